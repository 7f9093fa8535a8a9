"""moji survey --names and moji convert --names: names in other encodings, in folders and inside ZIP files."""
import io
import json
import os
import random
import signal
import stat
import struct
import subprocess
import time
import unittest
import zipfile
import zlib

from moji_program import MOJI, SANITIZED, TemporaryFolder, complaint, output, rows, run

NAMES = {
    "cp866": ["Документы", "Отчёт за 2019 год.doc", "Новая папка", "Договор №5.pdf", "Мама.jpg", "план работ.txt"],
    "cp1251": ["Документы", "Отчёт за 2019 год.doc", "Новая папка", "Письмо в банк.txt", "Мама.jpg"],
    "koi8_r": ["Документы", "Отчёт за 2019 год.doc", "Новая папка", "Письмо в банк.txt"],
    "cp437": ["Übung für Anfänger.txt", "größere Änderungen.doc", "Müller Rechnung.pdf"],
    "cp932": ["新しいフォルダ", "資料.txt", "写真2020.jpg", "表示.doc", "予定表.xls"],
    "gbk": ["新建文件夹", "文档.txt", "照片.jpg", "会议记录.doc"],
    "cp949": ["새 폴더", "문서.txt", "사진.jpg", "보고서 최종.hwp"],
}
MISREADINGS = [("utf_8", "cp1252"), ("utf_8", "cp866"), ("cp866", "cp437"), ("cp1251", "latin_1")]


def zip_name(name, flags=0, extra=b"", data=b"data", system=0, attributes=0):
    """What build_zip() needs of an entry; `name` is bytes as stored."""
    return name, flags, extra, data, system, attributes


def build_zip(entries):
    """A ZIP file, byte by byte, so that names and fields are exactly as given."""
    out, central = io.BytesIO(), b""
    for name, flags, extra, data, system, attributes in entries:
        packed = zlib.compress(data, 9)[2:-4]
        fields = struct.pack("<HHHHIIIHH", flags, 8, 0, 0x5021, zlib.crc32(data), len(packed), len(data), len(name),
                             len(extra))
        where = out.tell()
        out.write(b"PK\x03\x04" + struct.pack("<H", 20) + fields + name + extra + packed)
        central += (b"PK\x01\x02" + struct.pack("<BBH", 20, system, 20) + fields + struct.pack("<HHHII", 0, 0, 0,
                    attributes, where) + name + extra)
    begin = out.tell()
    out.write(central + b"PK\x05\x06" + struct.pack("<HHHHIIH", 0, 0, len(entries), len(entries), len(central), begin, 0))
    return out.getvalue()


def unicode_path(stored, name, checksum=None):
    """Info-ZIP's Unicode Path field."""
    body = struct.pack("<BI", 1, zlib.crc32(stored) if checksum is None else checksum) + name.encode()
    return struct.pack("<HH", 0x7075, len(body)) + body


def read(path):
    with open(path, "rb") as file:
        return file.read()


class Tree(TemporaryFolder):
    def setUp(self):
        super().setUp()
        self.tree = os.path.join(self.folder, "tree")
        os.mkdir(self.tree)
        self.journal = os.path.join(self.folder, "journal")

    def put(self, *parts, data=b"x"):
        """A file; parts of its path are bytes or text."""
        path = os.path.join(os.fsencode(self.tree), *map(os.fsencode, parts))
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as file:
            file.write(data)
        return path

    def paths(self, folder=None):
        """Every path below the tree -> what is there."""
        folder = os.fsencode(folder or self.tree)
        found = {}
        for where, folders, files in os.walk(folder):
            for name in folders + files:
                path = os.path.join(where, name)
                kind = os.lstat(path).st_mode
                is_link = stat.S_ISLNK(kind)
                found[os.path.relpath(path, folder)] = (
                    "folder" if stat.S_ISDIR(kind) else os.readlink(path) if is_link else read(path))
        return found

    def texts(self, folder=None):
        return {path.decode() for path in self.paths(folder)}

    def in_place(self, *arguments, **options):
        return rows("convert", "--names", "--in-place", "--journal", self.journal, *arguments, self.tree, **options)


class Survey(Tree):
    def survey(self, *arguments, **options):
        lines = rows("survey", "--names", *arguments, self.tree, **options)
        return lines[:-1], lines[-1]

    def test_names_that_are_right_are_not_listed(self):
        for names in NAMES.values():
            for name in names:
                self.put(name)
        for name in ("README", "naïve café.txt", "日本語.txt", "Ωμέγα", "a b.c", "Ålesund.txt", "zürich-karte.png", "emoji 🎉.md"):
            self.put(name)
        lines, summary = self.survey(status=0)
        self.assertEqual((lines, summary["troubles"]), ([], {}))
        self.assertEqual(summary["names"], len(self.paths()) + 1)

    def test_every_encoding_is_recognized(self):
        for codec, names in NAMES.items():
            for name in names:
                try:
                    self.put(codec, name.encode(codec))
                except UnicodeEncodeError:
                    continue
        lines, summary = self.survey()
        read = {bytes.fromhex(line["file_bytes"]): line for line in lines}
        for codec, names in NAMES.items():
            for name in names:
                try:
                    path = os.path.join(os.fsencode(self.tree), codec.encode(), name.encode(codec))
                except UnicodeEncodeError:
                    continue
                line = read.pop(path)
                self.assertEqual((line["reads_as"], line["trouble"], line["kind"]), (name, "not-utf8", "file"))
                self.assertGreaterEqual(line["score"], 0.95, line)
        self.assertEqual(read, {})
        self.assertEqual(summary["troubles"], {"not-utf8": len(lines)})

    def test_mojibake(self):
        for right, wrong in MISREADINGS:
            for name in ("Новые документы.txt", "Отчёт за 2019 год.doc"):
                try:
                    self.put(f"{right}-{wrong}", name.encode(right).decode(wrong))
                except UnicodeDecodeError:
                    continue
        lines, _ = self.survey("--fail-on", "mojibake", status=1)
        self.assertGreater(len(lines), 4)
        for line in lines:
            self.assertIn(line["reads_as"], ("Новые документы.txt", "Отчёт за 2019 год.doc"))
            self.assertEqual(line["trouble"], "mojibake")
            self.assertRegex(line["chain"], "^encode .*, decode ")

    def test_encodings_mixed_in_one_folder_are_told_apart_or_left(self):
        right = {}
        for codec in ("cp866", "cp1251", "koi8_r"):
            for name in NAMES[codec]:
                try:
                    right[self.put(name.encode(codec))] = name
                except UnicodeEncodeError:
                    continue
        lines, _ = self.survey()
        sure = [line for line in lines if line["score"] and line["score"] >= 0.95 and not line["ambiguous"]]
        self.assertGreater(len(sure), len(lines) / 2)
        for line in sure:
            self.assertEqual(line["reads_as"], right[bytes.fromhex(line["file_bytes"])])

    def test_in_words(self):
        self.put("Документ.txt".encode("cp866"))
        self.assertIn("IBM866 1.00 Документ.txt", output("survey", "--names", self.tree))
        self.assertIn("--names", complaint("survey", "--names", "--format", "csv", self.tree))

    def test_inside_zip_files(self):
        for codec, names in NAMES.items():
            entries = [zip_name(b"docs/" + name.encode(codec, "replace")) for name in names]
            self.put(f"{codec}.zip", data=build_zip(entries))
        lines, _ = self.survey()
        for line in lines:
            codec = os.path.basename(line["file"])[:-4]
            self.assertEqual(line["kind"], "entry")
            stored = bytes.fromhex(line["entry_bytes"])
            self.assertEqual(line["reads_as"], stored.decode(codec), line)
            self.assertGreaterEqual(line["score"], 0.95)
        self.assertEqual({os.path.basename(line["file"]) for line in lines}, {f"{codec}.zip" for codec in NAMES})


class Rename(Tree):
    def make_tree(self):
        """A tree of cp866 and cp1251 names, folders too, links and mojibake; what it should become."""
        def folder(codec, *names):
            return [name.encode(codec) for name in names]
        for codec in ("cp866", "cp1251"):
            top = f"Старые документы {codec}"
            for i, name in enumerate(("Отчёт.txt", "Письмо в банк.doc", "Фотографии лета")):
                self.put(*folder(codec, top, "Внутренняя папка", name), data=codec.encode() + bytes([i]))
            os.symlink("a", os.path.join(os.fsencode(self.tree), top.encode(codec), "ссылка на файл".encode(codec)))
        self.put("misread", "Новые документы.txt".encode("utf_8").decode("cp1252", "ignore").encode() or b"x")
        self.put("plain", "обычное имя.txt")
        expected = set()
        for codec in ("cp866", "cp1251"):
            top = f"Старые документы {codec}"
            expected |= {top, f"{top}/Внутренняя папка", f"{top}/ссылка на файл"}
            expected |= {f"{top}/Внутренняя папка/{name}" for name in ("Отчёт.txt", "Письмо в банк.doc", "Фотографии лета")}
        return expected

    def test_a_tree_there_and_back(self):
        expected = self.make_tree()
        before = self.paths()
        lines = self.in_place()
        self.assertLessEqual(expected, self.texts())
        self.assertTrue(all(line["action"] in ("converted", "left") for line in lines), lines)
        converted = [line for line in lines if line["action"] == "converted"]
        self.assertEqual({line["proof"] for line in converted}, {"reversible"})
        self.assertEqual({line["from"] for line in converted if "file_bytes" in line}, {"IBM866", "windows-1251"})
        undone = rows("convert", "--undo", self.journal, status=0)
        self.assertEqual({line["action"] for line in undone}, {"restored"})
        self.assertEqual(self.paths(), before)
        self.assertEqual({line["action"] for line in rows("convert", "--undo", self.journal, status=0)}, {"unchanged"})

    def test_dry_run_touches_nothing_and_its_plan_is_carried_out(self):
        self.put("Отчёт за год.txt".encode("cp866"))
        self.put("Папка с файлами".encode("cp866"), "Письмо в банк.txt".encode("cp866"))
        before = self.paths()
        lines = rows("convert", "--names", "--dry-run", self.tree, status=0)
        self.assertEqual(self.paths(), before)
        self.assertEqual({line["new_name"] for line in lines}, {"Отчёт за год.txt", "Папка с файлами", "Письмо в банк.txt"})
        for line in lines:
            if line["new_name"] == "Отчёт за год.txt":
                line["new_name"] = "Annual report.txt"  # somebody knows better
        plan = self.file("plan", b"".join(json.dumps(line).encode() + b"\n" for line in lines))
        rows("convert", "--names", "--plan", plan, "--in-place", "--journal", self.journal, status=0)
        self.assertEqual(self.texts(), {"Annual report.txt", "Папка с файлами", "Папка с файлами/Письмо в банк.txt"})
        again = rows("convert", "--names", "--plan", plan, "--in-place", "--journal", self.journal + "2", status=1)
        self.assertEqual({line["action"] for line in again}, {"failed"})
        run("convert", "--undo", self.journal, status=0)
        self.assertEqual(self.paths(), before)

    def test_collisions_are_refused_and_named(self):
        self.put("Отчёт за год.txt".encode("cp866"), data=b"1")
        self.put("Отчёт за год.txt", data=b"2")
        self.put("d", "Письмо в банк.txt".encode("cp866"), data=b"3")
        self.put("d", "Письмо в банк.txt".encode("cp1251"), data=b"4")
        before = self.paths()
        lines = self.in_place(status=1)
        self.assertEqual([line["action"] for line in lines], ["failed"] * 3)
        self.assertEqual(sum("another file" in line["reason"] for line in lines), 1)
        self.assertEqual(sum("too" in line["reason"] for line in lines), 2)
        self.assertEqual(self.paths(), before)

    def test_what_cannot_be_a_name_is_refused(self):
        self.put(("Длинное имя файла " * 8).encode("cp1251"))  # more than 255 bytes in UTF-8
        before = self.paths()
        [line] = self.in_place(status=1)
        self.assertEqual(line["action"], "failed")
        self.assertIn("255", line["reason"])
        self.assertEqual(self.paths(), before)

    def test_doubtful_names_are_left(self):
        self.put(b"\xe9")
        self.put(b"\xff\xfe\x80.bin")
        before = self.paths()
        lines = self.in_place(status=1)
        self.assertEqual([line["action"] for line in lines], ["left", "left"])
        self.assertEqual(self.paths(), before)

    def test_a_short_name_is_read_as_its_neighbours_are(self):
        self.put("Мама.jpg".encode("cp866"))
        self.assertEqual([line["action"] for line in self.in_place(status=1)], ["left"])
        for name in NAMES["cp866"]:
            self.put(name.encode("cp866"))
        self.journal += "2"
        self.in_place(status=0)
        self.assertEqual(self.texts(), set(NAMES["cp866"]))

    def test_from_is_believed(self):
        self.put(b"\xe9t\xe9")
        lines = self.in_place("--from", "ISO-8859-1", status=0)
        self.assertEqual([line["new_name"] for line in lines], ["été"])
        self.assertEqual(self.texts(), {"été"})
        self.assertIn("UTF-8 only", complaint("convert", "--names", "--to", "KOI8-R", "--dry-run", self.tree))

    def test_what_was_renamed_since_is_left(self):
        self.put("Отчёт за год.txt".encode("cp866"))
        self.in_place(status=0)
        os.rename(os.path.join(self.tree, "Отчёт за год.txt"), os.path.join(self.tree, "mine"))
        [line] = rows("convert", "--undo", self.journal, status=1)
        self.assertEqual(line["action"], "left")
        self.assertEqual(self.texts(), {"mine"})

    def test_killed_at_random_then_resumed_or_undone(self):
        chooser = random.Random(5)
        killed = 0
        for folder in range(12):
            for i in range(25):
                self.put(f"Папка {folder} с документами".encode("cp866"), f"внутри {folder % 3}".encode("cp1251"),
                         f"Отчёт номер {i}.txt".encode("cp866"))
        before = self.paths()
        run("convert", "--names", "--in-place", "--journal", self.journal, self.tree)
        after = self.paths()
        self.assertNotEqual(before, after)
        run("convert", "--undo", self.journal, status=0)

        def kill(*arguments):
            process = subprocess.Popen([MOJI, "convert", *arguments], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            time.sleep(chooser.random() * 0.012)
            process.send_signal(signal.SIGKILL)
            return process.wait(60) == -signal.SIGKILL
        for number in range(4 if SANITIZED else 16):
            killed += kill("--resume-journal", self.journal)
            if number % 2:
                killed += kill("--undo", self.journal)
                run("convert", "--resume-journal", self.journal, status=0)
                self.assertEqual(self.paths(), after)
            killed += kill("--undo", self.journal)
            run("convert", "--undo", self.journal, status=0)
            self.assertEqual(self.paths(), before)
        self.assertGreater(killed, 3)


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
                                               b"ok/../up", b"./dot", b"a//b", b"con\x07trol")]
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
