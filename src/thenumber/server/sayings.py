"""From what a client says to what is said to the table."""

import secrets

from thenumber.server import protocol as wire
from thenumber.server.names import clean_name
from thenumber.table import commands as say
from thenumber.table.seal import NONCE_BYTES


def command_of(saying: wire.ClientSays, person: str) -> say.AnyCommand | None:
    """The command, in this person's name; None for what is not about the table."""
    match saying:
        case wire.Write():  # first, because it is what is said most
            nonce = secrets.token_hex(NONCE_BYTES)
            return say.Write(person, saying.number, nonce, saying.game_no, saying.turn_index)
        case wire.Hello() | wire.Ping():
            return None
        case wire.Sit():
            return say.Sit(person, clean_name(saying.name) or "")
        case wire.Rename():
            return say.Rename(person, clean_name(saying.name) or "")
        case wire.Leave():
            return say.Leave(person)
        case wire.Start():
            return say.Start(person)
        case wire.Again():
            return say.Again(person)
        case wire.End():
            return say.End(person)
        case wire.AddBot():
            return say.AddBot(person, saying.bot)
        case wire.Remove():
            return say.Remove(person, saying.seat)
        case wire.Lock():
            return say.Lock(person, saying.locked)
        case wire.HandOver():
            return say.HandOver(person, saying.seat)
        case wire.TakeOver():
            return say.TakeOver(person)
        case wire.SetOptions():
            return say.SetOptions(person, saying.options)
        case wire.Pause():
            return say.Pause(person)
        case wire.Resume():
            return say.Resume(person)
        case wire.Erase():
            return say.Erase(person, saying.game_no, saying.turn_index)
        case wire.RevealNow():
            return say.RevealNow(person, saying.game_no, saying.turn_index)
