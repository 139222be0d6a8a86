### From one game to the next, and seats of those who are gone.
### Names come in as they are shown; counts and seconds as numbers.

## After a game: who is for another one

next-ready = Ready: { $names }
next-waiting = You are ready. Not ready yet: { $names }
next-you-ready = You are ready.
next-all-others = Everybody else is ready.
next-start = Start now
next-take-back = Not yet

## Still at the last game, while the table is further

next-over = The next game is already over, too.
next-to-game = Go to the game
next-to-table = Go to the table
next-last-game = Last game
next-nothing-played = There is nothing to see of the last game: no turn was played.

## Seats of those who left or are away

seat-stand-in = Let a bot play
seat-give = Give the seat to { $name }
seat-gone-about = A bot, or somebody who is waiting, can take over here with the same board.
