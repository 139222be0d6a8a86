"""`thenumber link` and `thenumber unlink`: games into links, and back."""

import sys

from thenumber.cli.exit_codes import WRONG_RECORD
from thenumber.cli.files import in_file, records_in
from thenumber.cli.texts import record_message, stop
from thenumber.record.errors import RecordError
from thenumber.record.format import format_record
from thenumber.record.link import link as link_of
from thenumber.record.link import unlink as record_in


def link(file: str, *, names: bool) -> None:
    for record in records_in(file):
        try:
            print(link_of(record, names=names))
        except RecordError as error:  # names too long for any link
            stop(in_file(file, error), WRONG_RECORD)


def unlink(string: str) -> None:
    try:
        record = record_in(string)
    except RecordError as error:
        stop(record_message(error), WRONG_RECORD)
    sys.stdout.buffer.write(format_record(record).encode())
