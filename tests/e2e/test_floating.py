"""A lens in a window of its own, by the keyboard alone: the keys of the window work in it, dialogs and the
presentation give the keyboard back to it, and it is there again at the next start."""
import unittest

from desktop import wait_for
from window_test import WindowTest

DAMAGED = b"A\xc0\xaf \xff\n" * 3


class Floating(WindowTest):
    def active(self):
        return self.desktop.output("xdotool", "getactivewindow", "getwindowname").strip()

    def assert_active(self, title):
        wait_for(lambda: f"{title!r} to be active, {self.active()!r} is", lambda: self.active().startswith(title))

    def float_problems(self, window):
        window.press("ctrl+9")
        wait_for("the problems to have the keyboard",
                 lambda: "Problems" in [element.name for element in window.focused()])
        self.command(window, "Float or dock the lens")
        self.assert_active("Problems")

    def command(self, window, title):
        window.press("ctrl+shift+p")
        self.assert_active("Command palette")
        window.type(title)
        field = window.find("Find a command")
        wait_for(lambda: f"all of {title!r} to be typed, {field.text!r} is", lambda: field.text == title)
        window.press("Return")

    def test_keys_work_and_the_keyboard_comes_back(self):
        window = self.open(self.file(DAMAGED))
        self.float_problems(window)
        window.press("ctrl+shift+p")
        self.assert_active("Command palette")
        window.press("Escape")
        self.assert_active("Problems")
        window.press("F11")
        self.assert_active("Problems \u2013 Mojiscope")
        window.press("Escape")
        wait_for("the lens to be active again", lambda: self.active() == "Problems")
        window.press("ctrl+1")
        self.assert_active("file.txt")
        wait_for("the bytes to have the keyboard",
                 lambda: [element.name for element in window.focused()][-1:] == ["Bytes"])
        window.press("ctrl+9")
        wait_for("the lens to be active again", lambda: self.active() == "Problems")
        window.press("ctrl+f")
        self.assert_active("file.txt")

    def test_is_there_at_the_next_start(self):
        home = {"HOME": self.folder()}
        path = self.file(DAMAGED)
        window = self.open(path, **home)
        self.float_problems(window)
        window.press("ctrl+q")
        window.process.wait(60)
        window = self.open(path, **home)
        wait_for("the lens in a window of its own",
                 lambda: any(element.name == "Problems" for element in window._roots_children()) or
                 "Problems" in self.titles(window))

    def titles(self, window):
        found = self.desktop.output("xdotool", "search", "--onlyvisible", "--pid", str(window.process.pid)).split()
        return [self.desktop.output("xdotool", "getwindowname", one).strip() for one in found]


if __name__ == "__main__":
    unittest.main()
