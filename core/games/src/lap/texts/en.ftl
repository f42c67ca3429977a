### The words of Lap. Keys are the same in every language, and so are the variables of each.

lap-name = Lap
lap-pitch = Cut a board into four areas, and find the other’s by asking about squares.
lap-length = about 20 minutes
lap-rules = Each cuts a square board into four areas A to D of equal size, each connected by sides. In turn each asks about a square of 2 × 2 cells: the answer is how many of its cells belong to each area, not which. Instead of asking, one may declare the whole board, sealed: exactly right wins, wrong loses. When the other has received as many answers, it may declare too before both are opened; two right declarations are a draw. A board that the answers to all questions cannot tell from another is refused.
lap-option-size = Size
lap-option-size-10 = 10 × 10, areas of 25 cells
lap-option-size-8 = 8 × 8, areas of 16 cells
lap-option-wrong = A wrong declaration
lap-option-wrong-loses = loses the game
lap-option-wrong-skips = costs turns
lap-option-skip = Turns it costs
lap-option-skip-value = { $value }
lap-option-undecidable = An undecidable board
lap-option-undecidable-loses = loses the game
lap-option-undecidable-void = voids the game

## What happens now

lap-head-drawing = { $seat } is painting a board.
lap-head-turn = { $seat } asks or declares.
lap-head-asked = { $seat } asked about { $square }; { $other } owes an answer.
lap-head-seal = { $seat } seals a declaration.
lap-head-reply = { $seat } may declare too, or not.
lap-head-open = { $seat } opens what was sealed.
lap-head-judge = { $seat } answers the declaration.
lap-head-over = The game is over.
lap-over-right = { $seat } declared the board of { $other } exactly.
lap-over-wrong = { $other } declared a wrong board; { $seat } wins.
lap-over-both-right = Both declared right after equally many answers.
lap-over-both-wrong = Both declarations are wrong.
lap-over-undecidable = A board was undecidable: the game does not count.

## The boards

lap-title-editor = Your board, being painted
lap-title-own = Your board
lap-title-notebook = { $seat }’s board, your notebook
lap-title-board = { $seat }’s board

## What can be done

lap-act-ready = Ready: play with this board
lap-act-generate = Make up a board
lap-act-clear = Rub everything out
lap-act-undo = Undo
lap-act-redo = Redo
lap-act-level = Level { $level }
lap-act-brush = Area { $area }
lap-act-rubber = Rubber
lap-act-paint-here = Paint { $area } here
lap-act-rub-here = Rub out here
lap-act-mark-here = Pencil: { $area }
lap-act-ask = Ask about { $square }
lap-act-ask-any = Ask
lap-act-ask-here = Ask about the square that begins here
lap-act-squares = Choose squares
lap-act-pencil = Pencil
lap-act-paint = Paint the declaration
lap-act-declare = Declare the whole board
lap-act-seal = Seal the painted declaration
lap-act-none = Declare nothing
lap-act-fill = Paint what is certain
lap-act-save = Set a save point
lap-act-return = Back to the save point

## Notes

lap-note-share = { $area }: { $count } of { $wanted } cells
lap-note-share-apart = { $area }: { $count } of { $wanted } cells, not connected
lap-note-decidable = All answers together tell this board from every other.
lap-note-heard = { $seat } heard of { $square }: { $counts }.
lap-note-you-heard = You heard of { $square }: { $counts }.
lap-note-other-heard = { $seat } heard of your { $square }: { $counts }.
lap-note-exact = The notebook shows everything that follows.
lap-note-propagated = The notebook shows what quick reasoning found; more may follow.
lap-note-open = Cells not certain: { $count }
lap-note-contradiction = No board gives these answers: one of them is false.
lap-note-skips = Turns you miss: { $count }
lap-note-guess = Painted: { $counts } of { $wanted } each
lap-note-guess-whole = The painted board can be declared.

## What a screen reader says

lap-cell = Row { $row }, column { $column }, { $cell }: { $details }
lap-cell-blank = Row { $row }, column { $column }, { $cell }
lap-cell-details = { $front }, { $last }
lap-says-area = area { $areas }
lap-says-declared = declared as { $areas }
lap-says-bare = not painted
lap-says-wrong = something is wrong here
lap-says-certain = certainly { $areas }
lap-says-possible = one of { $areas }
lap-says-guess = you painted { $areas }
lap-says-marks = pencil { $areas }
lap-says-counts = { $square } holds { $counts }

## What happened

lap-told-commit = { $seat } committed to a board.
lap-told-sealed = { $seat } sealed a declaration.
lap-told-ask = { $seat } asks about { $square }.
lap-told-declare = { $seat } declares the whole board.
lap-told-none = { $seat } declares nothing.
lap-told-counts = { $square } holds { $counts }.
lap-told-right = The declaration of { $seat } is right.
lap-told-wrong = The declaration of { $seat } is wrong.
lap-told-open = { $seat } opened the declaration.
lap-told-board = { $seat } opened the board.
lap-told-drawn = Something was drawn by all.
lap-told-left = { $seat } left.
lap-told-unreadable = Something that cannot be read.

## What is wrong with a board

lap-flaw-unreadable = These bytes are no board.
lap-flaw-size = The board is { $found } cells wide, not { $wanted }.
lap-flaw-blank = Cells not painted yet: { $count }
lap-flaw-share = Area { $area } has { $count } cells instead of { $wanted }.
lap-flaw-apart = Area { $area } is not connected: cells cut off: { $count }
lap-flaw-twin-column = Undecidable: in column { $line } the areas { $areas } can be exchanged, and every answer stays the same.
lap-flaw-twin-row = Undecidable: in row { $line } the areas { $areas } can be exchanged, and every answer stays the same.
lap-flaw-twin-several = Undecidable: the areas { $areas } can be exchanged in { $count } cells, and every answer stays the same.
lap-board-lines = The board has { $found } lines; { $wanted } are needed.
lap-board-width = Line { $line } has { $found } letters; { $wanted } are needed.
lap-board-letter = Line { $line }, place { $place }: { $found } instead of A, B, C or D.

## What is refused

lap-refuse-not-due = That is not due now.
lap-refuse-turn = It is the turn of { $seat }.
lap-refuse-unreadable = These bytes are no move.
lap-refuse-words = Write “ask AB12”, “declare” or “none”.
lap-refuse-square = “{ $word }” is no square; write two letters and two numbers, such as AB12.
lap-refuse-outside = That square leaves the board, which goes from A to { $letter } and from 1 to { $size }.
lap-refuse-reply = The other has declared: declare too, or answer “none”.
lap-refuse-none = There is no declaration to reply to; ask or declare.
lap-refuse-declarations = Nobody declares more than { $most } times in a game.
lap-refuse-public = A commitment makes nothing known here.
lap-refuse-reply-unreadable = That is no answer to what was asked.
lap-refuse-otherwise = { $seat } answered otherwise about { $square } before.
lap-refuse-opened = What was opened is no whole board.

## The lesson

lap-lesson-1 = This is the other’s board, cut into four areas A to D of 16 cells, each in one piece. You do not see it: find it out.
lap-lesson-2 = Ask about the square in the corner: ask AB12.
lap-lesson-3 = A4: all four cells are A, and the notebook draws them. Now the other asks about yours.
lap-lesson-4 = Now the middle of the board: ask DE45.
lap-lesson-5 = One cell of each area, and not said which. The other goes on.
lap-lesson-6 = The numbers at the corners are the answers, in the order A B C D. With the pencil you mark what you think.
lap-lesson-7 = Ask once more, in the far corner: ask GH78.
lap-lesson-8 = D4. The other asks once more: both of you have heard three answers then.
lap-lesson-9 = Say that more answers have come, and you know all but the last row: so much of a declaration is painted for you.
lap-lesson-10 = Choose to paint the declaration, take area D, paint the four bare cells e8 to h8, and declare the whole board instead of asking.
lap-lesson-11 = Nobody sees it yet: seal the painted declaration.
lap-lesson-12 = The other has heard as many answers, so it may declare too before yours is opened. It declares nothing.
lap-lesson-13 = Exactly right: you have won. A wrong one would have lost, and two right ones are a draw.
