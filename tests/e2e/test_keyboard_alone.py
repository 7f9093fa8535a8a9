"""The window through the keyboard alone: every lens, every control, no mouse."""
import unittest

from desktop import wait_for
from window_test import WindowTest

BELOW = ["Bits", "Automaton", "Plan 9 table", "Lookup lanes", "Encodings", "Decoders", "Mojibake",
         "Problems"]
MOST_STOPS = 40  # of the Tab key in one lens


class KeyboardTest(WindowTest):
    def focus(self, window):
        """Role and name of what has the keyboard."""
        element = wait_for("something with the keyboard", window.focused)[-1]
        return element.role, element.name


class Lenses(KeyboardTest):
    def test_each_has_a_key_that_gives_it_the_keyboard(self):
        window = self.open()
        for number, lens in enumerate(BELOW, start=2):
            window.press(f"ctrl+{number}")
            wait_for(lambda: f"{lens} to have the keyboard, {self.focus(window)} has it",
                     lambda: lens in [element.name for element in window.focused()])
        window.press("ctrl+1")
        wait_for("the bytes", lambda: self.focus(window) == ("text", "Bytes"))

    def test_tab_leads_to_every_control_and_out_again(self):
        window = self.open("--text", "世 a")
        for number, lens in enumerate(BELOW, start=2):
            window.press(f"ctrl+{number}")
            first = wait_for(lens, window.focused)[-1]
            begin = (first.role, first.name, first.box)
            stops = [begin]
            for _ in range(MOST_STOPS):
                window.press("Tab")
                path = wait_for(f"{lens}: focus after {stops[-1]}", window.focused)
                at = path[-1]
                stop = (at.role, at.name, at.box)
                if lens not in [element.name for element in path]:
                    break
                self.assertTrue(at.name or at.description, f"{lens}: mute {stop}, after {stops[-1]}")
                stops.append(stop)
            else:
                self.fail(f"{lens}: no end: {stops}")

    def test_tab_leads_through_the_whole_window_to_the_bytes(self):
        window = self.open("--text", "世 a")
        window.press("ctrl+2")
        for _ in range(MOST_STOPS):
            window.press("Tab")
            at = wait_for("focus", window.focused)[-1]
            self.assertTrue(at.name or at.description, at.role)
            if (at.role, at.name) == ("text", "Bytes"):
                return
        self.fail("the bytes are not reached")

    def test_f6_goes_round_all_panels(self):
        window = self.open()
        window.press("ctrl+1")
        seen = []
        for _ in range(12):  # buttons, field, a notice, bytes, legend, lens, inspector, status bar
            seen.append(self.focus(window))
            window.press("F6")
            if self.focus(window) == ("text", "Bytes"):
                break
        self.assertEqual(self.focus(window), ("text", "Bytes"), seen)
        self.assertEqual(seen[0], ("text", "Bytes"), seen)
        self.assertGreater(len(set(seen)), 5, seen)


class Traces(KeyboardTest):
    """Steps and selection follow each other."""

    def test_right_and_left_step(self):
        window = self.open("--text", "世界")
        for number, lens in ((3, "Automaton"), (4, "Plan 9 table")):
            window.press("ctrl+1", "ctrl+Home", f"ctrl+{number}")
            wait_for(lens, lambda: window.find_all("Next step"))
            before = self.grid(window).description
            window.press("Right")
            wait_for(f"{lens} to step", lambda: self.grid(window).description != before)
            after = self.grid(window).description
            window.press("Left")
            wait_for(f"{lens} to step back from {after}",
                     lambda: self.grid(window).description != after)

    def test_the_trace_follows_the_caret(self):
        window = self.open("--text", "世界")
        window.press("ctrl+3", "ctrl+1", "ctrl+Home", "Right")
        self.assert_caret(window, "offset 1, B8")
        wait_for("the step of the automaton", lambda: any(
            "selected" in cell.states and "B8" in cell.name
            for cell in window.find("Steps", role="table").children()))


class GoingAround(KeyboardTest):
    def test_go_to_and_bookmarks(self):
        window = self.open("--text", "first line\nsecond 世\n")
        window.press("ctrl+g")
        wait_for("the line", lambda: self.focus(window)[1] == "Go to")
        window.type("2:8")
        window.press("Return")
        self.assert_caret(window, "offset 12, E4")
        window.press("ctrl+b")
        wait_for("the bookmark", lambda: self.grid(window).description.endswith(", bookmark"))
        window.press("ctrl+Home", "alt+Next")
        self.assert_caret(window, "offset 12, E4")
        window.press("alt+Left")
        self.assert_caret(window, "offset 0, 66")
        window.press("ctrl+g")
        window.type("+4")
        window.press("Return")
        self.assert_caret(window, "offset 4, 74")

    def test_a_file_is_opened_by_the_dialog(self):
        path = self.file("привет".encode())
        window = self.open("--text", "x")
        window.press("ctrl+o")
        window.find("Open", role="dialog")
        window.type(path)
        window.press("Return")
        wait_for("the file", lambda: window.find("Text").text == "привет")

    def test_pasted_hex_is_offered_as_bytes(self):
        window = self.open("--text", "x")
        for pasted, text in (("E4 B8 96", "世"), (r"\xE7\x95\x8C", "界")):
            window.press("F6")
            while self.focus(window)[1] != "Text":
                window.press("F6")
            window.press("ctrl+a")
            window.paste(pasted)
            window.find("Paste as bytes")
            for _ in range(MOST_STOPS):
                if self.focus(window)[1] == "Paste as bytes":
                    break
                window.press("Tab")
            window.press("space")
            wait_for("the bytes", lambda: window.find("Text").text == text)


if __name__ == "__main__":
    unittest.main()
