"""The port: free, served by this program already, or taken, and by whom."""

import errno
import http.client
import json
import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from thenumber.server.doctor.finding import Finding, good, wrong
from thenumber.server.settings import Settings
from thenumber.server.web.addresses import EVERYWHERE

PRIVILEGED = 1024
"""The first port that everybody may open, usually."""
ANSWER_SECONDS = 2.0
LISTENING = "0A"
"""The state of a socket that listens, in `/proc/net/tcp`."""


def look_at_port(settings: Settings) -> Finding:
    """Open the port for a moment, as the server would."""
    host, port = settings.host, settings.port
    if port == 0:
        return good("doctor-port-any")
    try:
        family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.create_server(address[:2], family=family):
            return good("doctor-port-free", port=str(port))
    except OSError as error:
        if error.errno == errno.EACCES and port < PRIVILEGED:
            return wrong("doctor-port-privileged", port=str(port))
        if error.errno != errno.EADDRINUSE:
            return wrong("doctor-port-refused", port=str(port), host=host, reason=error.strerror or str(error))
    if version := _version_there(settings):
        return good("doctor-port-served", port=str(port), version=version)
    holder = port_holder(port)
    if holder:
        return wrong("doctor-port-taken-by", port=str(port), process=holder)
    return wrong("doctor-port-taken", port=str(port))


def _version_there(settings: Settings) -> str:
    """The version of this program that answers at the port; nothing if another one does."""
    host = "127.0.0.1" if settings.host in EVERYWHERE else settings.host
    connection = http.client.HTTPConnection(host, settings.port, timeout=ANSWER_SECONDS)
    try:
        connection.request("GET", f"{settings.base_path}/version")
        said = json.loads(connection.getresponse().read(1024))
        return str(said["thenumber"])
    except (OSError, http.client.HTTPException, ValueError, LookupError, TypeError):
        return ""
    finally:
        connection.close()


def port_holder(port: int) -> str:
    """The program that listens at a port, with its process id, if it is one that we may look at; else nothing."""
    wanted = {f"socket:[{inode}]" for inode in _listening(port)}
    for process in Path("/proc").glob("[0-9]*") if wanted else ():
        with suppress(OSError):  # somebody else's, or just gone
            if any(str(file.readlink()) in wanted for file in (process / "fd").iterdir()):
                return f"{(process / 'comm').read_text().strip()} ({process.name})"
    return ""


def _listening(port: int) -> Iterator[str]:
    """The inodes of the sockets that listen at a port, on Linux."""
    for table in (Path("/proc/net/tcp"), Path("/proc/net/tcp6")):
        with suppress(OSError):
            for line in table.read_text().splitlines()[1:]:
                columns = line.split()
                if columns[3] == LISTENING and int(columns[1].rpartition(":")[2], 16) == port:
                    yield columns[9]
