"""Who may use the host's page: whoever knows the password, or, where there is none, whoever sits at this machine.

Without a password everything must speak for somebody at this very machine: the connection comes from it, nothing says
that it passes on what somebody else asks, the browser asked for this machine by a name that means nothing else, and the
server was told neither of a proxy nor of a public URL. Otherwise there is no such page. With a password it is asked of
everybody, and whoever has it gets a token for some hours. The token is made of the password and can be checked without
remembering it: so it holds at every node with the same password, and after a restart.
"""

import hashlib
import hmac
import secrets
from enum import Enum
from functools import cached_property

from aiohttp import web

from thenumber.server.settings import Settings, password_in
from thenumber.server.store.errors import StoreError
from thenumber.server.web.addresses import is_loopback
from thenumber.server.web.headers import client_address, is_forwarded
from thenumber.server.web.hosts import name_and_port

SESSION_SECONDS = 12 * 3600
"""The seconds for which a token holds."""
SALT = b"the host's page of The Number"
"""The salt of the key that tokens are made with: the same at all nodes."""


class Way(Enum):
    """How somebody may come to the host's page."""

    NONE = "none"
    """There is no such page for whoever asks."""
    PASSWORD = "password"  # noqa: S105 the word itself
    LOCAL = "local"
    """From this machine, without a password."""


class Access:
    """Who may use the host's page of this server."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._password = password_in(settings.admin_password_file) if settings.admin_password_file else None
        if settings.admin_password_file and self._password is None:  # it was there when the settings were read
            raise StoreError("unwritable", str(settings.admin_password_file))

    def way(self, request: web.Request) -> Way:
        """How whoever asks may come in."""
        if self._password is not None:
            return Way.PASSWORD
        return Way.LOCAL if self._is_local(request) else Way.NONE

    def _is_local(self, request: web.Request) -> bool:
        if self._settings.behind_proxy or self._settings.public_url:
            return False
        if is_forwarded(request.headers) or any(name.lower().startswith("x-forwarded-") for name in request.headers):
            return False
        if not request.raw_path.startswith("/"):  # as one asks a proxy, with another host than that of the header
            return False
        host = request.headers.get("Host")
        asked_for = bool(host) and is_loopback(name_and_port(host or "")[0])
        return asked_for and is_loopback(client_address(request.remote, request.headers, behind_proxy=False))

    def is_password(self, text: str) -> bool:
        """Whether this is the password. It takes as long for every other one."""
        mine, theirs = (hashlib.sha256((one or "").encode("utf-8", "surrogatepass")) for one in (self._password, text))
        return self._password is not None and hmac.compare_digest(mine.digest(), theirs.digest())

    def new_token(self, now: float) -> str:
        """A token for who knows the password; `now` is in seconds since the epoch, as all nodes have it."""
        until = f"{round(now + SESSION_SECONDS)}-{secrets.token_hex(8)}"
        return f"{until}-{self._proof(until)}"

    def is_token(self, token: str, now: float) -> bool:
        """Whether this is a token that holds."""
        until, _, proof = token.rpartition("-")
        seconds = until.partition("-")[0]
        right = hmac.compare_digest(self._proof(until).encode(), proof.encode("utf-8", "surrogatepass"))
        return right and seconds.isascii() and seconds.isdigit() and now < int(seconds)

    def _proof(self, until: str) -> str:
        return hmac.new(self._key, until.encode("utf-8", "surrogatepass"), hashlib.sha256).hexdigest()

    @cached_property
    def _key(self) -> bytes:
        """Slow to make, so that a token does not help anybody who tries many passwords."""
        return hashlib.scrypt((self._password or "").encode(), salt=SALT, n=2**14, r=8, p=1, maxmem=64 << 20)
