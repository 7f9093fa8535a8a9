"""Some system calls fail while moji reads, converts and writes; fault_cases.py has the rest and the table."""
import errno
import os
import shutil
import subprocess
import tempfile
import unittest

import fault_cases
from moji_program import MOJI, SANITIZED

QUICK = {"read": [0, errno.EIO], "open": [errno.EMFILE], "write": [errno.EINTR, errno.ENOSPC], "fsync": [errno.EIO],
         "rename": [errno.EROFS]}
LONG = "line of text, Привет\n".encode() * 60_000  # more than is kept of a file


@unittest.skipIf(SANITIZED, "a sanitizer must be the first library")
class Faults(unittest.TestCase):
    def setUp(self):
        folder = tempfile.mkdtemp(prefix="mojiscope-test-")
        self.addCleanup(shutil.rmtree, folder)
        self.shim = fault_cases.build_shim(folder)

    def assert_in_order(self, cases, limit):
        seen = set()
        for name, fault, place, outcome, run in fault_cases.explore(MOJI, self.shim, cases, limit, QUICK):
            self.assertNotIn("WRONG", outcome, f"{name}, {fault_cases.words(fault)}, place {place}: {run.stderr[:300]}")
            seen.add(outcome)
        self.assertIn("refused with a reason", seen)

    def test_while_it_reads(self):
        self.assert_in_order({name: fault_cases.READING[name] for name in ("check", "decode", "diff", "survey")}, 3)

    def test_while_it_writes(self):
        self.assert_in_order({name: fault_cases.WRITING[name] for name in ("decode -o", "convert --journal")}, 6)

    def shrinking(self, arguments, result, place):
        """Status, output and what was written when the file ends at its read number `place`; nothing where it is not
        read as often."""
        with tempfile.TemporaryDirectory(prefix="mojiscope-faults-") as outside:
            folder = os.path.join(outside, "work")
            os.mkdir(folder)
            mark = os.path.join(outside, "mark")
            with open(os.path.join(folder, "text"), "wb") as file:
                file.write(LONG)
            environment = dict(os.environ, TMPDIR=outside, LC_ALL="C.UTF-8", LD_PRELOAD=self.shim,
                               MOJISCOPE_FAULT=f"read:-2:{place}", MOJISCOPE_FAULT_MARK=mark,
                               MOJISCOPE_FAULT_UNDER=os.path.join(folder, "text"))
            done = subprocess.run([MOJI, "convert", *arguments, os.path.join(folder, "text")], cwd=folder,
                                  capture_output=True, env=environment, timeout=120)
            if not os.path.exists(mark):
                return None
            written = done.stdout
            if result:
                written = None
                if os.path.exists(os.path.join(folder, result)):
                    with open(os.path.join(folder, result), "rb") as file:
                        written = file.read()
            return done.returncode, done.stdout + done.stderr, written

    def test_what_shrinks_is_not_taken_for_complete(self):
        for arguments, result in ((["-o", "-"], None), (["-o", "result"], "result"),
                                  (["--output", "result"], "result/text")):
            refused = 0
            for place in range(1, 200):
                run = self.shrinking(arguments, result, place)
                if run is None:
                    break
                status, said, written = run
                about = f"{arguments}, place {place}: status {status}, {said[-200:]}"
                if result:
                    self.assertTrue(written in (LONG, None), about)
                self.assertEqual(status == 0, written == LONG, about)
                refused += b"has shrunk" in said
            self.assertGreater(refused, 0, arguments)

    def test_what_shrinks_is_not_judged_by_a_part(self):
        """A command says what it says without the fault, or that the file has shrunk."""
        with tempfile.TemporaryDirectory(prefix="mojiscope-faults-") as folder:
            path = os.path.join(folder, "text")
            with open(path, "wb") as file:
                file.write("Привет, мир! Ã©tÃ© du monde\n".encode() * 20_000)
            for arguments in (["repair", "--apply"], ["repair"], ["fits"], ["detect"], ["detect", "--lines"],
                              ["compare", "--encodings", "UTF-8,KOI8-R"], ["diff", "--bytes", "/dev/null"]):
                words = [MOJI, *arguments, path]
                whole = subprocess.run(words, capture_output=True, timeout=120)
                refused = 0
                for place in (1, 2, 3, 5, 8, 13):
                    environment = dict(os.environ, LC_ALL="C.UTF-8", LD_PRELOAD=self.shim,
                                       MOJISCOPE_FAULT=f"read:-2:{place}", MOJISCOPE_FAULT_UNDER=path)
                    done = subprocess.run(words, capture_output=True, env=environment, timeout=120)
                    about = f"{arguments}, place {place}: status {done.returncode}, {done.stderr[:200]}"
                    if done.returncode == 2:
                        self.assertTrue(b"has shrunk" in done.stderr or b"shrank" in done.stderr, about)
                        refused += 1
                    elif place > 1:  # before the first read, the file may have been empty
                        self.assertTrue((done.returncode, done.stdout) == (whole.returncode, whole.stdout), about)
                self.assertGreater(refused, 0, arguments)

    def test_without_threads(self):
        started = set()
        cases = {**fault_cases.READING, **fault_cases.WRITING}
        for name, _, place, outcome, run in fault_cases.explore(MOJI, self.shim, cases, 2, {"thread": [errno.EAGAIN]}):
            self.assertEqual(outcome, "as without", f"{name}, place {place}: {run.stderr[:300]}")
            started.add(name)
        self.assertTrue({"strings", "survey", "convert --in-place", "decode, large"} <= started, started)


if __name__ == "__main__":
    unittest.main()
