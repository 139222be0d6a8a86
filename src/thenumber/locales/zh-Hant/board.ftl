### Boards, tablets and the reveal, as the page shows and says them.
