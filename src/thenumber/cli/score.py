"""`thenumber score`: recorded games with everything the rules say about them."""

import sys

from thenumber.cli.files import records_in
from thenumber.record.format import format_record
from thenumber.record.json import record_json


def score(file: str, *, as_json: bool, keep_going: bool) -> None:
    out = sys.stdout.buffer  # records and JSON are UTF-8 wherever they go
    between = b""
    for record in records_in(file, keep_going=keep_going):
        if as_json:
            out.write(record_json(record).encode() + b"\n")
        else:
            out.write(between + format_record(record).encode())
            between = b"\n"
