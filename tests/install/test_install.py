#!/usr/bin/env python3
"""Installs the build into a temporary prefix and builds programs against it, outside the tree.

Usage: test_install.py BUILD_FOLDER
"""
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

BUILD = pathlib.Path(sys.argv.pop(1)).resolve()
HERE = pathlib.Path(__file__).resolve().parent


def run(*command, **options):
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True, **options)
    if done.returncode != 0:
        raise AssertionError(f"{command} ended with {done.returncode}:\n{done.stdout}{done.stderr}")
    return done.stdout


class Installed(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.root = pathlib.Path(cls.folder.name)
        cls.prefix = cls.root / "prefix"
        run("cmake", "--install", BUILD, "--prefix", cls.prefix)
        cls.libraries = next(cls.prefix.rglob("libmojiscope.so")).parent
        cls.environment = dict(os.environ, PKG_CONFIG_PATH=str(cls.libraries / "pkgconfig"),
                               LD_LIBRARY_PATH=str(cls.libraries))

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    def flags(self, package):
        """By where its file is: the prefix is another one than that of the build."""
        return run("pkg-config", "--cflags", "--libs", package, env=self.environment).split()

    def test_a_c_program_by_pkg_config(self):
        program = self.root / "c_consumer"
        run("cc", "-std=c11", "-Wall", "-Wextra", "-Werror", HERE / "c/consumer.c", "-o", program,
            *self.flags("mojiscope"))
        self.assertIn("0 faults", run(program, env=self.environment))

    def test_a_cpp_program_by_cmake(self):
        build = self.root / "cpp"
        run("cmake", "-S", HERE / "cpp", "-B", build, f"-DCMAKE_PREFIX_PATH={self.prefix}")
        run("cmake", "--build", build)
        self.assertEqual(run(build / "consumer").splitlines(), ["占쏙옙", "naïve"])
        self.assertIn("0 faults", run(build / "consumer_of_c"))

    def test_the_c_interface_needs_no_other_package(self):
        source = self.root / "only_c"
        source.mkdir()
        (source / "CMakeLists.txt").write_text(
            "cmake_minimum_required(VERSION 3.22)\nproject(only_c LANGUAGES C)\n"
            "find_package(mojiscope REQUIRED COMPONENTS c)\n"
            f"add_executable(only_c {HERE / 'c/consumer.c'})\n"
            "target_link_libraries(only_c PRIVATE mojiscope::c)\n")
        build = self.root / "only_c-build"
        run("cmake", "-S", source, "-B", build, f"-DCMAKE_PREFIX_PATH={self.prefix}",
            *(f"-DCMAKE_DISABLE_FIND_PACKAGE_{name}=ON" for name in ("ICU", "fmt", "Threads")))
        run("cmake", "--build", build)
        self.assertIn("0 faults", run(build / "only_c"))

    def test_a_cpp_program_by_pkg_config(self):
        program = self.root / "cpp_consumer"
        run("c++", HERE / "cpp/consumer.cpp", "-o", program, *self.flags("mojiscope-core"))
        self.assertEqual(run(program).splitlines()[0], "占쏙옙")

    def test_another_minor_version_is_refused(self):
        listing = self.root / "newer" / "CMakeLists.txt"
        listing.parent.mkdir()
        listing.write_text("cmake_minimum_required(VERSION 3.22)\nproject(newer LANGUAGES CXX)\n"
                           "find_package(mojiscope 0.9 REQUIRED)\n")
        with self.assertRaises(AssertionError):
            run("cmake", "-S", listing.parent, "-B", self.root / "newer-build",
                f"-DCMAKE_PREFIX_PATH={self.prefix}")

    def test_only_the_c_interface_is_exported(self):
        names = [line.split()[-1] for line in
                 run("nm", "-D", "--defined-only", self.libraries / "libmojiscope.so").splitlines()]
        others = [name for name in names if not name.startswith("moji_") and not name.startswith("_Z")]
        self.assertEqual([], [name for name in others if not name.startswith("_")])
        self.assertFalse([name for name in names if "4moji" in name], "C++ of the library is exported")

    def test_headers_are_prefixed_and_complete(self):
        include = self.prefix / "include"
        self.assertEqual(sorted(entry.name for entry in include.iterdir()), ["mojiscope", "mojiscope.h"])
        missing = []
        for header in (include / "mojiscope").rglob("*.h"):
            for line in header.read_text(encoding="utf-8").splitlines():
                if line.startswith('#include "'):
                    target = line.split('"')[1]
                    if not (include / target).exists():
                        missing.append(f"{header.relative_to(include)} includes {target}")
                self.assertFalse(line.startswith(("#include <unicode/", "#include <fmt/")), header)
        self.assertEqual([], missing)


if __name__ == "__main__":
    unittest.main()
