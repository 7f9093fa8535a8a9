#!/usr/bin/env python3
"""How often `moji detect` says that lines are in several encodings, where they are, and where UTF-8 is only damaged.

    mixture_accuracy.py MOJI DATA [--half dev|held|all] [--count N] [--seed N] [--wrong N] [--clean]

DATA as of detection_classes.py. Texts of many languages are made of lines that no model has seen, each file in one
of these classes: `mixed`, of which 1 to 90 % of the lines are in a legacy encoding and the rest in UTF-8, among each
other or one part after the other; `damaged`, UTF-8 of which 0.1 to 5 % of the bytes are changed, lost or inserted, or
of which lines are cut or whole blocks are overwritten. --clean asks every text file of the system instead: each of
which `detect` says that it is mixed is printed.
"""
import argparse
import collections
import json
import os
import random
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
import detection_classes as classes  # noqa: E402

LEGACY = {"ru": ["cp1251", "koi8-r", "cp866", "iso8859-5"], "uk": ["cp1251", "koi8-u"], "bg": ["cp1251"], "sr": ["iso8859-5"],
          "el": ["cp1253"], "he": ["cp1255"], "ar": ["cp1256"], "fr": ["cp1252", "cp850"], "de": ["cp1252", "cp850"],
          "es": ["cp1252"], "pt": ["cp1252"], "it": ["cp1252"], "sv": ["cp1252"], "da": ["cp1252"], "pl": ["cp1250", "iso8859-2"],
          "cs": ["cp1250", "iso8859-2"], "hu": ["cp1250"], "tr": ["cp1254"], "ja": ["cp932", "euc-jp"], "ko": ["cp949"],
          "zh-Hans": ["gbk"], "zh-Hant": ["big5"], "vi": ["cp1258"], "lt": ["cp1257"]}
PYTHON_NAMES = {"IBM437": "cp437", "IBM850": "cp850", "IBM852": "cp852", "IBM866": "cp866", "EUC-KR": "cp949",
                "Shift_JIS": "cp932", "GBK": "gbk", "Big5": "big5hkscs"}
SHARES = (0.01, 0.03, 0.1, 0.25, 0.5, 0.75, 0.9)
RATES = (0.001, 0.005, 0.01, 0.02, 0.05)
Case = collections.namedtuple("Case", "name kind level data truth legacy")


def fits(line, codec):
    try:
        return line.encode(codec).decode(codec) == line
    except UnicodeError:
        return False


def decodes(data, codec):
    try:
        data.decode(codec)
        return True
    except UnicodeError:
        return False


def mixed_cases(sources, count, choice):
    for language, codecs in LEGACY.items():
        for codec in codecs:
            lines = [line for line in sources.lines(language) if fits(line, codec)]
            telling = [line for line in lines if sum(not c.isascii() for c in line) >= 2]
            if len(telling) < 20:
                continue
            for share in SHARES:
                for i in range(count):
                    total = choice.choice((20, 100, 400))
                    legacy = max(1, round(total * share))
                    rows = [line.encode() for line in choice.choices(lines, k=total - legacy)]
                    others = [line.encode(codec) for line in choice.choices(telling, k=legacy)]
                    others = [line for line in others if not decodes(line, "utf-8")]
                    if not others or all(row.isascii() for row in rows):
                        continue
                    if i % 2:
                        rows = rows + others if choice.random() < 0.5 else others + rows
                    else:
                        rows += others
                        choice.shuffle(rows)
                    data = b"\n".join(rows) + b"\n"
                    yield Case(f"{language}-{codec}-{share}-{i}", "mixed", f"{share:.0%}", data, codec, len(others))


def spoil(data, rate, choice):
    out = bytearray(data)
    for _ in range(max(1, round(len(data) * rate))):
        at = choice.randrange(len(out))
        how = choice.randrange(4)
        if how == 0:
            out[at] ^= 1 << choice.randrange(8)
        elif how == 1:
            del out[at]
        elif how == 2:
            out.insert(at, choice.randrange(256))
        else:
            out[at] = choice.randrange(128, 256)
    return bytes(out)


def cut_lines(data, rate, choice):
    """Lines of which the end is gone, mostly inside a character."""
    rows = data.split(b"\n")
    for _ in range(max(1, round(len(rows) * rate * 10))):
        at = choice.randrange(len(rows))
        high = [i for i, byte in enumerate(rows[at]) if 0x80 <= byte < 0xC0]
        if high:
            rows[at] = rows[at][:choice.choice(high)]
    return b"\n".join(rows)


def overwrite(data, rate, choice):
    """A block of noise, as of a broken disk."""
    size = max(16, int(len(data) * rate))
    at = choice.randrange(max(1, len(data) - size))
    noise = bytes(choice.choice([i for i in range(32, 256)]) for _ in range(size))
    return data[:at] + noise + data[at + size:]


def damaged_cases(sources, count, choice):
    for language in LEGACY:
        lines = sources.lines(language)
        if len(lines) < 20:
            continue
        for rate in RATES:
            for how in (spoil, cut_lines, overwrite):
                for i in range(count):
                    total = choice.choice((20, 100, 400))
                    data = "\n".join(choice.choices(lines, k=total)).encode() + b"\n"
                    data = how(data, rate, choice)
                    if not decodes(data, "utf-8"):
                        yield Case(f"{language}-{how.__name__}-{rate}-{i}", how.__name__, f"{rate:.1%}", data, None, 0)


def ask(moji, command, paths, extra=()):
    """The first line of each file."""
    answers = {}
    for begin in range(0, len(paths), 400):
        some = paths[begin:begin + 400]
        out = subprocess.run([moji, command, "--format", "jsonl", *extra, *some, *some[:1]], capture_output=True, check=False)
        for line in out.stdout.decode().split("\n"):
            row = json.loads(line) if line else {}
            if row.get("file"):
                answers.setdefault(row["file"], row)
    return answers


def same(found, truth, data):
    """Whether a set of encodings is UTF-8 and one that reads the legacy lines as `truth` does."""
    others = [name for name in found if name != "UTF-8"]
    if "UTF-8" not in found or len(others) != 1:
        return False
    name = PYTHON_NAMES.get(others[0], others[0].replace("windows-", "cp"))
    lines = [line for line in data.split(b"\n") if not decodes(line, "utf-8")]
    try:
        return all(line.decode(name) == line.decode(truth) for line in lines[:50])
    except (UnicodeError, LookupError):
        return False


def measure(moji, command, cases, wrong):
    table = collections.defaultdict(collections.Counter)
    with tempfile.TemporaryDirectory() as folder:
        paths = {}
        for number, case in enumerate(cases):
            path = os.path.join(folder, f"{number:06d}")
            with open(path, "wb") as file:
                file.write(case.data)
            paths[path] = case
        answers = ask(moji, command, list(paths))
        for path, case in paths.items():
            row = answers.get(path, {})
            found = row.get("mixed")
            cell = table[case.kind, case.level]
            cell["n"] += 1
            cell["mixed"] += bool(found)
            cell["named"] += bool(found) and case.kind == "mixed" and same(found, case.truth, case.data)
            cell["sure"] += not found and not row.get("ambiguous") and (row.get("score") or 0) >= 0.95
            cell["utf8"] += row.get("encoding") == "UTF-8"
            if bool(found) != (case.kind == "mixed") and wrong > 0:
                wrong -= 1
                print(case.name, len(case.data), f"legacy {case.legacy}", json.dumps(row)[:300])
            elif found and case.kind == "mixed" and not same(found, case.truth, case.data) and wrong > 0:
                wrong -= 1
                print("  named", case.name, len(case.data), f"legacy {case.legacy}", found)
    print(f"{'class':12} {'level':>6} {'n':>5} {'said mixed':>10} {'named':>7} {'sure':>6} {'UTF-8':>6}")
    for (kind, level), cell in sorted(table.items(), key=lambda item: (item[0][0], float(item[0][1][:-1]))):
        n = cell["n"]
        print(f"{kind:12} {level:>6} {n:5} {100 * cell['mixed'] / n:10.1f} {100 * cell['named'] / n:7.1f} "
              f"{100 * cell['sure'] / n:6.1f} {100 * cell['utf8'] / n:6.1f}")


def clean(moji, command, roots):
    found = []
    for root in roots:
        for folder, _, names in os.walk(root):
            found += [os.path.join(folder, name) for name in names if not os.path.islink(os.path.join(folder, name))]
    asked = ask(moji, command, sorted(found))
    print(len(asked), "files;", sum(row.get("encoding") is not None for row in asked.values()), "text")
    for path, row in asked.items():
        if row.get("mixed"):
            print(path, json.dumps(row)[:300])


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("moji")
    parser.add_argument("data")
    parser.add_argument("--half", default="dev")
    parser.add_argument("--count", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--wrong", type=int, default=0)
    parser.add_argument("--command", default="detect")
    parser.add_argument("--clean", nargs="*")
    options = parser.parse_args()
    if options.clean is not None:
        clean(options.moji, options.command, options.clean or classes.TEXT_ROOTS)
        sys.exit()
    sources = classes.Sources(options.data, options.half)
    choice = random.Random(options.seed)
    cases = list(mixed_cases(sources, options.count, choice)) + list(damaged_cases(sources, max(1, options.count // 2), choice))
    print(len(cases), "cases,", sum(len(case.data) for case in cases), "bytes")
    measure(options.moji, options.command, cases, options.wrong)
