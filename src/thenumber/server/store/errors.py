"""What can go wrong with the store, each as a code and what fills in its sentence."""

from typing import Self


class StoreError(Exception):
    """What the store can't do: `code` names a message of the catalogue (`store-<code>`), the rest fills it in.

    `found` is what it is about, `right` what would be right, `reason` why in the words of the system below. None of
    them ever holds a password, a token or a tablet.

    Codes: `url`, `unwritable`, `not-ours`, `older`, `newer`, `old-postgres`, `encoding`, `pooler`, `unavailable`,
    `closed`, `refused`, `unknown-table`, `sequence-taken`, `sequence-gap`, `code-taken`, `game-taken`,
    `backup-missing`, `damaged`, `exists`, `in-use`, `served`.
    """

    def __init__(self, code: str, found: str = "", right: str = "", reason: str = "") -> None:
        super().__init__(code, found, right, reason)  # so that it can be pickled
        self.code = code
        self.found = found
        self.right = right
        self.reason = reason

    def __str__(self) -> str:
        right = f", right: {self.right}" if self.right else ""
        reason = f" ({self.reason})" if self.reason else ""
        return f"{self.code}: found {self.found!r}{right}{reason}"

    def again(self) -> Self:
        """The same for somebody else who waits: an exception that is raised twice grows two tracebacks."""
        return type(self)(self.code, self.found, self.right, self.reason)


class StoreUnavailableError(StoreError):
    """The database does not answer, or can't write. Whether an append was written is not known: read, or try again."""


class NewerDatabaseError(StoreError):
    """The database was written by a newer version of this program."""


class UnknownTableError(StoreError):
    """There is no such table, or no longer."""


class SequenceTakenError(StoreError):
    """Somebody else has written there: read what, and decide again. Nothing of the append was written."""


class SequenceGapError(StoreError):
    """The entry before is missing. Nothing of the append was written."""


class CodeTakenError(StoreError):
    """Another table has this code."""
