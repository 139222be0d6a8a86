"""What is said when spread work can't be done: about its options, a cluster, or workers that are lost."""

from collections.abc import Iterator
from contextlib import contextmanager

from thenumber.arena.errors import ClusterError, LostWorkError, TournamentError
from thenumber.bots.errors import UnusableBotError
from thenumber.cli.exit_codes import WRONG_RECORD, WRONG_USAGE
from thenumber.cli.texts import stop, text


@contextmanager
def crew_errors_told() -> Iterator[None]:
    """End the command with a sentence if something in here can't be done: 1 if workers were lost, 2 if it was asked for
    wrongly."""
    try:
        yield
    except (TournamentError, UnusableBotError, ClusterError, LostWorkError) as error:
        message = text(f"tournament-{error.code}", found=error.found, right=error.right)
        if isinstance(why := error.__cause__, UnusableBotError):
            reason = text(f"tournament-{why.code}", found=why.found, right=why.right)
            message = text("sentences", first=message, next=reason)
        stop(message, WRONG_RECORD if isinstance(error, LostWorkError) else WRONG_USAGE)
