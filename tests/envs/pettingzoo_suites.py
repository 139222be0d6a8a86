"""PettingZoo's own suites, imported without the warning about PettingZoo's own games that importing them gives."""

import warnings

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import (
        api_test,
        max_cycles_test,
        parallel_api_test,
        parallel_seed_test,
        performance_benchmark,
        render_test,
        seed_test,
    )
    from pettingzoo.test.state_test import state_test

__all__ = [
    "api_test",
    "max_cycles_test",
    "parallel_api_test",
    "parallel_seed_test",
    "performance_benchmark",
    "render_test",
    "seed_test",
    "state_test",
]
