"""The rules of Three Crowns (docs/rules/three-crowns.md), a second time: a board of squares with pieces on them."""

from collections import Counter

from labyrinthe import Refused

ROUND = [(right, up) for right in (-1, 0, 1) for up in (-1, 0, 1) if (right, up) != (0, 0)]
START = ["a1 c1 f1 h1 a4 h4 a6 h6 b8 g8", "a8 c8 f8 h8 a5 h5 a3 h3 b1 g1"]


def square(name):
    return ord(name[0]) - ord("a"), int(name[1]) - 1


def beyond(place, way, count=1):
    return place[0] + way[0] * count, place[1] + way[1] * count


def inside(place):
    return all(0 <= number < 8 for number in place)


class Game:
    wire, rules, seats, secrets = 5, 1, (2, 2), False
    options = {"second_turn": ["different", "same", "free"]}

    def __init__(self, seats, options, first):
        self.white, self.second = first, options["second_turn"]
        sides = ((first, START[0]), (1 - first, START[1]))
        self.board = {square(name): (side, False) for side, names in sides for name in names.split()}
        self.mover, self.turns, self.opener, self.taken = first, 0, None, [0, 0]
        self.seen, self.over = Counter([self.position()]), False

    def position(self):
        return self.mover, frozenset(self.board.items())

    def due(self):
        return ("over", self.winners) if self.over else (5, self.mover, 0)

    def steps(self, place):
        return {(place, to) for way in ROUND if inside(to := beyond(place, way)) and to not in self.board}

    def jumped(self, place, to, crowned):
        """The square between, when this is a jump over an enemy that a piece with this crown may jump."""
        right, up = to[0] - place[0], to[1] - place[1]
        if not {right, up} <= {-2, 0, 2} or right == up == 0 or not inside(to):
            return None
        over = place[0] + right // 2, place[1] + up // 2
        may = self.board.get(over) == (1 - self.mover, not crowned)
        return over if may and to not in self.board else None

    def jumps(self, place):
        crowned = self.board[place][1]
        hops = lambda start: [beyond(start, way, 2) for way in ROUND]
        firsts = [by for by in hops(place) if self.jumped(place, by, crowned)]
        return {
            (place, by, to) for by in firsts for to in hops(by) if to != place and self.jumped(by, to, crowned)
        }

    def ways(self):
        own = [place for place, (side, _) in self.board.items() if side == self.mover]
        return {way for place in own for way in self.steps(place) | self.jumps(place)}

    def allowed(self, place):
        """TRI-3."""
        if self.turns != 2 or self.second == "free":
            return True
        fits = lambda start: (start == self.opener) == (self.second == "same")
        return fits(place) or not any(fits(way[0]) for way in self.ways())

    def lined(self, place, crowned):
        """Whether a piece on this square would be the third in a line of its kind (TRI-4, TRI-8)."""
        piece = self.board[place][0], crowned

        def run(way):
            count = 0
            while self.board.get(beyond(place, way, count + 1)) == piece:
                count += 1
            return count

        return any(run(way) + run((-way[0], -way[1])) >= 2 for way in ROUND)

    def move(self, seat, data):
        if not data or data[0] not in (1, 2) or len(data) != data[0] + 2 or max(data[1:]) > 63:
            raise Refused("rules")
        way = tuple((number % 8, number // 8) for number in data[1:])
        place, to = way[0], way[-1]
        if self.board.get(place, (None,))[0] != seat:
            raise Refused("TRI-2")
        if not self.allowed(place):
            raise Refused("TRI-3")
        if way not in (self.steps(place) if data[0] == 1 else self.jumps(place)):
            raise Refused("TRI-2" if data[0] == 1 else "TRI-6")
        over = self.jumped(way[1], to, self.board[place][1]) if data[0] == 2 else None
        piece = self.board[to] = self.board.pop(place)
        if not piece[1] and self.lined(to, False):
            self.board[to] = seat, True
        captured = over is not None and self.strike(over)
        self.taken[seat] += captured
        self.mover, self.turns = 1 - seat, self.turns + 1
        self.opener = to if self.turns == 1 else self.opener
        self.seen[self.position()] += 1
        if self.board[to][1] and self.lined(to, True) or self.taken[seat] == 3:
            self.end([seat])
        elif self.seen[self.position()] == 3:
            self.end(None)
        elif not self.ways():
            self.end([])

    def strike(self, over):
        """TRI-7: whether the piece is captured; else it loses its crown."""
        side, crowned = self.board[over]
        if crowned and not self.lined(over, False):
            self.board[over] = side, False
            return False
        del self.board[over]
        return True

    def end(self, winners):
        self.over, self.winners = True, winners

    def leave(self, seat):
        return False
