"""Typography: every text is set as its language is, and every rule finds what it is there for."""

import re
from pathlib import Path

import pytest

import thenumber
import typography as rules
from catalogue_texts import all_said, variants
from thenumber.locales.languages import LANGUAGES

PACKAGE = Path(thenumber.__file__).parent
WEB = Path(__file__).parents[2] / "web/src"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_is_set_as_it_should_be(language: str) -> None:
    slips = {
        f"{said.place}: {slip!r}. {rule.__doc__}"
        for said in all_said(language)
        for rule in rules.RULES[language]
        for slip in rule(said.text)
    }
    assert not slips, "\n" + "\n".join(sorted(slips))


@pytest.mark.parametrize(
    ("rule", "slip", "clean"),
    [
        (rules.french_spaces, "Le 761 tombe : son 1", "Le 761 tombe\u202f: son 1"),
        (rules.french_spaces, "Qui joue?", "Qui joue\u202f?"),
        (rules.french_spaces, "« Rejouer\u202f»", "«\u202fRejouer\u202f»"),
        (rules.french_spaces, "«\u202fRejouer »", "Et si…? Voir http://192.168.1.7:8080/t/KDWTXM"),
        (rules.one_ellipsis, "One moment …", "One moment…"),
        (rules.one_ellipsis, "One moment...", "… after so many seconds"),
        (rules.one_ellipsis, "One moment……", "COMMAND [ARGS]..."),
        (rules.chinese_ellipsis, "請稍候…", "請稍候……"),
        (rules.chinese_ellipsis, "請稍候 ……", "……多少秒之後"),
        (rules.typewriter_marks, "It can't be", "It can’t be"),
        (rules.typewriter_marks, 'the "paper" option', 'such as "042": 1'),
        (rules.only_quotes("“”"), "«paper»", "“paper”"),
        (rules.only_quotes("„“"), "“Papier”", "„Papier“"),
        (rules.only_quotes("「」『』"), "“紙”", "「紙」"),
        (rules.plain_space_before_percent, "in 39 % der Fälle", "in 39\u00a0% der Fälle"),
        (rules.any_space_before_percent, "in 39 % of games", "in 39% of games"),
        (rules.chinese_figures, "第 5 回合", "第5回合"),
        (rules.chinese_figures, "獎勵 +4", "獎勵+4，用 Enter"),
        (rules.chinese_marks, "號碼,數字", "號碼、數字"),
        (rules.chinese_marks, "最大(過關)", "最大（過關）"),
        (rules.notation, "in turn 1.3", "in round 1, turn 3"),
        (rules.notation, "only in 2.5.", "A position line, such as “1.2 0345678:3 12789:11”"),
        (rules.french_tu, "Quel est ton nombre\u202f?", "Quel est votre nombre\u202f?"),
        (rules.french_tu, "Ouvre une partie", "Qui l’ouvre a votre place"),
        (rules.french_tu, "Touches-en un", "Touchez-en un"),
        (rules.french_elision, "Le 513 de Ada", "Le 513 d’Ada"),
        (rules.spanish_usted, "Espere usted", "Espera"),
    ],
)
def test_a_rule_finds_its_slip_and_nothing_else(rule: rules.Rule, slip: str, clean: str) -> None:
    assert rule(slip)
    assert not rule(clean)


def test_every_variant_of_a_message_is_read() -> None:
    message = 'a = { $who ->\n    [you] Your { $number }\n   *[other] { JOIN("de", $name) } { $number }\n } !\n'
    assert variants(message) == ["Your 42 !", "d’Ada 42 !"]


# What code puts together.

FORMATTED = re.compile(r":[^{}\"']*\.([1-9]\d*f|\d+%)\}")
"""A figure with a decimal point in an f-string."""
LISTED = re.compile(r"""["'], ["']\.join\(|\.join\(["'], ["']\)""")
"""Items with a comma of our languages, which not all of them have."""
NOTATION = re.compile(r"round_no\}\.\$?\{|// TURNS \+ 1\}\.\{")
"""A round and a turn with a point between them."""
NOT_READ = {"map.ts", "main.py", "help.py", "Reveal.svelte", "seals.ts"}
"""What people don't read: coordinates of a drawing, names that are to be typed, keys of turns."""


def shown_by_code() -> dict[str, str]:
    """The sources that put texts together, by name: those of the terminal and of the page."""
    terminal = (PACKAGE / "cli").glob("*.py")
    page = (path for path in WEB.rglob("*") if path.suffix in (".ts", ".svelte") and ".test." not in path.name)
    return {path.name: path.read_text(encoding="utf-8") for path in (*terminal, *page)}


@pytest.mark.parametrize("pattern", [FORMATTED, LISTED, NOTATION, re.compile(r"\.toFixed\(")])
def test_code_leaves_figures_lists_and_turns_to_the_language(pattern: re.Pattern[str]) -> None:
    assert {name for name, source in shown_by_code().items() if pattern.search(source)} <= NOT_READ


def test_the_patterns_find_their_slips() -> None:
    assert FORMATTED.search('f"{points:+.1f}"')
    assert FORMATTED.search('f"{share:.1%}"')
    assert not FORMATTED.search('f"{count:>3}"')
    assert LISTED.search('", ".join(numbers)')
    assert LISTED.search('numbers.join(", ")')
    assert not LISTED.search("listed(numbers)")
    assert NOTATION.search("{turn.round_no}.{turn.turn_no}")
    assert not NOTATION.search('t("turn-title", { round: turn.round_no })')
