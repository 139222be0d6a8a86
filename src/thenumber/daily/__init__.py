"""Number of the Day: one position a day, the same for everybody, and one number to write.

`day.py` says which position belongs to a date, from the date alone; `shipped.py` reads it from the data that
`python training/daily.py` made; `stars.py` says how good a number was.

Pure. A date comes in as an argument, there is no clock here, and no file but the data shipped in here. What a number
can expect was computed when the data was made, so nothing here needs the solver.
"""
