"""Every command of moji over hostile bytes under valgrind's memcheck: no byte is read before it is
written, none outside what was allocated, none is lost.

    python3 tests/cli/memcheck.py build/bin/moji [COMMAND...]

prints a table of the commands, and what valgrind says of those that fail.
"""
import os
import random
import shutil
import subprocess
import sys
import tempfile

from moji_program import FOLDER_COMMANDS, INPUTLESS_COMMANDS, MOJI, PAIR_COMMANDS, REQUIRED_OPTIONS, commands

ERROR = 99  # the exit status where valgrind has found something
VALGRIND = ["valgrind", "--quiet", f"--error-exitcode={ERROR}", "--leak-check=full", "--errors-for-leak-kinds=definite"]
RUSSIAN = "Съешь же ещё этих мягких французских булок, да выпей чаю.\n"
ENCODINGS = ["UTF-8", "UTF-16", "GB18030", "EUC-TW", "ISO-2022-JP", "HZ-GB-2312", "UTF-7", "SCSU", "KOI8-R", "BOCU-1"]


def hostile_inputs():
    """By name."""
    chance = random.Random(20)
    return {
        "empty": b"",
        "NULs": bytes(300),
        "all bytes": bytes(range(256)) * 2,
        "random bytes": chance.randbytes(2000),
        "malformed UTF-8": b"a\xc0\xaf\xed\xa0\x80\xf5\x80\xf4\x90\x80\x80\xe4\xb8" * 20,
        "UTF-16 that is cut": b"\xff\xfe" + RUSSIAN.encode("utf-16-le") + b"\x00\xd8\x00",
        "shifts and escapes": b"\x1b$B0!\x1b(I\xb1\x1b$)C\x0e\x21\x21\x0f~{!!~}+AGE-\x1b" * 10,
        "mojibake": RUSSIAN.encode().decode("latin-1").encode() * 2 + b"\xff",
        "one long line": (RUSSIAN.rstrip() * 60).encode("koi8-r"),
        "escapes of terminals": b"\x1b[31m\x1b]0;t\x07\xe2\x80\xae\xf3\xa0\x81\x81\r\x7f\xc2\x9b\n" * 10,
    }


def arguments_for(command, number, name):
    """The number-th run of a command, in a folder with the files `name`, `other` and `tree`."""
    encoding = ENCODINGS[number % len(ENCODINGS)]
    form = ["--format", "jsonl"] if number % 2 else []
    if command == "race":
        return [command, "--bytes", "256", "--rounds", "1", name]
    if command == "chart":
        return [command, encoding, "--against", "KOI8-R", "--limit", "3", *form]
    if command in INPUTLESS_COMMANDS:
        return [command, *(["--all"] if command == "tables" else []), *form]
    if command == "convert":
        return [command, "--in-place", "--journal", "journal", "--unmappable", "escape", "--to", encoding, "tree"]
    if command in FOLDER_COMMANDS:
        return [command, *(["--names"] if number % 3 == 0 else []), "tree", *form]
    if command in PAIR_COMMANDS:
        return [command, name, "other", *(["--bytes"] if number % 3 == 0 else []), *form]
    if command in ("decode", "encode"):
        return [command, "--from" if command == "decode" else "--to", encoding,
                *(["--errors", "escape"] if command == "decode" else ["--unmappable", "replace"]), name]
    if command in ("spans", "bits", "dump", "inspect", "check", "text"):
        return [command, "--encoding", encoding, name, *form]
    if command == "detect":
        return [command, *(["--lines"] if number % 3 == 0 else []), name, *form]
    form = [] if command in ("escape", "unescape") else form
    return [command, *REQUIRED_OPTIONS.get(command, []), name, *form]


def fill(folder, data, other):
    os.mkdir(os.path.join(folder, "tree"))
    for name, content in (("input", data), ("other", other), ("tree/a", data), ("tree/b", other)):
        with open(os.path.join(folder, name), "wb") as file:
            file.write(content)


def run(arguments, folder):
    """The exit status, and what was said."""
    environment = {**os.environ, "HOME": folder, "XDG_STATE_HOME": folder}
    done = subprocess.run([*VALGRIND, MOJI, *arguments], cwd=folder, env=environment, capture_output=True,
                          stdin=subprocess.DEVNULL, timeout=7200)
    return done.returncode, done.stderr.decode("utf-8", "replace")


def runs_of(command):
    """Each input once; for a conversion undone again."""
    inputs = list(hostile_inputs().items())
    for number, (name, data) in enumerate(inputs):
        folder = tempfile.mkdtemp(prefix="mojiscope-memcheck-")
        try:
            fill(folder, data, inputs[number - 1][1])
            arguments = arguments_for(command, number, "input")
            yield name, arguments, *run(arguments, folder)
            if command == "convert" and os.path.exists(os.path.join(folder, "journal")):
                arguments = ["convert", "--undo", "journal"]
                yield name, arguments, *run(arguments, folder)
        finally:
            shutil.rmtree(folder)


def main():
    if not shutil.which("valgrind"):
        sys.exit("valgrind is not installed")
    is_clean = True
    print("| command | runs | with errors |\n|---|---:|---:|")
    for command in sys.argv[1:] or commands():
        count, bad = 0, 0
        for name, arguments, status, said in runs_of(command):
            count += 1
            if status not in (0, 1, 2):
                bad += 1
                print(f"moji {' '.join(arguments)} ({name}): status {status}\n{said}", file=sys.stderr)
        print(f"| `{command}` | {count} | {bad} |", flush=True)
        is_clean = is_clean and bad == 0
    sys.exit(0 if is_clean else 1)


main()
