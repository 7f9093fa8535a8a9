"""The built programs have the compiler's and the linker's defences (resources/setup/hardening.cmake)."""
import re
import subprocess
import sys
import unittest

PROGRAMS = sys.argv[1:]
del sys.argv[1:]


def readelf(*arguments):
    return subprocess.run(["readelf", "-W", *arguments], check=True, capture_output=True, text=True).stdout


class Hardening(unittest.TestCase):
    def each(self, check):
        self.assertTrue(PROGRAMS)
        for program in PROGRAMS:
            with self.subTest(program):
                check(program)

    def test_programs_are_position_independent(self):
        self.each(lambda program: self.assertRegex(readelf("-h", program), r"Type:\s+DYN"))

    def test_relocations_are_read_only_and_bound_at_once(self):
        def check(program):
            self.assertIn("GNU_RELRO", readelf("-l", program))
            self.assertRegex(readelf("-d", program), r"BIND_NOW|FLAGS_1.*NOW")
        self.each(check)

    def test_the_stack_is_not_executable(self):
        def check(program):
            flags = re.search(r"GNU_STACK\s+(?:0x\w+\s+){5}(\S+)", readelf("-l", program)).group(1)
            self.assertNotIn("E", flags)
        self.each(check)

    def test_nothing_is_writable_and_executable(self):
        self.each(lambda program: self.assertNotRegex(readelf("-l", program), r"LOAD.*RWE"))

    def test_functions_have_canaries_and_checked_calls(self):
        def check(program):
            symbols = readelf("--dyn-syms", program)
            self.assertIn("__stack_chk_fail", symbols)
            self.assertRegex(symbols, r"__(memcpy|memmove|memset|snprintf|fdelt|read|pread|vsnprintf)_chk")
        self.each(check)

    def test_indirect_calls_land_on_marks(self):
        """endbr64 of every function; the crt of some systems lacks it, so the note alone says nothing."""
        def check(program):
            if "X86-64" not in readelf("-h", program):
                self.skipTest("not for this processor")
            with open(program, "rb") as file:
                self.assertGreater(file.read().count(b"\xf3\x0f\x1e\xfa"), 500)
        self.each(check)


if __name__ == "__main__":
    unittest.main()
