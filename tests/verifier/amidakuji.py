"""The rules of Amidakuji (docs/rules/amidakuji.md), a second time."""

from labyrinthe import Refused

GOLD = [5, 4, 3, 3, 2, 2, 1]
FACES = {"233445": [2, 3, 3, 4, 4, 5], "333444": [3, 3, 3, 4, 4, 4], "334455": [3, 3, 4, 4, 5, 5]}
LAYOUTS = {
    "line": {4: range(7), 2: (1, 5), 6: (1, 5)},
    "diamond": {4: range(1, 6), 2: (2, 3, 4), 6: (2, 3, 4)},
    "rows": {4: (3,), 2: (0, 1, 3, 5, 6), 6: (0, 1, 3, 5, 6)},
}


class Game:
    wire, rules, seats, secrets = 4, 1, (2, 2), False
    options = {
        "die": ["233445", "333444", "334455"],
        "layout": ["line", "diamond", "rows"],
        "pieces": ["3", "2"],
        "sideways": ["no", "yes"],
    }

    def __init__(self, seats, options, first):
        self.faces, self.sideways = FACES[options["die"]], options["sideways"] == "yes"
        self.count, self.mover, self.roll, self.last = int(options["pieces"]), first, None, False
        self.coins = {(c, row): 1 for row, columns in LAYOUTS[options["layout"]].items() for c in columns}
        self.hand = [["unplaced"] * self.count for _ in range(2)]  # None: on the board
        self.on = [{}, {}]  # piece: place
        self.load = [{}, {}]  # piece: coins carried
        self.bases = [[None] * 7 for _ in range(2)]  # None: no coin yet
        self.moved, self.bank = [set(), set()], [[0, 0, 0], [0, 0, 0]]
        self.played = self.rolls = 0

    def at(self, seat, place):
        return next((piece for piece, here in self.on[seat].items() if here == place), None)

    def entries(self, seat, piece):
        state, bases = self.hand[seat][piece], self.bases[seat]
        if state == "knocked":
            return [column for column in range(7) if bases[column] is None]
        if state == "arrived" and not self.last:
            return [column for column in range(7) if self.at(seat, (column, 8 * seat)) is None]
        return []

    def available(self, seat):
        return {p for p in range(self.count) if p in self.on[seat] or self.entries(seat, p)}

    def choices(self):
        available = self.available(self.mover)
        return available - self.moved[self.mover] or available

    def step(self, place, pace):
        ahead = 1 if self.mover == 0 else -1
        if pace == 0:
            return place[0], place[1] + ahead
        return place[0] + (-ahead if pace == 1 else ahead), place[1]

    def depth(self, place):
        return place[1] if self.mover == 0 else 8 - place[1]

    def walk(self, place, way):
        places = []
        for pace in way:
            place = self.step(place, pace)
            if not (0 <= place[0] < 7 and 0 <= place[1] <= 8):
                break
            places.append(place)
        return places

    def malformed(self, start, way):
        if any((one > 0) == (other > 0) for one, other in zip(way, way[1:])):
            return "AMI-6"
        if way and way[0] > 0 and (not self.sideways or start[1] in (0, 8)):
            return "AMI-6"
        places = self.walk(start, way)
        if any(self.depth(place) == 8 for place in places[: len(way) - 1]):
            return "AMI-8"
        return "AMI-1" if len(places) < len(way) else None

    def of_length(self, start, length):
        """Every way of this length, or that arrives earlier, on whatever it ends."""
        found, open_ways = [], [()]
        while open_ways:
            way = open_ways.pop()
            places = self.walk(start, way)
            if way and (len(way) == length or self.depth(places[-1]) == 8):
                found.append(way)
                continue
            longer = [(*way, pace) for pace in range(3)]
            open_ways += [way for way in longer if self.malformed(start, way) is None]
        return found

    def ways(self, piece):
        seat = self.mover
        starts = [(None, self.on[seat][piece])] if piece in self.on[seat] else []
        starts = starts or [(base, (base, 8 * seat)) for base in self.entries(seat, piece)]
        for length in range(self.roll, 0, -1):
            ways = {
                (base, way)
                for base, start in starts
                for way in self.of_length(start, length)
                if self.at(seat, self.walk(start, way)[-1]) is None
            }
            if ways:
                return ways
        return set()

    def due(self):
        if "unplaced" in self.hand[self.mover]:
            return 5, self.mover, 0
        if not self.available(0) and not self.available(1):
            ranks = [(bank[0] + bank[1], bank[2], bank[0]) for bank in self.bank]
            return "over", [] if ranks[0] == ranks[1] else [ranks.index(max(ranks))]
        if self.roll is None and self.available(self.mover):
            return "draw", f"amidakuji/roll/{self.rolls + 1}", 1, 6
        return 5, self.mover, 0

    def draw(self, values):
        self.roll, self.rolls = self.faces[values[0]], self.rolls + 1

    def move(self, seat, data):
        act = self.decode(data)
        clause = self.fault(*act)
        if clause:
            raise Refused(clause)
        kind, piece, base, way = act
        if kind == 1:
            self.start(self.hand[seat].index("unplaced"), base)
            self.mover = 1 - seat
            return
        if kind != 4:
            opens = not self.available(seat) - self.moved[seat]
            self.moved[seat] = {piece} if opens else self.moved[seat] | {piece}
            if kind == 2:
                self.start(piece, base)
            if way:
                self.go(piece, way)
        if None not in self.bases[seat]:
            self.hand[seat] = ["lost" if state == "knocked" else state for state in self.hand[seat]]
        self.roll, self.mover, self.played = None, 1 - seat, self.played + 1
        if self.played >= 400 and (self.available(0) or self.available(1)):
            self.last = True

    def decode(self, data):
        def number(place, most):
            if place >= len(data) or not 1 <= data[place] <= most:
                raise Refused("rules")
            return data[place] - 1

        def way(place):
            if place >= len(data) or data[place] > 5 or len(data) != place + 1 + data[place]:
                raise Refused("rules")
            if any(pace > 2 for pace in data[place + 1 :]):
                raise Refused("rules")
            return tuple(data[place + 1 :])

        kind = data[0] if data else 0
        if kind == 1 and len(data) == 2:
            return 1, None, number(1, 7), ()
        if kind == 2:
            act = 2, number(1, 3), number(2, 7), way(3)
            if act[3]:
                return act
        if kind == 3:
            return 3, number(1, 3), None, way(2)
        if kind == 4 and len(data) == 1:
            return 4, None, None, ()
        raise Refused("rules")

    def fault(self, kind, piece, base, way):
        seat = self.mover
        if "unplaced" in self.hand[seat]:
            return "AMI-4" if kind != 1 or self.bases[seat][base] is not None else None
        if kind == 1:
            return "AMI-4"
        if kind == 4:
            return "AMI-7" if self.available(seat) else None
        if piece >= self.count:
            return "AMI-3"
        if piece not in self.available(seat):
            return "AMI-16" if self.hand[seat][piece] == "arrived" else "AMI-13"
        if piece not in self.choices():
            return "AMI-7"
        ways = self.ways(piece)
        if kind == 2:
            if piece in self.on[seat]:
                return "AMI-12"
            start = base, 8 * seat
            if base not in self.entries(seat, piece):
                return "AMI-12" if self.at(seat, start) is None else "AMI-9"
        elif piece not in self.on[seat]:
            return "AMI-12" if way else ("AMI-9" if ways else None)
        else:
            start = self.on[seat][piece]
        if (base, way) in ways or (not way and not ways):
            return None
        wrong = self.malformed(start, way)
        if wrong:
            return wrong
        places = self.walk(start, way)
        if not way or self.at(seat, places[-1]) is not None:
            return "AMI-9"
        full = way in self.of_length(start, self.roll)
        return "AMI-9" if not full and len(way) < self.roll else "AMI-6"

    def start(self, piece, base):
        bases = self.bases[self.mover]
        if bases[base] is None:
            bases[base] = GOLD[sum(coin is not None for coin in bases)]
        self.hand[self.mover][piece] = None
        self.on[self.mover][piece], self.load[self.mover][piece] = (base, 8 * self.mover), 0

    def go(self, piece, way):
        seat, other = self.mover, 1 - self.mover
        places = self.walk(self.on[seat][piece], way)
        for place in places:
            enemy = self.at(other, place)
            if enemy is not None:
                del self.on[other][enemy]
                self.coins[place] = self.coins.get(place, 0) + self.load[other].pop(enemy)
                waits = not self.last and None in self.bases[other]
                self.hand[other][enemy] = "knocked" if waits else "lost"
        self.on[seat][piece] = places[-1]
        self.load[seat][piece] += self.coins.pop(places[-1], 0)
        if self.depth(places[-1]) == 8:
            self.arrive(piece, places[-1][0])

    def arrive(self, piece, column):
        seat, bases = self.mover, self.bases[1 - self.mover]
        del self.on[seat][piece]
        self.hand[seat][piece] = "arrived"
        self.bank[seat][0] += self.load[seat].pop(piece)
        coin, black = bases[column], "bare" if "black" in bases else "black"
        if isinstance(coin, int):
            taken = sum(isinstance(other, str) for other in bases)
            self.bank[seat][1] += coin
            bases[column] = "diamond" if taken < 2 else black
        elif coin == "diamond":
            self.bank[seat][2] += 1
            bases[column] = black
        self.last = self.last or (bases[column] == "black" and coin != "black")

    def leave(self, seat):
        return False
