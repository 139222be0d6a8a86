"""A live table: people and bots around one game, from sitting down to the rematch.

# Theory of operation

Pure. A table is a frozen value, and the fold of what was said to it: `apply(table, said, now)`. Time and chance come in
as arguments; nothing here knows a socket, a clock or a file.

## Commands

What is said is a command: one frozen struct in the file of its subject, which says why it can't be done now (`why_not`)
and what it does (`carry_out`). The same struct comes over the wire, is judged, is carried out and stands in the log;
`Said` adds who said it. Nothing else lists the commands: buttons, documentation and types are made from the classes.

| file     | subject                                     | such as                              |
|----------|---------------------------------------------|--------------------------------------|
| `people` | who is here                                 | Sit, Leave; the server says Away     |
| `host`   | who runs the table, who plays, and how      | AddBot, StandIn, SetOptions          |
| `games`  | one game after the other                    | Start, Ready, End                    |
| `turns`  | tablets and the reveal                      | Write, Draft; the server: BotWrites  |
| `looking`| after a reveal: who still looks, and faces  | GoOn, React                          |
| `time`   | clock, pause, patience                      | Pause, Resume; the server: Tick      |

A `ClientCommand` comes from a person, a `HostCommand` only from the host, any other from the server itself.
`Sit` is for somebody who is not at the table yet. Everybody who sits or waits is a person or a bot; the host is always
a person, and passes on to somebody else when leaving: to who sits, and to who waits only if no person sits.

Nobody has to wait for a host for ever (`TakeOver`), and no host has to fear those who wait: only somebody who sits can
take over, from a host who is away, or who is here and starts no game or ends no pause for two minutes though nothing
else is missing. Nobody takes over from a host who is here while a turn runs. A turn that takes longer than two minutes
can be revealed by everybody who sits (`RevealSoon`), unless the host takes it back, so nobody needs to know who has
written. Whoever took over can't remove the former host, give away that seat, or stop the game before the former host
has been away for two minutes; this ends with the game (`Table.former_hosts`).

## States

A table is in one of these states; while a game runs, `opening`, `paused` and `still_since` tell them apart:

| phase  | opening | paused | still | what goes on                          | what can be said about the game       |
|--------|---------|--------|-------|---------------------------------------|---------------------------------------|
| lobby  | no      | no     | no    | people gather                         | AddBot, SetOptions, Start             |
| choose | yes     | no     | no    | the bots write, people wait           | BotWrites, Pause, End                 |
| choose | no      | no     | no    | people write, the clock runs          | Write, Erase, RevealSoon, Pause, End  |
| choose | no      | yes    | yes   | paused: nobody writes, no time passes | Resume, End                           |
| over   | no      | no     | no    | the scores are shown, who is ready    | Ready, Start, Again, SetOptions       |

What is about people and the host (Sit, Leave, Remove, HandOver, ...) can be said in every state. While nobody is there
time stands still too (`still_since`), and a pause may begin while the bots write; the rest is then as in the same row.
`Start` leads from lobby and over to choose, the last reveal and `End` from choose to over, `Again` from over to lobby.
`Ready` is an invitation to the next game: everybody says for themselves when they have seen enough of the scores.
While a game runs, the host may give the seat of somebody who left or is away to a bot (`StandIn`; who comes back has it
again) or to somebody who waits (`GiveSeat`).
A turn is `game.position` with `tablets`; a number or a reveal is said for a turn (`game_no`, `turn_index`), so that
what crossed a reveal on its way is refused.

## What follows by itself

After every command (`apply.py`):
- between games, whoever waited sits down while there is room (`games.seat_waiters`);
- after a game, the next one begins when everybody who sits and is there is ready (`games.begun_if_all_are_ready`);
- time stands still while the table is paused or nobody is there, and afterwards everything is due that much later
  (`standstill.py`);
- the opening of a turn ends when no bot has to write any more, and a turn for which nobody is waited for is revealed;
  one in which nobody can write passes at once (`apply._settled`).

After some time, by a `Tick` when `waiting.next_due` says so: whoever has been away too long is given up or replaced by
a bot, and a clock that ran out, or a reveal that the host did not take back, lays down the drafts and reveals the turn.

## What leaves the table

`view.py` is the one filter of secrets: `view_for` makes a whole view, `change_for` the small change that a tablet makes
in it within a turn. A tablet that is not revealed lives in `Table.tablets` and nowhere else, and a number that is not
yet laid down in `Table.drafts`, of which nobody sees anything, not even that it is there. `seals.py` proves later
that it was not changed: all seals of a turn are published before its reveal, and `seal_watch.py` is what a client
remembers of them.

The next turn is open as soon as the last one is revealed, while people still look at the check: `looking.py` knows who
does. Only those who have no part in the table are told, so that a television goes on when everybody has. A reaction is
in no view: whoever is connected is told of it once. `evening.py` adds up the games that end; views have it between
games only.
"""
