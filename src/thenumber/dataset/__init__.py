"""A data set of games that people played: without names, with a card, for programs of statistics.

| file           | subject                                                                                  |
|----------------|------------------------------------------------------------------------------------------|
| `anonymous.py` | which games may be published, and what is left of their records                           |
| `turns.py`     | the columns: a row for every turn and seat                                                |
| `counts.py`    | how many of what are in a data set                                                        |
| `card.py`      | the card, README.md, from the text in `card.md`                                           |
| `write.py`     | the folder of a data set                                                                  |
| `parquet.py`   | the turns as Parquet, with the extra `thenumber[data]`                                    |
| `load.py`      | games from such a folder, checked by the rules                                            |

A data set is made of the anonymous games alone, in the order of their texts. So its order can't tell when or at which
table they were played, and the same games give the same bytes, whatever database they come from.
"""
