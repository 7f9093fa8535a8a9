"""The mojibake lens and the detection of encodings in the real window."""
import os
import sys
import tempfile
import unittest

from desktop import Desktop, wait_for

MOJISCOPE = os.path.abspath(sys.argv.pop(1))


def setUpModule():
    global desktop
    desktop = Desktop().__enter__()
    unittest.addModuleCleanup(desktop.__exit__)


class MojibakeTest(unittest.TestCase):
    def open(self, *arguments):
        window = desktop.start([MOJISCOPE, *arguments])
        self.addCleanup(window.kill)
        return window

    def wait_for_text(self, window, expected):
        wait_for(lambda: f"{expected!r}, it is {window.find('Text').text!r}",
                 lambda: window.find("Text").text == expected)

    def test_pasted_mojibake_is_repaired_and_the_repair_undone(self):
        window = self.open("--text", "x", "--lens", "mojibake")
        window.find("Text").click()
        window.press("ctrl+a")
        window.paste("РџСЂРёРІРµС‚")
        self.wait_for_text(window, "РџСЂРёРІРµС‚")
        table = window.find("Repairs", role="table")
        wait_for("a repair", lambda: any("Привет" in cell for row in table.rows() for cell in row))
        window.find("Apply repair", role="push button").click()
        self.wait_for_text(window, "Привет")
        window.press("ctrl+z")
        self.wait_for_text(window, "РџСЂРёРІРµС‚")

    def test_a_file_is_read_as_what_it_is(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "file.txt")
            with open(path, "wb") as file:
                file.write("Привет, мир! Это обычный русский текст.\n".encode("koi8-r"))
            window = self.open(path)
            wait_for("KOI8-R", lambda: window.find_all("KOI8-R", role="combo box"))
            self.assertTrue(window.find("Text").text.startswith("Привет, мир!"))


if __name__ == "__main__":
    unittest.main()
