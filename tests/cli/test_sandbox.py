"""What moji can do no more once it reads untrusted bytes, and who can read what it leaves on the disk."""
import os
import re
import stat
import subprocess
import unittest

from moji_program import MOJI, SANITIZED, REQUIRED_OPTIONS, TemporaryFolder, run

PROBE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "sandbox_probe.c")


MOVES_FILES = 2  # the version of Landlock that lets files move from one folder to another


def landlock():
    """The version of the kernel's Landlock; 0 where it has none."""
    import ctypes
    return max(0, ctypes.CDLL(None).syscall(444, None, 0, 1))


@unittest.skipIf(SANITIZED, "a sanitizer must be the first library")
class Sandbox(TemporaryFolder):
    def setUp(self):
        super().setUp()
        self.probe = os.path.join(self.folder, "probe.so")
        subprocess.run(["cc", "-shared", "-fPIC", "-o", self.probe, PROBE, "-ldl"], check=True)
        for name in ("elsewhere", "temporary"):
            os.mkdir(os.path.join(self.folder, name))

    def probed(self, program, *arguments):
        """What the probe could do in a program that reads standard input."""
        environment = dict(os.environ, LD_PRELOAD=self.probe, TMPDIR=os.path.join(self.folder, "temporary"),
                           PROBE_ELSEWHERE=os.path.join(self.folder, "elsewhere"))
        done = subprocess.run([program, *arguments], input=b"abc", capture_output=True, env=environment, timeout=60)
        found = re.search(rb"PROBE (.*)", done.stderr)
        self.assertIsNotNone(found, done.stderr)
        return {name: value == "1" for name, value in
                (one.split("=") for one in found.group(1).decode().split())}

    def test_the_probe_works_without_one(self):
        could = self.probed("cat")
        for what in ("exec", "unix", "pair", "types", "elsewhere", "temporary"):
            self.assertTrue(could[what], what)

    def test_programs_and_sockets_are_out_of_reach(self):
        for arguments in (["check", "-"], ["decode", "-f", "KOI8-R", "-"],
                          ["decode", "-f", "KOI8-R", "-", "-o", os.path.join(self.folder, "out")]):
            could = self.probed(MOJI, *arguments)
            for what in ("exec", "inet", "unix", "pair", "ring", "types", "peek"):
                self.assertFalse(could[what], (arguments, what))
            if landlock() >= MOVES_FILES:
                self.assertFalse(could["memory"], arguments)

    @unittest.skipUnless(landlock(), "this kernel has no Landlock")
    def test_files_are_written_nowhere_but_in_the_temporary_folder(self):
        for command in ("check", "detect", "stat", "repair", "dump", "escape"):
            could = self.probed(MOJI, command, *REQUIRED_OPTIONS.get(command, []), "-")
            self.assertFalse(could["elsewhere"], command)
            self.assertTrue(could["temporary"], command)

    def test_what_a_command_writes_is_written(self):
        out = os.path.join(self.folder, "out")
        run("decode", "-f", "KOI8-R", "-", "-o", out, data="мир".encode("koi8-r"), status=0)
        with open(out, "rb") as file:
            self.assertEqual(file.read(), "мир".encode())

    @unittest.skipUnless(landlock() >= MOVES_FILES, "this kernel has no Landlock, or one that moves no files")
    def test_the_kernels_files_are_no_place_to_write(self):
        run("decode", "-f", "UTF-8", "-", "-o", "/proc/self/comm", data=b"x", status=2)
        path = self.file("a.txt", "мир\n".encode("koi8-r"))
        could = self.probed(MOJI, "decode", "-f", "KOI8-R", "-", "-o", path)
        self.assertTrue(could["elsewhere"])  # as its user may
        self.assertFalse(could["memory"])

    def test_conversions_write_where_they_did(self):
        """In place, beside a copy, into folders that it makes, through a link."""
        path = self.file("a.txt", "мир\n".encode("koi8-r"))
        os.symlink(path, os.path.join(self.folder, "link"))
        run("convert", "--in-place", "--backup", ".old", "--journal", os.path.join(self.folder, "journal"), "--from",
            "KOI8-R", path, status=0)
        run("convert", "--output", os.path.join(self.folder, "new", "below"), "--from", "UTF-8", "--to", "KOI8-R",
            path, status=0)
        run("convert", "--undo", os.path.join(self.folder, "journal"), status=0)
        with open(path, "rb") as file:
            self.assertEqual(file.read(), "мир\n".encode("koi8-r"))

    @unittest.skipUnless(os.access("/", os.W_OK), "nobody but root writes in /")
    def test_files_in_the_root_folder_are_written(self):
        name = "/mojiscope-test-" + str(os.getpid())
        try:
            run("decode", "-f", "KOI8-R", "-", "-o", name, data="мир".encode("koi8-r"), status=0)
            run("convert", "--in-place", "--from", "UTF-8", "--to", "KOI8-R", name, status=0,
                env=dict(os.environ, XDG_STATE_HOME=self.folder))
            with open(name, "rb") as file:
                self.assertEqual(file.read(), "мир".encode("koi8-r"))
        finally:
            if os.path.exists(name):
                os.remove(name)

    def test_streams_longer_than_memory_wants_are_still_read(self):
        run("detect", "-", data=b"abc\n" * 600_000, status=0)


class Private(TemporaryFolder):
    """The mask lets everybody read; what moji keeps for itself is the owner's all the same."""

    def convert(self, **environment):
        path = self.file("a.txt", "Съешь же ещё этих мягких французских булок\n".encode("koi8-r"))
        old = os.umask(0)
        try:
            return run("convert", "--in-place", "--from", "KOI8-R", path, env=dict(os.environ, **environment))
        finally:
            os.umask(old)

    def test_journals_are_for_the_owner_alone(self):
        state = os.path.join(self.folder, "a", "state")
        self.assertEqual(self.convert(XDG_STATE_HOME=state).returncode, 0)
        folder = os.path.join(state, "mojiscope")
        for path in (os.path.join(self.folder, "a"), state, folder):
            self.assertEqual(stat.S_IMODE(os.stat(path).st_mode), 0o700, path)
        names = os.listdir(folder)
        self.assertEqual(len(names), 1)
        self.assertEqual(stat.S_IMODE(os.stat(os.path.join(folder, names[0])).st_mode), 0o600)

    def test_an_open_folder_is_closed(self):
        folder = os.path.join(self.folder, "mojiscope")
        os.mkdir(folder)
        os.chmod(folder, 0o777)
        self.convert(XDG_STATE_HOME=self.folder)
        self.assertEqual(stat.S_IMODE(os.stat(folder).st_mode), 0o700)

    def test_a_relative_state_folder_is_as_if_it_were_not_named(self):
        home = os.path.join(self.folder, "home")
        path = self.file("a.txt", "Съешь же ещё этих мягких французских булок\n".encode("koi8-r"))
        done = run("convert", "--in-place", "--from", "KOI8-R", path, cwd=self.folder,
                   env=dict(os.environ, XDG_STATE_HOME="state", HOME=home))
        self.assertEqual(done.returncode, 0)
        self.assertFalse(os.path.exists(os.path.join(self.folder, "state")))
        self.assertEqual(len(os.listdir(os.path.join(home, ".local", "state", "mojiscope"))), 1)

    def link(self, owner):
        """Where the state folder should be: a link to a folder of ours."""
        ours = os.path.join(self.folder, "ours")
        os.mkdir(ours)
        os.chmod(ours, 0o755)
        os.symlink(ours, os.path.join(self.folder, "mojiscope"))
        os.lchown(os.path.join(self.folder, "mojiscope"), owner, owner)
        return ours

    @unittest.skipUnless(os.geteuid() == 0, "only root can make a link of another user")
    def test_a_link_of_another_user_is_not_followed(self):
        ours = self.link(12345)
        done = self.convert(XDG_STATE_HOME=self.folder)
        self.assertEqual(done.returncode, 2)
        self.assertIn(b"a symbolic link of another user leads there", done.stderr)
        self.assertEqual(os.listdir(ours), [])
        self.assertEqual(stat.S_IMODE(os.stat(ours).st_mode), 0o755)

    def test_a_link_of_our_own_is_followed(self):
        ours = self.link(os.geteuid())
        self.assertEqual(self.convert(XDG_STATE_HOME=self.folder).returncode, 0)
        self.assertEqual(len(os.listdir(ours)), 1)

    @unittest.skipUnless(os.geteuid() == 0, "only root can make a folder of another user")
    def test_a_folder_of_another_user_is_refused(self):
        folder = os.path.join(self.folder, "mojiscope")
        os.mkdir(folder)
        os.chown(folder, 12345, 12345)
        done = self.convert(XDG_STATE_HOME=self.folder)
        self.assertEqual(done.returncode, 2)
        self.assertIn(b"belongs to another user", done.stderr)
        self.assertEqual(os.listdir(folder), [])


class Tampered(TemporaryFolder):
    """Journals and plans that moji did not write like that."""

    HEAD = '{"moji_journal":1,"folder":"%s","names":%s,"from":"6B6F69382D72","to":"5554462D38","lines":false%s}\n'

    def journal(self, *lines, names="false", more=""):
        head = self.HEAD % (self.folder.encode().hex(), names, more)
        return self.file("journal", (head + "".join(line + "\n" for line in lines)).encode())

    def test_sizes_past_the_end_end_the_reading(self):
        for number in (1, 2**32, 2**63, 2**64 - 200, 2**64 - 2, 2**64 - 1):
            path = self.journal(more=f',"list":{number}')
            self.assertIn(run("convert", "--undo", path).returncode, (0, 1, 2))
            record = '{"file_bytes":"61","before":"x","after":"y","from":"a","to":"b","original":%d}' % number
            self.assertIn(run("convert", "--undo", self.journal(record)).returncode, (0, 1, 2))

    def test_undoing_leaves_the_journal_as_it_is(self):
        path = self.journal("damaged", '{"file_bytes":"61"}')
        with open(path, "rb") as file:
            before = file.read()
        run("convert", "--undo", path)
        with open(path, "rb") as file:
            self.assertEqual(file.read(), before)

    def test_a_fifo_is_no_journal(self):
        fifo = os.path.join(self.folder, "fifo")
        os.mkfifo(fifo)
        for option in ("--undo", "--resume-journal"):
            done = run("convert", option, fifo)  # waited for ever
            self.assertEqual(done.returncode, 2)
            self.assertIn(b"fifo: is not a regular file", done.stderr)

    def test_lists_that_never_end_are_refused(self):
        path = self.file("a.txt", b"abc")
        for arguments in (("convert", "--dry-run", "--plan", "/dev/zero"), ("convert", "--names", "--plan", "/dev/zero"),
                          ("convert", "--dry-run", "--files0-from", "/dev/zero"),
                          ("survey", "--files0-from", "/dev/zero"), ("survey", "--resume", "/dev/zero", path),
                          ("survey", "--resume", "/dev/urandom", path),
                          ("convert", "--dry-run", "--resume", "/dev/zero", path)):
            done = run(*arguments, stdin=subprocess.DEVNULL)
            self.assertEqual(done.returncode, 2, arguments)
            self.assertRegex(done.stderr, b"is a device|has a line of more than|is no report of moji", arguments)

    def test_a_list_of_nothing_is_no_trouble(self):
        path = self.file("a.txt", b"abc")
        self.assertEqual(run("survey", "--files0-from", "/dev/null").returncode, 0)
        self.assertEqual(run("survey", "--resume", "/dev/null", path).returncode, 0)

    def test_lines_without_end_take_little_memory(self):
        sparse = os.path.join(self.folder, "sparse")
        with open(sparse, "wb") as file:
            file.truncate(3 << 30)
        path = self.file("a.txt", b"abc")
        for arguments in (("--dry-run", "--plan", sparse), ("--undo", sparse), ("--resume-journal", sparse),
                          ("--dry-run", "--resume", sparse, path)):
            limited = ["sh", "-c", 'ulimit -v 1000000; exec "$0" "$@"', MOJI, "convert", *arguments]
            done = subprocess.run(limited if not SANITIZED else [MOJI, "convert", *arguments], capture_output=True,
                                  stdin=subprocess.DEVNULL, timeout=300)
            self.assertEqual(done.returncode, 2, arguments)
            self.assertIn(b"has a line of more than 16777216 bytes", done.stderr, arguments)

    def test_what_is_no_report_is_not_taken_for_one(self):
        path = self.file("a.txt", b"abc")
        for content in (b"some text\n", b"\n\n", b"1\n", b"{}\n", b"text without an end", b"\x7fELF\n{}\n"):
            done = run("survey", "--resume", self.file("other", content), path)
            self.assertEqual(done.returncode, 2, content)
            self.assertIn(b"other: is no report of moji survey or moji convert", done.stderr, content)

    def test_reports_that_were_cut_off_are_reports(self):
        path = self.file("a.txt", b"abc")
        whole = run("survey", "--format", "jsonl", path, status=0).stdout
        for content, files in ((b"", 1), (whole[:3], 1), (whole[:20], 1), (whole, 0), (whole[:20] + whole, 1),
                               (whole.split(b"\n")[0] + b'\n{"fi' + whole, 0)):
            done = run("survey", "--format", "jsonl", "--resume", self.file("report", content), path, status=0)
            self.assertIn(b'"files":%d,' % files, done.stdout, content)

    def test_new_names_stay_in_their_folder(self):
        victim = self.file("victim", b"x")
        inode = os.stat(victim).st_ino
        for name in ("../moved", "/tmp/moved", "..", ".", "", "a\0b", "sub/x"):
            path = self.journal('{"path":"%s","new_name":"%s","cause":"61","inode":%d}'
                                % (b"victim".hex(), name.encode().hex(), inode), '{"names_end":1}', names="true")
            for option in ("--resume-journal", "--undo"):
                done = run("convert", option, path, cwd=self.folder)
                self.assertEqual(done.returncode, 2, (name, option, done.stdout))
                self.assertIn(b"damaged", done.stderr)
            self.assertTrue(os.path.exists(victim))


if __name__ == "__main__":
    unittest.main()
