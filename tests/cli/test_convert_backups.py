"""moji convert --backup, run again: the backups stay what they are."""
import json
import os
import unittest

from folder_trees import TEXTS, contents
from moji_program import rows, run
from test_convert import Tree

OLD, NEW = TEXTS["ru"].encode("koi8_r"), TEXTS["ru"].encode()
LEFT = ("left", "the backup of a file (see --backup)")
BACKUP = ["--backup", ".orig"]


class RunAgain(Tree):
    def setUp(self):
        super().setUp()
        self.put("d/x", OLD)
        self.in_place(*BACKUP, status=0)
        self.once = {b"d/x": NEW, b"d/x.orig": OLD}
        self.assertEqual(contents(self.tree), self.once)
        self.first, self.journal = self.journal, self.journal + "2"

    def told(self, lines):
        return {name: (line["action"], line["reason"]) for name, line in lines.items()}

    def test_a_backup_is_left(self):
        lines = self.in_place(*BACKUP, status=0)
        self.assertEqual(self.told(lines)["d/x.orig"], LEFT)
        self.assertEqual(lines["d/x.orig"]["bytes_before"], len(OLD))
        self.assertEqual(contents(self.tree), self.once)
        run("convert", "--undo", self.first, status=0)
        self.assertEqual(contents(self.tree), {b"d/x": OLD, b"d/x.orig": OLD})

    def test_also_one_that_is_named(self):
        """A shell names it for *."""
        names = [os.path.join(self.tree, "d", name) for name in ("x", "x.orig")]
        lines = self.convert("--in-place", "--journal", self.journal, "--from", "KOI8-R", "--to", "UTF-16", *BACKUP, names[1],
                             status=0)
        self.assertEqual(self.told(lines), {"d/x.orig": LEFT})
        self.assertEqual(contents(self.tree), self.once)

    def test_one_whose_file_is_gone_is_a_file(self):
        os.unlink(os.path.join(self.tree, "d/x"))
        self.put("d/.orig", OLD)
        lines = self.in_place(*BACKUP, "--hidden", status=0)
        self.assertEqual({line["action"] for line in lines.values()}, {"converted"})
        self.assertEqual(contents(self.tree)[b"d/x.orig"], NEW)

    def test_a_file_is_none_for_another_suffix(self):
        self.in_place("--backup", ".bak", status=0)
        self.assertEqual(contents(self.tree), self.once | {b"d/x.orig": NEW, b"d/x.orig.bak": OLD})

    def test_a_run_that_is_continued_leaves_it(self):
        """The run was interrupted when the first file was converted."""
        with open(self.first, "rb") as file:
            head = file.readline()
        with open(self.journal, "wb") as file:
            file.write(head)
        lines = self.convert("--resume-journal", self.journal, status=0)
        self.assertEqual(self.told(lines)["d/x.orig"], LEFT)
        self.assertEqual(contents(self.tree), self.once)

    def test_a_plan_made_after_the_first_run_leaves_it(self):
        plan = self.file("plan", b"".join(json.dumps(line).encode() + b"\n"
                                          for line in rows("convert", "--dry-run", self.tree, status=0)))
        lines = self.convert("--in-place", "--journal", self.journal, *BACKUP, "--plan", plan, status=0)
        self.assertEqual(self.told(lines)["d/x.orig"], LEFT)
        self.assertEqual(contents(self.tree), self.once)


if __name__ == "__main__":
    unittest.main()
