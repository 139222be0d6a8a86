"""Linear programs, solved by HiGHS."""

from typing import Any

import highspy
import numpy as np

from thenumber.solver.expectations import Floats

INFINITE = highspy.kHighsInf
"""The value that stands for a bound that is not there."""
TOLERANCE = 1e-10
"""The amount by which constraints, primal and dual, may be violated."""


def minimise(cost: Floats, matrix: Floats, least: Floats, most: Floats, *, free: int) -> tuple[Floats, Floats]:
    """The variables of least cost for which every row of the matrix lies between its bounds, and the rows' dual values.

    Variables can't be negative, except for the last `free` ones. Raises `ArithmeticError` if there is no optimum.
    """
    rows, columns = matrix.shape
    model = highspy.HighsLp()
    model.num_row_, model.num_col_ = rows, columns
    model.col_cost_ = cost
    model.col_lower_ = np.concatenate([np.zeros(columns - free), np.full(free, -INFINITE)])
    model.col_upper_ = np.full(columns, INFINITE)
    model.row_lower_, model.row_upper_ = least, most
    filled, places = np.nonzero(matrix)
    model.a_matrix_.format_ = highspy.MatrixFormat.kRowwise
    model.a_matrix_.start_ = np.searchsorted(filled, np.arange(rows + 1))
    model.a_matrix_.index_ = places
    model.a_matrix_.value_ = matrix[filled, places]
    solver: Any = highspy.Highs()  # type: ignore[no-untyped-call]
    solver.setOptionValue("output_flag", False)
    solver.setOptionValue("threads", 1)
    solver.setOptionValue("primal_feasibility_tolerance", TOLERANCE)
    solver.setOptionValue("dual_feasibility_tolerance", TOLERANCE)
    solver.passModel(model)
    solver.run()
    if solver.getModelStatus() != highspy.HighsModelStatus.kOptimal:
        raise ArithmeticError(f"no optimum: {solver.getModelStatus()}")
    solution = solver.getSolution()
    return np.array(solution.col_value), np.array(solution.row_dual)
