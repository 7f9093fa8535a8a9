"""UTF-8 as the Unicode Standard defines it, written from its tables alone: the oracle of the tests.

Table 3-7 (well-formed byte sequences) is taken as printed; an ill-formed sequence is the
longest beginning of one of its rows that is there ("maximal subpart", chapter 3.9), at least a byte.
"""
import random
from collections import namedtuple

TABLE_3_7 = [
    [(0x00, 0x7F)],
    [(0xC2, 0xDF), (0x80, 0xBF)],
    [(0xE0, 0xE0), (0xA0, 0xBF), (0x80, 0xBF)],
    [(0xE1, 0xEC), (0x80, 0xBF), (0x80, 0xBF)],
    [(0xED, 0xED), (0x80, 0x9F), (0x80, 0xBF)],
    [(0xEE, 0xEF), (0x80, 0xBF), (0x80, 0xBF)],
    [(0xF0, 0xF0), (0x90, 0xBF), (0x80, 0xBF), (0x80, 0xBF)],
    [(0xF1, 0xF3), (0x80, 0xBF), (0x80, 0xBF), (0x80, 0xBF)],
    [(0xF4, 0xF4), (0x80, 0x8F), (0x80, 0xBF), (0x80, 0xBF)],
]

Span = namedtuple("Span", "offset bytes kind code_point expected")


def row_of(lead):
    return next((row for row in TABLE_3_7 if row[0][0] <= lead <= row[0][1]), None)


def announced_length(lead):
    """How many bytes a sequence beginning so says it has, as the forms of 1992 go (RFC 2279)."""
    ones = len(f"{lead:08b}") - len(f"{lead:08b}".lstrip("1"))
    return ones if 2 <= ones <= 6 else 1


def fault(lead, following):
    """The kind of an ill-formed sequence, from the numbers that its bytes could have meant."""
    if lead >> 6 == 0b10:
        return "too_long"
    length = announced_length(lead)
    if lead >= 0xF8:
        return "header_bits"
    payload = lead & (0x7F >> length)
    unknown_bits = 6 * (length - 1)
    if row_of(lead) is not None:
        if following is None or following >> 6 != 0b10:
            return "too_short"
        payload = payload << 6 | following & 0x3F
        unknown_bits -= 6
    lowest, highest = payload << unknown_bits, (payload + 1 << unknown_bits) - 1
    if highest < {2: 0x80, 3: 0x800, 4: 0x10000}[length]:
        return "overlong"
    if lowest > 0x10FFFF:
        return "too_large"
    if 0xD800 <= lowest and highest <= 0xDFFF:
        return "surrogate"
    return "too_short"  # nothing is wrong with these two


def span_at(data, offset):
    row = row_of(data[offset])
    if row is None:
        return Span(offset, data[offset:offset + 1], fault(data[offset], None), None, "lead byte")
    length = 0
    for low, high in row:
        if offset + length == len(data) or not low <= data[offset + length] <= high:
            break
        length += 1
    found = data[offset:offset + length]
    if length == len(row):
        return Span(offset, found, "ok", ord(found.decode("utf-8")), None)
    following = data[offset + 1] if length == 1 and offset + 1 < len(data) else None
    kind = fault(data[offset], following) if length == 1 else "too_short"
    return Span(offset, found, kind, None, "%02X..%02X" % row[length])


def spans(data):
    """Tiles `data`: contiguous spans, `kind` is "ok" for a character."""
    result = []
    offset = 0
    while offset < len(data):
        result.append(span_at(data, offset))
        offset += len(result[-1].bytes)
    return result


def problems(data):
    """The number of the problem that each error belongs to: a stray continuation byte goes with
    what it touches, until the bytes that the problem's first one announces are there."""
    numbers = []
    open_until = end = -1
    for span in spans(data):
        if span.kind == "ok":
            continue
        joins = span.kind == "too_long" and span.offset == end and span.offset < open_until
        if not joins:
            open_until = span.offset + announced_length(span.bytes[0])
        numbers.append((numbers[-1] if numbers else 0) + (not joins))
        end = span.offset + len(span.bytes)
    return numbers


def places(data):
    """Line and column of each error, both from 1; a column is a character or an error."""
    result = []
    line = column = 1
    for span in spans(data):
        if span.kind != "ok":
            result.append((line, column))
        line, column = (line + 1, 1) if span.code_point == 0x0A else (line, column + 1)
    return result


INTERESTING_BYTES = bytes.fromhex(
    "00 09 0A 0D 1B 2F 41 7F 80 8F 90 9F A0 AF B0 BF C0 C1 C2 DF E0 E1 EC ED EE EF F0 F1 F3 F4 F5 F7"
    "F8 FB FC FD FE FF")
INTERESTING_TEXT = "aé世쏙😀\ufffd\ufeff\u0085\u2028\u202e\U0010ffff\n"


def noise(chooser: random.Random, length):
    """Text and bytes at the edges of Table 3-7, mixed; some are cut off."""
    data = b""
    while len(data) < length:
        if chooser.random() < 0.4:
            data += chooser.choice(INTERESTING_TEXT).encode()[:chooser.choice([1, 2, 3, 4, 4, 4])]
        else:
            data += bytes([chooser.choice(INTERESTING_BYTES)])
    return data
