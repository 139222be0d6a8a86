"""A database that can't be opened: one clear error, with no password in it."""

import asyncio
import stat
import traceback
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from postgres import PASSWORD, Postgres
from thenumber.server.store.address import parse_address
from thenumber.server.store.store import Store, StoreError, StoreUnavailableError


def refusal(url: str) -> StoreError:
    """Why it can't be opened; whatever is shown of it must hold no password."""
    with pytest.raises(StoreError) as refused:
        asyncio.run(Store.open(url, patience=2.0))
    error = refused.value
    shown = "".join(traceback.format_exception(error)) + repr(error) + str(error)
    for secret in (PASSWORD, "hunter", "tr0ub4dor"):
        assert secret not in shown
    return error


@pytest.mark.parametrize(
    ("url", "found"),
    [
        ("", ""),
        ("tr0ub4dor", ""),
        ("/srv/thenumber.sqlite", ""),
        ("mysql://ada:tr0ub4dor@db/numbers", "mysql://"),
        ("sqlite://", "sqlite://"),
        ("sqlite:///", "sqlite://"),
        ("sqlite:///:memory:", "sqlite://"),
        ("sqlite:///a?mode=memory&uri=true", "sqlite://"),
        ("sqlite:///a%00b", "sqlite://"),
        ("sqlite://tr0ub4dor@host/path", "sqlite://"),
        ("postgresql://ada:tr0ub4dor@db:many/numbers", "postgresql://"),
        ("postgresql://ada:tr0ub4dor@one:5432,two:many/numbers", "postgresql://"),
        ("postgresql://ada:hunter@2tr0ub4dor@db/numbers", "postgresql://"),
        ("postgresql://ada:1/tr0ub4dor@db/numbers", "postgresql://"),
        ("postgresql://ada:1?tr0ub4dor@db/numbers", "postgresql://"),
        ("postgresql://ada:tr0ub4dor%zz@db/numbers", "postgresql://"),
        ("postgresql://ada:tr0ub4dor@db/numbers?tr0ub4dor=1", "postgresql://"),
    ],
)
def test_a_url_that_is_none_is_refused_without_being_shown(url: str, found: str) -> None:
    error = refusal(url)
    assert (error.code, error.found) == ("url", found)


def test_a_path_that_cannot_be_written_is_named_with_the_reason(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "folder").mkdir()
    for path, reason in {
        "missing/store.sqlite": "No such file or directory",
        "file/store.sqlite": "Not a directory",
        "folder": "Is a directory",
    }.items():
        error = refusal(f"sqlite:///{tmp_path}/{path}")
        assert (error.code, error.found, error.reason) == ("unwritable", f"{tmp_path}/{path}", reason)
    error = refusal("sqlite:////proc/store.sqlite")
    assert error.code == "unwritable"


def test_a_path_may_have_any_character_and_its_file_is_private(tmp_path: Path) -> None:
    path = tmp_path / "Ada's 100% data? #1.sqlite"
    quoted = str(path).replace("%", "%25").replace("?", "%3F").replace(" ", "%20")

    async def test() -> None:
        await (await Store.open(f"sqlite:///{quoted}")).close()

    asyncio.run(test())
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_a_server_that_cannot_be_reached_is_named_with_the_reason(postgres: Postgres) -> None:
    right = postgres.url("postgres")
    for url, reason in {
        right.replace(f":{postgres.port}/", ":1/"): "Connection refused",
        "postgresql://ada:tr0ub4dor@nowhere.invalid/numbers": "resolve host",
        postgres.url("postgres", "tr0ub4dor"): "password authentication failed",
        postgres.url("nothing"): 'database "nothing" does not exist',
        "postgres://ada:tr0ub4dor@/numbers?host=/nonexistent": "No such file or directory",
    }.items():
        error = refusal(url)
        assert isinstance(error, StoreUnavailableError)
        assert error.code == "unavailable"
        assert error.found.startswith("postgresql://")
        assert reason in error.reason
        assert "\n" not in error.reason


@given(st.text(), st.text(alphabet="abc/:@?#%&=[]. 1"))
def test_whatever_the_url_the_error_is_ours(text: str, rest: str) -> None:
    for url in (text, f"postgresql://{rest}", f"sqlite:///{rest}"):
        shown_name(url)
    for secret in ("Zq9", "1"):
        assert shown_name(f"postgresql://ada:{secret}{rest}@db/numbers") in ("postgresql://db/numbers", "url")


def shown_name(url: str) -> str:
    """What may be shown of it; the code of the error if it is none."""
    try:
        return parse_address(url).name
    except StoreError as error:
        return error.code
