"""Settings: options before variables, every bad value refused by name, and no password ever shown."""

import copy
import pickle
import re
from contextlib import suppress
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import create_engine, text

from strategies import quick
from thenumber.server.settings import (
    READERS,
    Settings,
    SettingsError,
    default_data_dir,
    option_name,
    settings_from,
    variable_name,
    without_password,
)

HOME = {"HOME": "/home/ada"}


def test_nothing_asked_for_is_what_is_usual() -> None:
    settings = settings_from({}, HOME)
    assert settings == Settings(data=Path("/home/ada/.local/share/thenumber"))
    assert settings.database_url == "sqlite:////home/ada/.local/share/thenumber/thenumber.sqlite"
    assert settings == settings_from(dict.fromkeys(READERS), HOME | {variable_name(name): "" for name in READERS})


def test_every_setting_is_read_and_every_option_is_documented() -> None:
    assert READERS.keys() == {field.name for field in fields(Settings)}
    page = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
    documented = set(re.findall(r"^\| `(--[a-z-]+)` \| `([A-Z_]+)` \|", page, re.MULTILINE))
    assert documented == {(option_name(name), variable_name(name)) for name in READERS if name != "limits"}


VALUES: list[tuple[str, str, Any]] = [
    ("host", "127.0.0.1", "127.0.0.1"),
    ("host", "::", "::"),
    ("host", "[::1]", "::1"),
    ("host", "game.example.org", "game.example.org"),
    ("port", "0", 0),
    ("port", "65535", 65535),
    ("data", "/srv/number", Path("/srv/number")),
    ("database", "sqlite:///a.sqlite", "sqlite:///a.sqlite"),
    ("database", "postgresql://u:p%40@h:5432/db?sslmode=require", "postgresql://u:p%40@h:5432/db?sslmode=require"),
    ("database", "postgresql:///db", "postgresql:///db"),
    ("database", "postgres://u:p@[::1]:5432/db", "postgres://u:p@[::1]:5432/db"),
    ("public_url", "https://Example.org/", "https://example.org"),
    ("public_url", "HTTPS://example.org:443", "https://example.org"),
    ("public_url", "http://example.org:443", "http://example.org:443"),
    ("public_url", "http://[fd00::2]:8080", "http://[fd00::2]:8080"),
    ("base_path", "/", ""),
    ("base_path", "", ""),
    ("base_path", "x//y/", "/x/y"),
    ("behind_proxy", "1", True),
    ("behind_proxy", "True", True),
    ("behind_proxy", "off", False),
    ("retention_days", "0.5", 0.5),
    ("retention_days", "365", 365.0),
    ("workers", "1", 1),
    ("processes", "2", 2),
    ("small", "yes", True),
    ("log_level", "DEBUG", "debug"),
    ("log_format", "JSON", "json"),
    ("metrics", "All", "all"),
    ("metrics", "off", "off"),
]


def test_a_small_server_has_one_worker_unless_more_are_asked_for() -> None:
    assert settings_from({"small": "true"}, HOME).workers == 1
    assert settings_from({"small": "true"}, HOME | {"THENUMBER_WORKERS": "2"}).workers == 2
    assert settings_from({"small": "false"}, HOME).workers == 2


@pytest.mark.parametrize(("name", "given_text", "value"), VALUES)
def test_options_and_variables_mean_the_same(name: str, given_text: str, value: object) -> None:
    assert getattr(settings_from({name: given_text}, HOME), name) == value
    assert getattr(settings_from({}, HOME | {variable_name(name): given_text}), name) == value


def test_options_win_over_variables() -> None:
    settings = settings_from({"port": "81", "host": None}, HOME | {"THENUMBER_PORT": "82", "THENUMBER_HOST": "::"})
    assert (settings.port, settings.host) == (81, "::")
    assert settings_from({"port": "81"}, HOME | {"THENUMBER_PORT": "nonsense"}).port == 81


BAD: list[tuple[str, str, str]] = [
    *[
        ("host", host, "bad-host")
        for host in ("", " ", "a b", "http://x", "x/y", "x:80", "[::1", "bücher", "-x", "a\n")
    ],
    *[
        ("port", port, "bad-port")
        for port in ("", "-1", "65536", "8o", "80 ", "٨٠", "1e3", "tcp://10.0.0.1:80", "9" * 5000)
    ],
    *[("data", data, "bad-data") for data in ("", " ", "a\0b", "a\udcffb")],
    *[
        ("database", url, "bad-database")
        for url in (
            "",
            "x",
            "mysql://u:secret@h/d",
            "sqlite://",
            "sqlite:///",
            "sqlite:///:memory:",
            "sqlite:///a?mode=memory",
            "sqlite:///a\n",
            "sqlite:/a",
            "sqlite:a",
        )
    ],
    *[
        ("database", url, "bad-database")
        for url in (
            "postgresql:u:secret@h/d",
            "postgresql://u:secret@h:x/d",
            "u:secret@h/d",
            "postgresql://u:1/secret@h",
        )
    ],
    *[("database", url, "bad-database") for url in ("postgresql://u:secret[@h/d", "postgresql://u:secret/s@h/d")],
    *[
        ("public_url", url, "bad-public-url")
        for url in ("", "example.org", "ftp://example.org", "https://", "https:///x", "https://x/?a=1", "https://x/#a")
    ],
    *[
        ("public_url", url, "bad-public-url")
        for url in (
            "https://x?",
            "https://u:secret@x/",
            "https://x:0x1/",
            "https://x:99999",
            "https://a b/",
            "https://x/a b",
        )
    ],
    *[
        ("public_url", url, "bad-public-url")
        for url in ("https://x/../y", "https://bücher.example", "https://[::1", "//x")
    ],
    *[
        ("base_path", path, "bad-base-path")
        for path in ("/a b", "/..", "/a/./b", "/a?b", "/ä", "/%41", "/a\n", "//x;y")
    ],
    *[("behind_proxy", flag, "bad-flag") for flag in ("", "maybe", "2", "yes ")],
    *[("retention_days", days, "bad-retention") for days in ("", "0", "-1", "nan", "inf", "1e3", "0.09", "36501", "x")],
    *[("log_format", form, "bad-log-format") for form in ("", "xml", "json ")],
    *[("metrics", who, "bad-metrics") for who in ("", "everybody", "yes", "local ")],
    *[("workers", workers, "bad-workers") for workers in ("", "0", "65", "1.5", "x")],
    *[("processes", processes, "bad-processes") for processes in ("", "0", "65", "1.5", "x")],
    *[("log_level", level, "bad-log-level") for level in ("", "loud")],
]


@pytest.mark.parametrize(("name", "given_text", "code"), BAD)
def test_a_bad_value_is_refused_by_the_name_it_was_given_to(name: str, given_text: str, code: str) -> None:
    with pytest.raises(SettingsError) as caught:
        settings_from({name: given_text}, HOME)
    assert (caught.value.code, caught.value.name) == (code, option_name(name))
    assert caught.value.right
    assert "secret" not in str(caught.value) + repr(caught.value) + caught.value.found
    if given_text:
        with pytest.raises(SettingsError) as caught:
            settings_from({}, HOME | {variable_name(name): given_text})
        assert (caught.value.code, caught.value.name) == (code, variable_name(name))
    again = pickle.loads(pickle.dumps(caught.value))  # noqa: S301 our own bytes
    assert vars(again) == vars(caught.value)


def test_a_bad_retention_is_refused_with_the_range_that_is_taken() -> None:
    with pytest.raises(SettingsError) as caught:
        settings_from({"retention_days": "0"}, HOME)
    for days in caught.value.right.split("-"):
        assert settings_from({"retention_days": days}, HOME).retention_days == float(days)


def test_a_file_can_not_be_the_data_directory(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    for data in (file, file / "below" / "it"):
        with pytest.raises(SettingsError) as caught:
            settings_from({"data": str(data)}, HOME)
        assert (caught.value.code, caught.value.found) == ("bad-data", str(file))
    assert settings_from({"data": str(tmp_path / "to" / "be" / "made")}, HOME).data == tmp_path / "to" / "be" / "made"


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(SettingsError) as caught:
        settings_from({"prot": "80"}, HOME)
    assert (caught.value.code, caught.value.name) == ("unknown", "--prot")


@quick
@given(st.sampled_from(list(READERS)), st.text(st.characters(exclude_categories=())))
def test_any_text_is_a_value_or_a_clear_error(name: str, anything: str) -> None:
    with suppress(SettingsError):
        settings = settings_from({name: anything}, HOME)
        assert settings.database_url.startswith(("sqlite:///", "postgresql://", "postgres://"))
        assert settings == settings_from({name: str(getattr(settings, name))}, HOME)


@pytest.mark.parametrize(
    ("public_url", "base_path", "expected"),
    [
        ("https://x/a/b/", None, ("https://x/a/b", "/a/b")),
        ("https://x", "/a", ("https://x/a", "/a")),
        ("https://x/a/", "a", ("https://x/a", "/a")),
        ("https://x/", None, ("https://x", "")),
        (None, "a/", (None, "/a")),
    ],
)
def test_public_url_and_base_path_make_each_other_whole(
    public_url: str | None, base_path: str | None, expected: tuple[str | None, str]
) -> None:
    settings = settings_from({"public_url": public_url, "base_path": base_path}, HOME)
    assert (settings.public_url, settings.base_path) == expected


@pytest.mark.parametrize("base_path", ["/b", "/"])
def test_public_url_and_base_path_must_not_contradict_each_other(base_path: str) -> None:
    with pytest.raises(SettingsError) as caught:
        settings_from({"public_url": "https://x/a", "base_path": base_path}, HOME)
    assert (caught.value.code, caught.value.right) == ("base-path-differs", "/a")


@pytest.mark.parametrize(
    ("environment", "platform", "expected"),
    [
        (HOME, "linux", "/home/ada/.local/share/thenumber"),
        (HOME | {"XDG_DATA_HOME": "/data"}, "linux", "/data/thenumber"),
        ({"XDG_DATA_HOME": "/data"}, "linux", "/data/thenumber"),
        (HOME | {"XDG_DATA_HOME": "relative"}, "linux", "/home/ada/.local/share/thenumber"),
        ({"HOME": "/Users/ada"}, "darwin", "/Users/ada/Library/Application Support/thenumber"),
    ],
)
def test_where_data_goes_by_itself(environment: dict[str, str], platform: str, expected: str) -> None:
    assert default_data_dir(environment, platform) == Path(expected)


def test_without_a_home_the_directory_must_be_said() -> None:
    for environment in ({}, {"HOME": ""}, {"HOME": "x"}):
        with pytest.raises(SettingsError) as caught:
            settings_from({}, environment)
        assert (caught.value.code, caught.value.name) == ("no-home", "--data")
    assert settings_from({"data": "/srv"}, {}).data == Path("/srv")


def test_a_tilde_is_the_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/home/bob")
    assert settings_from({}, {"THENUMBER_DATA": "~/number"}).data == Path("/home/bob/number")


def test_the_database_in_the_data_directory_can_be_opened_whatever_the_directory_is_called(tmp_path: Path) -> None:
    for name in ("plain", "with space", "50%20 #1 @home:x?y=z", "數字"):
        data = tmp_path / name
        data.mkdir()
        engine = create_engine(settings_from({"data": str(data)}, {}).database_url)
        with engine.connect() as connection:
            connection.execute(text("create table t (x)"))
        engine.dispose()
        assert [path.name for path in data.iterdir()] == ["thenumber.sqlite"]


passwords = st.text(st.sampled_from("aZ9:/@?#&=%[] ")).map(lambda text: text + "Geheim" + text)


@quick
@given(passwords)
def test_a_password_is_never_shown(password: str) -> None:
    for url in (
        f"postgresql://ada:{password}@db.example/number",
        f"postgresql://:{password}@db.example/number",
        f"postgresql://db.example/number?user=ada&password={password.replace('&', '')}",
    ):
        settings = Settings(data=Path("/srv"), database=url)
        assert settings.database_url == url
        for shown in (repr(settings), str(settings), f"{settings}", without_password(url), repr(copy.copy(settings))):
            assert "Geheim" not in shown
        with pytest.raises(SettingsError) as caught:
            settings_from({"database": "x" + url}, HOME)
        assert "Geheim" not in repr(caught.value) + str(caught.value)


def test_what_is_no_password_is_shown() -> None:
    assert without_password("postgresql://ada:x@db.example/number") == "postgresql://ada:***@db.example/number"
    assert without_password("sqlite:////srv/number.sqlite") == "sqlite:////srv/number.sqlite"
    assert "database='postgresql://ada:***@h/d'" in repr(Settings(Path("/srv"), database="postgresql://ada:x@h/d"))
