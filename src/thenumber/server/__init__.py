"""The server: everything that touches a socket, a disk or a clock so that people on several devices share a table."""
