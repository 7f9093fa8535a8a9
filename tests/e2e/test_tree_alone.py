"""The window through the accessibility tree alone: its text and its actions, no key, no mouse."""
import re
import unittest

from desktop import wait_for
from window_test import WindowTest

TRANSPORT = ["First step", "Previous step", "Next step", "Last step", "Play"]


class TreeTest(WindowTest):
    def show(self, window, lens):
        window.find(lens, role="page tab").act()


class Names(TreeTest):
    def test_of_everything_that_is_there_at_first(self):
        window = self.open()
        window.find("4 problems")
        names = {element.name for element in window.elements()}
        for name in ("Bytes", "Text", "Hex bytes", "Bits", "Automaton", "Plan 9 table", "Lookup lanes",
                     "Encodings", "Decoders", "Mojibake", "Problems", "Inspector", "Escapes", "Statistics"):
            self.assertIn(name, names)
        for pattern in (r"^offset ", r"^selection ", r"^179 bytes"):
            self.assertTrue(any(re.search(pattern, name) for name in names), pattern)
        self.assertEqual(window.find("UTF-8", role="combo box").role, "combo box")

    def test_of_the_buttons_that_step(self):
        window = self.open("--text", "世")
        for lens in ("Automaton", "Plan 9 table", "Lookup lanes"):
            self.show(window, lens)
            for name in TRANSPORT:
                self.assertIn("Press", window.find(name).actions, f"{lens}: {name}")

    def test_nothing_that_can_be_used_is_mute(self):
        window = self.open()
        usable = ("push button", "toggle button", "check box", "combo box", "text", "table", "slider",
                  "spin button", "radio button")
        for lens in [tab.name for tab in window.find_all(role="page tab")]:
            self.show(window, lens)
            wait_for(f"{lens} in front", lambda: any(element.role != "page tab"
                                                     for element in window.find_all(lens)))
            mute = [element.role for element in window.elements()
                    if element.role in usable and not (element.name or element.description)]
            self.assertEqual(mute, [], lens)


class Bytes(TreeTest):
    def test_rows_are_read_and_the_caret_is_moved(self):
        window = self.open("--text", "A世B")
        rows = self.grid(window).text
        self.assertRegex(rows, r"41 E4 B8 96 42")
        self.grid(window).set_caret(rows.index("B8"))
        self.assert_caret(window, "offset 2, B8")
        self.assertIn("U+4E16", self.grid(window).description)

    def test_text_and_hex_are_written(self):
        window = self.open("--text", "x")
        window.find("Text").set_text("é")
        wait_for("the bytes", lambda: window.find("Hex bytes").text == "C3 A9")
        window.find("Hex bytes").set_text("E4 B8 96")
        wait_for("the text", lambda: window.find("Text").text == "世")


class Lenses(TreeTest):
    def test_the_automaton_is_stepped(self):
        window = self.open("--text", "世")
        self.show(window, "Automaton")
        window.find("First step").act()
        self.assert_caret(window, "offset 0, E4")
        window.find("Next step").act()
        self.assert_caret(window, "offset 1, B8")
        window.find("Last step").act()
        self.assert_caret(window, "offset 2, 96")
        window.find("Previous step").act()
        self.assert_caret(window, "offset 1, B8")

    def test_problems_are_found_in_their_table(self):
        window = self.open("--hex", "41 C0 AF 42 43 FF 44")
        self.show(window, "Problems")
        table = window.find("Problems", role="table")
        wait_for("both problems", lambda: len(table.rows()) == 2)
        table.select_row(1)
        self.assert_caret(window, "offset 5, FF, invalid")
        table.select_row(0)
        self.assert_caret(window, "offset 1, C0, invalid")

    def test_the_next_problem_is_a_press_away(self):
        window = self.open("--hex", "41 C0 AF 42 43 FF 44")
        self.grid(window).set_caret(0)
        window.find("Next problem", role="push button").act()
        self.assert_caret(window, "offset 1, C0")
        window.find("Next problem", role="push button").act()
        self.assert_caret(window, "offset 5, FF")

    def test_another_encoding_is_chosen(self):
        window = self.open("--hex", "C7 D1 B1 DB")
        box = window.find("UTF-8", role="combo box")
        line = next(child for child in box.children() if child.role == "text")
        line.set_text("EUC-KR")
        wait_for("the text", lambda: window.find("Text").text == "한글")
        window.find("EUC-KR", role="combo box")


if __name__ == "__main__":
    unittest.main()
