"""What the black-box tests of `moji` share: running it, reading its JSON lines.

Every test_*.py gets the path of moji as its first argument.
"""
import json
import os
import re
import subprocess
import sys
import tempfile
import unittest

MOJI = os.path.abspath(sys.argv.pop(1)) if len(sys.argv) > 1 else "moji"
SANITIZED = bool(os.environ.get("MOJISCOPE_SANITIZE"))

# Commands that cannot be run on any input without saying more.
REQUIRED_OPTIONS = {
    "decode": ["--from", "UTF-8"],
    "encode": ["--to", "UTF-8"],
    "trace": ["--algorithm", "hoehrmann-2010"],
    "escape": ["--style", "json"],
    "unescape": ["--style", "json"],
    "chart": ["KOI8-R"],
    "race": ["--bytes", "4096", "--rounds", "1"],
}
# These walk folders: they take no --hex and no --text.
FOLDER_COMMANDS = {"survey", "convert"}
# These take no input.
INPUTLESS_COMMANDS = {"list", "tables", "chart", "race"}
# What these print differs from run to run.
MEASURING_COMMANDS = {"race"}
# These need two inputs.
PAIR_COMMANDS = {"diff"}
# What these write is data, not lines for people.
DATA_COMMANDS = {"decode", "encode", "escape", "unescape"}


def run(*arguments, data=b"", status=None, **options):
    """Runs moji; `data` is its standard input, or `stdin` a file; `status` what its exit status must be."""
    options.setdefault("timeout", 120)
    if "stdin" not in options:
        options["input"] = data
    done = subprocess.run([MOJI, *arguments], capture_output=True, **options)
    if status is not None and done.returncode != status:
        raise AssertionError(f"moji {' '.join(map(repr, arguments))[:300]}: exit status "
                             f"{done.returncode}, not {status}; {done.stderr.decode()[:500]}")
    return done


def output(*arguments, **options):
    """What it prints, as text."""
    return run(*arguments, **options).stdout.decode("utf-8")


def rows(*arguments, **options):
    """What it prints with --format jsonl, one dictionary a line, keys in the order printed."""
    text = output(*arguments, "--format", "jsonl", **options)
    return [json.loads(line) for line in text.split("\n")[:-1]]


def complaint(*arguments, data=b"", status=2, **options):
    """The one line on stderr with which it ends in trouble."""
    done = run(*arguments, data=data, status=status, **options)
    text = done.stderr.decode("utf-8")
    if text.count("\n") != 1 or not text.startswith("moji: "):
        raise AssertionError(f"moji {arguments}: not one line on stderr: {text!r}")
    return text


def commands():
    """The commands that `moji --help` lists."""
    listed = output("--help", status=0).partition("Subcommands:\n")[2]
    return re.findall(r"^  ([a-z]+) ", listed, re.MULTILINE)


def options_of(command):
    """The long options that `moji COMMAND --help` lists, "--format" for example."""
    text = output(command, "--help", status=0)
    return set(re.findall(r"(?:^  |,)(?:-[a-zA-Z],)?(--[a-z][-a-z0-9]*)", text, re.MULTILINE))


def hexadecimal(data):
    return " ".join(f"{byte:02X}" for byte in data)


class TemporaryFolder(unittest.TestCase):
    """A test case with a folder of its own, self.folder."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="mojiscope-test-")
        self.addCleanup(folder.cleanup)
        self.folder = folder.name

    def file(self, name, data):
        """Writes a file and returns its path."""
        path = os.path.join(self.folder, name)
        with open(path, "wb") as out:
            out.write(data)
        return path
