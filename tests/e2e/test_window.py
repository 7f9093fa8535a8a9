"""The real window, used as a person uses it: keyboard, mouse, and ears for the accessible text."""
import re
import unittest

from desktop import wait_for
from window_test import WindowTest, contents

OFFSET = re.compile(r"^offset ")
SELECTION = re.compile(r"^selection ")


class UsedTest(WindowTest):
    def fill(self, window, name, text):
        window.find(name).click()
        window.press("ctrl+a")
        window.paste(text)


class Input(UsedTest):
    def test_a_sample_is_open_at_first(self):
        window = self.open()
        self.assertTrue(window.find("Text").text)
        self.assertTrue(self.grid(window).text)

    def test_typed_text_becomes_bytes(self):
        window = self.open("--text", "x")
        window.find("Text").click()
        window.press("ctrl+a")
        window.type("Hello")
        self.assert_text(window, "Hex bytes", "48 65 6C 6C 6F")

    def test_pasted_text_becomes_bytes(self):
        window = self.open("--text", "x")
        self.fill(window, "Text", "世é")
        self.assert_text(window, "Hex bytes", "E4 B8 96 C3 A9")

    def test_typed_hex_becomes_text(self):
        window = self.open("--text", "x")
        self.fill(window, "Hex bytes", "E4 B8 96 41")
        self.assert_text(window, "Text", "世A")

    def test_a_file_by_argument(self):
        window = self.open(self.file("привет\n".encode()))
        self.assertIn("D0 BF", self.grid(window).text)
        window.find("valid UTF-8")

    def test_a_file_that_is_not_there_is_said_before_a_window_is_up(self):
        with self.assertRaisesRegex(AssertionError, r"\(2\)(.|\n)*no-such-file"):
            self.open("/no-such-file")


class Editing(UsedTest):
    def test_undo_and_redo(self):
        window = self.open("--text", "first")
        self.fill(window, "Text", "second")
        self.assert_text(window, "Hex bytes", "73 65 63 6F 6E 64")
        self.grid(window).click(x=90, y=40)
        window.press("ctrl+z")
        self.assert_text(window, "Text", "first")
        window.press("ctrl+shift+z")
        self.assert_text(window, "Text", "second")

    def test_save_writes_the_bytes_that_are_shown(self):
        path = self.file(b"before \xFF")
        window = self.open(path)
        self.fill(window, "Hex bytes", "C0 AF E4 B8 96")
        self.assert_text(window, "Text", "\\xC0\\xAF世")
        window.press("ctrl+s")
        self.assert_contents(path, b"\xC0\xAF\xE4\xB8\x96")

    def test_a_file_that_is_only_looked_at_stays_as_it_is(self):
        path = self.file(b"as it was \xFF\r\n")
        window = self.open("--encoding", "EUC-KR", path)
        self.grid(window).click(x=90, y=40)
        window.press("ctrl+End", "ctrl+s")
        self.assertEqual(window.quit(), 0)
        self.assertEqual(contents(path), b"as it was \xFF\r\n")


class StatusBar(UsedTest):
    def test_problems_are_counted(self):
        window = self.open("--hex", "41 C0 AF E4 B8 41")
        window.find("2 problems")
        self.fill(window, "Hex bytes", "41 42")
        window.find("valid UTF-8")

    def test_the_encoding_can_be_switched(self):
        window = self.open("--hex", "C7 D1 B1 DB")
        self.assertNotEqual(window.find("Text").text, "한글")
        window.choose(window.find("UTF-8", role="combo box"), "EUC-KR")
        self.assert_text(window, "Text", "한글")
        self.assert_text(window, "Hex bytes", "C7 D1 B1 DB")


class Selection(UsedTest):
    def test_of_bytes_is_followed_by_status_bar_and_lenses(self):
        window = self.open("--text", "A世B")
        self.grid(window).click(x=90, y=40)
        window.press("ctrl+Home", "Right")
        wait_for("the caret's offset", lambda: "1" in window.find(OFFSET).name)
        window.press("shift+Right", "shift+Right", "shift+Right")
        wait_for("three bytes to be selected", lambda: "3" in window.find(SELECTION).name)

    def test_goes_from_problem_to_problem(self):
        window = self.open("--hex", "41 C0 AF 42 43 FF 44")
        self.grid(window).click(x=90, y=40)
        window.press("ctrl+Home")
        window.press("F8")
        wait_for("the first problem", lambda: re.search(r"\b0*1\b", window.find(OFFSET).name))
        window.press("F8")
        wait_for("the second problem", lambda: re.search(r"\b0*5\b", window.find(OFFSET).name))


class Lenses(UsedTest):
    """One selection, every lens: what is selected in one is read from the others."""

    def show(self, window, lens):
        window.find(re.compile(rf"^{lens}\b"), role="page tab").click()  # "Problems (2)"

    def assert_row(self, window, table, expected):
        """The table has a row that contains these in this order, now or soon."""
        def found():
            for row in window.find(table, role="table").rows():
                rest = iter(row)
                if all(any(word in cell for cell in rest) for word in expected):
                    return True
            return False
        wait_for(lambda: f"{expected} in {window.find(table, role='table').rows()}", found)

    def test_bits_of_the_character_at_the_caret(self):
        window = self.open("--text", "A世")
        self.grid(window).click(x=90, y=40)
        window.press("ctrl+Home")
        wait_for("the bits of A", lambda: "U+0041" in window.find("Bits of the character").description)
        window.press("Right")
        wait_for("the bits of 世", lambda: window.find("Bits of the character").description ==
                 "E4: 1110 0100; B8: 10 111000; 96: 10 010110; U+4E16")
        window.find("U+4E16", role="label")  # in the inspector

    def test_steps_of_the_automaton_and_the_caret_follow_each_other(self):
        window = self.open("--text", "世")
        self.show(window, "Automaton")
        self.assert_row(window, "Steps", ["B8", "7", "36", "24", "0138"])
        window.find("Next step").click()
        wait_for("the caret to follow", lambda: self.grid(window).description.startswith("offset 1, B8"))
        window.find("Last step").click()
        wait_for("the caret to follow", lambda: self.grid(window).description.startswith("offset 2, 96"))

    def test_lanes_of_the_lookup_are_stepped_through_by_keys(self):
        window = self.open("--text", "A世 goes through two blocks")
        self.show(window, "Lookup lanes")
        lanes = window.find("Lanes", role="table")
        next(cell for cell in lanes.children() if cell.role == "table cell").click()
        for key, place in (("Right", "1, E4"), ("Right", "2, B8"), ("Left", "1, E4"),
                           ("End", "F, 67"), ("Right", "10, 68"), ("Page_Up", "0, 41"), ("space", "10, 68")):
            window.press(key)
            wait_for(lambda: f"{key} to lead to offset {place}, it is {self.grid(window).description}",
                     lambda: self.grid(window).description.startswith(f"offset {place}"))

    def test_readings_under_other_encodings(self):
        window = self.open("--hex", "C7 D1 B1 DB")
        self.show(window, "Encodings")
        self.assert_row(window, "Readings", ["EUC-KR", "한글"])
        self.assert_row(window, "Readings", ["windows-1251", "ЗС±Ы"])

    def test_decoders_side_by_side(self):
        window = self.open("--hex", "C0 AF")
        self.show(window, "Decoders")
        self.assert_row(window, "Decoders", ["WHATWG", "2"])

    def test_a_problem_that_is_chosen_is_selected(self):
        window = self.open("--hex", "41 C0 AF 42 43 FF 44")
        self.show(window, "Problems")
        table = window.find("Problems", role="table")
        wait_for("both problems", lambda: len(table.rows()) == 2)
        second = [cell for cell in table.children() if cell.role == "table cell"][-1]
        second.click(times=2)
        wait_for("the caret to follow", lambda: self.grid(window).description.startswith("offset 5, FF"))


class Picture(UsedTest):
    def test_is_not_empty_in_either_theme(self):
        for theme in ("light", "dark"):
            window = self.open("--theme", theme)
            self.grid(window)
            self.assertGreater(self.desktop.screenshot(), 100, theme)
            self.assertEqual(window.quit(), 0)


if __name__ == "__main__":
    unittest.main()
