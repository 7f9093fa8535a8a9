"""Some system calls fail while moji reads, converts and writes; fault_cases.py has the rest and the table."""
import errno
import shutil
import tempfile
import unittest

import fault_cases
from moji_program import MOJI, SANITIZED

QUICK = {"read": [0, errno.EIO], "open": [errno.EMFILE], "write": [errno.EINTR, errno.ENOSPC], "fsync": [errno.EIO],
         "rename": [errno.EROFS]}


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

    def test_without_threads(self):
        started = set()
        cases = {**fault_cases.READING, **fault_cases.WRITING}
        for name, _, place, outcome, run in fault_cases.explore(MOJI, self.shim, cases, 2, {"thread": [errno.EAGAIN]}):
            self.assertEqual(outcome, "as without", f"{name}, place {place}: {run.stderr[:300]}")
            started.add(name)
        self.assertTrue({"strings", "survey", "convert --in-place", "decode, large"} <= started, started)


if __name__ == "__main__":
    unittest.main()
