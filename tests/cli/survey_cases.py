"""Files of many classes for a survey, each with what is true of it, and the comparison of both."""
import collections
import os
import random

from folder_trees import python_name

# Language -> Python's codecs that people have written it in.
UNICODE = ["utf_8", "utf_8_sig", "utf_16", "utf_16_le", "utf_16_be", "utf_32"]
ENCODINGS = {
    "ru": ["cp1251", "koi8_r", "cp866", "iso8859_5", "mac_cyrillic"], "uk": ["cp1251", "koi8_u"],
    "el": ["cp1253", "iso8859_7"], "he": ["cp1255", "iso8859_8"],
    "fr": ["cp1252", "latin_1", "cp850", "mac_roman"], "de": ["cp1252", "latin_1", "cp850", "mac_roman"],
    "pl": ["cp1250", "iso8859_2"], "cs": ["cp1250", "iso8859_2"],
    "ja": ["cp932", "euc_jp", "iso2022_jp"], "ko": ["cp949"], "zh": ["gbk", "gb18030", "hz"], "tw": ["big5"],
}
SMALLEST = 200  # bytes of a file that is counted
SURE = 0.95

# kind: plain, broken, mixed, double, binary, empty, special. `detail` is what is known of it.
Case = collections.namedtuple("Case", "name kind data text detail")


def fits(text, codec):
    try:
        return text.encode(codec).decode(codec) == text
    except UnicodeError:
        return False


def pieces(lines, chooser, low=200, high=12000):
    """Some consecutive lines, of a random length in between."""
    wanted = int(low * (high / low) ** chooser.random())
    begin = chooser.randrange(len(lines))
    text = ""
    for i in range(begin, begin + len(lines)):
        text += lines[i % len(lines)] + "\n"
        if len(text) >= wanted:
            break
    return text


def plain(language, lines, count, chooser):
    for codec in ENCODINGS[language] + UNICODE:
        usable = [line for line in lines if fits(line, codec)]
        for i in range(count if len(usable) > 2 else 0):
            text = pieces(usable, chooser)
            if i % 4 == 1:
                text = text.replace("\n", "\r\n")
            if i % 4 == 2:
                text = "".join(f"<p class=\"x\">{line}</p>\n" for line in text.splitlines())
            if text.isascii():
                continue
            yield Case(f"plain/{language}-{codec}-{i}.txt", "plain", text.encode(codec), text, codec)


def broken(language, lines, count, chooser):
    for i in range(count):
        parts = pieces(lines, chooser, 400).split("\n")
        holes = chooser.randrange(1, 4)
        for _ in range(holes):
            parts.insert(chooser.randrange(1, len(parts)), b"\xff")
        data = b"".join((part if isinstance(part, bytes) else part.encode()) + b"\n" for part in parts)
        yield Case(f"broken/{language}-{i}.txt", "broken", data, None, holes)


def mixed(language, lines, count, chooser):
    codecs = ["utf_8"] + [codec for codec in ENCODINGS[language] if codec not in ("iso2022_jp", "hz")][:2]
    usable = [line for line in lines if all(fits(line, codec) for codec in codecs) and len(line) >= 20
              and sum(not c.isascii() for c in line) >= 8]
    for i in range(count if len(usable) > 2 else 0):
        one, other = chooser.choice([(a, b) for a in codecs for b in codecs if a != b and differ(a, b, usable)])
        data, text, counts = b"", "", collections.Counter()
        for number in range(chooser.randrange(6, 30)):
            line = chooser.choice(usable)
            codec = one if number % 2 else other
            data += line.encode(codec) + b"\n"
            text += line + "\n"
            counts[codec] += 1
        yield Case(f"mixed/{language}-{i}.txt", "mixed", data, text, counts)


def differ(one, other, lines):
    """Whether most letters are other bytes in the one encoding than in the other (most of Greek and Hebrew are not)."""
    letters = {c for line in lines for c in line if not c.isascii()}
    return sum(c.encode(one) != c.encode(other) for c in letters) > len(letters) / 2


def double(language, lines, count, chooser):
    wrong = ["cp1252", "latin_1"] + (["cp1251"] if language not in ("ru", "uk") else ["cp866"])
    for i in range(count):
        codec = wrong[i % len(wrong)]
        text = pieces(lines, chooser, 200, 3000)
        usable = "".join(line + "\n" for line in text.splitlines() if can_be_misread(line, codec))
        if sum(not c.isascii() for c in usable) < 20:
            continue
        yield Case(f"double/{language}-{codec}-{i}.txt", "double", usable.encode().decode(codec).encode(), usable, codec)


def can_be_misread(line, codec):
    try:
        return line.encode().decode(codec).encode(codec) == line.encode()
    except UnicodeError:
        return False


def others(chooser, programs):
    """Files that are no text, and one that is larger than what is kept in memory."""
    yield Case("empty", "empty", b"", None, None)
    for i in range(20):
        yield Case(f"binary/random-{i}", "binary", b"\x7f\x00\x01" + chooser.randbytes(400 + 97 * i), None, None)
    for i, path in enumerate(programs):
        with open(path, "rb") as file:
            yield Case(f"binary/program-{i}", "binary", file.read(20000), None, None)
    yield Case("binary/gzip", "binary", b"\x1f\x8b\x08\0\0\0\0\0\0\x03" + chooser.randbytes(900), None, None)


def huge(language, lines, chooser, size):
    codec = ENCODINGS[language][0]
    usable = [line for line in lines if fits(line, codec)]
    text = pieces(usable, chooser, 100_000, 100_001)
    text *= max(1, size // len(text.encode(codec)))
    yield Case(f"huge/{language}-{codec}.txt", "plain", text.encode(codec), text, codec)


def all_cases(texts, count, seed, programs=(), huge_size=3_000_000):
    """`texts`: language -> lines. `count`: files of each language and class (and encoding, of plain ones)."""
    chooser = random.Random(seed)
    for language, lines in texts.items():
        lines = [line for line in lines if line.strip()]
        for maker in (plain, broken, mixed, double):
            yield from maker(language, lines, count, chooser)
    yield from huge("ru", texts["ru"], chooser, huge_size)
    yield from others(chooser, programs)


def read_as(data, encoding):
    try:
        return data.decode(python_name(encoding)).lstrip("\ufeff")
    except (UnicodeError, LookupError):
        return None


def verdict(case, line):
    """What is wrong with a survey's line; None where it is right. And whether it is sure."""
    encoding = line["encoding"]
    sure = (line["kind"] == "text" and (line["score"] or 0) >= SURE and not line["ambiguous"] and line["valid"]
            and not line["mixed"] and not line["mojibake"])
    if case.kind == "plain":
        if line["kind"] != "text":
            return f"is said to be {line['kind']}", True
        text = read_as(case.data, encoding) if encoding else None
        if text != case.text.lstrip("\ufeff"):
            return f"is said to be {encoding} {line['score']}", sure
        if line["mixed"] or line["mojibake"]:
            return f"has {line['mixed'] or line['mojibake']}", False
        return (None if line["valid"] else "is said to be invalid"), False
    if case.kind == "broken":
        right = encoding == "UTF-8" and not line["valid"] and line["problems"] == case.detail
        return (None if right else f"{encoding}, {line['problems']} problems, not {case.detail}"), sure
    if case.kind == "mixed":
        names = {python_name(name).replace("-", "_").lower() for name in line["mixed"] or ()}
        right = len(names) >= 2 and all(case_reads_line(case, name) for name in names)
        return (None if right else f"{encoding}, mixed {line['mixed']}"), sure
    if case.kind == "double":
        return (None if line["mojibake"] else f"{encoding}, no mojibake found"), sure
    return (None if line["kind"] == case.kind else f"is {line['kind']}"), sure


def case_reads_line(case, name):
    """Whether a name is one of the encodings mixed, or reads every line that is in one of them the same."""
    lines = list(zip(case.data.split(b"\n"), case.text.split("\n")))
    return any(all(read_as(data, name) == text for data, text in lines if data == text.encode(codec))
               for codec in case.detail)


def write_all(folder, cases):
    for case in cases:
        path = os.path.join(folder, case.name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as file:
            file.write(case.data)
