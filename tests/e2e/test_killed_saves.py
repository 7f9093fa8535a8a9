"""The program is killed at random instants while it saves a large file: the file is wholly old or wholly
new each time. What a kill between the last two steps leaves beside it, under a hidden name, goes with the next save."""
import os
import random
import re
import time
import unittest

from desktop import wait_for
from window_test import WindowTest, contents

ROUNDS = 10
SEED = 20240229
LARGE = 64 * 1024 * 1024
HIDDEN = re.compile(r"\.file\.txt\.[0-9a-f]{8}\.part")


class KilledSaves(WindowTest):
    def test_while_it_saves(self):
        chance = random.Random(SEED)
        path = self.file(b"0" + chance.randbytes(1024) * (LARGE // 1024))
        state = self.folder()
        folder = os.path.dirname(path)
        duration = self.save_in_peace(path, state)
        for number in range(ROUNDS):
            before = contents(path)
            window = self.open(path, XDG_STATE_HOME=state)
            self.focus_bytes(window)
            window.type(f"{number:02x}")
            after = bytes([number]) + before[1:]
            window.press("ctrl+s")
            time.sleep(chance.uniform(0, 1.2 * duration))
            window.kill()
            now = contents(path)
            self.assertTrue(now in (before, after), f"round {number}: neither old nor new")
            beside = [name for name in os.listdir(folder) if name != os.path.basename(path)]
            self.assertTrue(len(beside) <= 1 and all(map(HIDDEN.fullmatch, beside)), beside)
        self.save_in_peace(path, state)
        self.assertEqual(os.listdir(folder), [os.path.basename(path)])

    def save_in_peace(self, path, state):
        """Seconds from the key to the new file."""
        window = self.open(path, XDG_STATE_HOME=state)
        self.focus_bytes(window)
        window.type("ee")  # at first what is typed overwrites
        inode = os.stat(path).st_ino
        begin = time.monotonic()
        window.press("ctrl+s")
        wait_for("the file to be replaced", lambda: os.stat(path).st_ino != inode)
        duration = time.monotonic() - begin
        self.assert_said(window, "Saved.")
        window.kill()
        return duration


if __name__ == "__main__":
    unittest.main()
