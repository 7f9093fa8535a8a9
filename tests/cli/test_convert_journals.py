"""moji convert --resume-journal: files that were edited since, what was left out, and journals among the files."""
import json
import os
import unittest

from folder_trees import TEXTS, contents
from moji_program import complaint, rows, run
from test_convert import Tree

OLD, NEW = TEXTS["ru"].encode("koi8_r"), TEXTS["ru"].encode()


class StateFolder(Tree):
    def test_one_that_cannot_be_made_says_how_to_do_without(self):
        file = self.put("x", OLD)
        for more in ([], ["--names"]):
            said = complaint("convert", "--from", "KOI8-R", "--in-place", *more, self.tree,
                             env=os.environ | {"XDG_STATE_HOME": file})
            self.assertIn("; --journal FILE puts the journal elsewhere", said)
            self.assertEqual(self.get("x"), OLD)


class Resumed(Tree):
    def resume(self, **options):
        return self.convert("--resume-journal", self.journal, **options)

    def test_a_file_that_was_edited_since_is_left(self):
        """Read as KOI8-R once more, its UTF-8 became mojibake."""
        for name in ("edited", "linked", "same"):
            self.put(name, OLD)
        os.link(os.path.join(self.tree, "linked"), os.path.join(self.folder, "other"))
        self.in_place("--from", "KOI8-R", status=0)
        edited = NEW + "и ещё\n".encode()
        for name in ("edited", "linked"):
            with open(os.path.join(self.tree, name), "ab") as file:
                file.write("и ещё\n".encode())
        lines = self.resume(status=1)
        self.assertEqual({name: (line["action"], line["reason"]) for name, line in lines.items()},
                         {"edited": ("left", "the file has changed since it was converted"),
                          "linked": ("left", "the file has changed since it was converted"),
                          "same": ("unchanged", "converted before")})
        self.assertEqual(contents(self.tree), {b"edited": edited, b"linked": edited, b"same": NEW})

    def test_a_file_that_has_its_old_bytes_again_is_converted(self):
        self.put("x", OLD)
        self.in_place("--from", "KOI8-R", status=0)
        self.put("x", OLD)
        self.assertEqual(self.resume(status=0)["x"]["action"], "converted")
        self.assertEqual(self.get("x"), NEW)

    def test_what_a_report_left_out_stays_left_out(self):
        self.put("a", OLD)
        self.put("b", OLD)
        self.file("report", json.dumps({"file": os.path.join(self.tree, "a")}).encode() + b"\n")
        done = self.in_place("--from", "KOI8-R", "--resume", "report", cwd=self.folder, status=0)
        self.assertEqual(list(done), ["b"])
        lines = self.resume(status=0)
        self.assertEqual({name: line["reason"] for name, line in lines.items()}, {"b": "converted before"})
        self.assertEqual(contents(self.tree), {b"a": OLD, b"b": NEW})

    def test_journals_from_before_reports_were_in_them_are_read(self):
        self.put("a", OLD)
        self.in_place("--from", "KOI8-R", status=0)
        with open(self.journal, "rb") as file:
            journal = file.read()
        head, rest = journal.split(b"\n", 1)
        old = json.loads(head)
        old.pop("resume", None)
        with open(self.journal, "wb") as file:
            file.write(json.dumps(old).encode() + b"\n" + rest)
        self.assertEqual(self.resume(status=0)["a"]["reason"], "converted before")

    def test_a_report_that_cannot_be_read_again_is_refused(self):
        self.put("a", OLD)
        self.assertIn("--resume -", complaint("convert", "--from", "KOI8-R", "--in-place", "--resume", "-", "--journal",
                                              self.journal, self.tree))
        self.assertEqual(self.get("a"), OLD)
        self.assertFalse(os.path.exists(self.journal))
        rows("convert", "--from", "KOI8-R", "--dry-run", "--resume", "-", self.tree, status=0)


class Among(Tree):
    """Journals in the folder that is converted."""

    def test_are_left(self):
        """One that is converted can no longer be undone."""
        self.put("a", OLD)
        self.journal = os.path.join(self.tree, "undo.journal")
        for from_what in ([], ["--from", "KOI8-R"]):
            lines = self.in_place(*from_what, status=0)
            self.assertEqual(lines["a"]["action"], "converted")
            self.assertEqual({(line["action"], line["reason"]) for name, line in lines.items() if name != "a"},
                             {("left", "a journal of moji convert")})
            # That of another run, too; and that of names.
            names = os.path.join(self.tree, "names.journal")
            if not os.path.exists(names):
                run("convert", "--names", "--in-place", "--journal", names, self.tree, status=0)
            first, self.journal = self.journal, self.journal + "2"
            with open(first, "rb") as file:
                before = file.read()
            lines = self.in_place("--from", "UTF-8", "--to", "UTF-16LE", status=0)
            self.assertEqual(sorted(name for name, line in lines.items() if line["action"] == "left"),
                             sorted(name for name in os.listdir(self.tree) if "journal" in name))
            with open(first, "rb") as file:
                self.assertEqual(file.read(), before)
            for journal in (self.journal, first):
                run("convert", "--undo", journal, status=0)
            self.assertEqual(self.get("a"), OLD)
            self.journal += "3"

    def test_are_copied_into_a_mirror(self):
        self.put("a", OLD)
        self.journal = os.path.join(self.tree, "journal")
        self.in_place("--from", "KOI8-R", status=0)
        out = os.path.join(self.folder, "out")
        run("convert", "--to", "UTF-16LE", "--output", out, self.tree, status=0)
        self.assertEqual(contents(out), {b"a": TEXTS["ru"].encode("utf_16_le"), b"journal": self.get("journal")})


if __name__ == "__main__":
    unittest.main()
