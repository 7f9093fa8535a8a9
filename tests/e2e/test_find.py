"""Find and replace in the real window, by the keyboard."""
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


class FindTest(unittest.TestCase):
    def open(self, data):
        with tempfile.NamedTemporaryFile(suffix=".txt", delete=False) as file:
            file.write(data)
        self.addCleanup(os.unlink, file.name)
        window = desktop.start([MOJISCOPE, file.name])
        self.addCleanup(window.kill)
        window.find("Bytes", role="text").click()
        return window, file.name

    def assert_shown(self, window, text):
        wait_for(lambda: f"{text!r} to be shown",
                 lambda: any(text in element.name for element in window.elements()))

    def test_find_next_and_previous(self):
        window, _ = self.open(b"one two one\n" * 3)
        window.press("ctrl+f")
        window.type("two")
        window.press("Return")
        self.assert_shown(window, "1 of 3")
        window.press("F3")
        self.assert_shown(window, "2 of 3")
        window.press("shift+F3")
        self.assert_shown(window, "1 of 3")
        window.press("Escape")
        window.press("F3")
        self.assert_shown(window, "election 10..12")

    def test_replace_all_and_save(self):
        window, path = self.open("мир и мир\n".encode())
        window.press("ctrl+h")
        window.paste("мир")
        window.find("Replace with", role="text").click()
        window.paste("世界")
        window.find("Replace all").click()
        self.assert_shown(window, "Replaced: 2 hits.")
        window.press("Escape")
        window.press("ctrl+s")
        expected = "世界 и 世界\n".encode()

        def saved():
            with open(path, "rb") as file:
                return file.read() == expected
        wait_for("the file to be saved", saved)


if __name__ == "__main__":
    unittest.main()
