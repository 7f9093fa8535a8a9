"""Other programs change the file that is open in the real window: it is said, and the reader decides."""
import os
import unittest

from window_test import WindowTest, contents


class OutsideChanges(WindowTest):
    def open_and_type(self, path):
        window = self.open(path)
        self.insert(window, "41")
        self.assert_text(window, "Text", "A" + contents(path).decode())
        return window

    def write(self, path, data):
        """Into the very file, as `cat >` does."""
        with open(path, "r+b") as file:
            file.truncate(len(data))
            file.write(data)

    def replace(self, path, data):
        """By another file, as editors do."""
        with open(path + ".new", "wb") as file:
            file.write(data)
        os.rename(path + ".new", path)

    def test_a_replaced_file_is_reloaded(self):
        path = self.file(b"old")
        window = self.open(path)
        self.assert_text(window, "Text", "old")
        self.replace(path, b"other bytes")
        self.assert_said(window, "has replaced")
        self.assert_text(window, "Text", "old")
        window.find("Reload", role="push button").click()
        self.assert_text(window, "Text", "other bytes")

    def test_a_replaced_file_is_kept_as_it_was_and_saved_after_a_question_no_more(self):
        path = self.file(b"old")
        window = self.open_and_type(path)
        self.replace(path, b"other bytes")
        window.find("Keep this version", role="push button").click()
        self.assert_text(window, "Text", "Aold")
        window.press("ctrl+s")
        self.assert_contents(path, b"Aold")

    def test_unsaved_edits_are_not_lost_by_reloading(self):
        path = self.file(b"old")
        window = self.open_and_type(path)
        self.replace(path, b"other bytes")
        window.find("Reload", role="push button").click()
        window.find("Cancel", role="push button").click()
        self.assert_text(window, "Text", "Aold")
        window.find("Reload", role="push button").click()
        window.find("Discard the edits", role="push button").click()
        self.assert_text(window, "Text", "other bytes")

    def test_bytes_are_not_mixed_without_a_question(self):
        path = self.file(b"old bytes")
        window = self.open_and_type(path)
        self.write(path, b"new bytes")
        self.assert_said(window, "changed")
        window.press("ctrl+s")
        window.find("Cancel", role="push button").click()
        self.assertEqual(contents(path), b"new bytes")

    def test_a_file_that_shrinks_is_never_saved_cut_off(self):
        path = self.file(b"0123456789" * 100_000)
        window = self.open(path)
        self.insert(window, "41")
        window.press("ctrl+End")
        window.type("5a")
        os.truncate(path, 500_000)
        self.assert_said(window, "changed")
        window.press("ctrl+Home", "ctrl+End", "Page_Up")
        window.press("ctrl+s")
        window.find("Save anyway", role="push button").click()
        window.find("OK", role="push button").click()  # it ends too early, says the message
        self.assertEqual(contents(path), b"0123456789" * 50_000)
        self.assertEqual(os.listdir(os.path.dirname(path)), [os.path.basename(path)])

    def test_a_file_that_vanishes_is_written_anew(self):
        path = self.file(b"old")
        window = self.open_and_type(path)
        os.unlink(path)
        self.assert_said(window, "was removed or renamed")
        self.assert_text(window, "Text", "Aold")
        window.find("Save", role="push button").click()
        self.assert_contents(path, b"Aold")


if __name__ == "__main__":
    unittest.main()
