#!/usr/bin/env python
"""One script, two commands, nothing to install first: `python3 go.py` serves the game, `python3 go.py test` tests it.

    python3 go.py                  installs The Number into .venv, once, starts the server and opens the browser
    python3 go.py ARGUMENTS        the same for `thenumber ARGUMENTS`
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
SYSTEM_PACKAGES = [
    ("initdb", "postgresql"),
    ("chromium", "chromium fonts-noto-cjk"),
    ("chromium-headless-shell", "chromium-headless-shell"),
    ("pgbouncer", "pgbouncer"),
    ("faketime", "faketime"),
    ("cc", "gcc libc6-dev"),
    ("git", "git"),
    ("nginx", "nginx-light"),
    ("haproxy", "haproxy"),
    ("caddy", "caddy"),
    ("promtool", "prometheus"),
    ("systemd-analyze", "systemd"),
]
BIN = os.path.join(VENV, "bin")
COMPILER = "thenumber.server.thinking.compile_main"
"""The module whose `main()` compiles what the strongest bots need, unless that was done before."""


def main(arguments):
    if os.name != "posix":
        stop("The Number runs on Linux and macOS; on Windows, use the Windows Subsystem for Linux.")
    if sys.version_info < OLDEST:
        use_newer_python()
    if arguments[:1] == ["test"]:
        return test(strict="--strict" in arguments[1:])
    install("play")
    make_page()
    if (arguments or ["serve"])[0] == "serve" and "--small" not in arguments:
        begin_to_compile()
    command = os.path.join(BIN, "thenumber")
    os.execv(command, [command] + (arguments or ["serve"]))


def use_newer_python():
    """Go on with a newer Python of this machine, if it has one."""
    for name in NEWER:
        for folder in os.environ.get("PATH", "").split(os.pathsep):
            candidate = os.path.join(folder, name)
            if os.access(candidate, os.X_OK) and works(candidate):
                os.execv(candidate, [candidate, os.path.abspath(__file__)] + sys.argv[1:])
    stop(
        "The Number needs Python %d.%d or newer, and this is %d.%d: try `brew install python3` on macOS, "
        "`sudo apt install python3` on Debian or Ubuntu, or python.org/downloads." % (OLDEST + sys.version_info[:2])
    )


def works(candidate):
    """Some systems keep placeholders for Pythons that are not there."""
    with open(os.devnull, "w") as nowhere:
        return subprocess.call([candidate, "-c", ""], stdout=nowhere, stderr=nowhere) == 0


def stop(sentence):
    print(sentence, file=sys.stderr)
    sys.exit(1)


def install(purpose):
    """Bring .venv up to date, unless its stamp says that it is. What the tests need includes what playing needs."""
    wanted = fingerprint()
    if any(read(stamp(done)) == wanted for done in {purpose, "test"}):
        return
    print("Setting up The Number in .venv, once ...", file=sys.stderr)
    make_venv()
    pip = [os.path.join(BIN, "python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    pip.append("--no-compile")  # Python compiles what is really used when it is used, which takes less time
    constraints = ["--constraint", os.path.join(HERE, "constraints.txt")]
    tree = HERE + "[test]" if purpose == "test" else HERE
    if subprocess.call(pip + constraints + ["--editable", tree]):
        stop("Installing failed, and pip said why above. The first start needs a network.")
    with open(stamp(purpose), "w") as file:
        file.write(wanted)


def fingerprint():
    """Changes with everything that an installation depends on."""
    import hashlib

    digest = hashlib.sha256((sys.version + HERE).encode())
    for name in ("pyproject.toml", "constraints.txt"):
        with open(os.path.join(HERE, name), "rb") as file:
            digest.update(file.read())
    return digest.hexdigest()


def stamp(done):
    return os.path.join(VENV, "done-" + done)


def read(path):
    if not os.path.exists(path):
        return ""
    with open(path) as file:
        return file.read()


def make_venv():
    need_venv()
    if subprocess.call([sys.executable, "-m", "venv", "--clear", VENV]):
        stop("Making the virtual environment .venv failed, and the lines above say why.")


def need_venv():
    """A fresh Debian has Python without venv: root installs it on the way, everybody else is told how."""
    package = "python%d.%d-venv" % sys.version_info[:2]
    try:
        import ensurepip  # noqa: F401
    except ImportError:
        apt = "apt-get update -qq && apt-get install -y -qq %s >&2" % package
        if os.geteuid() or subprocess.call(apt, shell=True):
            stop("This Python comes without venv. On Debian or Ubuntu: sudo apt install " + package)


def make_page():
    """Build the page for the browser again if what it is made of has changed since it was built."""
    if subprocess.call([os.path.join(BIN, "python"), os.path.join(HERE, "web", "make.py")]):
        sys.exit(1)  # it has said why


def forget_stale():
    """Numba looks at the file of a function only: what it calls in another file would stay as it was once compiled."""
    import glob

    folders = [os.path.join(HERE, "src", "thenumber", name) for name in ("arena", "rules", "solver")]
    newest = max(os.path.getmtime(path) for folder in folders for path in glob.glob(os.path.join(folder, "*.py")))
    kept = [os.path.join(folder, "__pycache__", name) for folder in folders for name in ("*.nbi", "*.compiled")]
    for path in (path for pattern in kept for path in glob.glob(pattern)):
        try:
            if os.path.getmtime(path) < newest:
                os.remove(path)
        except OSError:
            pass  # another process was faster


def begin_to_compile():
    """What the strongest bots need, once, beside everything else; the server must not find a child it never had."""
    forget_stale()
    program = "import os; os.fork() and os._exit(0); from %s import main; main()" % COMPILER
    command = [os.path.join(BIN, "python"), "-c", program]
    with open(os.devnull, "r+") as nowhere:  # what goes wrong here, the bots will say when they are asked
        subprocess.call(command, stdin=nowhere, stdout=nowhere, stderr=nowhere)


def install_system_packages():
    """What the tests need besides Python: root on a Debian gets it, everybody else is told at the end what was skipped."""
    missing = [package for program, package in SYSTEM_PACKAGES if not find(program)]
    if not missing or os.geteuid() or not find("apt-get"):
        return
    subprocess.call("apt-get update -qq", shell=True)
    offline = dict(os.environ, SYSTEMD_OFFLINE="1")  # what is installed must not start serving
    for package in missing:
        subprocess.call("apt-get install -y -qq --no-install-recommends %s >&2" % package, shell=True, env=offline)


def find(program):
    """Where a program is, also outside the PATH where Debian keeps those of PostgreSQL, and those for root."""
    import glob

    folders = os.environ.get("PATH", "").split(os.pathsep) + ["/usr/sbin"] + glob.glob("/usr/lib/postgresql/*/bin")
    return any(os.access(os.path.join(folder, program), os.X_OK) for folder in folders)


def test(strict):
    """Everything that must hold; all of it is run even if something fails."""
    from concurrent.futures import ThreadPoolExecutor

    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # what is compiled once is compiled for all
    need_venv()  # apt can't be run twice at once
    with ThreadPoolExecutor(2) as pool:
        apt = pool.submit(install_system_packages)
        install("test")
        begin_to_compile()
        collected = pool.submit(collect)
        failed = failed_steps([["python", "web/make.py", "install"]])
        apt.result()
        collected.result()
    workers = str((os.cpu_count() or 1) + 2)  # more than cores: browsers often wait
    pytest = ["pytest", "-q", "--dist", "worksteal"] + (["--strict-skips"] if strict else [])
    checks = [
        [["ruff", "check", "--quiet"], ["ruff", "format", "--check", "--quiet"], ["mypy"], ["lint-imports"]],
        [["python", "web/make.py", step] for step in ("check", "test", "budget")],
    ]
    beside = checks + [[pytest + ["-n", "3", "-m", "waits"]]]
    with ThreadPoolExecutor(len(beside)) as pool:
        running = pool.map(failed_steps, beside)
        failed += failed_steps([pytest + ["-n", workers, "-m", "not waits"]], at_once=True)
        failed += sum(running, [])
    print("--- FAILED: " + ", ".join(failed) if failed else "--- All passed.")
    return 1 if failed else 0


def collect():
    """Find all tests once: what that compiles is kept, or else each of pytest's processes would compile it again."""
    with open(os.devnull, "w") as nowhere:
        subprocess.call([os.path.join(BIN, "pytest"), "--collect-only", "-q"], cwd=HERE, stdout=nowhere, stderr=nowhere)


def failed_steps(steps, at_once=False):
    """Run one step after the other, and say which failed; what a step prints is shown in one piece or at once."""
    failed = []
    for step in steps:
        name = "--- " + " ".join(step) + "\n"
        if at_once:
            print(name, end="", flush=True)
        output = None if at_once else subprocess.PIPE
        command = [os.path.join(BIN, step[0])] + step[1:]
        done = subprocess.run(command, cwd=HERE, stdout=output, stderr=subprocess.STDOUT if output else None)
        if output:
            print(name + done.stdout.decode(errors="replace"), end="", flush=True)
        if done.returncode:
            failed.append(" ".join(step))
    return failed


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
