### The node's own words. Keys are the same in every language, and so are the variables of each.

list-and = { $front } and { $last }

## Options of every table

table-option-starter = Who begins
table-option-starter-draw = drawn by all
table-option-starter-host = the host
table-option-starter-guest = the guest
table-option-answers = Answers
table-option-answers-proven = proven when given
table-option-answers-audit = checked at the end
table-option-clock = Clock
table-option-clock-off = none
table-option-clock-value = { $value ->
    [one] { $value } minute each
   *[other] { $value } minutes each
}
terms-line = { $option }: { $value }
terms-game = Game: { $game }
terms-seats = Players: { $names }

## Players

player-person = Player
player-computer = Computer, level { $level }
player-same-name = { $name } ({ $number })
player-you = You
player-other = The other

## What happens now

status-joining = Asking for a seat
status-terms = Look at the terms and agree
status-terms-other = Waiting until { $name } agrees
status-drawing = Who begins is being drawn by all
status-drawing-play = All draw together
status-setup = Prepare your board
status-setup-other = { $name } is preparing a board
status-your-turn = It is your turn
status-waits-for-you = { $name } is waiting for you
status-thinking = { $name } is thinking
status-answering = Waiting for the answer of { $name }
status-opening = Waiting until { $name } opens the board
status-closing = Checking everything that was said
status-closing-other = Waiting for the signature of { $name }
status-away = { $name } is away; the game goes on when both are here
status-lost = { $name } cannot be reached, still trying
status-comparing = Comparing the log with { $name }

## The clock

clock-over = { $name } has run out of time.
clock-over-then = The game goes on; what follows from it is for the players to decide.

## The link to somebody

link-connecting = connecting
link-connected = linked
link-thinking = linked, thinking
link-away = away
link-lost = { $seconds ->
    [one] no link for one second, still trying
   *[other] no link for { $seconds } seconds, still trying
}

## The screen of two

curtain = Hand the screen to { $name }

## The log, told

told-terms = { $name } laid the terms on the table
told-agree = { $name } agreed to the terms
told-draw = { $name } took part in the draw
told-commit = { $name } fixed a board
told-move = { $name } acted
told-answer = { $name } answered
told-open = { $name } opened the board
told-heed = { $name } took notice
told-close = { $name } signed the result
told-resign = { $name } gives up
told-offer-draw = { $name } offers a draw
told-accept-draw = { $name } accepts the draw
told-decline-draw = { $name } declines the draw
told-leave = { $name } left the table
told-end = { $name } ends the game here
told-go-on = { $name } goes on without the missing player
told-rematch = { $name } asks for another game

## How it ended

result-you-won = You won
result-won = { $name } won
result-several-won = { $names } won
result-draw = A draw
result-void = The game does not count
result-bad-record = Not the record that was signed
result-unfinished = Unfinished
result-unfinished-reason = { $name } owes the next step
result-cheat = { $name } was caught cheating

## What was checked

check-fixed = Boards fixed before the first move
check-legal = Boards legal
check-answers = { $count ->
    [one] The one answer is true
   *[other] All { $count } answers are true
}
check-answers-all = All answers are true
check-answers-none = No answers were due
check-opened = Boards opened: they are the ones fixed
check-starter-drawn = Who begins was drawn by all
check-starter-terms = Who begins stood in the terms
check-chain = { $count ->
    [one] The one entry is signed and in order
   *[other] All { $count } entries are signed and in order
}
check-signed = Everybody signed the result
check-legal-not = The board of { $name } is not legal
check-answers-not = An answer of { $name } was false
check-opened-not = { $name } opened another board than the one fixed
check-unopened = { $name } did not open the board
check-signed-not = { $name } did not sign the result
check-chain-not = The record was changed: { $reason }
finding-honest = { $name }: honest
finding-cheat = { $name }: { $reason }
finding-not-opened = { $name }: the board was not opened

## The lesson

lesson-other-move = Not this time: { $hint }

## What a room says when it goes

closed-put-away = Put away

## Errors: what went wrong, and what to do

error-mailbox-full = The program has too much to do.
    .what = Wait a moment and try again.
error-shut = The program is closing.
    .what = Start it again.
error-shut-inside = The program cannot be closed from inside a callback.
    .what = Close it from another thread.
error-level = There is no strength { $level }.
    .what = Choose a number from 1 to 5.
error-folder-in-use = Another Labirinto has this folder open.
    .what = Close the other one, or choose another folder with --data.
    .phone = Close the other one, then try again.
error-no-folder = There is a file where the folder { $path } should be.
    .what = Move that file away, or choose another folder.
    .phone = Remove the app’s data in the settings of the phone.
error-no-threads = The system has no room for this program ({ $detail }).
    .what = Close other programs, then try again.
error-no-rights = The folder cannot be read or written ({ $detail }).
    .what = Give yourself the rights, or choose another folder with --data.
    .phone = Restart the phone. If that does not help, remove the app and install it again.
error-disk-full = The disk is full. Nothing was lost.
    .what = Make some space; the game goes on by itself.
error-disk-failed = The disk failed ({ $detail }). Nothing that was saved before is lost.
    .what = Check the disk, then try again.
    .phone = Restart the phone, then try again.
error-storage-damaged = The file with the games is damaged ({ $detail }).
    .what = Move the file labirinto.redb away and keep it; records that were exported can be imported again.
    .phone = Remove the app’s data in the settings of the phone; records that were shared can be imported again.
error-storage-newer = The games in this folder were saved by a newer Labirinto.
    .what = Update this program, or choose another folder with --data.
    .phone = Update this app.
error-table-cheat = { $reason }
    .what = The game was stopped; the evidence is in the record.
error-table-link = { $reason }
    .what = The link is tried again; if this comes back, begin the game anew.
error-table-versions = { $reason }
    .what = Play on when both programs are of the same version.
error-table-lost = { $reason }
    .what = The game cannot go on here; end it.
error-no-such-game = There is no game called { $id }.
    .what = Choose one of: { $games }.
error-option-unknown = There is no option called { $key }.
    .what = Choose one of: { $keys }.
error-option-value = The option { $key } cannot be { $value }.
    .what = Choose one of: { $values }.
error-option-twice = The option { $key } is given twice.
    .what = Give it once.
error-seats = This game cannot be played by { $count }.
    .what = Choose a number from { $least } to { $greatest }.
error-host-seats = This table cannot be hosted: at least one seat must be here and at least one free.
    .what = Choose how many seats the table has, and who of them sits here.
error-no-such-room = This room is gone.
    .what = Open a table, join one, or go on with an unfinished game.
error-no-such-table = No game here has a name that begins with { $id }.
    .what = Look at the list of games for the right name.
error-several-tables = Several games have a name that begins with { $id }.
    .what = Give more of the name.
error-not-now = That is not possible now.
    .what = { $why }
error-not-your-seat = Nobody of this device sits there.
    .what = Act for a seat of your own.
error-refused = { $reason }
    .what = Nothing was changed; try another way.
error-board-illegal = The board is not legal: { $reason }
    .what = Repair the board and give it again.
error-file-unreadable = The file { $path } cannot be read ({ $detail }).
    .what = Check the name and the rights.
error-file-unwritable = The file { $path } cannot be written ({ $detail }).
    .what = Check the folder, the rights and the space.
error-record-unreadable = { $path } is no record of a game ({ $detail }).
    .what = Export the record again where the game was played.
error-record-version = { $path } cannot be read by this program: { $detail }.
    .what = Use a program that reads that version.
error-record-game = { $path } is the record of a game that this program does not know.
    .what = Update this program.
error-record-bad = The record does not verify: { $reason }
    .what = It is not taken into the list; ask for the original.
error-record-not-yet = This game is not finished, so there is no record of it yet.
    .what = “labirinto resume” goes on with it.
error-setting-long = This setting is too long.
    .what = Shorten it.

## What the system says of files and disks, inside the sentences above

disk-missing = there is no such file
disk-rights = the rights do not allow it
disk-exists = something of that name is there already
disk-folder = it is a folder
disk-no-folder = a part of the path is no folder
disk-full = there is no space left
disk-read-only = this disk can only be read
disk-long = it is too long
disk-name = that name is not possible

## Why something is not possible now

why-no-table = The game has not begun yet.
why-running = The game still runs.
why-no-digits = There are no digits to compare.
why-nobody-asks = Nobody asks for a seat.
why-no-terms = There are no terms to agree to.
why-no-board = No board is being prepared.
why-no-lesson = There is no lesson here.
why-curtain = Lift the curtain first.
why-other-turn = Wait for your turn.
why-already-open = This game is open already.
why-hosting = One table is open already.

## What finished games come to

statistics-people = { $game }, with others: { $played } played, { $won } won, { $lost } lost, { $drawn } drawn, { $open } without a result
statistics-computer = { $game }, against the computer: { $played } played, { $won } won, { $lost } lost, { $drawn } drawn, { $open } without a result
