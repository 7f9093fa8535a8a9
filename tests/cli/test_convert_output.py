"""What moji convert writes besides the files themselves: backups, mirrors and -o, with permissions and times."""
import os
import stat
import subprocess
import threading
import unittest
import zipfile

from folder_trees import TEXTS, contents
from moji_program import MOJI, SANITIZED, rows, run
from test_convert import Tree

OLD, NEW = TEXTS["ru"].encode("koi8_r"), TEXTS["ru"].encode()
LONG_AGO = (1_000_000_000, 1_000_000_001)


def mode_of(path):
    return stat.S_IMODE(os.stat(path).st_mode)


class Written(Tree):
    FROM = ["--from", "KOI8-R"]

    def setUp(self):
        super().setUp()
        self.out = os.path.join(self.folder, "out")
        self.path = self.put("x", OLD)
        os.chmod(self.path, 0o600)
        os.utime(self.path, LONG_AGO)

    def test_what_cannot_be_written_is_named(self):
        missing = os.path.join(self.folder, "missing", "x")
        [line] = rows("convert", *self.FROM, "-o", missing, self.path, status=1)
        self.assertEqual((line["action"], line["reason"]),
                         ("failed", f"cannot write {missing}: No such file or directory"))
        closed = os.path.join(self.folder, "closed")
        with open(closed, "wb"):
            pass
        [line] = rows("convert", *self.FROM, "-o", closed + "/x", self.path, status=1)
        self.assertIn(f"cannot write {closed}/x: ", line["reason"])

    def test_a_backup_is_as_private_and_as_old_as_the_file(self):
        for links in (0, 1):
            if links:
                os.link(self.path, os.path.join(self.folder, "other"))
            self.in_place(*self.FROM, "--include", "x", "--backup", ".old", status=0)
            backup = self.path + ".old"
            self.assertEqual((self.get("x.old"), mode_of(backup)), (OLD, 0o600), links)
            self.assertEqual(os.stat(backup).st_mtime, LONG_AGO[1], links)
            run("convert", "--undo", self.journal, status=0)
            os.unlink(backup)
            self.journal += "2"
            os.chmod(self.path, 0o600)
            os.utime(self.path, LONG_AGO)

    def test_a_mirror_has_the_permissions(self):
        for mode in (0o600, 0o751, 0o400):
            os.chmod(self.path, mode)
            out = f"{self.out}{mode}"
            run("convert", *self.FROM, "--output", out, self.tree, status=0)
            self.assertEqual((contents(out), mode_of(out + "/x")), ({b"x": NEW}, mode))

    @unittest.skipIf(SANITIZED, "a sanitizer's library must be loaded first")
    def test_a_mirror_is_never_less_private_than_the_files(self):
        """Their permissions are there before their names: what fails after that changes nothing."""
        shim = os.path.join(self.folder, "no_chmod.so")
        source = self.file("no_chmod.c", b"#include <errno.h>\n#include <sys/stat.h>\n"
                           b"int chmod(const char* path, mode_t mode) { errno = EIO; return -1; }\n"
                           b"int fchmodat(int at, const char* path, mode_t mode, int flags) { errno = EIO; return -1; }\n")
        try:
            subprocess.run(["cc", "-shared", "-fPIC", "-o", shim, source], check=True, capture_output=True)
        except (OSError, subprocess.CalledProcessError):
            self.skipTest("there is no C compiler")
        run("convert", *self.FROM, "--output", self.out, self.tree, status=0, env={**os.environ, "LD_PRELOAD": shim})
        self.assertEqual(mode_of(self.out + "/x"), 0o600)

    def test_times_are_kept_if_asked(self):
        for asked in (True, False):
            keep = ["--keep-times"] if asked else []
            out = f"{self.out}{asked}"
            run("convert", *self.FROM, *keep, "--output", out, self.tree, status=0)
            one = self.file(f"one{asked}", b"there already")
            run("convert", *self.FROM, *keep, "-o", one, self.path, status=0)
            for written in (out + "/x", one):
                self.assertEqual(os.stat(written).st_mtime == LONG_AGO[1], asked, written)

    def test_a_mirror_in_the_folder_is_no_part_of_it(self):
        inside = os.path.join(self.tree, "y", "mirror")  # after x, before z
        self.put("z", OLD)
        os.symlink("y/mirror", os.path.join(self.tree, "yy"))
        # The second time all is there already.
        again = os.path.join(self.tree, ".", "y", "mirror")
        for way, status in (["--output", inside], 0), (["--follow", "--output", again], 1):
            lines = self.convert(*self.FROM, *way, self.tree, status=status)
            self.assertEqual(sorted(lines), ["x", "z"])
            self.assertEqual(contents(inside), {b"x": NEW, b"z": NEW})

    def test_archives_that_were_extracted_are_not_looked_into(self):
        inner, outer = os.path.join(self.folder, "inner.zip"), os.path.join(self.tree, "a.zip")
        for archive, name, data in (inner, "x", b"x"), (outer, "inner.zip", None):
            with zipfile.ZipFile(archive, "w") as file:
                file.write(inner, name) if data is None else file.writestr(name, data)
        inside = os.path.join(self.tree, "b")
        os.mkdir(inside)
        lines = rows("convert", "--names", "--output", inside, self.tree, status=0)
        self.assertEqual({os.path.basename(line["file"]) for line in lines}, {"a.zip", "x"})
        self.assertEqual(list(contents(inside)), [b"inner.zip"])


class One(Tree):
    FROM = ["--from", "KOI8-R"]

    def test_to_standard_output_by_another_name(self):
        path = self.put("x", OLD)
        self.assertEqual(run("convert", *self.FROM, "-o", "/dev/stdout", path, status=0).stdout, NEW)
        self.assertEqual(run("convert", *self.FROM, "-o", "/dev/null", path, status=0).stdout.count(b"\n"), 1)

    def test_to_a_fifo(self):
        path = self.put("x", OLD)
        fifo = os.path.join(self.folder, "fifo")
        os.mkfifo(fifo)
        read = []

        def reader():
            with open(fifo, "rb") as file:
                read.append(file.read())
        thread = threading.Thread(target=reader, daemon=True)
        thread.start()
        done = subprocess.run([MOJI, "convert", *self.FROM, "--format", "jsonl", "-o", fifo, path], capture_output=True,
                              timeout=120)
        if done.returncode != 0:  # nobody else may open it
            os.close(os.open(fifo, os.O_RDWR))
        thread.join(120)
        self.assertEqual((done.returncode, done.stderr, read), (0, b"", [NEW]))
        self.assertIn(b'"action":"converted"', done.stdout)
        self.assertTrue(stat.S_ISFIFO(os.stat(fifo).st_mode))

    def test_nothing_is_written_where_it_is_not_sure(self):
        path = self.put("short", b"\xe9\n")
        out = self.file("out", b"as it was")
        [line] = rows("convert", "-o", out, path, status=1)
        self.assertEqual(line["action"], "left")
        with open(out, "rb") as file:
            self.assertEqual(file.read(), b"as it was")


if __name__ == "__main__":
    unittest.main()
