"""Messages that are almost right: made from the wire types, so that every new one is tried as well."""

import json
from collections.abc import Iterator
from typing import Any, TypeAlias

import msgspec
from hypothesis import strategies as st
from msgspec import inspect

from thenumber.server.wire import protocol as wire

Message: TypeAlias = dict[str, Any]

ANY_ID, LARGEST_ID = 987_654_321, 2**31
DEEP = "[" * 1000 + "]" * 1000
WRONG: tuple[str, ...] = (
    *("null", "true", "-1", "0", "2147483648", "2147483649", "9223372036854775808", "9" * 3000, "-" + "9" * 400),
    *("1.5", "1.0", "1e2", "1e999", "-0", "0.0", "01", "+1", "0x1", "1_000", "NaN", "Infinity", "-Infinity"),
    *('""', '"7"', '"000"', '"731 "', '"７３１"', '"\\u0000"', '"\\ud800"', '"\\udc00\\ud800"', '"' + "x" * 65 + '"'),
    *(
        '"x"',
        '"\t"',
        '"\\x41"',
        '"unfinished',
        "'single'",
        "[]",
        "{}",
        "[[1]]",
        '{"say":"Ping"}',
        DEEP,
        "undefined",
        "",
    ),
)
"""Values as they would stand in a frame: of every type, at every limit, and some that are not JSON."""


def says() -> list[inspect.StructType]:
    """Everything that a client can say."""
    found = inspect.type_info(wire.Saying)
    assert isinstance(found, inspect.UnionType)
    return [kind for kind in found.types if isinstance(kind, inspect.StructType)]


def message_of(kind: inspect.StructType) -> Message:
    """A message that says this, with every field filled in."""
    return {"id": ANY_ID, "say": example(kind)}


def example(kind: inspect.StructType) -> Message:
    """A struct of this kind, with every field filled in."""
    tag = {kind.tag_field: kind.tag} if kind.tag_field else {}
    return tag | {field.encode_name: _value(field.type) for field in kind.fields}


def _value(kind: inspect.Type) -> object:
    match kind:
        case inspect.StructType():
            return example(kind)
        case inspect.UnionType():
            return _value(kind.types[0])
        case inspect.LiteralType():
            return kind.values[0]
        case inspect.BoolType():
            return True
        case inspect.IntType():
            return kind.ge or 1
        case inspect.StrType():
            return "some text"
    raise TypeError(f"no example of a {kind}: teach this function")


def spoilt(kind: inspect.StructType) -> list[str]:
    """Frames that say this, each with one thing wrong with it and, unless that is it, with an id of its own."""
    return [text.replace(str(ANY_ID), str(said)) for said, text in enumerate(_spoilt(kind), 1000)]


def _spoilt(kind: inspect.StructType) -> Iterator[str]:
    message = message_of(kind)
    yield json.dumps(message | {"more": 1})
    yield json.dumps(message | {"say": kind.tag})
    yield json.dumps(message | {"say": example(kind) | {"do": str(kind.tag).lower()}})
    yield json.dumps(message | {"say": example(kind) | {"person": "x"}})
    yield json.dumps([message])
    yield json.dumps(message)[:-1]
    yield json.dumps(message) + "}"
    yield json.dumps(message) + json.dumps(message)
    yield "\ufeff" + json.dumps(message)
    yield from _spoilt_object(message)


def _spoilt_object(message: Message) -> Iterator[str]:
    """An object with one member missing, twice there or wrong, on every level of it."""
    for name, inner in message.items():
        yield json.dumps({key: value for key, value in message.items() if key != name})
        yield _joined([*_members(message), _member(name, json.dumps(inner))])
        for value in WRONG if not isinstance(inner, dict) else (*WRONG, *_spoilt_object(inner)):
            yield _joined([_member(key, value) if key == name else text for key, text in _named(message)])


def _named(message: Message) -> list[tuple[str, str]]:
    return [(name, _member(name, json.dumps(value))) for name, value in message.items()]


def _members(message: Message) -> list[str]:
    return [text for _, text in _named(message)]


def _member(name: str, value: str) -> str:
    return f"{json.dumps(name)}:{value}"


def _joined(members: list[str]) -> str:
    return "{" + ",".join(members) + "}"


def meaning(text: str) -> wire.ClientSays | None:
    """What a frame says; None if the wire types do not allow it."""
    try:
        return wire.decode_client.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


def ids_to_answer(text: str) -> set[int | None]:
    """The ids under which a frame may be answered: its own if one can be read, otherwise none.

    Both are right where even parsers disagree: the same key twice, half a surrogate pair, a thousand brackets.
    """
    objects: list[list[object]] = []

    def members(pairs: list[tuple[str, object]]) -> Message:
        objects.append([value for key, value in pairs if key == "id"])
        return dict(pairs)

    try:
        message = json.loads(text.replace(DEEP, "[]"), object_pairs_hook=members, parse_constant=_refuse)
    except (ValueError, RecursionError):
        return {None}
    if not isinstance(message, dict):
        return {None}
    outermost = objects[-1]
    ids: set[int | None] = {value for value in outermost if type(value) is int and 0 <= value <= LARGEST_ID}
    sure = len(outermost) == len(ids) == 1 and "\\ud" not in text and DEEP not in text
    return ids if sure else ids | {None}


def _refuse(constant: str) -> object:
    raise ValueError(f"{constant} is not JSON")


_characters = st.characters(exclude_categories=())
_scalars = st.none() | st.booleans() | st.integers() | st.floats() | st.text(_characters, max_size=70)
json_values = st.recursive(
    _scalars,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(_characters, max_size=8), inner, max_size=4),
    max_leaves=8,
)


@st.composite
def _mutants(draw: st.DrawFn) -> str:
    """Something a client can say, with some fields left out, some replaced and some too many."""
    saying = example(draw(st.sampled_from(says())))
    message = {"id": draw(st.integers(0, LARGEST_ID) | json_values), "say": saying}
    part: Message = draw(st.sampled_from((saying, saying, message)))
    for name in draw(st.lists(st.sampled_from(sorted(part)), max_size=2)):
        part[name] = draw(json_values)
    for name in draw(st.lists(st.sampled_from(sorted(part)), max_size=1)):
        del part[name]
    part |= draw(st.dictionaries(st.text(_characters, max_size=5), json_values, max_size=2))
    return json.dumps(message)


odd_frames = st.one_of(_mutants(), json_values.map(json.dumps), st.text(max_size=200)).filter(
    lambda text: len(text.encode()) < wire.MAX_FRAME
)
