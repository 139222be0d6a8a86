"""Which version this is, looked up once: it is a search through the installed packages."""

from importlib.metadata import version

VERSION = version("thenumber")
