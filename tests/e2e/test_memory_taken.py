"""The memory that an open window may still take is limited while its reader works: the window goes on, or ends with
status 2 and says why; edits that were kept come back in the next."""
import glob
import os
import resource
import subprocess
import time
import unittest

from desktop import wait_for
from window_test import MOJISCOPE, WindowTest, contents

MB = 1000 * 1000
SANITIZED = b"libasan" in subprocess.run(["ldd", MOJISCOPE], capture_output=True).stdout
LEFT = (0, 1, 4, 16, 64) if os.environ.get("MOJISCOPE_EXHAUSTIVE") else (0, 4)  # megabytes
WORKS = [
    ["ctrl+a", "ctrl+c", "ctrl+End", "ctrl+v", "ctrl+v", "ctrl+z", "ctrl+z"],
    ["ctrl+f", "a", "period", "F3", "F3", "Escape"],
    [f"ctrl+{number}" for number in range(2, 10)],
    ["ctrl+plus", "ctrl+plus", "ctrl+0"],
]


def address_space(pid):
    """In bytes."""
    with open(f"/proc/{pid}/statm") as file:
        return int(file.read().split()[0]) * os.sysconf("SC_PAGE_SIZE")


@unittest.skipIf(SANITIZED, "a sanitizer needs terabytes of address space")
class MemoryTaken(WindowTest):
    def journals(self, state):
        return glob.glob(os.path.join(state, "mojiscope", "*.journal"))

    def start(self, state, *arguments):
        window = self.open(*arguments, XDG_STATE_HOME=state)
        window.wait_until_shown()
        return window

    def work(self, window, megabytes):
        """Limits what it may still take, and uses it until it ends."""
        limit = address_space(window.process.pid) + megabytes * MB
        resource.prlimit(window.process.pid, resource.RLIMIT_AS, (limit, limit))
        for key in [key for keys in WORKS for key in keys]:
            window.press(key)
            time.sleep(0.1)
            if window.process.poll() is not None:
                break

    def test_edits_that_were_kept_come_back(self):
        for megabytes in LEFT:
            with self.subTest(megabytes=megabytes):
                state = self.folder()
                path = self.file("Привет, мир! 世界 naïve \n".encode() * 50_000 + b"\xff\xc0\xaf")
                window = self.start(state, path)
                self.insert(window, "4142")
                wait_for("the edit to be kept",
                         lambda: any(b"AB" in contents(name) for name in self.journals(state)))
                self.work(window, megabytes)
                if window.process.poll() is not None:
                    self.assertEqual(window.process.returncode, 2, window.said())
                    self.assertIn("not enough memory", window.said())
                window.kill()
                window = self.start(state)
                window.find("Recover", role="push button").click()
                wait_for("the edit to be there", lambda: (window.find("Text").text or "").startswith("AB"))
                window.kill()


if __name__ == "__main__":
    unittest.main()
