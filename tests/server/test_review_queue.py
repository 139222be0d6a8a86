"""The queue of reviews: whoever comes from another address waits for one review of each of the others at most."""

import hypothesis.strategies as st
from hypothesis import given

from thenumber.server.thinking.review_queue import FairQueue

ADDRESSES = st.sampled_from("abc")


def queue() -> FairQueue[tuple[str, int, bool]]:
    """A queue of items that say whose they are, their place, and whether they give way."""
    return FairQueue(gives_way=lambda item: item[2])


@given(st.lists(st.one_of(st.tuples(ADDRESSES, st.booleans()), st.none())), st.booleans(), st.data())
def test_a_newcomer_waits_for_one_item_of_each_address_at_most(
    before: list[tuple[str, bool] | None], gives_way: bool, data: st.DataObject
) -> None:
    one = queue()
    for place, step in enumerate(before):
        if step is None:
            one.take()
        else:
            one.put(step[0], (step[0], place, step[1]))
    one.put("newcomer", ("newcomer", -1, gives_way))
    served: list[str] = []
    while (taken := one.take()) and taken[0] != "newcomer":
        served.append(taken[0])
        if data.draw(st.booleans()):  # the others go on asking
            address = data.draw(ADDRESSES)
            one.put(address, (address, len(before) + len(served), False))
    assert taken
    assert len(served) == len(set(served))


@given(st.lists(st.tuples(ADDRESSES, st.booleans())))
def test_everything_comes_out_once_and_of_an_address_what_gives_way_comes_last(items: list[tuple[str, bool]]) -> None:
    one = queue()
    put = [(address, place, gives_way) for place, (address, gives_way) in enumerate(items)]
    for item in put:
        one.put(item[0], item)
    taken = []
    while item_taken := one.take():
        taken.append(item_taken)
    assert sorted(taken) == sorted(put)
    for address in "abc":
        own = [item for item in taken if item[0] == address]
        assert own == sorted(own, key=lambda item: (item[2], item[1]))


def test_what_nobody_waits_for_any_more_does_not_come_out() -> None:
    one = queue()
    first, second = ("a", 1, False), ("a", 2, False)
    one.put("a", first)
    one.put("a", second)
    one.remove(first)
    one.remove(first)
    assert [one.take(), one.take()] == [second, None]
