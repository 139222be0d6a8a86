"""Both databases for every test that asks for `url`."""

from pathlib import Path

import pytest

from postgres import Postgres, running_postgres


@pytest.fixture
def postgres() -> Postgres:
    return running_postgres()


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database."""
    return f"sqlite:///{tmp_path}/store.sqlite" if request.param == "sqlite" else running_postgres().new_database()
