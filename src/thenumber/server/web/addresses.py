"""Where phones in the same network reach this server, and the QR code that takes them there."""

import ipaddress
import socket
import struct
import sys
from collections.abc import Iterable
from contextlib import suppress

from thenumber.server.settings import DEFAULT_PORTS, Settings

JOIN_PATH = "t"
EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 compared with, not bound to
FAR_AWAY = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET, "203.0.113.1"), (socket.AF_INET6, "2001:db8::1"))
"""Addresses that are reserved for documentation. Nobody has them, but the route there shows which of our own addresses
we would leave by."""
SIOCGIFFLAGS, SIOCGIFADDR, IFREQ, IFF_UP, IFF_RUNNING = 0x8913, 0x8915, "16s24x", 1, 64
"""Linux's own: to ask an interface what state it is in and which IPv4 address it has."""

HALF_BLOCKS = {(True, True): "█", (True, False): "▀", (False, True): "▄", (False, False): " "}
QUIET = 4
"""The width of the quiet zone round a QR code, in modules, as its standard wants."""


def own_addresses() -> list[str]:
    """The addresses of this machine, those first by which it would reach the world. Sends nothing, needs no network.

    The host's name is looked up only if there is nothing else: without a network that can take many seconds.
    """
    found = [address for address in (_leaving_to(*target) for target in FAR_AWAY) if address]
    found += _interface_addresses()
    if all(_rank(address) is None or ipaddress.ip_address(address).is_loopback for address in found):
        with suppress(OSError):  # a machine need not know its own name
            found += [str(entry[4][0]) for entry in socket.getaddrinfo(socket.gethostname(), None)]
    return list(dict.fromkeys(found))


def _leaving_to(family: int, target: str) -> str | None:
    """The own address by which a packet would leave. Connecting a UDP socket only chooses a route: nothing is sent."""
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((target, 9))
            return str(probe.getsockname()[0])
    except OSError:  # no such route, or no such protocol
        return None


def _interface_addresses() -> list[str]:
    """IPv4 addresses of the interfaces that are up: a machine in a VPN has others than the one it leaves by."""
    if sys.platform != "linux":
        return []
    import fcntl  # no other system need have it

    try:
        names = [name for _, name in socket.if_nameindex()]
    except OSError:  # a hardened service may not ask (systemd: RestrictAddressFamilies without AF_NETLINK)
        return []
    found = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as any_socket:
        for name in names:
            asked = struct.pack(IFREQ, name.encode())
            with suppress(OSError):  # it has no address, or has gone
                (flags,) = struct.unpack_from("H", fcntl.ioctl(any_socket, SIOCGIFFLAGS, asked), 16)
                address = fcntl.ioctl(any_socket, SIOCGIFADDR, asked)[20:24]
                if flags & IFF_UP and flags & IFF_RUNNING:
                    found.append(socket.inet_ntoa(address))
    return found


def reachable(addresses: Iterable[str]) -> list[str]:
    """Those that a phone can use, best first: of the local network, of the world, link-local; IPv4 before IPv6.

    Loopback is given only if there is nothing else: then this machine can play at least with itself.

    >>> reachable(["127.0.0.1", "fd00::2", "169.254.7.7", "192.168.1.7", "fe80::1", "0.0.0.0"])
    ['192.168.1.7', 'fd00::2', '169.254.7.7']
    """
    ranked = [(rank, address) for address in dict.fromkeys(addresses) if (rank := _rank(address))]
    ranked.sort(key=lambda entry: entry[0])  # stable: what was found first stays first
    outside = [address for _, address in ranked if not ipaddress.ip_address(address).is_loopback]
    return outside or [address for _, address in ranked]


def _rank(address: str) -> tuple[int, int] | None:
    """How good an address is, the lower the better; `None` if it is of no use to a browser elsewhere."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return None
    if found.is_unspecified or found.is_multicast or (found.version == 6 and found.is_link_local):
        return None  # the last: it needs the name of the phone's own interface, which no browser takes
    if found.is_loopback:
        kind = 3
    elif found.is_link_local:
        kind = 2
    else:
        kind = 0 if found.is_private else 1
    return kind, found.version


def is_loopback(host: str) -> bool:
    """Whether a name or an address means the machine itself.

    >>> [is_loopback(host) for host in ("localhost", "127.0.0.1", "::1", "192.168.1.7", "a.example")]
    [True, True, True, False, False]
    """
    try:
        return host.lower() == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def base_urls(settings: Settings, port: int, found: Iterable[str]) -> list[str]:
    """Where the server is reached, best first: the public URL, or what was `found` of the machine's own addresses.

    `port` is the one that was bound in the end.
    """
    if settings.public_url:
        return [settings.public_url]
    if settings.host not in EVERYWHERE:
        return [base_url(settings.host, port, settings.base_path)]
    usable = reachable(address for address in found if settings.host == "::" or ":" not in address)
    return [base_url(address, port, settings.base_path) for address in usable or ["127.0.0.1"]]


def base_url(host: str, port: int, base_path: str = "") -> str:
    """
    >>> base_url("192.168.1.7", 8080, "/number"), base_url("fd00::2", 80)
    ('http://192.168.1.7:8080/number', 'http://[fd00::2]')
    """
    host = f"[{host}]" if ":" in host else host
    return f"http://{host}{'' if port == DEFAULT_PORTS['http'] else f':{port}'}{base_path}"


def join_url(base: str, code: str) -> str:
    """The link to a table.

    >>> join_url("http://192.168.1.7:8080/number", "KDWTXM")
    'http://192.168.1.7:8080/number/t/KDWTXM'
    """
    return f"{base}/{JOIN_PATH}/{code}"


def qr_lines(text: str, encoding: str = "utf-8") -> list[str]:
    """A QR code for a terminal: two rows of modules a line where the encoding has half blocks, else two signs a module.

    What is drawn is the light part: as it stands this is right where letters are light on dark, and everywhere if
    printed as white on black.
    """
    import segno  # takes a tenth of a second, and not every start shows a code

    code = segno.make_qr(text, error="l")
    light = [[not module for module in row] for row in code.matrix_iter(border=QUIET)]
    try:
        "".join(HALF_BLOCKS.values()).encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return ["".join("##" if module else "  " for module in row) for row in light]
    if len(light) % 2:
        light.append([False] * len(light[0]))
    return [
        "".join(map(HALF_BLOCKS.__getitem__, zip(upper, lower, strict=True)))
        for upper, lower in zip(light[::2], light[1::2], strict=True)
    ]
