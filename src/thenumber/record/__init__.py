"""A game as text: records, position lines and links, each with a parser and a formatter that are inverse.

Pure. Lax in, strict out: a parser takes what a person would type, a formatter writes one and only one text.
"""
