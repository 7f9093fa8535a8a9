"""What the tests of the real window share: the program's path (the first argument), one desktop for
all tests of a file, and what is asked again and again.

    from window_test import WindowTest

    class Editing(WindowTest):
        def test_...(self):
            window = self.open("--text", "A")
"""
import os
import shutil
import subprocess
import sys
import tempfile
import unittest

from desktop import Desktop, wait_for

MOJISCOPE = os.path.abspath(sys.argv.pop(1))


def contents(path):
    with open(path, "rb") as file:
        return file.read()


class WindowTest(unittest.TestCase):
    desktop = None  # of all tests: the accessibility library connects once a process

    @classmethod
    def setUpClass(cls):
        if WindowTest.desktop is None:
            WindowTest.desktop = Desktop().__enter__()
            unittest.addModuleCleanup(WindowTest.desktop.__exit__)

    # -- what is opened --

    def open(self, *arguments, stdin=subprocess.DEVNULL, **environment):
        window = self.desktop.start([MOJISCOPE, *arguments], environment, stdin)
        self.addCleanup(window.kill)
        return window

    def folder(self):
        """A new one, gone after the test."""
        path = tempfile.mkdtemp(prefix="mojiscope-test-")
        self.addCleanup(shutil.rmtree, path)
        return path

    def file(self, data, name="file.txt"):
        """A new one with these bytes, alone in its folder."""
        path = os.path.join(self.folder(), name)
        with open(path, "wb") as file:
            file.write(data)
        return path

    # -- what is looked at --

    def grid(self, window):
        """The byte grid; tables have columns of that name too."""
        return window.find("Bytes", role="text")

    def assert_caret(self, window, expected):
        wait_for(lambda: f"{expected!r}, the caret says {self.grid(window).description!r}",
                 lambda: self.grid(window).description.startswith(expected))

    def assert_text(self, window, name, expected):
        """The field shows it, now or soon."""
        wait_for(lambda: f"{name} to be {expected!r}, it is {window.find(name).text!r}",
                 lambda: window.find(name).text == expected)

    def assert_said(self, window, text):
        """It is in the name of something on the screen, now or soon."""
        wait_for(lambda: f"{text!r} to be said, there is\n{window.describe()}",
                 lambda: any(text in element.name for element in window.elements()))

    def assert_contents(self, path, expected):
        """The file has these bytes, now or soon."""
        def has_them():
            return os.path.exists(path) and contents(path) == expected
        wait_for(lambda: f"{path} to be {expected[:60]!r}, it is {contents(path)[:60]!r}", has_them)

    # -- what is done --

    def focus_bytes(self, window):
        """The keyboard goes to the first byte."""
        window.press("ctrl+1", "ctrl+Home")
        wait_for("the bytes to have the keyboard",
                 lambda: [element.name for element in window.focused()][-1:] == ["Bytes"])

    def insert(self, window, digits):
        """The first edit of a window: bytes before all others."""
        self.focus_bytes(window)
        window.press("Insert")  # at first what is typed overwrites
        window.type(digits)
