"""Ed25519 verification (RFC 8032, section 5.1.7) with the standard library alone; slow and plain."""

from hashlib import sha512

P = 2**255 - 19
ORDER = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, -1, P) % P
ROOT = pow(2, (P - 1) // 4, P)


def decompress(data):
    """The point (X, Y, Z, T) of 32 bytes, or None when they are no canonical point."""
    number = int.from_bytes(data, "little")
    sign, y = number >> 255, number & (2**255 - 1)
    if y >= P:
        return None
    u, v = (y * y - 1) % P, (D * y * y + 1) % P
    x = u * pow(v, 3, P) * pow(u * pow(v, 7, P), (P - 5) // 8, P) % P
    if (v * x * x - u) % P:
        x = x * ROOT % P
    if (v * x * x - u) % P or (x == 0 and sign):
        return None
    if x & 1 != sign:
        x = P - x
    return (x, y, 1, x * y % P)


def add(a, b):
    left = (a[1] - a[0]) * (b[1] - b[0]) % P
    right = (a[1] + a[0]) * (b[1] + b[0]) % P
    across = 2 * a[3] * b[3] * D % P
    along = 2 * a[2] * b[2] % P
    e, f, g, h = right - left, along - across, along + across, right + left
    return (e * f % P, g * h % P, f * g % P, e * h % P)


def times(scalar, point):
    result = (0, 1, 1, 0)
    while scalar:
        if scalar & 1:
            result = add(result, point)
        point = add(point, point)
        scalar >>= 1
    return result


def equal(a, b):
    return (a[0] * b[2] - b[0] * a[2]) % P == 0 and (a[1] * b[2] - b[1] * a[2]) % P == 0


BASE = decompress((4 * pow(5, -1, P) % P).to_bytes(32, "little"))
NEUTRAL = (0, 1, 1, 0)


def verify(key, message, signature):
    """Whether the signature is the key's over the message. Strict: no small-order key or nonce, no second form."""
    if len(key) != 32 or len(signature) != 64:
        return False
    a, r, s = decompress(key), decompress(signature[:32]), int.from_bytes(signature[32:], "little")
    if a is None or r is None or s >= ORDER:
        return False
    if equal(times(8, a), NEUTRAL) or equal(times(8, r), NEUTRAL):
        return False
    challenge = int.from_bytes(sha512(signature[:32] + key + message).digest(), "little") % ORDER
    return equal(times(s, BASE), add(r, times(challenge, a)))
