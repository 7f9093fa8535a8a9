#!/usr/bin/env python3
"""What `moji detect` says of whole classes of input: how often it is right, beside uchardet, ICU and
Python's chardet and charset-normalizer where they are installed.

    detection_classes.py MOJI DATA [--half dev|held|all] [--peers] [--count N] [--wrong N] [CLASS...]

DATA is scratch space: the packages that debian_text.held_out_packages() names are downloaded into
DATA/held-out; labelled files of other projects are read from DATA/src if they were unpacked there
(uchardet's source, ICU's csdetest.xml, chardet's folder of tests as chardet-tests; enca's tests and every catalogue
.po of any project that is not in UTF-8). The rest is read from this system: its text files, its
binaries, the legacy files of vim-runtime.

Every source of text is split in two by a hash of its name: `dev` is what one may look at while working on the
detector, `held` is only ever counted. Classes are named below, in CLASSES. --wrong N prints some of the
wrong answers of each class. The last table is the reliability of the scores over all classes.
"""
import argparse
import collections
import glob
import json
import os
import random
import re
import subprocess
import sys
import zlib

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import detection_accuracy as accuracy  # noqa: E402
import debian_text  # noqa: E402

Case = collections.namedtuple("Case", "data truth text")  # truth: UTF-8, damaged, binary, ASCII or a codec
Answer = collections.namedtuple("Answer", "encoding score damaged kind ambiguous")

TWELVE = "ru uk el de fr cs pl he ja ko zh-Hans tr".split()  # languages of the damaged lines
LANGUAGES = [name for name in debian_text.HELD_OUT if name != "ta"]
SMALLEST_TEXT = 64  # bytes of a file that is counted


# --- Sources of text

class Sources:
    def __init__(self, folder, half):
        self.folder, self.half, self.lines_of = os.path.normpath(folder), half, {}

    def takes(self, name):
        """`name`: a path or any other text; what is in DATA counts by its path there, wherever DATA is."""
        if name.startswith(self.folder + os.sep):
            name = os.path.relpath(name, self.folder)
        return self.half == "all" or (zlib.crc32(name.encode()) % 2 == 0) == (self.half == "dev")

    def lines(self, language):
        if language not in self.lines_of:
            held = os.path.join(self.folder, "held-out")
            debian_text.unpack(debian_text.held_out_packages(), held)
            self.lines_of[language] = sorted(
                line for line in debian_text.held_out_lines(held, language)
                if len(line) > 8 and self.takes(line))
        return self.lines_of[language]

    def paths(self, roots):
        """Regular files below folders, in an order that has nothing to do with their names."""
        found = []
        for root in roots:
            for folder, _, names in os.walk(root):
                found += [os.path.join(folder, name) for name in names]
        found = [path for path in found if self.takes(path) and not os.path.islink(path)]
        return sorted(found, key=lambda path: zlib.crc32(path.encode()) >> 1)

    def files(self, roots, count, wanted, most=1 << 19):
        """(path, contents) of `count` files whose contents are `wanted`, the same content once. Files
        ending in .gz are unpacked."""
        seen, found = set(), []
        for path in self.paths(roots):
            try:
                with open(path, "rb") as file:
                    data = file.read(most + 1)
                if path.endswith(".gz"):
                    data = zlib.decompressobj(31).decompress(data)
            except (OSError, zlib.error):
                continue
            if len(data) <= most and hash(data) not in seen and wanted(data):
                seen.add(hash(data))
                found.append((path, data))
                if len(found) == count:
                    break
        return found


TEXT_ROOTS = ["/usr/share/doc", "/usr/lib/python3", "/usr/share/perl", "/usr/include",
              "/usr/share/i18n", "/usr/share/man", "/usr/share/vim", "/usr/share/cmake-3.25",
              "/usr/share/help", "/usr/lib/node_modules", "/etc"]
BINARY_ROOTS = ["/usr/bin", "/usr/lib", "/usr/share"]


# --- Classes. Each gives a list of cases.

def english(sources, count, choice):
    """English with one or two characters of two bytes, in lines and in windows of 40 to 400 bytes."""
    lines = [line for line in sources.lines("en") if line.isascii() and len(line) > 30]
    marks = "éµ°×©§±é·£öüèñçïá½®¶αβπøåÉÖ«»\u00a0ćčž"
    cases = []
    for _ in range(count * 10):
        line = choice.choice(lines)[:choice.choice((40, 80, 160, 400))]
        for _ in range(choice.choice((1, 1, 2))):
            mark = choice.choice(marks)
            spot = choice.choice([m.start() for m in re.finditer(r" |\b", line)] if not mark.isalpha() or
                                 choice.random() < 0.3 else range(1, len(line)))
            line = line[:spot] + mark + line[spot + (mark.isalpha() and choice.random() < 0.7):]
        cases.append(Case(line.encode(), "UTF-8", line))
    return cases


def damage(data, rate, choice):
    """Some bytes flipped, deleted or inserted; at least one, so that it is no UTF-8 any more."""
    for _ in range(50):
        out = bytearray(data)
        for _ in range(max(1, round(len(data) * rate))):
            at = choice.randrange(len(out))
            how = choice.randrange(3)
            if how == 0:
                out[at] ^= 1 << choice.randrange(8)
            elif how == 1:
                del out[at]
            else:
                out.insert(at, choice.randrange(256))
            if len(out) < 2:
                break
        out = bytes(out).replace(b"\n", b" ")
        if not is_utf8(out) and any(len(part) > 1 for part in multibyte(out)):
            return out
    return None


def multibyte(data):
    """Its well-formed sequences of several bytes."""
    return re.findall(rb"[\xc3-\xdf][\x80-\xbf]|[\xe1-\xec\xee\xef][\x80-\xbf]{2}|"
                      rb"[\xf1-\xf3][\x80-\xbf]{3}", data)


def is_utf8(data):
    try:
        data.decode("utf-8")
        return True
    except UnicodeDecodeError:
        return False


def damaged_lines(sources, count, choice):
    """Lines of twelve languages of which 0.1 to 5 % of the bytes are damaged, each a file."""
    cases = []
    for language in TWELVE:
        lines = [line for line in sources.lines(language) if not line.isascii()]
        wanted = len(cases) + count * 2
        while lines and len(cases) < wanted:
            data = damage(choice.choice(lines).encode(), choice.choice((0.001, 0.005, 0.01, 0.02, 0.05)),
                          choice)
            if data:
                cases.append(Case(data, "damaged", None))
    return cases


def damaged_files(sources, count, choice):
    """Texts of 2 to 200 KB in twelve languages: one bad byte, or 0.1 to 2 % of the bytes damaged."""
    cases = []
    for language in TWELVE:
        lines = sources.lines(language)
        for i in range(max(4, count // 8)):
            if not lines:
                break
            text = "\n".join(choice.choices(lines, k=choice.choice((20, 100, 400)))).encode()
            data = bytearray(text)
            if i % 2 == 0:
                data[choice.randrange(len(data))] = choice.choice((0xFF, 0x80, 0xE9, 0xC3))
            else:
                for _ in range(int(len(data) * choice.choice((0.001, 0.005, 0.02)))):
                    data[choice.randrange(len(data))] = choice.randrange(32, 256)
            if not is_utf8(bytes(data)):
                cases.append(Case(bytes(data), "damaged", None))
    return cases


def is_utf8_text(data):
    return (not data.isascii() and len(data) >= SMALLEST_TEXT and
            not re.search(rb"[\0-\x08\x0e-\x1a\x1c-\x1f]", data) and is_utf8(data))


def utf8_files(sources, count, choice):
    """Text files of the system that are UTF-8 beyond ASCII."""
    return [Case(data, "UTF-8", path) for path, data in sources.files(TEXT_ROOTS, count * 20, is_utf8_text)]


def utf8_lines(sources, count, choice):
    """Lines of those files, each a file."""
    lines = sorted({line for _, data in sources.files(TEXT_ROOTS, count * 10, is_utf8_text)
                    for line in choice.choices(data.split(b"\n"), k=400) if not line.isascii()})
    return [Case(line, "UTF-8", None) for line in choice.sample(lines, min(len(lines), count * 20))]


def ascii_files(sources, count, choice):
    """ASCII files of the system's documentation and code."""
    def wanted(data):
        return data.isascii() and len(data) >= SMALLEST_TEXT and not re.search(rb"[\0-\x08\x0e-\x1f\x7f]", data)
    return [Case(data, "ASCII", path) for path, data in sources.files(TEXT_ROOTS, count * 40, wanted)]


def binaries(sources, count, choice):
    """Files with a NUL: programs, libraries, images, archives, catalogues."""
    def wanted(data):
        return b"\0" in data and not data.startswith((b"\xff\xfe", b"\xfe\xff"))

    def is_text(path):  # other detectors' samples of UTF-16
        return re.search("chardet/tests|UTF-?(16|32)", path, re.I)
    by_kind = collections.defaultdict(list)
    for path, data in sources.files(BINARY_ROOTS, count * 20, wanted):
        if not is_text(path):
            by_kind[os.path.splitext(path)[1]].append(Case(data, "binary", path))
    return [case for kind in sorted(by_kind) for case in by_kind[kind][:count]]


def noise(sources, count, choice):
    """Random bytes, zeros, counters and compressed data."""
    cases = []
    for i in range(count):
        size = choice.choice((64, 300, 4096, 70000))
        kind = i % 5
        data = (choice.randbytes(size) if kind == 0 else bytes(size) if kind == 1 else
                b"".join(j.to_bytes(4, "little") for j in range(size // 4)) if kind == 2 else
                zlib.compress("\n".join(choice.choices(sources.lines("en"), k=size // 40)).encode(), wbits=31)
                if kind == 3 else bytes(choice.choice((0, 0, 0, 1, 2, 255)) for _ in range(size)))
        cases.append(Case(data, "binary", None))
    return cases


def wide(sources, count, choice):
    """UTF-16 and UTF-32 without a mark, of 20 to 400 bytes, in all languages."""
    cases = []
    for language in LANGUAGES + ["th"]:
        lines = thai_lines() if language == "th" else sources.lines(language)
        if not lines:
            continue
        for codec in ("utf-16-le", "utf-16-be", "utf-32-le", "utf-32-be"):
            for _ in range(max(1, count // 20)):
                line = choice.choice(lines)
                size = choice.choice((20, 40, 100, 400))
                start = choice.choice([0] + [i + 1 for i, c in enumerate(line) if c == " "])
                data = line[start:].encode(codec)[:size]
                if len(data) >= 20:
                    cases.append(Case(data, codec, data.decode(codec, "ignore")))
    return cases


def damaged_wide(sources, count, choice):
    """UTF-16 and UTF-32 of twelve languages, 60 bytes to 20 KB, with a mark and without one: cut in a character,
    bytes lost, come in or flipped, a surrogate without its other half; one fault in 200 bytes at most, and always
    one that makes the text malformed."""
    cases = []
    for language in TWELVE:
        lines = sources.lines(language)
        for i in range(count // 2 if lines else 0):
            codec = choice.choice(("utf-16-le", "utf-16-be", "utf-32-le", "utf-32-be"))
            mark = "\ufeff" if i % 2 else ""
            data = (mark + "\n".join(choice.choices(lines, k=choice.choice((1, 3, 20, 100))))).encode(codec)
            out = bytearray(data[:choice.choice((60, 200, 1000, 20000))])
            for _ in range(max(1, choice.randrange(1 + len(out) // 200))):
                at = choice.randrange(8, len(out))
                how = choice.randrange(5)
                if how == 0:
                    del out[max(8, len(out) - 1):]
                elif how == 1:
                    del out[at]
                elif how == 2:
                    out.insert(at, choice.randrange(256))
                elif how == 3:
                    out[at] ^= 1 << choice.randrange(8)
                else:
                    at -= at % (4 if "32" in codec else 2)
                    out[at:at] = "\ud801".encode(codec, "surrogatepass")
            try:
                out.decode(codec)
            except UnicodeDecodeError:
                cases.append(Case(bytes(out), "damaged " + codec, None))
    return cases


# Those whose text can be malformed.
DAMAGEABLE = [("ja", "euc-jp"), ("ja", "cp932"), ("ko", "cp949"), ("zh-Hans", "gbk"), ("zh-Hans", "gb18030"),
              ("zh-Hant", "big5"), ("el", "iso8859-7"), ("el", "cp1253"), ("he", "cp1255"), ("he", "iso8859-8"),
              ("tr", "iso8859-3"), ("lt", "cp1257"), ("ru", "cp1251")]


def damaged_legacy(sources, count, choice):
    """Texts of 100 bytes to 20 KB in encodings that do not use every byte: the end cut in a character, or a byte in
    some 500 changed, lost or come in; always one that makes the text malformed."""
    cases = []
    for language, codec in DAMAGEABLE:
        lines = sources.lines(language)
        wanted = len(cases) + count // 2
        for i in range(count * 20 if lines else 0):
            if len(cases) == wanted:
                break
            text = "\n".join(choice.choices(lines, k=choice.choice((2, 5, 20, 100))))
            data = text.encode(codec, "ignore")
            text = data.decode(codec)
            out = bytearray(data[:-1] if i % 4 == 0 else data)
            for _ in range(0 if i % 4 == 0 else max(1, choice.randrange(1 + len(out) // 250))):
                at = choice.randrange(len(out))
                how = choice.randrange(3)
                if how == 0:
                    out[at] = choice.randrange(256)
                elif how == 1:
                    del out[at]
                else:
                    out.insert(at, choice.randrange(128, 256))
            try:
                out.decode(codec)
            except UnicodeDecodeError:
                cases.append(Case(bytes(out), "was " + codec, text))
    return cases


def thai_lines():
    """Thai messages of this system's catalogues."""
    lines = []
    for path in sorted(glob.glob("/usr/share/locale/th/LC_MESSAGES/*.mo")):
        lines += [line for text in debian_text.messages(path) for line in text.split("\n")
                  if len(line) > 8 and not line.isascii()]
    return lines or ["ภาษาไทยเป็นภาษาที่มีระดับเสียงของคำแน่นอน", "ข้อมูลเกี่ยวกับการตั้งค่าระบบ"]


CHARDET_CODECS = {"cp932": "cp932", "shift_jis": "cp932", "cp949": "cp949", "euc-kr": "cp949", "gb2312": "gbk",
                  "tis-620": "cp874", "maccyrillic": "mac_cyrillic", "macroman": "mac_roman", "big5": "big5hkscs",
                  "euc-tw": None, "iso-2022-kr": "iso2022_kr", "utf-8-sig": "utf-8-sig"}


def chardet_corpus(sources):
    """(bytes, codec or our name, text) of chardet's test files; the text is None where Python does not decode
    them."""
    for path in sorted(glob.glob(f"{sources.folder}/src/chardet-tests/*/*")):
        label = os.path.basename(os.path.dirname(path)).lower()
        label = re.match(r"((iso-8859|windows|iso-2022|utf)-\w+(-sig)?|utf-\d+-?[bl]?e?|.*)", label).group(1)
        codec = CHARDET_CODECS.get(label, label.replace("windows-", "cp"))
        with open(path, "rb") as file:
            data = file.read()
        try:
            text = data.decode(codec) if codec else None
        except (LookupError, UnicodeDecodeError):
            text = None
        truth = "UTF-8" if codec in ("utf-8", "utf-8-sig") else codec or label
        if truth in ("utf-16", "utf-32"): # with a mark
            truth += "le" if data[:1] == b"\xff" else "be"
        yield path, data, "ASCII" if data.isascii() and "2022" not in truth and b"\0" not in data else truth, text


def chardet_files(sources, count, choice):
    """chardet's test files, whole, whichever half."""
    return [Case(data, truth, text) for _, data, truth, text in chardet_corpus(sources)]


def chardet_windows(length):
    def windows(sources, count, choice):
        cases = []
        for path, _, truth, text in chardet_corpus(sources):
            if not text or not sources.takes(path) or re.match("UTF|utf|ASCII|iso2022|iso-2022|$", truth):
                continue
            words = [0] + [m.end() for m in re.finditer(r"\s+", text)]
            for _ in range(max(1, count // 20)):
                cut = accuracy.cut(text, choice.choice(words), truth, length)
                if cut and sum(byte > 0x7F for byte in cut[1]) >= max(1, length // 10):
                    cases.append(Case(cut[1], truth, cut[0]))
        return cases
    windows.__doc__ = f"Windows of {length} bytes of chardet's legacy files, from a word on."
    return windows


def corpus_files(sources, count, choice):
    """The labelled test files of uchardet and ICU and the legacy files of vim, whole."""
    return [Case(data, truth, text) for _, data, truth, text in corpora(sources)]


def corpus_windows(length):
    def windows(sources, count, choice):
        cases = []
        texts = [(data, truth, text) for _, data, truth, text in corpora(sources)
                 if truth not in ("ASCII", "UTF-8") and text and not re.match("utf-|iso2022", truth)]
        for data, truth, text in texts:
            words = [0] + [m.end() for m in re.finditer(r"\s+", text)]
            for _ in range(max(2, count // 10)):
                try:
                    cut = accuracy.cut(text, choice.choice(words), truth, length)
                except (UnicodeEncodeError, LookupError):
                    continue
                if cut and sum(byte > 0x7F for byte in cut[1]) >= max(1, length // 10):
                    cases.append(Case(cut[1], truth, cut[0]))
        return cases
    windows.__doc__ = f"Windows of {length} bytes of the legacy files, from a word on."
    return windows


ENCA = {"iso88591": "latin-1", "iso88592": "iso8859-2", "iso88594": "iso8859-4", "iso88595": "iso8859-5",
        "iso885913": "iso8859-13", "macce": "mac_latin2", "maccyr": "mac_cyrillic", "koi8r": "koi8-r", "koi8u": "koi8-u",
        "ibm852": "cp852", "ibm855": "cp855", "ibm866": "cp866", "ibm775": "cp775", "cp1125": "cp1125",
        "cp1250": "cp1250", "cp1251": "cp1251", "cp1257": "cp1257", "gbk": "gbk", "big5": "big5"}
CATALOGUES = {"euc-kr": "cp949", "cp949": "cp949", "big5": "big5", "gb2312": "gbk", "euc-jp": "euc-jp"}


def translations(text):
    """The translated messages of a catalogue, its head left out."""
    found = []
    for entry in re.split(r"\n\s*\n", text)[1:]:
        lines = re.sub(r"(?s).*?^msgstr[^\"]*", "", entry, count=1, flags=re.M)
        if lines != entry and not re.search("^#,.*fuzzy|^#~", entry, re.M):
            lines = re.sub(r"(?m)^msgstr\[\d\]", '"\\\\n"', lines)  # a plural
            parts = re.findall(r'"((?:[^"\\]|\\.)*)"', lines)
            found.append(re.sub(r"\\[nt]", "\n", "".join(parts)).replace("\\", ""))
    return "\n".join(found)


def project_texts(sources):
    """(path, codec, text) of the legacy files of many projects: translated catalogues and enca's samples."""
    for path in sorted(glob.glob(f"{sources.folder}/src/**/*.po", recursive=True)):
        with open(path, "rb") as file:
            data = file.read()
        label = re.search(rb"charset=([\w-]+)", data)
        label = label[1].decode().lower() if label else "utf-8"
        if label in ("utf-8", "us-ascii", "charset") or not sources.takes(path):
            continue
        codec = CATALOGUES.get(label, label)
        try:
            yield path, codec, translations(data.decode(codec))
        except (LookupError, UnicodeDecodeError):
            continue
    for path in sorted(glob.glob(f"{sources.folder}/src/enca*/test/*-s.*")):
        codec = ENCA.get(path.rpartition(".")[2])
        if codec and sources.takes(path):
            with open(path, "rb") as file:
                yield path, codec, file.read().decode(codec)


def project_files(sources, count, choice):
    """All translations of each catalogue, and enca's samples."""
    return [Case(text.encode(codec), codec, text) for _, codec, text in project_texts(sources) if not text.isascii()]


def project_windows(length):
    def windows(sources, count, choice):
        cases = []
        for path, codec, text in project_texts(sources):
            words = [0] + [m.end() for m in re.finditer(r"\s+", text)]
            wanted = max(2, count // 10)
            for _ in range(wanted * 20):
                cut = accuracy.cut(text, choice.choice(words), codec, length)
                if cut and sum(byte > 0x7F for byte in cut[1]) >= max(1, length // 10):
                    cases.append(Case(cut[1], codec, cut[0]))
                    wanted -= 1
                    if wanted == 0:
                        break
        return cases
    windows.__doc__ = f"Windows of {length} bytes of those texts, from a word on."
    return windows


VIM = {"latin1": "latin-1", "1252": "cp1252", "1250": "cp1250", "cp1250": "cp1250", "936": "gbk",
       "950": "cp950", "iso_8859-2": "iso8859-2", "latin2": "iso8859-2", "cp932": "cp932", "932": "cp932",
       "euc-jp": "euc-jp", "eucjp": "euc-jp", "ujis": "euc-jp", "euckr": "cp949", "850": "cp850",
       "iso_8859-5": "iso8859-5", "cp1254": "cp1254", "iso_8859-9": "iso8859-9", "cp1251": "cp1251",
       "koi8-r": "koi8-r", "koi8-u": "koi8-u", "big5": "cp950", "cp936": "gbk", "cp950": "cp950",
       "gb2312": "gbk", "18030": "gb18030", "gbk": "gbk", "cp737": "cp737", "sjis": "cp932", "iso9": "iso8859-9",
       "ca": "latin-1", "da": "latin-1", "de": "latin-1", "es": "latin-1", "fr": "latin-1", "it": "latin-1",
       "nb": "latin-1", "nl": "latin-1", "no": "latin-1", "pt": "latin-1", "sv": "latin-1", "cs": "iso8859-2",
       "hr": "iso8859-2", "hu": "iso8859-2", "pl": "iso8859-2", "sk": "iso8859-2", "el": "iso8859-7",
       "eo": "iso8859-3", "ru": "koi8-r", "euc": None}
FILE_CODECS = {"uhc": "cp949", "mac-centraleurope": "mac_latin2", "mac-cyrillic": "mac_cyrillic",
               "ibm852": "cp852", "ibm855": "cp855", "ibm866": "cp866", "tis-620": "cp874",
               "iso-8859-11": "cp874", "shift_jis": "cp932", "big5": "big5hkscs", "viscii": None,
               "euc-tw": None, "iso-2022-kr": "iso2022_kr", "ascii": "ascii", "gb18030": "gb18030",
               "windows-1258": "cp1258"}


def corpora(sources):
    """(name, bytes, codec, text) of every labelled file that its codec decodes."""
    found = []
    for path in sorted(glob.glob(f"{sources.folder}/src/uchardet*/test/*/*.*")):
        name = os.path.basename(path).rpartition(".")[0]
        if name in ("utf-16", "utf-32"):
            name += "-" + path[-2:]
        found.append((path, FILE_CODECS.get(name, name.replace("windows-", "cp"))))
    for path in sorted(glob.glob("/usr/share/vim/vim*/lang/menu_*.vim") +
                       glob.glob("/usr/share/vim/vim*/tutor/tutor.*")):
        parts = os.path.basename(path).split(".")
        label = parts[-2] if path.endswith(".vim") and len(parts) > 2 else parts[-1]
        if label == "euc":
            label = {"ja": "euc-jp", "ko": "euckr", "zh": "gb2312"}[parts[1]]
        if label != "vim":
            found.append((path, VIM.get(label, label)))
    seen = set()
    for path, codec in found:
        with open(path, "rb") as file:
            data = file.read()
        if codec is None or data in seen or not sources.takes(path):
            continue
        seen.add(data)
        try:
            text = data.decode(codec)
        except (LookupError, UnicodeDecodeError):
            continue
        truth = "ASCII" if data.isascii() and codec not in ("iso2022_kr", "iso-2022-jp") and b"\0" not in data else (
            "UTF-8" if codec == "utf-8" else codec)
        yield path, data, truth, text
    yield from icu_cases(sources)


def icu_cases(sources):
    for path in glob.glob(f"{sources.folder}/src/**/csdetest.xml", recursive=True):
        with open(path, encoding="utf-8") as file:
            xml = file.read()
        for name, labels, text in re.findall(r'<test-case id="([^"]*)" encodings="([^"]*)">(.*?)</test-case>',
                                             xml, re.S):
            text = re.sub(r"<[^>]*>", "", text).lstrip("\ufeff\n\r ")
            for label in labels.split():
                codec = label.split("/")[0].replace("-I", "").replace("windows-", "cp").lower()
                try:
                    data = text.encode(codec)
                except (LookupError, UnicodeEncodeError):
                    continue
                if sources.takes(name + label):
                    yield name, data, "ASCII" if data.isascii() and not codec.startswith(("utf-1", "utf-3", "iso-2022")) else (
                        "UTF-8" if codec == "utf-8" else codec), text


def legacy_windows(length):
    def windows(sources, count, choice):
        cases = []
        for language, codec, dense in accuracy.MAIN + accuracy.MORE:
            for text, data in accuracy.samples(sources.lines(language) or ["-"], codec, dense, length,
                                               max(3, count // 4), choice):
                cases.append(Case(data, "UTF-8" if codec == "utf-8" else codec, text))
        return cases
    windows.__doc__ = f"Windows of {length} bytes of prose in 32 languages and encodings."
    return windows


MARKUP = ['<p class="note"><a href="https://example.org/index.html">{}</a></p>',
          '<td align="right" style="font-size: small">{}</td><!-- generated -->',
          'printf("{}", argument); /* message of the main window */', '<div id="content"><span>{}</span></div>']


def markup(sources, count, choice):
    """A few words among markup and English."""
    cases = []
    for language, codec, _ in accuracy.MAIN + accuracy.MORE:
        if codec == "utf-8":
            continue
        lines = sources.lines(language)
        if not lines:
            continue
        wanted = max(2, count // 8)
        for _ in range(wanted * 20):
            line = choice.choice(lines)
            text = "\n".join(choice.choice(MARKUP).format(part)
                             for part in [" ".join(line.split()[:6])] + [choice.choice(lines)[:40]])
            try:
                data = text.encode(codec)
            except UnicodeEncodeError:
                continue
            if sum(byte > 0x7F for byte in data) < 4:
                continue
            cases.append(Case(data, codec, text))
            wanted -= 1
            if wanted == 0:
                break
    return cases


# Language, our name, Python's codec (None: ours encodes it).
RARE = [("lt", "IBM775", "cp775"), ("lv", "IBM775", "cp775"), ("el", "IBM869", "cp869"),
        ("el", "IBM737", "cp737"), ("ko", "Johab", "johab"), ("zh-Hant", "EUC-TW", None),
        ("zh-Hant", "Big5-HKSCS", "big5hkscs"), ("ru", "PTCP154", "ptcp154"), ("kk", "KZ-1048", "kz1048"),
        ("kk", "PTCP154", "ptcp154"), ("ru", "ISO-IR-111", None),
        ("en", "IBM037", "cp037"), ("de", "IBM273", "cp273"), ("en", "IBM500", "cp500"),
        ("fr", "IBM01140", "cp1140"), ("de", "IBM1047", None), ("vi", "VISCII", None), ("vi", "TCVN", None),
        ("ta", "TSCII", None)]


def rare(sources, count, choice):
    """200 bytes in encodings that are hardly written any more."""
    cases = []
    for language, name, codec in RARE:
        lines = kazakh_lines() if language == "kk" else sources.lines(language)
        wanted = max(3, count // 10)
        for _ in range(wanted * 5 if lines else 0):
            text = " ".join(choice.choices(lines, k=8))[:200]
            data = encoded(text, name, codec)
            if data and wanted:
                cases.append(Case(data, name, text))
                wanted -= 1
    return cases


def kazakh_lines():
    lines = []
    for path in sorted(glob.glob("/usr/share/locale/kk/LC_MESSAGES/*.mo")):
        lines += [line for text in debian_text.messages(path) for line in text.split("\n")
                  if len(line) > 8 and not line.isascii()]
    return lines or ["Барлық адамдар тумысынан азат және қадір-қасиеті мен кұқықтары тең болып дүниеге келеді"]


def encoded(text, name, codec):
    if codec:
        try:
            return text.encode(codec)
        except (UnicodeEncodeError, LookupError):
            return None
    done = subprocess.run([PROGRAM, "encode", "--to", name], input=text.encode(), capture_output=True,
                          check=False)
    return done.stdout if done.returncode == 0 else None


CLASSES = {
    "english": english, "utf8-files": utf8_files, "utf8-lines": utf8_lines, "ascii-files": ascii_files,
    "damaged-lines": damaged_lines, "damaged-files": damaged_files, "binaries": binaries, "noise": noise,
    "wide": wide, "damaged-wide": damaged_wide, "damaged-legacy": damaged_legacy, "corpus-files": corpus_files, "chardet-files": chardet_files,
    "chardet-10": chardet_windows(10), "chardet-40": chardet_windows(40), "corpus-10": corpus_windows(10),
    "corpus-40": corpus_windows(40), "project-files": project_files, "project-10": project_windows(10),
    "project-40": project_windows(40), "prose-10": legacy_windows(10), "prose-20": legacy_windows(20),
    "prose-40": legacy_windows(40), "prose-160": legacy_windows(160), "markup": markup, "rare": rare,
}


# --- Lines in the light of their file

def line_files(sources, count, choice):
    """(class, lines, truths): files whose lines have a truth each."""
    for language in TWELVE:
        lines = [line for line in sources.lines(language) if len(line) < 300]
        rows, truths = [], []
        for line in choice.sample(lines, min(len(lines), count * 2)):
            data = line.encode()
            hurt = damage(data, choice.choice((0.001, 0.01, 0.05)), choice) if choice.random() < 0.5 else None
            rows.append(hurt or data)
            truths.append("damaged" if hurt else "ASCII" if data.isascii() else "UTF-8")
        yield "lines: damaged in a UTF-8 file", rows, truths, [None] * len(rows)
    for language, codec, _ in accuracy.MAIN + accuracy.MORE:
        if codec == "utf-8":
            continue
        rows, truths, texts = [], [], []
        for line in choice.sample(sources.lines(language), min(len(sources.lines(language)), count)):
            words = line.split(" ")
            text = choice.choice(words) if choice.random() < 0.4 else line
            try:
                data = text.encode(codec)
            except UnicodeEncodeError:
                continue
            rows.append(data)
            texts.append(text)
            truths.append("ASCII" if data.isascii() else codec)
        yield "lines: of a legacy file", rows, truths, texts


def mixed_lines(sources, count, choice):
    """Lines of UTF-8 with a run of two to five words in another encoding."""
    rows, texts = [], []
    for language, codec, dense in accuracy.MAIN + accuracy.MORE:
        lines = [line for line in sources.lines(language) if not line.isascii()]
        if codec == "utf-8" or not lines:
            continue
        for _ in range(max(4, count // 4)):
            words = [" ".join(choice.choice(lines).split(" ")[:choice.randint(2, 5)]) for _ in range(3)]
            try:
                foreign = words[1].encode(codec)
            except UnicodeEncodeError:
                continue
            enough = sum(byte > 0x7F for byte in foreign) >= 3
            if enough and not is_utf8(foreign) and not words[0].isascii():
                rows.append(words[0].encode() + b" | " + foreign + b" | " + words[2].encode())
                texts.append(" | ".join(words))
    return rows, texts


def text_of_line(data, line):
    parts = line.get("segments") or [dict(line, offset=0, length=len(data))]
    start = parts[0]["offset"]
    texts = [accuracy.reads(data[part["offset"] - start:part["offset"] - start + part["length"]], part["encoding"])
             for part in parts]
    return None if None in texts else "".join(texts)


def mixtures_table(sources, count, choice):
    rows, texts = mixed_lines(sources, count, choice)
    good = 0
    for row, text in zip(rows, texts):
        done = subprocess.run([PROGRAM, "detect", "--lines", "--format", "jsonl", "-"], input=row,
                              capture_output=True, check=False)
        good += text_of_line(row, json.loads(done.stdout)) == text
    print(f"{'lines: UTF-8 and another':32}{len(rows):>8}{good:>8}{100 * good / max(1, len(rows)):>9.2f}")


def lines_table(sources, count, choice, wrong, reliability):
    totals = collections.OrderedDict()
    for name, rows, truths, texts in line_files(sources, count, choice):
        if not rows:
            continue
        done = subprocess.run([PROGRAM, "detect", "--lines", "--format", "jsonl", "-"],
                              input=b"\n".join(rows) + b"\n", capture_output=True, check=False)
        found = [json.loads(line) for line in done.stdout.decode().splitlines()]
        assert len(found) == len(rows), (len(found), len(rows))
        row = totals.setdefault(name, [0, 0, collections.Counter()])
        for data, truth, text, line in zip(rows, truths, texts, found):
            if truth == "ASCII":
                continue
            row[0] += 1
            answer = Answer(line["encoding"], line["score"], line.get("damaged", 0), None,
                            line.get("ambiguous", False))
            is_right = right(Case(data, truth, text), answer)
            reliability.add(answer, is_right)
            row[1] += is_right
            if not is_right:
                said = f"{truth}: {line['encoding']}" + ("+" if "segments" in line else "")
                row[2][said] += 1
                if wrong > 0 and choice.random() < 0.05:
                    wrong -= 1
                    print("   ", said, shown(data), round(line["score"], 3))
    for name, (n, good, kinds) in totals.items():
        print(f"{name:32}{n:>8}{good:>8}{100 * good / max(1, n):>9.2f}   {kinds.most_common(6)}")


# --- Who says what

def moji_answers(cases):
    answers = []
    for start in range(0, len(cases), 4000):
        batch = cases[start:start + 4000]
        with accuracy.Files([case.data for case in batch]) as files:
            done = subprocess.run([PROGRAM, "detect", "--format", "jsonl", *files, os.devnull],
                                  capture_output=True, check=False)
            first = {}
            for line in done.stdout.decode().splitlines():
                row = json.loads(line)
                first.setdefault(row["file"], row)
        for path in files:
            row = first.get(path, {})
            answers.append(Answer(row.get("encoding"), row.get("score") or 0, row.get("damaged", 0),
                                  row.get("kind"), row.get("ambiguous", False)))
    return answers


def same_name(name, other):
    plain = [re.sub(r"[^a-z0-9]", "", text.lower()).replace("windows", "cp").replace("ibm", "cp")
             for text in (name or "", other or "")]
    return plain[0] == plain[1]


def right(case, answer):
    if case.truth == "binary":
        return answer.kind == "binary"
    if case.truth.startswith("damaged"):
        return same_name(answer.encoding, case.truth[8:] or "UTF-8") and answer.damaged > 0
    if case.truth.startswith("was "):
        whole = case.text.encode(case.truth[4:])
        return same_name(answer.encoding, case.truth[4:]) or accuracy.reads(whole, answer.encoding) == case.text
    if answer.damaged:
        return False
    if case.truth in ("UTF-8", "ASCII"):
        return same_name(answer.encoding, case.truth) or (
            case.truth == "UTF-8" and same_name(answer.encoding, "utf-8-sig"))
    if same_name(answer.encoding, case.truth):
        return True
    return case.text is not None and accuracy.reads(case.data, answer.encoding) == case.text


def shown(data):
    return (data[:90].decode("utf-8", "backslashreplace") if is_utf8(data[:60]) else repr(data[:90]))


class Reliability:
    EDGES = [0, 0.5, 0.8, 0.9, 0.99, 0.999, 1.01]

    def __init__(self):
        self.rows = collections.defaultdict(lambda: [0, 0])
        self.flags = collections.defaultdict(lambda: [0, 0])

    def add(self, answer, is_right):
        if answer.kind == "binary" or answer.encoding is None:
            return
        bucket = max(edge for edge in self.EDGES if answer.score >= edge)
        for row in (self.rows[bucket], self.flags[answer.ambiguous]):
            row[0] += 1
            row[1] += is_right

    def print(self):
        print(f"\n{'score':24}{'n':>8}{'right':>8}{'%':>9}")
        for low, high in zip(self.EDGES, self.EDGES[1:]):
            n, good = self.rows[low]
            if n:
                print(f"{f'{low} to {min(1, high)}':24}{n:>8}{good:>8}{100 * good / n:>9.2f}")
        for flag in (False, True):
            n, good = self.flags[flag]
            if n:
                print(f"{'ambiguous' if flag else 'not ambiguous':24}{n:>8}{good:>8}{100 * good / n:>9.2f}")


def main():
    global PROGRAM
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("moji")
    parser.add_argument("data")
    parser.add_argument("classes", nargs="*")
    parser.add_argument("--half", default="dev", choices=("dev", "held", "all"))
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--peers", action="store_true")
    parser.add_argument("--wrong", type=int, default=0)
    args = parser.parse_intermixed_args()
    PROGRAM = os.path.abspath(args.moji)
    sources = Sources(args.data, args.half)
    peers = accuracy.peers() if args.peers else []
    reliability = {"legacy": Reliability(), "Unicode": Reliability(), "line": Reliability()}
    print(f"{'class':32}{'n':>8}{'right':>8}{'%':>9}" + "".join(f"{peer.name:>20}" for peer in peers))
    for name in args.classes or [*CLASSES, "lines"]:
        if name == "lines":
            lines_table(sources, args.count, random.Random("lines"), args.wrong, reliability["line"])
            mixtures_table(sources, args.count, random.Random("mixtures"))
            continue
        cases = CLASSES[name](sources, args.count, random.Random(name))
        answers = moji_answers(cases)
        marks = [right(case, answer) for case, answer in zip(cases, answers)]
        line = f"{name:32}{len(cases):>8}{sum(marks):>8}{100 * sum(marks) / max(1, len(marks)):>9.2f}"
        for peer in peers:
            good = sum(right(case, Answer(guess, 0, 0, None, False)) for case, guess in
                       zip(cases, peer.guess([case.data for case in cases])))
            line += f"{100 * good / max(1, len(cases)):>20.2f}"
        print(line, flush=True)
        group = reliability["legacy" if name.startswith(
            ("corpus", "chardet", "project", "prose", "markup", "rare", "damaged-legacy")) else "Unicode"]
        for answer, mark in zip(answers, marks):
            group.add(answer, mark)
        shown_wrong = [(case, answer) for case, answer, mark in zip(cases, answers, marks) if not mark]
        if args.wrong:
            kinds = collections.Counter((case.truth, answer.encoding, bool(answer.damaged))
                                        for case, answer in shown_wrong)
            print("   ", kinds.most_common(12))
            for case, answer in random.Random(1).sample(shown_wrong, min(args.wrong, len(shown_wrong))):
                where = case.text if case.text and case.text.startswith("/") else ""
                print("   ", case.truth, "->", answer.encoding, round(answer.score, 3),
                      "ambiguous" if answer.ambiguous else "", answer.damaged or "", where, shown(case.data))
    for name, table in reliability.items():
        print(f"\nReliability of the scores, {name} classes", end="")
        table.print()


if __name__ == "__main__":
    main()
