#!/usr/bin/python3
"""Surveys a list of files over the workers of a Dask cluster and merges the reports into one.

    find FOLDER -type f -print0 | LC_ALL=C sort -zu > LIST
    survey_dask.py --list LIST --scheduler tcp://HOST:8786 -o REPORT

The list has a NUL after each name and is sorted by name, bytewise. Every worker must see the files under
these names and have moji. Without --scheduler the job starts workers on this machine. The list is cut
into blocks; Dask's scheduler gives each to a worker, and to another one if that worker dies. A file that
makes moji itself fail is reported as unreadable; the rest of its block is surveyed. Progress is on the
scheduler's dashboard, port 8787 by default.

The report is the one that "moji survey --files0-from LIST --format jsonl" writes on one machine, line
for line. Only a few blocks are in memory at a time.
"""
import argparse
import collections
import sys

from distributed import Client, LocalCluster

from merge_reports import Summary, is_summary


def names_in(path):
    """The names of a list, one by one."""
    rest = b""
    with open(path, "rb") as file:
        while piece := file.read(1 << 20):
            *names, rest = (rest + piece).split(b"\0")
            yield from names
    if rest:
        yield rest


def blocks_of(names, size):
    block, last = [], None
    for name in names:
        if last is not None and name < last:
            raise ValueError("the list is not sorted (LC_ALL=C sort -zu)")
        if name and name != last:
            block.append(name)
        last = name
        if len(block) == size:
            yield block
            block = []
    if block:
        yield block


def survey_block(names, moji):
    """The report on some files; runs on a worker, which need not have this file."""
    import json
    import os
    import subprocess
    import sys

    def report_on(part):
        done = subprocess.run([moji, "survey", "--files0-from", "-", "--format", "jsonl", "--threads", "1"],
                              input=b"".join(name + b"\0" for name in part), capture_output=True, check=False)
        lines = done.stdout.splitlines(keepends=True)
        # 2 is trouble with a file, which is in the report.
        if done.returncode in (0, 2) and lines and lines[-1].startswith(b'{"summary":true'):
            return lines
        if len(part) > 1:
            half = len(part) // 2
            return report_on(part[:half]) + report_on(part[half:])
        # Have moji itself say that it cannot read the file: ask for a name below it.
        print(f"moji failed on {part[0]!r}: {done.returncode}", file=sys.stderr)
        probe = subprocess.run([moji, "survey", os.path.join(part[0], b"x"), "--format", "jsonl"],
                               capture_output=True, check=False).stdout.splitlines(keepends=True)
        record = json.loads(probe[0])
        record.pop("file_bytes", None)
        try:
            record["file"] = part[0].decode()
            extra = {}
        except UnicodeDecodeError:
            record["file"] = part[0].decode("utf-8", "replace")
            extra = {"file_bytes": part[0].hex(" ").upper()}
        record = {"file": record.pop("file"), **extra, **record,
                  "error": f"moji failed with status {done.returncode}"}
        return [json.dumps(record, separators=(",", ":"), ensure_ascii=False).encode() + b"\n", probe[-1]]

    return report_on(names)


def survey(client, options, out):
    """Writes the merged report; how many files it has."""
    summary = Summary()
    blocks = blocks_of(names_in(options.list), options.block)
    files = 0
    running = collections.deque()

    def take():
        nonlocal files
        for line in running.popleft().result():
            if is_summary(line):
                summary.add(line)
            else:
                out.write(line)
                files += 1
    for block in blocks:
        # A block that was on a dead worker runs again by itself; retries are for other failures.
        running.append(client.submit(survey_block, block, options.moji, pure=False, retries=3))
        workers = len(client.scheduler_info()["workers"])
        while len(running) >= max(4, options.ahead * workers):
            take()
    if not running and files == 0:  # an empty list has a summary too
        running.append(client.submit(survey_block, [], options.moji, pure=False, retries=3))
    while running:
        take()
    out.write(summary.line())
    return files


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--list", required=True, help="sorted names, each ended by NUL")
    parser.add_argument("--scheduler", help="address of Dask's scheduler, or its --scheduler-file")
    parser.add_argument("--workers", type=int, help="how many to start here without --scheduler")
    parser.add_argument("--block", type=int, default=1000, help="files a task (default 1000)")
    parser.add_argument("--ahead", type=int, default=4, help="blocks in memory for each worker (default 4)")
    parser.add_argument("--moji", default="moji", help="the moji program on the workers")
    parser.add_argument("-o", "--output", help="the report (default: standard output)")
    options = parser.parse_args()

    cluster = None
    if not options.scheduler:
        cluster = LocalCluster(n_workers=options.workers, threads_per_worker=1)
        client = Client(cluster)
    elif "://" in options.scheduler:
        client = Client(options.scheduler)
    else:
        client = Client(scheduler_file=options.scheduler)
    try:
        if not options.output:
            survey(client, options, sys.stdout.buffer)
        else:
            with open(options.output, "wb") as out:
                survey(client, options, out)
    except (OSError, ValueError) as error:
        sys.exit(f"survey_dask.py: {error}")
    finally:
        client.close()
        if cluster:
            cluster.close()


if __name__ == "__main__":
    main()
