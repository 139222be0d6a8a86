#!/usr/bin/env python
"""One script, two commands, nothing to install first: `python3 go.py` plays, `python3 go.py test` tests.

    python3 go.py [ARGUMENTS]      installs The Number into .venv, once, and runs `thenumber ARGUMENTS`
    python3 go.py test [--strict]  installs what the tests need and runs them all; --strict allows no skipped test

Standard library only, and written so that even a very old Python understands it well enough to say what is missing.
"""

from __future__ import print_function

import os
import subprocess
import sys

OLDEST = (3, 11)
NEWER = ["python3.%d" % minor for minor in (14, 13, 12, 11)]
HERE = os.path.dirname(os.path.abspath(__file__))
VENV = os.path.join(HERE, ".venv")
PYTHON = os.path.join(VENV, "bin", "python")
CONSTRAINTS = os.path.join(HERE, "constraints.txt")


def main(arguments):
    if sys.version_info < OLDEST:
        use_newer_python()
    if arguments[:1] == ["test"]:
        install("test")
        return test(strict="--strict" in arguments[1:])
    install("play")
    command = os.path.join(VENV, "bin", "thenumber")
    os.execv(command, [command] + (arguments or ["play"]))


def use_newer_python():
    """Go on with a newer Python of this machine, if it has one."""
    for name in NEWER:
        for folder in os.environ.get("PATH", "").split(os.pathsep):
            candidate = os.path.join(folder, name)
            if os.access(candidate, os.X_OK) and not subprocess.call([candidate, "-c", ""]):
                os.execv(candidate, [candidate, os.path.abspath(__file__)] + sys.argv[1:])
    stop(
        "The Number needs Python %d.%d or newer; this is Python %d.%d." % (OLDEST + sys.version_info[:2]),
        "On macOS: brew install python3    On Debian or Ubuntu: sudo apt install python3    Else: python.org/downloads",
    )


def stop(*lines):
    for line in lines:
        print(line, file=sys.stderr)
    sys.exit(1)


def install(purpose):
    """Bring .venv up to date, unless the stamp says that it is."""
    import hashlib

    digest = hashlib.sha256(sys.version.encode())
    for name in ("pyproject.toml", "constraints.txt"):
        with open(os.path.join(HERE, name), "rb") as file:
            digest.update(file.read())
    wanted = digest.hexdigest()
    if any(read(stamp(done)) == wanted for done in {purpose, "test"}) and os.path.exists(PYTHON):
        return
    print("Setting up The Number in .venv, once ...", file=sys.stderr)
    make_venv()
    tree = HERE + "[test]" if purpose == "test" else HERE
    pip = [PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    if subprocess.call(pip + ["--constraint", CONSTRAINTS, "--editable", tree]):
        stop("Installing failed; pip said why above. Without a network the first start can't work.")
    with open(stamp(purpose), "w") as file:
        file.write(wanted)


def stamp(purpose):
    return os.path.join(VENV, "installed-for-" + purpose)


def read(path):
    if not os.path.exists(path):
        return ""
    with open(path) as file:
        return file.read()


def make_venv():
    """A fresh Debian has Python without venv: root installs it on the way, everybody else is told how."""
    package = "python%d.%d-venv" % sys.version_info[:2]
    command = [sys.executable, "-m", "venv", "--clear", VENV]
    try:
        import ensurepip  # noqa: F401
    except ImportError:
        if os.geteuid() or subprocess.call("apt-get update -qq && apt-get install -y -qq " + package, shell=True):
            stop("This Python comes without venv. On Debian or Ubuntu: sudo apt install " + package)
    if subprocess.call(command):
        stop("Making the virtual environment .venv failed; the lines above say why.")


def test(strict):
    """Everything that must hold, one step after the other; all are run even if one fails."""
    tool = lambda name, *rest: (name, [os.path.join(VENV, "bin", name)] + list(rest))
    steps = [
        tool("ruff", "check", "--quiet"),
        ("ruff format", [os.path.join(VENV, "bin", "ruff"), "format", "--check", "--quiet"]),
        tool("mypy"),
        tool("lint-imports"),
        tool("pytest", "-q", "-n", "auto", *(["--strict-skips"] if strict else [])),
    ]
    failed = []
    for name, command in steps:
        print("--- " + name, flush=True)
        if subprocess.call(command, cwd=HERE):
            failed.append(name)
    print("--- " + ("FAILED: " + ", ".join(failed) if failed else "all passed: " + ", ".join(name for name, _ in steps)))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
