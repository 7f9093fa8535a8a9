"""How long `moji` takes from its start to its answer, beside the smallest programs that are installed.

    python3 tests/bench/bench_start.py build/bin/moji [ROUNDS]

Processor time and time passed of whole processes, in turns, medians of ROUNDS (300). The text has 1 KB.
"""
import os
import statistics
import sys
import tempfile
import time

from bench_repair import misread, prose
from costs import print_columns

ROUNDS = 300
SIZE = 1000


def run(command):
    """Milliseconds of processor time, and passed."""
    null = [(os.POSIX_SPAWN_OPEN, stream, os.devnull, os.O_RDWR, 0) for stream in (0, 1, 2)]
    begin = time.perf_counter()
    _, _, used = os.wait4(os.posix_spawnp(command[0], command, os.environ, file_actions=null), 0)
    return 1000 * (used.ru_utime + used.ru_stime), 1000 * (time.perf_counter() - begin)


def write(folder, name, text):
    path = os.path.join(folder, name)
    with open(path, "wb") as file:
        file.write(text)
    return path


def main():
    moji = os.path.abspath(sys.argv[1])
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else ROUNDS
    with tempfile.TemporaryDirectory(prefix="mojiscope-bench-") as folder:
        russian = prose("Russian")
        utf8 = write(folder, "utf8", russian.encode()[:SIZE].decode("utf-8", "ignore").encode())
        legacy = write(folder, "legacy", russian.encode("cp1251", "ignore")[:SIZE])
        damaged = misread(russian, "cp1252").encode()[:SIZE].decode("utf-8", "ignore").encode()
        damaged = write(folder, "damaged", damaged)
        runs = {"true": ["true"], "iconv --version": ["iconv", "--version"], "moji --version": [moji, "--version"],
                "moji check": [moji, "check", utf8],
                "moji decode -f windows-1251": [moji, "decode", "-f", "windows-1251", legacy],
                "moji detect": [moji, "detect", legacy], "moji repair": [moji, "repair", damaged]}
        times = zip(*[[run(command) for command in runs.values()] for _ in range(rounds)])
        columns = {}
        for label, column in zip(runs, times):
            processor, passed = (statistics.median(values) for values in zip(*column))
            columns[f"`{label}`"] = {"processor time": f"{processor:.2f} ms", "passed": f"{passed:.2f} ms"}
        print_columns("1 KB of Russian", columns)


if __name__ == "__main__":
    main()
