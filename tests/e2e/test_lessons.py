"""Lessons: every one is checked without a display and played to its end in the real window, by the
keyboard alone."""
import json
import os
import subprocess
import unittest

from desktop import wait_for
from window_test import MOJISCOPE, WindowTest

LESSONS = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", "..", "resources", "lessons"))
MOST_STOPS = 30  # of the Tab key in the panel
BROKEN = {"id": "broken", "title": {"en": "B"}, "topic": {"en": "T"}, "summary": {"en": "S"},
          "steps": [{"string": "世", "select": "0:3", "lens": "automaton", "text": {"en": "Look."}}]}


def lesson_file(name):
    with open(os.path.join(LESSONS, name + ".json"), encoding="utf-8") as file:
        return json.load(file)


class Checking(WindowTest):
    def check(self, *arguments):
        environment = {key: value for key, value in os.environ.items()
                       if key not in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")}
        done = subprocess.run([MOJISCOPE, "--check-lessons", *arguments], env=environment, timeout=300,
                              capture_output=True)
        return done.returncode, [json.loads(line) for line in done.stdout.splitlines()]

    def check_broken(self, **changes):
        lesson = json.loads(json.dumps(BROKEN))
        lesson["steps"][0].update(changes)
        status, lines = self.check(self.file(json.dumps(lesson).encode(), "broken.json"))
        self.assertEqual(len(lines), 1)
        self.assertEqual(set(lines[0]), {"lesson", "steps", "questions", "ok", "faults"})
        return status, lines[0]

    def test_all_lessons_hold(self):
        status, lines = self.check()
        self.assertEqual([line for line in lines if not line["ok"] or line["faults"]], [])
        self.assertEqual(status, 0)
        self.assertEqual([line["lesson"] for line in lines], lesson_file("index"))
        for line in lines:
            lesson = lesson_file(line["lesson"])
            self.assertEqual(line["steps"], len(lesson["steps"]))
            self.assertEqual(line["questions"], sum("question" in step for step in lesson["steps"]))

    def test_a_good_file_holds(self):
        status, line = self.check_broken()
        self.assertEqual((status, line["ok"], line["faults"]), (0, True, []))

    def test_what_does_not_hold_is_named(self):
        ask = {"kind": "choose", "measure": "bytes", "text": {"en": "?"}}
        for changes, fault in [
                ({"state": {"step": "9"}}, "step 1: automaton has no state step=9"),
                ({"state": {"colour": "red"}}, "step 1: automaton has no state colour=red"),
                ({"point": "automaton/moon"}, "step 1: nothing is called automaton/moon"),
                ({"point": "automaton/diagram/NEED9"}, "step 1: nothing is called automaton/diagram/NEED9"),
                ({"point": "bytes/2:9"}, "step 1: nothing is called bytes/2:9"),
                ({"question": {**ask, "options": [{"value": "1"}, {"value": "2"}]}},
                 "step 1: no answer is right"),
                ({"question": {**ask, "options": [{"value": "3"}, {"value": "3"}]}},
                 "step 1: 2 answers are right"),
                ({"question": {"kind": "click-byte", "which": "error", "text": {"en": "?"}}},
                 "step 1: no answer is right"),
                ({"select": "1:2", "question": {"kind": "click-byte", "which": "continuation",
                                                "text": {"en": "?"}}},
                 "step 1: the step selects a right answer"),
                ({"select": "0:4"}, "step 1: select: 0:4 is outside the 3 bytes"),
                ({"lens": "telescope"}, "step 1: lens: unknown lens: telescope")]:
            with self.subTest(fault=fault):
                status, line = self.check_broken(**changes)
                self.assertEqual(status, 1)
                self.assertFalse(line["ok"])
                self.assertIn(fault, line["faults"])

    def test_a_missing_or_hostile_file_is_refused(self):
        for path in ("/no/such/lesson.json", self.file(b"[" * 100000, "deep.json"),
                     self.file(b"\xff\x00{}", "bytes.json"), self.file(b" " * 2_000_000, "huge.json")):
            status, lines = self.check(path)
            self.assertEqual(status, 1)
            self.assertTrue(lines[0]["faults"])

    def test_an_unknown_lesson_is_named_before_a_window_opens(self):
        done = subprocess.run([MOJISCOPE, "--lesson", "nix"], timeout=60, capture_output=True)
        self.assertEqual(done.returncode, 2)
        self.assertIn("--lesson nix: unknown lesson", done.stderr.decode())
        done = subprocess.run([MOJISCOPE, "--lesson", "length", "--step", "99"], timeout=60,
                              capture_output=True)
        self.assertEqual(done.returncode, 2)
        self.assertIn("the last step of the lesson is 8", done.stderr.decode())

    def test_every_step_can_be_drawn(self):
        picture = os.path.join(self.folder(), "step.png")
        done = subprocess.run([MOJISCOPE, "--lesson", "bits-and-ranges", "--step", "4", "--snapshot",
                               picture], timeout=120, capture_output=True)
        self.assertEqual((done.returncode, done.stderr), (0, b""))
        self.assertGreater(os.path.getsize(picture), 10000)


class Playing(WindowTest):
    """Looks only at the panel: lenses have thousands of cells."""

    def names(self):
        return [element.name for element in self.panel.descendants()]

    def assert_panel_says(self, *texts):
        wait_for(lambda: f"{texts} to be said, the panel says {self.names()}",
                 lambda: set(texts) <= set(self.names()))

    def answer(self, window, number):
        """From Next back to Check; has the answer shown, and gives it. Then Next has the focus."""
        window.press(*["shift+Tab"] * (1 if number == 1 else 2), "Return")  # at first there is no Back
        self.assert_panel_says("Show the answer")
        window.press("Tab", "Return", "shift+Tab", "Return")
        self.assert_panel_says("Right.")

    def play(self, window, lesson):
        steps = lesson["steps"]
        for number, step in enumerate(steps, start=1):
            self.assert_panel_says(f"Step {number} of {len(steps)}", step["text"]["en"])
            if "question" in step:
                self.answer(window, number)
            window.press("Return")

    def test_every_lesson_is_played_to_its_end(self):
        window = self.open("--text", "mine")
        window.press("ctrl+shift+l")
        window.find("Start")
        self.panel = next(element for element in window.find_all("Lessons")
                          if any(inner.name == "Start" for inner in element.descendants()))
        topic = None
        for lesson in map(lesson_file, lesson_file("index")):
            if topic not in (None, lesson["topic"]):
                window.press("Down")  # past the heading of a topic
            topic = lesson["topic"]
            self.assert_panel_says(lesson["summary"]["en"])
            window.press("Return")
            self.play(window, lesson)
            self.assert_panel_says(lesson["summary"]["en"])  # the list again
            window.press("Down")
        self.assert_text(window, "Text", "mine")


if __name__ == "__main__":
    unittest.main(verbosity=2)
