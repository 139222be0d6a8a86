"""What the rulebook says to a caller who asks for something it does not know."""


class RulesError(ValueError):
    """Something that is not in the rules: a code, what was found, and what would be right."""

    def __init__(self, code: str, found: object, right: str) -> None:
        super().__init__(code, found, right)  # so that it can be pickled
        self.code = code
        self.found = str(found)
        self.right = right

    def __str__(self) -> str:
        return f"{self.code}: found {self.found!r}, expected {self.right}"
