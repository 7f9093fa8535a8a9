"""resources/docs/sources.md says where the examples of the sources are shown: every command in it
prints what the page says, and every lesson and page that it names exists."""
import json
import os
import re
import shlex
import subprocess
import unittest

from moji_program import MOJI

RESOURCES = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", "..", "resources"))
DATA = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", "data"))
PAGE = os.path.join(RESOURCES, "docs", "sources.md")
ROW = re.compile(r"^\| (.*) \| (.*) \| `(moji [^`]*)` \| `([^`]*)` \|$")
LEAST_ROWS = 60


def page():
    with open(PAGE, encoding="utf-8") as file:
        return file.read()


class Sources(unittest.TestCase):
    def test_every_command_prints_what_the_page_says(self):
        rows = [ROW.match(line) for line in page().splitlines() if line.startswith("|") and "`moji " in line]
        self.assertGreaterEqual(len(rows), LEAST_ROWS)
        for row in rows:
            self.assertIsNotNone(row, "a row of another shape")
            with self.subTest(command=row[3]):
                done = subprocess.run([MOJI, *shlex.split(row[3])[1:]], capture_output=True, timeout=60)
                self.assertIn(row[4], (done.stdout + done.stderr).decode())

    def test_every_lesson_exists(self):
        named = set()
        for words in re.findall(r"[Ll]essons? ((?:`[a-z0-9-]+`(?:, | and )?)+)", page()):
            named |= set(re.findall(r"`([a-z0-9-]+)`", words))
        self.assertGreater(len(named), 10)
        for lesson in named:
            self.assertTrue(os.path.exists(os.path.join(RESOURCES, "lessons", lesson + ".json")), lesson)

    def test_every_table_exists(self):
        listed = subprocess.run([MOJI, "tables"], capture_output=True, text=True, check=True).stdout
        known = {line.split()[0] for line in listed.splitlines() if line}
        named = {name for cell in re.findall(r"Tables((?:,? `[a-z0-9-]+`)+)|Tables\]\([^)]*\)((?:,? `[a-z0-9-]+`)+)", page())
                 for name in re.findall(r"`([a-z0-9-]+)`", "".join(cell))}
        self.assertGreater(len(named), 8)
        self.assertEqual(named - known, set())

    def test_every_link_leads_to_a_page(self):
        for link in re.findall(r"\]\(([^)#]+)\)", page()):
            self.assertTrue(os.path.exists(os.path.join(os.path.dirname(PAGE), link)), link)

    def test_the_numbers_are_those_of_the_examples(self):
        with open(os.path.join(DATA, "source_examples.json"), encoding="utf-8") as file:
            truth = json.load(file)
        self.assertIn(f"{len(truth['examples'])} examples, {len(truth['errata'])} errata", page())


if __name__ == "__main__":
    unittest.main()
