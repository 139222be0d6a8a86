"""The command `thenumber`: thin, one file a command. Reads, asks, prints; all that is decided is decided elsewhere."""
