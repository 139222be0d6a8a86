"""The host's page: who may see it, what it shows of all nodes, and what it can do. `web/admin.py` answers its requests.

`access.py` says who may: whoever has the password, or without one whoever sits at this machine. `nodes.py` asks all
nodes on the same database, in counts and times only (`wire/admin.py`), and passes orders on to them. `backups.py` makes
backups, each in a process of its own (`backup_main.py`).
"""
