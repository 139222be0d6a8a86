"""What the operating system says is wrong, in the user's language."""

import errno
import os
import socket

from thenumber.cli.texts import text

_BY_NUMBER = {
    errno.ENOENT: "missing",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EISDIR: "directory",
    errno.ENOTDIR: "no-directory",
    errno.ENOTEMPTY: "not-empty",
    errno.EEXIST: "exists",
    errno.ENAMETOOLONG: "long-name",
    errno.ELOOP: "loop",
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EFBIG: "too-large",
    errno.EROFS: "read-only",
    errno.EIO: "damaged",
    errno.EBUSY: "busy",
    errno.ETXTBSY: "busy",
    errno.EMFILE: "many-files",
    errno.ENFILE: "many-files",
    errno.ENOMEM: "memory",
    errno.EBADF: "closed",
    errno.EPIPE: "closed",
    errno.ENXIO: "nobody-reads",
    errno.ECONNREFUSED: "refused",
    errno.ECONNRESET: "cut",
    errno.ETIMEDOUT: "silent",
    errno.EHOSTUNREACH: "unreachable",
    errno.ENETUNREACH: "unreachable",
    errno.EADDRINUSE: "taken",
    errno.EADDRNOTAVAIL: "foreign",
}
"""The messages `system-NAME` of the catalogue for the numbers of errors."""
_BY_WORDS = {os.strerror(number): name for number, name in _BY_NUMBER.items()}
_BY_SQLITE = {
    "SQLITE_CANTOPEN": "forbidden",
    "SQLITE_PERM": "forbidden",
    "SQLITE_READONLY": "read-only",
    "SQLITE_FULL": "full",
    "SQLITE_IOERR": "damaged",
    "SQLITE_CORRUPT": "corrupt",
    "SQLITE_BUSY": "busy",
    "SQLITE_LOCKED": "busy",
}
"""The same for the names of SQLite's errors, or for what these begin with."""
_BY_POSTGRES = {"LockNotAvailable": "busy"}
"""The same for the names of PostgreSQL's errors."""


def system_reason(error: OSError) -> str:
    """Why the system could not do something."""
    if isinstance(error, socket.gaierror) or isinstance(getattr(error, "os_error", None), socket.gaierror):
        return text("system-unknown-host")
    name = _BY_NUMBER.get(error.errno or 0)
    return text(f"system-{name}") if name else error.strerror or str(error)


def reason_in_words(reason: str) -> str:
    """The same for a reason that comes as the system's English words, or as the name of an error of a database."""
    name = _BY_WORDS.get(reason) or _BY_POSTGRES.get(reason)
    if name is None and reason.startswith("SQLITE_"):
        name = next((name for start, name in _BY_SQLITE.items() if reason.startswith(start)), None)
    return text(f"system-{name}") if name else reason
