"""mojiscope with little address space: it does its work or says what it lacks, and is never ended by a signal."""
import os
import resource
import shutil
import subprocess
import sys
import tempfile
import unittest

MOJISCOPE = os.path.abspath(sys.argv.pop(1))
SANITIZED = b"libasan" in subprocess.run(["ldd", MOJISCOPE], capture_output=True).stdout
MB = 1000 * 1000
REASONS = (b"not enough memory", b"cannot start threads", b"cannot write")


@unittest.skipIf(SANITIZED, "a sanitizer needs terabytes of address space")
class ScarceMemory(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.mkdtemp(prefix="mojiscope-test-")
        self.addCleanup(shutil.rmtree, self.folder)
        self.path = os.path.join(self.folder, "a.txt")
        with open(self.path, "wb") as file:
            file.write(("Привет, мир! 世界 naïve \n" * 50_000).encode() + b"\xff\xc0\xaf")

    def snapshot(self, megabytes, *arguments):
        picture = os.path.join(self.folder, "a.png")
        limit = megabytes * MB
        done = subprocess.run([MOJISCOPE, *arguments, "--snapshot", picture, self.path], capture_output=True,
                              timeout=100, preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (limit, limit)))
        if done.returncode == 0:
            self.assertTrue(os.path.exists(picture), megabytes)
            os.remove(picture)
        else:
            self.assertEqual(done.returncode, 2, (megabytes, arguments, done.stderr))
            self.assertTrue(any(reason in done.stderr for reason in REASONS), (megabytes, done.stderr))
            self.assertFalse(os.path.exists(picture), megabytes)
        return done.returncode

    def test_it_says_what_it_lacks(self):
        for megabytes in range(120, 260, 20):
            for lens in ("bytes", "mojibake"):
                self.snapshot(megabytes, "--lens", lens)

    def test_a_limit_that_suffices_is_no_hindrance(self):
        self.assertEqual(self.snapshot(600, "--lens", "problems"), 0)


if __name__ == "__main__":
    unittest.main()
