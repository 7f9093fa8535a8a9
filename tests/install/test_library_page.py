#!/usr/bin/env python3
"""The programs of resources/docs/library.md: built against an installed library with the commands of
the page, they print what it says.

Usage: test_library_page.py BUILD_FOLDER
"""
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

BUILD = pathlib.Path(sys.argv.pop(1)).resolve()
PAGE = pathlib.Path(__file__).resolve().parents[2] / "resources" / "docs" / "library.md"
FENCE = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FILES = {"c": "look.c", "cpp": "look.cpp", "cmake": "CMakeLists.txt"}


def sections():
    """(heading, its fenced blocks as (language, text)) of the page."""
    parts = re.split(r"^## (.*)$", PAGE.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return {heading: FENCE.findall(text) for heading, text in zip(parts[1::2], parts[2::2])}


class Page(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.prefix = pathlib.Path(cls.folder.name) / "prefix"
        subprocess.run(["cmake", "--install", BUILD, "--prefix", cls.prefix], check=True, capture_output=True)
        libraries = next(cls.prefix.rglob("libmojiscope.so")).parent
        cls.environment = dict(os.environ, PKG_CONFIG_PATH=str(libraries / "pkgconfig"), LC_ALL="C.UTF-8",
                               CMAKE_PREFIX_PATH=str(cls.prefix), LD_LIBRARY_PATH=str(libraries))

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    def shell(self, place, commands):
        done = subprocess.run(["bash", "-e", "-o", "pipefail", "-c", commands], cwd=place, env=self.environment,
                              capture_output=True)
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        return done.stdout.decode()

    def run_section(self, heading, languages):
        blocks = sections()[heading]
        self.assertEqual([language for language, _ in blocks], languages)
        with tempfile.TemporaryDirectory(dir=self.folder.name) as place:
            for language, text in blocks:
                if language in FILES:
                    pathlib.Path(place, FILES[language]).write_text(text, encoding="utf-8")
            commands, expected = (dict(blocks)[language] for language in ("sh", "text"))
            printed = self.shell(place, commands)
            self.assertTrue(printed.endswith(expected), printed)

    def test_c(self):
        self.run_section("C", ["c", "sh", "text"])

    def test_cpp(self):
        self.run_section("C++", ["cpp", "cmake", "sh", "text"])

    def test_cpp_without_cmake(self):
        page = PAGE.read_text(encoding="utf-8")
        [command] = re.findall(r"^Without CMake: `(.*?)`", page, re.MULTILINE)
        program, expected = (dict(sections()["C++"])[language] for language in ("cpp", "text"))
        with tempfile.TemporaryDirectory(dir=self.folder.name) as place:
            pathlib.Path(place, "look.cpp").write_text(program, encoding="utf-8")
            pathlib.Path(place, "damaged.txt").write_bytes(
                b"Caf\xc3\x83\xc2\xa9 in M\xc3\x83\xc2\xbcnchen,\n\xff M\xc3\xbcnchen\n")
            self.assertEqual(self.shell(place, f"{command}\n./look damaged.txt"), expected)

    def test_strict_c_compilers_take_the_program(self):
        with tempfile.TemporaryDirectory(dir=self.folder.name) as place:
            pathlib.Path(place, "look.c").write_text(dict(sections()["C"])["c"], encoding="utf-8")
            self.shell(place, "cc -std=c11 -pedantic -Wall -Wextra -Werror -c look.c $(pkg-config --cflags mojiscope)")

    def test_headers_that_the_page_names_are_installed(self):
        names = re.findall(r"`([\w/]+\.h)`", PAGE.read_text(encoding="utf-8"))
        self.assertGreater(len(names), 8)
        for name in names:
            self.assertTrue((self.prefix / "include" / "mojiscope" / name).exists(), name)


if __name__ == "__main__":
    unittest.main()
