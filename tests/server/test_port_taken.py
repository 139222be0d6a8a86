"""A port that somebody else has: a sentence, and the server that has it is left alone."""

from pathlib import Path

from command import run
from online import Server


def test_a_port_that_is_taken_is_said_with_the_way_out(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        again = run("serve", "--host", "127.0.0.1", "--port", str(server.port), "--data", str(tmp_path / "other"))
        assert (again.returncode, again.stdout) == (1, "")
        assert again.stderr == (
            f"Error: Port {server.port} is already taken, by this server or another program. "
            "Choose another one with --port.\n"
        )
        assert server.process is not None
        assert server.process.poll() is None
