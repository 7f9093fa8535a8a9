"""Edits that were never saved: the program is killed, the next start offers them; several programs
at once do not take each other's."""
import glob
import os
import subprocess
import time
import unittest

from desktop import wait_for
from window_test import MOJISCOPE, WindowTest, contents


def kept_bytes(path):
    """The bytes that a journal keeps for a table of pieces that is complete; none while it is being written. The
    records are described in core/bytes/journal_format.h."""
    journal = contents(path)
    at, kind, kept = len(b"mojiscope journal 1\n"), None, b""
    while at + 17 <= len(journal):
        kind, length = journal[at:at + 1], int.from_bytes(journal[at + 1:at + 9], "little")
        if kind == b"S":
            kept += journal[at + 17 + 16:at + 17 + length]
        at += 17 + length
    return kept if kind == b"P" and at == len(journal) else b""


class Recovery(WindowTest):
    def setUp(self):
        self.state = self.folder()

    def start(self, *arguments):
        return self.open(*arguments, XDG_STATE_HOME=self.state)

    def journals(self):
        return glob.glob(os.path.join(self.state, "mojiscope", "*.journal"))

    def edit(self, window, keys, text):
        """Types bytes in hexadecimal, and waits until a journal that has changed holds them."""
        before = {path: os.stat(path).st_mtime_ns for path in self.journals()}
        self.insert(window, keys)
        self.assert_text(window, "Text", text)
        wait_for("the edit to be kept", lambda: any(
            before.get(path) != os.stat(path).st_mtime_ns and set(bytes.fromhex(keys)) <= set(kept_bytes(path))
            for path in self.journals()))

    def test_edits_of_a_killed_program_come_back(self):
        path = self.file(b"0123456789")
        window = self.start(path)
        self.edit(window, "c0af", "\\xC0\\xAF0123456789")
        window.press("ctrl+End")
        window.type("4142")
        wait_for("both edits to be kept", lambda: b"AB" in contents(self.journals()[0]))
        window.kill()
        self.assertEqual(contents(path), b"0123456789")

        window = self.start()
        self.assert_said(window, "Recover unsaved edits of file.txt")
        window.find("Recover", role="push button").click()
        self.assert_text(window, "Text", "\\xC0\\xAF0123456789AB")
        self.focus_bytes(window)
        window.press("ctrl+s")
        self.assert_contents(path, b"\xC0\xAF0123456789AB")
        wait_for("nothing to be left", lambda: not self.journals())

    def test_edits_that_came_back_survive_another_kill(self):
        """Their journal stays until they are in a new one."""
        window = self.start(self.file(b"0123"))
        self.edit(window, "c0af", "\\xC0\\xAF0123")
        window.kill()
        for _ in range(3):
            window = self.start()
            window.find("Recover", role="push button").click()
            self.assert_text(window, "Text", "\\xC0\\xAF0123")
            window.kill()
            self.assertGreaterEqual(len(self.journals()), 1)

    def test_edits_of_bytes_in_no_file_come_back(self):
        window = self.start("--text", "мир")
        self.edit(window, "e4b896", "世мир")
        window.kill()
        window = self.start()
        window.find("Recover", role="push button").click()
        self.assert_text(window, "Text", "世мир")

    def test_edits_that_are_discarded_are_not_offered_again(self):
        window = self.start(self.file(b"old"))
        self.edit(window, "41", "Aold")
        window.kill()
        window = self.start()
        window.find("Discard", role="push button").click()
        wait_for("the journal to go", lambda: not self.journals())
        window.kill()
        window = self.start()
        self.assertEqual(window.find_all("Discard", role="push button"), [])

    def test_edits_of_a_file_that_is_another_by_now_are_kept_until_discarded(self):
        path = self.file(b"old")
        window = self.start(path)
        self.edit(window, "41", "Aold")
        window.kill()
        with open(path, "wb") as file:
            file.write(b"something else")
        window = self.start()
        window.find("Recover", role="push button").click()
        window.find("OK", role="push button").click()
        self.assertEqual(contents(path), b"something else")
        self.assertEqual(len(self.journals()), 1)

    def test_two_programs_at_once_keep_to_their_own(self):
        first = self.start(self.file(b"one"))
        self.edit(first, "41", "Aone")
        second = self.start("--new-window", self.file(b"two"))
        self.assertEqual(second.find_all("Recover"), [])
        self.edit(second, "42", "Btwo")
        self.assertEqual(len(self.journals()), 2)
        second.kill()
        third = self.start("--new-window")
        third.find("Recover", role="push button").click()
        self.assert_text(third, "Text", "Btwo")
        self.assertEqual(third.find_all("Recover"), [])
        self.assert_text(first, "Text", "Aone")

    def test_two_programs_with_one_file_tell_each_other(self):
        path = self.file(b"old")
        first, second = self.start(path), self.start("--new-window", path)
        self.insert(second, "42")
        second.press("ctrl+s")
        self.assert_contents(path, b"Bold")
        self.assert_said(first, "has replaced")
        self.assert_text(first, "Text", "old")

    def test_a_second_start_hands_its_file_to_the_open_window(self):
        window = self.start(self.file(b"one"))
        path = self.file(b"two")
        done = subprocess.run([MOJISCOPE, path], env=self.desktop.environment, timeout=20)
        self.assertEqual(done.returncode, 0)
        self.assert_text(window, "Text", "two")
        tabs = [tab.name for tab in window.find_all(role="page tab")]
        self.assertEqual(tabs.count(os.path.basename(path)), 2, tabs)


if __name__ == "__main__":
    unittest.main()
