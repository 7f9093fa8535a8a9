"""What moji can do no more once it reads untrusted bytes, and who can read what it leaves on the disk."""
import os
import re
import stat
import subprocess
import unittest

from moji_program import MOJI, SANITIZED, REQUIRED_OPTIONS, TemporaryFolder, run

PROBE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "sandbox_probe.c")


def landlock():
    """Whether the kernel has Landlock (its version can be asked for)."""
    import ctypes
    return ctypes.CDLL(None).syscall(444, None, 0, 1) > 0


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
        for what in ("exec", "unix", "elsewhere", "temporary"):
            self.assertTrue(could[what], what)

    def test_programs_and_sockets_are_out_of_reach(self):
        for arguments in (["check", "-"], ["decode", "-f", "KOI8-R", "-"],
                          ["decode", "-f", "KOI8-R", "-", "-o", os.path.join(self.folder, "out")]):
            could = self.probed(MOJI, *arguments)
            for what in ("exec", "inet", "unix", "peek"):
                self.assertFalse(could[what], (arguments, what))

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
