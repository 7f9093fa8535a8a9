"""What people type by mistake: each time moji says what is wrong, and does the rest."""
import os
import unittest

from moji_program import (FOLDER_COMMANDS, INPUTLESS_COMMANDS, PAIR_COMMANDS, REQUIRED_OPTIONS, TemporaryFolder,
                          commands, complaint, output, rows, run)

READING_COMMANDS = sorted(set(commands()) - FOLDER_COMMANDS - INPUTLESS_COMMANDS - PAIR_COMMANDS)


def on(command, *arguments):
    return [command, *REQUIRED_OPTIONS.get(command, []), *arguments]


class Headings(TemporaryFolder):
    def test_none_for_what_cannot_be_read(self):
        good = self.file("good", b"abc")
        folder = os.open(self.folder, os.O_RDONLY)
        self.addCleanup(os.close, folder)
        for command in READING_COMMANDS:
            for missing in ("missing", "-"):
                name = os.path.join(self.folder, "missing") if missing == "missing" else "-"
                done = run(*on(command, good, name), stdin=folder, status=2)
                self.assertNotIn(f"{name}:\n", done.stdout.decode(), command)
                self.assertIn("standard input" if name == "-" else name, done.stderr.decode(), command)

    def test_one_for_what_is_empty(self):
        good, empty = self.file("good", b"abc"), self.file("empty", b"")
        for command in ("bits", "spans", "strings", "trace", "inspect"):
            self.assertIn(f"{empty}:\n", output(*on(command, good, empty), status=0), command)
            self.assertIn(f"{empty}:\n", output(*on(command, good, empty, "missing"), status=2), command)


if __name__ == "__main__":
    unittest.main()
