"""moji diff: texts in different encodings, patches that apply, bytes, and git."""
import os
import random
import re
import shutil
import subprocess
import unittest

from moji_program import MOJI, TemporaryFolder, complaint, output, rows, run

SEED = 2207
WORDS = ["мир", "世界", "hello", "é", "x", "😀", "", "\ta", "\r", "foo bar baz"]
RUSSIAN = "Съешь же ещё этих мягких\nфранцузских булок,\nда выпей чаю.\n" * 5


def git(folder, *arguments, **options):
    environment = dict(os.environ, GIT_CONFIG_GLOBAL="/dev/null", GIT_CONFIG_SYSTEM="/dev/null", HOME=folder,
                       GIT_AUTHOR_NAME="a", GIT_AUTHOR_EMAIL="a@b", GIT_COMMITTER_NAME="a", GIT_COMMITTER_EMAIL="a@b",
                       GIT_PAGER="cat", **options)
    done = subprocess.run(["git", "-C", folder, *arguments], capture_output=True, env=environment)
    if done.returncode != 0:
        raise AssertionError(f"git {arguments}: {done.stderr.decode()}")
    return done.stdout.decode()


class Texts(TemporaryFolder):
    def pair(self, one, other):
        return self.file("one", one), self.file("other", other)

    def test_a_guess_is_one_that_reads_as_the_other_side_or_is_said(self):
        said = "taken for "
        short = "café Ñ\n".encode("cp1252")
        for paths in (self.pair(short, "café Ñ\n".encode()), self.pair("\ufeffcafé Ñ\n".encode(), short)):
            done = run("diff", *paths, status=0)
            self.assertEqual((done.stdout, done.stderr), (b"", b""))
        one, other = self.pair(short, "café, no\n".encode())
        done = run("diff", one, other, status=1)
        self.assertIn(f"moji: {one}: {said}", done.stderr.decode())
        self.assertEqual(done.stderr.count(b"\n"), 1)
        self.assertEqual(run("diff", "--encoding-a", "windows-1252", one, other, status=1).stderr, b"")

    def test_equal_text_in_two_encodings_is_no_difference(self):
        for one, other in (("koi8-r", "cp1251"), ("utf-8", "koi8-r"), ("utf-16", "utf-8"), ("utf-8-sig", "utf-16"),
                           ("utf-16-le", "utf-16-be")):
            paths = self.pair(RUSSIAN.encode(one), RUSSIAN.encode(other))
            self.assertEqual(run("diff", *paths, status=0).stdout, b"", (one, other))

    def test_named_encodings(self):
        paths = self.pair("мир".encode("koi8-r"), "мир".encode("cp1251"))
        run("diff", "--encoding-a", "KOI8-R", "--encoding-b", "windows-1251", *paths, status=0)
        run("diff", "--encoding-a", "KOI8-R", "-e", "windows-1251", *paths, status=0)  # one goes before both
        run("diff", "--encoding", "KOI8-R", *paths, status=1)
        self.assertIn("--encoding-b", complaint("diff", "--encoding-b", "no-such", *paths))

    def test_output(self):
        paths = self.pair(RUSSIAN.encode("koi8-r"), RUSSIAN.replace("чаю", "чая", 1).encode("cp1251"))
        lines = output("diff", *paths, status=1).split("\n")
        self.assertEqual(lines[0], f"--- {paths[0]}\tKOI8-R")
        self.assertEqual(lines[1], f"+++ {paths[1]}\twindows-1251")
        self.assertEqual(lines[2], "@@ -1,6 +1,6 @@")
        self.assertEqual(lines[5:7], ["-да выпей чаю.", "+да выпей чая."])
        self.assertEqual(len(output("diff", "-U", "0", *paths).split("\n")), 6)

    def test_any_amount_of_context(self):
        numbers = [f"{number}\n" for number in range(60)]
        paths = self.pair("".join(numbers).encode(), "".join(numbers).replace("5\n", "five\n").encode())
        for context in ("1000000", str(2**59), str(2**63), str(2**64 - 1)):
            for arguments in ([], ["--bytes"]):
                self.assertEqual(output("diff", "-U", context, *arguments, *paths).count("@@ -"), 1, context)

    def test_json_has_offsets_in_the_files(self):
        one, other = "да\nнет\nда".encode("utf-16"), "да\nконечно\nда".encode("koi8-r")
        [row] = rows("diff", "--encoding-b", "KOI8-R", *self.pair(one, other), status=1)
        self.assertEqual(row, {"a": [8, 16], "b": [3, 11], "a_text": "нет\n", "b_text": "конечно\n"})

    def test_malformed_bytes_are_never_equal_to_others(self):
        paths = self.pair(b"a\xc7\n", b"a\xc8\n")
        self.assertIn("-a\\xC7\n+a\\xC8\n", output("diff", "-e", "EUC-KR", *paths, status=1))
        self.assertIn(b"-a\xc7\n+a\xc8\n", run("diff", "-e", "UTF-8", *paths, status=1).stdout)

    def test_a_mark_is_no_part_of_a_text(self):
        marked = b"\xef\xbb\xbftext\n"
        for options in ([], ["-e", "UTF-8"], ["--encoding-a", "UTF-8"]):
            self.assertEqual(output("diff", *options, *self.pair(marked, b"text\n")), "", options)
        run("diff", *self.pair(marked, "text\n".encode("utf-16")), status=0)
        wide = "text\n".encode("utf-16-be")
        run("diff", "-e", "UTF-16BE", *self.pair(b"\xfe\xff" + wide, wide), status=0)
        [row] = rows("diff", *self.pair(marked, b"texts\n"), status=1)
        self.assertEqual(row, {"a": [3, 8], "b": [0, 6], "a_text": "text\n", "b_text": "texts\n"})
        # Inside a text it is a character; bytes are compared as they are.
        run("diff", "-e", "UTF-8", *self.pair(b"a\n" + marked, b"a\ntext\n"), status=1)
        run("diff", "--bytes", *self.pair(marked, b"text\n"), status=1)

    def test_binary_files_are_said(self):
        paths = self.pair(bytes(range(256)), bytes(range(1, 256)))
        self.assertIn("Binary files", output("diff", *paths, status=1))
        self.assertEqual(rows("diff", *paths, status=1)[0]["binary"], True)
        run("diff", paths[0], paths[0], status=0)

    def test_binary_files_with_the_same_bytes_are_equal(self):
        paths = self.pair(bytes(range(256)), bytes(range(256)))
        for option in ("--encoding-a", "--encoding-b"):
            self.assertEqual(output("diff", option, "UTF-8", *paths, status=0), "")
            self.assertEqual(rows("diff", option, "UTF-8", *paths, status=0), [])

    def test_trouble(self):
        path = self.file("one", b"a")
        complaint("diff", path, os.path.join(self.folder, "missing"))
        self.assertIn("two inputs", complaint("diff", path))
        run("diff", "-q", "--text", "a", "--text", "b", status=1)

    def test_colours_are_only_added(self):
        arguments = ["diff", "--text", "a\nb\n", "--text", "a\nc\n"]
        coloured = output(*arguments, "--color", "always")
        self.assertIn("\x1b[1;31m-b\x1b[0m", coloured)
        self.assertEqual(re.sub("\x1b\\[[0-9;]*m", "", coloured), output(*arguments))


@unittest.skipUnless(shutil.which("patch") and shutil.which("diff"), "diff and patch are not installed")
class Patches(TemporaryFolder):
    def line(self, chooser):
        return " ".join(chooser.choice(WORDS) for _ in range(chooser.randrange(4)))

    def mutated(self, chooser, lines, rate):
        result = []
        for line in lines:
            kind = chooser.random()
            if kind >= rate:
                result.append(self.line(chooser) if kind < 2 * rate else line)
            if 2 * rate <= kind < 3 * rate:
                result.append(self.line(chooser))
        return result

    def apply(self, old, patch):
        target = os.path.join(self.folder, "result")
        subprocess.run(["patch", "--binary", "-s", "-o", target, old], input=patch, capture_output=True, check=True)
        with open(target, "rb") as file:
            return file.read()

    def test_they_apply_and_are_as_short_as_those_of_diff(self):
        chooser = random.Random(SEED)
        for number in range(60):
            lines = [self.line(chooser) for _ in range(chooser.choice([0, 1, 2, 5, 30, 300]))]
            other = self.mutated(chooser, lines, chooser.choice([0.01, 0.1, 0.3]))
            texts = [("\n".join(side) + chooser.choice(["", "\n"])).encode() for side in (lines, other)]
            old, new = self.file("old", texts[0]), self.file("new", texts[1])
            context = chooser.choice(["0", "1", "3", "10"])
            ours = run("diff", "-e", "UTF-8", "-U", context, old, new)
            theirs = subprocess.run(["diff", "-a", "-d", "-U", context, old, new], capture_output=True)
            self.assertEqual(ours.returncode, theirs.returncode, number)
            if ours.stdout:
                self.assertEqual(self.apply(old, ours.stdout), texts[1], (number, SEED))
            changes = [sum(line[:1] in b"+-" for line in out.split(b"\n")[2:] if line)
                       for out in (ours.stdout, theirs.stdout)]
            self.assertLessEqual(changes[0], changes[1], number)

    def test_of_large_files_too(self):
        chooser = random.Random(SEED)
        lines = [f"{n} {self.line(chooser)}" for n in range(1_300_000)]
        other = list(lines)
        for _ in range(50):
            other[chooser.randrange(len(other))] = self.line(chooser)
            del other[chooser.randrange(len(other))]
        texts = ["\n".join(side).encode() for side in (lines, other)]
        self.assertGreater(sum(map(len, texts)), 32 * 1024 * 1024)  # more than is compared at once
        old, new = self.file("old", texts[0]), self.file("new", texts[1])
        patch = run("diff", "-e", "UTF-8", old, new, status=1).stdout
        self.assertEqual(self.apply(old, patch), texts[1])
        self.assertLess(patch.count(b"\n"), 1500)


class ByteMode(TemporaryFolder):
    def test_rows(self):
        one, other = self.file("one", b"0123456789abcdefgh"), self.file("other", b"0123456789ABCdefgh")
        self.assertEqual(output("diff", "--bytes", one, other, status=1).split("\n")[2:-1],
                         ["@@ -0x0,18 +0x0,18 @@",
                          " 00000000  30 31 32 33 34 35 36 37 38 39" + " " * 20 + "0123456789",
                          "-0000000A  61 62 63" + " " * 41 + "abc", "+0000000A  41 42 43" + " " * 41 + "ABC",
                          " 0000000D  64 65 66 67 68" + " " * 35 + "defgh"])
        self.assertEqual(rows("diff", "--bytes", one, other, status=1),
                         [{"a": [10, 13], "b": [10, 13], "a_text": None, "b_text": None, "a_bytes": "61 62 63",
                           "b_bytes": "41 42 43"}])

    def test_differences_rebuild_the_other_file(self):
        chooser = random.Random(SEED)
        for _ in range(20):
            one = chooser.randbytes(chooser.randrange(5000))
            other = bytearray(one)
            for _ in range(chooser.randrange(6)):
                at = chooser.randrange(len(other) + 1)
                other[at:at + chooser.randrange(9)] = chooser.randbytes(chooser.randrange(9))
            rebuilt, last = bytearray(), 0
            for row in rows("diff", "--bytes", self.file("one", one), self.file("other", bytes(other))):
                rebuilt += one[last:row["a"][0]] + bytes.fromhex(row["b_bytes"])
                last = row["a"][1]
            self.assertEqual(rebuilt + one[last:], other)


@unittest.skipUnless(shutil.which("git"), "git is not installed")
class Git(TemporaryFolder):
    def setUp(self):
        super().setUp()
        git(self.folder, "init", "-q")
        self.file("text.txt", RUSSIAN.encode("koi8-r"))
        self.file("gone.txt", b"gone\n")
        self.file(".gitattributes", b"*.txt diff=moji\n")
        git(self.folder, "add", ".")
        git(self.folder, "commit", "-qm", "first")

    def change(self):
        self.file("text.txt", RUSSIAN.replace("чаю", "чая", 1).encode("cp1251"))
        os.remove(os.path.join(self.folder, "gone.txt"))
        self.file("new.txt", b"new\n")
        git(self.folder, "add", "-A")

    def test_external_diff(self):
        self.change()
        text = git(self.folder, "-c", f"diff.moji.command={MOJI} diff", "diff", "--cached")
        self.assertIn("--- a/text.txt\tKOI8-R\n+++ b/text.txt\twindows-1251\n", text)
        self.assertIn("-да выпей чаю.\n+да выпей чая.\n", text)
        self.assertIn("+++ b/new.txt", text)
        self.assertIn("--- /dev/null", text)
        self.assertIn("+++ /dev/null", text)
        self.assertIn("@@ -1 +0,0 @@\n-gone\n", text)

    def test_external_diff_by_environment_and_for_renames(self):
        git(self.folder, "mv", "text.txt", "moved.txt")
        self.file("moved.txt", RUSSIAN.replace("чаю", "чая", 1).encode("koi8-r"))
        git(self.folder, "add", "-A")
        text = git(self.folder, "diff", "--cached", "-M", GIT_EXTERNAL_DIFF=f"{MOJI} diff")
        self.assertIn("--- a/text.txt\tKOI8-R\n+++ b/moved.txt\tKOI8-R\n", text)

    def test_textconv(self):
        self.change()
        text = git(self.folder, "-c", f"diff.moji.textconv={MOJI} decode --from auto", "diff", "--cached", "text.txt")
        self.assertEqual([line for line in text.split("\n") if line[:1] in "+-" and line[:3] not in ("+++", "---") and line],
                         ["-да выпей чаю.", "+да выпей чая."])

    def test_only_the_encoding_changed(self):
        self.file("text.txt", RUSSIAN.encode())
        self.assertEqual(git(self.folder, "-c", f"diff.moji.command={MOJI} diff", "diff"), "")


class DecodeAuto(TemporaryFolder):
    def test_each_input_by_itself(self):
        paths = [self.file(name, RUSSIAN.encode(name)) for name in ("koi8-r", "cp1251", "utf-16", "utf-8-sig", "utf-8")]
        self.assertEqual(run("decode", "--from", "auto", *paths, status=0).stdout, RUSSIAN.encode() * 5)
        self.assertEqual(run("decode", "-f", "auto", "-", data=RUSSIAN.encode("koi8-r"), status=0).stdout, RUSSIAN.encode())
        self.assertEqual(run("decode", "-f", "auto", "-", data=b"", status=0).stdout, b"")

    def test_binary_data_has_none(self):
        self.assertIn("binary data", complaint("decode", "--from", "auto", "-", data=bytes(range(256)) * 9, status=1))


if __name__ == "__main__":
    unittest.main()
