"""openstep.py: reads the property lists that Xcode writes its projects in."""
import re

Value = str | list["Value"] | dict[str, "Value"]
SPACE = r"\s+|//[^\n]*|/\*.*?\*/"
WORD = r'"(?P<quoted>(?:\\.|[^"\\])*)"|(?P<bare>[\w.$/:<>+-]+)'
TOKEN = re.compile(rf"{SPACE}|(?P<mark>[{{}}()=;,])|{WORD}", re.DOTALL)


class Malformed(Exception):
    """What is wrong, and where."""


def read(text: str) -> Value:
    """The one value of a property list; every name of a dictionary stands once."""
    tokens = _tokens(text)
    value, end = _value(tokens, 0)
    if end != len(tokens):
        raise Malformed(f"something stands after the end, at character {tokens[end][0]}")
    return value


def _tokens(text: str) -> list[tuple[int, str, str]]:
    found, place = [], 0
    while place < len(text):
        match = TOKEN.match(text, place)
        if not match:
            raise Malformed(f"nothing begins with {text[place]!r}, at character {place}")
        if match.lastgroup:
            found.append((place, match.lastgroup, match[match.lastgroup]))
        place = match.end()
    return found


def _value(tokens: list[tuple[int, str, str]], at: int) -> tuple[Value, int]:
    place, kind, text = _token(tokens, at)
    if kind == "quoted":
        return re.sub(r"\\(.)", r"\1", text), at + 1
    if kind == "bare":
        return text, at + 1
    if text == "(":
        return _list(tokens, at + 1)
    if text == "{":
        return _dictionary(tokens, at + 1)
    raise Malformed(f"{text!r} begins no value, at character {place}")


def _list(tokens: list[tuple[int, str, str]], at: int) -> tuple[Value, int]:
    values: list[Value] = []
    while not _is(tokens, at, ")"):
        value, at = _value(tokens, at)
        values.append(value)
        if not _is(tokens, at, ")"):
            at = _past(tokens, at, ",")
    return values, at + 1


def _dictionary(tokens: list[tuple[int, str, str]], at: int) -> tuple[Value, int]:
    values: dict[str, Value] = {}
    while not _is(tokens, at, "}"):
        name, at = _value(tokens, at)
        if not isinstance(name, str) or name in values:
            raise Malformed(f"{name!r} is no name, or stands twice")
        values[name], at = _value(tokens, _past(tokens, at, "="))
        at = _past(tokens, at, ";")
    return values, at + 1


def _token(tokens: list[tuple[int, str, str]], at: int) -> tuple[int, str, str]:
    if at >= len(tokens):
        raise Malformed("it ends too early")
    return tokens[at]


def _is(tokens: list[tuple[int, str, str]], at: int, mark: str) -> bool:
    return _token(tokens, at)[1:] == ("mark", mark)


def _past(tokens: list[tuple[int, str, str]], at: int, mark: str) -> int:
    if not _is(tokens, at, mark):
        raise Malformed(f"{mark!r} is missing, at character {tokens[at][0]}")
    return at + 1
