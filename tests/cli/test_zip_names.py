"""moji convert --names: ZIP files extracted under the right names."""
import io
import os
import random
import struct
import subprocess
import unittest
import zipfile

from moji_program import output, rows, run
from name_trees import NAMES, Tree, build_zip, read, unicode_path, zip_name


class Archives(Tree):
    def extract(self, data, *arguments, **options):
        path = self.file("archive.zip", data)
        self.out = os.path.join(self.folder, "out")
        return rows("convert", "--names", path, "--output", self.out, *arguments, **options)

    def test_every_encoding(self):
        for codec, names in NAMES.items():
            with self.subTest(codec):
                data = build_zip([zip_name(b"d/" + name.encode(codec, "ignore"), data=name.encode() * 50) for name in names])
                lines = self.extract(data, status=0)
                expected = {f"d/{name.encode(codec, 'ignore').decode(codec)}": name.encode() * 50 for name in names}
                found = {os.fsdecode(path): what for path, what in self.paths(self.out).items() if what != "folder"}
                self.assertEqual(found, expected)
                self.assertEqual({line["new_name"] for line in lines}, set(expected))
                subprocess.run(["rm", "-r", self.out], check=True)

    def test_made_by_python(self):
        data = io.BytesIO()
        with zipfile.ZipFile(data, "w") as archive:
            archive.writestr("Привет/мир.txt", "1")  # bit 11
            archive.writestr("plain/", "")
            archive.writestr("plain/x.txt", "2")
        lines = self.extract(data.getvalue(), status=0)
        self.assertEqual({line["action"] for line in lines}, {"unchanged"})
        self.assertEqual(self.texts(self.out), {"Привет", "Привет/мир.txt", "plain", "plain/x.txt"})

    def test_declared_names_are_believed(self):
        stored = "Документы.txt".encode("cp866")
        self.extract(build_zip([
            zip_name("Ä.txt".encode(), flags=0x800),
            zip_name(stored, extra=unicode_path(stored, "Дело.txt")),
            zip_name("Письмо в банк.txt".encode("cp866"), extra=unicode_path(stored, "wrong.txt", checksum=1)),
        ]), status=0)
        self.assertEqual(self.texts(self.out), {"Ä.txt", "Дело.txt", "Письмо в банк.txt"})

    def test_nothing_gets_out_or_is_replaced(self):
        link = 0o120777 << 16
        entries = [zip_name(name) for name in (b"../up", b"/absolute", b"a/../../up", b"..\\up", b"C:\\windows", b"C:/x",
                                               b"ok/../up", b"a//b", b"con\x07trol")]
        entries += [zip_name(b"link", system=3, attributes=link, data=b"/etc"), zip_name(b"link/passwd"),
                    zip_name(b"device", system=3, attributes=0o020666 << 16), zip_name(b"secret", flags=1)]
        entries += [zip_name(b"twice", data=b"1"), zip_name(b"twice", data=b"2"), zip_name(b"f"), zip_name(b"f/g")]
        entries += [zip_name(b"good"), zip_name(b"there")]
        os.makedirs(os.path.join(self.folder, "out"))
        os.symlink("/tmp", os.path.join(self.folder, "out", "linked"))
        with open(os.path.join(self.folder, "out", "there"), "wb") as file:
            file.write(b"old")
        entries += [zip_name(b"linked/file")]
        lines = self.extract(build_zip(entries), status=1)
        self.assertEqual({line["entry"] for line in lines if line["action"] != "failed"}, {"good", "link/passwd"})
        self.assertEqual(self.texts(self.out), {"linked", "there", "good", "link", "link/passwd"})
        self.assertTrue(os.path.isdir(os.path.join(self.out, "link")))
        self.assertEqual(read(os.path.join(self.out, "there")), b"old")
        self.assertFalse(os.path.exists("/tmp/file"))
        self.assertFalse(os.path.exists(os.path.join(self.folder, "up")))

    def test_a_dry_run_says_what_is_refused(self):
        entries = [zip_name(name) for name in (b"../up", b"twice", b"twice", b"f", b"f/g", b"good", b"D", b"\xe9")]
        entries += [zip_name("Письмо в банк.txt".encode("cp866")), zip_name(b"secret", flags=1)]
        for data in (build_zip(entries), build_zip([zip_name(b"a", data=random.Random(1).randbytes(3000))])[:-5]):
            planned = rows("convert", "--names", "--dry-run", self.file("archive.zip", data), status=1)
            real = [line for line in self.extract(data, status=1) if line["action"] != "unchanged"]
            self.assertEqual(len(planned), len(real))
            for plan, line in zip(planned, real):  # a plan's lines say more
                self.assertEqual({key: plan[key] for key in line}, line)
            self.assertIn("failed", {line["action"] for line in planned})

    def test_doubtful_names_are_left_until_said(self):
        data = build_zip([zip_name(b"\xe9"), zip_name(b"x")])
        lines = self.extract(data, status=1)
        self.assertEqual([line["action"] for line in lines], ["left", "unchanged"])
        self.assertEqual(self.texts(self.out), {"x"})
        os.unlink(os.path.join(self.out, "x"))
        self.extract(data, "--from", "cp1252", status=0)
        self.assertEqual(self.texts(self.out), {"é", "x"})

    def test_backslashes_of_dos(self):
        self.extract(build_zip([zip_name("Документы\\Письмо в банк.txt".encode("cp866")),
                                zip_name("予定\\表示.txt".encode("cp932").replace("予定".encode("cp932"), b"yotei"))]))
        self.assertIn("Документы/Письмо в банк.txt", self.texts(self.out))

    def test_folders_of_windows_are_folders(self):
        entries = [zip_name(b"dir\\", data=b""), zip_name(b"dir\\a.txt"), zip_name(b"empty\\", data=b""),
                   zip_name("Документы\\".encode("cp866"), data=b""), zip_name("Документы\\Письмо в банк.txt".encode("cp866")),
                   zip_name("予定表".encode("cp932") + b"/", data=b"")]
        for arguments, data in ((("--from", "IBM866"), build_zip(entries[:-1])), (("--from", "Shift_JIS"), build_zip(entries[-1:]))):
            lines = self.extract(data, *arguments, status=0)
            self.assertNotIn("failed", {line["action"] for line in lines})
        for folder in ("dir", "empty", "Документы", "予定表"):  # the letter 表 ends with the byte of a backslash
            self.assertTrue(os.path.isdir(os.path.join(self.out, folder)), folder)
        self.assertEqual(read(os.path.join(self.out, "dir/a.txt")), b"data")
        self.assertEqual(read(os.path.join(self.out, "Документы/Письмо в банк.txt")), b"data")

    def test_a_folder_has_no_bytes(self):
        lines = self.extract(build_zip([zip_name(b"a\\", data=b"lost?"), zip_name(b"b/", data=b"lost?")]), status=1)
        self.assertEqual({line["action"] for line in lines}, {"failed"})
        self.assertEqual(self.texts(self.out), set())

    def test_dots_that_say_here_are_left_out(self):
        names = (b"./", b"./a.txt", b".\\b.txt", b"d/./e/././c.txt", b"./f/", b"g/.")
        lines = self.extract(build_zip([zip_name(name, data=b"" if name[-1:] in b"/." else b"x") for name in names]), status=0)
        self.assertEqual({line["new_name"] for line in lines}, {"./", "a.txt", "b.txt", "d/e/c.txt", "f/", "g/"})
        self.assertEqual(self.texts(self.out), {"a.txt", "b.txt", "d", "d/e", "d/e/c.txt", "f", "g"})

    def test_dots_open_no_way_out(self):
        names = (b"a/./../x", b"./../x", b".\\..\\x", b".//x", b"././/x", b"./\\x", b".\\\\x", b"./C:/x", b".\\C:\\x", b"./..",
                 b"./..\\x", b"a/.\\..\\..\\x", b"/./x", b"/", b"/.", b"./.\\..\\x", b".")
        lines = self.extract(build_zip([zip_name(name) for name in names]), status=1)
        self.assertEqual([line["action"] for line in lines], ["failed"] * len(names))
        self.assertEqual(self.texts(self.out), set())
        self.assertFalse(os.path.exists(os.path.join(self.folder, "x")))
        twice = self.extract(build_zip([zip_name(b"x", data=b"1"), zip_name(b"./x", data=b"2")]), status=1)
        self.assertEqual([line["action"] for line in twice], ["failed"] * 2)

    def test_bombs(self):
        big = bytes(50_000_000)
        self.extract(build_zip([zip_name(b"zeros", data=big)]), status=0)
        self.assertEqual(os.path.getsize(os.path.join(self.out, "zeros")), len(big))
        data = build_zip([zip_name(b"a", data=b"0" * 1000)])
        # Says that it has fewer bytes than it has; says that it has more than any disk.
        for name, size in (("fewer", 10), ("more", 0xFFFFFFF0)):
            lying = data.replace(struct.pack("<I", 1000), struct.pack("<I", size))
            lines = self.extract(lying, status=1)
            self.assertEqual([line["action"] for line in lines], ["failed"], name)
            self.assertFalse(os.path.exists(os.path.join(self.out, "a")), name)
        # Two entries of the same bytes.
        where = data.index(b"PK\x01\x02")
        end = data.index(b"PK\x05\x06")
        central = data[where:end]
        lines = self.extract(data[:where] + central * 60 + b"PK\x05\x06" + struct.pack(
            "<HHHHIIH", 0, 0, 60, 60, len(central) * 60, where, 0), status=1)
        self.assertEqual([line["action"] for line in lines], ["failed"] * len(lines))

    def test_damaged_archives(self):
        data = build_zip([zip_name(b"a", data=random.Random(1).randbytes(3000))])
        for end in (10, 100, len(data) - 5):
            lines = self.extract(data[:end], status=1)
            self.assertEqual([line["action"] for line in lines], ["failed"])
        broken = bytearray(data)
        broken[1000] ^= 1
        lines = self.extract(bytes(broken), status=1)
        self.assertEqual([line["action"] for line in lines], ["failed"])
        self.assertEqual(self.texts(self.out), set())
        lines = self.extract(b"no archive", status=1)
        self.assertEqual([line["action"] for line in lines], ["failed"])


if __name__ == "__main__":
    unittest.main()
