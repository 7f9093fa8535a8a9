"""Find and replace in the real window, by the keyboard."""
import unittest

from window_test import WindowTest


class FindTest(WindowTest):
    def open_file(self, data):
        path = self.file(data)
        window = self.open(path)
        self.focus_bytes(window)
        return window, path

    def test_find_next_and_previous(self):
        window, _ = self.open_file(b"one two one\n" * 3)
        window.press("ctrl+f")
        window.type("two")
        window.press("Return")
        self.assert_said(window, "1 of 3")
        window.press("F3")
        self.assert_said(window, "2 of 3")
        window.press("shift+F3")
        self.assert_said(window, "1 of 3")
        window.press("Escape")
        window.press("F3")
        self.assert_said(window, "election 10..12")

    def test_replace_all_and_save(self):
        window, path = self.open_file("мир и мир\n".encode())
        window.press("ctrl+h")
        window.paste("мир")
        window.find("Replace with", role="text").click()
        window.paste("世界")
        window.find("Replace all").click()
        self.assert_said(window, "Replaced: 2 hits.")
        window.press("Escape")
        window.press("ctrl+s")
        self.assert_contents(path, "世界 и 世界\n".encode())
        window.press("ctrl+1", "ctrl+z")  # one step, though there were two hits
        self.assert_text(window, "Text", "мир и мир⟨LF⟩")
        window.press("ctrl+s")
        self.assert_contents(path, "мир и мир\n".encode())
        window.press("ctrl+shift+z")
        self.assert_text(window, "Text", "世界 и 世界⟨LF⟩")


if __name__ == "__main__":
    unittest.main()
