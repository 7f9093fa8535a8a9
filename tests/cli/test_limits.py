"""Memory, files, threads and time run out under every command: it says so and ends with status 2, or it
does its work; it is never killed by a signal."""
import os
import resource
import signal
import subprocess
import unittest

from moji_program import (INPUTLESS_COMMANDS, MOJI, PAIR_COMMANDS, REQUIRED_OPTIONS, SANITIZED, TemporaryFolder,
                          commands)

EXHAUSTIVE = bool(os.environ.get("MOJISCOPE_EXHAUSTIVE"))
MEGABYTE = 1024 * 1024
TEXT = ("Привет, мир! 世界 naïve \n" * 3000).encode() + b"\xff\xc0\xaf" + "Ð¿Ñ\x80Ð¸Ð²ÐµÑ\x82\n".encode() * 20
LOADER_FAILED = 127  # there was not enough even to load the libraries


@unittest.skipIf(SANITIZED, "sanitizers reserve address space and files of their own")
class Limits(TemporaryFolder):
    def setUp(self):
        super().setUp()
        self.path = self.file("a.txt", TEXT)
        self.other = self.file("b.txt", TEXT + b"x")

    def arguments(self, command):
        inputs = [] if command in INPUTLESS_COMMANDS else [self.path]
        if command in PAIR_COMMANDS:
            inputs.append(self.other)
        return [command, *REQUIRED_OPTIONS.get(command, []), *inputs,
                *(["--dry-run"] if command == "convert" else [])]

    def assert_ends_in_order(self, limits, about, command):
        def restrict():
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
            for which, value in limits.items():
                resource.setrlimit(which, (value, value))
        done = subprocess.run([MOJI, *self.arguments(command)], capture_output=True, stdin=subprocess.DEVNULL,
                              preexec_fn=restrict, timeout=120)
        if done.returncode == LOADER_FAILED and b"shared librar" in done.stderr:
            return None
        if b"libgcc_s.so.1 must be installed" in done.stderr:
            return None  # libc itself ends a program in which it cannot load what ends a thread
        self.assertGreaterEqual(done.returncode, 0, (command, about, done.stderr[-300:],
                                                     done.returncode < 0 and signal.Signals(-done.returncode).name))
        self.assertIn(done.returncode, (0, 1, 2), (command, about, done.stderr[-300:]))
        if done.returncode == 2:
            self.assertTrue(done.stderr.startswith(b"moji: "), (command, about, done.stderr[-300:]))
        return done.returncode

    def test_little_memory(self):
        steps = range(20, 400, 4) if EXHAUSTIVE else (40, 64, 90, 130)
        ends = set()
        for command in commands():
            for megabytes in steps:
                ends.add(self.assert_ends_in_order({resource.RLIMIT_AS: megabytes * MEGABYTE},
                                                   f"{megabytes} MB", command))
        self.assertIn(2, ends, "no limit was small enough")

    def test_few_files(self):
        ends = set()
        for command in commands():
            for files in (range(3, 16) if EXHAUSTIVE else (4, 5, 7)):
                ends.add(self.assert_ends_in_order({resource.RLIMIT_NOFILE: files}, f"{files} files", command))
        self.assertTrue(ends & {2, None}, "no limit was small enough")

    def test_no_more_bytes_on_the_disk(self):
        for size in (0, 1, 100):
            out = os.path.join(self.folder, "out")
            for command in ("decode", "encode", "check", "dump"):
                if os.path.exists(out):
                    os.remove(out)
                done = subprocess.run(
                    [MOJI, command, *REQUIRED_OPTIONS.get(command, []), self.path, "-o", out], capture_output=True,
                    preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (size, size)), timeout=60)
                self.assertEqual(done.returncode, 2, (command, size, done.stderr))
                self.assertFalse(os.path.exists(out), (command, size))


if __name__ == "__main__":
    unittest.main()
