"""Lines and branches that tests have reached, from the counters of gcov.

    summary.py BUILD FOLDER...        for each folder of the source tree (core, app): a table by folder,
                                      and the files least reached
    summary.py BUILD FILE...          the lines of FILE (core/repair/plans.cpp) that no test has reached,
                                      and how many of the branches of a line none has taken

What counts as a branch: each way out of a condition that is written in the source tree. Instances of a
template are one function, whichever instance has taken the branch. Not counted is what the compiler adds
and nobody wrote: branches that only exceptions take, and all those of statements that hold no condition
(the lock around the first use of a `static` variable, the destructors of an initialiser list, comparison
by `= default`, macros of ICU); nor lines of punctuation alone.
Build without early inlining (tests/coverage/run does): otherwise the conditions inside of functions of
the standard library are counted as if they were in the line that calls them.
"""
import collections
import concurrent.futures
import json
import os
import re
import subprocess
import sys

ROOT = os.path.realpath(os.path.join(os.path.dirname(__file__), "..", ".."))
LEAST_REACHED = 25  # files listed
A_CALL = 8          # files for one call of gcov
PUNCTUATION = re.compile(r"[\s{}()\[\];,]*")
# clang-format puts spaces around comparisons, and none around the brackets of templates.
CONDITION = re.compile(r"\b(if|for|while|switch|case)\b|\bdefault:|[?!]|&&|\|\|| (==|!=|<=|>=|<|>|<=>) ")
QUOTED = re.compile(r'(?<=\d)\'(?=\d)|"(\\.|[^"\\])*"|\'(\\.|[^\'\\])*\'|//.*')


def lines_with_conditions(text):
    """The lines of the statements that hold a condition."""
    found, statement, begin = set(), "", 1
    for number, line in enumerate(text, 1):
        for part in re.split(r"([;{}])", QUOTED.sub("\"\"", line) + " "):
            if part not in (";", "{", "}"):
                begin = begin if statement.strip() else number
                statement += part
                if CONDITION.search(statement):
                    found.update(range(begin, number + 1))
            else:
                statement = ""
    return found


class File:
    """Counters of a source file."""

    def __init__(self, name):
        self.name = name
        with open(os.path.join(ROOT, name), encoding="utf-8") as file:
            self.text = file.read().splitlines()
        self.conditions = lines_with_conditions(self.text)
        self.lines = collections.defaultdict(int)     # line: times
        self.branches = collections.defaultdict(int)  # (line, function, its branches there, index): times

    def add(self, report):
        start = {each["name"]: (each["start_line"], each["start_column"]) for each in report["functions"]}
        for line in report["lines"]:
            number = line["line_number"]
            if number > len(self.text):
                sys.exit(f"{self.name} has become shorter since it was compiled: build again")
            if PUNCTUATION.fullmatch(self.text[number - 1]):
                continue
            self.lines[number] += line["count"]
            if number not in self.conditions:
                continue
            taken = [branch["count"] for branch in line["branches"] if not branch["throw"]]
            for index, count in enumerate(taken):
                self.branches[number, start.get(line.get("function_name")), len(taken), index] += count


def counted(objects):
    """gcov's reports of object files, those of files of the source tree only: (name, report)."""
    done = subprocess.run(["gcov", "--json-format", "--branch-probabilities", "--stdout", *objects],
                          capture_output=True, check=True)
    found = []
    for line in done.stdout.splitlines():
        if line.startswith(b"{"):
            report = json.loads(line)
            for file in report["files"]:
                path = os.path.normpath(os.path.join(report["current_working_directory"], file["file"]))
                if path.startswith(ROOT + os.sep):
                    found.append((os.path.relpath(path, ROOT), file))
    return found


def files_that_end_in(ending, build):
    return [os.path.join(folder, name) for folder, _, names in os.walk(build) for name in sorted(names)
            if name.endswith(ending)]


def read_counters(build, wanted):
    """By name, the counters of the files that `wanted` says yes to; zeros for what no program has run."""
    if not files_that_end_in(".gcda", build):
        sys.exit(f"{build} has no counters: run the tests first")
    data = files_that_end_in(".gcno", build)
    files = {}
    with concurrent.futures.ProcessPoolExecutor() as pool:
        for some in pool.map(counted, [data[at:at + A_CALL] for at in range(0, len(data), A_CALL)]):
            for name, report in some:
                if wanted(name):
                    files.setdefault(name, None)
                    files[name] = files[name] or File(name)
                    files[name].add(report)
    return files


class Share:
    """How many of some counters have counted."""

    def __init__(self, counters):
        self.all = len(counters)
        self.reached = sum(count > 0 for count in counters)

    @property
    def missed(self):
        return self.all - self.reached

    def __str__(self):
        return f"{100 * self.reached / self.all:.1f} %" if self.all else "-"


def lines_of(files):
    return Share([count for file in files for count in file.lines.values()])


def branches_of(files):
    return Share([count for file in files for count in file.branches.values()])


def print_table(top, files):
    folders = collections.defaultdict(list)
    for name, file in files.items():
        folders["/".join(name.split("/")[:2]) if name.count("/") > 1 else top].append(file)
    print("| folder | lines | reached | branches | reached |\n|---|---:|---:|---:|---:|")
    for title, some in [*((f"`{title}`", some) for title, some in sorted(folders.items())),
                        (f"all of `{top}`", list(files.values()))]:
        line, branch = lines_of(some), branches_of(some)
        print(f"| {title} | {line.all:,} | {line} | {branch.all:,} | {branch} |")


def print_least_reached(files):
    for what, share in (("Lines that no test has reached", lines_of), ("Branches that no test has taken", branches_of)):
        print(f"\n{what}, the most in:")
        least = sorted(((share([file]), name) for name, file in files.items()), key=lambda each: -each[0].missed)
        for some, name in least[:LEAST_REACHED]:
            print(f"{some.missed:5}  {some!s:>8}  {name}")
    print()


def print_missed(file):
    branches = collections.defaultdict(list)
    for (number, *_), count in file.branches.items():
        branches[number].append(count)
    for number, text in enumerate(file.text, 1):
        branch = Share(branches[number])
        if file.lines.get(number) == 0:
            print(f"{number:5}  not reached  {text.rstrip()}")
        elif branch.missed:
            print(f"{number:5}  {branch.missed:4} of {branch.all:<3}  {text.rstrip()}")


def main():
    build, *names = sys.argv[1:]
    names = [name.rstrip("/") for name in names]
    files = read_counters(build, lambda each: any(each == name or each.startswith(name + "/") for name in names))
    for name in names:
        if os.path.isdir(os.path.join(ROOT, name)):
            inside = {each: file for each, file in files.items() if each.startswith(name + "/")}
            print_table(name, inside)
            print_least_reached(inside)
        elif name in files:
            print(f"{name}: {lines_of([files[name]])} of the lines, {branches_of([files[name]])} of the branches")
            print_missed(files[name])
        else:
            print(f"{name} has no counters")


if __name__ == "__main__":
    main()
