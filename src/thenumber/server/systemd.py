"""Tells systemd that the server answers, where systemd has started it and wants to know (`Type=notify`)."""

import os
import socket
from contextlib import suppress

VARIABLE = "NOTIFY_SOCKET"
"""The variable of the environment that names the socket on which systemd listens."""


def tell_ready() -> None:
    """Say that the server answers from now on. Without systemd nothing happens."""
    address = os.environ.get(VARIABLE, "")
    if not address:
        return
    if address.startswith("@"):  # a socket without a file
        address = "\0" + address[1:]
    with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
        line.sendto(b"READY=1", address)
