"""Two documents side by side in the real window, and the way from difference to difference."""
import os
import sys
import tempfile
import unittest

from desktop import Desktop, wait_for

MOJISCOPE = os.path.abspath(sys.argv.pop(1))
TEXT = b"".join(b"line %03d\n" % number for number in range(60))


def setUpModule():
    global desktop
    desktop = Desktop().__enter__()
    unittest.addModuleCleanup(desktop.__exit__)


class CompareTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.paths = [os.path.join(folder.name, name) for name in ("left.txt", "right.txt")]
        changed = TEXT[:90] + "вставка\n".encode() + TEXT[90:180] + b"LINE" + TEXT[184:]
        for path, content in zip(self.paths, (TEXT, changed)):
            with open(path, "wb") as file:
                file.write(content)

    def open(self, *arguments):
        window = desktop.start([MOJISCOPE, *arguments])
        self.addCleanup(window.kill)
        window.find("Bytes", role="text").click()
        return window

    def assert_shown(self, window, text):
        wait_for(lambda: f"{text!r} to be shown in\n{window.describe()}",
                 lambda: any(text in element.name for element in window.elements()))

    def walk(self, window):
        self.assert_shown(window, "2 differences")
        right = window.find("Bytes, compared", role="text")
        window.press("ctrl+Home")  # the click for the focus was somewhere
        window.press("F7")
        wait_for("the inserted line to be selected on the right",
                 lambda: "differs: the other side has no byte here" in right.description)
        window.press("F7")
        self.assert_shown(window, "election B4..B7")
        self.assertIn("differs: 4C at offset C3",
                      window.find("Bytes", role="text").description)
        window.press("shift+F7")
        self.assert_shown(window, "election –")

    def test_two_tabs_by_the_menu(self):
        window = self.open(*self.paths)
        window.press("ctrl+Tab")
        self.assert_shown(window, "left.txt")
        window.find("View", role="menu item").click()
        window.find("Compare with", role="menu item").click()
        window.find("right.txt", role="menu item").click()
        self.walk(window)
        window.find("List all").click()
        window.find("Differences", role="table")
        self.assert_shown(window, "2 differences. Press Enter to go to one.")
        window.find("Close the comparison", role="push button").click()
        wait_for("one grid to be left",
                 lambda: not window.find_all("Bytes, compared", role="text"))

    def test_a_file_named_on_the_command_line(self):
        window = self.open("--compare", self.paths[1], self.paths[0])
        self.walk(window)
        window.find("Bytes", role="text").click()
        window.press("ctrl+Home", "Insert")
        window.type("00")
        self.assert_shown(window, "3 differences")
        window.press("ctrl+z", "ctrl+z")  # one byte in the hex column, two in the other
        self.assert_shown(window, "2 differences")


if __name__ == "__main__":
    unittest.main()
