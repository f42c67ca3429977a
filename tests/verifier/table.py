"""The life of a table: who may write what when, and what follows from it (docs/protocol.md, 4 to 8 and 10)."""

import copy
from hashlib import sha256

import amidakuji
import labyrinthe
import lap
import three_crowns
import toy
from verify import (BAD, HONEST, NOTHING, UNFINISHED, VERSION, Fault, Form, certified, digest, entered, entry,
                    noticed, preimage, signed)

GAMES = {game.wire: game for game in (amidakuji.Game, labyrinthe.Game, lap.Game, three_crowns.Game, toy.Game)}
TABLE_OPTIONS = {
    "starter": ["draw", "host", "guest"],
    "clock": ["off", *map(str, [*range(1, 11), 15, 20, 25, 30, 45, 60, 90, 120, 180])],
    "answers": ["audit"],
}
TERMS, AGREE, PROMISE, REVEAL, COMMIT, MOVE, ANSWER, OPEN, HEED, CLOSE = range(10)
RESIGN, OFFER, ACCEPT, DECLINE, LEAVE, END, GO_ON = range(7)


class Broken(Exception):
    """What an entry breaks: a word of the protocol, or a clause of the rules."""


def demand(good, clause):
    if not good:
        raise Broken(clause)


def bits(seats):
    return sum(1 << seat for seat in seats)


def members(number):
    return {seat for seat in range(8) if number >> seat & 1}


class Draw:
    """Section 5."""

    def __init__(self, genesis, number, label, count, bound):
        self.genesis, self.round, self.label = genesis, number.to_bytes(4, "big"), label.encode()
        self.count, self.bound, self.promises, self.shares = count, bound, {}, {}

    def awaited(self, active):
        for kind, done in ((PROMISE, self.promises), (REVEAL, self.shares)):
            for seat in sorted(active):
                if seat not in done:
                    return kind, seat, 0
        return None

    def promise(self, seat, share):
        return digest("labirinto/1/draw promise", self.genesis, self.round, bytes([seat]), self.label, share)

    def values(self):
        shown = b"".join(bytes([seat]) + share for seat, share in sorted(self.shares.items()))
        result = digest("labirinto/1/draw result", self.genesis, self.round, self.label, shown)
        fair, values, block = 2**32 // self.bound * self.bound, [], 0
        while len(values) < self.count:
            words = sha256(preimage("labirinto/1/draw expand", result, block.to_bytes(4, "big"))).digest()
            words = [int.from_bytes(words[at : at + 4], "big") for at in range(0, 32, 4)]
            values += [word % self.bound for word in words if word < fair]
            block += 1
        return values[: self.count]


class Log:
    def __init__(self):
        self.table = self.genesis = self.game = self.result = self.offer = self.draw = self.terms = None
        self.stage, self.heads, self.offers, self.writer = "terms", [], [], None
        self.entries, self.steps, self.commitments, self.openings = [], [], {}, {}
        self.active, self.voters, self.closed = set(), set(), set()
        self.counters, self.offered, self.moves, self.draws, self.findings = [0] * 7, [None] * 7, 0, 0, None

    def key(self, seat):
        cards = self.terms["cards"] if self.terms else []
        return cards[seat]["key"] if seat < len(cards) else b""

    def chain(self, place, read):
        """Section 10.2, up to 4."""
        if place == 0:
            self.table, terms = read["table"], read["act"]
            demand(terms["kind"] == TERMS and read["seat"] == 0 and terms["cards"], "signature")
            demand(certified(terms["cards"][0], self.table, 0), "signature")
            demand(entered(read, terms["cards"][0]["key"]), "signature")
            game = GAMES.get(terms["game"])
            if game is None or game.rules != terms["rules"]:
                raise Fault(VERSION, f"game {terms['game']}, rules {terms['rules']}: unknown here")
        else:
            demand(read["table"] == self.table, "table")
            demand(entered(read, self.key(read["seat"])), "signature")
        demand(read["sequence"] == place < 65536, "sequence")
        demand(read["previous"] == (self.heads[-1] if self.heads else NOTHING), "previous")

    def awaited(self):
        """(kind, seat, slot) of the next entry [4]."""
        if self.stage == "terms":
            return TERMS, 0, 0
        if self.stage == "agree":
            return AGREE, self.agreeing, 0
        if self.stage == "draw":
            return self.draw.awaited(self.active)
        if self.stage == "play":
            return self.game.due()
        if self.stage == "opening":
            owed = [of for of in sorted(self.commitments) if of[0] in self.active and of not in self.openings]
            return (OPEN, *owed[0]) if owed else None
        if self.stage == "closing":
            return CLOSE, min(self.active - self.closed), 0
        return None

    def admit(self, read):
        """Section 10.2, 5. A refused entry may leave traces: try it on a copy."""
        act, seat, kind = read["act"], read["seat"], read["act"]["kind"]
        if self.stage == "terms":
            demand(kind == TERMS, "kind")
            self.take_terms(read, act)
        else:
            awaited = self.awaited()
            demand(awaited is not None, "turn")
            if kind == HEED:
                self.take_heed(read, act["notices"], awaited)
            else:
                demand(seat == awaited[1] and seat in self.active, "turn")
                demand(kind == awaited[0], "kind")
                self.check_acks(read)
                try:
                    self.take(len(self.heads), seat, awaited[2], act)
                except labyrinthe.Refused as refused:
                    raise Broken(refused.args[0]) from None
        self.heads.append(read["hash"])
        self.entries.append(read)
        self.writer = seat
        while self.settle():
            pass
        self.offers.append(copy.deepcopy(self.offer))

    def check_acks(self, read):
        """Section 3.2."""
        wanted = []
        if len(self.active) > 2:
            wanted = sorted(self.active - {read["seat"], self.writer})
        demand([ack["seat"] for ack in read["acks"]] == wanted, "acks")
        sequence = (len(self.heads) - 1).to_bytes(8, "big")
        for ack in read["acks"]:
            fields = (self.table, bytes([ack["seat"]]), sequence, self.heads[-1])
            message = preimage("labirinto/1/sign ack", *fields)
            demand(signed(self.key(ack["seat"]), message, ack["signature"]), "acks")

    def take_terms(self, read, terms):
        cards, game = terms["cards"], GAMES[terms["game"]]
        demand(not read["acks"] and 2 <= len(cards) and game.seats[0] <= len(cards) <= game.seats[1], "terms")
        demand(all(certified(card, self.table, seat) for seat, card in enumerate(cards)), "certificate")
        demand(len({card["key"] for card in cards}) == len(cards), "terms")
        allowed = {**TABLE_OPTIONS, **game.options}
        if not game.secrets:
            del allowed["answers"]
        options = terms["options"]
        demand([key for key, _ in options] == sorted(allowed), "terms")
        demand(all(value in allowed[key] for key, value in options), "terms")
        self.terms, self.options, self.genesis = terms, dict(options), read["hash"]
        self.active, self.voters = set(range(len(cards))), set(range(len(cards)))
        self.stage, self.agreeing = "agree", 1

    def take(self, place, seat, slot, act):
        kind = act["kind"]
        if kind == AGREE:
            self.agreeing += 1
            if self.agreeing == len(self.terms["cards"]):
                self.begin()
        elif kind == PROMISE:
            self.draw.promises[seat] = act["value"]
        elif kind == REVEAL:
            demand(self.draw.promises[seat] == self.draw.promise(seat, act["value"]), "draw")
            self.draw.shares[seat] = act["value"]
        elif kind == COMMIT:
            commitment = act["commitment"]
            demand(len(commitment) == 33 and commitment[0] == 0, "commitment")
            demand(act["slot"] == slot and (seat, slot) not in self.commitments, "commitment")
            self.game.commit(seat, slot, act["public"])
            self.commitments[seat, slot] = commitment
        elif kind == MOVE:
            self.game.move(seat, act["move"])
            self.moves += 1
            if self.offer and seat not in self.offer[1]:
                self.offer = None
        elif kind == ANSWER:
            owner, of, _, _ = self.game.asserts(act["answer"])
            demand((owner, of) in self.commitments, "commitment")
            demand(not act["proof"], "proof")
            self.game.answer(seat, act["answer"])
        elif kind == OPEN:
            demand(act["slot"] == slot and self.opens(seat, slot, act), "opening")
            if self.stage == "play":
                for flaw in self.game.flaws(seat, slot, act["secret"]):
                    raise Broken(flaw)
                named = [s[2]["public"] for s in self.steps if s[2]["kind"] == COMMIT and s[1] == seat and s[2]["slot"] == slot]
                demand(named == [self.game.public(seat, slot, act["secret"])], "public")
                self.game.open(seat, slot, act["secret"])
            self.openings[seat, slot] = act["secret"]
        elif kind == CLOSE:
            demand(act["verdict"] == self.verdict(), "verdict")
            self.closed.add(seat)
        in_play = kind in (COMMIT, MOVE, ANSWER) or (kind == OPEN and self.stage == "play")
        if in_play:
            self.steps.append((place, seat, act))

    def opens(self, seat, slot, act):
        """Section 6."""
        fields = (self.genesis, bytes([seat]), bytes([slot]), act["salt"], act["secret"])
        return self.commitments.get((seat, slot)) == b"\0" + digest("labirinto/1/commitment", *fields)

    def begin(self):
        starter, seats = self.options["starter"], len(self.terms["cards"])
        if starter == "draw":
            self.stage, self.draw = "draw", Draw(self.genesis, 0, "starter", 1, seats)
        else:
            self.open_game(0 if starter == "host" else 1)

    def open_game(self, first):
        self.setup = (len(self.terms["cards"]), self.options, first)
        self.game, self.stage = GAMES[self.terms["game"]](*self.setup), "play"

    def settle(self):
        """Whatever follows by itself [4]. False: somebody is awaited."""
        if self.result and self.stage in ("agree", "draw", "play"):
            self.stage = "opening"
        elif self.stage == "draw" and self.game and not self.asks_for():
            self.draws += 1
            self.stage = "play"
        elif self.stage == "draw" and self.draw.awaited(self.active) is None:
            values = self.draw.values()
            self.draws += 1
            if self.game is None:
                self.open_game(values[0])
            else:
                self.stage = "play"
                self.game.draw(values)
                self.steps.append((len(self.heads) - 1, None, {"kind": "drawn", "values": values}))
        elif self.stage == "play" and self.game.due()[0] == "over":
            winners = self.game.due()[1]
            ended = ("void",) if winners is None else ("win", bits(winners)) if winners else ("draw",)
            self.result = self.result or (ended, ("rules",))
            self.stage = "opening"
        elif self.stage == "play" and self.game.due()[0] == "draw":
            _, label, count, bound = self.game.due()
            self.stage, self.draw = "draw", Draw(self.genesis, self.draws, "game/" + label, count, bound)
        elif self.stage == "opening" and self.awaited() is None:
            self.findings = self.audit()
            self.amend()
            self.stage = "closing"
        elif self.stage == "closing" and self.active <= self.closed:
            self.stage = "over"
        else:
            return False
        return True

    def asks_for(self):
        due = self.game.due()
        return due[0] == "draw" and b"game/" + due[1].encode() == self.draw.label

    def take_heed(self, read, notices, awaited):
        """Section 7."""
        demand(notices, "notice")
        for said in notices:
            place, seat = said["sequence"], said["seat"]
            demand(said["version"] == 1 and said["table"] == self.table and seat in self.active, "notice")
            demand(said["counter"] > self.counters[seat], "notice")
            demand(place < len(self.heads) and self.heads[place] == said["head"], "notice")
            demand(noticed(said, self.key(seat)), "notice")
        if notices[0]["saying"] in (END, GO_ON):
            return self.remove(read, notices, awaited)
        demand(read["seat"] == awaited[1] and read["seat"] in self.active, "turn")
        self.check_acks(read)
        for said in notices:
            demand(said["counter"] > self.counters[said["seat"]], "notice")
            over = self.game is not None and self.game.due()[0] == "over"
            demand(not self.result and not over and said["seat"] in self.active, "notice")
            self.say(said["seat"], said["saying"])
            self.counters[said["seat"]] = said["counter"]
        return None

    def say(self, seat, saying):
        """Section 7.2."""
        if saying in (RESIGN, LEAVE):
            if self.game and len(self.active) > 2 and self.left(seat):
                self.voters.discard(seat)
                self.gone({seat})
            else:
                others = bits(self.active - {seat})
                ending = "resigned" if saying == RESIGN else "left"
                self.result = (("win", others) if self.game else ("void",), (ending, seat))
        elif saying == OFFER:
            demand(self.game and not self.offer and self.offered[seat] != self.moves, "notice")
            self.offered[seat], self.offer = self.moves, (seat, {seat})
        else:
            demand(saying in (ACCEPT, DECLINE) and self.offer and seat not in self.offer[1], "notice")
            self.offer = None if saying == DECLINE else (self.offer[0], self.offer[1] | {seat})
        self.agree()

    def agree(self):
        if not self.result and self.offer and self.active <= self.offer[1]:
            self.result = (("draw",), ("agreed",))

    def left(self, seat):
        if not self.game.leave(seat):
            return False
        self.steps.append((len(self.heads), seat, {"kind": "left"}))
        return True

    def gone(self, seats):
        self.active -= seats
        if self.offer and self.offer[0] in seats:
            self.offer = None

    def remove(self, read, notices, awaited):
        """Section 7.3."""
        saying, gone, signers = notices[0]["saying"], members(notices[0]["gone"]), [n["seat"] for n in notices]
        same = {(said["saying"], said["gone"], said["head"]) for said in notices}
        demand(signers == sorted(set(signers)) and len(same) == 1, "notice")
        demand(notices[0]["head"] == self.heads[-1], "notice")
        staying, majority = self.active - gone, 2 * len(signers) > len(self.voters)
        demand(gone and gone <= self.active and staying and set(signers) <= staying, "notice")
        if saying == GO_ON:
            demand(majority and len(self.active) > 2, "notice")
        elif len(self.active) == 2:
            demand(awaited[1] in gone and set(signers) == staying, "notice")
        else:
            demand(majority and set(signers) == staying, "notice")
        demand(read["seat"] == next(s for k in range(7) if (s := (awaited[1] + k) % 7) in staying), "turn")
        demand(not read["acks"], "acks")
        for said in notices:
            self.counters[said["seat"]] = said["counter"]
        self.gone(gone)
        if saying == GO_ON and not self.result:
            demand(self.game and all(self.left(seat) for seat in sorted(gone)), "notice")
            self.agree()
        if saying == END and not self.result:
            owes = awaited[1] if awaited[1] in gone else min(gone)
            self.result = (("unfinished", owes, len(self.heads)), ("unfinished",))

    def audit(self):
        """Section 8.1: for each seat None, ("cheat", sequence, clause) or ("unopened",)."""
        found = [None] * len(self.terms["cards"])
        if self.game is None:
            return found

        def cheat(seat, place, clause):
            if not found[seat] or found[seat][0] != "cheat":
                found[seat] = ("cheat", place, clause)

        game, secrets = GAMES[self.terms["game"]](*self.setup), {}
        for place, seat, act in self.steps:
            kind = act["kind"]
            if kind == COMMIT:
                secret = self.openings.get((seat, act["slot"]))
                if secret is None:
                    found[seat] = found[seat] or ("unopened",)
                else:
                    for flaw in game.flaws(seat, act["slot"], secret):
                        cheat(seat, place, flaw)
                    if game.public(seat, act["slot"], secret) != act["public"]:
                        cheat(seat, place, "public")
                    secrets[seat, act["slot"]] = secret
                game.commit(seat, act["slot"], act["public"])
            elif kind == MOVE:
                game.move(seat, act["move"])
            elif kind == ANSWER:
                if game.truth(secrets) not in (None, act["answer"]):
                    cheat(seat, place, "answer")
                if not game.holds(act["answer"], secrets):
                    cheat(seat, place, "claim")
                game.answer(seat, act["answer"])
            elif kind == OPEN:
                game.open(seat, act["slot"], act["secret"])
            elif kind == "drawn":
                game.draw(act["values"])
            else:
                game.leave(seat)
        return found

    def amend(self):
        """Section 8.2."""
        cheats = {seat for seat, found in enumerate(self.findings) if found and found[0] == "cheat"}
        if not cheats:
            return
        winners = members(self.result[0][1]) if self.result[0][0] == "win" else set()
        if winners and not winners & cheats:
            return
        honest = winners - cheats or set(range(len(self.findings))) - cheats
        self.result = (("win", bits(honest)) if honest else ("void",), ("cheated", bits(cheats)))

    def verdict(self):
        """Section 8.3."""
        number = lambda value: value.to_bytes(4, "big")
        result, ending = self.result
        data = number(["win", "draw", "void", "unfinished"].index(result[0])) + bytes(result[1:2])
        data += result[2].to_bytes(8, "big") if result[0] == "unfinished" else b""
        endings = ["rules", "resigned", "left", "agreed", "cheated", "unfinished"]
        data += number(endings.index(ending[0])) + bytes(ending[1:])
        data += len(self.findings).to_bytes(8, "big")
        for found in self.findings:
            data += number(0 if found is None else 1 if found[0] == "cheat" else 2)
            if found and found[0] == "cheat":
                clause = found[2][:8].encode()
                data += found[1].to_bytes(8, "big") + len(clause).to_bytes(8, "big") + clause
        return data

    def judge(self, kind, items):
        """Section 10.3: (seat, sequence, clause), or None when nothing is proven."""
        if kind == 2:
            said = items[0]
            place, seat = said["sequence"], said["seat"]
            here = place < len(self.heads) and self.heads[place] == said["head"] and said["table"] == self.table
            if not here or said["version"] != 1 or said["saying"] not in (ACCEPT, DECLINE):
                return None
            idle = not self.offers[place] or seat in self.offers[place][1]
            return (seat, place, "notice") if idle and noticed(said, self.key(seat)) else None
        if kind == 3:
            return self.apart(*items)
        try:
            read = [entry(item) for item in items]
        except (Form, Fault):
            return self.malformed(items[0]) if kind == 0 else None
        if any(one["table"] != self.table or not entered(one, self.key(one["seat"])) for one in read):
            return None
        first, place, seat = read[0], read[0]["sequence"], read[0]["seat"]
        if kind == 1:
            spot = lambda one: (one["sequence"], one["previous"], one["seat"])
            fork = spot(read[0]) == spot(read[1]) and read[0]["hash"] != read[1]["hash"]
            return (seat, place, "fork") if fork else None
        before = self.heads[place - 1] if 0 < place <= len(self.heads) else NOTHING
        if place > len(self.heads):
            return None
        if first["previous"] != before:
            own = place > 0 and self.entries[place - 1]["seat"] == seat and seat in self.active
            own = own and (place == 1 or self.entries[place - 1]["acks"] or len(self.terms["cards"]) == 2)
            return (seat, place, "chain") if own else None
        if place == len(self.heads):
            try:
                copy.deepcopy(self).admit(first)
            except Broken as broken:
                return seat, place, str(broken)
            return None
        ours = self.entries[place]
        fork = ours["seat"] == seat and ours["hash"] != first["hash"]
        return (seat, place, "fork") if fork else self.competes(ours, first)

    def competes(self, ours, other):
        """An entry of another seat at a place in the log."""
        if ours["seat"] == other["seat"]:
            return None
        there = Log()
        for place, read in enumerate(self.entries[: other["sequence"]]):
            there.chain(place, read)
            there.admit(read)
        try:
            there.admit(other)
        except Broken as broken:
            return other["seat"], other["sequence"], str(broken)
        if ours["act"]["kind"] == HEED == other["act"]["kind"]:
            for said in other["act"]["notices"]:
                for heeded in ours["act"]["notices"]:
                    if proven := self.apart(heeded, said):
                        return proven
        removes = lambda read: members(read["act"]["notices"][0]["gone"]) if read["act"]["kind"] == HEED else set()
        after = self.entries[other["sequence"] + 1 :]
        behind = any(other["seat"] in removes(read) for read in [ours, *after])
        if behind or ours["seat"] not in removes(other):
            return None
        seen = lambda read: {read["seat"], *(ack["seat"] for ack in read["acks"])}
        built = any(other["seat"] in seen(read) for read in after)
        return (other["seat"], other["sequence"], "turncoat") if built else None

    def apart(self, one, other):
        """Two notices of one seat at one head, each to be without a seat that the other keeps."""
        spot = lambda said: [said[of] for of in ("version", "table", "seat", "sequence", "head")]
        gone, others = members(one["gone"]), members(other["gone"])
        if spot(one) != spot(other) or spot(one)[:2] != [1, self.table] or gone <= others or others <= gone:
            return None
        key = self.key(one["seat"])
        both = noticed(one, key) and noticed(other, key)
        return (one["seat"], one["sequence"], "notice") if both else None

    def malformed(self, data):
        body, signature = data[:-64], data[-64:]
        for seat, card in enumerate(self.terms["cards"]):
            if body[:1] == b"\1" and signed(card["key"], preimage("labirinto/1/sign entry", body), signature):
                return seat, len(self.heads), "form"
        return None

    def report(self, pieces):
        """Section 10.4."""
        found = self.findings or self.audit()
        for kind, items in pieces:
            proven = self.judge(kind, items)
            if proven:
                found[proven[0]] = ("cheat", *proven[1:])
        lines, words = [], {None: "honest"}
        for seat, (one, card) in enumerate(zip(found, self.terms["cards"])):
            word = words.get(one) or ("not opened" if one[0] == "unopened" else f"cheat at entry {one[1]}: {one[2]}")
            lines.append(f"seat {seat} {card['name']!r}: {word}")
        if any(one and one[0] == "cheat" for one in found):
            return lines, BAD
        whole = self.stage == "over" and self.result[0][0] != "unfinished" and not any(found)
        return lines, HONEST if whole else UNFINISHED
