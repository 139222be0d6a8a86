"""Where the command `thenumber` begins: a plain `serve` loads nothing that it does not need, and starts at once."""

import gc
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import fields

from thenumber.cli.streams import settle_streams
from thenumber.server.settings import Settings, option_name

FLAGS: dict[str, tuple[str, str]] = {
    "--behind-proxy": ("behind_proxy", "true"),
    "--browser": ("browser", "true"),
    "--no-browser": ("browser", ""),
}
"""The setting that each option without a value stands for, and its value. One that is not listed starts more slowly."""
VALUES = {option_name(field.name): field.name for field in fields(Settings) if not isinstance(field.default, bool)}
"""The settings by their options that have a value."""


def main() -> None:
    options = plain_options(sys.argv[1:])
    if options is None:
        from thenumber.cli.main import main as whole_command

        whole_command()
        return
    settle_streams(silent=True)
    # Nothing that is loaded now is garbage; the server turns it on when it runs.
    gc.disable()
    with no_certificates():
        from thenumber.cli.serve import serve

    browser = bool(options.pop("browser", "true"))
    try:
        serve(options, browser=browser)
    except KeyboardInterrupt:
        sys.exit(130)


@contextmanager
def no_certificates() -> Iterator[None]:
    """Keep aiohttp from reading all the system's certificates when it is loaded: it needs them for clients only."""
    names = ("SSL_CERT_FILE", "SSL_CERT_DIR")
    before = {name: os.environ.get(name) for name in names}
    os.environ.update(dict.fromkeys(names, os.devnull))
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value


def plain_options(arguments: Sequence[str]) -> dict[str, str | None] | None:
    """The options of a `serve` that is as it should be; None for everything else, which the whole command explains.

    >>> plain_options(["serve", "--port", "80", "--data=/srv", "--no-browser"])
    {'port': '80', 'data': '/srv', 'browser': ''}
    >>> plain_options(["serve", "--help"]), plain_options(["serve", "--port"]), plain_options(["play"])
    (None, None, None)
    """
    if not arguments or arguments[0] != "serve":
        return None
    options: dict[str, str | None] = {}
    rest = list(arguments[1:])
    while rest:
        name, equals, value = rest.pop(0).partition("=")
        if name in FLAGS and not equals:
            options[FLAGS[name][0]] = FLAGS[name][1]
        elif name in VALUES and (equals or rest):
            options[VALUES[name]] = value if equals else rest.pop(0)
        else:
            return None
    return options
