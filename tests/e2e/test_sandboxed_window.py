"""mojiscope --sandbox: what a window for files that nobody trusts can do no more, and what it still can."""
import os
import re
import subprocess
import unittest

from window_test import MOJISCOPE, WindowTest, contents
from desktop import wait_for

PROBE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "cli", "sandbox_probe.c")
SANITIZED = bool(os.environ.get("MOJISCOPE_SANITIZE"))


def status_of(process):
    """Of each of its threads: what the kernel says of its restrictions."""
    for thread in os.listdir(f"/proc/{process}/task"):
        with open(f"/proc/{process}/task/{thread}/status", encoding="utf-8") as file:
            yield dict(re.findall(r"^(NoNewPrivs|Seccomp):\s+(\d+)", file.read(), re.MULTILINE))


class SandboxedWindow(WindowTest):
    @unittest.skipIf(SANITIZED, "a sanitizer must be the first library")
    def test_what_an_attacker_in_it_reaches(self):
        folder = self.folder()
        for name in ("elsewhere", "temporary", "chosen"):
            os.mkdir(os.path.join(folder, name))
        probe = os.path.join(folder, "probe.so")
        subprocess.run(["cc", "-shared", "-fPIC", "-o", probe, PROBE, "-ldl"], check=True)
        environment = {"LD_PRELOAD": probe, "TMPDIR": os.path.join(folder, "temporary")}
        for where, can_write in (("elsewhere", False), ("chosen", True)):
            reading, writing = os.pipe()  # what is no pipe is read at once, before all else
            window = self.open("--sandbox", "--writable", os.path.join(folder, "chosen"), "-", stdin=reading,
                               PROBE_ELSEWHERE=os.path.join(folder, where), **environment)
            os.close(reading)
            os.close(writing)
            found = wait_for("the probe", lambda: re.search(r"PROBE (.*)", window.said()))
            could = dict(one.split("=") for one in found.group(1).split())
            self.assertEqual(could, {"exec": "0", "inet": "0", "unix": "0", "pair": "0", "ring": "0", "types": "0",
                                     "peek": "0", "memory": "0", "temporary": "1",
                                     "elsewhere": "1" if can_write else "0"})
            window.kill()

    def test_all_its_threads_are_restricted(self):
        window = self.open("--sandbox", self.file(b"abc"))
        for status in status_of(window.process.pid):
            self.assertEqual(status, {"NoNewPrivs": "1", "Seccomp": "2"})

    def test_it_is_read_and_edited_and_saves_where_it_may(self):
        trusted = self.folder()
        path = self.file(b"old")
        window = self.open("--sandbox", "--writable", trusted, path)
        self.assert_said(window, "(sandbox)")
        self.insert(window, "41")
        self.assert_said(window, "* ")
        window.press("ctrl+s")
        self.assert_said(window, "Permission denied")
        self.assertEqual(contents(path), b"old")
        window.press("Escape")
        other = os.path.join(trusted, "other.txt")
        window.press("ctrl+shift+s")
        window.find("Save as", role="dialog")
        window.press("ctrl+a")
        window.type(other)
        window.press("Return")
        self.assert_contents(other, b"Aold")

    def test_other_starts_open_a_window_of_their_own(self):
        self.open("--sandbox", self.file(b"abc"))
        other = self.open(self.file(b"def", "other.txt"))
        self.assertIsNone(other.process.poll())
        self.assert_said(other, "other.txt")


class Refused(unittest.TestCase):
    def test_folders_that_are_none_and_nothing_to_restrict(self):
        for arguments, reason in ((["--sandbox", "--writable", "/no-such-folder"], "is not a folder"),
                                  (["--writable", "/tmp"], "--writable needs --sandbox")):
            done = subprocess.run([MOJISCOPE, *arguments], capture_output=True, timeout=60)
            self.assertEqual(done.returncode, 2)
            self.assertIn(reason, done.stderr.decode())


if __name__ == "__main__":
    unittest.main()
