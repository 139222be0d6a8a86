"""Laws of a table: each looks at a live table after every event and complains if it is broken."""

from collections.abc import Callable
from typing import TypeAlias

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from table.rescue import rescued
from table_strategies import STRANGER, Live, nonce
from thenumber.rules.resolve import TURNS
from thenumber.rules.seats import MAX_SEATS
from thenumber.table.apply import apply, why_not
from thenumber.table.command import context_of
from thenumber.table.commands import Said
from thenumber.table.games import TOO_FEW, Ready, Start
from thenumber.table.host import GiveSeat, Remove, TakeOver
from thenumber.table.looking import GoOn, looked_at
from thenumber.table.people import Away, Leave
from thenumber.table.seals import seal
from thenumber.table.table import Look, Table
from thenumber.table.time import Tick
from thenumber.table.turns import BotWrites, Erase, RevealNow, Write
from thenumber.table.view import Change, change_for, changed, table_view, view_for, you_view
from thenumber.table.waiting import REVEAL_SECONDS, bots_to_write, somebody_is_there, waited_for, writers

Law: TypeAlias = Callable[[Live], None]

LOOKS: tuple[Look, ...] = ("check", "round")
MOST_BYTES = 250
"""The longest change as JSON: a seal takes 64 of them, the reasons of the host's buttons 60."""


def _viewers(table: Table) -> tuple[str | None, ...]:
    """Everybody at the table, and the television."""
    return (*table.persons, None)


def tablets_lie_before_seats(live: Live) -> None:
    table = live.table
    assert len(table.tablets) == (len(table.sitters) if table.game else 0)
    if table.game:
        assert table.game.seats == len(table.sitters)
        assert len(table.revealed) == len(table.game.turns) == table.turn_index
    assert all(seat in writers(table) for seat, tablet in enumerate(table.tablets) if tablet)


def nothing_goes_on_without_a_game(live: Live) -> None:
    table = live.table
    if not table.running:
        assert not any((table.opening, table.paused, table.deadline, table.still_since, live.due()))


def a_person_is_the_host(live: Live) -> None:
    persons, host = [guest.person for guest in live.table.guests if guest.is_person], live.table.host
    assert host in persons if persons else host is None


def a_bot_from_outside_is_always_marked(live: Live) -> None:
    """In its name, and in the view of its seat unless it has left."""
    for guest in live.table.guests:
        assert guest.name.startswith("@") or not guest.outside
    for sitter, view in zip(live.table.sitters, table_view(live.table, live.now).seats, strict=True):
        assert view.kind != "person" or not sitter.outside
        assert (view.outside is True) == sitter.outside


def everybody_is_there_once_and_has_a_name(live: Live) -> None:
    table = live.table
    assert len({guest.name for guest in table.guests}) == len(table.guests)
    assert len(set(table.persons)) == len(table.persons)
    if table.game is None:
        assert len(table.sitters) <= table.options.seats
        assert all(sitter.person or sitter.name.startswith("@") for sitter in table.sitters)


def nobody_is_lost(live: Live) -> None:
    """People go because they leave or are removed, and for no other reason."""
    gone = set(live.before.persons) - set(live.table.persons)
    match live.said:
        case Said(Leave(), person):
            gone -= {person}
        case Said(Remove(seat)):
            gone -= {live.before.sitters[seat].person or ""}
    assert not gone, f"{live.said} made {gone} disappear"


def an_open_turn_waits_for_somebody(live: Live) -> None:
    table = live.table
    if table.running and not table.paused:
        assert bots_to_write(table) or not table.opening
        assert waited_for(table) or table.opening or live.due() is not None


def a_table_where_all_are_ready_plays(live: Live) -> None:
    """After a game somebody is not ready, or nobody is, or too few would sit."""
    table = live.table
    assert table.over or not any(guest.ready for guest in table.guests)
    asked = [sitter for sitter in table.sitters if sitter.present]
    ready = [guest for guest in table.guests if guest.present and guest.ready]
    if table.over and ready and all(sitter.ready for sitter in asked):
        assert why_not(table, Said(Start(), table.host or ""), live.now) == TOO_FEW.about(
            str(sum(not sitter.left for sitter in table.sitters) + len(table.waiters)),
            str(min(3, table.options.seats)),
        )


def a_game_begins_when_somebody_says_so_or_all_are_ready(live: Live) -> None:
    before, after = live.before, live.table
    if after.game_no == before.game_no or (live.said and isinstance(live.said.command, Start)):
        return
    assert before.over
    persons = {live.said.person} if live.said and live.said.command == Ready(True) else set()
    ready = persons | {guest.person for guest in before.guests if guest.ready}
    assert any(guest.person in ready for guest in after.guests if guest.present)
    assert {guest.person for guest in before.sitters if guest.present} & set(after.persons) <= ready | (
        {live.said.person} if live.said and isinstance(live.said.command, Away) else set()
    )


def whoever_gets_a_seat_gets_no_secret_with_it(live: Live) -> None:
    """Neither a number that somebody else has laid down nor one that they have typed."""
    if live.said and isinstance(live.said.command, GiveSeat):
        seat = live.said.command.seat
        laid = live.table.tablets[seat] if live.table.game is live.before.game else None
        assert laid is None or laid.by is not None
        assert not live.table.drafts or live.table.drafts[seat] is None


def the_count_of_those_who_write_is_right(live: Live) -> None:
    """Nobody who left is counted, and nobody has written who is not."""
    view = table_view(live.table, live.now)
    assert view.written <= view.writers
    missing = len(waited_for(live.table))
    if live.table.options.anonymous:
        assert view.writers >= view.written + missing
    else:
        assert view.writers == view.written + missing


def nobody_is_given_up_before_the_view_says_so(live: Live) -> None:
    """Who is away and waited for is given up when the view says, or a clock that everybody sees runs out before."""
    table = live.table
    if not table.running or table.still_since is not None:
        return
    view = table_view(table, live.now)
    for seat, sitter in enumerate(view.seats):
        if isinstance(sitter.given_up_in, float):
            assert all(left is None or sitter.given_up_in <= left for left in (view.seconds_left, view.reveal_in))
            later = apply(table, Said(Tick()), live.now + sitter.given_up_in)
            assert later.turn_index != table.turn_index or later.sitters[seat] != table.sitters[seat]
        elif sitter.away and sitter.kind == "person" and not table.sitters[seat].given_up:
            assert view.seconds_left is not None or view.reveal_in is not None


def time_is_not_ahead(live: Live) -> None:
    table, clock = live.table, live.table.options.clock
    assert table.since <= live.now
    assert all(guest.away_since is None or guest.away_since <= live.now for guest in table.guests)
    left = table_view(table, live.now).seconds_left
    assert left is None or (clock is not None and 0 <= left <= clock + REVEAL_SECONDS)


def what_was_revealed_verifies(live: Live) -> None:
    table = live.table
    for turn_index, tablets in enumerate(table.revealed):
        for seat, tablet in enumerate(tablets):
            if tablet:
                assert tablet.seal == seal(tablet.nonce, tablet.number, table.id, table.game_no, turn_index, seat)


def only_its_writer_touches_a_tablet(live: Live) -> None:
    before, after = live.before, live.table
    if (before.game_no, before.turn_index, before.running) != (after.game_no, after.turn_index, after.running):
        return
    pairs = zip(before.tablets, after.tablets, strict=False)
    touched = {seat for seat, (old, new) in enumerate(pairs) if old != new}
    match live.said:
        case Said(Write() | Erase(), person):
            touched -= {after.seat_of(person)}
        case Said(BotWrites(seat)):
            touched -= {seat}
    assert not touched, f"{live.said} touched {touched}"


def bots_write_before_people(live: Live) -> None:
    table = live.table
    if any(tablet and tablet.by is None for tablet in table.tablets):
        bots = [seat for seat in writers(table) if table.sitters[seat].name.startswith("@")]
        assert all(table.tablets[seat] for seat in bots)


def nobody_misses_a_turn_at_a_deserted_table(live: Live) -> None:
    """While nobody is there, a turn is revealed only if everybody who still belongs to it has written."""
    before, after = live.before, live.table
    if somebody_is_there(after) or not after.game or (live.said and isinstance(live.said.command, RevealNow)):
        return
    first = before.turn_index if before.game_no == after.game_no else 0
    for turn_index in range(first, after.turn_index):
        boards = after.game.turns[turn_index - 1].boards if turn_index % TURNS else ()
        for seat, sitter in enumerate(after.sitters):
            sits_out = bool(boards) and boards[seat].sits_out
            assert not sitter.person or sits_out or after.revealed[turn_index][seat], f"seat {seat} in {turn_index}"


# Secrets


def _hidden(table: Table, viewer: str | None) -> Table:
    """The same table, but with other numbers and nonces under all tablets except the viewer's; the seals are kept."""
    own = None if viewer is None else table.seat_of(viewer)
    tablets = [
        tablet if tablet is None or seat == own else replace(tablet, number="xyz", nonce=nonce(0))
        for seat, tablet in enumerate(table.tablets)
    ]
    return replace(table, tablets=tuple(tablets), drafts=())


def views_do_not_depend_on_hidden_tablets(live: Live) -> None:
    if any(live.table.tablets) or live.table.drafts:
        for viewer in _viewers(live.table):
            assert live.view(viewer) == view_for(_hidden(live.table, viewer), viewer, live.now)


def nobody_sees_anything_of_a_silent_command(live: Live) -> None:
    """Not even who says it: nothing is sent for it. Those who watch may be told what others still look at."""
    if live.said and live.said.command.silent:
        for viewer in (*_viewers(live.table), STRANGER):
            before, after = view_for(live.before, viewer, live.now), live.view(viewer)
            assert replace(after, looks_at=before.looks_at) == before
            assert before.you is None or after.looks_at is before.looks_at is UNSET


def only_who_is_there_keeps_a_television_waiting(live: Live) -> None:
    """Nobody who is away, waits or has written does; and going on leads to an end."""
    table = live.table
    looked = looked_at(table)
    if looked is None:
        return
    assert table.turn_index
    looking = [sitter for seat, sitter in enumerate(table.sitters) if sitter.present and not table.tablets[seat]]
    assert looking
    for sitter in looking:
        for look in LOOKS:
            table = apply(table, Said(GoOn(table.game_no, table.turn_index, look), sitter.person or ""), live.now)
    assert looked_at(table) is None


def the_evening_counts_only_games_that_end(live: Live) -> None:
    before, after = live.before.evening, live.table.evening
    over = live.table.game and live.table.game.over
    ended = over and not (live.before.game and live.before.game.over)
    assert after.games == before.games + bool(ended)
    assert after is before or ended
    assert sum(tally.games for tally in after.tallies) <= after.games * MAX_SEATS
    assert all(tally.wins <= tally.games for tally in after.tallies)
    if live.table.running:
        assert live.view().table.evening is UNSET


def drafts_are_whole_numbers_of_people_who_have_not_written(live: Live) -> None:
    table = live.table
    for seat, draft in enumerate(table.drafts):
        if draft:
            assert table.running
            assert table.tablets[seat] is None
            assert len(draft.number) == 3
            assert draft.by is None


def views_show_no_nonce_and_no_person(live: Live) -> None:
    shown = {tablet.nonce for tablets in live.table.revealed for tablet in tablets if tablet}
    laid = (*live.table.tablets, *live.table.drafts)
    hidden = {tablet.nonce for tablet in laid if tablet} - shown  # chance may say the same twice here
    secrets = [nonce.encode() for nonce in hidden]
    yours = [you_view(live.table, person, live.now) for person in live.table.persons]
    encoded = msgspec.json.encode([table_view(live.table, live.now), yours])
    assert b"hash-of" not in encoded
    assert not any(secret in encoded for secret in secrets)


def anonymous_views_do_not_depend_on_who_has_written(live: Live) -> None:
    table = live.table
    if not table.options.anonymous:
        return
    people = [seat for seat in writers(table) if table.sitters[seat].person and not table.sitters[seat].bot]
    for source, target in ((one, other) for one in people for other in people):
        if table.tablets[source] and not table.tablets[target]:
            tablets = list(table.tablets)
            tablets[source], tablets[target] = None, tablets[source]
            other = replace(table, tablets=tuple(tablets))
            for viewer in _viewers(live.table):
                if viewer is None or table.seat_of(viewer) not in (source, target):
                    assert live.view(viewer) == view_for(other, viewer, live.now)


def another_number_looks_the_same(live: Live) -> None:
    """Had somebody written another number, others would see the same, but for the seal, until the reveal."""
    said = live.said
    if said is None or not isinstance(said.command, Write) or live.before.turn_index != live.table.turn_index:
        return
    number = said.command.number
    if number == number[::-1]:
        return
    other = apply(live.before, replace(said, command=replace(said.command, number=number[::-1])), live.now)
    for viewer in _viewers(live.table):
        if viewer != said.person:
            mine, theirs = live.view(viewer), view_for(other, viewer, live.now)
            assert mine.you == theirs.you
            assert len(mine.table.seals) == len(theirs.table.seals)
            assert replace(mine.table, seals=()) == replace(theirs.table, seals=())


# Changes


def a_view_and_its_change_are_the_next_view(live: Live) -> None:
    """Byte for byte as sent, for everybody who looks on: people, those who wait, strangers and the television."""
    if live.said is None:
        return
    for viewer in (*_viewers(live.table), STRANGER):
        change = change_for(live.before, live.said, live.table, viewer, live.now)
        if change:
            before, after = view_for(live.before, viewer, live.now), live.view(viewer)
            travelled = msgspec.json.decode(msgspec.json.encode(change), type=Change)
            assert msgspec.json.encode(changed(before, travelled)) == msgspec.json.encode(after)


def a_tablet_within_a_turn_is_a_change(live: Live) -> None:
    """Whole views are for what is rare: a reveal, another number at a table that shows only the count, or a number that
    nobody waited for any more."""
    if live.said is None or not isinstance(live.said.command, Write | Erase | BotWrites):
        return
    before, after = live.before, live.table
    seat = live.said.command.tablet_of(context_of(before, live.said.person, live.now))
    rewritten = before.options.anonymous and seat is not None and before.tablets[seat] and after.tablets[seat]
    given_up = seat is not None and before.sitters[seat].given_up
    within = before.turn_index == after.turn_index and not rewritten and not given_up
    for viewer in (*_viewers(after), STRANGER):
        change = change_for(before, live.said, after, viewer, live.now)
        watches = viewer is None or after.guest(viewer) is None
        assert (change is not None) == (within and not (watches and looked_at(before) != looked_at(after)))
        assert len(msgspec.json.encode(change)) <= MOST_BYTES


def changes_do_not_depend_on_hidden_tablets(live: Live) -> None:
    if live.said is None or not any(live.table.tablets):
        return
    for viewer in _viewers(live.table):
        before, after = _hidden(live.before, viewer), _hidden(live.table, viewer)
        change = change_for(live.before, live.said, live.table, viewer, live.now)
        assert change == change_for(before, live.said, after, viewer, live.now)
        encoded = msgspec.json.encode(change)
        assert b"hash-of" not in encoded
        assert not any(tablet.nonce.encode() in encoded for tablet in live.table.tablets if tablet)


# Time


def a_tick_before_it_is_due_changes_nothing(live: Live) -> None:
    due = live.due()
    later = live.now + 1e5 if due is None else due
    for moment in (live.now, (live.now + later) / 2, later - 0.01):
        if live.now <= moment < later:
            assert apply(live.table, Said(Tick()), moment) == live.table, f"a tick at {moment}, due {due}"


def a_tick_that_is_due_changes_something(live: Live) -> None:
    due = live.due()
    if due is not None:
        assert apply(live.table, Said(Tick()), max(live.now, due)) != live.table, f"a tick when due at {due}"


# The host's power


def who_only_waits_never_takes_a_game_over(live: Live) -> None:
    before, after, said = live.before, live.table, live.said
    if after.running:
        for waiter in after.waiters:
            assert why_not(after, Said(TakeOver(), waiter.person or ""), live.now + 1e6) is not None
    if said and before.running and after.host != before.host and any(s.person for s in after.sitters):
        assert after.seat_of(after.host or "") is not None


def a_former_host_keeps_the_seat(live: Live) -> None:
    before, after, said = live.before, live.table, live.said
    if said and before.running:
        for person in before.former_hosts:
            assert after.seat_of(person) is not None or said.person == person
    assert after.host not in after.former_hosts


# Ways out


def _rescued_whoever_is_idle(live: Live, turns: int) -> None:
    """Somebody who plays must be there besides: a game waits for its players."""
    table = live.table
    playing = {sitter.person for sitter in table.sitters if sitter.present}
    for idle in [guest.person for guest in table.guests if guest.present and guest.person]:
        if playing - {idle}:
            rescued(table, live.now, {idle}, turns)


def those_who_are_there_get_on(live: Live) -> None:
    if any(sitter.present for sitter in live.table.sitters):
        rescued(live.table, live.now, turns=1)


def those_who_are_there_get_on_without_one_of_them(live: Live) -> None:
    """Somebody is connected and does nothing."""
    _rescued_whoever_is_idle(live, turns=1)


def those_who_are_there_get_to_the_end(live: Live) -> None:
    if any(sitter.present for sitter in live.table.sitters):
        assert not rescued(live.table, live.now).running
        _rescued_whoever_is_idle(live, turns=10)


LAWS: tuple[Law, ...] = (
    tablets_lie_before_seats,
    nothing_goes_on_without_a_game,
    a_person_is_the_host,
    a_bot_from_outside_is_always_marked,
    everybody_is_there_once_and_has_a_name,
    nobody_is_lost,
    an_open_turn_waits_for_somebody,
    a_table_where_all_are_ready_plays,
    a_game_begins_when_somebody_says_so_or_all_are_ready,
    whoever_gets_a_seat_gets_no_secret_with_it,
    the_count_of_those_who_write_is_right,
    nobody_is_given_up_before_the_view_says_so,
    time_is_not_ahead,
    what_was_revealed_verifies,
    only_its_writer_touches_a_tablet,
    bots_write_before_people,
    nobody_misses_a_turn_at_a_deserted_table,
    views_do_not_depend_on_hidden_tablets,
    nobody_sees_anything_of_a_silent_command,
    only_who_is_there_keeps_a_television_waiting,
    the_evening_counts_only_games_that_end,
    drafts_are_whole_numbers_of_people_who_have_not_written,
    views_show_no_nonce_and_no_person,
    anonymous_views_do_not_depend_on_who_has_written,
    another_number_looks_the_same,
    a_view_and_its_change_are_the_next_view,
    a_tablet_within_a_turn_is_a_change,
    changes_do_not_depend_on_hidden_tablets,
    a_tick_before_it_is_due_changes_nothing,
    a_tick_that_is_due_changes_something,
    who_only_waits_never_takes_a_game_over,
    a_former_host_keeps_the_seat,
    those_who_are_there_get_on,
    those_who_are_there_get_on_without_one_of_them,
)
"""Those to be looked at after every event."""
