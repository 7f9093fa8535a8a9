#!/usr/bin/env python3
"""Every UTF-8 kernel that this machine can run, and any number of threads, print the same."""

import os
import random
import re
import subprocess
import sys
import tempfile
import unittest

MOJI = sys.argv.pop(1)

PIECES = [b"a", b"\n", "é".encode(), "世".encode(), "😀".encode(), b"\xef\xbf\xbd", b"plain text\n" * 20]
BAD = [b"\x80", b"\xff", b"\xc0\xaf", b"\xe0\x80", b"\xed\xa0\x80", b"\xf4\x90", b"\xf0\x9f\x98", b"\xe0"]


def run(*arguments, kernel=None, **options):
    environment = dict(os.environ)
    environment.pop("MOJISCOPE_KERNEL", None)
    if kernel:
        environment["MOJISCOPE_KERNEL"] = kernel
    done = subprocess.run([MOJI, *arguments], env=environment, capture_output=True, check=False, **options)
    return done.returncode, done.stdout, done.stderr


def kernels():
    version = run("--version")[1].decode()
    return re.search(r"^UTF-8 kernels: (.*); in use: (\S+) ", version, re.MULTILINE)


def corpus(generator, size, bad):
    out = bytearray()
    while len(out) < size:
        out += generator.choice(BAD if generator.random() < bad else PIECES)
    return bytes(out)


class Kernels(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.path = folder.name + "/input"

    def write(self, data):
        with open(self.path, "wb") as file:
            file.write(data)

    def test_version_names_them(self):
        found = kernels()
        self.assertIn("scalar", found[1].split(", "))
        self.assertIn(found[2], found[1].split(", "))

    def test_the_environment_chooses(self):
        for kernel in kernels()[1].split(", "):
            self.assertIn(f"in use: {kernel} ".encode(), run("--version", kernel=kernel)[1])
        self.assertIn(f"in use: {kernels()[2]} ".encode(), run("--version", kernel="no such")[1])

    def test_all_print_the_same(self):
        seed = 20
        generator = random.Random(seed)
        for size, bad in ((0, 0), (1, 0), (100, 0.2), (5000, 0.02), (3_000_000, 0), (3_300_000, 0.001)):
            self.write(corpus(generator, size, bad))
            for command in (("check", "--format", "jsonl"), ("stat", "--format", "jsonl")):
                expected = run(*command, self.path, kernel="scalar")
                for kernel in kernels()[1].split(", "):
                    self.assertEqual(run(*command, self.path, kernel=kernel), expected, (kernel, size, seed))

    def test_threads_and_pipes_print_the_same(self):
        seed = 21
        generator = random.Random(seed)
        for size, bad in ((2_500_000, 0.05), (5_000_000, 0.0001), (2_100_000, 1)):
            data = corpus(generator, size, bad)
            self.write(data)
            status, piped, _ = run("check", "-", "--format", "jsonl", "--limit", "50000", input=data)
            expected = status, piped.replace(b'"file":"-"', b'"file":"x"')
            for threads in ("1", "2", "7"):
                status, output, _ = run(
                    "check", self.path, "--format", "jsonl", "--limit", "50000", "--threads", threads
                )
                found = status, output.replace(f'"file":"{self.path}"'.encode(), b'"file":"x"')
                self.assertTrue(found == expected, (threads, size, bad, seed))


if __name__ == "__main__":
    unittest.main()
