"""Trees of every class of file: the survey is right, and what is converted comes back, however it was killed."""
import os
import random
import signal
import subprocess
import time
import unittest

from folder_trees import TEXTS, contents
from moji_program import MOJI, SANITIZED, TemporaryFolder, rows, run
from survey_cases import SMALLEST, all_cases, verdict, write_all


class Trees(TemporaryFolder):
    def setUp(self):
        super().setUp()
        self.tree = os.path.join(self.folder, "tree")
        texts = {language: [part + "." for part in text.replace("。", ".").split(".")] + [text.strip()]
                 for language, text in TEXTS.items()}
        self.cases = list(all_cases(texts, 1 if SANITIZED else 2, 14, [MOJI], 2_000_000))
        write_all(self.tree, self.cases)

    def test_survey(self):
        found = {line.get("file", "")[len(self.tree) + 1:]: line for line in rows("survey", self.tree)}
        counted = [case for case in self.cases if len(case.data) >= SMALLEST or not case.data]
        wrong, sure = [], []
        for case in counted:
            trouble, is_sure = verdict(case, found[case.name])
            if trouble:
                wrong.append((case.name, trouble))
                if is_sure:
                    sure.append(wrong[-1])
        self.assertGreater(len(counted), 150)
        self.assertEqual(sure, [])
        self.assertLessEqual(len(wrong), 0.005 * len(counted), wrong)

    def test_converted_text_is_the_text(self):
        journal = os.path.join(self.folder, "journal")
        before = contents(self.tree)
        lines = rows("convert", "--in-place", "--lines", "--journal", journal, self.tree)
        after = contents(self.tree)
        actions = {line["file"][len(self.tree) + 1:]: line["action"] for line in lines}
        for case in self.cases:
            now = after[os.fsencode(case.name)]
            if actions[case.name] == "converted" and case.text is not None and case.kind != "double":
                self.assertEqual(now.decode().lstrip("\ufeff"), case.text.lstrip("\ufeff"), case.name)
            elif actions[case.name] != "converted":
                self.assertEqual(now, case.data)
        self.assertGreater(sum(action == "converted" for action in actions.values()), 50)
        run("convert", "--undo", journal, status=0)
        self.assertEqual(contents(self.tree), before)

    def test_killed_and_undone(self):
        chooser = random.Random(8)
        before = contents(self.tree)
        for number in range(3):
            journal = os.path.join(self.folder, f"journal-{number}")
            process = subprocess.Popen([MOJI, "convert", "--in-place", "--lines", "--journal", journal, self.tree],
                                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            time.sleep(0.05 + chooser.random())
            process.send_signal(signal.SIGKILL)
            process.wait(60)
            if os.path.exists(journal) and os.path.getsize(journal):
                run("convert", "--undo", journal, status=0)
            self.assertEqual(contents(self.tree), before)


if __name__ == "__main__":
    unittest.main()
