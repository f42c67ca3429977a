### The words of Labyrinthe. Keys are the same in every language, and so are the variables of each.

labyrinthe-name = Labyrinthe
labyrinthe-pitch = Draw a maze, and find your way through the other’s by asking.
labyrinthe-length = about 15 minutes
labyrinthe-rules = Each draws a maze on squared paper: walls between cells, a start D and an arrival A, every cell within reach. In turn each asks one question about the other’s maze. “How many walls round this cell?” is answered by a number, not where. “May I walk this way?”, from where one stands, cell by cell: “yes” when no wall is on it, and one stands at its end; “no” when there is at least one, not said where, and one stays. A way that touches A ends there. The first to stand on A wins.

labyrinthe-option-size = Size
labyrinthe-option-size-value = { $value } × { $value }
labyrinthe-option-equal_turns = Equal turns
labyrinthe-option-equal_turns-no = no: the first to arrive wins
labyrinthe-option-equal_turns-yes = yes: arriving in the same round is a draw

## What happens now

labyrinthe-now-draw = Draw your maze.
labyrinthe-now-draws = { $seat } is drawing a maze.
labyrinthe-now-draw-meanwhile = Draw your maze. You can be ready once { $seat } is.
labyrinthe-now-ask = Your turn: ask { $seat }.
labyrinthe-now-asks = { $seat } is choosing a question.
labyrinthe-now-answers = { $seat } owes an answer.
labyrinthe-now-won = You have won.
labyrinthe-now-lost = { $seat } has won.
labyrinthe-over-arrived = { $seat } arrived first.
labyrinthe-over-both = Both arrived in the same round.

## The boards

labyrinthe-panel-editor = Your maze, being drawn
labyrinthe-panel-own = Your maze
labyrinthe-panel-notebook = { $seat }’s maze, your notebook
labyrinthe-panel-maze = { $seat }’s maze

## What can be done

labyrinthe-act-ready = Ready: play with this maze
labyrinthe-act-start = Start here (D)
labyrinthe-act-goal = Arrival here (A)
labyrinthe-act-generate = Make up a maze
labyrinthe-act-level = Level { $level }
labyrinthe-act-clear = Clear all walls
labyrinthe-act-undo = Undo
labyrinthe-act-redo = Redo
labyrinthe-act-ask-way = Ask this way: { $way }
labyrinthe-act-ask-count = Count the walls round { $cell }
labyrinthe-act-ask-no-way = Draw a way first
labyrinthe-act-ask-no-cell = Choose a cell first
labyrinthe-act-walk = Walk
labyrinthe-act-count = Count walls
labyrinthe-act-pencil = Pencil
labyrinthe-act-back = Take back a step
labyrinthe-act-drop = Drop this question
labyrinthe-act-mark = Mark this cell
labyrinthe-act-save = Set a save point
labyrinthe-act-return = Back to the save point
labyrinthe-act-clean = Rub out all marks
labyrinthe-act-wall = Wall { $side }
labyrinthe-act-ask-here = Ask now: walls round this cell
labyrinthe-act-note = Pencil: wall { $side }

## Notes

labyrinthe-note-legal = This maze is legal. Walls: { $walls }. Steps from start to arrival: { $steps }.
labyrinthe-note-near = { $steps ->
    [one] Arrival is only one step from the start. That is soon found.
   *[other] Arrival is only { $steps } steps from the start. That is soon found.
}
labyrinthe-note-heard-count = { $count ->
    [0] There is no wall round { $cell }.
    [one] There is one wall round { $cell }.
   *[other] There are { $count } walls round { $cell }.
}
labyrinthe-note-heard-yes = Yes: no wall on { $way }.
labyrinthe-note-heard-no = No: a wall on { $way }.
labyrinthe-note-told-count = { $count ->
    [0] { $seat } heard: no wall round { $cell }.
    [one] { $seat } heard: one wall round { $cell }.
   *[other] { $seat } heard: { $count } walls round { $cell }.
}
labyrinthe-note-told-yes = { $seat } asked { $way } and heard “yes”.
labyrinthe-note-told-no = { $seat } asked { $way } and heard “no”.
labyrinthe-note-sure-no = You know of a wall on this way: the answer will be “no”.
labyrinthe-note-sure-yes = You know that this way is open: the answer will be “yes”.
labyrinthe-note-sure-count = You know the answer for { $cell } already: { $count }.
labyrinthe-note-exact = Everything that follows from the answers is drawn.
labyrinthe-note-propagated = What is drawn is certain; still more may follow from the answers.
labyrinthe-note-contradiction = No maze fits all answers of { $seat }. It will show when the mazes are opened.

## What a screen reader says of a cell

labyrinthe-cell = Row { $row }, column { $column }, { $cell }: { $details }
labyrinthe-cell-blank = Row { $row }, column { $column }, { $cell }: nothing known
labyrinthe-cell-details = { $front }; { $last }
labyrinthe-side-north = north
labyrinthe-side-east = east
labyrinthe-side-south = south
labyrinthe-side-west = west
labyrinthe-says-start = start
labyrinthe-says-goal = arrival
labyrinthe-says-here = you stand here
labyrinthe-says-walker = { $seat } stands here
labyrinthe-says-wrong = here a rule is broken
labyrinthe-says-walls = { $count ->
    [one] wall { $sides }
   *[other] walls { $sides }
}
labyrinthe-says-free = no wall round it
labyrinthe-says-border = border { $sides }
labyrinthe-says-open = open { $sides }
labyrinthe-says-unsure = { $count ->
    [one] perhaps a wall { $sides }
   *[other] perhaps walls { $sides }
}
labyrinthe-says-drafted = being drawn { $sides }
labyrinthe-says-count = { $count ->
    [0] heard: no wall round it
    [one] heard: one wall round it
   *[other] heard: { $count } walls round it
}
labyrinthe-says-walked = on the way walked
labyrinthe-says-asked = step { $step } of the way to be asked
labyrinthe-says-counted = to be counted round
labyrinthe-says-marked = your note: a cross
labyrinthe-says-maybe-wall = { $count ->
    [one] your note: maybe a wall { $sides }
   *[other] your note: maybe walls { $sides }
}
labyrinthe-says-maybe-open = your note: maybe open { $sides }

## What was done

labyrinthe-told-commit = { $seat } has drawn a maze: start { $start }, arrival { $goal }.
labyrinthe-told-count = { $seat } asks how many walls are round { $cell }.
labyrinthe-told-way = { $seat } asks to walk { $way }.
labyrinthe-told-reply-count = { $count ->
    [0] No wall is round { $cell }.
    [one] One wall is round { $cell }.
   *[other] { $count } walls are round { $cell }.
}
labyrinthe-told-reply-yes = Yes: { $walker } walks to { $cell }.
labyrinthe-told-reply-arrived = Yes: { $walker } arrives on { $cell }.
labyrinthe-told-reply-no = No: there is a wall on the way, { $walker } stays on { $cell }.
labyrinthe-told-open = { $seat } opens the maze.
labyrinthe-told-drawn = The lot was drawn by all.
labyrinthe-told-left = { $seat } has left.
labyrinthe-told-unreadable = This cannot be read.

## What is wrong with a maze

labyrinthe-flaw-unreadable = These bytes are no maze.
labyrinthe-flaw-size = This maze has { $found } columns and rows; this table plays with { $wanted }.
labyrinthe-flaw-closed = { $count ->
    [one] One cell is closed off: { $cells }. Open a wall.
   *[other] { $count } cells are closed off: { $cells }. Open a wall.
}
labyrinthe-flaw-ends = Start and arrival are both on { $cell }. Move one of them.

## A board as text

labyrinthe-board-lines = The board has { $found } lines; a maze of { $size } rows has { $wanted }.
labyrinthe-board-width = Line { $line } has { $found } characters; { $wanted } are needed.
labyrinthe-board-letter = Line { $line }, character { $place }: “{ $found }” stands where one of these belongs: { $wanted } (␣ is a blank).
labyrinthe-board-twice = Line { $line }: { $end } stands on the board twice.
labyrinthe-board-missing = { $end } is missing on the board. Put it on a cell.

## What is not possible

labyrinthe-refuse-not-due = That is not what is awaited now.
labyrinthe-refuse-turn = It is { $seat }’s turn to ask.
labyrinthe-refuse-unreadable = These bytes are no question.
labyrinthe-refuse-words = Ask “count b3”, or “way b3 b4 c4” (first the cell you stand on), or “way ESS”.
labyrinthe-refuse-draw-words = Draw with “wall b3 N”, “start b3” or “goal b3”.
labyrinthe-refuse-border = The border is a wall already, and stays one. Choose another side.
labyrinthe-refuse-no-cell = “{ $word }” is no cell. A cell is a letter and a number, such as b3.
labyrinthe-refuse-count-outside = This cell lies outside the maze. Choose one of its { $size } columns and { $size } rows.
labyrinthe-refuse-way-outside = This way leaves the maze. Stay inside its border.
labyrinthe-refuse-way-long = A way has at most { $most } steps. Ask for a shorter one.
labyrinthe-refuse-way-empty = A way needs at least one step. Name the cells to walk to.
labyrinthe-refuse-way-start = You stand on { $cell }. Begin the way there.
labyrinthe-refuse-way-jump = { $to } does not lie beside { $from }. Go from cell to cell.
labyrinthe-refuse-way-arrived = { $cell } is the arrival: the way ends there.
labyrinthe-refuse-ends-unreadable = Start and arrival are not told as two cells of the maze.
labyrinthe-refuse-ends-equal = Start and arrival are both on { $cell }. They must differ.
labyrinthe-refuse-reply-unfit = This is no answer to the question.
labyrinthe-refuse-reply-impossible = { $cell } has more walls than { $count }: the border counts.
labyrinthe-refuse-reply-changed = { $seat } answered the same question otherwise before.

## The lesson

labyrinthe-lesson-1 = The other has drawn a maze that you cannot see. You stand on b4 and want to reach the flag on d3. Find out the walls by asking.
labyrinthe-lesson-2 = First ask how many walls are round your own cell: choose “Count walls”, then b4, and ask.
labyrinthe-lesson-3 = Two walls, but not which. Now the other asks about your maze, and your board answers by itself.
labyrinthe-lesson-4 = Try a step: choose “Walk”, go from b4 to c4, and ask.
labyrinthe-lesson-5 = “No”: there is a wall between them, and you stay on b4. It is the other’s turn again.
labyrinthe-lesson-6 = Look at your notebook. A thick line is a certain wall. Dots are uncertain: one of these is the second wall round b4. You need to remember nothing.
labyrinthe-lesson-7 = A way may be as long as you like. Go round the wall in one question: b4, b3, c3.
labyrinthe-lesson-8 = “Yes”: no wall on the whole way, and you stand on c3. A “no” would not have told you where the wall is.
labyrinthe-lesson-9 = Now count the walls round the flag: d3.
labyrinthe-lesson-10 = Three walls: only one side is open. The other asks once more.
labyrinthe-lesson-11 = Try to come from above: c3, c2, d2, d3.
labyrinthe-lesson-12 = You arrived first: you have won. After a game both mazes are opened, and every answer is checked.
