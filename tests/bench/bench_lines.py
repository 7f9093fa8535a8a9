"""How fast `moji detect --lines` is on one core, by language and encoding.

    python3 tests/bench/bench_lines.py build/bin/moji [--other MOJI] [--rounds N]

The lines are those of the installed manual pages and message catalogues of a language, each one once, up to 4 MB in
each encoding. A run counts its processor time, user and system, on one processor; of all rounds the best
counts. `--other`: another build, whose runs take turns with these.
"""
import argparse
import glob
import gettext
import gzip
import os
import resource
import subprocess
import tempfile

LARGEST = 4 << 20  # bytes
FILES = [("fr", "cp1252"), ("de", "cp1252"), ("fr", "utf-8"), ("pl", "iso8859-2"), ("ru", "cp1251"), ("ru", "koi8-r"),
         ("ru", "utf-8"), ("ko", "cp949"), ("ko", "utf-8"), ("ja", "cp932"), ("ja", "euc-jp"), ("zh_CN", "gbk"),
         ("zh_TW", "big5")]


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


def seconds(moji, path):
    """Of processor time."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([moji, "detect", "--lines", "--format", "jsonl", path], stdout=subprocess.DEVNULL,
                   stderr=subprocess.DEVNULL, check=False)  # 1: a line is in no encoding
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("moji")
    arguments.add_argument("--other")
    arguments.add_argument("--rounds", type=int, default=5)
    given = arguments.parse_args()
    programs = [os.path.abspath(program) for program in (given.moji, given.other) if program]
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    print("| lines | MB | MB/s |" + (" the other, MB/s |" if given.other else ""))
    print("|---|---|---|" + ("---|" if given.other else ""))
    with tempfile.TemporaryDirectory(prefix="mojiscope-bench-") as folder:
        path = os.path.join(folder, "lines.txt")
        for language, encoding in FILES:
            text = text_of(language, encoding)
            if not text:
                continue
            with open(path, "wb") as file:
                file.write(text)
            best = [min(times) for times in zip(*[[seconds(program, path) for program in programs]
                                                  for _ in range(given.rounds)])]
            speeds = " | ".join(f"{len(text) / 1e6 / time:.1f}" for time in best)
            print(f"| {language}, {encoding} | {len(text) / 1e6:.1f} | {speeds} |", flush=True)


if __name__ == "__main__":
    main()
