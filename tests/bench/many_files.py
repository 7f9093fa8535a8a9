#!/usr/bin/env python3
"""What a tree of very many files costs, and that nothing in it is lost: surveyed, converted in place, undone.

    many_files.py MOJI FOLDER [--files N]

FOLDER is made, filled with N files of a few words, a thousand in a folder (of ten one in windows-1251, one in
UTF-8, the others in ASCII), and removed in the end. Times are of processors, memory is the most that was resident.
"""
import argparse
import collections
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time

RUSSIAN = "Все счастливые семьи похожи друг на друга, каждая несчастливая семья несчастлива по-своему\n"
TEXTS = [RUSSIAN.encode("cp1251"), RUSSIAN.encode("utf-8")] + [b"plain words\n"] * 8


def write_tree(folder, files):
    for number in range(files):
        part = os.path.join(folder, str(number // 1000))
        if number % 1000 == 0:
            os.makedirs(part)
        with open(os.path.join(part, f"{number}.txt"), "wb") as file:
            file.write(TEXTS[number % len(TEXTS)])


def first_wrong(folder, files, texts):
    for number in range(files):
        with open(os.path.join(folder, str(number // 1000), f"{number}.txt"), "rb") as file:
            if file.read() != texts[number % len(texts)]:
                return number
    return None


def measured(what, command, out):
    since = time.monotonic()
    process = subprocess.Popen(command, stdout=out)
    _, status, used = os.wait4(process.pid, 0)
    took = time.monotonic() - since
    if os.waitstatus_to_exitcode(status) not in (0, 1):
        sys.exit(f"{what}: status {status}")
    print(f"| {what} | {took:.0f} s | {used.ru_utime:.0f} + {used.ru_stime:.0f} s | {used.ru_maxrss / 1024:.0f} MB |", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("moji")
    parser.add_argument("folder")
    parser.add_argument("--files", type=int, default=1_000_000)
    options = parser.parse_args()
    moji, folder, files = options.moji, options.folder, options.files
    os.makedirs(folder)
    try:
        write_tree(folder, files)
        print("| what | time | processors: program + system | memory |\n|---|---:|---:|---:|")
        with tempfile.TemporaryDirectory() as scratch:
            report, journal = os.path.join(scratch, "report"), os.path.join(scratch, "journal")
            with open(report, "wb") as out:
                measured("survey", [moji, "survey", "--format", "jsonl", folder], out)
            with open(report, "rb") as lines:
                found = collections.Counter(line.get("encoding") for line in map(json.loads, lines) if "file" in line)
            print("found:", dict(found))
            with open(os.devnull, "wb") as none:
                measured("convert", [moji, "convert", "--in-place", "--journal", journal, folder], none)
                utf8 = [RUSSIAN.encode("utf-8")] + TEXTS[1:]
                assert first_wrong(folder, files, utf8) is None, "a file was not converted"
                print(f"journal: {os.path.getsize(journal) / 1e6:.1f} MB")
                measured("undo", [moji, "convert", "--undo", journal], none)
            assert first_wrong(folder, files, TEXTS) is None, "a file did not come back"
    finally:
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
