"""Everything that is looked at, subject by subject, in the order in which a host would."""

from collections.abc import AsyncIterator

from thenumber.server.doctor.bots import look_at_solver, look_at_worker
from thenumber.server.doctor.database import look_at_database
from thenumber.server.doctor.finding import Finding
from thenumber.server.doctor.machine import (
    available_memory,
    is_synchronised,
    look_at_clock,
    look_at_data,
    look_at_disk,
    look_at_files,
    look_at_memory,
)
from thenumber.server.doctor.network import (
    look_at_addresses,
    look_at_firewall,
    look_at_proxy_settings,
    running_firewall,
)
from thenumber.server.doctor.port import look_at_port
from thenumber.server.doctor.proxy import look_at_proxy
from thenumber.server.settings import Settings
from thenumber.server.web.addresses import own_addresses


async def examine(settings: Settings) -> AsyncIterator[tuple[str, Finding]]:
    """Every finding with its subject, as soon as it is there. Its title is `subject-NAME` in the catalogue."""
    own, port = own_addresses(), look_at_port(settings)
    yield "network", port
    yield "network", look_at_addresses(settings, own)
    for finding in (
        look_at_firewall(settings, running_firewall()),
        *look_at_proxy_settings(settings),
        await look_at_proxy(settings, own, port_is_free=port.code == "doctor-port-free"),
    ):
        if finding:
            yield "network", finding
    for finding in look_at_database(settings):
        yield "database", finding
    for finding in (
        look_at_data(settings),
        look_at_disk(settings),
        look_at_memory(settings, available_memory()),
        look_at_files(),
        look_at_clock(is_synchronised()),
    ):
        if finding:
            yield "machine", finding
    compiled = False
    if not settings.small:  # where no bot needs it, and nobody compiles it before somebody asks for a review
        solver = look_at_solver(settings)
        compiled = solver.code == "doctor-compiled"
        yield "bots", solver
    yield "bots", await look_at_worker(compiled=compiled, small=settings.small)
