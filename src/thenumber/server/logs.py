"""What the server writes to its log, and how."""

import logging

FORMAT = "%(asctime)s %(levelname)s %(message)s"


def set_up_logging(level: str) -> None:
    """Log to standard error, from `debug`, `info`, `warning` or `error` on."""
    logging.basicConfig(level=level.upper(), format=FORMAT)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    # It writes requests that it can't read into the log, with all that is in them; our own failures we log ourselves.
    logging.getLogger("aiohttp.server").setLevel(logging.CRITICAL)
