"""How fast `moji detect --lines` is on one core, by language and encoding.

    python3 tests/bench/bench_lines.py build/bin/moji [--rounds N]

The lines are those of the installed manual pages and message catalogues of a language, each one once, up to 4 MB in
each encoding. A run counts its processor time, user and system, on one processor; of all rounds the best
counts.
"""
import argparse
import glob
import gettext
import gzip
import os
import tempfile

from costs import least, print_columns

LARGEST = 4 << 20  # bytes
# Language, encoding, and what the table calls them.
FILES = [("fr", "utf-8", "French, UTF-8"), ("ru", "utf-8", "Russian, UTF-8"), ("ko", "utf-8", "Korean, UTF-8"),
         ("fr", "cp1252", "French, windows-1252"), ("de", "cp1252", "German, windows-1252"),
         ("pl", "iso8859-2", "Polish, ISO-8859-2"), ("ru", "cp1251", "Russian, windows-1251"),
         ("ru", "koi8-r", "Russian, KOI8-R"), ("ko", "cp949", "Korean, EUC-KR"), ("ja", "cp932", "Japanese, Shift_JIS"),
         ("ja", "euc-jp", "Japanese, EUC-JP"), ("zh_CN", "gbk", "Chinese, GBK"), ("zh_TW", "big5", "Chinese, Big5")]


def manual_pages(language):
    for path in sorted(glob.glob(f"/usr/share/man/{language}/man*/*.gz")):
        if not os.path.islink(path):
            with gzip.open(path, "rt", encoding="utf-8", errors="ignore") as page:
                yield from page.read().split("\n")


def messages(language):
    for path in sorted(glob.glob(f"/usr/share/locale/{language}/LC_MESSAGES/*.mo")):
        try:
            with open(path, "rb") as file:
                catalogue = gettext.GNUTranslations(file)._catalog
        except (OSError, UnicodeDecodeError, ValueError, IndexError):
            continue
        for text in catalogue.values():
            if isinstance(text, str):
                yield from text.split("\n")


def text_of(language, encoding):
    seen = set()
    out = bytearray()
    for lines in (manual_pages, messages):
        for line in lines(language):
            if len(out) >= LARGEST:
                return out
            if not line or line in seen:
                continue
            seen.add(line)
            try:
                out += line.encode(encoding) + b"\n"
            except UnicodeEncodeError:
                continue
    return out


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("moji", type=os.path.abspath)
    arguments.add_argument("--rounds", type=int, default=5)
    given = arguments.parse_args()
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    columns = {}
    with tempfile.TemporaryDirectory(prefix="mojiscope-bench-") as folder:
        path = os.path.join(folder, "lines.txt")
        for language, encoding, label in FILES:
            text = text_of(language, encoding)
            if not text:
                continue
            with open(path, "wb") as file:
                file.write(text)
            best, = least([[given.moji, "detect", "--lines", "--format", "jsonl", path]], given.rounds)
            columns[label] = {"MB of the file": f"{len(text) / 1e6:.1f}", "MB/s": f"{len(text) / 1e6 / best.processor:.1f}"}
    print_columns("lines", columns)


if __name__ == "__main__":
    main()
