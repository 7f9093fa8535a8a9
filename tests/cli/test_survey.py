"""moji survey over trees that the test makes."""
import csv
import io
import json
import os
import random
import pty
import socket
import subprocess
import sys
import unittest

from folder_trees import TEXTS, all_texts, python_name, write
from moji_program import MOJI, SANITIZED, TemporaryFolder, complaint, output, rows, run


class Tree(TemporaryFolder):
    def put(self, name, data=b"text\n"):
        write(self.folder, name, data)

    def survey(self, *arguments, **options):
        """Name below the folder -> its line; the summary is under None."""
        lines = rows("survey", *arguments, self.folder, **options)
        return {line["file"][len(self.folder) + 1:] if "file" in line else None: line for line in lines}


class Verdicts(Tree):
    def test_languages_and_encodings(self):
        texts = {}
        for name, text, data in all_texts():
            self.put(name, data)
            texts[name] = text
        found = self.survey()
        wrong, sure = [], []
        for name, text in texts.items():
            line = found[name]
            if line["bytes"] < 200:
                continue
            with open(os.path.join(self.folder, name), "rb") as file:
                data = file.read()
            read = data.decode(python_name(line["encoding"]), "replace") if line["encoding"] else ""
            if read.lstrip("\ufeff") != text:
                wrong.append((name, line["encoding"], line["score"]))
                if not line["ambiguous"] and line["score"] >= 0.95:
                    sure.append(wrong[-1])
        self.assertEqual(sure, [])
        self.assertLessEqual(len(wrong), len(texts) * 0.005, wrong)
        self.assertEqual([name for name, line in found.items() if name and line["mixed"]], [])
        self.assertEqual([name for name, line in found.items() if name and line["mojibake"]], [])
        self.assertTrue(all(line["valid"] for name, line in found.items() if name))

    def test_kinds(self):
        self.put("empty", b"")
        with open(MOJI, "rb") as program:
            self.put("elf", program.read(4096))
        self.put("gz", b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\x03" + os.urandom(400))
        os.mkfifo(os.path.join(self.folder, "fifo"))
        with socket.socket(socket.AF_UNIX) as endpoint:
            endpoint.bind(os.path.join(self.folder, "socket"))
            found = self.survey()
        self.assertEqual({name: line["kind"] for name, line in found.items() if name},
                         {"empty": "empty", "elf": "binary", "gz": "binary", "fifo": "special", "socket": "special"})
        self.assertIn("ELF", found["elf"]["type"])
        self.assertIn("gzip", found["gz"]["type"])
        self.assertIsNone(found["elf"]["encoding"])
        self.assertEqual(found[None]["kinds"]["binary"], 2)

    def test_line_ends_bom_and_validity(self):
        self.put("a", b"1\n2\r\n3\r4")
        self.put("b", "\ufeffé\r\n".encode("utf_16_le") + "з\r\n".encode("utf_16_le") * 40)
        self.put("c", (TEXTS["ru"] * 3).encode() + b"\xff\n")
        found = self.survey()
        self.assertEqual((found["a"]["line_ends"], found["a"]["lines"]), ({"lf": 1, "crlf": 1, "cr": 1}, 3))
        self.assertEqual((found["b"]["line_ends"]["crlf"], found["b"]["bom"]), (41, True))
        self.assertEqual((found["c"]["valid"], found["c"]["problems"], found["c"]["damaged"]), (False, 1, 1))
        self.assertEqual(found[None]["troubles"]["invalid"], 1)

    def test_mixed_lines(self):
        lines = [TEXTS["ru"].encode(codec) for codec in ("cp1251", "utf_8", "koi8_r")] * 3
        self.put("mixed", b"".join(lines))
        self.assertEqual(self.survey()["mixed"]["mixed"], {"windows-1251": 3, "UTF-8": 3, "KOI8-R": 3})
        self.assertRegex(output("survey", self.folder), r"mixed: (3 (KOI8-R|UTF-8|windows-1251)(, |\))){3}")

    def test_mixed_lines_are_not_named_after_the_whole(self):
        # As a whole the bytes of both together read best as ISO-8859-10 and as x-mac-cyrillic.
        german = ["Zunächst müssen möglichst viele Schüler gehört werden.", "Öffnen Sie zunächst die größere Tür des Gebäudes.",
                  "Natürlich gehören Äpfel und Nüsse dazu, sagt der Händler.", "Über Städte und Länder erzählen ältere Männer gern."]
        russian = ["все люди рождаются свободными и равными в правах.", "все равны перед законом и имеют право на защиту закона.",
                   "каждый человек, где бы он ни находился, имеет право на признание."]
        for name, lines, order, codec in (("de", german, "0112300332", "cp1252"), ("ru", russian, "0102001000", "cp1251")):
            self.put(name, b"".join(lines[int(line)].encode(codec if number % 2 else "utf_8") + b"\n"
                                    for number, line in enumerate(order)))
        found = self.survey()
        self.assertEqual(found["de"]["mixed"], {"UTF-8": 5, "windows-1252": 5})
        self.assertEqual(found["ru"]["mixed"], {"UTF-8": 5, "windows-1251": 5})
        for name in ("de", "ru"):
            self.assertIn(found[name]["encoding"], (None, *found[name]["mixed"]))
            self.assertTrue(found[name]["ambiguous"])

    def test_damaged_utf8_is_not_mixed(self):
        choice = random.Random(8)
        text = "\n".join(f"Le café n°{i} a été créé à Genève, où ça coûte très cher" for i in range(200))
        data = bytearray(text.encode())
        for _ in range(60):
            data[choice.randrange(len(data))] = choice.randrange(128, 256)
        self.put("damaged", bytes(data))
        self.put("cut", b"\n".join(line.encode()[:-1] for line in (text + "\n").replace("cher", "déjà").split("\n")))
        found = self.survey()
        for name in ("damaged", "cut"):
            self.assertEqual((found[name]["encoding"], found[name]["mixed"]), ("UTF-8", None))
            self.assertGreater(found[name]["damaged"], 50)

    def test_a_list_of_words_is_not_mixed(self):
        words = "#1名 /漢字 辞書 言葉 年分 龍 仮名 日本語 英語 文章 検索".split()
        self.put("ja", "\n".join(words * 100).encode("euc_jp"))
        self.assertEqual((self.survey()["ja"]["encoding"], self.survey()["ja"]["mixed"]), ("EUC-JP", None))

    def test_a_line_that_says_little_does_not_make_a_file_mixed(self):
        polish = TEXTS["pl"].replace(". ", ".\n").strip().encode("iso8859_2") + b"\n"
        ukrainian = TEXTS["uk"].replace(". ", ".\n").strip().encode("cp1251") + b"\n"
        self.put("pl", polish * 12 + b"23:54:59 ma che lingua \xe8?\n" + polish * 3)
        self.put("uk", b"ExecStartPost=, ExecReload=, ExecStop= \xb3 ExecStopPost=.\n" + ukrainian * 6)
        self.put("two", ukrainian * 12 + TEXTS["uk"].encode("koi8_u") + b"\n")
        found = self.survey()
        self.assertIsNone(found["pl"]["mixed"])
        self.assertIsNone(found["uk"]["mixed"])
        self.assertEqual(set(found["two"]["mixed"]), {"windows-1251", "KOI8-U"})

    def test_mojibake(self):
        for language, codec in [("fr", "cp1252"), ("ru", "cp1251"), ("de", "latin_1"), ("ru", "cp866"), ("ru", "mac_roman"),
                                ("fr", "mac_roman"), ("de", "gb18030"), ("de", "cp949"), ("fr", "big5hkscs")]:
            text = TEXTS[language].encode().decode(codec, "ignore")
            self.put(f"{language}-{codec}", text.encode())
        for name, text in [("nino", "El ni√±o est√° en el jard√≠n"), ("gesprach", "Gespr盲chstherapeut"),
                           ("privet", "–ü—Ä–∏–≤–µ—Ç, –º–∏—Ä, –∫–∞–∫ –¥–µ–ª–∞")]:
            self.put(name, text.encode())
        found = self.survey()
        for name, line in found.items():
            if name:
                self.assertIsNotNone(line["mojibake"], name)
                self.assertGreaterEqual(line["mojibake"]["places"], 1)
                self.assertIn("decode UTF-8", line["mojibake"]["chain"])

    def test_declarations(self):
        russian = TEXTS["ru"].encode("cp1251")
        self.put("right.html", b'<meta charset="windows-1251">' + russian)
        self.put("wrong.html", b'<meta charset="utf-8">' + russian)
        self.put("ascii.py", b"# coding: latin-1\nx = 1\n")
        self.put("french.html", b'<meta charset="iso-8859-1">' + TEXTS["fr"].replace("'", "’").encode("cp1252"))
        self.put("x.xml", '<?xml version="1.0" encoding="UTF-16"?>'.encode("utf_16") + TEXTS["ru"].encode("utf_16_le"))
        found = self.survey()
        self.assertEqual({name: (line["declared"], line["declared_agrees"]) for name, line in found.items() if name},
                         {"right.html": ("windows-1251", True), "wrong.html": ("UTF-8", False),
                          "ascii.py": ("ISO-8859-1", True), "french.html": ("ISO-8859-1", True),
                          "x.xml": ("UTF-16", True)})

    def test_bidi(self):
        self.put("a", "access = 'user\u202e \u2066// admin\u2069'\n".encode())
        self.assertEqual(self.survey()["a"]["troubles"], ["bidi"])

    def test_bidi_in_any_line_and_encoding(self):
        hidden = "access = 'user\u202e'\n"
        self.put("mixed", "Zunächst gehören müde Schüler größer gemacht.\n".encode("cp1252") * 6 + hidden.encode())
        self.put("gb18030", ("中文文本的内容说明这里是很好的\n" * 4 + hidden).encode("gb18030"))
        self.put("utf16", ("\ufeff" + hidden).encode("utf_16_le"))
        self.put("damaged", ("é" + hidden).encode() * 9 + b"\xff\n")
        self.put("alone", "Zunächst gehören müde Schüler größer gemacht.\n".encode("cp1252") * 900 + "\u202e".encode())
        self.put("cr", "Zunächst gehören müde Schüler größer gemacht.\r".encode("cp1252") * 9 + "\u202e\r".encode())
        japanese = "日本語の文章はここにあります。とても長い\n" * 20
        for codec in ("euc_jp", "cp932"):
            self.put(codec, japanese.encode(codec) + hidden.encode() + japanese.encode(codec))
        self.put("none", "Zunächst gehören müde Schüler größer gemacht.\n".encode("cp1252") * 6 + "größer für größere\n".encode())
        self.put("misread", ("Zunächst gehören müde Schüler größer gemacht â€® und\n" * 9).encode("cp1252"))
        self.put("chinese", ("中文文本的内容说明这里是很好的\n" * 4).encode("gb18030"))
        found = self.survey()
        self.assertIn("UTF-8", found["mixed"]["mixed"])
        self.assertIn("UTF-8", found["none"]["mixed"])
        self.assertIn("gb18030", found["gb18030"]["encoding"])
        self.assertEqual({name for name in found if name and "bidi" in found[name]["troubles"]},
                         {"mixed", "gb18030", "utf16", "damaged", "alone", "cr", "euc_jp", "cp932"})
        for name in ("mixed", "gb18030"):
            run("survey", "--fail-on", "bidi", os.path.join(self.folder, name), status=1)

    def test_a_mark_counts_in_damaged_text_too(self):
        text = "Привет, мир, как дела\n" * 10
        self.put("utf8", b"\xef\xbb\xbf" + text.encode() + b"\xff\n")
        self.put("utf16", b"\xff\xfe" + text.encode("utf_16_le") + b"\x00\xd8\x0a\x00")
        self.put("mixed", b"\xef\xbb\xbf" + text.encode() + text.encode("cp1251"))
        self.put("utf7", b"+/v8-" + text.encode("utf_7"))
        self.put("without", text.encode() + b"\xff\n")
        found = self.survey()
        self.assertEqual({name: line["bom"] for name, line in found.items() if name},
                         {"utf8": True, "utf16": True, "utf7": True, "mixed": True, "without": False})
        for name in ("utf8", "utf16", "utf7"):
            path = os.path.join(self.folder, name)
            run("survey", "--fail-on", "bom", path, status=1)
            self.assertTrue(rows("check", "-e", found[name]["encoding"], path)[-1]["bom"], name)
            self.assertEqual(run("decode", "--from", "auto", path).stdout[:6], "При".encode(), name)

    def test_problems_are_those_of_check(self):
        text = "Привет, мир, как дела\n" * 10
        for codec in ("utf_16_le", "utf_16_be", "utf_32_le", "utf_32_be"):
            data = bytearray(("\ufeff" + text).encode(codec))
            unit = len("a".encode(codec))
            bad = 0xDC00.to_bytes(unit, "little" if codec.endswith("le") else "big")
            self.put(codec + "-two", bytes(data[:3 * unit] + bad + data[3 * unit:40 * unit] + bad + data[40 * unit:]))
            self.put(codec + "-cut", bytes(data[:-1]))
            self.put(codec + "-moved", bytes(data[:100 * unit] + b"\xd8" + data[100 * unit:]))
        compared = 0
        for name, line in self.survey().items():
            if not name or not line["encoding"]:
                continue
            checked = rows("check", "-e", line["encoding"], os.path.join(self.folder, name))
            summary = checked.pop()
            self.assertEqual((line["valid"], line["problems"], line["bom"]),
                             (summary["valid"], summary["problems"], summary["bom"]), name)
            compared += summary["problems"] > 1
        self.assertGreaterEqual(compared, 4)

    def test_the_first_problem_is_that_of_check(self):
        bad = b"\x00\xdc"
        lines = [line.encode("utf_16_le") for line in "Привет, мир\nкак дела\nхорошо\nспасибо\n".splitlines(True) * 3]
        self.put("a", b"\xff\xfe" + b"".join(lines[:2]) + bad + b"".join(lines[2:5]) + bad + b"".join(lines[5:]))
        first = rows("check", "-e", "UTF-16LE", os.path.join(self.folder, "a"))[0]
        [sarif] = json.loads(output("survey", os.path.join(self.folder, "a"), "--format", "sarif"))["runs"]
        [invalid] = [result for result in sarif["results"] if result["ruleId"] == "invalid"]
        self.assertEqual(invalid["locations"][0]["physicalLocation"]["region"], {"startLine": first["line"]})
        self.assertEqual(first["line"], 3)

    def test_a_large_file_is_as_a_small_one(self):
        text = TEXTS["ru"] * 8000
        self.put("utf8", text.encode())
        self.put("cyrillic", text.encode("cp1251"))
        found = self.survey()
        self.assertEqual([found[name]["encoding"] for name in ("utf8", "cyrillic")], ["UTF-8", "windows-1251"])
        self.assertEqual(found["utf8"]["lines"], 8000)

    def test_a_large_file_is_the_same_for_any_number_of_threads(self):
        russian, french = TEXTS["ru"].encode("cp1251"), TEXTS["fr"].encode()
        self.put("mixed", (russian * 40 + french * 20) * 200)
        self.put("misread", (TEXTS["fr"] * 400 + TEXTS["ru"].encode().decode("cp1251")).encode() * 30)
        for name in ("mixed", "misread"):
            self.assertGreater(os.path.getsize(os.path.join(self.folder, name)), 1_500_000)
        found = self.survey()
        self.assertEqual(set(found["mixed"]["mixed"]), {"UTF-8", "windows-1251"})
        self.assertGreaterEqual(found["misread"]["mojibake"]["places"], 30)
        for threads in ("1", "2", "5"):
            self.assertEqual(self.survey("--threads", threads), found)

    def test_text_of_europe_misread_as_cyrillic(self):
        """Few of its characters are odd: "parlГ©"."""
        for language in ("fr", "de", "pl", "cs", "ko"):
            self.put(language, (TEXTS[language] * 3).encode().decode("cp1251", "ignore").encode())
        lines = self.survey()
        for language in ("fr", "de", "pl", "cs", "ko"):
            self.assertEqual(lines[language]["mojibake"]["chain"], "encode windows-1251, decode UTF-8", language)


class Walk(Tree):
    def names(self, *arguments):
        return [name for name in self.survey(*arguments) if name]

    def test_order_is_bytewise_whatever_the_threads(self):
        for name in ["b", "a/z", "a-b", "a.c", "a/b/c", "B", "é", "a0", *(f"n/{i}" for i in range(300))]:
            self.put(name)
        names = self.names()
        self.assertEqual(names, sorted(names, key=os.fsencode))
        self.assertEqual(len(names), 308)
        for threads in ("1", "3", "8"):
            self.assertEqual(self.names("--threads", threads), names)

    def test_globs_and_ignore_files(self):
        for name in ["a.txt", "a.o", "d/b.txt", "d/c.o", "skip/x.txt", ".h/x.txt", ".dot", "d/keep.o", "e/only.tmp"]:
            self.put(name)
        self.put(".gitignore", b"*.o\nskip/\n")
        self.put("d/.ignore", b"!keep.o\n")
        self.put("e/.gitignore", b"/only.tmp\n")
        self.assertEqual(self.names(), ["a.txt", "d/b.txt", "d/keep.o"])
        self.assertEqual(self.names("--include", "*.txt"), ["a.txt", "d/b.txt"])
        self.assertEqual(self.names("--exclude", "d"), ["a.txt"])
        self.assertEqual(self.names("--exclude", "*.txt", "--exclude", "keep*"), [])
        self.assertIn("skip/x.txt", self.names("--no-ignore"))
        self.assertEqual(self.names("--hidden"), [".dot", ".gitignore", ".h/x.txt", "a.txt", "d/.ignore", "d/b.txt",
                                                  "d/keep.o", "e/.gitignore"])

    def test_classes_of_bytes_in_patterns(self):
        for name in ["a1", "ab", "aB", "a-"]:
            self.put(name)
        self.assertEqual(self.names("--include", "a[[:digit:][:upper:]]"), ["a1", "aB"])
        self.assertEqual(self.names("--exclude", "a[![:alpha:]]"), ["aB", "ab"])
        self.put(".gitignore", b"a[[:lower:]]\na[[:nothing:]1]\n")
        self.assertEqual(self.names(), ["a-", "a1", "aB"])

    def test_links_are_followed_only_if_asked(self):
        self.put("d/a")
        os.symlink("d", os.path.join(self.folder, "l"))
        os.symlink("..", os.path.join(self.folder, "d/up"))
        self.assertEqual(self.names(), ["d/a"])
        self.assertEqual(self.names("--follow"), ["d/a", "l/a"])

    def test_a_file_comes_once(self):
        self.put("d/a")
        self.put("d/b")
        files = [line["file"] for line in rows("survey", "d", "d/a", "d/", "d/b", "d", cwd=self.folder)[:-1]]
        self.assertEqual(files, ["d/a", "d/b"])

    def test_a_long_list_is_not_held_in_memory(self):
        """Peak memory hardly grows with a list that is 40 MB long."""
        with open(os.path.join(self.folder, "names"), "wb") as file:
            for i in range(22000):
                file.write(b"%05d" % i + b"x" * 1800 + b"\0")  # no file system has such a name: quickly seen
        script = ("import resource, subprocess, sys; subprocess.run(sys.argv[1:], stderr=subprocess.DEVNULL); "
                  "print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)")
        done = subprocess.run([sys.executable, "-c", script, MOJI, "survey", "--threads", "1", "-o", os.devnull,
                               "--files0-from", file.name], capture_output=True, check=True)
        kilobytes = int(done.stdout)
        if not SANITIZED:
            self.assertLess(kilobytes, 90_000)

    def test_names_from_a_list(self):
        self.put("b\n")
        self.put("a")
        lines = rows("survey", "--files0-from", "-", data=b"b\n\0a\0", cwd=self.folder)
        self.assertEqual([line["file"] for line in lines[:-1]], ["a", "b\n"])

    def test_names_that_are_no_utf8(self):
        self.put(b"x\xff")
        [line, _] = rows("survey", self.folder)
        self.assertEqual(line["file"][-2:], "x\ufffd")
        self.assertTrue(line["file_bytes"].endswith("78 FF"))

    def test_shards_and_resume(self):
        for i in range(60):
            self.put(f"f{i}")
        whole = set(self.names())
        parts = [set(self.names("--shard", f"{i}/3")) for i in (1, 2, 3)]
        self.assertEqual(set.union(*parts), whole)
        self.assertEqual(sum(map(len, parts)), len(whole))
        lines = output("survey", "--format", "jsonl", self.folder).split("\n")
        report = os.path.join(self.folder, ".report")
        with open(report, "w", encoding="utf-8") as file:
            file.write("\n".join(lines[:20]) + "\n" + lines[20][:50])  # cut off in the middle
        rest = [line["file"] for line in rows("survey", "--resume", report, self.folder)[:-1]]
        self.assertEqual(rest, [json.loads(line)["file"] for line in lines[20:60]])

    def test_trouble(self):
        self.put("a")
        done = run("survey", "--format", "jsonl", self.folder + "/missing", self.folder, status=2)
        self.assertEqual([json.loads(line).get("kind") for line in done.stdout.splitlines()],
                         ["text", "unreadable", None])
        self.assertIn("missing", done.stderr.decode())
        self.assertIn("--shard", complaint("survey", "--shard", "5/3", self.folder))
        self.assertIn("--fail-on", complaint("survey", "--fail-on", "nothing", self.folder))


class Hostile(Tree):
    def test_an_ignore_file_that_is_a_fifo_is_none(self):
        os.mkfifo(os.path.join(self.folder, ".gitignore"))
        os.mkfifo(os.path.join(self.folder, ".ignore"))
        self.put("a.txt")
        self.assertIn("a.txt", self.survey())

    def test_an_ignore_file_of_gigabytes_takes_no_memory(self):
        self.put(".gitignore", b"b.txt\n")
        with open(os.path.join(self.folder, ".gitignore"), "r+b") as file:
            file.truncate(3 << 30)
        self.put("a.txt")
        self.put("b.txt")
        limit = "ulimit -v 1500000; " if not SANITIZED else ""
        done = subprocess.run(["sh", "-c", limit + 'exec "$0" "$@"', MOJI, "survey", "--format", "jsonl", self.folder],
                              capture_output=True, timeout=300)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn(b"a.txt", done.stdout)
        self.assertNotIn(b"b.txt", done.stdout)

    @unittest.skipIf(SANITIZED, "sanitizers take more of the stack")
    def test_folders_without_a_match_take_no_stack(self):
        """Each took some, until the next file that matched."""
        for number in range(4000):
            os.mkdir(os.path.join(self.folder, str(number)))
        done = subprocess.run(["sh", "-c", 'ulimit -s 512; exec "$0" "$@"', MOJI, "survey", "--names", "--include",
                               "*.none", self.folder], capture_output=True, timeout=300)
        self.assertEqual(done.returncode, 0, done.stderr)


class Reports(Tree):
    def setUp(self):
        super().setUp()
        self.put("a,b.txt", b"x\r\n")
        self.put("bad.txt", (TEXTS["fr"] * 3).encode() + b"\n\xff\n")

    def test_fail_on(self):
        run("survey", "--fail-on", "crlf", self.folder, status=1)
        run("survey", "--fail-on", "bom,bidi,mixed", self.folder, status=0)
        run("survey", "-q", "--fail-on", "bom,invalid", self.folder, status=1)

    def test_every_trouble_can_fail(self):
        tree = os.path.join(self.folder, "troubles")
        russian, french = TEXTS["ru"], TEXTS["fr"]
        files = {"invalid": french.encode() * 3 + b"\xff\n", "mixed": russian.encode() * 2 + russian.encode("cp1251") * 2,
                 "bom": french.encode("utf-8-sig"), "crlf": b"a\r\nb\r\n", "mixed-eol": b"a\nb\r\n",
                 "not-utf8": russian.encode("koi8_r") * 2, "mojibake": (russian.encode().decode("cp1252", "ignore")).encode() * 2,
                 "declared-otherwise": b'<meta charset="koi8-r">' + russian.encode() * 2,
                 "bidi": "user\u202e x\n".encode() + russian.encode()}
        for name, data in files.items():
            write(tree, name, data)
            run("survey", "-q", "--fail-on", name, os.path.join(tree, name), status=1)
        write(tree, "fine", russian.encode())
        run("survey", "-q", "--fail-on", ",".join(files), os.path.join(tree, "fine"), status=0)
        run("survey", "-q", "--fail-on", "unreadable", os.path.join(tree, "missing"), status=1)

    def test_progress(self):
        done = run("survey", "-q", "--progress", self.folder, status=0)
        self.assertRegex(done.stderr.decode(), r"^2( of 2)? files, 0\.0 MB, \d+ files/s\n$")
        self.assertEqual(run("survey", "-q", self.folder, status=0).stderr, b"")

    def test_progress_on_a_terminal(self):
        tree = os.path.join(self.folder, "large")
        write(tree, "0", (TEXTS["ru"] * 3 + TEXTS["fr"]).encode("utf_16") * 500)
        for i in range(1, 80):
            os.link(os.path.join(tree, "0"), os.path.join(tree, str(i)))
        master, slave = pty.openpty()
        process = subprocess.Popen([MOJI, "survey", "-q", "--threads", "1", tree], stderr=slave)
        os.close(slave)
        shown = b""
        try:
            while piece := os.read(master, 1000):
                shown += piece
        except OSError:
            pass  # how Linux says that the other side is closed
        os.close(master)
        self.assertEqual(process.wait(60), 0)
        self.assertRegex(shown.decode(), r"\r\d+ of 80 files, \d+\.\d MB, \d+ files/s, \d+:\d\d left")
        self.assertTrue(shown.endswith(b"\r\033[K"))

    def test_csv(self):
        table = list(csv.DictReader(io.StringIO(output("survey", "--format", "csv", self.folder), newline="")))
        self.assertEqual([(os.path.basename(row["file"]), row["crlf"], row["troubles"]) for row in table],
                         [("a,b.txt", "1", "crlf"), ("bad.txt", "0", "invalid")])

    def test_sarif(self):
        log = json.loads(output("survey", "--format", "sarif", self.folder))
        self.assertEqual(log["version"], "2.1.0")
        results = log["runs"][0]["results"]
        self.assertEqual([result["ruleId"] for result in results], ["crlf", "invalid"])
        self.assertTrue(results[0]["locations"][0]["physicalLocation"]["artifactLocation"]["uri"].endswith("a%2Cb.txt"))
        self.assertEqual(results[1]["locations"][0]["physicalLocation"]["region"]["startLine"], 5)

    def test_github(self):
        lines = output("survey", "--format", "github", "--fail-on", "invalid", "bad.txt", cwd=self.folder).splitlines()
        self.assertEqual(lines, ["::error file=bad.txt,line=5,title=invalid::1 problem in UTF-8"])

    def test_text(self):
        text = output("survey", self.folder)
        self.assertIn("a,b.txt: ASCII 1.00  (crlf)\n", text)
        self.assertIn("2 files", text)

    def test_standard_input(self):
        [line, _] = rows("survey", data=TEXTS["ru"].encode("koi8_r"))
        self.assertEqual((line["file"], line["encoding"]), ("-", "KOI8-R"))


if __name__ == "__main__":
    unittest.main()
