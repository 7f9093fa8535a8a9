#!/usr/bin/env python3
"""What `moji detect` says of names: a word or a few, in one encoding, as files and the entries of
archives have them.

    name_accuracy.py MOJI FOLDER [--wrong SCORE] [--peers]

Words are those of the hunspell dictionaries (index.dic, *.dic) anywhere under FOLDER: of packages
hunspell-* of Debian or dictionary-* of npm, unpacked there. Right: the bytes decode to the name.
Sure: not ambiguous. --wrong prints wrong answers that are sure and have at least that score.
--peers counts the right answers of other detectors, as far as they are installed.
"""
import argparse
import collections
import functools
import json
import pathlib
import random
import re
import subprocess
import tempfile

import detection_accuracy

WESTERN = "windows-1252 ISO-8859-1 IBM850 IBM437 macintosh"
CENTRAL = "windows-1250 ISO-8859-2 IBM852"
BALTIC = "windows-1257 ISO-8859-13 IBM775"
ENCODINGS = {
    "ru": "windows-1251 KOI8-R IBM866 ISO-8859-5 x-mac-cyrillic",
    "uk": "windows-1251 KOI8-U IBM866 IBM1125 ISO-8859-5",
    "be": "windows-1251 IBM866 ISO-8859-5", "bg": "windows-1251 ISO-8859-5",
    "mk": "windows-1251 ISO-8859-5", "sr": "windows-1251 ISO-8859-5",
    "ro": CENTRAL + " ISO-8859-16", "el": "windows-1253 ISO-8859-7 IBM737",
    "he": "windows-1255 ISO-8859-8 IBM862", "tr": "windows-1254 ISO-8859-9 IBM857",
    "vi": "windows-1258", "fa": "windows-1256", "ko": "EUC-KR",
} | dict.fromkeys("pl cs sk hu hr sl".split(), CENTRAL) \
  | dict.fromkeys("lt lv et".split(), BALTIC) \
  | dict.fromkeys("de fr es it pt nl sv da nb nn is ca gl eu ga gd cy br fur fo lb oc ast".split(), WESTERN)
PYTHON = {"macintosh": "mac_roman", "x-mac-cyrillic": "mac_cyrillic", "EUC-KR": "cp949"}


def python_name(encoding):
    return PYTHON.get(encoding) or encoding.replace("windows-", "cp").replace("IBM", "cp")


def dictionaries(folder):
    """Language and words of each dictionary that is readable."""
    found = {}
    for path in sorted(folder.rglob("*.dic")):
        package = re.sub(r"dictionary-|hunspell-", "", path.parent.parent.name) if path.name == "index.dic" else path.stem
        aff = path.with_suffix(".aff")
        named = re.search(rb"SET\s+(\S+)", aff.read_bytes()) if aff.exists() else None
        try:
            text = path.read_bytes().decode(named[1].decode().replace("microsoft-", "") if named else "utf-8")
        except (UnicodeDecodeError, LookupError):
            continue
        words = [re.sub(r"[/\t].*", "", line).strip() for line in text.splitlines()[1:]]
        found.setdefault(package, [word for word in words if 2 < len(word) < 16])
    return {package: (re.split("[-_]", package)[0], words) for package, words in found.items()}


def names(words):
    """Kind and name; each has a letter beyond ASCII."""
    other = [word for word in words if not word.isascii()]
    if len(other) < 200:
        return
    pick = random.choice
    for _ in range(40):
        yield "a word", pick(other)
        yield "a name of two", f"{pick(other).capitalize()} {pick(words)}"
    for _ in range(30):
        yield "four words", " ".join([pick(other), *random.sample(words, 3)])
    for _ in range(15):
        yield "capitals", f"{pick(other)} {pick(words)}".upper()
        yield "a file's name", f"{pick(other).capitalize()}_{pick(words)}{pick(['.txt', '.jpg', ' 01.mp3', '-2004.doc'])}"


def cases(folder):
    for language, words in dictionaries(folder).values():
        for encoding in ENCODINGS.get(language, "").split():
            for kind, name in names(words):
                data = name.encode(python_name(encoding), "ignore")
                if not data.isascii() and data.decode(python_name(encoding)) == name:
                    yield language, encoding, kind, name, data


def first_answers(moji, files):
    answers = {}
    for begin in range(0, len(files), 2000):
        done = subprocess.run([moji, "detect", "--format", "jsonl", *files[begin:begin + 2000]],
                              capture_output=True, check=False)
        for line in done.stdout.splitlines():
            row = json.loads(line)
            answers.setdefault(row["file"], row)
    return answers


@functools.cache
def reading_of(moji, encoding, data):
    if encoding is None:
        return None
    try:
        return data.decode(python_name(encoding))
    except LookupError: # Python does not know it
        done = subprocess.run([moji, "decode", "--from", encoding, "-"], input=data, capture_output=True, check=False)
        return done.stdout.decode("utf-8", "replace")
    except UnicodeDecodeError:
        return None


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("moji")
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--wrong", type=float, metavar="SCORE")
    parser.add_argument("--peers", action="store_true")
    options = parser.parse_args()
    random.seed(77)
    tried = list(cases(options.folder))
    with tempfile.TemporaryDirectory() as scratch:
        files = [f"{scratch}/{number}" for number in range(len(tried))]
        for path, case in zip(files, tried):
            pathlib.Path(path).write_bytes(case[-1])
        answers = first_answers(options.moji, files)
        readings = {path: reading_of(options.moji, answers[path].get("encoding"), case[-1])
                    for path, case in zip(files, tried)}
    table = collections.defaultdict(collections.Counter)
    for path, (language, encoding, kind, name, data) in zip(files, tried):
        row = answers[path]
        right = readings[path] == name
        sure = not row.get("ambiguous", False)
        score = row.get("score") or 0
        for key in ("all", kind, encoding):
            table[key].update(n=1, right=right, sure=right and sure, wrong=sure and not right,
                              far=sure and not right and score >= 0.9, most=sure and not right and score >= 0.99)
        if options.wrong is not None and sure and not right and score >= options.wrong:
            print(language, encoding, "->", row["encoding"], score, name, data)
    print(f"{'':18}{'n':>7}{'right %':>9}{'sure %':>8}{'sure and wrong':>16}{'0.9':>6}{'0.99':>6}")
    for key, row in table.items():
        print(f"{key:18}{row['n']:>7}{100 * row['right'] / row['n']:>9.1f}{100 * row['sure'] / row['n']:>8.1f}"
              f"{row['wrong']:>16}{row['far']:>6}{row['most']:>6}")
    for peer in detection_accuracy.peers() if options.peers else []:
        guesses = peer.guess([case[-1] for case in tried])
        right = sum(reading_of(options.moji, guess, case[-1]) == case[-2] for guess, case in zip(guesses, tried))
        print(f"{peer.name}: {100 * right / len(tried):.1f} % right")


if __name__ == "__main__":
    main()
