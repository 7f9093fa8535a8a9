"""What one large file costs the commands that read all of it, in processor time and in seconds passed.

    python3 tests/bench/bench_large.py build/bin/moji [--megabytes N] [--rounds N]

The files of the first table have lines of the installed manual pages and message catalogues, in runs taken at random:
UTF-8 in three languages, windows-1251, and both, a fifth of the runs in windows-1251. The second table has commands
that only convert, check or count, beside others that do. Of all rounds the one with the least processor time counts.
"""
import argparse
import glob
import os
import random
import shutil
import subprocess
import tempfile

from bench_lines import text_of
from costs import least, print_header, print_row, seconds

COMMANDS = [["survey"], ["convert", "--dry-run"], ["detect", "--lines"], ["detect", "--lines", "--format", "jsonl"]]
RUN = 40  # lines


def run_of(lines, choice):
    start = choice.randrange(max(1, len(lines) - RUN))
    return b"\n".join(lines[start:start + RUN]) + b"\n"


def write_files(folder, size):
    choice = random.Random(7)
    utf8 = [bytes(text_of(language, "utf-8")).split(b"\n") for language in ("fr", "ko", "ru")]
    cyrillic = bytes(text_of("ru", "cp1251")).split(b"\n")
    kinds = {"UTF-8": lambda: choice.choice(utf8), "windows-1251": lambda: cyrillic,
             "mixed": lambda: cyrillic if choice.random() < 0.2 else choice.choice(utf8)}
    for name, lines in kinds.items():
        path = os.path.join(folder, name)
        with open(path, "wb") as file:
            while file.tell() < size:
                file.write(run_of(lines(), choice))
        yield name, path


def print_languages(moji, paths, rounds):
    print_header("processor time, passed", *paths)
    for command in COMMANDS:
        found = least([[moji, *command, path] for path in paths.values()], rounds)
        print_row(f"`{' '.join(command)}`", *[f"{seconds(one.processor)}, {seconds(one.passed)}" for one in found])
    found, = least([[moji, "mojibake", paths["UTF-8"]]], 1)
    print_row("`mojibake`", f"{seconds(found.processor)}, {seconds(found.passed)}", "", "")


def largest_library():
    return max(glob.glob("/usr/lib/*/*.so*"), key=os.path.getsize)


def make_other_files(folder):
    endless, sparse = os.path.join(folder, "FF"), os.path.join(folder, "sparse")
    with open(endless, "wb") as file:
        file.write(b"\xFF" * 100_000_000)
    with open(sparse, "wb") as file:
        file.truncate(20_000_000_000)
    return endless, sparse


def other_runs(moji, paths, folder, megabytes):
    """Each with the label of its row."""
    endless, sparse = make_other_files(folder)
    utf8, cyrillic = paths["UTF-8"], paths["windows-1251"]
    russian = os.path.join(folder, "Russian")
    with open(russian, "wb") as file:
        subprocess.run([moji, "decode", "-f", "windows-1251", cyrillic], stdout=file, check=True)
    library = largest_library()
    size = os.path.getsize(library) / 1e6
    yield f"`moji check`, {megabytes} MB of UTF-8", [moji, "check", utf8]
    yield "`isutf8`", ["isutf8", utf8]
    yield f"`moji stat`, {megabytes} MB of UTF-8", [moji, "stat", utf8]
    yield "`wc -lm`", ["env", "LC_ALL=C.UTF-8", "wc", "-lm", utf8]
    yield f"`moji decode -f windows-1251`, {megabytes} MB", [moji, "decode", "-f", "windows-1251", cyrillic]
    yield "`iconv -f CP1251`", ["iconv", "-f", "CP1251", "-t", "UTF-8", cyrillic]
    yield (f"`moji encode -t windows-1251`, {os.path.getsize(russian) / 1e6:.0f} MB",
           [moji, "encode", "-t", "windows-1251", russian])
    yield "`iconv -t CP1251`", ["iconv", "-f", "UTF-8", "-t", "CP1251", russian]
    yield "`moji check`, 100 MB of the byte FF", [moji, "check", endless]
    yield "`moji detect` of the same", [moji, "detect", endless]
    yield "`moji check`, 20 GB without a block on the disk", [moji, "check", sparse]
    yield f"`moji strings`, a library of {size:.0f} MB, UTF-8 and UTF-16", [moji, "strings", library]
    yield "`strings`, ASCII alone", ["strings", library]


def print_others(runs, rounds):
    print_header("one file", "processor time", "passed", "memory")
    runs = {label: command for label, command in runs if shutil.which(command[0])}
    for label, found in zip(runs, least(runs.values(), rounds)):
        print_row(label, seconds(found.processor), seconds(found.passed), f"{found.peak:.0f} MB")


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("moji", type=os.path.abspath)
    arguments.add_argument("--megabytes", type=int, default=200)
    arguments.add_argument("--rounds", type=int, default=2)
    given = arguments.parse_args()
    with tempfile.TemporaryDirectory(prefix="mojiscope-bench-") as folder:
        paths = dict(write_files(folder, given.megabytes * 1_000_000))
        print_languages(given.moji, paths, given.rounds)
        print()
        print_others(other_runs(given.moji, paths, folder, given.megabytes), given.rounds)


if __name__ == "__main__":
    main()
