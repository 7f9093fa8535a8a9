"""The lines lens in the real window: a file in four Cyrillic encodings, a line pinned, all of it exported."""
import json
import os
import re
import sys
import tempfile
import unittest

from desktop import Desktop, wait_for

MOJISCOPE = os.path.abspath(sys.argv.pop(1))
ENCODINGS = {"windows-1251": "cp1251", "IBM866": "cp866", "KOI8-R": "koi8_r", "ISO-8859-5": "iso8859_5"}
TEXT = "Все счастливые семьи похожи друг на друга"


def setUpModule():
    global desktop
    desktop = Desktop().__enter__()
    unittest.addModuleCleanup(desktop.__exit__)


class Lines(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name
        path = os.path.join(self.folder, "mixed.txt")
        with open(path, "wb") as file:
            file.write(b"\n".join(TEXT.encode(codec) for codec in ENCODINGS.values()) + b"\n")
        self.window = desktop.start([MOJISCOPE, "--lens", "lines", path])
        self.addCleanup(self.window.kill)
        self.wait_for_encodings(*ENCODINGS)

    def table(self):
        return self.window.find("Encodings of the lines", role="table")

    def wait_for_encodings(self, *names):
        def shown():
            rows = self.table().rows()
            return len(rows) >= len(names) and all(name in row for name, row in zip(names, rows))
        wait_for(lambda: f"{names} in {self.table().rows()}", shown)

    def pin(self, text, encoding):
        """Pins the first line that has such a cell."""
        next(cell for cell in self.table().children() if cell.name == text).click()
        self.window.find("Encoding of the line", role="combo box").click()
        self.window.type(encoding)
        self.window.press("Return")

    def test_pin_and_unpin(self):
        self.pin("KOI8-R", "windows-1251")
        self.wait_for_encodings("windows-1251", "IBM866", "windows-1251, pinned", "ISO-8859-5")
        next(cell for cell in self.table().children() if "pinned" in cell.name).click()
        self.window.press("Delete")
        self.wait_for_encodings(*ENCODINGS)

    def test_export_by_the_pins(self):
        self.pin("KOI8-R", "windows-1251")
        self.wait_for_encodings("windows-1251", "IBM866", "windows-1251, pinned", "ISO-8859-5")
        self.window.find("Export as UTF-8…", role="push button").click()
        out = os.path.join(self.folder, "out.txt")
        wait_for("the dialog", lambda: self.window.find_all("Export as UTF-8", role="dialog"))
        self.window.press("ctrl+a")
        self.window.paste(out)
        self.window.press("Return")
        report = out + ".decisions.jsonl"
        wait_for("the report", lambda: os.path.exists(report))
        with open(out, encoding="utf-8") as file:
            lines = file.read().split("\n")
        pinned = TEXT.encode("koi8_r").decode("cp1251")
        self.assertEqual(lines, [TEXT, TEXT, pinned, TEXT, ""])
        with open(report, encoding="utf-8") as file:
            decisions = [json.loads(line) for line in file]
        self.assertEqual([row["encoding"] for row in decisions],
                         ["windows-1251", "IBM866", "windows-1251", "ISO-8859-5"])
        self.assertTrue(decisions[2]["pinned"])

    def test_conversion_of_doubtful_lines_is_asked_for(self):
        path = os.path.join(self.folder, "doubtful.txt")
        doubtful = TEXT.encode("koi8_r") + b"\n" + TEXT.encode() + b" \xff\n"
        with open(path, "wb") as file:
            file.write(doubtful)
        window = desktop.start([MOJISCOPE, "--new-window", "--lens", "lines", path])
        self.addCleanup(window.kill)

        def convert_and(answer):
            wait_for("the button", lambda: "enabled" in convert().states)
            convert().click()
            window.find(answer, role="push button").click()
            wait_for("the question to go", lambda: not window.find_all(answer, role="push button"))

        def convert():
            return window.find("Convert the document", role="push button")

        convert_and("Cancel")
        self.assertFalse(window.find_all(re.compile("^Converted to UTF-8")))
        convert_and("Convert anyway")
        window.find(re.compile("^Converted to UTF-8; one damaged line"))
        window.press("ctrl+s")
        expected = doubtful.replace(TEXT.encode("koi8_r"), TEXT.encode())

        def saved():
            with open(path, "rb") as file:
                return file.read() == expected
        wait_for("the file to be saved", saved)


if __name__ == "__main__":
    unittest.main()
