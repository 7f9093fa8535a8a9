"""moji convert: options that would be ignored together are refused, and a plan keeps those that decide."""
import json
import os
import unittest

from folder_trees import TEXTS, contents
from moji_program import complaint, rows, run
from test_convert import Tree

OLD, NEW = TEXTS["ru"].encode("koi8_r"), TEXTS["ru"].encode()


class Refused(Tree):
    def setUp(self):
        super().setUp()
        self.path = self.put("one.txt", OLD)
        self.put("two.txt", OLD)

    def assert_refused(self, *arguments):
        before = contents(self.folder)
        self.assertRegex(complaint("convert", *arguments), r"^moji: \S+ excludes \S+ \(see moji convert --help\)$")
        self.assertEqual(contents(self.folder), before, arguments)

    def test_with_a_journal_is_all_else(self):
        self.in_place("--from", "KOI8-R", status=0)
        for journal in ("--undo", "--resume-journal"):
            for others in (["--dry-run"], ["--in-place"], [self.path], ["--output", self.folder + "/out"], ["-o", "-"],
                           ["--backup", ".old"], ["--keep-times"], ["--from", "auto"], ["--to", "UTF-16"], ["--names"],
                           ["--lines"], ["--bom", "add"], ["--threads", "2"], ["--include", "*.txt"], ["--shard", "1/2"],
                           ["--plan", self.path], ["--journal", self.folder + "/other"], ["--least", "0.5"]):
                self.assert_refused(journal, self.journal, *others)
        self.assert_refused("--undo", self.journal, "--resume-journal", self.journal)
        self.assertIn("--undo excludes --dry-run", complaint("convert", "--dry-run", "--undo", self.journal))
        run("convert", "--undo", self.journal, "--no-progress", "--color", "never", "-q", status=0)
        self.assertEqual(self.get("one.txt"), OLD)

    def test_with_a_plan_is_what_it_says_itself(self):
        lines = rows("convert", "--from", "KOI8-R", "--dry-run", self.tree, status=0)
        plan = self.file("plan", "".join(json.dumps(line) + "\n" for line in lines).encode())
        way = ["--plan", plan, "--in-place", "--journal", self.journal]
        for others in ([self.path], ["--files0-from", plan], ["--include", "one*"], ["--exclude", "one*"], ["--hidden"],
                       ["--no-ignore"], ["--follow"], ["--shard", "1/2"], ["--resume", plan], ["--from", "auto"],
                       ["--to", "UTF-16"], ["--lines"], ["--bom", "add"], ["--eol", "lf"], ["--declarations"],
                       ["--unmappable", "escape"], ["--least", "0.5"]):
            for names in ([], ["--names"]):
                self.assert_refused(*way, *others, *names)
        self.assertIn("--plan excludes PATH", complaint("convert", *way, self.path))
        done = self.convert(*way, "--keep-times", "--backup", ".old", "--threads", "2", status=0)
        self.assertEqual({line["action"] for line in done.values()}, {"converted"})

    def test_is_what_only_a_replacement_needs(self):
        job = ["--from", "KOI8-R", self.path]
        out = os.path.join(self.folder, "out")
        for way in (["--dry-run"], ["--output", out], ["-o", out]):
            self.assert_refused(*way, *job, "--backup", ".old")
            self.assert_refused(*way, *job, "--journal", self.journal)
        self.assert_refused("--dry-run", *job, "--keep-times")

    def test_with_one_output_is_a_choice_of_files(self):
        out = os.path.join(self.folder, "out")
        for others in (["--include", "*.txt"], ["--exclude", "*.txt"], ["--shard", "1/2"], ["--resume", self.path],
                       ["--files0-from", self.path]):
            self.assert_refused("-o", out, "--from", "KOI8-R", *others, self.path)

    def test_with_an_encoding_is_how_it_would_be_detected(self):
        for others in (["--lines"], ["--least", "0.5"]):
            self.assert_refused("--dry-run", "--from", "KOI8-R", *others, self.path)
            self.assertNotEqual(run("convert", "--dry-run", "--from", "auto", *others, self.path).returncode, 2)

    def test_with_names_is_what_changes_contents(self):
        for others in (["--lines"], ["--bom", "add"], ["--eol", "lf"], ["--declarations"], ["--unmappable", "escape"],
                       ["--backup", ".old"]):
            self.assert_refused("--names", "--in-place", *others, self.tree)


class Plans(Tree):
    def test_keep_how_sure_is_sure_enough(self):
        """A line that was said to be converted was left when the plan was carried out."""
        text = TEXTS["ru"].encode("cp1251") + TEXTS["ru"].encode("koi8_r") + b"na\xefve caf\xe9\n"
        self.put("x", text)
        way = ["--dry-run", "--lines"]
        self.assertEqual(self.convert(*way, self.tree, status=1)["x"]["action"], "left")
        [line] = rows("convert", *way, "--least", "0.1", self.tree, status=0)
        self.assertEqual(line["action"], "converted")
        plan = self.file("plan", json.dumps(line).encode() + b"\n")
        done = self.convert("--plan", plan, "--in-place", "--journal", self.journal, status=0)
        self.assertEqual(done["x"]["action"], "converted")
        self.assertTrue(self.get("x").startswith((TEXTS["ru"] * 2).encode()))
        self.assertEqual(line["least"], 0.1)

    def test_from_before_they_did_are_read(self):
        self.put("x", OLD)
        [line] = rows("convert", "--dry-run", self.tree, status=0)
        self.assertEqual(line.pop("least", 0.95), 0.95)
        plan = self.file("plan", json.dumps(line).encode() + b"\n")
        self.assertEqual(self.convert("--plan", plan, "--journal", self.journal, status=0)["x"]["action"], "converted")
        self.assertEqual(self.get("x"), NEW)


if __name__ == "__main__":
    unittest.main()
