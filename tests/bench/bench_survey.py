"""How fast `moji survey` goes through small files, beside what else is installed.

    python3 tests/bench/bench_survey.py build/bin/moji [FOLDER | COUNT]

`file -i`, uchardet, enca and isutf8 look at each file as it does; ripgrep reads each, or only walks.
Without FOLDER a tree of COUNT files (100,000) is made: sources and prose of 0.2 to 8 KiB, most of it ASCII, one
in ten UTF-8, one in a hundred in an encoding of bytes. Each is run twice; the second, from a warm cache,
counts. Peak memory is that of the process.
"""
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time

FILES = 100_000
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


def measure(command, names):
    """Of the second run: seconds passed, seconds of processor time, peak MB of the largest process."""
    script = ("import resource, subprocess, sys; "
              "subprocess.run(sys.argv[1:], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL); "
              "use = resource.getrusage(resource.RUSAGE_CHILDREN); print(use.ru_utime + use.ru_stime, use.ru_maxrss)")
    for _ in range(2):
        begin = time.perf_counter()
        done = subprocess.run([sys.executable, "-c", script, *command], input=names, capture_output=True, check=True)
        seconds = time.perf_counter() - begin
    processor, kilobytes = done.stdout.split()
    return seconds, float(processor), int(kilobytes) / 1024


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
        print(f"{len(paths)} files, {sum(os.path.getsize(path) for path in paths) / 1e6:.0f} MB, {os.cpu_count()} processors")
        runs = [("moji survey", [moji, "survey", "--format", "jsonl", folder]),
                ("moji survey --threads 1", [moji, "survey", "--format", "jsonl", "--threads", "1", folder])]
        peers = [("file -i", ["xargs", "-0", "file", "-i"]), ("uchardet", ["xargs", "-0", "uchardet"]),
                 ("enca -L ru", ["xargs", "-0", "enca", "-L", "ru"]), ("isutf8 -q", ["xargs", "-0", "isutf8", "-q"]),
                 ("rg -l, a word no file has", ["rg", "-l", "qqqq", folder]), ("rg --files", ["rg", "--files", folder])]
        runs += [(label, command) for label, command in peers if shutil.which(label.split()[0])]
        print(f"{'':28} {'passed':>10} {'processor':>10} {'files each second of it':>24} {'peak':>8}")
        for label, command in runs:
            seconds, processor, peak = measure(command, names)
            print(f"{label:28} {seconds:8.2f} s {processor:8.2f} s {len(paths) / processor:24.0f} {peak:5.0f} MB")


if __name__ == "__main__":
    main()
