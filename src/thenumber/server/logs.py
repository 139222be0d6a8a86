"""What the server writes to its log, and how: for people, or one JSON object a line for programs."""

import json
import logging
import sys
import threading
import time
from collections import deque
from datetime import UTC, datetime
from typing import NamedTuple

FORMAT = "%(asctime)s %(levelname)s %(message)s"
USUAL = frozenset(logging.makeLogRecord({}).__dict__) | {"asctime", "message", "taskName"}
"""What every record has; all else is `extra`, the fields of a message."""


def set_up_logging(level: str, form: str = "text") -> None:
    """Log to standard error, from `debug`, `info`, `warning` or `error` on, as `text` or `json`."""
    logging.basicConfig(level=level.upper(), format=FORMAT)
    logging.getLogger().addHandler(ERRORS)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    # It writes requests that it can't read into the log, with all that is in them; our own failures we log ourselves.
    logging.getLogger("aiohttp.server").setLevel(logging.CRITICAL)
    if form == "json":
        for handler in logging.getLogger().handlers:
            handler.setFormatter(JsonFormatter())
        _log_what_python_prints()


class JsonFormatter(logging.Formatter):
    """One line of JSON a message: `time` (UTC), `level`, `logger`, `message`, its fields, and `traceback` if there is
    one."""

    def format(self, record: logging.LogRecord) -> str:
        said: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        said |= {name: value for name, value in record.__dict__.items() if name not in USUAL}
        if record.exc_info:
            said["traceback"] = self.formatException(record.exc_info)
        elif record.stack_info:
            said["traceback"] = record.stack_info
        return json.dumps(said, default=str)


MOST_ERRORS = 5
"""The most errors that are remembered."""


class LoggedError(NamedTuple):
    """That there was an error. What it says is left to the log: a message may hold anything."""

    where: str
    """The name of the logger."""
    kind: str
    """The name of the exception's class; empty if there was none."""
    at: float
    """When, by the monotonic clock."""


class ErrorCount(logging.Handler):
    """Counts the errors that this process logs, and remembers the last ones."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.count = 0
        self.last: deque[LoggedError] = deque(maxlen=MOST_ERRORS)

    def emit(self, record: logging.LogRecord) -> None:
        self.count += 1
        kind = record.exc_info[0].__name__ if record.exc_info and record.exc_info[0] else ""
        self.last.append(LoggedError(record.name, kind, time.monotonic()))


ERRORS = ErrorCount()


def _log_what_python_prints() -> None:
    """Warnings, and errors that nobody catches, are messages like all others."""
    log = logging.getLogger("python")
    logging.captureWarnings(True)

    def caught(error: BaseException | None, where: str) -> None:
        if error is not None:
            log.critical("an error ended %s", where, exc_info=error)

    sys.excepthook = lambda _, error, __: caught(error, "the process")
    threading.excepthook = lambda args: caught(args.exc_value, "a thread")
    sys.unraisablehook = lambda args: caught(args.exc_value, "what nobody waits for")
