"""The rules of Lap (docs/rules/lap.md), a second time."""

from itertools import product

from labyrinthe import Refused

LETTERS = range(4)


class Board:
    """An opened secret; `form` is whether the bytes are a full board of any size."""

    def __init__(self, secret):
        self.size = secret[0] if secret else 0
        self.form = self.size in (4, 6, 8, 10) and len(secret) == 1 + self.size**2 and max(secret[1:]) < 4
        self.cells = secret[1:] if self.form else b""

    def places(self, letter):
        return frozenset(place for place, own in enumerate(self.cells) if own == letter)

    def connected(self, cells):
        reached, fresh = set(), [min(cells)] if cells else []
        while fresh:
            place = fresh.pop()
            if place in reached:
                continue
            reached.add(place)
            column = place % self.size
            beside = [place - self.size, place + self.size]
            beside += [place - 1] if column else []
            beside += [place + 1] if column + 1 < self.size else []
            fresh += [other for other in beside if other in cells]
        return len(reached) == len(cells)

    def legal(self):
        areas = [self.places(letter) for letter in LETTERS]
        return all(len(own) * 4 == self.size**2 and self.connected(own) for own in areas)

    def counts(self, column, row):
        square = [place + right for place in (row * self.size + column, (row + 1) * self.size + column) for right in (0, 1)]
        return bytes(sum(self.cells[place] == letter for place in square) for letter in LETTERS)

    def changes(self, letter):
        """What one area may gain and lose so that all squares and its size stay the same (LAP-7)."""
        size, own = self.size, self.places(letter)
        everything = (1 << size) - 1
        rows = [0] * size
        for row, column in product(range(size), range(size)):
            gains = row * size + column not in own
            rows[row] |= (gains == ((row + column) % 2 == 0)) << column
        found = set()
        take = lambda cells: found.add((frozenset(cells) - own, frozenset(cells) & own))
        line = lambda row, bits: {row * size + column for column in range(size) if bits >> column & 1}
        upright = [column for column in range(size) if len({bits >> column & 1 for bits in rows}) == 1]
        level = [row for row in range(size) if rows[row] in (0, everything)]
        for chosen in range(1, 1 << len(upright)):
            bits = sum(1 << column for place, column in enumerate(upright) if chosen >> place & 1)
            take(set().union(*(line(row, bits) for row in range(size))))
        for chosen in range(1, 1 << len(level)):
            take(set().union(*(line(row, everything) for place, row in enumerate(level) if chosen >> place & 1)))
        for columns in range(1, everything):
            ways = [[columns] * (columns & ~bits == 0) + [everything & ~columns] * (bits & ~columns == 0) for bits in rows]
            for lines in product(*ways):
                if len(set(lines)) == 2:
                    take(set().union(*(line(row, bits) for row, bits in enumerate(lines))))
        return [(gained, lost) for gained, lost in found if len(gained) == len(lost)]

    def decidable(self):
        none = (frozenset(), frozenset())
        ways = [[none, *self.changes(letter)] for letter in LETTERS]
        if sum(len(way) > 1 for way in ways) < 2:
            return True
        for chosen in product(*ways):
            gained, lost = [c[0] for c in chosen], [c[1] for c in chosen]
            together = frozenset().union(*gained)
            fits = together and len(together) == sum(map(len, gained)) and together == frozenset().union(*lost)
            if fits and all(self.connected(self.places(letter) - lost[letter] | gained[letter]) for letter in LETTERS):
                return False
        return True


class Game:
    wire, rules, seats, secrets = 3, 1, (2, 2), True
    options = {
        "size": ["10", "8"],
        "wrong": ["loses", "skips"],
        "skip": [str(turns) for turns in range(1, 6)],
        "undecidable": ["loses", "void"],
    }

    def __init__(self, seats, options, first):
        self.size, self.asker = int(options["size"]), first
        self.milder, self.cost = options["wrong"] == "skips", int(options["skip"])
        self.void = options["undecidable"] == "void"
        self.sealed, self.heard, self.skips = {}, [{}, {}], [0, 0]
        self.received, self.pending = [0, 0], None
        self.stage, self.judged, self.declared, self.replied = ("turn",), [None, None], [None, None], False
        self.undecidable = False

    def due(self):
        for seat in (0, 1):
            if seat not in self.sealed:
                return 4, seat, 0
        kind, *seat = self.stage
        other = 1 - self.asker
        if kind == "over":
            if self.undecidable:
                return "over", None
            right = [seat for seat in (0, 1) if self.judged[seat]]
            if right:
                return "over", right if len(right) == 1 else []
            return "over", [] if self.judged[other] is not None else [other]
        return {
            "turn": lambda: (5, self.asker, 0),
            "reply": lambda: (5, other, 0),
            "asked": lambda: (6, other, 0),
            "seal": lambda: (4, seat[0], self.sealed[seat[0]] + 1),
            "open": lambda: (7, seat[0], self.sealed[seat[0]]),
            "judge": lambda: (6, 1 - seat[0], 0),
            "reveal": lambda: (7, seat[0], 0),
        }[kind]()

    def commit(self, seat, slot, public):
        if public:
            raise Refused("LAP-5" if slot else "LAP-1")
        self.sealed[seat] = slot
        if slot:
            even = self.received[0] == self.received[1]
            self.stage = ("reply",) if seat == self.asker and even else ("open", self.asker)

    def move(self, seat, data):
        if not (data in (b"\2", b"\3") or data[:1] == b"\1" and len(data) == 3):
            raise Refused("rules")
        replying = self.stage == ("reply",)
        if data == b"\3":
            if not replying:
                raise Refused("LAP-5")
            self.stage = "open", self.asker
        elif data == b"\2":
            if self.sealed[seat] >= 200:
                raise Refused("LAP-4")
            if replying:
                self.replied = True
            else:
                self.judged, self.declared, self.replied = [None, None], [None, None], False
            self.stage = "seal", seat
        elif replying:
            raise Refused("LAP-5")
        elif max(data[1:]) > self.size - 2:
            raise Refused("LAP-2")
        else:
            self.stage, self.pending = ("asked",), tuple(data[1:])

    def asserts(self, data):
        if self.stage[0] == "judge":
            if data not in (b"\0", b"\1"):
                raise Refused("LAP-4")
        elif len(data) != 4 or sum(data) != 4:
            raise Refused("LAP-3")
        elif self.heard[self.asker].get(self.pending, data) != data:
            raise Refused("LAP-3")
        owner = 1 - self.stage[1] if self.stage[0] == "judge" else 1 - self.asker
        return owner, 0, None, None

    def answer(self, seat, data):
        self.asserts(data)
        if self.stage[0] == "asked":
            self.heard[self.asker][self.pending] = data
            self.received[self.asker] += 1
            return self.turn()
        declarer = self.stage[1]
        self.judged[declarer] = data == b"\1"
        if declarer == self.asker and self.replied:
            self.stage = "open", 1 - self.asker
        elif any(self.judged) or not self.milder:
            self.stage = ("reveal", 0) if self.void else ("over",)
        else:
            self.skips = [turns + self.cost * (judged is False) for turns, judged in zip(self.skips, self.judged)]
            self.turn()

    def turn(self):
        self.stage, self.asker = ("turn",), 1 - self.asker
        while self.skips[self.asker]:
            self.skips[self.asker] -= 1
            self.asker = 1 - self.asker

    def open(self, seat, slot, secret):
        board = Board(secret)
        if slot:
            self.declared[seat], self.stage = secret, ("judge", seat)
            return
        self.undecidable |= not board.decidable()
        self.stage = ("reveal", 1) if seat == 0 else ("over",)

    def leave(self, seat):
        return False

    def flaws(self, seat, slot, secret):
        board = Board(secret)
        if not board.form:
            return ["secret"]
        if board.size != self.size or not board.legal():
            return ["LAP-1"]
        return [] if slot or self.void or board.decidable() else ["LAP-6"]

    def public(self, seat, slot, secret):
        board = Board(secret)
        return b"" if board.form and board.size == self.size else None

    def truth(self, secrets):
        owner = 1 - (self.stage[1] if self.stage[0] == "judge" else self.asker)
        secret = secrets.get((owner, 0))
        board = secret and Board(secret)
        if not board or not board.form or board.size != self.size:
            return None
        if self.stage[0] == "judge":
            return bytes([self.declared[self.stage[1]] == secret])
        return board.counts(*self.pending)

    def holds(self, data, secrets):
        return self.truth(secrets) in (None, data)
