"""The toy game of the tests (tests/src/toy): it uses what Labyrinthe does not need."""

from labyrinthe import Refused


class Game:
    wire, rules, seats, secrets = 0xFF01, 1, (3, 7), True
    options = {"rounds": [str(rounds) for rounds in [12, *range(2, 12), *range(13, 41)]]}

    def __init__(self, seats, options, first):
        self.count, self.asker, self.rounds = seats, first, int(options["rounds"])
        self.slots, self.here = {}, set(range(seats))
        self.pending = self.drawn = self.opening = self.won = None
        self.answered = 0

    def next(self, seat):
        return next(s for s in ((seat + k) % self.count for k in range(1, self.count + 1)) if s in self.here)

    def due(self):
        if self.won is not None:
            return "over", self.won
        for seat in sorted(self.here):
            if seat not in self.slots:
                return 4, seat, 0
        if self.opening is not None:
            return 7, self.opening, self.slots[self.opening]
        if self.pending:
            return 6, self.next(self.asker), 0
        if self.drawn is None and self.answered >= self.count:
            return "draw", "toy: who hides anew", 1, self.count
        if self.drawn in self.here and self.slots[self.drawn] == 0:
            return 4, self.drawn, 1
        return 5, self.asker, 0

    def commit(self, seat, slot, public):
        if public:
            raise Refused("rules")
        self.slots[seat] = slot

    def move(self, seat, data):
        if len(data) != 2 or data[0] not in (1, 2) or not (data[0] == 1) <= data[1] <= 9:
            raise Refused("TOY-2")
        self.pending = tuple(data)

    def asserts(self, data):
        if data not in (b"\0", b"\1"):
            raise Refused("TOY-3")
        asked = self.next(self.asker)
        return asked, self.slots[asked], None, None

    def answer(self, seat, data):
        self.asserts(data)
        asked = self.next(self.asker)
        if self.pending[0] == 2 and data == b"\1":
            self.opening = asked
            return
        self.pending, self.asker = None, asked
        self.answered += 1
        if self.answered >= self.count * self.rounds:
            self.won = []

    def draw(self, values):
        self.drawn = values[0]
        self.asker = self.next(self.drawn)

    def open(self, seat, slot, secret):
        if secret != bytes([self.pending[1]]):
            raise Refused("TOY-5")
        self.opening, self.won = None, [self.asker]

    def leave(self, seat):
        if self.won is not None or seat not in self.here:
            return False
        if self.asker == seat or (self.pending and self.next(self.asker) == seat):
            self.pending = self.opening = None
        self.here.discard(seat)
        if self.asker == seat:
            self.asker = self.next(seat)
        if len(self.here) == 1:
            self.won = list(self.here)
        return True

    def flaws(self, seat, slot, secret):
        return [] if len(secret) == 1 and secret[0] <= 9 else ["TOY-1"]

    def public(self, seat, slot, secret):
        return None if self.flaws(seat, slot, secret) else b""

    def truth(self, secrets):
        asked = self.next(self.asker)
        secret = secrets.get((asked, self.slots[asked]))
        if secret is None or self.flaws(asked, 0, secret):
            return None
        kind, number = self.pending
        return bytes([secret[0] >= number if kind == 1 else secret[0] == number])

    def holds(self, data, secrets):
        truth = self.truth(secrets)
        return truth is None or truth == data or (self.pending[0] == 2 and data == b"\0")
