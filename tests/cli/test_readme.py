"""Every command that README.md and the pages under resources/docs show prints what they say, and
whatever they link to is there.

    test_readme.py MOJI            runs the commands of all ```console blocks and compares
    test_readme.py MOJI --update   writes what they print now into the pages

Commands run in the repository's folder, in the order of the page; $TMP is a folder that is empty
at the beginning of each page.
"""
import glob
import os
import re
import subprocess
import sys
import tempfile
import unittest

from moji_program import MOJI, commands

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", ".."))
DOCS = os.path.join(ROOT, "resources", "docs")
MANUAL = os.path.join(DOCS, "manual")
BLOCK = re.compile(r"(?<=^```console\n).*?(?=^```$)", re.MULTILINE | re.DOTALL)
FENCED = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"`[^`\n]*`")
LINK = re.compile(r"\]\(([^)\s]+)\)")


def pages():
    """README.md and every page of the documentation."""
    return [os.path.join(ROOT, "README.md"),
            *sorted(glob.glob(os.path.join(DOCS, "**", "*.md"), recursive=True))]


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def prose(text):
    """The text without its code."""
    return CODE.sub("", FENCED.sub("", text))


def transcript(block, folder):
    """What a terminal shows when the block's commands are typed in the repository's folder."""
    environment = dict(os.environ, LC_ALL="C.UTF-8", TMP=folder, XDG_STATE_HOME=folder,
                       PATH=os.path.dirname(MOJI) + os.pathsep + os.environ["PATH"])
    text = ""
    for line in block.split("\n"):
        if line.startswith("$ "):
            done = subprocess.run(["bash", "-c", line[2:]], cwd=ROOT, env=environment, timeout=60,
                                  stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                                  stderr=subprocess.STDOUT)
            text += line + "\n" + done.stdout.decode("utf-8").replace(folder, "$TMP")
    return text


def as_printed(page):
    """The page with what its commands print now."""
    with tempfile.TemporaryDirectory() as folder:
        return BLOCK.sub(lambda block: transcript(block.group(), folder), read(page))


def anchor(heading):
    """The name that a page's heading has in links."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-")


def lens_ids():
    """The lenses of the window, each of which F1 explains."""
    return re.findall(r'^ *\{"(\w+)", QT_TRANSLATE_NOOP',
                      read(os.path.join(ROOT, "app", "lenses", "lens_registry.cpp")), re.MULTILINE)


class Examples(unittest.TestCase):
    maxDiff = None

    def test_commands_print_what_the_pages_say(self):
        with_examples = [page for page in pages() if BLOCK.search(read(page))]
        self.assertTrue(with_examples)
        for page in with_examples:
            with self.subTest(page=os.path.relpath(page, ROOT)):
                self.assertEqual(as_printed(page), read(page),
                                 "if that is meant: test_readme.py MOJI --update")


class Links(unittest.TestCase):
    def test_files_that_the_readme_names_are_there(self):
        names = re.findall(r"[(`](?:\./)?((?:app|core|resources|tests)/[\w./-]*\w)[)`]", read(pages()[0]))
        self.assertTrue(names)
        for name in names:
            self.assertTrue(os.path.exists(os.path.join(ROOT, name)), name)

    def test_pages_and_pictures_that_are_linked_are_there(self):
        links = [(page, link) for page in pages() for link in LINK.findall(prose(read(page)))
                 if "://" not in link and not link.startswith("mailto:")]
        self.assertTrue(links)
        for page, link in links:
            with self.subTest(page=os.path.relpath(page, ROOT), link=link):
                name, _, fragment = link.partition("#")
                target = os.path.normpath(os.path.join(os.path.dirname(page), name)) if name else page
                self.assertTrue(os.path.exists(target))
                if fragment:
                    headings = re.findall(r"^#+ (.*)$", FENCED.sub("", read(target)), re.MULTILINE)
                    self.assertIn(fragment, map(anchor, headings))


class Manual(unittest.TestCase):
    def test_every_lens_has_a_page(self):
        self.assertIn("bytes", lens_ids())
        for lens in lens_ids():
            self.assertTrue(os.path.exists(os.path.join(MANUAL, lens + ".md")), lens)

    def test_index_links_every_page(self):
        linked = {link.partition("#")[0] for link in LINK.findall(prose(read(os.path.join(MANUAL, "index.md"))))}
        for name in os.listdir(MANUAL):
            if name.endswith(".md") and name != "index.md":
                self.assertIn(name, linked)

    def test_tour_names_every_command(self):
        tour = read(os.path.join(MANUAL, "command-line.md"))
        for command in commands():
            self.assertIn(f"`{command}`", tour)

    def test_pages_can_be_shown_by_the_program(self):
        """No HTML: QTextBrowser reads CommonMark and tables. One title, and a way back."""
        for path in glob.glob(os.path.join(MANUAL, "*.md")):
            with self.subTest(page=os.path.basename(path)):
                text = prose(read(path))
                self.assertEqual(len(re.findall(r"^# ", text, re.MULTILINE)), 1)
                self.assertNotRegex(text, r"</?[A-Za-z][^>]*>")
                if os.path.basename(path) != "index.md":
                    self.assertIn("(index.md)", text)


class Keys(unittest.TestCase):
    NAMES = {"PageDown": "Page Down", "PageUp": "Page Up", "Plus": "plus", "Minus": "minus", "Backtab": "Tab", "Comma": ","}
    STANDARD = {"New": "Ctrl+N", "Open": "Ctrl+O", "Save": "Ctrl+S", "Undo": "Ctrl+Z", "Cut": "Ctrl+X",
                "Copy": "Ctrl+C", "Paste": "Ctrl+V", "SelectAll": "Ctrl+A"}
    ALTERNATIVES = {"Equal"}  # of plus, on keyboards where that is a shifted key

    def shortcuts(self):
        """Those that the code of the window gives to its actions, as the page writes them."""
        found = set()
        for path in glob.glob(os.path.join(ROOT, "app", "**", "*.cpp"), recursive=True):
            text = read(path)
            found |= {self.STANDARD[name] for name in re.findall(r"QKeySequence::(\w+)", text)
                      if name in self.STANDARD}
            for modifiers, key in re.findall(r"QKeySequence\(((?:Qt::[A-Z]+ \| )*)Qt::Key[_(]"
                                             r"(?:Qt::Key_)?(\w+)", text):
                if key not in self.ALTERNATIVES:
                    names = [name.capitalize() for name in re.findall(r"::([A-Z]+)", modifiers)]
                    found.add("+".join([*names, self.NAMES.get(key, key)]))
        return found

    def test_page_names_every_shortcut(self):
        page = read(os.path.join(MANUAL, "keyboard.md"))
        cells = re.findall(r"^\| *([^|]*?) *\|", page, re.MULTILINE)
        named = {key for cell in cells for key in re.split(r", | to ", cell)}
        found = self.shortcuts()
        self.assertGreater(len(found), 30)
        self.assertEqual(found - named, set(), "keyboard.md lacks these")


def update():
    for page in pages():
        updated = as_printed(page)
        if updated != read(page):
            with open(page, "w", encoding="utf-8") as file:
                file.write(updated)


if __name__ == "__main__":
    if sys.argv[1:] == ["--update"]:
        update()
    else:
        unittest.main()
