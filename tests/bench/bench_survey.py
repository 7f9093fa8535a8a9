"""How fast `moji survey` goes through small files, beside what else is installed.

    python3 tests/bench/bench_survey.py build/bin/moji [FOLDER | COUNT]

`file -i`, uchardet, enca and isutf8 look at each file as it does; ripgrep reads each, or only walks.
Without FOLDER a tree of COUNT files (20,000) is made: sources and prose of 0.2 to 8 KiB, most of it ASCII, one
in ten UTF-8, one in a hundred in an encoding of bytes. Of each the best of three runs in turns counts, from a
warm cache.
"""
import os
import random
import shutil
import sys
import tempfile

from costs import least, print_header, print_row, seconds

ROUNDS = 3
FILES = 20_000
WORDS = "the quick brown fox jumps over a lazy dog and then returns to its den for if while int char void".split()
RUSSIAN = "вчера вечером мы долго гуляли по старому городу и говорили о том как быстро меняется жизнь".split()


def make_tree(folder, count):
    chooser = random.Random(1)
    for i in range(count):
        kind = i % 100
        words = RUSSIAN if kind < 11 else WORDS
        text = ""
        size = chooser.choice([200, 500, 1000, 2000, 4000, 8000])
        while len(text) < size:
            text += " ".join(chooser.choices(words, k=9)) + ".\n"
        where = os.path.join(folder, f"{i // 500:03}")
        os.makedirs(where, exist_ok=True)
        with open(os.path.join(where, f"{i:06}.txt"), "wb") as file:
            file.write(text.encode("cp1251" if kind == 0 else "utf-8"))


def main():
    moji = os.path.abspath(sys.argv[1])
    with tempfile.TemporaryDirectory(prefix="mojiscope-bench-") as made:
        count = int(sys.argv[2]) if len(sys.argv) > 2 and sys.argv[2].isdigit() else FILES
        folder = sys.argv[2] if len(sys.argv) > 2 and not sys.argv[2].isdigit() else made
        if folder == made:
            make_tree(folder, count)
        paths = [os.path.join(where, name) for where, _, names in os.walk(folder) for name in names]
        paths = [path for path in paths if os.path.isfile(path) and not os.path.islink(path)]
        names = b"".join(os.fsencode(path) + b"\0" for path in paths)
        size = sum(os.path.getsize(path) for path in paths)
        survey = [moji, "survey", "--format", "jsonl"]
        runs = {"moji survey": [*survey, folder], "moji survey --threads 1": [*survey, "--threads", "1", folder]}
        peers = {"file -i": ["xargs", "-0", "file", "-i"], "uchardet": ["xargs", "-0", "uchardet"],
                 "enca -L ru": ["xargs", "-0", "enca", "-L", "ru"], "isutf8 -q": ["xargs", "-0", "isutf8", "-q"],
                 "rg -l WORD": ["rg", "-l", "qqqq", folder], "rg --files": ["rg", "--files", folder]}
        runs |= {label: command for label, command in peers.items() if shutil.which(label.split()[0])}
        print_header(f"{len(paths):,} files, {size / 1e6:.0f} MB", "processor time", "files for each second of it",
                     "passed", "memory")
        for label, found in zip(runs, least(runs.values(), ROUNDS, names=names)):
            print_row(f"`{label}`", seconds(found.processor), f"{len(paths) / found.processor:,.0f}",
                      seconds(found.passed), f"{found.peak:.0f} MB")


if __name__ == "__main__":
    main()
