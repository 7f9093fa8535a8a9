"""How fast `moji survey` goes through small files, beside `file -i`, uchardet and isutf8, where installed.

    python3 tests/bench/bench_survey.py build/bin/moji [FOLDER]

Without FOLDER a tree of 100,000 files is made: sources and prose of 0.2 to 8 KiB, most of it ASCII, one
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


def make_tree(folder):
    chooser = random.Random(1)
    for i in range(FILES):
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
    """Seconds and peak MB of the second run."""
    for _ in range(2):
        begin = time.perf_counter()
        process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        process.communicate(names)
        seconds = time.perf_counter() - begin
    return seconds


def peak(command):
    """Peak memory in MB, by a process of its own."""
    script = ("import resource, subprocess, sys; subprocess.run(sys.argv[1:], stdout=subprocess.DEVNULL); "
              "print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)")
    done = subprocess.run([sys.executable, "-c", script, *command], capture_output=True, text=True, check=True)
    return int(done.stdout) / 1024


def main():
    moji = os.path.abspath(sys.argv[1])
    with tempfile.TemporaryDirectory(prefix="mojiscope-bench-") as made:
        folder = sys.argv[2] if len(sys.argv) > 2 else made
        if folder == made:
            make_tree(folder)
        paths = [os.path.join(where, name) for where, _, names in os.walk(folder) for name in names]
        paths = [path for path in paths if os.path.isfile(path) and not os.path.islink(path)]
        names = b"".join(os.fsencode(path) + b"\0" for path in paths)
        print(f"{len(paths)} files, {sum(os.path.getsize(path) for path in paths) / 1e6:.0f} MB, {os.cpu_count()} processors")
        runs = [("moji survey", [moji, "survey", "--format", "jsonl", folder]),
                ("moji survey --threads 1", [moji, "survey", "--format", "jsonl", "--threads", "1", folder])]
        for name, options in [("file", ["-i"]), ("uchardet", []), ("isutf8", ["-q"]), ("rg", ["--files", folder])]:
            if shutil.which(name):
                xargs = [] if name == "rg" else ["xargs", "-0"]
                runs.append((" ".join([name, *options[:1]]), [*xargs, name, *options]))
        for label, command in runs:
            seconds = measure(command, names)
            print(f"{label:26} {seconds:8.2f} s {len(paths) / seconds:10.0f} files/s")
        print(f"moji survey: peak memory {peak(runs[0][1]):.0f} MB")


if __name__ == "__main__":
    main()
