#!/usr/bin/env python3
"""`moji repair` on the cases that ftfy is tested with, beside ftfy where it is installed.

    ftfy_cases.py MOJI CASES [--failures]

CASES is tests/test_cases.json of ftfy's source (python-ftfy in Debian). A case counts as right if the result is what
ftfy's own test expects of its `fix_encoding`: quotes, widths, ligatures and entities are left as they are. Kinds are
told by the labels; cases that ftfy's authors expect to fail are a kind of their own. "Lost" are those where bytes are
gone for good: the expected result has a U+FFFD.
"""
import argparse
import collections
import json

from clean_corpus import ftfy
from repair_runs import repair_texts

REPLACEMENT = "\ufffd"


def wanted(case):
    return case.get("fixed-encoding", case["fixed"])


def kind(case):
    label = case["label"].lower()
    if case["expect"] != "pass":
        return "expected to fail"
    if "negative" in label.partition(":")[0]:
        return "negative"
    if label.startswith("messy language name") or "messy language name" in label:
        return "names of languages"
    name = "synthetic" if label.startswith("synthetic") else "wild"
    return name + (", lost bytes" if wanted(case).count(REPLACEMENT) > 0 else "")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("moji")
    parser.add_argument("cases")
    parser.add_argument("--failures", action="store_true")
    options = parser.parse_args()
    with open(options.cases, encoding="utf-8") as file:
        cases = json.load(file)
    peer = ftfy()
    rows = collections.defaultdict(collections.Counter)
    for case, repair in zip(cases, repair_texts(options.moji, [case["original"] for case in cases])):
        row = rows[kind(case)]
        row["n"] += 1
        right = repair.text == wanted(case)
        row["moji"] += right
        row["sure and wrong"] += not right and repair.text != case["original"] and repair.label == "lossless"
        row["ftfy"] += bool(peer) and peer.fix(case["original"]) == wanted(case)
        if options.failures and not right and case["expect"] == "pass":
            print(f"{kind(case)}: {case['label']}", case["original"], repair.text, wanted(case),
                  f"{repair.label} {repair.chain}", sep="\n    ")
    columns = ["n", "moji", "sure and wrong"] + (["ftfy"] if peer else [])
    print(f"{'kind':26}" + "".join(f"{column:>16}" for column in columns))
    for name, row in sorted(rows.items()):
        print(f"{name:26}" + "".join(f"{row[column]:>16}" for column in columns))


if __name__ == "__main__":
    main()
