#!/usr/bin/env python3
"""How often `moji survey` is right on trees of every class of file, and whether `moji convert` gives back every byte.

    survey_trees.py MOJI DATA [--count N] [--kills N] [--wrong N] [--seed N]

12 languages in 20 encodings and more, of text that the language models have not seen: DATA is scratch space
for the packages that debian_text.held_out_packages() names. Also broken, mixed and double-encoded text,
binary, empty and special files, and a large one. Then the tree is converted in place and the run killed
at random, N times, and undone each time: every byte must be back.
"""
import argparse
import collections
import glob
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", "cli"))
sys.path.insert(0, os.path.join(HERE, "..", "..", "resources", "generators"))
import debian_text  # noqa: E402

parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("moji")
parser.add_argument("data")
parser.add_argument("--count", type=int, default=40, help="files of each language, encoding and class")
parser.add_argument("--kills", type=int, default=50)
parser.add_argument("--wrong", type=int, default=5, help="how many misses to print of each class")
parser.add_argument("--seed", type=int, default=1)
options = parser.parse_args()
sys.argv = [sys.argv[0], options.moji]
from folder_trees import TEXTS, contents  # noqa: E402
from moji_program import MOJI, rows, run  # noqa: E402
from survey_cases import SMALLEST, all_cases, verdict, write_all  # noqa: E402

LANGUAGES = {"ru": "ru", "uk": "uk", "el": "el", "he": "he", "fr": "fr", "de": "de", "pl": "pl", "cs": "cs", "ja": "ja",
             "ko": "ko", "zh": "zh-Hans", "tw": "zh-Hant"}


def texts():
    folder = os.path.join(options.data, "held-out")
    if not os.path.isdir(folder):
        debian_text.unpack(debian_text.held_out_packages(), folder)
    found = {}
    for language, name in LANGUAGES.items():
        lines = [line for line in debian_text.held_out_lines(folder, name) if 20 <= len(line) <= 1000]
        random.Random(options.seed).shuffle(lines)
        # Of some languages there is hardly any held-out text: then what the tests have.
        found[language] = lines[:20000] if len(lines) > 100 else TEXTS[language].replace(". ", ".\n").split("\n")
    return found


def survey(tree, cases):
    # Without a limit of time: the tree is large, and the machine may be busy.
    printed = subprocess.run([MOJI, "survey", "--format", "jsonl", tree], capture_output=True).stdout
    found = {line.get("file", "")[len(tree) + 1:]: line for line in map(json.loads, printed.splitlines())}
    counts, misses, sure = collections.Counter(), collections.defaultdict(list), []
    for case in cases:
        if 0 < len(case.data) < SMALLEST:
            continue
        counts[case.kind] += 1
        trouble, is_sure = verdict(case, found[case.name])
        if trouble:
            misses[case.kind].append((case.name, len(case.data), trouble))
            if is_sure:
                sure.append(misses[case.kind][-1])
    print("class        files   right")
    for kind, count in counts.items():
        print(f"{kind:10} {count:7} {100 * (1 - len(misses[kind]) / count):7.2f} %")
    total, missed = sum(counts.values()), sum(map(len, misses.values()))
    print(f"all        {total:7} {100 * (1 - missed / total):7.2f} %, wrong and sure: {len(sure)}")
    for kind, list_of_kind in misses.items():
        for miss in list_of_kind[:options.wrong]:
            print(f"  {kind}: {miss}")
    for miss in sure:
        print(f"  wrong and sure: {miss}")


# Python's euc_jp, iso2022_jp and shift_jis, and the WHATWG's tables, that moji has, differ in six characters of JIS X 0208.
WHATWG = str.maketrans("\u301c\u2212\u2016\u00a2\u00a3\u00ac", "\uff5e\uff0d\u2225\uffe0\uffe1\uffe2")


def is_text(found, case):
    """Whether the text is that of the case, in Japanese but for the characters that Python maps otherwise."""
    wanted = case.text.lstrip("\ufeff")
    found = found.lstrip("\ufeff")
    if "/ja-" in case.name:
        return found.translate(WHATWG) == wanted.translate(WHATWG)
    return found == wanted


def convert(tree, cases, folder):
    before = contents(tree)
    journal = os.path.join(folder, "journal")
    begin = time.perf_counter()
    lines = rows("convert", "--in-place", "--lines", "--journal", journal, tree, timeout=None)
    seconds = time.perf_counter() - begin
    after = contents(tree)
    actions = {line["file"][len(tree) + 1:]: line["action"] for line in lines}
    wrong = [case.name for case in cases if case.kind in ("plain", "mixed") and actions[case.name] == "converted"
             and not is_text(after[os.fsencode(case.name)].decode(), case)]
    print(f"convert --lines: {collections.Counter(actions.values())} in {seconds:.1f} s; converted to another text: {len(wrong)}")
    for name in wrong[:20]:
        print(f"  wrong: {name}")
    run("convert", "--undo", journal, status=0, timeout=None)
    print(f"undone: {'every byte is back' if contents(tree) == before else 'FILES DIFFER'}")
    chooser, killed = random.Random(options.seed), 0
    for number in range(options.kills):
        journal = os.path.join(folder, f"journal-{number}")
        process = subprocess.Popen([MOJI, "convert", "--in-place", "--lines", "--journal", journal, tree],
                                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        time.sleep(chooser.random() * min(seconds, 30))
        process.send_signal(signal.SIGKILL)
        killed += process.wait() == -signal.SIGKILL
        if os.path.exists(journal) and os.path.getsize(journal):
            run("convert", "--undo", journal, status=0, timeout=None)
            os.unlink(journal)
        if contents(tree) != before:
            print(f"FILES DIFFER after being killed, round {number}")
            sys.exit(1)
    print(f"killed {killed} times at random and undone: every byte is back each time")


def main():
    programs = sorted(glob.glob("/usr/bin/[a-m]*"))[::40] + sorted(glob.glob("/usr/share/**/*.png", recursive=True))[:20]
    programs = [path for path in programs if os.path.isfile(path)]
    programs = [path for path in programs if b"\0" in open(path, "rb").read(512)]
    with tempfile.TemporaryDirectory(prefix="mojiscope-trees-") as folder:
        tree = os.path.join(folder, "tree")
        cases = list(all_cases(texts(), options.count, options.seed, programs, 30_000_000))
        write_all(tree, cases)
        os.mkfifo(os.path.join(tree, "fifo"))
        survey(tree, cases)
        convert(tree, cases, folder)


if __name__ == "__main__":
    main()
