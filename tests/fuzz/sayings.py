"""A table in mid-turn, and one example of everything that people may say to it."""

from thenumber.table.apply import apply
from thenumber.table.command import ClientCommand
from thenumber.table.commands import Said
from thenumber.table.games import Again, End, Ready, Start
from thenumber.table.host import AddBot, GiveSeat, HandOver, Lock, Remove, SetOptions, StandIn, TakeOver
from thenumber.table.looking import GoOn, React
from thenumber.table.options import Options
from thenumber.table.people import Leave, Rename, Sit
from thenumber.table.table import Table
from thenumber.table.time import Pause, Resume
from thenumber.table.turns import Draft, Erase, KeepWaiting, RevealNow, RevealSoon, Write


def game_of_three() -> Table:
    """The second turn of a game; the guest has written."""
    table = Table("kitchen", "KODAKO")
    people = ("host", "guest", "third")
    for name in people:
        table = apply(table, Said(Sit(name), name), 1000.0)
    table = apply(table, Said(Start(), "host"), 1001.0)
    nonce = "f" * 32
    for name, number in zip(people, ("123", "456", "789"), strict=True):
        table = apply(table, Said(Write(number, 1, 0), name, nonce), 1002.0)
    return apply(table, Said(Write("333", 1, 1), "guest", nonce), 1003.0)


def said_by_people() -> list[ClientCommand]:
    return [
        Sit("Ada"), Rename("數字"), Leave(), AddBot("greedy"), StandIn(1, "greedy"), GiveSeat(1, "Ada"), Remove(2),
        Lock(True), HandOver(1), SetOptions(Options(clock=30, anonymous=True)), TakeOver(), Start(), Again(), End(),
        Ready(True), RevealNow(1, 1), RevealSoon(1, 1), KeepWaiting(), Write("045", 1, 1), Draft("045", 1, 1),
        Erase(1, 1), GoOn(1, 1, "round"), React("laugh"), Pause(), Resume(),
    ]  # fmt: skip
