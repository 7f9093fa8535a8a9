#!/usr/bin/env python3
"""What `moji detect` and `moji repair` conclude of small files: words, names, addresses, logs, tables, subtitles,
formulas, text about mojibake, and texts made to mislead them. Beside ftfy, where it is installed.

    small_files.py MOJI [--list FILE]

The texts are written by hand, in ../data/small_files.tsv: a kind, a language, the encodings to write it in (`*`: those
of the language, `-`: none), the text, with \\n, \\t and \\uXXXX, and what no reader could know of it: `bytes`, which
encoding its bytes are in, `clean`, that it is not damaged. Every text becomes several files:

    clean     the text in UTF-8, which must be left alone
    legacy    the text in older encodings, which must be recognised
    misread   the text read in a wrong encoding, which must be repaired
    word      one word of several lines misread; line: one whole line; raw: one line left in an older encoding
    cut       the text ends within a character of UTF-8, or did so before it was misread

`sure and wrong`: not called ambiguous by detect. `lossless and wrong`: the text that repair gives is not the original,
and repair calls it lossless. Each file is like no other that the program was tuned with only as long as nobody looks at
--list, which writes every wrong answer as JSON lines: such figures flatter the program afterwards.
"""
import argparse
import collections
import dataclasses
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import unicodedata

from clean_corpus import ftfy
from repair_runs import repair_files

TEXTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "data", "small_files.tsv")
BATCH = 500  # files a process


# --- Encodings

def by_language(rows):
    """{language: encodings} of lines "LANGUAGE ...: ENCODING ..."."""
    return {language: row.partition(": ")[2].split() for row in rows.strip().splitlines()
            for language in row.partition(": ")[0].split()}


# What people wrote before UTF-8.
OLDER = by_language("""
en fr de es it ca nl ga sq sv fi: cp1252 iso8859-15 cp850 cp437 mac_roman
pt: cp1252 iso8859-15 cp850 cp437 mac_roman cp860
da no: cp1252 cp865 cp850 mac_roman
is: cp1252 cp861 mac_iceland cp850
pl cs sk hu hr sl: cp1250 iso8859-2 cp852 mac_latin2
roc: cp1250 iso8859-2 cp852
ro: iso8859-16
tr: cp1254 cp857 mac_turkish
lt lv: cp1257 iso8859-4 cp775
et: cp1257 iso8859-15 cp775
eo mt: iso8859-3
cy: iso8859-14
vi: cp1258
ru: cp1251 koi8-r cp866 iso8859-5 mac_cyrillic
uk: cp1251 koi8-u cp1125 mac_cyrillic
be mk: cp1251 iso8859-5
sr: cp1251 iso8859-5 cp855 mac_cyrillic
bg: cp1251 cp866 iso8859-5
kk: kz1048 ptcp154
el: cp1253 iso8859-7 cp737 mac_greek
he: cp1255 iso8859-8 cp862
hen: cp1255
ar arh: cp1256 iso8859-6
fa ur: cp1256
th: cp874
ja: cp932 euc-jp iso2022-jp
zhs: gbk hz
zht: big5
ko: cp949 johab
""")

# How text of a language is misread: what it was written in > what it was read as.
MISREAD = by_language("""
en fr de es pt it ca nl ga sq da no sv fi is: cp1252>mac_roman mac_roman>cp1252 cp437>cp1252 cp850>cp1252 cp1252>cp437 \
cp1252>cp850 cp1252>cp1250 cp1252>cp1251 utf-8>gbk utf-8>cp949 utf-8>cp1251 utf-8>iso8859-15 utf-8>cp932
pl cs sk hu hr sl roc ro: utf-8>cp1250 utf-8>iso8859-2 utf-8>cp852 cp1250>cp1252 iso8859-2>cp1252 cp852>cp1250 \
cp1250>cp852 cp852>cp437 iso8859-2>cp1250 cp1250>iso8859-2 mac_latin2>cp1250
ru uk be sr mk bg kk: utf-8>cp1251 utf-8>cp866 utf-8>koi8-r cp1251>cp1252 cp1251>latin-1 koi8-r>cp1251 cp866>cp1251 \
cp1251>cp866 cp1251>koi8-r cp866>cp437 cp866>cp850 mac_cyrillic>cp1252 cp1251>mac_cyrillic iso8859-5>cp1251 mac_cyrillic>cp1251
tr: utf-8>cp1254 cp1254>cp1252 cp857>cp1254 cp1254>cp850 utf-8>cp857
az: utf-8>cp1254
lt lv et: utf-8>cp1257 cp1257>cp1252 cp775>cp1257 utf-8>cp775 cp1257>cp1251
vi: utf-8>cp1258 utf-8>cp1252/drop
el: utf-8>cp1253 cp1253>cp1252 cp737>cp437 cp737>cp1253 iso8859-7>latin-1
grc: utf-8>cp1253
he hen: utf-8>cp1255 cp1255>cp1252 cp862>cp437 iso8859-8>latin-1
ar arh fa ur: utf-8>cp1256 cp1256>cp1252 iso8859-6>cp1256
th: utf-8>cp874 cp874>cp1252 cp874>latin-1
ja: utf-8>cp932 cp932>cp1252 cp932>latin-1 euc-jp>latin-1 euc-jp>cp932 cp932>cp437 cp932>mac_roman utf-8>gbk cp932>gbk cp932>cp949
zhs: utf-8>gbk gbk>cp1252 gbk>latin-1 gbk>cp437 gbk>big5 gbk>cp949 utf-8>cp932
zht: utf-8>big5 big5>cp1252 big5>latin-1 big5>gbk big5>cp437 utf-8>gbk
ko: utf-8>cp949 cp949>cp1252 cp949>latin-1 cp949>gbk cp949>cp437 cp949>cp1251 utf-8>gbk
""".replace("\\\n", ""))

# What befalls any language.
COMMON = """utf-8>cp1252/drop utf-8>cp1252/fffd utf-8>latin-1 utf-8>latin-1/drop utf-8>cp1252/nbsp utf-8>mac_roman
    utf-8>cp437 utf-8>cp850 utf-8>cp1252/twice""".split()
USUAL = "utf-8>cp1252"
# How one word or line among others is misread.
MAIN = by_language("""
ru uk be sr mk bg kk: cp1251
pl cs sk hu hr sl ro roc: cp1250
tr: cp1254
ja: cp932
zhs: gbk
zht: big5
ko: cp949
lt lv et: cp1257
""")
WIDE = {"gbk", "cp949", "big5", "cp932", "euc-jp"}
TONES = "\u0300\u0301\u0303\u0309\u0323"


def written(text, encoding):
    """The text's bytes; None where a character is lacking. windows-1258 writes the tones of Vietnamese as marks."""
    if encoding == "cp1258":
        decomposed = unicodedata.normalize("NFD", text)
        parts = re.split(f"([{TONES}])", decomposed)
        text = "".join(part if part in TONES else unicodedata.normalize("NFC", part) for part in parts)
    try:
        return text.encode(encoding)
    except UnicodeEncodeError:
        return None


def read_byte(byte, encoding, lost):
    """What programs show for a byte: those without a character vanish (drop), become U+FFFD, or stay as controls."""
    try:
        character = bytes([byte]).decode(encoding)
    except UnicodeDecodeError:
        character = {"drop": "", "fffd": "\ufffd"}.get(lost, chr(byte))
    if lost == "drop" and 0x80 <= ord(character or "\0") < 0xA0:
        return ""
    return " " if lost == "nbsp" and character == "\u00a0" else character


def read_as(data, encoding, lost=""):
    if encoding in WIDE:
        return data.decode(encoding, "replace")
    return "".join(read_byte(byte, encoding, lost) for byte in data)


def misread(text, way):
    """The text as one sees it after the way "WRITTEN>READ" or "WRITTEN>READ/HOW"; None where it cannot be written."""
    ways, _, how = way.partition("/")
    write, read = ways.split(">")
    data = written(text, write)
    if data is None:
        return None
    result = read_as(data, read, how)
    return read_as(result.encode(), read) if how == "twice" else result


# --- Files

@dataclasses.dataclass
class Text:
    kind: str
    language: str
    encodings: str
    text: str
    unknowable: set


@dataclasses.dataclass
class Case:
    group: str
    kind: str
    how: str  # the encoding, or the way of misreading
    data: bytes
    original: str
    unknowable: set


def texts():
    escapes = {"n": "\n", "t": "\t", "\\": "\\"}
    with open(TEXTS, encoding="utf-8") as file:
        for line in file:
            kind, language, encodings, text, unknowable = (line.rstrip("\n").split("\t") + [""])[:5]
            text = re.sub(r"\\(u[0-9a-fA-F]{4}|[nt\\])",
                          lambda found: escapes.get(found[1]) or chr(int(found[1][1:], 16)), text)
            yield Text(kind, language, encodings, text, set(unknowable.split(",")) - {""})


def encodings_of(text):
    if text.encodings == "*":
        return OLDER.get(text.language, [])
    return [] if text.encodings == "-" else text.encodings.split(",")


def ways_of(text, choose):
    if text.kind in ("machine", "about", "short") or text.kind == "trap" or text.text.isascii():
        return []
    if text.kind == "box":
        return [USUAL]
    if text.kind == "rare":
        return [USUAL, "utf-8>latin-1", "utf-8>cp1252/fffd"]
    own = MISREAD.get(text.language, [])
    return [USUAL, *choose.sample(COMMON, 1), *choose.sample(own, min(len(own), 3))]


def cases_of(text, choose):
    def case(group, how, data):
        return Case(group, text.kind, how, data, text.text, text.unknowable)
    if text.kind != "short":
        yield case("clean", "UTF-8", text.text.encode())
    for encoding in encodings_of(text):
        data = written(text.text, encoding)
        if data is not None and (encoding in ("iso2022-jp", "hz") or not data.isascii()):
            yield case("legacy", encoding, data)
    for way in ways_of(text, choose):
        seen = misread(text.text, way)
        if seen is not None and seen != text.text:
            yield case("misread", way, seen.encode("utf-8", "surrogatepass"))


def documents_of(language, lines, choose):
    """Documents of four lines of a language of which a word or a line is damaged, and texts that are cut."""
    def case(group, how, data, original):
        return Case(group, "lines", how, data, original, set())
    main = MAIN.get(language, ["cp1252"])[0]
    ways = [USUAL, "utf-8>mac_roman"] if language == "en" else [f"utf-8>{main}", "utf-8>cp1252/drop", "utf-8>cp437"]
    for way in ways:
        some = choose.sample(lines, min(4, len(lines)))
        document = "\n".join(some) + "\n"
        word = choose.choice([found for found in re.finditer(r"\S+", document) if not found[0].isascii()])
        bad = document[:word.start()] + misread(word[0], way) + document[word.end():]
        yield case("word", way, bad.encode(), document)
        bad = list(some)
        at = choose.randrange(len(bad))
        bad[at] = misread(bad[at], way)
        yield case("line", way, ("\n".join(bad) + "\n").encode(), document)
    for encoding in OLDER.get(language, [])[:1]:
        some = choose.sample(lines, min(4, len(lines)))
        raw = written(some[-1], encoding)
        if raw is not None and not raw.isascii():
            data = "\n".join(some[:-1]).encode() + b"\n" + raw + b"\n"
            yield case("raw", encoding, data, "\n".join(some) + "\n")
    data = max(lines, key=len).encode()
    end = max(i for i in range(len(data)) if data[i] & 0xC0 == 0x80)
    whole = data[:end].decode("utf-8", "ignore")
    yield case("cut", "UTF-8", data[:end], whole)
    yield case("cut", f"utf-8>{main}", read_as(data[:end], main).encode(), whole)


def all_cases():
    lines = collections.defaultdict(list)
    for number, text in enumerate(texts()):
        yield from cases_of(text, random.Random(number))
        if text.kind in ("sent", "word", "name", "addr", "tag", "file", "chat") and not text.text.isascii():
            if "\n" not in text.text:
                lines[text.language].append(text.text)
    for language in sorted(lines):
        if len(lines[language]) > 2:
            yield from documents_of(language, lines[language], random.Random(language))
    for text in ("Hello, world", "Привет, мир", "你好，世界", "naïve café", "Ελλάδα", "日本", "ok"):
        for encoding in ("utf-16-le", "utf-16-be", "utf-32-le", "utf-16", "utf-8-sig", "utf-7"):
            yield Case("legacy", "unicode", encoding, text.encode(encoding), text, set())


# --- Answers

def same(left, right):
    """A mark of the encoding and the normalization form do not count."""
    return unicodedata.normalize("NFC", left.lstrip("\ufeff")) == unicodedata.normalize("NFC", right.lstrip("\ufeff"))


def judge_repair(case, repair):
    before = case.data.decode("utf-8", "replace")
    if case.group == "clean":
        changed = not same(repair.text, case.original)
        return f"changed, {repair.label}" if changed else "right"
    if same(repair.text, case.original):
        return "right"
    if case.group == "cut" and repair.text.startswith(case.original) and len(repair.text) < len(case.original) + 4:
        return "right"
    if repair.text == before:
        return "left"
    return f"wrong, {repair.label}"


def judge_detection(moji, case, path, answer):
    name, ambiguous = answer["encoding"], bool(answer.get("ambiguous"))
    if case.group == "raw":
        return "right" if answer.get("mixed") or ambiguous else "sure and wrong"
    if case.group == "legacy" and (name or "").lower() != case.how:
        read = subprocess.run([moji, "decode", "--from", name, path], capture_output=True, check=False)
        right = bool(name) and same(read.stdout.decode("utf-8", "replace"), case.original)
    else:
        right = case.group == "legacy" or name in ("UTF-8", "ASCII")
    if ambiguous:
        return "right, ambiguous" if right else "wrong, ambiguous"
    return "right" if right else "sure and wrong"


def detections(moji, paths):
    """Yields each path with its best guess."""
    for start in range(0, len(paths), BATCH):
        done = subprocess.run([moji, "detect", "--format", "jsonl", "--no-progress", *paths[start:start + BATCH], os.devnull],
                              capture_output=True, stdin=subprocess.DEVNULL, check=False)
        best = {}
        for line in done.stdout.splitlines():
            guess = json.loads(line)
            best.setdefault(guess["file"], guess)
        for path in paths[start:start + BATCH]:
            yield path, best[path]


def peer_verdict(peer, case):
    """ftfy's answer; None for bytes that are no UTF-8, which it does not read."""
    try:
        text = peer.repair(case.data.decode())
    except UnicodeDecodeError:
        return None
    if same(text, case.original):
        return "right"
    return "left" if text == case.data.decode() else "changed" if case.group == "clean" else "wrong"


def table(title, counts):
    print(f"\n{title}")
    for group, verdicts in counts.items():
        print(f"  {group:<8} {sum(verdicts.values()):>5}  ", "; ".join(f"{count} {verdict}" for verdict, count in verdicts.most_common()))


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("moji")
    parser.add_argument("--list", help="where every wrong answer goes, as JSON lines")
    options = parser.parse_args()
    cases = list(all_cases())
    repaired, detected, peers = (collections.defaultdict(collections.Counter) for _ in range(3))
    peer = ftfy()
    wrong = []

    def count(counts, case, what, verdict, unknowable, answer):
        if verdict != "right" and unknowable in case.unknowable:
            verdict = "cannot be known"
        counts[case.group][verdict] += 1
        if verdict not in ("right", "cannot be known"):
            wrong.append({"what": what, "verdict": verdict, "group": case.group, "kind": case.kind, "how": case.how,
                          "original": case.original, "bytes": case.data.hex(" "), "answer": answer})

    with tempfile.TemporaryDirectory() as folder:
        paths = [os.path.join(folder, f"{number:04}") for number in range(len(cases))]
        for case, path in zip(cases, paths):
            with open(path, "wb") as file:
                file.write(case.data)
        damaged = [(case, path) for case, path in zip(cases, paths) if case.group != "legacy"]
        for (case, _), (_, repair) in zip(damaged, repair_files(options.moji, [path for _, path in damaged])):
            count(repaired, case, "repair", judge_repair(case, repair), "clean", repair.text)
        for case, (path, answer) in zip(cases, detections(options.moji, paths)):
            count(detected, case, "detect", judge_detection(options.moji, case, path, answer), "bytes", answer["encoding"])
    for case in cases if peer else []:
        if case.group != "legacy" and (verdict := peer_verdict(peer, case)):
            peers[case.group][verdict if "clean" not in case.unknowable or verdict == "right" else "cannot be known"] += 1
    print(f"{len(cases)} files")
    table("moji repair", repaired)
    table("moji detect", detected)
    if peer:
        table("ftfy, of those in UTF-8", peers)
    if options.list:
        with open(options.list, "w", encoding="utf-8") as file:
            file.writelines(json.dumps(answer, ensure_ascii=False) + "\n" for answer in wrong)
    return 0


if __name__ == "__main__":
    sys.exit(main())
