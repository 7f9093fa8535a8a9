"""Mutation testing of the code that decides (detection, repair) and keeps promises (saving, journals):

    python3 tests/bench/mutants.py BUILD [--count N] [--seed N] [--group save,journal,detect,repair]

changes one operator, number or statement at a time, compiles that file alone, links the tests of its group
with it and runs them. A mutant that a test notices is killed. Prints a table, and the mutants that survived.
BUILD is a build made by GCC with the tests named below."""
import argparse
import collections
import json
import os
import random
import re
import shlex
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
GROUPS = {
    "save": (["bytes/save_file", "bytes/unnamed_file"], ["core_bytes_tst_save_file", "core_bytes_tst_failing_calls"]),
    "journal": (["bytes/edit_journal", "bytes/orphaned_journal", "bytes/journal_format"],
                ["core_bytes_tst_edit_journal", "core_bytes_tst_failing_calls"]),
    "detect": (["detect/verdict", "detect/detector", "detect/line_decider", "detect/contest"],
               ["core_detect_tst_detector", "core_detect_tst_line_detector"]),
    "repair": (["repair/repairer", "repair/plans", "repair/suspicion", "repair/gap_filling"],
               ["core_repair_tst_repair", "core_repair_tst_mojibake"]),
}
CHANGES = [(r" < ", " <= "), (r" <= ", " < "), (r" > ", " >= "), (r" >= ", " > "), (r" == ", " != "), (r" != ", " == "),
           (r" && ", " || "), (r" \|\| ", " && "), (r" \+ ", " - "), (r" - ", " + "), (r" \* ", " / "),
           (r"\+= ", "-= "), (r"\btrue\b", "false"), (r"\bfalse\b", "true"), (r"\(!(?=\w)", "("), (r"std::min\b", "std::max"),
           (r"std::max\b", "std::min"), (r"\bcontinue;", "break;"), (r"\b0\b(?![.x])", "1"), (r"\b1\b(?![.x])", "2"),
           (r"\.front\(\)", ".back()"), (r"any_of\b", "all_of")]
STATEMENT = re.compile(r"^\s+[\w:.>\-]+(\(.*\)|(\.|->)\w+\(.*\));$|^\s+\w+ [+\-|]?= .*;$|^\s+\+\+\w+;$")
PATIENCE = 300  # seconds: the tests of a mutant


def sites(text):
    """(begin, end, replacement) of everything that could be changed."""
    found, at = [], 0
    for line in text.splitlines(keepends=True):
        code = line.split("//")[0]
        is_code = not re.match(r"\s*(#|///|using|namespace|static_assert|template|constexpr char)", line) and '"' not in code
        if is_code:
            for pattern, replacement in CHANGES:
                found += [(at + match.start(), at + match.end(), replacement) for match in re.finditer(pattern, code)]
            if STATEMENT.match(code.rstrip()):
                found.append((at, at + len(code.rstrip()), re.match(r"\s*", line).group() + ";"))
        at += len(line)
    return found


class Builder:
    def __init__(self, build, scratch):
        self.build, self.scratch = build, scratch
        with open(os.path.join(build, "compile_commands.json"), encoding="utf-8") as file:
            self.commands = {entry["file"]: entry["command"] for entry in json.load(file) if "mojiscope_core.dir" in entry["command"]}

    def compile(self, path, source):
        """The object of `source`, compiled as `path` is, but without optimisation; None where it is no C++."""
        words = shlex.split(self.commands[path])
        kept, skip = [], False
        for word in words:
            if skip or word in ("-o", "-c", "-include", "-MT", "-MF"):
                skip = word in ("-o", "-c", "-include", "-MT", "-MF") and not skip
                continue
            if not word.startswith(("-O", "-W", "-MD", "-D_FORTIFY")):
                kept.append(word)
        made = os.path.join(self.scratch, "mutant.o")
        done = subprocess.run([*kept, "-O0", "-w", "-I", os.path.dirname(path), "-c", source, "-o", made], cwd=self.build, capture_output=True)
        return made if done.returncode == 0 else None

    def link(self, test, made):
        listed = subprocess.run(["ninja", "-C", self.build, "-t", "commands", test], capture_output=True, text=True, check=True)
        command = listed.stdout.strip().splitlines()[-1].removeprefix(": && ").removesuffix(" && :")
        program = os.path.join(self.scratch, test)
        words = shlex.split(command)
        words[words.index("-o") + 1] = program
        library = next(i for i, word in enumerate(words) if word.endswith("libmojiscope_core.a"))
        subprocess.run([*words[:library], made, *words[library:]], cwd=self.build, check=True, capture_output=True)
        return program


def verdict(program):
    try:
        done = subprocess.run([program], capture_output=True, timeout=PATIENCE, env={**os.environ, "QT_QPA_PLATFORM": "offscreen"})
    except subprocess.TimeoutExpired:
        return "killed (hangs)"
    return "survived" if done.returncode == 0 else "killed"


def play(builder, path, text, site, tests):
    begin, end, replacement = site
    source = os.path.join(builder.scratch, "mutant.cpp")
    with open(source, "w", encoding="utf-8") as file:
        file.write(text[:begin] + replacement + text[end:])
    made = builder.compile(path, source)
    if made is None:
        return None
    for test in tests:
        if (result := verdict(builder.link(test, made))) != "survived":
            return result
    return "survived"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("build")
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--seed", type=int, default=20269)
    parser.add_argument("--group", default=",".join(GROUPS))
    options = parser.parse_args()
    chooser, groups = random.Random(options.seed), options.group.split(",")
    table, survivors = {}, []
    with tempfile.TemporaryDirectory() as scratch:
        builder = Builder(os.path.abspath(options.build), scratch)
        for group in groups:
            files, tests = GROUPS[group]
            texts = {}
            for name in files:
                path = os.path.join(ROOT, "core", name + ".cpp")
                with open(path, encoding="utf-8") as file:
                    texts[path] = file.read()
            candidates = [(path, site) for path, text in texts.items() for site in sites(text)]
            chooser.shuffle(candidates)
            tally, wanted = collections.Counter(), options.count // len(groups)
            for path, site in candidates:
                if sum(tally.values()) == wanted:
                    break
                result = play(builder, path, texts[path], site, tests)
                if result is None:
                    continue
                tally[result] += 1
                line = texts[path].count("\n", 0, site[0]) + 1
                changed = texts[path].splitlines()[line - 1].strip()
                print(f"{result}: {os.path.relpath(path, ROOT)}:{line} {texts[path][site[0]:site[1]].strip()!r} to "
                      f"{site[2].strip()!r} in: {changed}", file=sys.stderr, flush=True)
                if result == "survived":
                    survivors.append(f"{os.path.relpath(path, ROOT)}:{line}")
            table[group] = tally
    print("| code | mutants | killed | survived |\n|---|---:|---:|---:|")
    for group, tally in table.items():
        print(f"| {group} | {sum(tally.values())} | {sum(tally.values()) - tally['survived']} | {tally['survived']} |")


if __name__ == "__main__":
    main()
