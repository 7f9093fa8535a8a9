"""The Folder panel in the real window: a folder is surveyed, filtered, a file opened at its first
problem, files converted with a preview, and every byte given back."""
import os
import re
import unittest

from desktop import wait_for
from window_test import WindowTest, contents

TEXT = "Все счастливые семьи похожи друг на друга\n" * 4
FILES = {"a/russian.txt": TEXT.encode("cp1251"), "a/mail.txt": TEXT.encode("koi8_r"),
         "a/utf8.txt": TEXT.encode(), "b/broken.txt": "déjà vu\n".encode() * 4 + b"bad \xe4\xb8 here\n",
         "b/plain.txt": b"plain\n"}


class Folder(WindowTest):
    def setUp(self):
        self.root = self.folder()
        for name, data in FILES.items():
            path = os.path.join(self.root, name)
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(path, "wb") as file:
                file.write(data)
        os.mkfifo(os.path.join(self.root, "pipe"))
        self.state = self.folder()

    def survey(self, *arguments):
        self.window = self.open("--new-window", "--folder", self.root, *arguments,
                                XDG_STATE_HOME=self.state)
        self.wait_for_rows("Files of the folder", 6)

    def rows(self, table):
        found = self.window.find_all(table, role="table")
        return found[0].rows() if found else []

    def wait_for_rows(self, table, count):
        wait_for(lambda: f"{count} rows in {table}, there are {self.rows(table)}",
                 lambda: len(self.rows(table)) == count)

    def button(self, name):
        return self.window.find(name, role="push button")

    def bytes_now(self):
        return {name: contents(os.path.join(self.root, name)) for name in FILES}

    def test_survey_and_open(self):
        self.survey()
        rows = {row[0]: row for row in self.rows("Files of the folder")}
        self.assertIn("windows-1251", rows["a/russian.txt"])
        self.assertIn("KOI8-R", rows["a/mail.txt"])
        self.assertTrue(any("FIFO" in cell for cell in rows["pipe"]), rows["pipe"])
        self.window.find("Filter by name").click()
        self.window.type("broken")
        self.wait_for_rows("Files of the folder", 1)
        cell = next(cell for cell in self.window.find("Files of the folder", role="table").children()
                    if cell.name == "b/broken.txt")
        cell.click()
        self.assert_caret(self.window, f"offset {FILES['b/broken.txt'].index(0xE4):X}")
        self.assert_said(self.window, "broken.txt")

    def test_convert_and_undo(self):
        self.survey()
        self.button(re.compile("^Convert all 6")).click()
        self.wait_for_rows("Files to convert", 3)
        wait_for("the preview", lambda: self.rows("Before and after the conversion"))
        self.assertEqual(self.bytes_now(), FILES)
        wait_for("two sure files", lambda: self.window.find_all("Convert 2 files"))
        self.button("Convert 2 files").click()
        converted = {**FILES, "a/russian.txt": TEXT.encode(), "a/mail.txt": TEXT.encode()}
        wait_for(lambda: f"the conversion: {self.bytes_now()}", lambda: self.bytes_now() == converted)
        self.assert_said(self.window, "gives every byte back")
        wait_for("undo", lambda: "enabled" in self.button("Undo conversion").states)
        self.button("Undo conversion").click()
        wait_for(lambda: f"the old bytes: {self.bytes_now()}", lambda: self.bytes_now() == FILES)
        self.assert_said(self.window, "The conversion is undone")

    def test_a_conversion_is_undone_after_the_next_start(self):
        self.survey()
        self.button(re.compile("^Convert all 6")).click()
        wait_for("two sure files", lambda: self.window.find_all("Convert 2 files"))
        self.button("Convert 2 files").click()
        self.assert_said(self.window, "gives every byte back")
        self.window.kill()
        self.assertNotEqual(self.bytes_now(), FILES)
        self.survey()
        self.window.press("alt+f")
        undo = self.window.find("Undo the conversion of files", role="menu item")
        wait_for("the journal to be found", lambda: "enabled" in undo.states)
        undo.click()
        wait_for(lambda: f"the old bytes: {self.bytes_now()}", lambda: self.bytes_now() == FILES)


if __name__ == "__main__":
    unittest.main()
