"""docs/cli.md: every command with its own help, as it prints it in English, and the exit codes.

`python -m docs.cli` prints the page. The language of the command is fixed when it is imported, so `page` asks a process
whose environment says English.
"""

import io
import os
import subprocess
import sys
from contextlib import redirect_stdout
from pathlib import Path

import typer

ROOT = Path(__file__).parent.parent
ENGLISH = {"THENUMBER_LANG": "en", "COLUMNS": "80", "PYTHONIOENCODING": "utf-8"}

HEAD = """\
# Commands

This page is made from the commands themselves by `make docs`. Every command prints its part with `--help`, in the
language of your system or of `--lang`. Without an installation, put `python3 go.py` where this page says `thenumber`;
the README says [how to install it](../README.md#install-it-for-good).

## Exit codes

| code | means |
|---|---|
| 0 | It was done. Also if whoever reads the output has read enough, as in `thenumber rules \\| head -n 1`. |
| 1 | It could not be done: a record is wrong, a file can't be read, a port is taken, the disk is full. |
| 2 | The command line is wrong: an unknown command, option or bot, something missing or too much. |
| 130 | You ended it with Ctrl-C. |

Whatever goes wrong is said in one sentence on standard error, and standard output has only what was asked for.

```console
$ printf '1.1 761 513' | thenumber score - >/dev/null; echo $?
0
$ printf '1.1 761* 513' | thenumber score - 2>/dev/null; echo $?
1
$ thenumber score --fast - 2>/dev/null; echo $?
2
```

## Environment variables

| variable | means |
|---|---|
| `THENUMBER_LANG` | the language of all texts, before that of the system |
| `THENUMBER_PORT` and others | one for every option of `serve`; see [hosting.md](hosting.md#settings) |
| `NO_COLOR` | if it is set, no colours |
| `NUMBA_CACHE_DIR` | where the code is kept that is compiled for the strongest bots and the solver |
"""


def page() -> str:
    command = [sys.executable, "-m", "docs.cli"]
    done = subprocess.run(command, cwd=ROOT, env=os.environ | ENGLISH, stdout=subprocess.PIPE, check=True)
    return done.stdout.decode()


def help_of(*arguments: str) -> str:
    """What the command prints for these arguments and `--help`."""
    from thenumber.cli.main import app

    printed = io.StringIO()
    with redirect_stdout(printed):
        app([*arguments, "--help"], prog_name="thenumber", standalone_mode=False)
    return "\n".join(line.rstrip() for line in printed.getvalue().strip().splitlines())


def main() -> None:
    from thenumber.cli.help import LocalGroup
    from thenumber.cli.main import app

    group = typer.main.get_command(app)
    if not isinstance(group, LocalGroup):
        raise TypeError("the command has subcommands")
    parts = [HEAD, f"## thenumber\n\n```text\n{help_of()}\n```\n"]
    for name in group.list_commands(typer.Context(group)):
        parts.append(f"## thenumber {name}\n\n```text\n{help_of(name)}\n```\n")
    print("\n".join(parts), end="")


if __name__ == "__main__":
    main()
