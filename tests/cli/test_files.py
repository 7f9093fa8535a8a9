"""moji on what systems really have: directories, devices, pipes, huge and changing files."""
import contextlib
import json
import os
import resource
import signal
import subprocess
import tempfile
import threading
import time
import unittest

from moji_program import MOJI, SANITIZED, TemporaryFolder, complaint, rows, run

MEGABYTE = 1 << 20


def wait_until(condition):
    deadline = time.monotonic() + 60
    while not condition():
        if time.monotonic() > deadline:
            raise AssertionError("waited 60 s in vain")
        time.sleep(0.01)


class Unusual(TemporaryFolder):
    def test_a_directory_is_trouble(self):
        message = complaint("check", self.folder)
        self.assertIn(self.folder, message)
        self.assertIn("directory", message.lower())
        self.assertIn("-r", message)

    def test_a_directory_is_trouble_where_it_cannot_be_walked(self):
        self.assertIn("name the files in it", complaint("decode", "--from", "UTF-8", self.folder))

    def test_a_file_that_may_not_be_read(self):
        path = self.file("secret", b"x")
        os.chmod(path, 0)
        os.chmod(self.folder, 0o755)
        options = {"user": 65534, "group": 65534, "extra_groups": []} if os.getuid() == 0 else {}
        try:
            message = complaint("check", path, **options)
        except PermissionError:
            self.skipTest("moji itself lies where only root may go")
        self.assertIn(path, message)
        self.assertIn("permission", message.lower())

    def test_the_holes_of_a_sparse_file_are_zeros(self):
        parts = {0: "é\n".encode() * 50, 3 * MEGABYTE - 1: b"\xff\xfeabc", 9 * MEGABYTE: b"\xe4\xb8" + bytes(5) + b"\n"}
        dense = bytearray(12 * MEGABYTE)
        for place, data in parts.items():
            dense[place:place + len(data)] = data
        dense_path, sparse_path = self.file("dense", bytes(dense)), self.file("sparse", b"")
        with open(sparse_path, "r+b") as file:
            file.truncate(len(dense))
            for place, data in parts.items():
                file.seek(place)
                file.write(data)
        commands = (["check"], ["check", "-e", "EUC-KR"], ["stat"], ["detect"], ["strings"], ["survey"],
                    ["spans", "--range", "3145720:3145750"], ["spans", "--range", "9437180:9437200"])
        for command in commands:
            of_dense, of_sparse = (run(*command, path).stdout.replace(path.encode(), b"FILE")
                                   for path in (dense_path, sparse_path))
            self.assertEqual(of_sparse, of_dense, command)
            if command[0] != "survey":
                with open(sparse_path, "rb") as file:
                    from_stdin = run(*command, "-", stdin=file, data=None).stdout.replace(b"-:", b"FILE:")
                self.assertEqual(from_stdin.partition(b":")[2], of_dense.partition(b":")[2], command)

    def test_a_path_through_a_file(self):
        self.assertIn("plain/below", complaint("check", self.file("plain", b"") + "/below"))

    def test_a_fifo_is_read_to_its_end(self):
        path = os.path.join(self.folder, "fifo")
        os.mkfifo(path)
        data = "é".encode() * 100_000

        def feed():
            with open(path, "wb", buffering=0) as fifo, contextlib.suppress(BrokenPipeError):
                fifo.write(data)  # with --range it is not read to its end

        for command in (["check"], ["spans", "--range", "100000:100002"]):
            writer = threading.Thread(target=feed)
            writer.start()
            done = rows(*command, path)
            writer.join()
            self.assertEqual(len(done), 1)
            self.assertIn(done[0].get("bytes"), (len(data), "C3 A9"))

    def test_devices(self):
        self.assertEqual(rows("check", "/dev/null")[0]["bytes"], 0)
        self.assertEqual(rows("check", "--max-bytes", "1000000", "/dev/zero")[0]["code_points"], 1000000)
        self.assertEqual(len(rows("spans", "--max-bytes", "9", "/dev/zero")), 9)

    def test_files_that_say_they_are_empty_but_are_not(self):
        [summary] = rows("check", "/proc/self/status")
        self.assertGreater(summary["bytes"], 100)

    def test_the_same_file_twice(self):
        path = self.file("a", b"a")
        self.assertEqual([s["bytes"] for s in rows("check", path, path)], [1, 1])


class Pipes(unittest.TestCase):
    """Nobody reads on, nobody waits any longer, nobody is there."""

    def start(self, *arguments, **options):
        process = subprocess.Popen([MOJI, *arguments], stdin=options.pop("stdin", subprocess.DEVNULL),
                                   stdout=subprocess.PIPE, stderr=subprocess.PIPE, **options)
        self.addCleanup(process.stderr.close)
        self.addCleanup(process.stdout.close)
        self.addCleanup(process.wait)
        self.addCleanup(process.kill)
        return process

    def test_a_closed_pipe_ends_it_quietly(self):
        for ignored_by_the_parent in (False, True):
            process = self.start("spans", "/dev/zero", restore_signals=not ignored_by_the_parent)
            self.assertTrue(process.stdout.readline().startswith(b"00000000"))
            process.stdout.close()
            self.assertIn(process.wait(60), (0, -signal.SIGPIPE))
            self.assertEqual(process.stderr.read(), b"")

    def test_ctrl_c_ends_it_at_once(self):
        for command in (["check", "/dev/zero"], ["stat", "/dev/zero"]):
            process = self.start(*command)
            wait_until(lambda: self.processor_time(process.pid) > 0)
            self.interrupt(process)

    def test_ctrl_c_ends_waiting_for_input(self):
        process = self.start("decode", "--from", "UTF-8", "-", stdin=subprocess.PIPE)
        process.stdin.write(b"a")
        process.stdin.flush()
        self.interrupt(process)
        process.stdin.close()

    def interrupt(self, process):
        process.send_signal(signal.SIGINT)
        self.assertIn(process.wait(60), (-signal.SIGINT, 128 + signal.SIGINT))

    @staticmethod
    def processor_time(pid):
        with open(f"/proc/{pid}/stat") as stat:
            return int(stat.read().rpartition(")")[2].split()[11])

    def test_what_is_full_is_said(self):
        with open("/dev/full", "wb") as full:
            done = subprocess.run([MOJI, "spans", "--text", "a"], stdout=full, stderr=subprocess.PIPE)
        self.assertEqual(done.returncode, 2)
        self.assertEqual(done.stderr.count(b"\n"), 1)

    def test_results_come_while_input_is_open(self):
        """A character cut by a pipe's packet is put together, not taken for an error."""
        process = self.start("check", "-", stdin=subprocess.PIPE)
        for byte in "世界".encode():
            process.stdin.write(bytes([byte]))
            process.stdin.flush()
            time.sleep(0.002)
        process.stdin.close()
        self.assertIn(b"2 code points", process.stdout.read())


class ChangingFiles(TemporaryFolder):
    def test_a_file_as_standard_input_is_read_from_where_it_stands(self):
        with tempfile.TemporaryFile() as file:
            file.write(b"a\xFF" + b"b" * 3_000_000 + b"\xFE")
            for begin, problems, size in ((0, 2, 3_000_003), (2, 1, 3_000_001), (3_000_003, 0, 0)):
                for command in ("check", "stat"):
                    os.lseek(file.fileno(), begin, os.SEEK_SET)
                    done = subprocess.run([MOJI, command, "--format", "jsonl"], stdin=file.fileno(),
                                          capture_output=True, timeout=120)
                    summary = json.loads(done.stdout.splitlines()[-1])
                    self.assertEqual(summary["bytes"], size)
                    self.assertEqual(summary.get("problems", problems), problems)
                    # As if it had been read.
                    self.assertEqual(os.lseek(file.fileno(), 0, os.SEEK_CUR), 3_000_003)

    def test_files_that_the_kernel_shows_are_read_to_their_end(self):
        """Their sizes, 0 in /proc and 4096 in /sys, say nothing."""
        for path in ("/proc/version", "/sys/kernel/mm/transparent_hugepage/enabled"):
            try:
                with open(path, "rb") as file:
                    content = file.read()
            except OSError:
                continue
            for command in (["decode", "--from", "UTF-8"], ["repair", "--apply"]):
                self.assertEqual(run(*command, path, status=0).stdout, content)
                with open(path, "rb") as file:
                    self.assertEqual(run(*command, stdin=file, status=0).stdout, content, path)
            for command in ("check", "stat"):
                with open(path, "rb") as file:
                    done = run(command, "--format", "jsonl", stdin=file, status=0)
                self.assertEqual(json.loads(done.stdout.splitlines()[-1])["bytes"], len(content), path)

    def test_small_and_large_files_as_standard_input_are_read_to_their_end(self):
        text = "Привет, мир!\n"
        for repeated in (0, 1, 40_000, 400_000):  # the last by several threads
            path = self.file("file", (text * repeated).encode("cp1251"))
            for command, expected in ((["decode", "--from", "windows-1251"], (text * repeated).encode()),
                                      (["decode", "--from", "windows-1251", "--threads", "1"], (text * repeated).encode()),
                                      (["decode", "--from", "windows-1251", "--max-bytes", "6"], (text * repeated)[:6].encode()),
                                      (["encode", "--to", "ASCII", "--unmappable", "replace"], None)):
                expected = run(*command, path, status=0).stdout if expected is None else expected
                with open(path, "rb") as file:
                    self.assertEqual(run(*command, stdin=file, status=0).stdout, expected, (command, repeated))
                with open(path, "rb") as file:
                    file.seek(min(7, os.path.getsize(path)))
                    from_there = expected[len(text[:7].encode()):] if "ASCII" not in command else expected[7:]
                    if "6" not in command:
                        self.assertEqual(run(*command, "-", stdin=file, status=0).stdout, from_there, (command, repeated))

    def test_a_file_that_shrinks_while_it_is_read(self):
        size = 2 * MEGABYTE
        path = self.file("shrinking", b"a" * size)
        process = subprocess.Popen([MOJI, "spans", path], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        first = process.stdout.read(4096)  # it now waits for a reader, somewhere in the middle
        os.truncate(path, MEGABYTE // 2)
        rest, errors = process.communicate(timeout=100)
        self.assertIn(process.returncode, (0, 2), errors)
        self.assertEqual(process.returncode == 2, bool(errors), "trouble is said")
        lines = (first + rest).split(b"\n")[:-1]
        offsets = [int(line.split()[0], 16) for line in lines]
        self.assertEqual(offsets, list(range(len(offsets))), "what was read is whole")

    def test_the_first_bytes_of_a_file_are_not_copied(self):
        path = self.file("large", "Привет, мир!\n".encode() * 200_000)
        nowhere = dict(os.environ, TMPDIR="/nonexistent")
        for arguments in (["detect"], ["fits"], ["detect", "--lines"]):
            limited = subprocess.run([MOJI, *arguments, "--max-bytes", str(3 * MEGABYTE), path], env=nowhere,
                                     capture_output=True, timeout=100)
            self.assertEqual((limited.returncode, limited.stderr), (0, b""), arguments)
        done = subprocess.run([MOJI, "check", "--format", "jsonl", "--max-bytes", "23", path], capture_output=True, timeout=60)
        self.assertEqual(json.loads(done.stdout.splitlines()[-1])["bytes"], 23)
        done = subprocess.run([MOJI, "fits", "-t", "UTF-8", "--format", "jsonl", "--max-bytes", "22", path], capture_output=True, timeout=60)
        self.assertEqual(json.loads(done.stdout.splitlines()[0])["size"], 22)

    def test_a_file_that_grows_is_read_once(self):
        path = self.file("growing", b"a" * 1000)
        with open(path, "ab") as out:
            done = subprocess.run([MOJI, "check", path], stdout=out, timeout=60)
        self.assertEqual(done.returncode, 0)


class Memory(unittest.TestCase):
    """The peak of memory does not depend on the size of the input."""

    CHUNK = ("a 世 é 😀\n" * 100_000).encode() + b"\xff\x80"

    def peak(self, arguments, chunk, size):
        """Kilobytes at the most while `size` bytes are piped through."""
        reading, writing = os.pipe()
        with open(os.devnull, "wb") as nowhere:
            process = subprocess.Popen([MOJI, *arguments], stdin=reading, stdout=nowhere)
        os.close(reading)
        with os.fdopen(writing, "wb", buffering=0) as pipe, contextlib.suppress(BrokenPipeError):
            for _ in range(size // len(chunk)):
                pipe.write(chunk)
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        self.assertIn(process.returncode, (0, 1), arguments)
        return usage.ru_maxrss

    def assert_constant(self, *arguments, chunk=CHUNK, megabytes=100):
        small = self.peak(arguments, chunk, 2 * MEGABYTE)
        large = self.peak(arguments, chunk, megabytes * MEGABYTE)
        self.assertLess(large, small + 6 * 1024, f"moji {arguments}: {small} KB, then {large} KB")

    def setUp(self):
        if SANITIZED:
            self.skipTest("a sanitizer keeps what is freed")

    def test_check(self):
        self.assert_constant("check", "--limit", "10", "-", megabytes=300)

    def test_check_where_all_is_wrong(self):
        self.assert_constant("check", "--limit", "0", "-", chunk=b"\xFF" * MEGABYTE)

    def test_decode_of_one_endless_line(self):
        self.assert_constant("decode", "--from", "UTF-8", "-", chunk=b"a" * MEGABYTE)

    def test_stat(self):
        self.assert_constant("stat", "-")

    def test_spans(self):
        self.assert_constant("spans", "-", megabytes=8)
        self.assert_constant("spans", "--format", "jsonl", "-", megabytes=8)

    def test_a_range_of_a_pipe(self):
        self.assert_constant("spans", "--range", "100:200", "-")


class StartUp(unittest.TestCase):
    def test_processor_time_is_reported(self):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        for _ in range(20):
            run("--version", status=0)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        used = (after.ru_utime + after.ru_stime) - (before.ru_utime + before.ru_stime)
        print(f"moji --version: {used / 20 * 1000:.1f} ms of processor time")


if __name__ == "__main__":
    unittest.main()
