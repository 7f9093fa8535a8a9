"""Every command that README.md shows prints what README.md says.

    test_readme.py MOJI            runs the commands of all ```console blocks and compares
    test_readme.py MOJI --update   writes what they print now into README.md
"""
import os
import re
import subprocess
import sys
import unittest

from moji_program import MOJI

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", ".."))
README = os.path.join(ROOT, "README.md")
BLOCK = re.compile(r"(?<=^```console\n).*?(?=^```$)", re.MULTILINE | re.DOTALL)


def read():
    with open(README, encoding="utf-8") as file:
        return file.read()


def transcript(block):
    """What a terminal shows when the block's commands are typed in the repository's folder."""
    environment = dict(os.environ, PATH=os.path.dirname(MOJI) + os.pathsep + os.environ["PATH"],
                       LC_ALL="C.UTF-8")
    text = ""
    for line in block.split("\n"):
        if line.startswith("$ "):
            done = subprocess.run(["bash", "-c", line[2:]], cwd=ROOT, env=environment, timeout=60,
                                  stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
            text += line + "\n" + done.stdout.decode("utf-8")
    return text


class Readme(unittest.TestCase):
    maxDiff = None

    def test_commands_print_what_it_says(self):
        blocks = BLOCK.findall(read())
        self.assertTrue(blocks)
        for block in blocks:
            self.assertEqual(transcript(block), block, "if that is meant: test_readme.py MOJI --update")

    def test_files_it_names_are_there(self):
        names = re.findall(r"[(`](?:\./)?((?:app|core|resources|tests)/[\w./-]*\w)[)`]", read())
        self.assertTrue(names)
        for name in names:
            self.assertTrue(os.path.exists(os.path.join(ROOT, name)), name)


if __name__ == "__main__":
    if sys.argv[1:] == ["--update"]:
        updated = BLOCK.sub(lambda block: transcript(block.group()), read())
        with open(README, "w", encoding="utf-8") as file:
            file.write(updated)
    else:
        unittest.main()
