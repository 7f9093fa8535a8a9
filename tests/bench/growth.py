"""No command grows faster than its input: executed blocks of code are counted, never seconds.

    growth.py MOJI [--all] [--size BYTES] [--jobs N] [--results FILE] [COMMAND...] [KIND...]

Each command runs on n, 4n and, unless these two show that its work is bounded, 2n bytes of one kind under
valgrind, which counts the same however busy the machine is. What the program costs without input falls out of
the differences:

    exponent = log2((count(4n) - count(2n)) / (count(2n) - count(n)))

A block is a stretch of instructions without a jump. Counting blocks takes half the time of counting instructions.

What grows too fast is measured again with inputs four and 16 times as large.

Without --all only the pairs in QUICK are measured. An exponent above 1.1 fails.
COMMAND is one of MEASURED ("detect", "detect --lines"), KIND one of growth_inputs.KINDS. Each result is a line in
FILE; what FILE already has is not measured again. With --all, or with FILE, a table of the worst kinds of the
commands that grow fastest comes last.
"""
import argparse
import concurrent.futures
import functools
import math
import os
import re
import subprocess
import sys
import tempfile
import unittest

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "cli"))
from moji_program import MOJI, SANITIZED  # noqa: E402
import growth_inputs  # noqa: E402
from growth_commands import MEASURED, write_inputs  # noqa: E402

MOST = 1.1
# A command that looks at a bounded part of its input, or whose kernel takes 64 bytes at a time, adds hardly
# more than the start of the program varies.
BOUNDED = 0.25  # blocks a byte
VALGRIND = ["valgrind", "--tool=none", "--stats=yes", "--vex-guest-chase=no"]
PATIENCE = 900
SHOWN = 2  # commands with a row in the table
REFUSED = 2  # a command says why it does nothing with its input, as Punycode with what is none

# The pairs that once were worst, and one of each way through the program.
QUICK = [("check", "damaged-utf-8"), ("check", "euc-kr"), ("stat", "clean-korean"), ("detect", "windows-1251"),
         ("strings", "random"), ("diff", "many-short-lines"), ("spans", "all-FF"), ("unescape", "percent-escapes"),
         ("repair", "clean-russian"), ("decode", "cut-leads"),
         ("repair", "percent-escapes"), ("repair", "u-escapes"), ("repair", "html-references"),
         ("repair", "ampersands"), ("repair", "mojibake-one-word"), ("text", "combining-marks"),
         ("detect --lines", "windows-1251"),
         ("convert --in-place --least 0 FOLDER", "windows-1251"), ("survey FOLDER", "many-short-lines"),
         ("diff --bytes", "clean-korean"), ("dump --reverse", "random"), ("decode --from UTF-7", "utf-7-endless"),
         ("check -e EUC-KR", "lead-bytes"),
         ("decoders", "lead-bytes")]


def blocks(output):
    """The blocks of code that valgrind says it executed."""
    return int(re.search(rb"scheduler: ([\d,]+) event checks", output).group(1).replace(b",", b""))


@functools.lru_cache(maxsize=None)
def count(command, kind, size):
    """Blocks of code that `moji COMMAND` executes on so many bytes of this kind."""
    with tempfile.TemporaryDirectory() as folder:
        inputs = write_inputs(command, growth_inputs.make(kind, size), folder)
        done = subprocess.run([*VALGRIND, MOJI, *MEASURED[command], *inputs], stdin=subprocess.DEVNULL,
                              stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, timeout=PATIENCE, check=False,
                              env={**os.environ, "XDG_STATE_HOME": folder})  # where journals go
    if done.returncode not in (0, 1, REFUSED):
        raise AssertionError(f"exit status {done.returncode}: {done.stderr[-500:]}")
    return blocks(done.stderr)


def exponent(command, kind, size):
    """How fast the blocks grow with the bytes; None where they hardly do, infinity where there is no end. Tables
    that are made when a first line needs them look like growth in small inputs: what grows too fast is
    measured again with larger ones."""
    grows = None
    for larger in (size, 4 * size, 16 * size):
        try:
            grows = exponent_at(command, kind, larger)
        except subprocess.TimeoutExpired:
            return math.inf
        if grows is None or grows <= MOST:
            break
    return grows


def exponent_at(command, kind, size):
    first, last = count(command, kind, size), count(command, kind, 4 * size)
    if last - first < BOUNDED * 3 * size:
        return None
    middle = count(command, kind, 2 * size)
    if last - middle < BOUNDED * 2 * size:
        return None
    # The first difference must not be so small that the second one seems large.
    return math.log2((last - middle) / max(middle - first, BOUNDED * size))


class Results:
    """The exponents measured so far, a line each in a file if one is named."""

    def __init__(self, path):
        self.found, self.path = {}, path
        if path and os.path.exists(path):
            with open(path, encoding="utf-8") as file:
                for line in file:
                    command, kind, grows = line.rstrip("\n").split("\t")
                    self.found[command, kind] = None if grows == "bounded" else float(grows)

    def add(self, pair, grows):
        self.found[pair] = grows
        line = "\t".join([*pair, "bounded" if grows is None else f"{grows:.3f}"])
        if self.path:
            with open(self.path, "a", encoding="utf-8") as file:
                print(line, file=file)
        if OPTIONS.all or OPTIONS.names:
            print(line, flush=True)

    def table(self):
        """The kind that a command grows fastest with, for the commands that grow fastest."""
        worst = {}
        for (command, kind), grows in self.found.items():
            worst[command] = max(worst.get(command, (0, "")), (grows or 0, kind))
        order = sorted(worst, key=worst.get, reverse=True)
        bounded = sum(grows is None for grows in self.found.values())
        rows = [f"| {len(worst)} commands, {len(self.found):,} pairs, {bounded} bounded | worst kind | exponent |",
                "|---|---|---|"]
        rows += [f"| `{command}` | {worst[command][1]} | {worst[command][0]:.2f} |" for command in order[:SHOWN]]
        if len(order) > SHOWN:
            rows.append(f"| {len(order) - SHOWN} others | | {worst[order[SHOWN]][0]:.2f} or less |")
        return "\n".join(rows)


def pairs():
    kinds = [name for name in OPTIONS.names if name in growth_inputs.KINDS]
    chosen = [name for name in OPTIONS.names if name in MEASURED]
    if kinds or chosen or OPTIONS.all:
        return [(command, kind) for kind in kinds or growth_inputs.KINDS for command in chosen or MEASURED]
    return QUICK


@unittest.skipIf(SANITIZED, "valgrind and sanitizers exclude each other")
class Growth(unittest.TestCase):
    def test_no_command_grows_faster_than_its_input(self):
        results = Results(OPTIONS.results)
        missing = [pair for pair in pairs() if pair not in results.found]
        failed = []
        with concurrent.futures.ThreadPoolExecutor(OPTIONS.jobs) as pool:
            running = {pool.submit(exponent, *pair, OPTIONS.size): pair for pair in missing}
            for done in concurrent.futures.as_completed(running):
                if done.exception():
                    failed.append(f"moji {' of '.join(running[done])}: {done.exception()}")
                else:
                    results.add(running[done], done.result())
        if OPTIONS.all or OPTIONS.results:
            print(results.table())
        self.assertEqual(failed, [])
        self.assertEqual([f"{command} of {kind}: {results.found[command, kind]:.2f}" for command, kind in pairs()
                          if (results.found[command, kind] or 0) > MOST], [])

    def test_every_kind_has_the_size_asked_for(self):
        for kind in growth_inputs.KINDS:
            self.assertEqual(len(growth_inputs.make(kind, 5000)), 5000, kind)


def parse_options():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--size", type=int, default=16 * 1024)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--results", metavar="FILE")
    parser.add_argument("names", nargs="*", choices=[*MEASURED, *growth_inputs.KINDS, []])
    return parser.parse_args()


if __name__ == "__main__":
    OPTIONS = parse_options()
    unittest.main(argv=sys.argv[:1])
