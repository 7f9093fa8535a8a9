"""moji survey --names and moji convert --names: names in other encodings, in folders and inside ZIP files."""
import json
import os
import random
import signal
import subprocess
import time
import unittest

from moji_program import MOJI, SANITIZED, complaint, output, rows, run
from name_trees import NAMES, MISREADINGS, Tree, build_zip, read, zip_name


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


if __name__ == "__main__":
    unittest.main()
