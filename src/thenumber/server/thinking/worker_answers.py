"""What a worker process answers, and the ways in which it fails to."""

import json
from enum import StrEnum

from thenumber.rules.digits import Number


class Failure(StrEnum):
    """Why a bot has no number."""

    SLOW = "took too long"
    CRASHED = "crashed its worker"
    RAISED = "raised an error"
    ILLEGAL = "wrote what it can't write"
    UNKNOWN = "is not served here"
    WAITED = "found no free worker in time"
    UNREADY = "is still warming up"
    DIES = "does not get ready, because its workers die"
    UNUSABLE = "can't be loaded (`thenumber bots` says why)"


FAILURES = {
    "raised": Failure.RAISED,
    "illegal": Failure.ILLEGAL,
    "unready": Failure.UNREADY,
    "unusable": Failure.UNUSABLE,
}
"""The failures by the word that a worker answers with."""


def read_answer(line: bytes) -> Number | Failure:
    """What a worker says; anything that it should not say counts as a crash."""
    try:
        answer = json.loads(line)
    except ValueError:
        return Failure.CRASHED
    return answer if type(answer) is int else FAILURES.get(str(answer), Failure.CRASHED)
