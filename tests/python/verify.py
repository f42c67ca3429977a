"""Reads a record, checks its checksum, its chain, every signature, every opening and every draw.

Written from docs/protocol.md alone, with nothing but the standard library. It knows no game.
Usage: python3 verify.py FILE. Prints one line for each entry. Exit 0: all holds; 1: not; 3: no record.
"""
import hashlib
import sys

P = 2**255 - 19
L = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, P - 2, P) % P
ROOT = pow(2, (P - 1) // 4, P)


def recover(y, sign):
    if y >= P:
        return None
    square = (y * y - 1) * pow(D * y * y + 1, P - 2, P) % P
    x = pow(square, (P + 3) // 8, P)
    if (x * x - square) % P:
        x = x * ROOT % P
    if (x * x - square) % P or (x == 0 and sign):
        return None
    return (P - x if x & 1 != sign else x, y)


def add(a, b):
    (x1, y1, z1, t1), (x2, y2, z2, t2) = a, b
    e, f = (y1 - x1) * (y2 - x2) % P, (y1 + x1) * (y2 + x2) % P
    c, d = 2 * t1 * t2 * D % P, 2 * z1 * z2 % P
    g, h, i, j = f - e, d - c, d + c, f + e
    return (g * h % P, i * j % P, h * i % P, g * j % P)


def times(scalar, point):
    total = (0, 1, 1, 0)
    while scalar:
        if scalar & 1:
            total = add(total, point)
        point, scalar = add(point, point), scalar >> 1
    return total


def extended(point):
    return (point[0], point[1], 1, point[0] * point[1] % P)


def read_point(raw):
    number = int.from_bytes(raw, "little")
    return recover(number & (2**255 - 1), number >> 255)


BASE = extended(recover(4 * pow(5, P - 2, P) % P, 0))


def small(point):
    x, _, _, _ = times(8, extended(point))
    return x % P == 0


def signed(key, message, signature):
    a, r, s = read_point(key), read_point(signature[:32]), int.from_bytes(signature[32:], "little")
    if a is None or r is None or s >= L or small(a) or small(r):
        return False
    k = int.from_bytes(hashlib.sha512(signature[:32] + key + message).digest(), "little") % L
    x1, y1, z1, _ = times(s, BASE)
    x2, y2, z2, _ = add(extended(r), times(k, extended(a)))
    return (x1 * z2 - x2 * z1) % P == 0 and (y1 * z2 - y2 * z1) % P == 0


def pre(label, *fields):
    return b"".join(len(f).to_bytes(8, "big") + f for f in (b"labirinto/1/" + label, *fields))


def digest(label, *fields):
    return hashlib.sha256(pre(label, *fields)).digest()


class Reader:
    def __init__(self, raw):
        self.raw, self.at = raw, 0

    def take(self, count):
        if self.at + count > len(self.raw):
            raise ValueError("cut")
        self.at += count
        return self.raw[self.at - count:self.at]

    def number(self, width):
        return int.from_bytes(self.take(width), "big")

    def bytes(self, cap, width=8):
        length = self.number(width)
        if length > cap:
            raise ValueError("too long")
        return self.take(length)

    def list(self, cap, item):
        count = self.number(8)
        if count > cap:
            raise ValueError("too many")
        return [item() for _ in range(count)]

    def end(self):
        if self.at != len(self.raw):
            raise ValueError("bytes left over")


def read_card(r):
    return dict(device=r.take(32), key=r.take(32), certificate=r.take(64), nonce=r.take(32), name=r.bytes(64))


def read_notice(r):
    start = r.at
    notice = dict(version=r.number(1), table=r.take(32), seat=r.number(1), counter=r.number(4))
    notice |= dict(sequence=r.number(8), head=r.take(32), saying=r.number(4))
    if notice["saying"] > 6:
        raise ValueError("no saying")
    notice["without"] = r.number(1) if notice["saying"] >= 5 else 0
    notice["body"] = r.raw[start:r.at]
    notice["signature"] = r.take(64)
    return notice


KINDS = "Terms Agree DrawPromise DrawReveal Commit Move Answer Open Heed Close".split()


def read_entry(raw):
    r = Reader(raw[:-64])
    e = dict(body=raw[:-64], signature=raw[-64:], version=r.number(1))
    if e["version"] != 1:
        raise ValueError("version %d" % e["version"])
    e |= dict(table=r.take(32), sequence=r.number(8), previous=r.take(32), seat=r.number(1))
    e["acks"] = r.list(7, lambda: (r.number(1), r.take(64)))
    kind = e["kind"] = KINDS[r.number(4)]
    if kind == "Terms":
        e |= dict(game=r.number(2), rules=r.number(2))
        e["options"] = r.list(32, lambda: (r.bytes(32).decode(), r.bytes(32).decode()))
        e["cards"] = r.list(7, lambda: read_card(r))
    elif kind == "DrawPromise":
        e["promise"] = r.take(32)
    elif kind == "DrawReveal":
        e["value"] = r.take(32)
    elif kind == "Commit":
        e |= dict(slot=r.number(1), commitment=r.bytes(65536), public=r.bytes(4096))
    elif kind == "Move":
        e["move"] = r.bytes(2048)
    elif kind == "Answer":
        e |= dict(answer=r.bytes(4096), proof=r.bytes(65536))
    elif kind == "Open":
        e |= dict(slot=r.number(1), salt=r.take(32), secret=r.bytes(16384))
    elif kind == "Heed":
        e["notices"] = r.list(14, lambda: read_notice(r))
    elif kind == "Close":
        e["verdict"] = r.bytes(4096)
    r.end()
    return e


def byte(number):
    return bytes([number])


def check(entries):
    """Raises ValueError at the first entry that does not hold; yields each that does."""
    first = entries[0]
    table, cards = first["table"], first["cards"] if first["kind"] == "Terms" else []
    genesis, head, promises, commitments = None, bytes(32), {}, {}
    starter = dict(first.get("options", [])).get("starter")
    for place, e in enumerate(entries):
        seat = e["seat"]
        if (e["table"], e["sequence"], e["previous"]) != (table, place, head) or seat >= len(cards):
            raise ValueError("the chain breaks")
        if not signed(cards[seat]["key"], pre(b"sign entry", e["body"]), e["signature"]):
            raise ValueError("the signature is not seat %d's" % seat)
        for other, ack in e["acks"]:
            seen = pre(b"sign ack", table, byte(other), (place - 1).to_bytes(8, "big"), head)
            if not signed(cards[other]["key"], seen, ack):
                raise ValueError("the acknowledgement is not seat %d's" % other)
        if e["kind"] == "Terms":
            for other, c in enumerate(cards):
                word = pre(b"sign card", table, byte(other), c["key"], c["nonce"], c["name"])
                if place or not signed(c["device"], word, c["certificate"]):
                    raise ValueError("the card of seat %d is not certified" % other)
        for notice in e.get("notices", []):
            if not signed(cards[notice["seat"]]["key"], pre(b"sign notice", notice["body"]), notice["signature"]):
                raise ValueError("the notice is not seat %d's" % notice["seat"])
        if e["kind"] == "DrawPromise":
            promises[seat] = e["promise"]
        if e["kind"] == "DrawReveal" and starter == "draw" and not commitments:
            promise = digest(b"draw promise", genesis, bytes(4), byte(seat), b"starter", e["value"])
            if promises.get(seat) != promise:
                raise ValueError("the reveal is not what was promised")
        if e["kind"] == "Commit":
            commitments[seat, e["slot"]] = e["commitment"]
        if e["kind"] == "Open":
            fields = (genesis, byte(seat), byte(e["slot"]), e["salt"], e["secret"])
            if commitments.get((seat, e["slot"])) != b"\0" + digest(b"commitment", *fields):
                raise ValueError("the opening does not fit")
        head = digest(b"entry hash", e["body"])
        genesis = genesis or head
        yield "%d %s seat %d %s" % (place, head.hex()[:8], seat, e["kind"])


def main(path):
    raw = open(path, "rb").read()
    if len(raw) < 54 or raw[:9] != b"labirinto" or raw[9] != 1:
        print("no record of version 1")
        return 3
    if hashlib.sha256(raw[:-32]).digest() != raw[-32:]:
        print("the checksum does not fit")
        return 1
    try:
        r = Reader(raw[10:-32])
        lists = [[r.bytes(len(raw), 4) for _ in range(r.number(4))] for _ in range(3)]
        r.end()
        for line in check([read_entry(item) for item in lists[0]]):
            print(line)
    except (ValueError, IndexError) as fault:
        print("bad: %s" % fault)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
