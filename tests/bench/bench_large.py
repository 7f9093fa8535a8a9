"""What one large file costs the commands that read all of it, in processor time and in seconds passed.

    python3 tests/bench/bench_large.py build/bin/moji [--before MOJI] [--megabytes N] [--rounds N]

The files have lines of the installed manual pages and message catalogues, in runs taken at random: UTF-8 in three
languages, windows-1251, and both, a fifth of the runs in windows-1251. Of all rounds the one with the least processor
time counts. `--before`: another build, whose runs take turns with these.
"""
import argparse
import os
import random
import subprocess
import tempfile
import time

from bench_lines import text_of

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


def cost(moji, command, path):
    """Seconds of processor time, and seconds passed."""
    start = time.monotonic()
    with subprocess.Popen([moji, *command, path], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        used = os.wait4(process.pid, 0)[2]
        process.returncode = 0
    return used.ru_utime + used.ru_stime, time.monotonic() - start


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("moji")
    arguments.add_argument("--before")
    arguments.add_argument("--megabytes", type=int, default=200)
    arguments.add_argument("--rounds", type=int, default=1)
    given = arguments.parse_args()
    programs = [os.path.abspath(program) for program in (given.moji, given.before) if program]
    print("| file | command |" + " processor time | passed |" * len(programs))
    print("|---|---|" + "---|---|" * len(programs))
    with tempfile.TemporaryDirectory(prefix="mojiscope-bench-") as folder:
        for name, path in write_files(folder, given.megabytes * 1_000_000):
            for command in COMMANDS + ([["mojibake"]] if name == "UTF-8" else []):
                rounds = [[cost(program, command, path) for program in programs] for _ in range(given.rounds)]
                cells = " | ".join(f"{processor:.2f} s | {passed:.2f} s"
                                   for processor, passed in map(min, zip(*rounds)))
                print(f"| {name} | `{' '.join(command)}` | {cells} |", flush=True)


if __name__ == "__main__":
    main()
