### The words of the terminal.

## The command line

term-cli-usage = Usage:
term-cli-commands = Commands
term-cli-arguments = Arguments
term-cli-options = Options
term-cli-exit = Exit status:
term-cli-exit-0 = done; for “verify”: everybody was honest
term-cli-exit-1 = what was checked is bad: a cheat is proven, a file was changed, a board is not legal
term-cli-exit-2 = the command line is wrong, or asks for what cannot be
term-cli-exit-3 = a file cannot be read, or is not what it should be
term-cli-exit-4 = no link, or the other side does not let this one in
term-cli-exit-5 = the disk: no rights, no space, in use, damaged
term-cli-exit-6 = the versions do not match; the message says who must update
term-cli-exit-7 = for “verify” and “replay”: valid as far as it goes, but unfinished or not opened
term-cli-labirinto = Games of hidden mazes between people in one room, without a server
term-cli-demo = Two complete nodes on this computer play a game over loopback and verify each other
term-cli-play = Play against the computer, or two at this keyboard
term-cli-host = Open a table, show its link and address, wait for the others, and play
term-cli-join = Join a table by its link or address; without one, list the tables that are near
term-cli-resume = Go on with an unfinished game; without an id, list them
term-cli-verify = Verify records of finished games with no other input
term-cli-replay = Step through the record of a game
term-cli-records = List the finished games
term-cli-records-export = Write the record of a finished game to a file
term-cli-records-import = Take a record from a file into the list
term-cli-board = Secret boards and positions as text
term-cli-board-generate = Make legal boards
term-cli-board-check = Name every clause of the rules that a board breaks, and the cells
term-cli-board-show = Draw boards
term-cli-simulate = Let computer players play each other, without network
term-cli-perft = Count the sequences of legal moves, for games without secrets
term-cli-bench = Measure, each figure beside what it is compared with
term-cli-help = Explain everything, or one command
term-cli-completions = Print the completions for a shell
term-cli-man = Print the manual page

term-arg-help = Show this help
term-arg-version = Show the version
term-arg-options = An option of the table; may be given several times
term-arg-seed = All chance comes from this number (demo, board, simulate and bench only)
term-arg-data = The folder of games, keys and settings
term-arg-name = The name shown to the others
term-arg-lang = The language: en, eo, fr, hu or pl
term-arg-plain = Append-only lines without drawing, for screen readers and pipes
term-arg-json = One JSON object a line, for programs; commands on standard input
term-arg-game = The game
term-arg-seats = How many play
term-arg-level = The strength, or how hard boards are to find out: 1 to 5
term-arg-hotseat = Two at this keyboard, with a curtain between the turns
term-arg-board = A file with the secret board of this seat
term-arg-accept = Whoever comes with the link may sit down without being asked for
term-arg-target = The join link, an address such as 192.168.43.17:4017, or the id of a table that is near
term-arg-listen = Where others reach this computer; may be given several times (all private addresses)
term-arg-bot = The computer plays this seat
term-arg-id = The beginning of the id of a game
term-arg-files = Record files
term-arg-file = A file
term-arg-analysis = Say also what a look ahead finds at each step
term-arg-count = How many
term-arg-games = How many games
term-arg-players = The level of each player, such as 5,3
term-arg-boards = The level at which all boards are made; without it each player makes its own
term-arg-depth = How many moves deep
term-arg-what = Only the figures whose name begins so
term-arg-shell = The shell
term-arg-command = The command whose page is wanted

## What is wrong with a command line

term-usage-value-missing = { $argument } needs a value.
term-usage-value-bad = “{ $value }” is not possible for { $argument }.
term-usage-value-count = { $argument } has too many or too few values.
term-usage-value-without-equals = { $argument } takes its value after an equals sign.
term-usage-argument-unknown = “{ $argument }” means nothing here.
term-usage-argument-missing = Something is missing: { $argument }.
term-usage-argument-conflict = { $argument } and { $others } do not go together.
term-usage-argument-letters = An argument is not valid UTF-8.
term-usage-command-unknown = There is no command “{ $argument }”.
term-usage-command-missing = A command is missing.
term-usage-possible = Possible: { $others }.
term-usage-meant = Did you mean { $others }?
term-usage-what = “labirinto --help” lists everything, “labirinto COMMAND --help” explains one command.

## Errors

term-error = { $whose }: { $text }
term-whose-you = Not possible
term-whose-peer = The other side
term-whose-disk = The disk
term-whose-link = The link
term-error-file-long = it is longer than 16 MiB
term-error-file-letters = it is not UTF-8 text
term-error-option-form = “{ $given }” is no option.
    .what = Write it as KEY=VALUE.
term-error-seed-form = “{ $given }” is no seed.
    .what = A seed is 1 to 64 hex digits.
term-error-seed-here = A seed is not possible here: the secrets of a real game must not depend on it.
    .what = Leave --seed out; it is for demo, board, simulate and bench.
term-error-no-randomness = The system gives no random numbers: { $why }
    .what = Try again; if it stays so, the system is at fault.
term-error-output-unwritable = Standard output cannot be written: { $why }
    .what = Make space or choose another file; a game that was being played goes on with “labirinto resume”.
term-error-no-boards = The game “{ $game }” has neither secret boards nor positions as text.
    .what = Choose a game that has.
term-error-no-secret = The game “{ $game }” has no secret board to take from a file.
    .what = Leave --board out.
term-error-board-form = Board { $number } is no board of this game: { $why }
    .what = “labirinto board GAME generate” shows what a board looks like.
term-error-no-board = There is no board in “{ $path }”.
    .what = “labirinto board GAME generate” shows what a board looks like.
term-error-perft-secret = The game “{ $game }” has secrets, so its moves cannot be counted.
    .what = Choose a game without secrets.
term-error-simulate-endless = A game of “{ $game }” did not end within 100,000 steps.
    .what = Choose stronger players.
term-error-no-such-command = There is no command “{ $command }”.
    .what = “labirinto --help” lists the commands.
term-error-no-home = It is not known where your files are kept.
    .what = Name a folder with --data.

## Boards, simulations

term-seat = Player { $number }
term-board-legal = Board { $number }: legal
term-board-illegal = Board { $number }: not legal
term-simulate-game = { $number }. { $reason } ({ $turns } { $turns ->
    [one] turn
   *[other] turns
})
term-simulate-wins = { $name }: { $wins } won (95 % interval: { $low } to { $high } %)
term-simulate-summary = { $games } { $games ->
    [one] game
   *[other] games
}, { $draws } drawn, { $void } void, { $turns } turns on average, { $each } ms a move, { $slowest } ms the slowest, seed { $seed }

## Errors of a game

term-error-address-form = “{ $given }” is no address.
    .what = Write it as ADDRESS:PORT, such as 192.168.43.17:4017.
term-error-not-now = That is not possible now.
    .what = See what is awaited, and from whom.
term-error-order-unread = This line is no command: { $why }
    .what = Write one JSON object a line, such as {"{"}"do":"move","text":"count b3"{"}"}.
term-order-long = it is longer than 64 KiB
term-order-json = it is no JSON from character { $column } on
term-order-do = it has no “do” that is known ({ $known })
term-order-fields = “{ $order }” has these other fields: { $fields }
term-error-terminal = The terminal refuses: { $why }
    .what = Use --plain or --json.
term-error-folder-unwritable = The folder { $path } cannot be written: { $why }
    .what = Choose another folder with --data.
term-error-process = A process of this program did not do its part: { $why }
    .what = Run it again.
term-error-demo-stuck = The two nodes stopped talking.
    .what = Run it again; if it happens again, report it.
term-error-no-bench = No figure has a name that begins with “{ $what }”.
    .what = The figures: { $known }.

## Words of every screen

term-choose = Choose, then Enter
term-help-hint = ? help
term-help-title = Help
term-help-marks = Marks: a heavy line is a wall, a light line a way, a broken line “one of these”, a small dash a passage, ʹ a pencil mark, ! a cell where something is wrong. Every colour has its own mark beside it.
term-any-key = Any key goes back
term-yes = Yes
term-no = No
term-opening = One moment
term-turn = turn { $turn }
term-clock = Clock: { $times }
term-seconds = { $seconds } s
term-too-small = This window has { $now-width } by { $now-height } characters. Labirinto needs { $width } by { $height }: make it larger, or use --plain. The game goes on.

## Keys

term-key-back = go back; a game is kept and can be continued
term-key-quit = leave the program; a game is kept and can be continued
term-key-help = this help
term-key-choose = choose a line
term-key-choose-near = choose a table that is near
term-key-take = take the chosen line
term-key-digit = take a line by its number
term-key-change = change the value
term-key-join = join
term-key-erase-line = erase what is typed
term-key-cursor = move the cursor, or the end of the way
term-key-reach = a wall or a mark on that side of the cell
term-key-confirm = the filled button: ask, take, ready
term-key-erase = take back the last step
term-key-cancel = drop what is drafted; twice: go back
term-key-acts = the acts, by the letter before each
term-key-type = type a move, “board FILE”, “resign”, “draw”
term-key-peek = show or hide your own board
term-key-history = older and newer history
term-key-more = resign, offer a draw, leave
term-key-digits = the digits are the same / differ
term-key-seat = let in / send away
term-key-agree = agree to the terms
term-key-code = the code as large as it gets
term-key-step = one step back or on
term-key-ten-steps = ten steps back or on
term-key-ends = the first and the last step
term-key-verdict = show what was checked
term-key-other-board = the other board first
term-key-replay = step through the game
term-key-export = write the record to a file
term-key-import = take a record from a file

## The first screen

term-home-title = What to do
term-home-idea = Hidden mazes, questions and proofs: games between people in one room, without a server.
term-home-computer = Against the computer
    .what = You and a computer player of five strengths, on this computer alone.
term-home-two = Two at this keyboard
    .what = You take turns; a curtain hides what the other may not see.
term-home-host = Host a table
    .what = Others on the same network join by a code, a link or a typed address.
term-home-join = Join a table
    .what = By a link, a typed address, or the list of tables that are near.
term-home-continue = Continue
    .what = Games that were put away. Nothing is lost by closing the program.
term-home-records = Records
    .what = Finished games: step through them, check them, share them as files.
term-home-lesson = Lesson
    .what = A small game that explains itself in a minute.
term-home-settings = Settings
    .what = Your name, the language, the colours.
term-home-quit = Quit
    .what = Games are kept and can be continued.

## A new game

term-offer-title = Which game?
term-terms-title = New game
term-terms-begin = Begin
term-terms-open = Open the table
term-terms-level = Strength of the computer
term-terms-seats = Players
term-terms-name = Name of the second player
term-terms-guest = Guest
term-terms-hint = Arrows choose and change, Enter on the first line begins
term-level-1 = 1, a beginner
term-level-2 = 2, easy
term-level-3 = 3, even
term-level-4 = 4, strong
term-level-5 = 5, the best

## Joining

term-join-title = Join a table
term-join-how = Paste the link, or type the address that the host's screen shows, such as 192.168.43.17:4017.
term-join-label = Link or address:
term-join-digits = With a typed address or a table from the list, you compare six digits aloud. A link needs none.
term-join-near = Near
term-join-looking = Looking for tables on this network
term-join-nobody = Nobody is seen yet. A guest network, a VPN or a firewall can hide tables: type the address then, or let a phone be the hotspot.
term-join-version = another version
term-join-hint = Enter joins

## The lobby

term-lobby-title = Table
term-lobby-wait = Waiting for the others
term-lobby-scan = Let them scan this, or send the link:
term-lobby-link = The link, for this table only:
term-lobby-address = Or let them type an address, and compare six digits:
term-lobby-near = On the same network this table is listed as “{ $name }”.
term-lobby-hint = v shows the code alone, q closes the table
term-lobby-nowhere = If this lasts: this computer has no address in a private network. Join a Wi-Fi, or let a phone be the hotspot; internet is not needed. “--listen ADDRESS:PORT” names an address.
term-connecting = Looking for the table
term-connecting-found = Found. Waiting to be let in
term-connecting-why = If this lasts: are both on the same network? A guest network, a VPN or a firewall can keep two computers apart; a phone as hotspot works without internet.
term-connecting-hint = q gives up
term-digits-how = { $name } and you: read these digits aloud to each other. Both screens must show the same.
term-digits-same = The same: go on
term-digits-differ = They differ: somebody is in between, end it
term-digits-hint = s same, d they differ
term-wants = { $name } wants to join
term-wants-key = key …{ $key }
term-wants-accept = Let in
term-wants-decline = Send away
term-wants-hint = a lets in, x sends away
term-seat-free = A seat is free again.
term-agree-title = This is what you play by
term-agree = Agree and begin
term-agree-hint = Enter agrees, q leaves the table

## Play

term-play-title = The game
term-play-hint = Arrows move, Enter takes
term-play-keys = :type  Tab own  M more
term-draw-hint = Arrows move, Shift+arrows wall, Enter ready
term-draw-keys = :type  M more
term-result-hint = R again, S steps, Tab other board, q back
term-history = History
term-own-hidden = Your own board. Tab shows it.
term-escape-again = Esc again goes back; the game is kept
term-draw-offered = A draw is offered: M to answer
term-curtain-how = Nobody else should look now.
term-curtain-hint = Enter lifts the curtain
term-curtain-lift = Lift the curtain
term-more-title = What now?
term-more-back = Back to the game
term-more-leave = Put the game away
term-notice-resign = Give up
    .sure = Give up? The other side wins.
term-notice-draw = Offer a draw
term-notice-accept = Accept the draw
term-notice-decline = Decline the draw
term-notice-leave = Leave for good
    .sure = Leave for good? The game cannot go on without you.
term-notice-end = End the game here
    .sure = End the game here? It stays unfinished.
term-notice-go-on = Go on without the one who is gone
term-fix-sure = Play with this board? It cannot be changed afterwards.
term-fix-yes = Yes, play with it
term-fix-no = No, go on drawing
term-lesson-step = Lesson, { $number } of { $count }
term-lesson-next = Space goes on
term-result-again = Another game
term-result-steps = Step through the game
term-result-back = Back
term-result-asked = Asked for another game

## Continue, records, replay

term-continue-title = Continue
term-continue-nothing = No game is waiting.
term-records-title = Records
term-records-nothing = No game is finished yet.
term-records-hint = Enter steps through, e exports, i imports
term-records-honest = Everybody was honest.
term-records-bad = Not everybody was found honest.
term-records-export = Write to:
term-records-import = Take from:
term-records-written = The record is in { $path }
term-records-taken = Taken from { $path }
term-replay-title = Step through a game
term-replay-step = step { $step } of { $last }
term-replay-no-board = No board yet: first the players agree.
term-replay-hint = Arrows step, Home and End jump, v shows what was checked
term-replay-hash = Entry { $hash }…

## Settings

term-settings-title = Settings
term-settings-name = Your name
term-settings-language = Language
term-settings-colours = Colours
term-settings-key = Key of this device:
term-settings-version = Version
term-settings-hint = Enter changes
term-colours-auto = as the terminal
term-colours-dark = dark
term-colours-light = light
term-colours-contrast = high contrast
term-colours-none = none

## Line by line

term-plain-link = Others join with this link, for this table only:
term-plain-number = Type a number.
term-plain-chosen = , chosen
term-plain-holds = Holds: { $text }
term-plain-fails = Fails: { $text }
term-plain-next = Type “next” to go on.
term-plain-no-cell = “{ $cell }” is no cell. Write a letter and a number, such as b3.
term-plain-nothing = There is nothing to say about it.
term-plain-help =
    Type a number to choose, or a move in words.
    acts: what can be chosen now, by number
    look: everything on the board; look b3: one cell
    own: your own board; own b3: one cell of it
    history: what happened so far
    board FILE: take your secret board from a file; ready: it is ready
    resign, draw, accept, decline: acts out of turn
    next: the next step of a lesson
    quit: put the game away; it can be continued

## The demonstration

term-demo-folder = Everything of this game is in { $path }
term-demo-node = { $name }:

## Measurements

term-bench-line = { $what }: { $value } { $unit }. Against { $against }: { $against-value } { $unit }. Ratio { $ratio }.
term-bench-move-5th-p50 = A move early in a game, from key press to the other’s redraw, half of them at most
    .against = two durable writes and a message over loopback, half of them at most
term-bench-move-5th-p99 = A move early in a game, 99 of 100 at most
    .against = two durable writes and a message over loopback, 99 of 100 at most
term-bench-move-500th-p50 = A move late in a long game, half of them at most
    .against = the same early in the game
term-bench-move-500th-p99 = A move late in a long game, 99 of 100 at most
    .against = the same early in the game
term-bench-audit = Checking the record of a long game, for each entry
    .against = the same for a short game
term-bench-memory = Memory of a process with a game in play
    .against = memory of the same program without a node
term-bench-first-picture = From start to the first picture
    .against = start and end of the same program without a picture
term-bench-validation = Checking one board of the largest size
    .against = reading it from its text
term-bench-computer-move = A move of the computer on the largest board at the highest level, the slowest
    .against = the same at the lowest level
term-bench-computer-turns = Turns that the computer needs at the highest level
    .against = the same at the lowest level
term-bench-perft = Sequences of moves counted in a second
    .against = going through them one by one
term-bench-computer-steps = Positions that the computer looks at in a second at the highest level
    .against = the same at the lowest level
