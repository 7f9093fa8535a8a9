#!/usr/bin/env python3
"""Merges reports of `moji survey --format jsonl` into one, as a single run would have written it.

    merge_reports.py REPORT... > MERGED

Each report is sorted by name, as moji writes it; several may follow one another in a file. Lines are
merged by name, bytewise; summaries are added up into one. Memory does not grow with the reports.
"""
import heapq
import json
import sys


def is_summary(line):
    return line.startswith(b'{"summary":true')


def name_of(line):
    """The name in a line, as bytes."""
    record = json.loads(line)
    if "file_bytes" in record:
        return bytes.fromhex(record["file_bytes"])
    return record["file"].encode("utf-8", "surrogatepass")


def add(total, part):
    """Adds the numbers of one object to those of another, member by member."""
    for key, value in part.items():
        if isinstance(value, dict):
            add(total.setdefault(key, {}), value)
        elif isinstance(value, bool):
            total[key] = value
        else:
            total[key] = total.get(key, 0) + value


class Summary:
    """The summaries of several reports as one."""

    def __init__(self):
        self.total = {}

    def add(self, line):
        add(self.total, json.loads(line))

    def line(self):
        total = dict(self.total)
        if "encodings" in total:
            total["encodings"] = dict(sorted(total["encodings"].items(), key=self.place))
        return json.dumps(total, separators=(",", ":"), ensure_ascii=False).encode() + b"\n"

    @staticmethod
    def place(entry):
        # moji keeps text in no known encoding first, under an empty name.
        return b"" if entry[0] == "unknown" else entry[0].encode()


def lines_of(path, summary):
    """(name, line) of a report; its summaries go to `summary`."""
    line = b""
    with open(path, "rb") as report:
        for line in report:
            if is_summary(line):
                summary.add(line)
            else:
                yield name_of(line), line
    if not is_summary(line):
        sys.exit(f"{path}: no summary at its end: the run was cut off")


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__.split("\n\n")[1].strip())
    summary = Summary()
    try:
        for _, line in heapq.merge(*(lines_of(path, summary) for path in sys.argv[1:])):
            sys.stdout.buffer.write(line)
    except (OSError, ValueError, KeyError) as error:
        sys.exit(f"merge_reports.py: not a whole report, perhaps cut off: {error}")
    sys.stdout.buffer.write(summary.line())


if __name__ == "__main__":
    main()
