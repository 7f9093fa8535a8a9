"""The manual and the manual pages of the shell in other languages: all there, and of today's English.

A translated page names the English text that it translates (`git hash-object`) in its first line, so
that a change of the English page is noticed here. What no language changes must be the same: the
code blocks, the order and level of headings, the rows of tables, the pages linked to.
"""
import glob
import hashlib
import os
import re
import unittest

ROOT = os.path.normpath(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", ".."))
MANUAL = os.path.join(ROOT, "resources", "docs", "manual")
MAN = os.path.join(ROOT, "resources", "man")
LANGUAGES = {"ko": "ko", "ru": "ru", "zh": "zh_CN"}  # of the manual, and of man pages


def content(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def blob(path):
    """The name that git gives to the content of the file."""
    with open(path, "rb") as file:
        data = file.read()
    return hashlib.sha1(b"blob %d\0" % len(data) + data).hexdigest()


def fences(text):
    return re.findall(r"^```.*?^```$", text, re.MULTILINE | re.DOTALL)


def shape(text):
    """The levels of the headings and the cells of the table rows, code blocks left out."""
    text = re.sub(r"^```.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL)
    headings = [len(found) for found in re.findall(r"^(#+) ", text, re.MULTILINE)]
    rows = [len(re.findall(r"(?<!\\)\|", line)) for line in text.split("\n") if line.startswith("|")]
    return headings, rows


def pages_linked(text):
    return sorted(re.findall(r"\]\((?:\.\./)*([\w-]+)\.md", text))


class Manual(unittest.TestCase):
    def each_page(self, check):
        """Calls check(the English page, its translation) for every page in every language."""
        pages = sorted(glob.glob(os.path.join(MANUAL, "*.md")))
        self.assertGreater(len(pages), 30)
        for language in LANGUAGES:
            for page in pages:
                translated = os.path.join(MANUAL, language, os.path.basename(page))
                with self.subTest(language=language, page=os.path.basename(page)):
                    self.assertTrue(os.path.exists(translated), "not translated")
                    check(page, translated)

    def test_every_page_is_of_todays_english(self):
        def check(page, translated):
            first = content(translated).split("\n", 1)[0]
            self.assertEqual(f"<!-- of {blob(page)} -->", first, "bring the translation up to date")

        self.each_page(check)

    def test_what_no_language_changes_is_the_same(self):
        def check(page, translated):
            english, other = content(page), content(translated)
            self.assertEqual(fences(english), fences(other))
            self.assertEqual(shape(english), shape(other))
            self.assertEqual(pages_linked(english), pages_linked(other))

        self.each_page(check)

    def test_no_translation_is_left_over(self):
        for language in LANGUAGES:
            for translated in glob.glob(os.path.join(MANUAL, language, "*.md")):
                self.assertTrue(os.path.exists(os.path.join(MANUAL, os.path.basename(translated))), translated)

    def test_links_lead_to_files(self):
        def check(_page, translated):
            for target in re.findall(r"\]\(([^)#:]+\.md)", content(translated)):
                self.assertTrue(os.path.exists(os.path.join(os.path.dirname(translated), target)), target)

        self.each_page(check)


class ManPages(unittest.TestCase):
    def test_every_page_is_of_todays_english(self):
        for folder in LANGUAGES.values():
            for program in ("moji", "mojiscope"):
                english = os.path.join(MAN, program + ".1")
                first = content(os.path.join(MAN, folder, program + ".1")).split("\n", 1)[0]
                self.assertEqual('.\\" of ' + blob(english), first, f"bring {folder} up to date")

    def test_every_option_is_there(self):
        option = re.compile(r"\\-\\-[a-z0-9][a-z0-9\\-]*")
        for folder in LANGUAGES.values():
            for program in ("moji", "mojiscope"):
                english = set(option.findall(content(os.path.join(MAN, program + ".1"))))
                self.assertGreater(len(english), 10)
                self.assertLessEqual(english, set(option.findall(content(os.path.join(MAN, folder, program + ".1")))))


if __name__ == "__main__":
    unittest.main(argv=["test_manual_translations.py"])
