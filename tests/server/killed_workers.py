"""Workers that the system kills when they limit their memory, as systemd does with `SystemCallFilter=~@resources`."""

import os
import sys
from pathlib import Path

SET_LIMIT = {"x86_64": (160, 302), "aarch64": (164, 261)}
"""The numbers of setrlimit and prlimit64 on Linux, by machine."""
KILLING = """
import ctypes, os, sys
if "thenumber.server.thinking.worker_main" in sys.orig_argv and {condition}:
    set_limit, limit = {calls}
    # Of a system call: its number; for the last, whether there is a new limit. Then to allow it, or to kill.
    steps = [(0x20, 0, 0, 0), (0x15, 4, 0, set_limit), (0x15, 0, 2, limit),
             (0x20, 0, 0, 32), (0x15, 0, 1, 0), (0x06, 0, 0, 0x7FFF0000), (0x06, 0, 0, 0x80000000)]
    class Step(ctypes.Structure):
        _fields_ = [("code", ctypes.c_uint16), ("yes", ctypes.c_uint8), ("no", ctypes.c_uint8), ("k", ctypes.c_uint32)]
    class Program(ctypes.Structure):
        _fields_ = [("count", ctypes.c_uint16), ("steps", ctypes.POINTER(Step))]
    libc = ctypes.CDLL(None, use_errno=True)
    program = Program(len(steps), (Step * len(steps))(*(Step(*step) for step in steps)))
    assert libc.prctl(38, 1, 0, 0, 0) == 0 and libc.prctl(22, 2, ctypes.byref(program), 0, 0) == 0, ctypes.get_errno()
"""


def can_be_filtered() -> bool:
    """Whether this machine has such filters, and we know its numbers."""
    return sys.platform == "linux" and os.uname().machine in SET_LIMIT


def kill_workers(folder: Path, *, only_if: Path | None = None) -> dict[str, str]:
    """The variables of the environment with which every worker is killed before it is ready; from when on a file is
    there, if one is named."""
    condition = f"os.path.exists({str(only_if)!r})" if only_if else "True"
    code = KILLING.format(condition=condition, calls=SET_LIMIT[os.uname().machine])
    (folder / "sitecustomize.py").write_text(code)
    return {"PYTHONPATH": str(folder)}
