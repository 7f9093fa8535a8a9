"""What is no ordinary file, in the real window: read safely or clearly refused, never waited for without
a window, and names of any bytes."""
import os
import socket
import subprocess
import unittest

from desktop import wait_for
from window_test import MOJISCOPE, WindowTest

HUGE = 3 << 30


class SpecialFiles(WindowTest):
    def assert_refused(self, path, reason):
        done = subprocess.run([MOJISCOPE, path], env=self.desktop.environment, capture_output=True,
                              stdin=subprocess.DEVNULL, text=True, timeout=20)
        self.assertEqual(done.returncode, 2, path)
        self.assertIn(reason, done.stderr)

    def test_devices_and_sockets_are_refused_before_a_window_is_up(self):
        folder = self.folder()
        with socket.socket(socket.AF_UNIX) as listening:
            listening.bind(os.path.join(folder, "socket"))
            self.assert_refused(os.path.join(folder, "socket"), "is a socket")
        for device in ("/dev/zero", "/dev/full", "/dev/tty"):
            self.assert_refused(device, "is a device")
        os.symlink("nowhere", os.path.join(folder, "link"))
        self.assert_refused(os.path.join(folder, "link"), "No such file")

    def test_a_slow_pipe_is_waited_for_in_the_window(self):
        path = os.path.join(self.folder(), "pipe")
        os.mkfifo(path)
        window = self.open("--encoding", "KOI8-R", "--select", "1:3", path)
        window.find("Cancel", role="push button")
        with open(path, "wb") as pipe:
            pipe.write("при".encode("koi8-r"))
            pipe.flush()
            self.assertEqual(window.find("Text").text, "")
            pipe.write("вет".encode("koi8-r"))
        self.assert_text(window, "Text", "привет")
        self.assert_said(window, "election 1..2")

    def test_standard_input_is_waited_for_in_the_window(self):
        reading, writing = os.pipe()
        window = self.open("-", stdin=reading)
        os.close(reading)
        window.find("Cancel", role="push button")
        os.write(writing, "Съешь же ещё этих мягких французских булок\n".encode("koi8-r"))
        self.assertEqual(window.find("Text").text, "")
        os.close(writing)
        wait_for("its bytes", lambda: "мягких" in window.find("Text").text)  # detected as files are

    def test_a_pipe_that_nobody_writes_to_can_be_given_up(self):
        path = os.path.join(self.folder(), "pipe")
        os.mkfifo(path)
        window = self.open(path)
        window.find("Cancel", role="push button").click()
        wait_for("the work to end", lambda: not window.find_all("Cancel", role="push button"))
        window.find("Text").click()
        window.type("A")
        self.assert_text(window, "Hex bytes", "41")

    def test_files_that_say_that_they_are_empty_are_read(self):
        window = self.open("/proc/self/status")
        wait_for("its bytes", lambda: window.find("Text").text.startswith("Name:"))

    def test_names_of_any_bytes(self):
        for name in (b"new\nline", b"no UTF-8 \xFF\xFE.txt"):
            path = os.path.join(os.fsencode(self.folder()), name)
            with open(path, "wb") as file:
                file.write(b"old")
            window = self.open(path)
            self.insert(window, "41")
            window.press("ctrl+s")
            self.assert_contents(path, b"Aold")
            self.assertEqual(os.listdir(os.path.dirname(path)), [name])
            window.kill()

    def test_a_huge_file_is_read_only_until_its_button_is_pressed(self):
        path = self.file(b"")
        os.truncate(path, HUGE)
        window = self.open(path)
        self.assert_said(window, "is large")
        self.focus_bytes(window)
        window.press("ctrl+End", "Left")
        self.assert_caret(window, f"offset {HUGE - 1:X}, 00")
        window.type("41")
        self.assert_said(window, "The document is read-only.")
        self.assert_caret(window, f"offset {HUGE - 1:X}, 00")
        window.find("Edit anyway", role="push button").click()
        window.press("ctrl+1")
        window.type("41")
        window.press("Left")
        self.assert_caret(window, f"offset {HUGE - 1:X}, 41")
        self.assertEqual(os.path.getsize(path), HUGE)


if __name__ == "__main__":
    unittest.main()
