"""The commands whose growth is measured, and how a command is given its input."""
import os
import subprocess

from moji_program import INPUTLESS_COMMANDS, MOJI, PAIR_COMMANDS, REQUIRED_OPTIONS, commands

# Commands as they are measured, where that is not their name alone.
USUAL = dict(REQUIRED_OPTIONS, convert=["--dry-run", "--least", "0"], escape=["--style", "percent"],
             unescape=["--style", "percent"])
# The same with options that make another program of them.
MORE = ["check -e EUC-KR", "check --format jsonl", "spans -e GB18030", "dump --reverse", "diff --bytes",
        "strings -e UTF-8,UTF-16LE,EUC-KR,Shift_JIS,GB18030,windows-1251", "trace --algorithm lookup",
        "decode --from auto", "decode --from ISO-2022-JP", "decode --from UTF-7",
        "encode --to GB18030 --unmappable escape", "detect --lines", "compare --all", "repair --apply",
        "inspect --long", "inspect --format jsonl", "unescape --style auto", "unescape --style html",
        "unescape --style punycode", "escape --style punycode", "text --cut 1000 --locale tr", "fits --to EUC-KR",
        "convert --lines --dry-run --least 0", "convert --dry-run --least 0 --to ISO-8859-1 --unmappable translit",
        "survey FOLDER", "convert --in-place --least 0 FOLDER"]
FILE_SIZE = 400  # of each file in FOLDER, and the rest of its last line


def measured():
    """Each command with its arguments."""
    usual = {name: [name, *USUAL.get(name, [])] for name in commands() if name not in INPUTLESS_COMMANDS}
    return {**usual, **{line: [word for word in line.split() if word != "FOLDER"] for line in MORE}}


MEASURED = measured()


def write(path, data):
    with open(path, "wb") as file:
        file.write(data)
    return path


def changed(data):
    """A copy with every 97th byte changed."""
    return bytes(byte ^ 1 if i % 97 == 0 else byte for i, byte in enumerate(data))


def pieces(data):
    """The data in pieces of whole lines, where there are lines."""
    begin = 0
    while begin < len(data):
        line_end = data.find(b"\n", begin + FILE_SIZE, begin + 2 * FILE_SIZE)
        end = line_end + 1 if line_end >= 0 else begin + FILE_SIZE
        yield data[begin:end]
        begin = end


def write_inputs(command, data, folder):
    """Writes the input of a command into the folder; returns the paths to name."""
    if command.endswith("FOLDER"):
        files = os.path.join(folder, "files")
        os.mkdir(files)
        for number, piece in enumerate(pieces(data)):
            write(os.path.join(files, f"{number:08}"), piece)
        return [files]
    path = write(os.path.join(folder, "input"), data)
    if MEASURED[command][0] in PAIR_COMMANDS:
        return [path, write(os.path.join(folder, "other"), changed(data))]
    if "--reverse" in command:
        done = subprocess.run([MOJI, "dump", path], stdout=subprocess.PIPE, check=True)
        write(path, done.stdout)
    return [path]
