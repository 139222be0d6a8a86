"""What is wrong with a text: where, what was found there, and what would be right."""

QUOTED = 40
"""The most characters of a text that an error quotes."""


class RecordError(ValueError):
    """A text that can't be read, or that contradicts the rules.

    `code` names a message of the translation catalogue (`record-<code>`), the rest fills it in: what was `found`,
    what would be `right`, the true `verdict` where a mark is wrong, and where: `line` and `column`, from 1.
    """

    def __init__(
        self, code: str, found: str = "", right: str = "", verdict: str = "", line: int = 1, column: int = 1
    ) -> None:
        super().__init__(code, found, right, verdict, line, column)  # so that it can be pickled
        self.code = code
        self.found = found if len(found) <= QUOTED else found[: QUOTED - 1] + "…"
        self.right = right
        self.verdict = verdict
        self.line = line
        self.column = column

    def __str__(self) -> str:
        verdict = f" ({self.verdict})" if self.verdict else ""
        return (
            f"line {self.line}, column {self.column}: {self.code}: found {self.found!r}, right: {self.right}{verdict}"
        )
