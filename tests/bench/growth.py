"""No command grows faster than its input: instructions are counted, never seconds.

    growth.py MOJI [--all] [--size BYTES] [COMMAND...] [KIND...]

Each command runs on n, 2n and 4n bytes of one kind under valgrind, which counts the same however busy the
machine is. What the program costs without input falls out of the differences:

    exponent = log2((count(4n) - count(2n)) / (count(2n) - count(n)))

Without --all (or MOJISCOPE_EXHAUSTIVE=1) only the pairs in QUICK are measured. An exponent above 1.1 fails.
"""
import concurrent.futures
import math
import os
import re
import subprocess
import sys
import tempfile
import unittest

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "cli"))
arguments = sys.argv[2:]
del sys.argv[2:]
from moji_program import MOJI, REQUIRED_OPTIONS, SANITIZED, commands  # noqa: E402
import growth_inputs  # noqa: E402

MOST = 1.1
# A command that looks at a bounded part of its input, or whose kernel takes 64 bytes at a time, adds hardly
# more than the start of the program varies.
BOUNDED = 4  # instructions a byte
SIZE = 16 * 1024
THOROUGH = "--all" in arguments or os.environ.get("MOJISCOPE_EXHAUSTIVE") == "1"
VALGRIND = ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"]
PATIENCE = 900

# Commands as they are measured. Of `compare` and `mojibake` a table of all encodings is printed.
OPTIONS = dict(REQUIRED_OPTIONS, convert=["--dry-run", "--least", "0"], decode=["--from", "UTF-8"],
               escape=["--style", "percent"], unescape=["--style", "percent"])
QUICK = [("check", "damaged-utf-8"), ("check", "euc-kr"), ("stat", "clean-korean"), ("detect", "windows-1251"),
         ("strings", "random"), ("diff", "many-short-lines"), ("spans", "all-FF"), ("unescape", "percent-escapes"),
         ("repair", "clean-russian"), ("decode", "cut-leads")]


def chosen_size():
    return int(arguments[arguments.index("--size") + 1]) if "--size" in arguments else SIZE


def count(command, kind, size):
    """Instructions that `moji COMMAND` executes on so many bytes of this kind."""
    with tempfile.TemporaryDirectory() as folder:
        paths = [os.path.join(folder, "input")]
        data = growth_inputs.make(kind, size)
        if command == "diff":  # with every tenth byte of a copy changed
            paths.append(os.path.join(folder, "other"))
        for path in paths:
            with open(path, "wb") as file:
                file.write(data)
            data = bytes(byte ^ 1 if i % 97 == 0 else byte for i, byte in enumerate(data))
        done = subprocess.run([*VALGRIND, MOJI, command, *OPTIONS.get(command, []), *paths],
                              stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, timeout=PATIENCE, check=False)
    if done.returncode not in (0, 1):
        raise AssertionError(f"moji {command} of {kind}: exit status {done.returncode}: {done.stderr[-500:]}")
    return int(re.search(rb"I\s+refs:\s+([\d,]+)", done.stderr).group(1).replace(b",", b""))


def exponent(command, kind, size):
    """How fast the instructions grow with the bytes; None where they hardly do."""
    first, second, third = (count(command, kind, size * factor) for factor in (1, 2, 4))
    if third - second < BOUNDED * 2 * size:
        return None
    # The first difference must not be so small that the second one seems large.
    return math.log2((third - second) / max(second - first, BOUNDED * size))


def pairs():
    kinds = [name for name in arguments if name in growth_inputs.KINDS]
    chosen = [name for name in arguments if name in commands()]
    if kinds or chosen or THOROUGH:
        measured = chosen or [name for name in commands() if name != "list"]
        return [(command, kind) for command in measured for kind in kinds or growth_inputs.KINDS]
    return QUICK


@unittest.skipIf(SANITIZED, "valgrind and sanitizers exclude each other")
class Growth(unittest.TestCase):
    def test_no_command_grows_faster_than_its_input(self):
        too_fast, measured = [], pairs()
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            found = pool.map(lambda pair: exponent(*pair, chosen_size()), measured)
            for (command, kind), grows in zip(measured, found):
                if THOROUGH or len(sys.argv) > 1 or arguments:
                    print(f"| {command} | {kind} | {'bounded' if grows is None else f'{grows:.2f}'} |", flush=True)
                if grows is not None and grows > MOST:
                    too_fast.append(f"{command} of {kind}: {grows:.2f}")
        self.assertEqual(too_fast, [])

    def test_every_kind_has_the_size_asked_for(self):
        for kind in growth_inputs.KINDS:
            self.assertEqual(len(growth_inputs.make(kind, 5000)), 5000, kind)


if __name__ == "__main__":
    unittest.main()
