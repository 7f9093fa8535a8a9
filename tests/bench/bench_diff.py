"""Processor time of `moji diff` beside GNU diff: 100 MB of log lines against the same lines with one in
twelve changed, and shuffled. Rounds are interleaved; the median of each is printed. Ends with status 1
where GNU diff is faster.

    python3 bench_diff.py MOJI [ROUNDS [MEGABYTES]]
"""

import random
import resource
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

WORDS = "the quick brown fox jumps over lazy dog status request error время 세계 handler thread".split()
PATIENCE = 120  # seconds of processor time that a program may take


def log_lines(size, chance):
    lines = []
    while size > 0:
        words = " ".join(chance.choices(WORDS, k=chance.randrange(4, 14)))
        lines.append(f"{chance.randrange(10**9)} {words} line={len(lines)}\n")
        size -= len(lines[-1].encode())
    return lines


def processor_time(command):
    def limit():
        resource.setrlimit(resource.RLIMIT_CPU, (PATIENCE, PATIENCE))

    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, stdout=subprocess.DEVNULL, preexec_fn=limit, check=False)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main():
    moji = sys.argv[1]
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 3
    size = int(sys.argv[3]) if len(sys.argv) > 3 else 100
    chance = random.Random(5)
    is_ahead = True
    with tempfile.TemporaryDirectory() as folder:
        lines = log_lines(size * 1_000_000, chance)
        left = Path(folder, "left")
        left.write_text("".join(lines))
        changed = ["changed " + line if i % 12 == 0 else line for i, line in enumerate(lines)]
        chance.shuffle(lines)
        for name, other in (("one line in twelve changed", changed), ("lines shuffled", lines)):
            right = Path(folder, "right")
            right.write_text("".join(other))
            times = {"moji diff": [], "diff -u": []}
            for _ in range(rounds):
                for program, found in times.items():
                    found.append(processor_time([*program.replace("moji", moji).split(), left, right]))
            ours, theirs = (statistics.median(found) for found in times.values())
            least = ">= " if theirs > PATIENCE * 0.95 else ""
            print(f"{name:<30} moji diff {ours:.2f} s  diff -u {least}{theirs:.2f} s  ratio {theirs / ours:.2f}")
            is_ahead = is_ahead and ours <= theirs
    return 0 if is_ahead else 1


if __name__ == "__main__":
    sys.exit(main())
