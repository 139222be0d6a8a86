"""The next version of the program, made of this one as a release would be: a migration, a field and a command more.

So what is promised for a change of versions is tried with two real ones, of which this is the version before.
"""

import shutil
from pathlib import Path

import thenumber
from thenumber.server.store.schema import VERSION

MIGRATION = f"""\"\"\"Where a game was played.\"\"\"

import sqlalchemy as sa
from alembic import op

revision = "9000"
down_revision = "{VERSION}"


def upgrade() -> None:
    op.add_column("games", sa.Column("place", sa.Text))
"""
COMMAND = """

class Whisper(ClientCommand, frozen=True):
    \"\"\"Keep others out; the version before has no such command.\"\"\"

    def carry_out(self, table: Table, context: Context) -> Table:
        return replace(table, locked=True)
"""


def make_next_version(folder: Path) -> dict[str, str]:
    """Make it in a folder; the environment in which the command `thenumber` is that one."""
    package = folder / "thenumber"
    shutil.copytree(Path(thenumber.__file__).parent, package, ignore=shutil.ignore_patterns("__pycache__"))
    store, table = package / "server" / "store", package / "table"
    (store / "migrations" / "v9000_place_of_a_game.py").write_text(MIGRATION)
    _change(store / "schema.py", f'VERSION = "{VERSION}"', 'VERSION = "9000"')
    _change(table / "host.py", "    locked: bool\n", '    locked: bool\n    why: str = ""\n')
    with (table / "looking.py").open("a") as file:
        file.write(COMMAND)
    return {"PYTHONPATH": str(folder)}


def _change(file: Path, before: str, after: str) -> None:
    text = file.read_text()
    assert text.count(before) == 1
    file.write_text(text.replace(before, after))
