#!/usr/bin/env python3
"""A second verifier of game records, written from docs/protocol.md alone; Python 3, standard library only.

    verify.py FILE...      one line a seat and one for the record; exit status as `labirinto verify`

This page reads the bytes and checks the chain and every signature. `table.py` is who may write what when,
`labyrinthe.py` the rules of one game. Numbers in brackets are sections of the paper.
"""

import functools
import sys
from hashlib import sha256

import ed25519

HONEST, BAD, UNREADABLE, VERSION, UNFINISHED = 0, 1, 3, 6, 7
NOTHING = bytes(32)


class Fault(Exception):
    """The record has no report: (exit status, why)."""


class Form(Exception):
    """Bytes that are not the one encoding of anything [1]."""


def preimage(label, *fields):
    return b"".join(len(part).to_bytes(8, "big") + part for part in (label.encode(), *fields))


def digest(label, *fields):
    return sha256(preimage(label, *fields)).digest()


@functools.cache
def signed(key, message, signature):
    return ed25519.verify(key, message, signature)


class Reader:
    """A cursor over bytes that were written by others [1]."""

    def __init__(self, data):
        self.data, self.at = data, 0

    def take(self, count):
        if count > len(self.data) - self.at:
            raise Form("bytes are missing")
        self.at += count
        return self.data[self.at - count : self.at]

    def number(self, width):
        return int.from_bytes(self.take(width), "big")

    def block(self, cap, width=8):
        length = self.number(width)
        if length > cap:
            raise Form("longer than its cap")
        return self.take(length)

    def items(self, cap, read, width=8):
        count = self.number(width)
        if count > cap:
            raise Form("more than its cap")
        return [read(self) for _ in range(count)]

    def text(self, cap):
        try:
            return self.block(cap).decode("utf-8")
        except UnicodeDecodeError:
            raise Form("not UTF-8") from None

    def seat(self):
        seat = self.number(1)
        if seat > 6:
            raise Form("no seat")
        return seat

    def end(self):
        if self.at != len(self.data):
            raise Form("bytes are left over")


def card(reader):
    fields = [("device", 32), ("key", 32), ("certificate", 64), ("nonce", 32)]
    return {name: reader.take(count) for name, count in fields} | {"name": reader.text(64)}


def certified(card, table, seat):
    fields = (table, bytes([seat]), card["key"], card["nonce"], card["name"].encode())
    return signed(card["device"], preimage("labirinto/1/sign card", *fields), card["certificate"])


def ack(reader):
    return {"seat": reader.seat(), "signature": reader.take(64)}


def notice(reader):
    start = reader.at
    read = {"version": reader.number(1), "table": reader.take(32), "seat": reader.seat()}
    read |= {"counter": reader.number(4), "sequence": reader.number(8), "head": reader.take(32)}
    read["saying"] = reader.number(4)
    if read["saying"] > 6:
        raise Form("no saying")
    read["gone"] = reader.number(1) if read["saying"] > 4 else 0
    read["bytes"] = reader.data[start : reader.at]
    return read | {"signature": reader.take(64)}


def noticed(notice, key):
    return signed(key, preimage("labirinto/1/sign notice", notice["bytes"]), notice["signature"])


def act(reader):
    """Section 3.1."""
    kind = reader.number(4)
    if kind == 0:
        read = {"game": reader.number(2), "rules": reader.number(2)}
        read["options"] = reader.items(32, lambda reader: (reader.text(32), reader.text(32)))
        read["cards"] = reader.items(7, card)
    elif kind == 1:
        read = {}
    elif kind in (2, 3):
        read = {"value": reader.take(32)}
    elif kind == 4:
        read = {"slot": reader.number(1), "commitment": reader.block(65536), "public": reader.block(4096)}
    elif kind == 5:
        read = {"move": reader.block(2048)}
    elif kind == 6:
        read = {"answer": reader.block(4096), "proof": reader.block(65536)}
    elif kind == 7:
        read = {"slot": reader.number(1), "salt": reader.take(32), "secret": reader.block(16384)}
    elif kind == 8:
        read = {"notices": reader.items(14, notice)}
    elif kind == 9:
        read = {"verdict": reader.block(4096)}
    else:
        raise Form("no act")
    return read | {"kind": kind}


def entry(data):
    """Section 3."""
    if not 64 < len(data) <= 81920:
        raise Form("too short or too long")
    body = data[:-64]
    if body[0] != 1:
        raise Fault(VERSION, f"version {body[0]}")
    reader = Reader(body)
    reader.take(1)
    read = {"body": body, "signature": data[-64:], "hash": digest("labirinto/1/entry hash", body)}
    read |= {"table": reader.take(32), "sequence": reader.number(8), "previous": reader.take(32)}
    read |= {"seat": reader.seat(), "acks": reader.items(7, ack), "act": act(reader)}
    reader.end()
    return read


def entered(entry, key):
    return signed(key, preimage("labirinto/1/sign entry", entry["body"]), entry["signature"])


def exactly(read, data):
    reader = Reader(data)
    value = read(reader)
    reader.end()
    return value


def evidence(reader):
    """Section 9.1."""
    kind = reader.number(4)
    if kind > 3:
        raise Form("no evidence")
    if kind > 1:
        return kind, [notice(reader) for _ in range(kind - 1)]
    return kind, [reader.block(81920) for _ in range(kind + 1)]


def parts(data):
    """The three lists of a file [9, 10.1]."""
    if len(data) < 32 or data[:9] != b"labirinto":
        raise Fault(UNREADABLE, "no record")
    if sha256(data[:-32]).digest() != data[-32:]:
        raise Fault(BAD, "the checksum does not fit: changed")
    if data[9:10] != b"\1":
        raise Fault(VERSION, "another version")
    try:
        reader = Reader(data[10:-32])
        lists = [reader.items(2**32, lambda reader: reader.block(2**32, 4), 4) for _ in range(3)]
        reader.end()
        entries, notices, pieces = lists
        return entries, [exactly(notice, item) for item in notices], [exactly(evidence, item) for item in pieces]
    except Form as form:
        raise Fault(UNREADABLE, form) from None


def verify(data):
    """The lines and the exit status for the bytes of a record [10]."""
    import table

    raw, notices, pieces = parts(data)
    log = table.Log()
    for place, item in enumerate(raw):
        try:
            read = entry(item)
            log.chain(place, read)
            log.admit(read)
        except (Form, table.Broken) as broken:
            raise Fault(BAD, f"forged at entry {place}: {broken}") from None
    if not raw:
        raise Fault(BAD, "forged at entry 0: none")
    for said in notices:
        if said["table"] != log.table or not noticed(said, log.key(said["seat"])):
            raise Fault(BAD, "forged: a notice")
    return log.report(pieces)


def main(paths):
    worst = 0
    for path in paths:
        try:
            with open(path, "rb") as file:
                lines, status = verify(file.read())
        except Fault as fault:
            status, why = fault.args
            lines = [str(why)]
        except OSError as error:
            lines, status = [str(error)], UNREADABLE
        words = {HONEST: "honest", BAD: "bad", UNREADABLE: "unreadable", VERSION: "version"}
        print(*lines, f"{path}: {words.get(status, 'unfinished')} ({status})", sep="\n")
        worst = worst or status
    return worst if paths else 2


if __name__ == "__main__":
    sys.modules["verify"] = sys.modules["__main__"]
    sys.exit(main(sys.argv[1:]))
