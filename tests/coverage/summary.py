"""Lines and branches that tests have reached, from the counters of gcov.

    summary.py BUILD SOURCES          a table by folder, and the files least reached
    summary.py BUILD SOURCES FILE     the lines of FILE (below SOURCES) that no test has reached

Branches that only exceptions take are not counted, nor those that no line of the source has.
"""
import collections
import concurrent.futures
import json
import os
import subprocess
import sys

LEAST_REACHED = 25  # files listed
A_CALL = 40         # files for one call of gcov


def counted(objects):
    """gcov's reports of object files, as dictionaries."""
    done = subprocess.run(["gcov", "--json-format", "--branch-probabilities", "--stdout", *objects],
                          capture_output=True, check=True)
    return [json.loads(line) for line in done.stdout.splitlines() if line.startswith(b"{")]


def data_files(build):
    for folder, _, names in os.walk(build):
        yield from (os.path.join(folder, name) for name in sorted(names) if name.endswith(".gcda"))


def merge(reports, sources):
    """By file below `sources`: {line: times}, and {(line, number of the branch): times}."""
    lines = collections.defaultdict(lambda: collections.defaultdict(int))
    branches = collections.defaultdict(lambda: collections.defaultdict(int))
    for report in reports:
        for file in report["files"]:
            path = os.path.normpath(os.path.join(report["current_working_directory"], file["file"]))
            if not path.startswith(sources + os.sep):
                continue
            name = os.path.relpath(path, sources)
            for line in file["lines"]:
                number = line["line_number"]
                lines[name][number] += line["count"]
                for index, branch in enumerate(b for b in line["branches"] if not b["throw"]):
                    branches[name][number, index] += branch["count"]
    return lines, branches


class Share:
    """How many of some counters have counted."""

    def __init__(self, counters):
        self.all = len(counters)
        self.reached = sum(count > 0 for count in counters)

    def __str__(self):
        return f"{100 * self.reached / self.all:.1f} %" if self.all else "-"


def print_table(lines, branches):
    folders = collections.defaultdict(list)
    for name in lines:
        folders[os.path.dirname(name)].append(name)
    print("| folder | lines | reached | branches | reached |\n|---|---:|---:|---:|---:|")
    for title, names in [*sorted(folders.items()), ("all", list(lines))]:
        line = Share([count for name in names for count in lines[name].values()])
        branch = Share([count for name in names for count in branches[name].values()])
        print(f"| `{title}` | {line.all:,} | {line} | {branch.all:,} | {branch} |")


def print_least_reached(lines):
    missed = sorted(((sum(count == 0 for count in counts.values()), name) for name, counts in lines.items()),
                    reverse=True)
    print("\nLines that no test has reached, the most in:")
    for count, name in missed[:LEAST_REACHED]:
        print(f"{count:5}  {Share(list(lines[name].values()))!s:>8}  {name}")


def print_missed(sources, name, lines):
    with open(os.path.join(sources, name), encoding="utf-8") as file:
        for number, text in enumerate(file, 1):
            if lines[name].get(number) == 0:
                print(f"{number:5}  {text.rstrip()}")


def main():
    build, sources = (os.path.realpath(path) for path in sys.argv[1:3])
    files = list(data_files(build))
    if not files:
        sys.exit(f"{build} has no counters: run the tests first")
    calls = [files[at:at + A_CALL] for at in range(0, len(files), A_CALL)]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        reports = [report for some in pool.map(counted, calls) for report in some]
    lines, branches = merge(reports, sources)
    if len(sys.argv) > 3:
        print_missed(sources, sys.argv[3], lines)
    else:
        print_table(lines, branches)
        print_least_reached(lines)


main()
