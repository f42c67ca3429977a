### The words of Three Crowns. Keys are the same in every language, and so are the variables of each.

three-crowns-name = Three Crowns
three-crowns-pitch = Line up your pieces to crown them, and line up three crowns to win.
three-crowns-length = about 20 minutes
three-crowns-rules = Each has ten pieces. In turn one moves a piece to an empty square beside it, in any direction, or jumps twice over enemy pieces. An uncrowned piece that comes to stand in a straight line with two or more uncrowned pieces of its own side is crowned. A crowned piece jumps over uncrowned ones only, an uncrowned piece over crowned ones only: always twice, over two different pieces, each time to the empty square right behind. The second piece jumped is captured; a crowned one loses its crown instead, unless that would make a line of three. The first to capture three pieces, or to have three crowned pieces in a line, wins. The same position for the third time makes the game void.

three-crowns-option-second_turn = White’s second turn
three-crowns-option-second_turn-different = with another piece than the first
three-crowns-option-second_turn-same = with the same piece as the first
three-crowns-option-second_turn-free = with any piece

## What happens now

three-crowns-now-move = Your turn: choose a piece, then where it goes.
three-crowns-now-moves = { $seat } is choosing a move.
three-crowns-now-won = You have won.
three-crowns-now-lost = { $seat } has won.
three-crowns-over-captures = { $seat } has captured three pieces.
three-crowns-over-crowns = { $seat } has three crowned pieces in a line.
three-crowns-over-repeated = The same position stood for the third time: the game is void.
three-crowns-over-stuck = No piece can move: a draw.

## The board

three-crowns-panel = The board; { $seat } is White
three-crowns-panel-white = The board; you are White
three-crowns-panel-black = The board; you are Black

## What can be done

three-crowns-act-first = Choose a piece first
three-crowns-act-choose = Choose the piece on { $cell }
three-crowns-act-where = Choose where { $cell } goes
three-crowns-act-jump = Jump to { $cell } first
three-crowns-act-second = Choose where it jumps from { $cell }
three-crowns-act-move = Move { $move }
three-crowns-act-drop = Drop the choice
three-crowns-act-here = Choose this cell: the piece, or where it goes

## Notes

three-crowns-note-captured = Captured: { $mine } by you, { $theirs } by { $seat }. { $needed } win.
three-crowns-note-other = In this turn another piece than { $cell } has to move.
three-crowns-note-same = In this turn { $cell } has to move.
three-crowns-note-repeated = This position stands for the second time. The third time makes the game void.

## What a screen reader says of a cell

three-crowns-cell = Row { $row }, column { $column }, { $cell }: { $details }
three-crowns-cell-details = { $front }; { $last }
three-crowns-says-empty = empty
three-crowns-says-mine = your piece
three-crowns-says-mine-crowned = your piece, crowned
three-crowns-says-theirs = piece of { $seat }
three-crowns-says-theirs-crowned = piece of { $seat }, crowned
three-crowns-says-came-from = the last move began here
three-crowns-says-came-to = the last move ended here
three-crowns-says-captured = a piece was captured here
three-crowns-says-uncrowned = it has just lost its crown
three-crowns-says-line = in the line of three crowns
three-crowns-says-chosen = chosen
three-crowns-says-by = first jump ends here
three-crowns-says-goal = can go here
three-crowns-says-stop = can jump here first

## What was done

three-crowns-told-step = { $seat } moves from { $from } to { $to }.
three-crowns-told-jumps = { $seat } jumps from { $from } to { $by } and on to { $to }.
three-crowns-told-more = { $first } { $then }
three-crowns-told-crowned = The piece on { $cell } is crowned.
three-crowns-told-captured = The piece on { $cell } is captured.
three-crowns-told-uncrowned = The piece on { $cell } loses its crown.
three-crowns-told-drawn = The lot was drawn by all.
three-crowns-told-left = { $seat } has left.
three-crowns-told-unreadable = This cannot be read.

## What a look ahead finds, in a finished game

three-crowns-analysis-best = Best now: { $line }.
three-crowns-analysis-was-best = { $move }: no better move was found.
three-crowns-analysis-cost = { $move } cost { $seat } { $points } points. Better was { $line }.
three-crowns-analysis-turned = Before { $move }: { $before } Better was { $line }.
three-crowns-analysis-wins = { $seat } wins with { $moves ->
    [one] one more move
   *[other] { $moves } more moves
}, whatever the other does.
three-crowns-analysis-even = Neither side is ahead.
three-crowns-analysis-ahead = { $seat } is ahead by { $points } points; a crown counts 100.

## What is wrong with a position

three-crowns-flaw-unreadable = These bytes are no position.
three-crowns-flaw-many = One side has { $count } pieces; it begins with { $most }. Take some away.
three-crowns-flaw-few = One side has only { $count } pieces left: this game is over.
three-crowns-flaw-troika = Uncrowned pieces of one side stand in a line of three. One of them would have been crowned.
three-crowns-flaw-crowned = Three crowned pieces of one side stand in a line: this game is over.

## A position as text

three-crowns-board-lines = A position is eight lines of eight letters, then “white” or “black”; here are { $found } lines.
three-crowns-board-line = Line { $line }: eight of the letters w, W, b, B and “.” are needed.
three-crowns-board-mover = Line { $line }: “white” or “black” is needed, who moves.

## What is not possible

three-crowns-refuse-not-due = That is not what is awaited now.
three-crowns-refuse-turn = It is { $seat }’s turn to move.
three-crowns-refuse-unreadable = These bytes are no move.
three-crowns-refuse-words = Write a step as “a1-a2” and a double jump as “a5:c5:e7”.
three-crowns-refuse-no-cell = “{ $word }” is no square. A square is a letter from a to h and a number from 1 to 8, such as b3.
three-crowns-refuse-marks = That does not come of this move. It is written { $move }.
three-crowns-refuse-no-piece = No piece of yours stands on { $cell }. Choose one of your own.
three-crowns-refuse-stuck = The piece on { $cell } cannot move. Choose another one.
three-crowns-refuse-same = White’s second turn is for another piece than the first. Choose another one than { $cell }.
three-crowns-refuse-other = White’s second turn is for the same piece as the first: { $cell }.
three-crowns-refuse-far = { $to } does not lie beside { $from }. A step goes to a square beside it.
three-crowns-refuse-taken = A piece stands on { $cell } already. Choose an empty square.
three-crowns-refuse-no-jump = From { $from } to { $to } is no jump: one jumps straight, over one piece.
three-crowns-refuse-two-jumps = A jump is always two: name three squares, such as a5:c5:e7.
three-crowns-refuse-single = There is no second jump from { $cell }. One jumps twice or not at all.
three-crowns-refuse-nobody = No enemy piece stands on { $cell } to be jumped.
three-crowns-refuse-crowned = The piece on { $cell } is crowned: a crowned piece jumps over uncrowned ones only.
three-crowns-refuse-uncrowned = The piece on { $cell } is not crowned: an uncrowned piece jumps over crowned ones only.
three-crowns-refuse-back = The second jump may not go back over { $cell }. Two different pieces are jumped.

## The lesson

three-crowns-lesson-1 = You are White, and begin. A piece moves by one square, in any of the eight directions, to an empty square.
three-crowns-lesson-2 = Move the piece on a1 to b2: choose a1, then b2.
three-crowns-lesson-3 = Now the other moves.
three-crowns-lesson-4 = Your second turn is for another piece. Move a4 to a3: there it stands in a straight line with b2 and c1.
three-crowns-lesson-5 = Three uncrowned pieces in a line: the one that came is crowned, and carries the letter K. The other moves again.
three-crowns-lesson-6 = A crowned piece may jump over uncrowned ones, always twice. Choose a3, then c5, then a7.
three-crowns-lesson-7 = The second piece you jumped over, on b6, is captured. The first stays. Who captures three has won.
three-crowns-lesson-8 = An uncrowned piece jumps over crowned ones only; the second of them loses its crown. And three crowned pieces in a line win at once.
