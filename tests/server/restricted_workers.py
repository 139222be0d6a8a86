"""Workers under a filter of system calls, as systemd's: those that limit memory are refused, or end who makes them."""

import os
import sys
from pathlib import Path

SYSTEM_CALLS = {"x86_64": (160, 141, 302), "aarch64": (164, 140, 261)}
"""The numbers of setrlimit, setpriority and prlimit64 on Linux, by machine."""
KILL, REFUSE = 0x80000000, 0x00050001
"""What the filter does: it kills the process, or the call fails with EPERM."""
FILTER = """
import ctypes, os, sys
if "thenumber.server.thinking.worker_main" in sys.orig_argv and {condition}:
    set_limit, set_priority, limit = {calls}
    # Of a system call: its number; for the last, whether there is a new limit. Then to allow it, or not.
    steps = [(0x20, 0, 0, 0), (0x15, 5, 0, set_limit), (0x15, 4, 0, set_priority), (0x15, 0, 2, limit),
             (0x20, 0, 0, 32), (0x15, 0, 1, 0), (0x06, 0, 0, 0x7FFF0000), (0x06, 0, 0, {action})]
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
    return sys.platform == "linux" and os.uname().machine in SYSTEM_CALLS


def kill_workers(folder: Path, *, only_if: Path | None = None) -> dict[str, str]:
    """The variables of the environment with which every worker is killed before it is ready; from when on a file is
    there, if one is named."""
    return _filtered(folder, f"os.path.exists({str(only_if)!r})" if only_if else "True", KILL)


def refuse_limits(folder: Path) -> dict[str, str]:
    """The variables of the environment with which no worker can limit its memory or give way to others."""
    return _filtered(folder, "True", REFUSE)


def _filtered(folder: Path, condition: str, action: int) -> dict[str, str]:
    code = FILTER.format(condition=condition, calls=SYSTEM_CALLS[os.uname().machine], action=action)
    (folder / "sitecustomize.py").write_text(code)
    return {"PYTHONPATH": str(folder)}
