"""A problem is repaired by its menu in the real window: the resulting bytes are shown first, and each is
one step of Undo."""
import re
import unittest

from window_test import WindowTest


class Repair(WindowTest):
    """"a", one byte of windows-1252, "b"."""

    def setUp(self):
        self.path = self.file(b"a\xE9b")
        self.window = self.open("--encoding", "UTF-8", self.path)
        self.focus_bytes(self.window)
        self.window.press("F8")
        self.assert_caret(self.window, "offset 1, E9")

    def choose(self, *entries):
        """Opens the menu and picks; each entry is found by the beginning of what it says."""
        self.window.press("alt+e")
        for entry in ("Repair the bytes", *entries):
            self.window.find(re.compile("^" + re.escape(entry))).click()

    def assert_bytes(self, text, saved):
        self.assert_text(self.window, "Text", text)
        self.window.press("ctrl+s")
        self.assert_contents(self.path, saved)

    def assert_undone(self):
        self.window.press("ctrl+z")
        self.assert_bytes("a\\xE9b", b"a\xE9b")

    def test_the_bytes_are_deleted(self):
        self.choose("Delete")
        self.assert_bytes("ab", b"ab")
        self.assert_undone()

    def test_the_bytes_are_replaced(self):
        self.choose("Replace by U+FFFD: becomes EF BF BD")
        self.assert_bytes("a\N{REPLACEMENT CHARACTER}b", b"a\xEF\xBF\xBDb")
        self.assert_undone()

    def test_the_bytes_are_read_as_what_they_are_meant_as(self):
        self.choose("Read the bytes as", "windows-1252, é: becomes C3 A9")
        self.assert_bytes("aéb", "aéb".encode())
        self.assert_undone()


if __name__ == "__main__":
    unittest.main()
