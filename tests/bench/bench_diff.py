"""Processor time of `moji diff` beside GNU diff: 100 MB of log lines against the same lines with one in
twelve changed, and shuffled. Rounds are interleaved; the median of each is printed, and the most memory. Ends with
status 1 where GNU diff is faster.

    python3 bench_diff.py MOJI [ROUNDS [MEGABYTES]]
"""

import random
import sys
import tempfile
from pathlib import Path

from costs import cost, print_header, print_row, seconds

WORDS = "the quick brown fox jumps over lazy dog status request error время 세계 handler thread".split()
PATIENCE = 120  # seconds of processor time that a program may take


def log_lines(size, chance):
    lines = []
    while size > 0:
        words = " ".join(chance.choices(WORDS, k=chance.randrange(4, 14)))
        lines.append(f"{chance.randrange(10**9)} {words} line={len(lines)}\n")
        size -= len(lines[-1].encode())
    return lines


def main():
    moji = sys.argv[1]
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 3
    size = int(sys.argv[3]) if len(sys.argv) > 3 else 100
    chance = random.Random(5)
    is_ahead = True
    with tempfile.TemporaryDirectory(prefix="mojiscope-bench-") as folder:
        lines = log_lines(size * 1_000_000, chance)
        left = Path(folder, "left")
        left.write_text("".join(lines), encoding="utf-8")
        changed = ["changed " + line if i % 12 == 0 else line for i, line in enumerate(lines)]
        chance.shuffle(lines)
        print_header(f"{size} MB, {len(lines):,} lines", "`moji diff`", "memory", "`diff -u`", "memory", "times as fast")
        for name, other in (("one line in twelve changed", changed), ("lines shuffled", lines)):
            right = Path(folder, "right")
            right.write_text("".join(other), encoding="utf-8")
            commands = [moji, "diff", left, right], ["diff", "-u", left, right]
            runs = zip(*[[cost(command, patience=PATIENCE) for command in commands] for _ in range(rounds)])
            ours, theirs = (sorted(column)[rounds // 2] for column in runs)
            least = "> " if theirs.processor > PATIENCE * 0.95 else ""
            print_row(name, seconds(ours.processor), f"{ours.peak:.0f} MB", least + seconds(theirs.processor),
                      f"{theirs.peak:.0f} MB", f"{least}{theirs.processor / ours.processor:.1f}")
            is_ahead = is_ahead and ours.processor <= theirs.processor
    return 0 if is_ahead else 1


if __name__ == "__main__":
    sys.exit(main())
