"""moji holds the C++ library, ICU's functions and fmt's itself (app/cli/static), and loads the C library alone."""
import os
import re
import subprocess
import sys
import tempfile
import unittest

MOJI = sys.argv.pop(1)


def run(*arguments, **options):
    return subprocess.run(arguments, capture_output=True, text=True, **options)


class LinkedIn(unittest.TestCase):
    def test_only_the_c_library_is_loaded(self):
        needed = re.findall(r"\(NEEDED\).*\[(\S+)\]", run("readelf", "-dW", MOJI, check=True).stdout)
        self.assertTrue(needed)
        self.assertEqual([name for name in needed if not re.match(r"(lib[cm]|ld-linux\S*)\.so", name)], [])

    def test_libraries_loaded_later_do_not_see_its_copies(self):
        defined = run("nm", "-D", "--defined-only", MOJI, check=True).stdout
        self.assertEqual(re.findall(r"\S*(?:_Z|u_|ucnv_|icudt)\S*", defined), [])

    def test_the_data_of_icu_is_found(self):
        """Names and a converter of ICU come from the data, not from the functions; collation from a library."""
        self.assertIn("CYRILLIC SMALL LETTER ZHE", run(MOJI, "inspect", input="ж", check=True).stdout)
        icu = run(MOJI, "decoders", "--encoding", "gb18030", "--hex", "81308130", check=True).stdout
        self.assertRegex(icu, r"(?m)^ *icu +gb18030 .*80")
        self.assertEqual(run(MOJI, "text", "--locale", "sv", input="ö\nz\n").returncode, 0)

    def test_without_the_data_it_says_so(self):
        with tempfile.TemporaryDirectory() as folder:
            with open(MOJI, "rb") as file:
                name = re.search(rb"libicudata\.so\.\d+", file.read()).group().decode()
            with open(os.path.join(folder, name), "wb") as file:
                file.write(b"no library")
            ended = run(MOJI, "--version", env={**os.environ, "LD_LIBRARY_PATH": folder})
        self.assertEqual((ended.returncode, ended.stdout), (2, ""))
        self.assertRegex(ended.stderr, r"^moji: .*" + re.escape(name))


if __name__ == "__main__":
    unittest.main()
