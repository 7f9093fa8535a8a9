"""Saving in the real window: what is written, what is kept of the file, what is asked."""
import os
import stat
import unittest

from window_test import MOJISCOPE, WindowTest, contents


class Saving(WindowTest):
    def open_and_type(self, path, text):
        window = self.open(path)
        self.insert(window, text)
        self.assert_said(window, "* ")  # modified, says the title
        return window

    def save_as(self, window, path):
        window.press("ctrl+shift+s")
        window.find("Save as", role="dialog")
        window.press("ctrl+a")
        window.type(path)
        window.press("Return")

    def test_the_bytes_of_the_document_and_the_attributes_of_the_file(self):
        data = bytes(range(256)) * 300
        path = self.file(data)
        os.chmod(path, 0o640)
        os.utime(path, (0, 0))
        try:
            os.setxattr(path, "user.note", b"kept \xFF")
        except OSError:
            pass  # this file system has none
        extended = {name: os.getxattr(path, name) for name in os.listxattr(path)}
        window = self.open_and_type(path, "c0")
        window.press("ctrl+s")
        self.assert_contents(path, b"\xC0" + data)
        self.assertEqual(stat.S_IMODE(os.stat(path).st_mode), 0o640)
        self.assertEqual({name: os.getxattr(path, name) for name in os.listxattr(path)}, extended)
        self.assertEqual(os.listdir(os.path.dirname(path)), [os.path.basename(path)])
        self.assert_said(window, "Saved.")

    def test_the_file_that_a_link_leads_to(self):
        path = self.file(b"old")
        link = os.path.join(self.folder(), "link")
        os.symlink(path, link)
        window = self.open_and_type(link, "41")
        window.press("ctrl+s")
        self.assert_contents(path, b"Aold")
        self.assertTrue(os.path.islink(link))

    def test_another_file_by_the_dialog(self):
        path = self.file(b"old")
        other = os.path.join(self.folder(), "other.txt")
        window = self.open_and_type(path, "41")
        self.save_as(window, other)
        self.assert_contents(other, b"Aold")
        self.assertEqual(contents(path), b"old")
        self.assert_said(window, "other.txt")
        window.press("ctrl+z", "ctrl+z", "ctrl+s")  # both digits; the document is the other file now
        self.assert_contents(other, b"old")

    def test_a_read_only_file_after_a_question_only(self):
        path = self.file(b"old")
        os.chmod(path, 0o444)
        window = self.open(path)
        window.find("Edit anyway").click()
        self.insert(window, "41")
        window.press("ctrl+s")
        window.find("Cancel", role="push button").click()
        self.assertEqual(contents(path), b"old")
        window.press("ctrl+s")
        window.find("Save anyway").click()
        self.assert_contents(path, b"Aold")
        self.assertEqual(stat.S_IMODE(os.stat(path).st_mode), 0o444)

    def test_too_small_a_disk_is_said_and_nothing_is_lost(self):
        data = b"0123456789" * 300_000
        path = self.file(data)
        # A bound on the size of files fails as a full disk does.
        window = self.desktop.start(["prlimit", f"--fsize={len(data) // 2}", MOJISCOPE, path])
        self.addCleanup(window.kill)
        self.insert(window, "41")
        window.press("ctrl+s")
        window.find("OK", role="push button").click()
        self.assertEqual(contents(path), data)
        self.assertEqual(os.listdir(os.path.dirname(path)), [os.path.basename(path)])
        self.assertTrue(window.find("Text").text.startswith("A0123456789"))

    def test_a_folder_that_is_gone_is_said_and_nothing_is_lost(self):
        path = self.file(b"old")
        window = self.open_and_type(path, "41")
        folder = os.path.dirname(path)
        os.rename(folder, folder + ".away")
        self.addCleanup(os.rename, folder + ".away", folder)
        window.press("ctrl+s")
        window.find("OK", role="push button").click()
        self.assert_text(window, "Text", "Aold")


if __name__ == "__main__":
    unittest.main()
