"""How fast `moji repair` is, and `moji detect` and `moji check` on many small files, beside what else is installed.

    python3 tests/bench/bench_repair.py build/bin/moji [--megabytes N] [--files N] [--rounds N]

The text is that of the manual in four languages, clean, misread once and twice, and escaped; the small files are
pieces of it in several encodings. Processor time, the least of some rounds in turns; a peer (ftfy, uchardet,
isutf8) that is not installed is left out.
"""
import argparse
import glob
import importlib.util
import json
import os
import random
import re
import shutil
import sys
import tempfile
import urllib.parse

from costs import least, print_columns, seconds

MANUAL = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "resources", "docs", "manual")
FOLDERS = {"English": "", "Russian": "ru", "Chinese": "zh", "Korean": "ko"}
# What a line may have beside ASCII: the manual shows damaged text, too.
CLEAN = {"English": "–—’“”…×", "Russian": "–—’«»…×\u0400-\u045F", "Chinese": "—“”…×\u3000-\u9FFF\uFF01-\uFF5E",
         "Korean": "–—’“”…×\uAC00-\uD7A3"}
DAMAGED = re.compile("[РС][\u0402-\u040F\u0452-\u045F]")  # Cyrillic too: кино read as windows-1251
SMALL = [("English", "utf-8"), ("Russian", "utf-8"), ("Russian", "cp1251"), ("Russian", "koi8-r"), ("Chinese", "utf-8"),
         ("Chinese", "gbk"), ("Korean", "utf-8"), ("Korean", "euc-kr")]
PIECE = 700  # bytes of a small file
ROUNDS_OF_SMALL = 20
FTFY = "import ftfy, sys; sys.stdout.write(ftfy.fix_text(open(sys.argv[1], encoding='utf-8').read()))"


def prose(language):
    """Clean lines of the manual, without its marks of Markdown, which would be taken for those of program text."""
    text = ""
    for path in sorted(glob.glob(os.path.join(MANUAL, FOLDERS[language], "*.md"))):
        with open(path, encoding="utf-8") as file:
            text += file.read()
    text = text.translate({ord(sign): None for sign in "`*\\&%=<>{}[]#|?"})
    is_clean = re.compile(f"[\x20-\x7E{CLEAN[language]}]+").fullmatch
    return "\n".join(line for line in text.split("\n")
                     if is_clean(line) and not DAMAGED.search(line)) + "\n"


def misread(text, encoding):
    """UTF-8 read in the encoding; a byte that it lacks becomes the control of that number."""
    return "".join(bytes([byte]).decode(encoding, "ignore") or chr(byte) for byte in text.encode())


def inputs(size):
    texts = {language: prose(language) for language in FOLDERS}
    plain = {f"clean, {language}": text for language, text in texts.items()}
    damaged = {f"misread as windows-1252, {language}": misread(texts[language], "cp1252")
               for language in ("Russian", "Chinese", "Korean")}
    damaged["misread as windows-1251, Russian"] = misread(texts["Russian"], "cp1251")
    damaged["misread twice as windows-1252, Russian"] = misread(misread(texts["Russian"], "cp1252"), "cp1252")
    words = re.sub("[\x00-\x7F]+", " ", texts["Chinese"])  # no URL, which keeps its escapes
    escaped = {"%E4%B8%96": urllib.parse.quote(words, safe=" "), "\\u4E16": json.dumps(words)[1:-1],
               "&#x4E16;": "".join(c if c == " " else f"&#x{ord(c):X};" for c in words)}
    for label, text in (plain | damaged | escaped).items():
        data = (text.encode() * (size // len(text.encode()) + 1))[:size]
        yield label, data.decode("utf-8", "ignore").encode()  # no character that is cut


def measure_repair(options, folder):
    has_ftfy = importlib.util.find_spec("ftfy") is not None
    columns = {}
    for label, data in inputs(options.megabytes << 20):
        path, small = os.path.join(folder, "text"), os.path.join(folder, "small")
        with open(path, "wb") as file:
            file.write(data)
        with open(small, "wb") as file:
            file.write(data[:1000].decode("utf-8", "ignore").encode())
        commands = [[options.moji, "repair", "--apply", "--no-progress", path]]
        if has_ftfy:
            commands.append([sys.executable, "-c", FTFY, path])
        large = least(commands, options.rounds)
        start, = least([[options.moji, "repair", "--apply", small]], ROUNDS_OF_SMALL)
        column = columns[f"`{label}`" if label[0] in "%\\&" else label] = {}
        for name, found in zip(("`moji repair --apply`, MB/s", "ftfy, MB/s"), large):
            column[name] = f"{len(data) / 1e6 / found.processor:.0f}"
        column["1 KB, ms"] = f"{1000 * start.processor:.1f}"
    print_columns(f"{options.megabytes} MB", columns)


def make_small_files(folder, count):
    chance = random.Random(1)
    texts = {pair: prose(pair[0]).encode(pair[1], "ignore") for pair in SMALL}
    for i in range(count):
        language, encoding = SMALL[i % len(SMALL)]
        data = texts[language, encoding]
        begin = data.rfind(b"\n", 0, chance.randrange(PIECE, len(data) - PIECE)) + 1
        piece = data[begin:begin + PIECE].decode(encoding, "ignore").encode(encoding)
        with open(os.path.join(folder, f"{i:06}"), "wb") as file:
            file.write(piece)
    return [os.path.join(folder, name) for name in sorted(os.listdir(folder))]


def measure_small_files(options, folder):
    paths = make_small_files(folder, options.files)
    runs = {f"moji {words}": [options.moji, *words.split(), *paths] for words in ("detect", "check -q", "check -l")}
    runs |= {name: [*name.split(), *paths] for name in ("uchardet", "isutf8 -q") if shutil.which(name.split()[0])}
    columns = {}
    for name, found in zip(runs, least(runs.values(), options.rounds)):
        columns[f"`{name}`"] = {"processor time": seconds(found.processor),
                                "files for each second of it": f"{len(paths) / found.processor:,.0f}"}
    print_columns(f"{len(paths):,} files of {PIECE} bytes", columns)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("moji", type=os.path.abspath)
    parser.add_argument("--megabytes", type=int, default=8)
    parser.add_argument("--files", type=int, default=10_000)
    parser.add_argument("--rounds", type=int, default=5)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="mojiscope-bench-") as folder:
        measure_repair(options, folder)
    print()
    with tempfile.TemporaryDirectory(prefix="mojiscope-bench-") as folder:
        measure_small_files(options, folder)


if __name__ == "__main__":
    main()
