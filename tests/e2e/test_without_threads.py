"""mojiscope where the system refuses to start threads: it says so or goes on with those that it has, and never waits
for one that does not come."""
import os
import shutil
import subprocess
import sys
import tempfile
import unittest

MOJISCOPE = os.path.abspath(sys.argv.pop(1))
SHIM_SOURCE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "cli", "fault_shim.c")
REFUSED = 11  # EAGAIN
SANITIZED = b"libasan" in subprocess.run(["ldd", MOJISCOPE], capture_output=True).stdout


@unittest.skipIf(SANITIZED, "a sanitizer must be the first library")
class WithoutThreads(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.mkdtemp(prefix="mojiscope-test-")
        self.addCleanup(shutil.rmtree, self.folder)
        self.shim = os.path.join(self.folder, "fault_shim.so")
        subprocess.run(["cc", "-shared", "-fPIC", "-O1", "-o", self.shim, SHIM_SOURCE, "-ldl"], check=True)
        self.path = os.path.join(self.folder, "a.txt")
        with open(self.path, "wb") as file:
            file.write(("Привет, мир! 世界 naïve \n" * 50_000).encode() + b"\xff\xc0\xaf")

    def snapshot(self, place):
        """With the start of one thread refused; place 0: of every one."""
        picture = os.path.join(self.folder, "a.png")
        mark = os.path.join(self.folder, "mark")
        for path in (picture, mark):
            if os.path.exists(path):
                os.remove(path)
        environment = dict(os.environ, LD_PRELOAD=self.shim, MOJISCOPE_FAULT=f"thread:{REFUSED}:{place}",
                           MOJISCOPE_FAULT_MARK=mark)
        done = subprocess.run([MOJISCOPE, "--lens", "problems", "--snapshot", picture, self.path], env=environment,
                              capture_output=True, timeout=100)
        if done.returncode == 0:
            self.assertTrue(os.path.exists(picture), place)
        else:
            self.assertEqual(done.returncode, 2, (place, done.stderr))
            self.assertIn(b"threads", done.stderr, place)
            self.assertFalse(os.path.exists(picture), place)
        return done.returncode, os.path.exists(mark)

    def test_no_thread_can_be_started(self):
        self.assertEqual(self.snapshot(0), (2, True))

    def test_one_thread_cannot_be_started(self):
        ends = []
        for place in range(1, 40):
            status, happened = self.snapshot(place)
            if not happened:
                break
            ends.append(status)
        self.assertIn(2, ends)  # the first ones are needed
        self.assertIn(0, ends)  # the others are not


if __name__ == "__main__":
    unittest.main()
