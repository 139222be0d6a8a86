"""The game behind the interfaces that researchers already use."""
