"""What stands in the headers: what browsers may do with our pages, which pages may open a socket, and who is asking."""

import ipaddress
import re
from urllib.parse import urlsplit

from multidict import MultiMapping

from thenumber.server.settings import DEFAULT_PORTS, Settings

HOST = re.compile(r"(?P<name>[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?|\[[0-9A-Fa-f:.]+\])(?::(?P<port>[0-9]{1,5}))?")
ORIGIN = re.compile(rf"(?P<scheme>https?)://{HOST.pattern}")

FORWARDING = ("X-Forwarded-For", "X-Real-IP", "Forwarded", "Via")
"""The headers by which proxies and tunnels say that they are one."""
HSTS_SECONDS = 180 * 86_400
"""The seconds for which a browser asks for the public URL by https only, once it has seen it so."""

NOT_NEEDED = (
    "camera",
    "display-capture",
    "geolocation",
    "hid",
    "microphone",
    "midi",
    "payment",
    "serial",
    "usb",
)


def security_headers(settings: Settings, host: str | None = None) -> dict[str, str]:
    """The headers of every response; `host` is the request's own Host header, for the socket's address."""
    connect = " ".join(["'self'", *_socket_origins(settings, host)])
    policy = (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        f"connect-src {connect}",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
    strict = {"Strict-Transport-Security": f"max-age={HSTS_SECONDS}"} if _is_https(settings) else {}
    return strict | {
        "Content-Security-Policy": "; ".join(policy),
        "X-Content-Type-Options": "nosniff",
        # To nobody else where a table is. Not `no-referrer`: with it a form's own Origin would become "null".
        "Referrer-Policy": "same-origin",
        "Permissions-Policy": ", ".join(f"{feature}=()" for feature in NOT_NEEDED),
        "Cross-Origin-Opener-Policy": "same-origin",
        "Cross-Origin-Resource-Policy": "same-origin",
    }


def _is_https(settings: Settings) -> bool:
    return bool(settings.public_url and settings.public_url.startswith("https:"))


def _socket_origins(settings: Settings, host: str | None) -> list[str]:
    """The own origin as a socket spells it, for the Safaris to whom 'self' does not mean sockets (before 15.4).

    A host comes from outside: what is not plainly one never gets into the header. IPv6 can't stand in a policy.
    """
    if settings.public_url:
        url = urlsplit(settings.public_url)
        hosts, schemes = [url.netloc], ["wss" if url.scheme == "https" else "ws"]
    else:
        hosts, schemes = [host or ""], ["ws", "wss"] if settings.behind_proxy else ["ws"]
    return [f"{scheme}://{name}" for name in hosts if HOST.fullmatch(name) and "[" not in name for scheme in schemes]


def origin_allowed(
    origin: str | None, host: str | None, public_url: str | None = None, behind_proxy: bool = False
) -> bool:
    """Whether a socket may be opened by a page from `origin`: only by our own pages.

    Ours are those of the public URL, and those of the host that was asked. This server speaks plain http, so that must
    be the page's scheme, too; only a proxy in front may have made http of https, and then either is right.

    No Origin at all is allowed. Browsers send it with every socket, and pages can't leave it out; whoever does not is a
    program, and a program could as well write whatever we want to see. The header only keeps foreign pages from using
    what a browser adds by itself, and that is nothing: authority is a seat's token in a frame, never a cookie.
    """
    if origin is None:
        return True
    asked = _origin(origin)
    if asked is None:  # "null" is what a sandbox says
        return False
    if public_url and asked == _origin("{0.scheme}://{0.netloc}".format(urlsplit(public_url))):
        return True
    scheme = asked[0] if behind_proxy else "http"
    return asked == _origin(f"{scheme}://{host or ''}")


def _origin(text: str) -> tuple[str, str, int] | None:
    """Scheme, host and port; `None` if it is no origin of a web page."""
    match = ORIGIN.fullmatch(text.lower())
    return match and (match["scheme"], match["name"], int(match["port"] or DEFAULT_PORTS[match["scheme"]]))


def client_address(peer: str | None, headers: MultiMapping[str], behind_proxy: bool) -> str:
    """Who is asking, for limits: the other end of the connection, or behind a proxy whom the proxy says it speaks for.

    Every proxy adds to X-Forwarded-For at the end, be it in a line of its own; what stands before that the client may
    have written itself. Without a proxy it wrote all of it.
    """
    forwarded = headers.getall("X-Forwarded-For", []) if behind_proxy else []
    last = forwarded[-1].rpartition(",")[2].strip() if forwarded else ""
    return _address(last) or _address(peer or "") or ""


def is_forwarded(headers: MultiMapping[str]) -> bool:
    """Whether something in between says that it passes on what somebody else asks."""
    return any(name in headers for name in FORWARDING)


def _address(text: str) -> str | None:
    """An address without the port that some proxies add, and IPv4 as itself."""
    match = re.fullmatch(r"\[([^\]]*)\](?::[0-9]+)?|([0-9.]+):[0-9]+", text)
    try:
        found = ipaddress.ip_address((match[1] or match[2]) if match else text)
    except ValueError:
        return None
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped:
        found = found.ipv4_mapped
    return str(found)
