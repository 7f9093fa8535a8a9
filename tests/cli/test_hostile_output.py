"""Bytes that nobody trusts reach a terminal, a table or a picture as text only: no escape sequence, no
control character and no bidi control of an input, or of its name, is in what moji writes for people."""
import contextlib
import csv
import io
import json
import os
import pty
import re
import subprocess
import unittest
import xml.etree.ElementTree

from moji_program import (DATA_COMMANDS, FOLDER_COMMANDS, INPUTLESS_COMMANDS, MOJI, PAIR_COMMANDS, REQUIRED_OPTIONS,
                          TemporaryFolder, commands, options_of, output, run)

BIDI = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c"
HOSTILE = ("\x1b[31mred\x1b]0;title\x07\x1b]8;;http://example.org\x1b\\link\x1bc\x90q\x9b31m\b\r\x7f\x00" + BIDI +
           "\u2028\u2029\ufeff\ufff9\U000e0041 <script>alert(1)</script>&amp;\"'` ${HOME} $(id) =1+1 @SUM(A1)\n")
# In a name: all but NUL and the slash.
NAME = HOSTILE.replace("\0", "").replace("/", "").replace("\u2028", "").strip("\n")[:80] + "\n.txt"
# What a terminal or a reader might obey.
OBEYED = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f" + BIDI + "\u2028\u2029\ufff9-\ufffb\U000e0000-\U000e007f]")
COLOURS = re.compile("\x1b\\[[0-9;]*m")
DAMAGED = HOSTILE.encode() + b"\xff\xc0\xaf\x9b31m\xe2\x80\n" + "Ð¿Ñ\x80Ð¸Ð²ÐµÑ\x82 ".encode() * 3 + b"\xe2\x80\xae"
ENCODINGS = {"UTF-8": DAMAGED, "UTF-16LE": HOSTILE.encode("utf-16-le"), "windows-1252": DAMAGED,
             "ISO-8859-1": bytes(range(256)), "EUC-KR": DAMAGED, "ISO-2022-JP": b"\x1b$B" + DAMAGED}


def formats_of(command):
    """The values that --format takes, text among them."""
    found = re.search(r"--format[^\n]*?\{([^}]*)\}", output(command, "--help", status=0))
    return found.group(1).split(",") if found else ["text", "jsonl"]


def arguments_for(command, path):
    return [command, *REQUIRED_OPTIONS.get(command, []), *([path, path + "2"] if command in PAIR_COMMANDS else [path]),
            *(["--dry-run"] if command == "convert" else [])]


class Output(TemporaryFolder):
    def setUp(self):
        super().setUp()
        self.path = self.file(NAME, DAMAGED)
        self.file(NAME + "2", DAMAGED + b"x")

    def assert_inert(self, data, about):
        try:
            text = COLOURS.sub("", data.decode("utf-8"))
        except UnicodeDecodeError as error:
            self.fail(f"{about}: {data[max(0, error.start - 60):error.end + 20]!r} is no text")
        found = OBEYED.search(text)
        self.assertIsNone(found, f"{about}: {text[max(0, found.start() - 60):found.end() + 20]!r}" if found else "")

    def test_of_every_command_is_inert(self):
        for command in commands():
            if command in DATA_COMMANDS | INPUTLESS_COMMANDS | PAIR_COMMANDS:
                continue
            for form in formats_of(command):
                for colour in ("always", "never"):
                    done = run(*arguments_for(command, self.path), "--format", form, "--color", colour)
                    self.assertIn(done.returncode, (0, 1, 2))
                    if form != "jsonl":
                        lines = done.stdout.replace(b"\r\n", b"\n") if form == "csv" else done.stdout  # RFC 4180
                        self.assert_inert(lines, (command, form))
                    self.assert_inert(done.stderr, (command, form, "stderr"))

    def test_of_a_comparison_is_inert_on_a_terminal(self):
        """In a file it is a patch, which has the bytes as they are."""
        terminal, end = pty.openpty()
        self.addCleanup(os.close, terminal)
        done = subprocess.run([MOJI, *arguments_for("diff", self.path)], stdout=end, stderr=subprocess.PIPE,
                              stdin=subprocess.DEVNULL, timeout=60)
        os.close(end)
        data = b""
        with contextlib.suppress(OSError):  # the end of a terminal
            while block := os.read(terminal, 65536):
                data += block
        self.assertIn(b"+++", data)
        self.assert_inert(data.replace(b"\r\n", b"\n"), "diff")
        self.assert_inert(done.stderr, "diff, stderr")

    def test_of_every_encoding_is_inert(self):
        for command in commands():
            if "--encoding" not in options_of(command) or command in DATA_COMMANDS | INPUTLESS_COMMANDS:
                continue
            for encoding, data in ENCODINGS.items():
                done = run(command, *REQUIRED_OPTIONS.get(command, []), "-e", encoding, "-", data=data)
                self.assert_inert(done.stdout, (command, encoding))
                self.assert_inert(done.stderr, (command, encoding, "stderr"))

    def test_json_is_json_without_controls(self):
        for command in commands():
            if command in DATA_COMMANDS | INPUTLESS_COMMANDS:
                continue
            done = run(*arguments_for(command, self.path), "--format", "jsonl")
            for line in done.stdout.decode("utf-8").split("\n")[:-1]:
                json.loads(line)
                self.assertIsNone(re.search("[\x00-\x1f\x7f-\x9f]", line), (command, line[:200]))

    def test_csv_has_one_record_a_file(self):
        done = run("survey", "--format", "csv", self.path)
        records = list(csv.reader(io.StringIO(done.stdout.decode("utf-8"), newline="")))
        self.assertEqual({len(record) for record in records}, {len(records[0])})
        for record in records:
            for cell in record:
                self.assertFalse(cell.startswith(("=", "@", "\t", "\r")), cell)

    def test_a_name_that_is_a_formula_is_text(self):
        self.file("=cmd|' C'!A0", b"abc")
        here = os.getcwd()
        os.chdir(self.folder)
        self.addCleanup(os.chdir, here)
        done = run("survey", "--format", "csv", "=cmd|' C'!A0")
        name = list(csv.reader(io.StringIO(done.stdout.decode())))[1][0]
        self.assertFalse(name.startswith("="), name)

    def test_pictures_and_pages_have_no_markup_of_the_input(self):
        for form in ("svg", "html"):
            if form not in formats_of("chart"):
                continue
            done = run("chart", "windows-1252", "--format", form)
            self.assertNotIn(b"<script", done.stdout)
            if form == "svg":
                xml.etree.ElementTree.fromstring(done.stdout)

    def test_of_a_refusal_is_inert(self):
        for arguments in (["check", "-e", HOSTILE.replace("\0", "")], ["check", self.path + "none"],
                          ["check", "--hex", HOSTILE.replace("\0", "")], ["check", "--no" + NAME], [NAME],
                          ["escape", "--style", NAME, "-"], ["spans", "--range", NAME, "-"],
                          ["convert", "--undo", self.path], ["convert", "--in-place", "--plan", self.path],
                          ["survey", "--resume", self.path, self.path], ["decode", "--from", NAME, "-"],
                          ["check", "-", "-o", os.path.join(self.folder, "none" + NAME, "x")]):
            done = run(*arguments)
            self.assert_inert(done.stderr, arguments)
            self.assert_inert(done.stdout, arguments)


if __name__ == "__main__":
    unittest.main()
