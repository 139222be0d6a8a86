"""Who reaches the server: addresses, firewalls, and what was said about a proxy."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from urllib.parse import urlsplit

from thenumber.server.doctor.finding import Finding, good, hint
from thenumber.server.settings import Settings
from thenumber.server.web.addresses import EVERYWHERE, base_urls, is_loopback

FIREWALLS = {
    "ufw": "doctor-firewall-ufw",
    "firewalld": "doctor-firewall-firewalld",
    "nftables": "doctor-firewall-nftables",
}
"""The firewalls that are known, in the order in which they are looked for: the first two use the third."""


def look_at_addresses(settings: Settings, found: Iterable[str]) -> Finding:
    """Who reaches the server, if the machine has these addresses."""
    urls = tuple(f"{url}/" for url in base_urls(settings, settings.port, found))
    if settings.public_url:
        return good("doctor-address-public", url=settings.public_url)
    if not all(is_loopback(urlsplit(url).hostname or "") for url in urls):
        return good("doctor-addresses", addresses=urls)
    if settings.behind_proxy:
        return good("doctor-addresses-proxy")
    code = "doctor-addresses-none" if settings.host in EVERYWHERE else "doctor-addresses-loopback"
    return hint(code, addresses=urls)


def look_at_firewall(settings: Settings, running: str) -> Finding | None:
    """What to do about the firewall that runs, one of `FIREWALLS` or nothing. It does not matter who asks from the same
    machine."""
    if is_loopback(settings.host):
        return None
    return hint(FIREWALLS[running], port=str(settings.port)) if running else good("doctor-firewall-none")


def running_firewall(root: Path = Path("/")) -> str:
    """The firewall that is on, as far as it can be seen without being root; nothing if there is none."""
    ufw = _text(root / "etc/ufw/ufw.conf")
    if any(line.replace(" ", "").lower() == "enabled=yes" for line in ufw.splitlines()):
        return "ufw"
    if any(_text(comm).strip() == "firewalld" for comm in (root / "proc").glob("[0-9]*/comm")):
        return "firewalld"
    enabled = (root / "etc/systemd/system").glob("*.wants/nftables.service")
    return "nftables" if any(enabled) else ""


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""


def look_at_proxy_settings(settings: Settings) -> Iterator[Finding]:
    """What was said about a proxy and does not go together."""
    if settings.behind_proxy and not is_loopback(settings.host):
        yield hint("doctor-proxy-forged")
    if settings.behind_proxy and not settings.public_url:
        yield hint("doctor-proxy-no-url")
    if not settings.behind_proxy and (settings.public_url or "").startswith("https:"):
        yield hint("doctor-proxy-unsaid", url=settings.public_url or "")
