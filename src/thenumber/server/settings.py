"""How the server is set up: options of the command, then `THENUMBER_...` variables, then what is usual."""

import ipaddress
import re
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any
from urllib.parse import SplitResult, urlsplit

from thenumber.server.store.address import file_url, parse_address
from thenumber.server.store.errors import StoreError

PREFIX = "THENUMBER_"
DATABASE_FILE = "thenumber.sqlite"
LOG_LEVELS = ("debug", "info", "warning", "error")
LOG_FORMATS = ("text", "json")
"""The forms of the log: lines for people, or one JSON object a line."""
METRICS = ("local", "all", "off")
"""Who may see the metrics: who asks from this machine, everybody, nobody."""
YES, NO = ("1", "true", "yes", "on"), ("0", "false", "no", "off")
LAST_PORT = 65_535
SHORTEST_RETENTION, LONGEST_RETENTION = 0.1, 36_500
"""The shortest and the longest retention, in days. A table must not go while its people are at dinner."""
SHORTEST_PASSWORD = 12
"""The fewest characters of the password of the host's page: from one address it can be guessed 1,450 times a day."""
MOST_WORKERS = 64
MOST_PROCESSES = 64

HOST_NAME = re.compile(r"[A-Za-z0-9]([A-Za-z0-9._-]*[A-Za-z0-9])?")
PATH_PART = re.compile(r"(?!\.{1,2}$)[A-Za-z0-9._~-]+")
DEFAULT_PORTS = {"http": 80, "https": 443}


class SettingsError(ValueError):
    """A setting that can't be: `code` names a message of the catalogue (`settings-<code>`), the rest fills it in.

    `name` is what the person wrote the value to, `--port` or `THENUMBER_PORT`; `found` never holds a password.
    """

    def __init__(self, code: str, name: str, found: str, right: str) -> None:
        super().__init__(code, name, found, right)  # so that it can be pickled
        self.code = code
        self.name = name
        self.found = found
        self.right = right

    def __str__(self) -> str:
        return f"{self.name}: {self.code}: found {self.found!r}, expected {self.right}"


@dataclass(frozen=True, slots=True)
class Settings:
    data: Path
    """The one directory that the server writes to."""
    host: str = "0.0.0.0"  # noqa: S104 phones in the same network are what it is for
    port: int = 8080
    """The port to listen on; 0 takes any free one."""
    database: str | None = None
    """The URL of a database; `None` is SQLite in the data directory."""
    public_url: str | None = None
    """The URL by which the world reaches the server, with the base path, without a slash at the end."""
    base_path: str = ""
    """The path that stands before every other: nothing, or `/x/y`. A proxy passes it on as it is."""
    behind_proxy: bool = False
    """Whether to believe what the proxy in front says about who is asking."""
    retention_days: float = 30.0
    """The days for which a table that nobody touches is kept."""
    workers: int = 2
    """How many processes think for the bots."""
    processes: int = 1
    """How many processes tables live in. With one, the same process also accepts connections and does HTTP."""
    small: bool = False
    """Whether it has to fit a machine with little memory: one worker unless more are asked for, only bots that need no
    solver, and one process for reviews and tips together, which ends soon."""
    log_level: str = "info"
    log_format: str = "text"
    """The form of the log, one of `LOG_FORMATS`."""
    metrics: str = "local"
    """Who may see the metrics, one of `METRICS`."""
    admin_password_file: Path | None = None
    """The file whose first line is the password of the host's page; `None` is no password."""
    limits: bool = True
    """Whether rate limits hold; off only to measure the server."""

    @property
    def database_url(self) -> str:
        return self.database or file_url(self.data / DATABASE_FILE)

    def __repr__(self) -> str:
        """As a dataclass shows itself, without the password of the database: this ends up in logs."""
        shown = {field.name: getattr(self, field.name) for field in fields(self)}
        if self.database:
            shown["database"] = without_password(self.database)
        return f"Settings({', '.join(f'{name}={value!r}' for name, value in shown.items())})"


def settings_from(options: Mapping[str, str | None], environment: Mapping[str, str]) -> Settings:
    """The settings that the options ask for, and where they say nothing the environment.

    An empty variable is none: that is how compose files leave one out.

    >>> settings_from({"port": "80", "data": "/srv"}, {"THENUMBER_PORT": "81", "THENUMBER_BASE_PATH": "number/"})
    ... # doctest: +ELLIPSIS
    Settings(data=PosixPath('/srv'), host='0.0.0.0', port=80, ..., base_path='/number', ...)
    """
    for name in options:
        if name not in READERS:
            raise SettingsError("unknown", option_name(name), name, ", ".join(READERS))
    given: dict[str, Any] = {}
    for name, read in READERS.items():
        option, variable = options.get(name), environment.get(variable_name(name))
        if option is not None:
            given[name] = read(option_name(name), option)
        elif variable:
            given[name] = read(variable_name(name), variable)
    if "data" not in given:
        given["data"] = default_data_dir(environment)
    if given.get("small"):
        given.setdefault("workers", 1)
    return _with_one_base_path(Settings(**given), "base_path" in given)


def option_name(name: str) -> str:
    return "--" + name.replace("_", "-")


def variable_name(name: str) -> str:
    return PREFIX + name.upper()


def default_data_dir(environment: Mapping[str, str], platform: str = sys.platform) -> Path:
    """The directory where programs keep their data, by the custom of the system.

    >>> default_data_dir({"HOME": "/home/ada"}, "linux"), default_data_dir({"HOME": "/Users/ada"}, "darwin")
    (PosixPath('/home/ada/.local/share/thenumber'), PosixPath('/Users/ada/Library/Application Support/thenumber'))
    """
    asked = environment.get("XDG_DATA_HOME", "")
    if asked.startswith("/"):  # the XDG standard: a relative one is to be ignored
        return Path(asked) / "thenumber"
    home = environment.get("HOME", "")
    if not home.startswith("/"):
        raise SettingsError("no-home", option_name("data"), home, "DIRECTORY")
    if platform == "darwin":
        return Path(home) / "Library" / "Application Support" / "thenumber"
    return Path(home) / ".local" / "share" / "thenumber"


def without_password(url: str) -> str:
    """The URL fit to be shown. Where it is not clear what a password is, more is hidden rather than less.

    >>> without_password("postgresql://ada:p@ss/w@db.example/number?sslmode=require&password=x")
    'postgresql://ada:***@db.example/number?sslmode=require&password=***'
    """
    url = re.sub(r"(?i)(pass[a-z]*=)[^&]*", r"\1***", url)
    start, found, rest = url.rpartition("@")
    if not found:
        return url
    scheme, slashes, user = start.partition("://")
    named = re.match(r"[^:/?#@]*", user)
    return (f"{scheme}://{named[0] if named else ''}:***@" if slashes else "***@") + rest


def _with_one_base_path(settings: Settings, asked: bool) -> Settings:
    """The settings with public URL and base path each completed by the other."""
    if settings.public_url is None:
        return settings
    path = urlsplit(settings.public_url).path
    if not asked:
        return replace(settings, base_path=path)
    if not path:
        return replace(settings, public_url=settings.public_url + settings.base_path)
    if path != settings.base_path:
        raise SettingsError("base-path-differs", option_name("base_path"), settings.base_path, path)
    return settings


def _read_data(name: str, text: str) -> Path:
    if not text.strip() or re.search(r"[\0\ud800-\udfff]", text):  # bytes that are no UTF-8 can't stand in a URL
        raise SettingsError("bad-data", name, text, "DIRECTORY")
    path = Path(text).expanduser() if text.startswith("~/") else Path(text)
    if obstacle := _obstacle(path):
        raise SettingsError("bad-data", name, str(obstacle), "DIRECTORY")
    return path


def _obstacle(path: Path) -> Path | None:
    """The place that is in the way of a directory: it is there and no directory. What is not there yet will be made."""
    try:
        existing = next((place for place in (path, *path.parents) if place.exists()), None)
    except OSError:  # it can't even be looked at: whoever makes it will say why
        return None
    return existing if existing and not existing.is_dir() else None


def _read_host(name: str, text: str) -> str:
    host = text[1:-1] if text.startswith("[") and text.endswith("]") else text
    if not HOST_NAME.fullmatch(host) and not _is_address(host):
        raise SettingsError("bad-host", name, text, "0.0.0.0")  # noqa: S104 an example
    return host


def _is_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def _whole(least: int, most: int, code: str) -> Callable[[str, str], int]:
    def read(name: str, text: str) -> int:
        if not re.fullmatch(r"[0-9]{1,9}", text) or not least <= int(text) <= most:
            raise SettingsError(code, name, text, f"{least}-{most}")
        return int(text)

    return read


def _read_database(name: str, text: str) -> str:
    """A URL that the store understands. An error quotes nothing but the scheme: behind it a password may stand."""
    try:
        parse_address(text)
    except StoreError as error:
        raise SettingsError("bad-database", name, f"{error.found}…", error.right) from None
    return text


def _read_public_url(name: str, text: str) -> str:
    """The address without what browsers leave out: a usual port, capitals in the host, a slash at the end."""
    wrong = SettingsError("bad-public-url", name, without_password(text), "https://example.org/number")
    url = _split(text)
    if url is None or url.scheme not in DEFAULT_PORTS or not url.hostname or set("?#@") & set(text):
        raise wrong
    host = url.hostname
    if not HOST_NAME.fullmatch(host) and not _is_address(host):
        raise wrong
    host = f"[{host}]" if ":" in host else host
    port = "" if url.port in (None, DEFAULT_PORTS[url.scheme]) else f":{url.port}"
    try:
        return f"{url.scheme}://{host}{port}{_read_base_path(name, url.path)}"
    except SettingsError:
        raise wrong from None


def _split(text: str) -> SplitResult | None:
    """The parts of a URL; `None` if it is none."""
    if re.search(r"[\s\x00-\x1f]", text):  # urlsplit drops some of them silently
        return None
    try:
        url = urlsplit(text)
        _ = url.port  # raises when it is none
    except ValueError:
        return None
    return url


def _read_base_path(name: str, text: str) -> str:
    parts = [part for part in text.split("/") if part]
    if not all(PATH_PART.fullmatch(part) for part in parts):
        raise SettingsError("bad-base-path", name, text, "/number")
    return "".join(f"/{part}" for part in parts)


def _read_flag(name: str, text: str) -> bool:
    if text.lower() not in YES + NO:
        raise SettingsError("bad-flag", name, text, "true, false")
    return text.lower() in YES


def _read_retention(name: str, text: str) -> float:
    days = float(text) if re.fullmatch(r"[0-9]{1,6}(\.[0-9]{1,6})?", text) else 0.0
    if not SHORTEST_RETENTION <= days <= LONGEST_RETENTION:
        raise SettingsError("bad-retention", name, text, f"{SHORTEST_RETENTION}-{LONGEST_RETENTION}")
    return days


def _one_of(words: Sequence[str], code: str) -> Callable[[str, str], str]:
    def read(name: str, text: str) -> str:
        if text.lower() not in words:
            raise SettingsError(code, name, text, ", ".join(words))
        return text.lower()

    return read


def _read_password_file(name: str, text: str) -> Path:
    """A file with a password. An error quotes nothing: somebody may have written the password itself there."""
    path = Path(text)
    if password_in(path) is None:
        raise SettingsError("bad-password-file", name, "", str(SHORTEST_PASSWORD))
    return path


def password_in(path: Path) -> str | None:
    """The password that a file holds, its first line; `None` if there is none, or it is too short."""
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except (OSError, ValueError):  # not there, not to be read, or no text
        return None
    return lines[0] if lines and len(lines[0]) >= SHORTEST_PASSWORD else None


READERS: dict[str, Callable[[str, str], Any]] = {
    "host": _read_host,
    "port": _whole(0, LAST_PORT, "bad-port"),
    "data": _read_data,
    "database": _read_database,
    "public_url": _read_public_url,
    "base_path": _read_base_path,
    "behind_proxy": _read_flag,
    "retention_days": _read_retention,
    "workers": _whole(1, MOST_WORKERS, "bad-workers"),
    "processes": _whole(1, MOST_PROCESSES, "bad-processes"),
    "small": _read_flag,
    "log_level": _one_of(LOG_LEVELS, "bad-log-level"),
    "log_format": _one_of(LOG_FORMATS, "bad-log-format"),
    "metrics": _one_of(METRICS, "bad-metrics"),
    "admin_password_file": _read_password_file,
    "limits": _read_flag,
}
"""The functions that make the value of each setting from a text, by its name."""
