### The words of Amidakuji. Keys are the same in every language, and so are the variables of each.

amidakuji-name = Amidakuji
amidakuji-pitch = Cross the board in zigzags, gather coins, and bring them home past the other’s pieces.
amidakuji-length = about 20 minutes
amidakuji-rules = Seven columns of seven circles lie between two rows of bases. Each in turn rolls and moves one piece exactly so many steps: ahead, sideways, ahead, sideways, never back. Your pieces take turns. Landing on coins takes them; passing takes nothing. Passing a piece of the other knocks it out, and its coins stay there; landing on it takes them too. Who arrives at a far base banks what the piece carries, and the coin of that base. A piece that was knocked out enters again from a base that has had no coin, after your next gold coin is laid there: 5 4 3 3 2 2 1. A coin taken from a base becomes a diamond, then the black coin: the first black coin begins the last round, in which nothing starts again. Most points win.

amidakuji-option-die = Die
amidakuji-option-die-233445 = 2 3 3 4 4 5
amidakuji-option-die-333444 = 3 3 3 4 4 4
amidakuji-option-die-334455 = 3 3 4 4 5 5
amidakuji-option-layout = Coins on the board
amidakuji-option-layout-line = line
amidakuji-option-layout-diamond = diamond
amidakuji-option-layout-rows = two rows
amidakuji-option-pieces = Pieces
amidakuji-option-pieces-3 = 3
amidakuji-option-pieces-2 = 2
amidakuji-option-sideways = Beginning sideways
amidakuji-option-sideways-no = no: always ahead first
amidakuji-option-sideways-yes = yes: ahead or sideways first

## What happens now

amidakuji-now-place = Place a piece on one of your bases. A coin worth { $value } is laid there.
amidakuji-now-places = { $seat } is placing a piece.
amidakuji-now-move = You rolled { $face }: choose a way.
amidakuji-now-moves = { $seat } rolled { $face } and is choosing a way.
amidakuji-now-pass = None of your pieces can move: pass.
amidakuji-now-passes = { $seat } cannot move and has to pass.
amidakuji-now-rolls = The die is rolled for { $seat }, by both devices together.
amidakuji-now-won = You have won. { $reason }
amidakuji-now-lost = You have lost. { $reason }
amidakuji-over-points = { $seat } has more points: { $points } to { $others }.
amidakuji-over-diamonds = { $points } points each; { $seat } has more diamonds.
amidakuji-over-board = { $points } points each and as many diamonds; { $seat } has more coins of the board.
amidakuji-over-draw = A draw: { $points } points each, and everything else equal.

## The board

amidakuji-panel = The board
amidakuji-place-circle = { $place }
amidakuji-place-base = base { $base } of { $seat }
amidakuji-place-nowhere = nowhere
amidakuji-pace-ahead = ahead
amidakuji-pace-left = left
amidakuji-pace-right = right
amidakuji-base-fresh = no coin yet
amidakuji-base-gold = a gold coin worth { $value }
amidakuji-base-diamond = a diamond
amidakuji-base-black = the black coin
amidakuji-base-bare = no coin any more
amidakuji-cell = { $place }: { $details }
amidakuji-cell-empty = { $place }: empty
amidakuji-says-coins = coins: { $coins }
amidakuji-says-own-piece = your piece { $piece }
amidakuji-says-piece = piece { $piece } of { $seat }
amidakuji-says-carries = it carries coins: { $coins }
amidakuji-says-chosen = chosen
amidakuji-says-free = you can place a piece here
amidakuji-says-ways = ways that end here: { $count }

## What can be done

amidakuji-act-no-base = Choose a base first
amidakuji-act-no-way = Choose a way first
amidakuji-act-place = Place a piece on base { $base }
amidakuji-act-enter = Bring in piece { $piece } from base { $base }: { $way }, to { $place }
amidakuji-act-move = Go with piece { $piece }: { $way }, to { $place }
amidakuji-act-lose-turn = Piece { $piece } is blocked: lose the turn
amidakuji-act-pass = Pass
amidakuji-act-next = Next way
amidakuji-act-previous = Previous way
amidakuji-act-piece = Piece { $piece }
amidakuji-act-choose-here = Choose a way that ends or starts here
amidakuji-act-go-here = Go here now

## Notes

amidakuji-note-die = The die shows { $face }. { $seat } may move piece: { $choices }.
amidakuji-note-then = If you do this: { $effects }.
amidakuji-note-score = { $seat }: { $points } (coins { $coins }, gold { $gold }, diamonds { $diamonds }).
amidakuji-note-knocked = { $seat }, pieces that wait to enter: { $pieces }.
amidakuji-note-arrived = { $seat }, pieces that may start again: { $pieces }.
amidakuji-note-home = { $seat }, pieces at home: { $pieces }.
amidakuji-note-lost = { $seat }, pieces lost: { $pieces }.
amidakuji-note-last = The last round: nothing starts again.

## What was done

amidakuji-told-place = { $seat } places piece { $piece } on base { $base }.
amidakuji-told-enter = { $seat } brings in piece { $piece } from base { $base }: { $way }, to { $place }.
amidakuji-told-move = { $seat } moves piece { $piece }: { $way }, to { $place }.
amidakuji-told-lost-turn = { $seat } loses the turn: piece { $piece } is blocked.
amidakuji-told-pass = { $seat } passes.
amidakuji-told-effects = { $done } Then: { $effects }.
amidakuji-told-roll = The die, rolled by both, shows { $face } for { $seat }.
amidakuji-told-left = { $seat } has left.
amidakuji-told-unreadable = This cannot be read.
amidakuji-effect-laid = coin worth { $value } laid on base { $base }
amidakuji-effect-knocked = piece { $piece } of { $seat } knocked out ({ $place })
amidakuji-effect-dropped = coins left on { $place }: { $coins }
amidakuji-effect-took = coins taken: { $coins }
amidakuji-effect-arrived = arrived with coins: { $coins }
amidakuji-effect-won = won: { $coin }
amidakuji-effect-replaced = now on that base: { $coin }
amidakuji-effect-last = the last round begins
amidakuji-effect-lost = piece { $piece } of { $seat } lost

## A position as text

amidakuji-form-line = Line { $line } is no line of a position.
amidakuji-form-pieces = Every piece of both must be on the board or named in hand, once.
amidakuji-form-coins = There are { $found } coins of the board; there must be { $wanted }.
amidakuji-form-gold = The gold coins of { $seat } do not add up: laid high values first, and what is taken is banked.
amidakuji-form-replaced = { $seat } has two diamonds and one black coin, not more.

## What is not possible

amidakuji-refuse-not-due = That is not what is awaited now.
amidakuji-refuse-over = The game is over.
amidakuji-refuse-roll = The die is being rolled. Wait for it.
amidakuji-refuse-turn = It is { $seat }’s turn.
amidakuji-refuse-unreadable = These bytes are no move.
amidakuji-refuse-words = Say “place 4”, “move 1 FLF”, “enter 1 4 FLF” or “pass”. F is ahead, L left, R right.
amidakuji-refuse-no-piece = There is no such piece. Choose one from 1 to { $most }.
amidakuji-refuse-no-base = There is no such base. Choose one from 1 to 7.
amidakuji-refuse-steps = A way is made of F (ahead), L (left) and R (right).
amidakuji-refuse-many-steps = No die shows more than five steps.
amidakuji-refuse-placing = Place your pieces first: “place” and a base.
amidakuji-refuse-placed = All pieces are placed. Move one.
amidakuji-refuse-pass = You can move, so you cannot pass.
amidakuji-refuse-base-used = Base { $base } has had a coin already. Choose a base without one.
amidakuji-refuse-base-held = Your own piece stands on base { $base }. Choose another base.
amidakuji-refuse-rotation = Piece { $piece } has moved in this cycle. Move one of these: { $choices }.
amidakuji-refuse-lost = Piece { $piece } is lost.
amidakuji-refuse-home = In the last round nothing starts again: piece { $piece } stays at home.
amidakuji-refuse-in-hand = Piece { $piece } is in hand. Bring it in from a base: “enter”.
amidakuji-refuse-on-board = Piece { $piece } is on the board already. Move it: “move”.
amidakuji-refuse-alternate = Steps alternate: ahead, sideways, ahead, sideways.
amidakuji-refuse-begin = The first step goes ahead here.
amidakuji-refuse-beyond = The way ends on the far base; what is left of the roll lapses.
amidakuji-refuse-outside = This way leaves the board.
amidakuji-refuse-own = Your own piece stands on { $place }. Land elsewhere.
amidakuji-refuse-short = The roll is { $roll }: take as many steps, as long as a way of that length is free.
amidakuji-refuse-long = The roll is { $roll }: this is no way of it.
amidakuji-refuse-lost-turn = This piece can move, so its turn is not lost.
amidakuji-refuse-die = A die has six faces, and shows one.

## The lesson

amidakuji-lesson-1 = The circles lie between your bases, at the bottom, and the other’s, at the top. A number there is so many coins. You bring your pieces across, and the coins with them.
amidakuji-lesson-2 = Place your first piece on base 1. Your coin worth 5 is laid there.
amidakuji-lesson-3 = Now the other places a piece.
amidakuji-lesson-4 = Place your second piece on base 5.
amidakuji-lesson-5 = The other places the second piece too. Then the die is rolled, by both together.
amidakuji-lesson-6 = The die shows 3: ahead, sideways, ahead. Choose piece 1 with ahead, right, ahead: it lands on the coin of b2, and takes it.
amidakuji-lesson-7 = The other moves. Its left is your right: it faces you.
amidakuji-lesson-8 = Your pieces take turns, so piece 2 moves now: ahead, left, ahead. Passing over things takes nothing.
amidakuji-lesson-9 = The other moves its second piece.
amidakuji-lesson-10 = Both of yours have moved: you may choose again. Piece 1: ahead, right, ahead, to the coin of d3.
amidakuji-lesson-11 = The other comes to d5 and takes a coin.
amidakuji-lesson-12 = Land on it: piece 2, ahead, right, ahead. Watch what comes of it before you go.
amidakuji-lesson-13 = It is knocked out and you have its coin. Had you only passed over it, its coin would lie on d5. It starts again from a base that has had no coin, and lays its next coin there.
amidakuji-lesson-14 = Bring your pieces to the top row: what they carry counts, and so does the coin of the base. When a black coin appears there, the last round has begun. Most points win.
