"""Who may have how much of the server: rate limits by address, connection, table and person."""
