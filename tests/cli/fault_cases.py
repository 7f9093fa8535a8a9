"""System calls that fail, at every place where a command of moji makes them (fault_shim.c). Each run
must end in order: with the same output as without the fault, or with a reason and an exit status that
says so; and each file must be wholly old or wholly new.

    python3 tests/cli/fault_cases.py build/bin/moji

prints the table of faults and outcomes.
"""
import collections
import errno
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile

SHIM_SOURCE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "fault_shim.c")

READING = {
    "check": ["check", "big"],
    "check, jsonl": ["check", "--format", "jsonl", "big"],
    "check, other encoding": ["check", "-e", "EUC-KR", "big"],
    "stat": ["stat", "big"],
    "spans": ["spans", "--range", "5:90", "text"],
    "detect": ["detect", "big"],
    "detect --lines": ["detect", "--lines", "text"],
    "decode": ["decode", "-f", "KOI8-R", "koi8"],
    "encode": ["encode", "-t", "KOI8-R", "russian"],
    "escape": ["escape", "--style", "json", "text"],
    "unescape": ["unescape", "--style", "percent", "text"],
    "dump": ["dump", "text"],
    "strings": ["strings", "big"],
    "inspect": ["inspect", "text"],
    "repair": ["repair", "damaged"],
    "repair --apply": ["repair", "--apply", "damaged"],
    "compare": ["compare", "text"],
    "decoders": ["decoders", "text"],
    "diff": ["diff", "text", "other"],
    "diff --bytes": ["diff", "--bytes", "big", "other"],
    "text": ["text", "text"],
    "fits": ["fits", "text"],
    "trace": ["trace", "--algorithm", "hoehrmann-2010", "text"],
    "survey": ["survey", "tree"],
    "survey --progress": ["survey", "--progress", "tree"],
    "decode, large": ["decode", "-f", "UTF-16LE", "large"],
}
WRITING = {
    "decode -o": ["decode", "-f", "KOI8-R", "koi8", "-o", "result"],
    "convert --in-place": ["convert", "--in-place", "--from", "KOI8-R", "tree"],
    "convert --backup": ["convert", "--in-place", "--backup", ".old", "--from", "KOI8-R", "tree"],
    "convert --output": ["convert", "--output", "result", "--from", "KOI8-R", "tree"],
    "convert --journal": ["convert", "--in-place", "--journal", "journal", "--from", "KOI8-R", "tree"],
}
FAULTS = {
    "read": [0, errno.EINTR, errno.EIO],
    "open": [errno.EMFILE, errno.EACCES, errno.EROFS],
    "stat": [errno.EIO],
    "write": [0, errno.EINTR, errno.EIO, errno.ENOSPC, errno.EDQUOT],
    "fsync": [errno.EIO, errno.ENOSPC],
    "rename": [errno.EIO, errno.EROFS],
    "link": [errno.EPERM, errno.ENOSPC],
    "truncate": [errno.EIO],
    "thread": [errno.EAGAIN],
}
HARMLESS = {("read", 0), ("read", errno.EINTR), ("write", 0), ("write", errno.EINTR),  # it is simply made again
            ("thread", errno.EAGAIN)}  # other threads do the work
RUSSIAN = "Съешь же ещё этих мягких французских булок, да выпей чаю.\n" * 3
MOST_PLACES = 60  # of one call in a run


def build_shim(folder):
    path = os.path.join(folder, "fault_shim.so")
    subprocess.run(["cc", "-shared", "-fPIC", "-O1", "-o", path, SHIM_SOURCE, "-ldl"], check=True)
    return path


def fill(folder):
    """The files that the commands work on."""
    def put(name, data):
        with open(os.path.join(folder, name), "wb") as file:
            file.write(data)
    put("text", "Привет, 世界 😀\nnaïve %D0%9F\n\xff".encode("utf-8", "replace") + b"\xc0\xaf\n")
    put("other", "Привет, мир 😀\nnaive\n".encode())
    put("big", ("line of text, Привет\n" * 9000).encode() + b"\xff\xfe")
    put("large", ("line of text, Привет\n" * 120_000).encode("utf-16-le"))
    put("koi8", RUSSIAN.encode("koi8-r"))
    put("russian", RUSSIAN.encode())
    put("damaged", RUSSIAN.encode().decode("latin-1").encode())
    os.mkdir(os.path.join(folder, "tree"))
    for name in ("tree/a.txt", "tree/b.txt"):
        put(name, RUSSIAN.encode("koi8-r"))


def contents(folder):
    """What is in the files below a folder, by name."""
    found = {}
    for root, _, names in os.walk(folder):
        for name in names:
            path = os.path.join(root, name)
            with open(path, "rb") as file:
                found[os.path.relpath(path, folder)] = file.read()
    return found


class Run:
    """One run of moji in a fresh folder, with a fault or without."""

    def __init__(self, moji, shim, arguments, fault=None):
        with tempfile.TemporaryDirectory(prefix="mojiscope-faults-") as outside:
            folder = os.path.join(outside, "work")
            os.mkdir(folder)
            fill(folder)
            mark = os.path.join(outside, "mark")  # in the one folder that the sandbox lets moji write in
            environment = dict(os.environ, TMPDIR=outside, XDG_STATE_HOME=os.path.join(folder, "state"), LC_ALL="C.UTF-8")
            if fault:
                environment.update(LD_PRELOAD=shim, MOJISCOPE_FAULT="%s:%d:%d" % fault,
                                   MOJISCOPE_FAULT_UNDER=folder, MOJISCOPE_FAULT_MARK=mark)
            with open(os.path.join(folder, "stdout"), "wb") as stdout:
                done = subprocess.run([moji, *absolute(arguments, folder)], stdout=stdout, stderr=subprocess.PIPE,
                                      stdin=subprocess.DEVNULL, env=environment, cwd=folder, timeout=120)
            self.status = done.returncode
            self.stderr = done.stderr.decode("utf-8", "replace")
            self.files = contents(folder)
            # The name of a journal has the time and the number of the process.
            self.output = re.sub(rb"convert-\d+-\d+", b"convert", self.files.pop("stdout").replace(folder.encode(), b""))
            self.files = {name: data for name, data in self.files.items() if not name.startswith("state/")}
            self.happened = os.path.exists(mark)


def absolute(arguments, folder):
    """Names as whole paths, so that the shim knows them."""
    names = {"text", "other", "big", "large", "koi8", "russian", "damaged", "tree", "result", "journal"}
    return [os.path.join(folder, one) if one in names and i > 0 else one for i, one in enumerate(arguments)]


def judge(plain, run, fault):
    """The outcome in a word; a fault of the program is "WRONG: ..."."""
    call, number, _ = fault
    if run.status < 0:
        return f"WRONG: killed by {signal.Signals(-run.status).name}"
    same = run.status == plain.status and run.output == plain.output
    if (call, number) in HARMLESS and not same:
        return "WRONG: a call without consequences changed the result"
    before = run.before
    for name, data in run.files.items():
        if name == "journal":
            continue
        if data not in (before.get(name), plain.files.get(name)):
            return f"WRONG: {name} is neither old nor new"
        if name not in before and name not in plain.files:
            return f"WRONG: {name} is left behind"
    for name in before:
        if name not in run.files:
            return f"WRONG: {name} is gone"
    files_same = {n: d for n, d in run.files.items() if n != "journal"} == \
        {n: d for n, d in plain.files.items() if n != "journal"}
    if same and files_same:
        return "as without"
    missing = plain.output[len(run.output):] if plain.output.startswith(run.output) else b""
    if run.status == plain.status and files_same and b": this reads as " in missing and missing.count(b"\n") == 1:
        return "done, without its advice"  # which is a second look at the file
    said = run.stderr.strip() or b'"error"' in run.output or b'"reason":"' in run.output or \
        b"unreadable" in run.output or b"failed" in run.output
    if run.status in (1, 2) and said:
        return "refused with a reason" if all(run.files[n] == before[n] for n in before) else "partly done, and said"
    if run.status == plain.status and files_same and said:
        return "done, and said"
    return f"WRONG: status {run.status}, {run.stderr[:80]!r}, nothing said"


def places(moji, shim, arguments, fault, plain, before, limit):
    """The outcome at each place where the call is made; `limit` places are chosen if there are more. Place 0: no
    thread can be started at all."""
    call, number = fault
    for place in range(0 if call == "thread" else 1, limit + 1):
        run = Run(moji, shim, arguments, (call, number, place))
        run.before = before
        if not run.happened:
            return
        yield place, judge(plain, run, (call, number, place)), run


def explore(moji, shim, cases, limit=MOST_PLACES, faults=None):
    """Yields (case, fault, place, outcome) for every fault at every place."""
    with tempfile.TemporaryDirectory() as folder:
        fill(folder)
        before = contents(folder)
    for name, arguments in cases.items():
        plain = Run(moji, shim, arguments)
        for call, numbers in (faults or FAULTS).items():
            for number in numbers:
                for place, outcome, run in places(moji, shim, arguments, (call, number), plain, before, limit):
                    yield name, (call, number), place, outcome, run


def words(fault):
    call, number = fault
    return f"{call}: {'one byte' if number == 0 else errno.errorcode[number]}"


def main():
    moji = os.path.abspath(sys.argv[1])
    folder = tempfile.mkdtemp()
    shim = build_shim(folder)
    table = collections.defaultdict(collections.Counter)
    wrong = []
    for name, fault, place, outcome, run in explore(moji, shim, {**READING, **WRITING}):
        table[words(fault)][outcome.split(":")[0]] += 1
        if outcome.startswith("WRONG"):
            wrong.append((name, words(fault), place, outcome, run.stderr[:300]))
    shutil.rmtree(folder)
    outcomes = ["as without", "done, without its advice", "done, and said", "refused with a reason", "partly done, and said", "WRONG"]
    print("| fault | runs | " + " | ".join(outcomes) + " |")
    print("|---|" + "---:|" * (len(outcomes) + 1))
    for fault, counts in table.items():
        print(f"| {fault} | {sum(counts.values())} | " + " | ".join(str(counts[one]) for one in outcomes) + " |")
    for one in wrong:
        print(*one, sep="\n    ", file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
