"""Tests that need Ray are not there where it is not installed: `make cluster-test` installs and runs them."""

from importlib.util import find_spec

collect_ignore_glob = [] if find_spec("ray") else ["test_*.py"]
