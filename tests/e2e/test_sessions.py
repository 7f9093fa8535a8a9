"""Sessions and notes in the real window: saved, quit, opened, all as before; the copied command line
shows the same."""
import json
import os
import subprocess
import unittest

from desktop import wait_for
from window_test import MOJISCOPE, WindowTest, contents

TEXT = "first line\nsecond 世\n"


def without_display():
    return {key: value for key, value in os.environ.items()
            if key not in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")}


class Sessions(WindowTest):
    def write_note(self, window, text):
        window.press("ctrl+shift+n")
        wait_for("the note's dialog", lambda: window.find_all("Note", role="dialog") or window.find_all("Note"))
        window.type(text)
        window.press("ctrl+Return")
        wait_for("the note", lambda: f"note: {text}" in self.grid(window).description)

    def save(self, window, path, keep=None):
        window.press("ctrl+alt+s")
        wait_for("the session's dialog", lambda: window.find_all("Session file"))
        if keep is not None:
            window.press(keep)
            window.press("alt+s")
        window.press("ctrl+a")
        window.type(path)
        window.press("Return")
        wait_for(f"{path} to be written", lambda: os.path.exists(path))

    def snapshot(self, *arguments):
        path = os.path.join(self.folder(), "picture.png")
        done = subprocess.run([MOJISCOPE, *arguments, "--snapshot", path], env=without_display(), timeout=120,
                              capture_output=True)
        self.assertEqual((done.returncode, done.stderr.decode()), (0, ""))
        return contents(path)

    def test_all_is_as_before(self):
        path = os.path.join(self.folder(), "one.mojiscope")
        window = self.open("--text", TEXT)
        window.press("ctrl+3")
        wait_for("the automaton", lambda: window.find_all("Next step"))
        window.press("ctrl+1", "ctrl+Home", "Right", "Right", "Right", "ctrl+b")
        self.write_note(window, "the third letter")
        self.save(window, path)
        window.press("ctrl+q")
        saved = json.loads(contents(path))
        self.assertEqual(saved["documents"][0]["notes"], [{"select": "3:4", "text": "the third letter"}])
        again = self.open(path)
        self.assert_caret(again, "offset 3, 73")
        self.assertIn(", bookmark, note: the third letter", self.grid(again).description)
        wait_for("the automaton", lambda: again.find_all("Next step"))

    def test_files_are_named(self):
        folder = self.folder()
        file = os.path.join(folder, "text.txt")
        with open(file, "wb") as out:
            out.write(TEXT.encode())
        path = os.path.join(folder, "named.mojiscope")
        window = self.open(file)
        self.assert_caret(window, "offset 0, 66")
        self.save(window, path, keep="alt+n")
        window.press("ctrl+q")
        self.assertEqual(json.loads(contents(path))["documents"][0]["path"], "text.txt")
        with open(file, "ab") as out:
            out.write(b"more")
        again = self.open(path)
        self.assert_said(again, "not the file that the session was saved with")
        self.assert_caret(again, "offset 0, 66")

    def test_a_hostile_one_is_refused_before_there_is_a_window(self):
        path = self.file(b'{"mojiscope": 1, "documents": [{"path": "../x", "encoding": "UTF-8"}]}', "x.mojiscope")
        done = subprocess.run([MOJISCOPE, path], env=without_display(), timeout=60, capture_output=True)
        self.assertEqual(done.returncode, 2)
        self.assertIn("is no session: document 1: path: “..” is in it", done.stderr.decode())
        self.assertEqual(done.stderr.count(b"\n"), 1)

    def test_the_command_line_shows_the_same(self):
        path = os.path.join(self.folder(), "one.mojiscope")
        window = self.open("--text", "it's 世 $HOME")
        window.press("ctrl+1", "ctrl+Home", *["Right"] * 6, "shift+Left", "ctrl+3")
        wait_for("the automaton", lambda: window.find_all("Next step"))
        window.press("Right")
        window.press("ctrl+shift+c")
        self.assert_said(window, "The command line was copied.")
        command = self.desktop.clipboard()
        self.assertIn("--lens automaton", command)
        self.save(window, path)
        picture = os.path.join(self.folder(), "picture.png")
        environment = without_display()
        environment["PATH"] = os.path.dirname(MOJISCOPE) + os.pathsep + environment["PATH"]
        done = subprocess.run(["/bin/sh", "-c", f"{command} --only-lens --snapshot {picture}"],
                              env=environment, timeout=120, capture_output=True)
        self.assertEqual((done.returncode, done.stderr.decode()), (0, ""))
        self.assertTrue(contents(picture) == self.snapshot(path, "--lens", "automaton", "--only-lens"), command)


class States(WindowTest):
    def refused(self, *arguments):
        done = subprocess.run([MOJISCOPE, "--text", "世", *arguments, "--snapshot",
                               os.path.join(self.folder(), "x.png")],
                              env=without_display(), timeout=120, capture_output=True)
        self.assertEqual(done.returncode, 2)
        return done.stderr.decode()

    def test_what_is_refused_is_explained(self):
        for state, reason in [("automaton.colour=red", "unknown key; automaton has: numbering recovery speed step"),
                              ("automaton.numbering=7", "use one of: 0 (2010, times 12), 1 (2009, plain)"),
                              ("automaton.step=9", "use one of: 1..3"),
                              ("decoders.show=some", "use one of: all, disagreements"),
                              ("bits.historic=yes", "use one of: on, off"),
                              ("bytes.format=roman", "use one of: hex, hex-bits, dec, oct"),
                              ("bytes.colour=red", "unknown key; bytes has: format density row column first"),
                              ("problems.kind=99", "use one of: -1 (all kinds)"),
                              ("tables.table=moon", "use one of: ranges")]:
            with self.subTest(state=state):
                self.assertIn(reason, self.refused("--select", "0:3", "--state", state))
        self.assertIn("unknown lens; use one of: bytes bits", self.refused("--state", "moon.colour=red"))
        self.assertIn("use LENS.KEY=VALUE", self.refused("--state", "automaton"))


if __name__ == "__main__":
    unittest.main()
