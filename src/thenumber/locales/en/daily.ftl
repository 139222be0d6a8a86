### Number of the Day: one position a day, one number to write. What stands between *stars* is shown in bold.

cli-daily = Write today’s Number of the Day, and see what it was worth.
cli-daily-date = A date such as 2026-11-18; today if none is given.

daily-streak =
    { $count ->
        [one] 1 day in a row
       *[other] { $count } days in a row
    }
# heard instead of five stars
daily-stars =
    { $count ->
        [one] One of five stars
       *[other] { $count } of five stars
    }
# below the title “Number of the Day”
daily-of = for { $date }
daily-ask = Everybody else has written. Which number can expect the most points?
daily-who = Who are they, and what counts?
daily-aim = What counts is how many points your number can expect this turn: score, bonus, and one point for every digit it crosses out. What the others wrote is the same for everybody today.
daily-to-worth = What was it worth?
daily-check-again = See the check again
daily-result = Your result
daily-yours = Your *{ $number }* could expect *{ $points }* points; the best number was { $best }, with *{ $most }*.
daily-best-yours = No number could expect more than your *{ $number }*: *{ $points }* points.
daily-chances = Approved { $approved }% of the time, the highest { $bonus }%.
# $verdict is approved or eliminated
daily-came =
    { $verdict ->
        [approved] This time it was approved, for { $points } points.
       *[other] This time it was eliminated.
    }
daily-line = Number of the Day, { $date }: { $stars }
daily-others = What people here wrote
daily-people =
    { $count ->
        [one] One person wrote a number.
       *[other] { $count } people wrote a number.
    }
daily-which = Which numbers
daily-nobody = Nobody on this server wrote a number that day.
daily-by-stars = How many stars people got
# the head of a column: how often a number was written
daily-times = written
daily-archive = All days
daily-month-back = Previous month
daily-month-next = Next month
daily-day-stars =
    { $count ->
        [one] { $date }: one of five stars
       *[other] { $date }: { $count } of five stars
    }
daily-day-open = { $date }: not played yet
daily-to-today = Go to today’s number

refusal-daily-no-date = This is not a date. A date looks like 2026-11-18.
refusal-daily-too-early = Number of the Day begins in 2026: there is none for this day.
refusal-daily-too-late = That day has not begun yet.
refusal-daily-not-today = Only today’s numbers are counted.
refusal-daily-not-over = That day is not over yet.
refusal-daily-crossed-out = This number can’t be written that day: a digit is crossed out.
