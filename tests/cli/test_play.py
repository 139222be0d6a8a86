"""`thenumber play`: whole games in a real terminal, in a pipe, alone and with several people."""

import re
from pathlib import Path

import pytest
from rich.cells import cell_len

from command import Terminal, run
from thenumber import parse_records
from thenumber.bots.difficulty import DIFFICULTIES, OPPONENTS, Difficulty
from thenumber.locales.catalogue import catalogue
from thenumber.locales.languages import LANGUAGES

PROMPT = "your number:"


def play_turn(terminal: Terminal, keys: str) -> str:
    """Write a number, lay it down, and give the screen of the reveal."""
    terminal.wait_for(PROMPT)
    terminal.press(keys + "\r")
    return terminal.wait_for(r"The check[\s\S]*Enter: (next turn|end of the round)")


def first_available(screen: str) -> str:
    """Three times the lowest digit that the board of seat A still has; nothing when it has none."""
    digits = re.search(r"^A ☀ .*?((?:[0-9·] ){10})", screen, re.MULTILINE)
    assert digits
    left = digits[1].replace("·", "").split()
    return left[0] * 3 if left else ""


@pytest.mark.parametrize(("rows", "columns"), [(24, 80), (50, 160)])
def test_a_whole_game_against_four_bots_fits_the_screen_and_can_be_saved(
    rows: int, columns: int, tmp_path: Path
) -> None:
    terminal = Terminal("play", "Ada", "--bots", "4", "--seed", "3", rows=rows, columns=columns)
    terminal.wait_for("Enter: begin")
    terminal.press("\r")
    for turn in range(10):
        screen = terminal.wait_for(PROMPT)
        assert f"Round {turn // 5 + 1} · Turn {turn % 5 + 1}" in screen  # nothing has scrolled away
        assert len(re.findall(r"^[A-E] \S \w+ .*(?:[0-9·] ){10}", screen, re.MULTILINE)) == 5
        reveal = play_turn(terminal, first_available(screen))
        assert reveal.startswith(f"Round {turn // 5 + 1} · Turn {turn % 5 + 1}")
        terminal.press("\r")
        if turn % 5 == 4:
            terminal.wait_for(f"Round {turn // 5 + 1} is over")
        if turn == 4:
            terminal.press("\r")
    terminal.wait_for("wins with|share the win")
    terminal.wait_for("Save the record")
    path = tmp_path / "evening.tnr"
    terminal.press(f"{path}\r")
    assert terminal.wait_for_end() == 0
    (record,) = parse_records(path.read_text())
    assert record.game.over
    assert record.names[0] == "Ada"
    assert len(set(record.names)) == 5
    assert {name.removeprefix("@") for name in record.names[1:]} <= set(OPPONENTS["gentle"])  # newcomers begin there


def test_a_number_can_be_corrected_before_it_is_laid_down() -> None:
    terminal = Terminal("play", "--seed", "1")
    terminal.wait_for("Enter: begin")
    terminal.press("\r")
    terminal.wait_for("3 more digits")
    terminal.press("\r7\r6")
    terminal.wait_for(r"7 +6 +_\nOne more digit")
    terminal.press("\x7f\x1b[A55")
    terminal.wait_for(r"7 +5 +5\nEnter to lay it down")
    terminal.press("9x")
    terminal.press("\r")
    terminal.wait_for(r"The check(.*\n)+  755  A ☀ Red")


def test_a_crossed_out_digit_is_explained_and_not_taken() -> None:
    terminal = Terminal("play", "--seed", "1")
    terminal.wait_for("Enter: begin")
    terminal.press("\r")
    play_turn(terminal, "000")  # the lowest number of all is always approved
    terminal.press("\r")
    terminal.wait_for(PROMPT)
    terminal.press("0")
    terminal.wait_for("The 0 is crossed out on your board.")
    terminal.wait_for(rf"{PROMPT} +_ +_ +_")


def test_ctrl_c_ends_politely_and_offers_to_save(tmp_path: Path) -> None:
    terminal = Terminal("play", "--seed", "1")
    terminal.wait_for("Enter: begin")
    terminal.press("\r")
    play_turn(terminal, "123")
    terminal.press("\x03")
    terminal.wait_for("The game was stopped.")
    terminal.wait_for("Save the record")
    path = tmp_path / "stopped.tnr"
    terminal.press("/no/such/folder/x.tnr\r")
    terminal.wait_for("could not be written")
    terminal.press(f"{path}\r")
    assert terminal.wait_for_end() == 0
    (record,) = parse_records(path.read_text())
    assert len(record.game.turns) == 1
    assert "Traceback" not in terminal.seen


def test_ctrl_c_before_the_first_turn_just_ends() -> None:
    terminal = Terminal("play")
    terminal.wait_for("Enter: begin")
    terminal.press("\x03")
    assert terminal.wait_for_end() == 0
    assert "Save the record" not in terminal.seen


def test_several_people_write_hidden_numbers_and_hand_over() -> None:
    terminal = Terminal("play", "Ada", "Bob", "--bots", "1", "--seed", "1")
    terminal.wait_for("Enter: begin")
    terminal.press("\r")
    terminal.wait_for("Ada: press Enter")
    terminal.press("\r")
    terminal.wait_for("Ada, your number:")
    terminal.press("751")
    terminal.wait_for(r"Ada, your number:  •   •   •")
    terminal.press(" ")
    terminal.wait_for(r"7   5   1")
    terminal.press(" ")
    terminal.wait_for(r"•   •   •")
    terminal.press("\r")
    screen = terminal.wait_for("Bob: press Enter")
    assert "751" not in re.sub(r"\s", "", screen)
    terminal.press("\r")
    terminal.wait_for("Bob, your number:")
    terminal.press("040\r")
    screen = terminal.wait_for("Press Enter to turn them over")
    assert "040" not in re.sub(r"\s", "", screen)
    terminal.press("\r")
    screen = terminal.wait_for("The check")
    assert "751" in screen
    assert "040" in screen
    # Hidden digits are never sent to the terminal unless they are asked for.
    assert "0   4   0" not in re.sub(r"\x1b\[[0-9;]*m", "", terminal.seen)


def test_a_dumb_terminal_gets_lines_instead_of_keys() -> None:
    terminal = Terminal("play", "--seed", "1", TERM="dumb")
    terminal.wait_for("Enter: begin")
    terminal.press("\r")
    terminal.wait_for(PROMPT)
    terminal.press("12\r")
    terminal.wait_for("A number has exactly three digits")
    terminal.press("123\r")
    terminal.wait_for("The check")
    assert "\x1b[" not in terminal.seen


def test_a_game_can_be_played_through_a_pipe(tmp_path: Path) -> None:
    path = tmp_path / "piped.tnr"
    numbers = ["12", "12a", "", "000", "0 1 2", "111", "222", "333", "444", "000", "111", "222", "333", "444"]
    done = run("play", "Ada", "--bots", "random", "--seed", "2", "--save", str(path), stdin="\n".join(numbers) + "\n")
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("A number has exactly three digits") == 3
    assert "0 is crossed out on your board. You still have 1, 2, 3, 4, 5, 6, 7, 8 and 9." in done.stdout
    (record,) = parse_records(path.read_text())
    assert record.game.over
    assert [turn.numbers[0] for turn in record.game.turns] == [0, 111, 222, 333, 444] * 2


def test_the_same_seed_plays_the_same_game() -> None:
    numbers = "\n".join(["000", "111", "222", "333", "444"] * 2) + "\n"
    games = [run("play", "--seed", "5", stdin=numbers).stdout for _ in range(2)]
    assert games[0] == games[1]
    assert games[0] != run("play", "--seed", "6", stdin=numbers).stdout


def test_input_that_ends_early_ends_the_game_and_keeps_the_record(tmp_path: Path) -> None:
    path = tmp_path / "short.tnr"
    done = run("play", "--save", str(path), stdin="000\n111\n")
    assert done.returncode == 0
    assert "The game was stopped." in done.stdout
    assert len(parse_records(path.read_text())[0].game.turns) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_that_could_not_be_written_is_refused_before_the_game(language: str, tmp_path: Path) -> None:
    texts = catalogue(language)
    for path, reason in ((tmp_path / "no" / "x.tnr", "missing"), (tmp_path, "directory")):
        done = run("play", "--save", str(path), "--lang", language, stdin="000\n")
        message = texts.text("play-unsaved-before", file=str(path), reason=texts.text(f"system-{reason}"))
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr == f"{texts.text('error', message=message)}\n"


def test_trying_whether_a_file_can_be_written_leaves_nothing_behind(tmp_path: Path) -> None:
    path = tmp_path / "x.tnr"
    assert run("play", "--save", str(path)).returncode == 0  # nobody wrote a number
    assert not path.exists()


def test_a_record_that_can_not_be_written_after_all_is_printed_and_not_lost() -> None:
    done = run("play", "Ada", "--save", "/dev/full", stdin="000\n111\n")
    assert done.returncode == 1
    assert "The record could not be written to /dev/full: the disk is full" in done.stderr
    start, end = done.stdout.index("[Game"), done.stdout.index("\nWatch it again")
    (record,) = parse_records(done.stdout[start:end])
    assert [turn.numbers[0] for turn in record.game.turns] == [0, 111]


def test_another_file_is_asked_for_and_without_one_the_record_is_printed(tmp_path: Path) -> None:
    terminal = Terminal("play", "--seed", "1", "--save", "/dev/full")
    terminal.wait_for("Enter: begin")
    terminal.press("\r")
    play_turn(terminal, "123")
    terminal.press("\x03")
    terminal.wait_for("could not be written to /dev/full[\\s\\S]*Save the record")
    terminal.press(f"{tmp_path}\r")
    terminal.wait_for("it is a directory[\\s\\S]*Save the record")
    terminal.press("\r")
    terminal.wait_for("here is the record:[\\s\\S]*1.1 123")
    assert terminal.wait_for_end() == 1


def test_a_second_game_is_appended_to_the_file_never_overwriting_it(tmp_path: Path) -> None:
    path = tmp_path / "two.tnr"
    for _ in range(2):
        run("play", "--save", str(path), stdin="000\n")
    assert len(parse_records(path.read_text())) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_fits_80_columns_in_every_language(language: str) -> None:
    numbers = "\n".join(["000", "000", "111", "222", "333", "444"] * 2) + "\n"
    done = run("play", "--bots", "4", "--lang", language, "--seed", "1", stdin=numbers, COLUMNS="80")
    assert done.returncode == 0
    text = re.sub(r"thenumber replay \S+", "", done.stdout)
    assert [line for line in text.splitlines() if cell_len(line.rstrip()) > 80 and "…" not in line] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_choosing_screen_fits_80x24_in_every_language(language: str) -> None:
    terminal = Terminal("play", "--bots", "4", "--lang", language, "--seed", "1")
    terminal.wait_for(catalogue(language).text("play-begin-key"))
    terminal.press("\r")
    terminal.wait_for(r"_ +_ +_")
    assert terminal.lines()[0]
    terminal.press("\x03")
    assert terminal.wait_for_end() == 0


@pytest.mark.parametrize("columns", [59, 40, 20])
def test_in_a_narrow_terminal_boards_break_and_no_digit_or_score_is_lost(columns: int) -> None:
    terminal = Terminal("play", "Maximilian", "--bots", "2", "--seed", "1", rows=50, columns=columns)
    terminal.wait_for(r"Enter:\s+begin")
    terminal.press("\r")
    screen = terminal.wait_for(r"_ +_ +_")
    assert len(re.findall("0 1 2 3 4 5 6 7 8 9", screen)) == 3
    terminal.press("000\r")
    screen = terminal.wait_for("Enter: next turn")
    assert re.search(r"^A ☀ Red Maximilian\n *· 1 2 3 4 5 6 7 8 9", screen, re.MULTILINE)
    assert len(re.findall(r"\+2: \d", screen)) == 3
    assert "…" not in screen


def test_somebody_without_a_name_is_shown_once() -> None:
    shown = run("play", "--seed", "1", stdin="000\n", COLUMNS="100").stdout
    rows = [line for line in shown.splitlines() if "A ☀ Red" in line]
    assert len(rows) >= 4  # the greeting, the boards, the prompt, the check
    assert [line for line in rows if line.count("Red") > 1] == []


@pytest.mark.parametrize("level", DIFFICULTIES)
def test_bots_of_a_level_are_drawn_and_the_seed_decides(level: Difficulty) -> None:
    shown = [run("play", "--level", level, "--seed", "4").stdout for _ in range(2)]
    assert shown[0] == shown[1]
    bots = re.findall(r"^([A-Z]\w+): ", shown[0], re.MULTILINE)
    assert len(set(bots)) == 3
    assert set(bots) <= {catalogue("en").text(f"bot-{bot}-name") for bot in OPPONENTS[level]}


def test_so_many_bots_of_a_level() -> None:
    shown = run("play", "Ada", "--level", "gentle", "--bots", "2").stdout
    assert len(re.findall(r"^[A-Z]\w+: ", shown, re.MULTILINE)) == 2


@pytest.mark.parametrize(("language", "twin"), [("en", "Greedy 2"), ("de", "Vielfraß 2"), ("zh-Hant", "貪心鬼2")])
def test_twins_are_told_apart_by_the_names_of_the_language(language: str, twin: str, tmp_path: Path) -> None:
    record = tmp_path / "game.tnr"
    done = run("play", "Ada", "--lang", language, "--bots", "greedy,greedy", "--save", str(record), stdin="513\n")
    assert f"\n{twin}" in done.stdout
    assert len(re.findall(rf"[CE] .* {twin} ", done.stdout)) > 1
    assert "@" not in done.stdout
    assert '[C "@greedy2"]' in record.read_text(encoding="utf-8")


def test_a_level_that_is_none_or_besides_named_bots_is_refused() -> None:
    none = run("play", "--level", "hard")
    both = run("play", "--level", "good", "--bots", "greedy,random")
    assert (none.returncode, both.returncode) == (2, 2)
    assert "There is no level “hard”; there are gentle, good and merciless." in none.stderr
    assert "Choose a level or the bots “greedy,random”, not both." in both.stderr
