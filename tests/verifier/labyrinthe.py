"""The rules of Labyrinthe as far as a record needs them (docs/protocol.md, section 14)."""

NORTH, EAST, SOUTH, WEST = range(4)
STEPS = {NORTH: (0, -1), EAST: (1, 0), SOUTH: (0, 1), WEST: (-1, 0)}


class Refused(Exception):
    """The clause that forbids it."""


class Grid:
    def __init__(self, size):
        self.size, self.edges = size, 2 * size * (size - 1)

    def holds(self, cell):
        return 0 <= cell[0] < self.size and 0 <= cell[1] < self.size

    def step(self, cell, side):
        """The cell beyond a side and the number of the edge between, or None at the border."""
        beyond = (cell[0] + STEPS[side][0], cell[1] + STEPS[side][1])
        if not self.holds(beyond):
            return None
        column, row = min(cell[0], beyond[0]), min(cell[1], beyond[1])
        if side in (EAST, WEST):
            return beyond, row * (self.size - 1) + column
        return beyond, self.size * (self.size - 1) + row * self.size + column


class Maze:
    """An opened secret; `form` is whether the bytes are a maze of any size."""

    def __init__(self, secret):
        size = secret[0] if secret else 0
        self.grid = Grid(size)
        length = 5 + (self.grid.edges + 7) // 8
        self.form = 5 <= size <= 10 and len(secret) == length
        if self.form:
            self.start, self.goal = tuple(secret[1:3]), tuple(secret[3:5])
            self.walls = int.from_bytes(secret[5:], "little")
            inside = self.grid.holds(self.start) and self.grid.holds(self.goal)
            self.form = inside and self.walls >> self.grid.edges == 0

    def wall(self, edge):
        return self.walls >> edge & 1

    def connected(self):
        reached, fresh = {self.start}, [self.start]
        while fresh:
            cell = fresh.pop()
            for side in STEPS:
                passage = self.grid.step(cell, side)
                if passage and not self.wall(passage[1]) and passage[0] not in reached:
                    reached.add(passage[0])
                    fresh.append(passage[0])
        return len(reached) == self.grid.size**2


class Game:
    wire, rules, seats, secrets = 1, 1, (2, 2), True
    options = {"size": [str(size) for size in range(5, 11)], "equal_turns": ["no", "yes"]}

    def __init__(self, seats, options, first):
        self.grid, self.equal = Grid(int(options["size"])), options["equal_turns"] == "yes"
        self.first = self.asker = first
        self.ends, self.walker, self.arrived = {}, {}, [False, False]
        self.pending, self.heard, self.over = None, {}, False

    def due(self):
        """What is awaited: (kind of entry, seat, slot), or ("over", winners)."""
        for seat in (0, 1):
            if seat not in self.ends:
                return 4, seat, 0
        if self.over:
            winners = [seat for seat in (0, 1) if self.arrived[seat]]
            return "over", winners if len(winners) == 1 else []
        return (6, 1 - self.asker, 0) if self.pending else (5, self.asker, 0)

    def commit(self, seat, slot, public):
        if len(public) != 4:
            raise Refused("LYR-3")
        start, goal = tuple(public[:2]), tuple(public[2:])
        if not self.grid.holds(start) or not self.grid.holds(goal) or start == goal:
            raise Refused("LYR-3")
        self.ends[seat] = start, goal
        self.walker[1 - seat] = start

    def way(self, steps):
        """The cut way: (steps, edges, where it ends); None when it leaves the grid."""
        at, goal, cut = self.walker[self.asker], self.ends[1 - self.asker][1], None
        edges = []
        for count, side in enumerate(steps, 1):
            passage = self.grid.step(at, side)
            if passage is None:
                return None
            at = passage[0]
            edges.append(passage[1])
            if cut is None and at == goal:
                cut = steps[:count], edges[:], at
        return cut or (steps, edges, at)

    def move(self, seat, data):
        if data[:1] == b"\1" and len(data) == 3:
            cell = tuple(data[1:])
            if not self.grid.holds(cell):
                raise Refused("LYR-5")
            self.pending = "count", cell
        elif data[:1] == b"\2" and len(data) > 3:
            steps = data[3:]
            if int.from_bytes(data[1:3], "big") != len(steps) or max(steps) > 3:
                raise Refused("rules")
            if len(steps) > 4 * self.grid.size**2:
                raise Refused("LYR-6")
            way = self.way(steps)
            if way is None:
                raise Refused("LYR-6")
            self.pending = "way", way
        else:
            raise Refused("rules")

    def inner(self, cell):
        passages = (self.grid.step(cell, side) for side in STEPS)
        return [passage[1] for passage in passages if passage]

    def question(self):
        kind, what = self.pending
        place = (self.walker[self.asker], what[0]) if kind == "way" else what
        return self.asker, kind, place

    def asserts(self, data):
        """(owner, slot, edges, test of the sum of their walls); refuses an answer that is none [14]."""
        kind, what = self.pending
        if len(data) != 1 or data[0] not in (0, 1, 2, 3, 0x10, 0x11):
            raise Refused("rules")
        if kind == "count":
            edges = self.inner(what)
            if data[0] > 3 or data[0] < 4 - len(edges):
                raise Refused("LYR-5")
            walls = data[0] - (4 - len(edges))
            holds = lambda total: total == walls
        else:
            if data[0] < 0x10:
                raise Refused("LYR-6")
            edges = sorted(set(what[1]))
            holds = (lambda total: total == 0) if data[0] == 0x11 else (lambda total: total != 0)
        if self.heard.get(self.question(), data) != data:
            raise Refused("LYR-9")
        return 1 - self.asker, 0, edges, holds

    def answer(self, seat, data):
        self.asserts(data)
        kind, what = self.pending
        self.heard[self.question()] = data
        if kind == "way" and data == b"\x11":
            self.walker[self.asker] = what[2]
            self.arrived[self.asker] = what[2] == self.ends[1 - self.asker][1]
        self.pending = None
        round_ends = not self.equal or self.asker != self.first
        self.over = round_ends and any(self.arrived)
        if not self.over:
            self.asker = 1 - self.asker

    def leave(self, seat):
        return False

    def open(self, seat, slot, secret):
        raise Refused("rules")

    def flaws(self, seat, slot, secret):
        """The clauses that an opened secret breaks."""
        maze = Maze(secret)
        if not maze.form or slot:
            return ["secret"]
        checks = [("LYR-1", maze.grid.size == self.grid.size), ("LYR-2", maze.connected())]
        return [clause for clause, good in [*checks, ("LYR-3", maze.start != maze.goal)] if not good]

    def public(self, seat, slot, secret):
        maze = Maze(secret)
        fits = maze.form and maze.grid.size == self.grid.size
        return bytes(maze.start + maze.goal) if fits else None

    def truth(self, secrets):
        """The true answer to what is asked, from the opened secrets; None when there is none."""
        maze = secrets.get((1 - self.asker, 0))
        maze = maze and Maze(maze)
        if not maze or not maze.form or maze.grid.size != self.grid.size:
            return None
        kind, what = self.pending
        if kind == "count":
            edges = self.inner(what)
            count = 4 - len(edges) + sum(map(maze.wall, edges))
            return bytes([count]) if count < 4 else None
        return b"\x10" if any(map(maze.wall, what[1])) else b"\x11"

    def holds(self, data, secrets):
        """Whether what an answer asserts is true; True when the secret was not opened."""
        owner, slot, edges, test = self.asserts(data)
        maze = secrets.get((owner, slot))
        maze = maze and Maze(maze)
        if not maze or not maze.form or maze.grid.size != self.grid.size:
            return True
        return test(sum(map(maze.wall, edges)))
