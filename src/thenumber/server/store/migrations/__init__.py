"""The steps from one version of the schema to the next, in the order of their file names; run by migrate.py.

A new step is a new file with the next revision. Change schema.py with it, and `VERSION` there. A step only adds,
because nodes of the version before go on beside it; docs/upgrading.md says what is allowed.
"""
