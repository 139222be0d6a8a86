"""The wire: WebSocket frames, the handshake, one client's connection, and what is said over it."""
