"""moji convert: proof, plan, journal, undo, and being killed."""
import json
import os
import random
import signal
import stat
import subprocess
import sys
import time
import unittest

from folder_trees import TEXTS, all_texts, contents, write
from moji_program import MOJI, SANITIZED, TemporaryFolder, complaint, output, rows, run


class Tree(TemporaryFolder):
    def setUp(self):
        super().setUp()
        self.tree = os.path.join(self.folder, "tree")
        os.mkdir(self.tree)
        self.journal = os.path.join(self.folder, "journal")

    def put(self, name, data):
        write(self.tree, name, data)
        return os.path.join(self.tree, name)

    def get(self, name):
        with open(os.path.join(self.tree, name), "rb") as file:
            return file.read()

    def convert(self, *arguments, **options):
        """Name below the tree -> its line."""
        return {line["file"][len(self.tree) + 1:]: line for line in rows("convert", *arguments, **options)}

    def in_place(self, *arguments, **options):
        return self.convert("--in-place", "--journal", self.journal, *arguments, self.tree, **options)


class Whole(Tree):
    def test_a_tree_there_and_back(self):
        texts = {}
        for name, text, data in all_texts():
            self.put(name, data)
            texts[name] = text
        self.put("binary", bytes(range(256)) * 4)
        self.put("empty", b"")
        before = contents(self.tree)
        lines = self.in_place()
        for name, line in lines.items():
            self.assertIn(line["action"], ("converted", "unchanged", "left"), line)
            if name not in texts:
                continue
            text = self.get(name).decode() if line["action"] != "left" else None
            if text is not None:
                self.assertEqual(text.lstrip("\ufeff"), texts[name], line)
            self.assertEqual(line["proof"], "reversible" if line["action"] == "converted" else None)
        self.assertLess(sum(line["action"] == "left" for line in lines.values()), 0.05 * len(lines))
        undone = self.convert("--undo", self.journal, status=0)
        self.assertEqual({line["action"] for line in undone.values()}, {"restored"})
        self.assertEqual(contents(self.tree), before)

    def test_only_what_is_sure(self):
        self.put("short", b"\xe9\n")
        self.put("broken", TEXTS["ru"].encode() * 2 + b"\xff\n")
        self.put("mixed", TEXTS["ru"].encode() + TEXTS["ru"].encode("cp1251"))
        self.put("good", TEXTS["ru"].encode("koi8_r"))
        before = contents(self.tree)
        lines = self.in_place(status=1)
        self.assertEqual({name: line["action"] for name, line in lines.items()},
                         {"short": "left", "broken": "left", "mixed": "left", "good": "converted"})
        self.assertTrue(all(lines[name]["reason"] for name in ("short", "broken", "mixed")))
        after = contents(self.tree)
        self.assertEqual([name for name in before if before[name] != after[name]], [b"good"])

    def test_binary_is_no_doubt(self):
        self.put("binary", bytes(1000))
        self.assertEqual(self.in_place(status=0)["binary"]["action"], "left")

    def test_lines(self):
        text = TEXTS["ru"] * 6
        parts = [TEXTS["ru"].encode(codec) for codec in ("cp1251", "utf_8", "koi8_r")] * 2
        self.put("mixed", b"".join(parts))
        line = self.in_place("--lines", status=0)["mixed"]
        self.assertEqual((line["proof"], line["from"]), ("reversible", "KOI8-R,UTF-8,windows-1251"))
        self.assertEqual(self.get("mixed").decode(), text)
        self.convert("--undo", self.journal, status=0)
        self.assertEqual(self.get("mixed"), b"".join(parts))

    def test_a_line_in_doubt_is_left(self):
        # One letter in one word: plain convert leaves it as well.
        self.put("country", b'"GQE": "\x8equatorialguinea-Ekwele",\n')
        self.put("week", b"['1 tydzie\xc4 temu'\n")
        for options in ((), ("--lines",)):
            lines = self.convert("--dry-run", *options, self.tree, status=1)
            self.assertEqual({line["action"] for line in lines.values()}, {"left"})

    def test_a_reading_that_cannot_be_reversed_is_refused(self):
        self.put("x", b"+AGE-bc +BB8EQAQ4-\n")
        line = self.in_place("--from", "UTF-7", status=1)["x"]
        self.assertEqual(line["action"], "left")
        self.assertIn("converting back", line["reason"])


class Edits(Tree):
    def one(self, data, *arguments, status=0):
        self.put("x", data)
        out = os.path.join(self.folder, "out")
        run("convert", "-o", out, *arguments, os.path.join(self.tree, "x"), status=status)
        with open(out, "rb") as file:
            return file.read()

    def test_marks(self):
        text = TEXTS["ru"]
        marked = "\ufeff" + text
        self.assertEqual(self.one(marked.encode("utf_16_le")), marked.encode())
        self.assertEqual(self.one(marked.encode("utf_16_le"), "--bom", "remove"), text.encode())
        self.assertEqual(self.one(text.encode(), "--bom", "add"), marked.encode())
        self.assertEqual(self.one(marked.encode(), "--bom", "add"), marked.encode())
        self.assertEqual(self.one(marked.encode(), "--to", "KOI8-R"), text.encode("koi8_r"))
        self.assertEqual(self.one(text.encode(), "--to", "UTF-16"), marked.encode("utf_16_le"))
        self.assertEqual(self.one(text.encode(), "--to", "UTF-16BE"), text.encode("utf_16_be"))
        for name, codec in (("UTF-16", "utf_16_le"), ("UTF-32", "utf_32_le"), ("UTF-8-SIG", "utf_8")):
            self.assertEqual(self.one(marked.encode(), "--to", name), marked.encode(codec))
            self.assertEqual(self.one(marked.encode(), "--to", name, "--bom", "remove"), text.encode(codec))

    def test_line_ends(self):
        self.assertEqual(self.one(b"a\nb\r\nc\rd", "--eol", "crlf"), b"a\r\nb\r\nc\r\nd")
        self.assertEqual(self.one(b"a\nb\r\nc\rd\r\n", "--eol", "lf"), b"a\nb\nc\nd\n")
        long = ("é" * 99 + "\r\n") * 20000  # across buffers
        self.assertEqual(self.one(long.encode(), "--eol", "lf"), long.replace("\r\n", "\n").encode())

    def test_declarations(self):
        page = f'<html><meta charset="windows-1251">{TEXTS["ru"]}'
        self.assertEqual(self.one(page.encode("cp1251"), "--declarations"),
                         page.replace("windows-1251", "UTF-8").encode())
        self.assertEqual(self.one(page.encode("cp1251")), page.encode())
        both = f'<?xml version="1.0" encoding="windows-1251"?>\n<html><meta charset="windows-1251"/>{TEXTS["ru"]}</html>'
        self.assertEqual(self.one(both.encode("cp1251"), "--declarations"),
                         both.replace("windows-1251", "UTF-8").encode())
        latex = f'\\usepackage[cp1251]{{inputenc}}\n{TEXTS["ru"]}'
        self.assertEqual(self.one(latex.encode("cp1251"), "--declarations"), latex.replace("cp1251", "utf8").encode())

    def test_characters_that_the_target_lacks(self):
        text = "Щука, ёж и 世界 ☺\n".encode()
        self.assertIn("U+0429", self.failure(text, "--to", "ISO-8859-1"))
        self.assertEqual(self.one(text, "-f", "UTF-8", "--to", "ASCII", "--unmappable", "replace"), b"????, ?? ? ?? ?\n")
        self.assertEqual(self.one(text, "-f", "UTF-8", "--to", "KOI8-R", "--unmappable", "escape"),
                         "Щука, ёж и ".encode("koi8_r") + b"\\u4E16\\u754C \\u263A\n")
        self.assertEqual(self.one(text, "-f", "UTF-8", "--to", "ASCII", "--unmappable", "translit"),
                         b"Shhuka, yozh i shijie ?\n")
        self.put("x", text)
        [line] = rows("convert", "--dry-run", "--to", "KOI8-R", "--unmappable", "replace", self.tree)
        self.assertEqual(line["proof"], "lossy")
        self.assertIn("3", line["reason"])

    def failure(self, data, *arguments):
        self.put("x", data)
        [line] = rows("convert", "--dry-run", "-f", "UTF-8", *arguments, self.tree, status=1)
        self.assertEqual(line["action"], "failed")
        return line["reason"]

    def test_edits_can_be_undone(self):
        data = '<meta charset=koi8-r>\r\né'.encode("cp1252") + b"\nb\r\n" + TEXTS["fr"].encode("cp1252")
        self.put("x", data)
        self.in_place("--from", "windows-1252", "--eol", "lf", "--bom", "add", "--declarations", status=0)
        self.assertNotEqual(self.get("x"), data)
        self.convert("--undo", self.journal, status=0)
        self.assertEqual(self.get("x"), data)


class Files(Tree):
    def test_what_a_file_has_besides_its_bytes(self):
        data = TEXTS["ru"].encode("cp1251")
        path = self.put("x", data)
        os.chmod(path, 0o751)
        os.link(path, os.path.join(self.tree, "y"))
        other = self.put("z", data)
        os.chmod(other, 0o640)
        os.utime(other, (1_000_000_000, 1_000_000_001))
        os.symlink("tree/z", os.path.join(self.folder, "link"))
        run("convert", "--in-place", "--keep-times", "--journal", self.journal, self.folder + "/link", path, status=0)
        self.assertEqual(self.get("x"), TEXTS["ru"].encode())
        self.assertEqual(self.get("y"), self.get("x"), "the other name is the same file still")
        self.assertEqual(os.stat(path).st_nlink, 2)
        self.assertEqual(stat.S_IMODE(os.stat(path).st_mode), 0o751)
        self.assertEqual(stat.S_IMODE(os.stat(other).st_mode), 0o640)
        self.assertEqual(os.stat(other).st_mtime, 1_000_000_001)
        self.assertTrue(os.path.islink(self.folder + "/link"))
        self.convert("--undo", self.journal, status=0)
        self.assertEqual((self.get("x"), self.get("y"), self.get("z")), (data, data, data))
        self.assertEqual(os.stat(path).st_nlink, 2)

    def test_backup(self):
        data = TEXTS["ru"].encode("cp1251")
        self.put("x", data)
        self.in_place("--backup", ".old", status=0)
        self.assertEqual((self.get("x.old"), self.get("x")), (data, TEXTS["ru"].encode()))
        self.put("x", data)
        self.journal += "2"
        line = self.in_place("--backup", ".old", "--include", "x", status=1)["x"]
        self.assertEqual((line["action"], self.get("x")), ("failed", data))

    def test_mirror(self):
        self.put("d/x", TEXTS["ru"].encode("cp1251"))
        self.put("b", bytes(100))
        before = contents(self.tree)
        out = os.path.join(self.folder, "out")
        run("convert", "--output", out, self.tree, status=0)
        self.assertEqual(contents(out), {b"d/x": TEXTS["ru"].encode(), b"b": bytes(100)})
        self.assertEqual(contents(self.tree), before)
        self.assertEqual({line["action"] for line in self.convert("--output", out, self.tree, status=1).values()}, {"failed"})

    def test_a_file_of_several_names_is_converted_once(self):
        old, new = TEXTS["ru"].encode("cp1251"), TEXTS["ru"].encode()
        file = self.put("d/x", old)
        other = os.path.join(self.tree, "d", "y")
        ways = {"hard links": (lambda: os.link(file, other), [self.tree]),
                "symbolic links": (lambda: os.symlink("x", other), ["--follow", self.tree]),
                "folders by links": (lambda: os.symlink("d", os.path.join(self.tree, "e")), ["--follow", self.tree]),
                "paths": (lambda: None, [self.tree, os.path.join(self.tree, ".", "d"), file.replace("/d/", "//d/")]),
                "a link that is named": (lambda: os.symlink("x", other), [file, other])}
        for way, (make, paths) in ways.items():
            for threads in "18":
                make()
                job = ["--from", "windows-1251", "--threads", threads]
                planned = rows("convert", *job, "--dry-run", *paths, status=0)
                self.assertEqual([line["action"] for line in planned].count("converted"), 1, planned)
                journal = f"{self.journal} {way} {threads}"
                done = rows("convert", *job, "--in-place", "--journal", journal, *paths, status=0)
                self.assertEqual([(line["action"], line["reason"]) for line in done],
                                 [("converted", None)] +
                                 [("unchanged", "the same file as one before it")] * (len(done) - 1), way)
                self.assertGreater(len(done), 1, way)
                self.assertEqual({line["bytes_before"] for line in planned + done}, {len(old)}, way)
                self.assertEqual(self.get("d/x"), new, way)
                run("convert", "--undo", journal, status=0)
                self.assertEqual(self.get("d/x"), old, way)
                for link in (other, os.path.join(self.tree, "e")):
                    if os.path.lexists(link):
                        os.unlink(link)

    def test_parts_of_the_work_leave_files_of_several_names(self):
        """With --from, the part that comes second would read as windows-1251 what is UTF-8 by then."""
        old = TEXTS["ru"].encode("cp1251")
        self.put("alone", old)
        file = self.put("x", old)
        for i in range(8):
            os.link(file, os.path.join(self.tree, f"y{i}"))
        found = []
        for i in (1, 2, 3):
            found += rows("convert", "--from", "windows-1251", "--in-place", "--shard", f"{i}/3", self.tree,
                          "--journal", f"{self.journal} {i}")
        self.assertEqual(len(found), 10)
        self.assertEqual(self.get("alone"), TEXTS["ru"].encode())
        self.assertEqual(self.get("x"), old)
        left = [line for line in found if line["action"] == "left"]
        self.assertEqual({line["reason"] for line in left},
                         {"has other names, which another part of the work may convert"})
        self.assertEqual(len(left), 9)
        # Detected, the second time it is UTF-8. All of the work at once knows what it has done.
        for i in (1, 2):
            rows("convert", "--shard", f"{i}/2", "--in-place", self.tree, "--journal", f"{self.journal} detected {i}")
        self.assertEqual(self.get("x"), TEXTS["ru"].encode())
        report = os.path.join(self.folder, "report")
        self.file("report", b'{"file":"' + os.fsencode(file) + b'"}\n')
        os.unlink(os.path.join(self.tree, "alone"))
        rows("convert", "--from", "windows-1251", "--in-place", "--resume", report, self.tree,
             "--journal", f"{self.journal} resumed")
        self.assertEqual(self.get("x"), TEXTS["ru"].encode())

    def test_mirror_by_a_plan(self):
        for name in ("d/a/x", "d/b/x", "d/y"):
            self.put(name, TEXTS["ru"].encode("cp1251"))
        expected = {name: TEXTS["ru"].encode() for name in (b"a/x", b"b/x", b"y")}
        plan, out = os.path.join(self.folder, "plan"), os.path.join(self.folder, "out")
        planned = output("convert", "--dry-run", "--format", "jsonl", os.path.join(self.tree, "d"), status=0)
        self.file("plan", planned.encode())
        run("convert", "--plan", plan, "--output", out, status=0)
        self.assertEqual(contents(out), expected)
        # What would lead out of the mirror, or is no part of the path, is taken for nothing said.
        for number, below in enumerate((-1, 2, 10 ** 30, "x", None)):
            line = json.loads(planned.splitlines()[0])
            self.file("plan", json.dumps({**line, "below": below}).encode())
            run("convert", "--plan", plan, "--output", f"{out}{number}", status=0)
            self.assertEqual(contents(f"{out}{number}"), {b"x": TEXTS["ru"].encode()}, below)
        line["file"] = line["file"].replace("/d/a/", "/d/a/../../d/a/")
        line["below"] = line["file"].index("../")
        self.file("plan", json.dumps(line).encode())
        run("convert", "--plan", plan, "--output", out + "other", status=0)
        self.assertEqual(contents(out + "other"), {b"x": TEXTS["ru"].encode()})

    def test_mirror_of_files_with_the_same_name(self):
        """Threads write at once, and none over what another has written."""
        folders = [f"{number:02}" for number in range(16)]
        for folder in folders:
            self.put(f"{folder}/x", f"{TEXTS['ru']} {folder}".encode("cp1251"))
        paths = [os.path.join(self.tree, folder, "x") for folder in folders]
        for run_number in range(5):
            out = os.path.join(self.folder, f"out{run_number}")
            lines = self.convert("--from", "windows-1251", "--threads", "8", "--output", out, *paths, status=1)
            written = [name for name, line in lines.items() if line["action"] == "converted"]
            self.assertEqual(len(written), 1, lines)
            self.assertEqual(contents(out), {b"x": f"{TEXTS['ru']} {written[0][:2]}".encode()})
            self.assertEqual({line["reason"] for line in lines.values() if line["action"] == "failed"},
                             {f"{out}/x is there already"})

    def test_names_of_any_bytes(self):
        write(self.tree, b"\xff\n", TEXTS["ru"].encode("cp1251"))
        run("convert", "--in-place", "--journal", self.journal, self.tree, status=0)
        self.assertEqual(contents(self.tree), {b"\xff\n": TEXTS["ru"].encode()})
        run("convert", "--undo", self.journal, status=0)
        self.assertEqual(contents(self.tree), {b"\xff\n": TEXTS["ru"].encode("cp1251")})

    def test_one_way_must_be_said(self):
        self.put("x", b"a")
        self.assertIn("--in-place", complaint("convert", self.tree))
        self.assertIn("--in-place", complaint("convert", "--in-place", "--dry-run", self.tree))
        self.assertIn("UTF9", complaint("convert", "--to", "UTF9", "--dry-run", self.tree))


class Declared(Tree):
    def test_what_a_file_says_of_itself_is_evidence(self):
        head = b'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=ISO-8859-2\\n"\n\nmsgid "a"\nmsgstr '
        malformed = head.replace(b"ISO-8859-2", b"EUC-JP")
        self.put("malformed.po", malformed + '"naïve"\n'.encode("cp1252"))
        self.put("few.po", head + '"naïve"\n'.encode("cp1252"))
        self.put("much.po", head + f'"{TEXTS["ru"].strip()}"\n'.encode("koi8_r"))
        done = self.convert("--dry-run", self.tree)
        self.assertEqual({name: line["action"] for name, line in done.items()},
                         {"few.po": "left", "malformed.po": "left", "much.po": "converted"})
        self.assertRegex(done["few.po"]["reason"], "^not sure enough: ISO-8859-2 0.70, ambiguous$")
        self.assertRegex(done["malformed.po"]["reason"], "^declares EUC-JP, reads as windows-1252 ")


    def test_decides_what_the_bytes_leave_open(self):
        self.put("page.html", '<html><meta charset="shift_jis"><title>東京</title>\n'.encode("shift_jis"))
        self.put("letters.aff", b"SET ISO8859-7\nTRY " + bytes(range(0xE1, 0xFA)) + b"\nREP 1\nREP \xFE \xF9\n")
        done = self.convert("--dry-run", self.tree)
        self.assertEqual((done["page.html"]["action"], done["page.html"]["from"]), ("converted", "Shift_JIS"))
        self.assertEqual((done["letters.aff"]["action"], done["letters.aff"]["from"]), ("left", "ISO-8859-7"))
        self.assertRegex(done["letters.aff"]["reason"], "not sure enough: ISO-8859-7 0.90")


class Plan(Tree):
    def test_is_carried_out_exactly(self):
        self.put("a", TEXTS["ru"].encode("cp1251"))
        self.put("b", TEXTS["ru"].encode("koi8_r"))
        self.put("c", b"\xe9t\xe9\n")
        self.put("d", TEXTS["fr"].encode("cp1252"))
        before = contents(self.tree)
        lines = rows("convert", "--dry-run", "--eol", "crlf", self.tree)
        self.assertEqual(contents(self.tree), before)
        lines[2].update(action="converted", **{"from": "windows-1252"})  # somebody knows better
        lines[3]["action"] = "left"
        plan = os.path.join(self.folder, "plan")
        with open(plan, "w", encoding="utf-8") as file:
            file.writelines(json.dumps(line) + "\n" for line in lines)
        self.put("b", b"changed since")
        done = self.convert("--plan", plan, "--in-place", "--journal", self.journal, status=1)
        self.assertEqual({name: line["action"] for name, line in done.items()},
                         {"a": "converted", "b": "left", "c": "converted"})
        self.assertEqual(contents(self.tree), {b"a": TEXTS["ru"].replace("\n", "\r\n").encode(), b"b": b"changed since",
                                               b"c": "été\r\n".encode(), b"d": before[b"d"]})


    def test_is_carried_out_whole_or_not_at_all(self):
        self.put("a", TEXTS["ru"].encode("cp1251"))
        self.put("b", TEXTS["ru"].encode("koi8_r"))
        before = contents(self.tree)
        lines = [json.dumps(row) for row in rows("convert", "--dry-run", self.tree)]
        for damaged in (lines[0][:40] + "\n" + lines[1], "\n".join(lines) + "\nxx", "{}"):
            plan = self.file("plan", damaged.encode())
            for names in ([], ["--names"]):
                said = complaint("convert", *names, "--plan", plan, "--in-place", "--journal", self.journal)
                self.assertRegex(said, "line [1-3] is none of a plan")
        self.assertEqual(contents(self.tree), before)


class Journal(Tree):
    def test_is_named_where_it_was_not(self):
        self.put("x", TEXTS["ru"].encode("cp1251"))
        environment = {**os.environ, "XDG_STATE_HOME": os.path.join(self.folder, "state")}
        last = rows("convert", "--in-place", self.tree, env=environment, status=0)[-1]
        run("convert", "--undo", last["journal"], status=0)
        self.assertEqual(self.get("x"), TEXTS["ru"].encode("cp1251"))

    def test_what_was_changed_since_is_left(self):
        self.put("x", TEXTS["ru"].encode("cp1251"))
        self.in_place(status=0)
        self.put("x", b"new")
        line = self.convert("--undo", self.journal, status=1)["x"]
        self.assertEqual((line["action"], self.get("x")), ("left", b"new"))

    def test_nothing_else_is_taken_for_one(self):
        self.assertIn("journal", complaint("convert", "--undo", self.file("x", b"{}\n")))
        self.put("x", b"a")
        self.assertIn("exists", complaint("convert", "--in-place", "--journal", self.file("j", b""), self.tree))

    def kill_at_random(self, chooser, arguments, longest):
        process = subprocess.Popen([MOJI, "convert", *arguments], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        time.sleep(chooser.random() * longest)
        process.send_signal(signal.SIGKILL)
        return process.wait(60) == -signal.SIGKILL

    def test_a_list_of_names_is_in_the_journal(self):
        """The run goes on when the list is gone; what was listed alone is converted."""
        first, second = (self.put(name, TEXTS["ru"].encode("cp1251")) for name in ("one.txt", "two \n.txt"))
        other = self.put("other.txt", TEXTS["ru"].encode("cp1251"))
        names = b"\0".join(map(os.fsencode, (second, first)))
        self.convert("--in-place", "--journal", self.journal, "--files0-from", "-", data=names, status=0)
        self.convert("--undo", self.journal, status=0)
        self.assertEqual(self.get("one.txt"), TEXTS["ru"].encode("cp1251"))
        lines = self.convert("--resume-journal", self.journal, status=0)
        self.assertEqual({name: line["action"] for name, line in lines.items()},
                         {"one.txt": "converted", "two \n.txt": "converted"})
        self.assertEqual(self.get("two \n.txt").decode(), TEXTS["ru"])
        with open(other, "rb") as file:
            self.assertEqual(file.read(), TEXTS["ru"].encode("cp1251"))

    def test_killed_at_random_then_resumed_or_undone(self):
        chooser = random.Random(14)
        old, new = {}, {}
        for i in range(60):
            name = f"{i:02}".encode()
            text = TEXTS["ru"] * chooser.choice([1, 20])
            old[name] = (text.replace("\n", "\r\n") if i % 3 == 0 else text).encode("koi8_r" if i % 2 else "cp1251")
            new[name] = text.encode()
        killed = 0
        rounds = int(os.environ.get("MOJISCOPE_KILLS", 8 if SANITIZED else 50))
        for round_number in range(rounds):
            for name, data in old.items():
                write(self.tree, name, data)
            link = os.path.join(self.tree, "01")
            os.link(link, os.path.join(self.folder, f"other{round_number}"))
            journal = self.journal + str(round_number)
            killed += self.kill_at_random(chooser, ["--in-place", "--eol", "lf", "--journal", journal, self.tree], 0.25)
            now = contents(self.tree)
            for name, data in now.items():
                # "01" is overwritten, since it has another name; .part is removed by the next run.
                if name != b"01" and not name.endswith(b".part"):
                    self.assertIn(data, (old.get(name), new.get(name)), name)
            if not os.path.exists(journal) or not os.path.getsize(journal):
                continue  # it had not begun
            if round_number % 2:
                killed += self.kill_at_random(chooser, ["--resume-journal", journal], 0.1)
                done = run("convert", "--resume-journal", journal)
                self.assertEqual(done.returncode, 0, done.stderr)
                self.assertEqual({k: v for k, v in contents(self.tree).items()}, new)
            killed += self.kill_at_random(chooser, ["--undo", journal], 0.1)
            run("convert", "--undo", journal, status=0)
            self.assertEqual(contents(self.tree), old)
        print(f"convert: {rounds} rounds, {killed} kills", file=sys.stderr)
        self.assertGreater(killed, rounds / 10)


if __name__ == "__main__":
    unittest.main()
