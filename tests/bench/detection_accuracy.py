#!/usr/bin/env python3
"""How often a guess at an encoding is right: moji beside uchardet, ICU, enca and Python's chardet and
charset-normalizer, where they are installed.

    detection_accuracy.py MOJI FOLDER [SAMPLES]

FOLDER is scratch space of about 1 GB: the packages that debian_text.held_out_packages() names are
downloaded into it with apt-get of Debian 12; the language models were made of others. SAMPLES are
taken for each encoding and length (100), the same ones every time. A guess is right if the bytes
read the same under it as under the encoding they are in.
"""
import collections
import ctypes
import ctypes.util
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "resources",
                                "generators"))
import debian_text  # noqa: E402

# Language, Python's codec, and whether every other byte at least must be 80 or more.
MAIN = [("ru", "utf-8", 1), ("ru", "cp1251", 1), ("ru", "koi8-r", 1), ("ru", "cp866", 1),
        ("ru", "iso8859-5", 1), ("ko", "cp949", 1), ("ja", "cp932", 1), ("ja", "euc-jp", 1),
        ("zh-Hans", "gbk", 1), ("zh-Hant", "big5", 1), ("fr", "cp1252", 0)]
MORE = [("uk", "cp1251", 1), ("bg", "cp1251", 1), ("sr", "cp1251", 1), ("el", "cp1253", 1),
        ("fa", "utf-8", 1), ("de", "cp1252", 0), ("es", "iso8859-1", 0), ("pt", "cp1252", 0),
        ("it", "cp1252", 0), ("nl", "cp1252", 0), ("sv", "cp1252", 0), ("da", "cp1252", 0),
        ("fi", "cp1252", 0), ("pl", "cp1250", 0), ("cs", "iso8859-2", 0), ("hu", "cp1250", 0),
        ("sl", "cp1250", 0), ("hr", "cp1250", 0), ("tr", "cp1254", 0), ("lv", "cp1257", 0),
        ("vi", "utf-8", 0)]
LENGTHS = (10, 20, 40, 160)
CYRILLIC = ("cp1251", "cp866", "koi8-r", "iso8859-5")
# Letters in the line, at least and at most, and whether they are capitals.
LINES = [(3, 9, False), (10, 19, False), (20, 49, False), (50, 150, False), (3, 9, True),
         (20, 49, True)]

PYTHON_NAMES = {
    "euc-kr": "cp949", "windows-949": "cp949", "ks_c_5601-1987": "cp949", "uhc": "cp949",
    "shift_jis": "cp932", "shift-jis": "cp932", "gb2312": "gbk", "euc-cn": "gbk", "gb-18030": "gb18030",
    "big5": "big5hkscs", "big5-hkscs": "big5hkscs", "x-mac-cyrillic": "mac_cyrillic",
    "mac-cyrillic": "mac_cyrillic", "maccyrillic": "mac_cyrillic", "macintosh": "mac_roman",
    "mac-centraleurope": "mac_latin2", "windows-874": "cp874", "ks_x_1001": "euc_kr",
    "utf-8-sig": "utf-8", "x-mac-centraleurroman": "mac_latin2", "kz-1048": "kz1048", "ibm01140": "cp1140",
    "x-mac-greek": "mac_greek", "x-mac-turkish": "mac_turkish", "x-mac-croatian": "mac_croatian",
    "x-mac-romanian": "mac_romanian",
}


def reads(data, name):
    """The text under an encoding by whatever name, None where there is none."""
    name = (name or "").lower()
    for codec in (PYTHON_NAMES.get(name, name), name.replace("windows-", "cp"),
                  name.replace("ibm", "cp")):
        try:
            return data.decode(codec)
        except (LookupError, UnicodeDecodeError):
            continue
    return None


# --- Who guesses. Each takes a list of byte strings and answers a list of names.

class Moji:
    def __init__(self, program, *options):
        self.program, self.options = program, options
        self.name = "moji" + ("" if not options else " " + " ".join(options))

    def guess(self, texts):
        with Files(texts) as files:
            done = subprocess.run([self.program, "detect", "--format", "jsonl", *self.options, *files,
                                   os.devnull], capture_output=True, check=False)
            best = {}
            for line in done.stdout.decode().splitlines():
                row = json.loads(line)
                best.setdefault(row["file"], row["encoding"])
            return [best.get(path) for path in files]


class MojiLines:
    """All texts in one file, a line each: told by its neighbours too."""

    def __init__(self, program, *options):
        self.program, self.options = program, options
        self.name = "moji --lines" + ("" if not options else " " + " ".join(options))

    def guess(self, texts):
        done = subprocess.run([self.program, "detect", "--lines", "--format", "jsonl", *self.options,
                               "-"], input=b"\n".join(texts) + b"\n", capture_output=True,
                              check=False)
        return [json.loads(line)["encoding"] for line in done.stdout.decode().splitlines()]


class Files:
    def __init__(self, texts):
        self.texts = texts

    def __enter__(self):
        self.folder = tempfile.mkdtemp()
        paths = []
        for i, text in enumerate(self.texts):
            paths.append(os.path.join(self.folder, str(i)))
            with open(paths[-1], "wb") as file:
                file.write(text)
        return paths

    def __exit__(self, *_):
        shutil.rmtree(self.folder)


class Uchardet:
    name = "uchardet"

    def guess(self, texts):
        with Files(texts) as files:
            done = subprocess.run(["uchardet", *files], capture_output=True, check=False)
            return [line.rpartition(": ")[2] for line in done.stdout.decode().splitlines()]


class Enca:
    name = "enca, told Russian"

    def guess(self, texts):
        with Files(texts) as files:
            done = subprocess.run(["enca", "-L", "ru", "-m", *files], capture_output=True, check=False)
            lines = done.stdout.decode().splitlines()
            found = dict(line.rpartition(": ")[::2] for line in lines) if len(files) > 1 else {}
            return [found.get(path) for path in files]


class Icu:
    name = "ICU"

    def __init__(self):
        path = ctypes.util.find_library("icui18n")
        version = re.search(r"\.so\.(\d+)", path).group(1)
        self.library = ctypes.CDLL(path)
        call = {short: getattr(self.library, f"ucsdet_{short}_{version}")
                for short in ("open", "setText", "detect", "getName", "close")}
        call["open"].restype = call["detect"].restype = ctypes.c_void_p
        call["getName"].restype = ctypes.c_char_p
        self.call = call

    def guess(self, texts):
        error = ctypes.c_int(0)
        names = []
        for text in texts:
            detector = ctypes.c_void_p(self.call["open"](ctypes.byref(error)))
            self.call["setText"](detector, text, len(text), ctypes.byref(error))
            match = self.call["detect"](detector, ctypes.byref(error))
            name = self.call["getName"](ctypes.c_void_p(match), ctypes.byref(error)) if match else b""
            names.append((name or b"").decode())
            self.call["close"](detector)
            error.value = 0
        return names


class Chardet:
    name = "chardet"

    def __init__(self):
        import chardet
        self.detect = chardet.detect

    def guess(self, texts):
        return [self.detect(text)["encoding"] for text in texts]


class CharsetNormalizer:
    name = "charset-normalizer"

    def __init__(self):
        import charset_normalizer
        self.detect = charset_normalizer.detect

    def guess(self, texts):
        return [self.detect(text)["encoding"] for text in texts]


class Ced:
    """Google's compact_enc_det (its sources are in the package ced of npm), linked with ced_names.cpp."""
    name = "CED"

    def guess(self, texts):
        with Files(texts) as files:
            done = subprocess.run(["ced_names"], input="\n".join(files).encode(), capture_output=True, check=False)
            return done.stdout.decode().splitlines()


def peers():
    found = [Uchardet()] if shutil.which("uchardet") else []
    found += [Ced()] if shutil.which("ced_names") else []
    for make in (Icu, Chardet, CharsetNormalizer):
        try:
            found.append(make())
        except (ImportError, AttributeError, TypeError, OSError):
            print(make.name, "is not installed")
    return found


# --- Samples

def cut(line, start, codec, length):
    """At most so many bytes of a line from a place in it on, None where there are too few."""
    text = line[start:start + length]
    while text and len(text.encode(codec)) > length:
        text = text[:-1]
    data = text.encode(codec)
    return (text, data) if len(data) >= length - 2 else None


def samples(lines, codec, dense, length, count, choice):
    """`count` beginnings at words, of exactly or nearly `length` bytes."""
    taken = []
    for _ in range(count * 400):
        line = choice.choice(lines)
        start = choice.choice([0] + [i + 1 for i, c in enumerate(line) if c == " "])
        try:
            sample = cut(line, start, codec, length)
        except UnicodeEncodeError:
            continue
        high = sum(byte > 0x7F for byte in sample[1]) if sample else 0
        if sample and high >= (length / 2 if dense else 1):
            taken.append(sample)
            if len(taken) == count:
                break
    return taken


def russian_lines(lines, least, most, capitals, count, choice):
    taken = []
    while len(taken) < count:
        words = choice.choice(lines).split(" ")
        start = choice.randrange(len(words))
        wanted = choice.randint(least, most)
        end = start + 1
        while end < len(words) and letters(" ".join(words[start:end])) < wanted:
            end += 1
        text = " ".join(words[start:end]).strip(".,")
        text = text.upper() if capitals else text
        is_russian = not re.search("[a-zA-Z]", text) and letters(text) > 0.6 * len(text)
        if least <= letters(text) <= most and is_russian and all(
                can(text, codec) for codec in CYRILLIC):
            taken.append(text)
    return taken


def letters(text):
    return sum("а" <= c <= "я" or c == "ё" for c in text.lower())


def can(text, codec):
    try:
        text.encode(codec)
        return True
    except UnicodeEncodeError:
        return False


# --- Tables

def right(guesser, cases):
    """How many of (text, bytes) a guesser reads as the text."""
    names = guesser.guess([data for _, data in cases])
    return sum(reads(data, name) == text for (text, data), name in zip(cases, names))


def table(head, rows):
    width = max(len(row[0]) for row in rows)
    print(f"{'':{width}}" + "".join(f"{column:>16}" for column in head))
    for name, *values in rows:
        print(f"{name:{width}}" + "".join(f"{'-' if value is None else format(value, '.1f'):>16}"
                                          for value in values))
    print()


def by_length(guessers, texts, encodings, count):
    share = {guesser.name: [] for guesser in guessers}
    each = collections.defaultdict(list)
    for length in LENGTHS:
        totals = collections.Counter()
        cases_in_all = 0
        for language, codec, dense in encodings:
            choice = random.Random(f"{language} {codec} {length}")
            cases = samples(texts[language], codec, dense, length, count, choice)
            cases_in_all += len(cases)
            for guesser in guessers:
                found = right(guesser, cases)
                totals[guesser.name] += found
                if guesser is guessers[0]:
                    each[f"{language} {codec}"].append(100 * found / len(cases) if cases else None)
        for guesser in guessers:
            share[guesser.name].append(100 * totals[guesser.name] / cases_in_all)
    table([f"{length} bytes" for length in LENGTHS], [[name, *row] for name, row in share.items()])
    print(guessers[0].name, "by language and encoding")
    table([f"{length} bytes" for length in LENGTHS], [[name, *row] for name, row in each.items()])


def by_line(guessers, lines, count, run):
    """The lines in any order (`run` 1), or so many in each encoding one after the other."""
    share = collections.defaultdict(list)
    for least, most, capitals in LINES:
        choice = random.Random(f"{least} {most} {capitals}")
        texts = russian_lines(lines, least, most, capitals, count, choice)
        runs = [[(text, text.encode(codec)) for text in texts[i:i + run]]
                for i in range(0, len(texts), run) for codec in CYRILLIC]
        choice.shuffle(runs)
        cases = [case for cases in runs for case in cases]
        for guesser in guessers:
            share[guesser.name].append(100 * right(guesser, cases) / len(cases))
    table([f"{least}-{most}{' CAPITALS' if capitals else ''}" for least, most, capitals in LINES],
          [[name, *row] for name, row in share.items()])


def main():
    program, folder = sys.argv[1:3]
    count = int(sys.argv[3]) if len(sys.argv) > 3 else 100
    debian_text.unpack(debian_text.held_out_packages(), folder)
    texts = {language: sorted(line for line in debian_text.held_out_lines(folder, language)
                              if len(line) > 8)
             for language in sorted({language for language, _, _ in MAIN + MORE})}
    moji = Moji(os.path.abspath(program))
    others = peers()
    print(f"% right, {count} samples for each of {len(MAIN)} encodings")
    by_length([moji, *others], texts, MAIN, count)
    print(f"% right, {count} samples for each of {len(MORE)} more languages")
    by_length([moji, *others], texts, MORE, count)
    print("% right, Russian line by line, in windows-1251, IBM866, KOI8-R and ISO-8859-5;"
          " letters in the line")
    path = os.path.abspath(program)
    mixed = [MojiLines(path), MojiLines(path, "--language", "ru")]
    told = [Moji(path, "--language", "ru")]
    by_line([moji, *told, *mixed, *others, *([Enca()] if shutil.which("enca") else [])],
            texts["ru"], count, 1)
    print("The same lines, twenty in an encoding before the next one")
    by_line(mixed, texts["ru"], count, 20)



if __name__ == "__main__":
    main()
