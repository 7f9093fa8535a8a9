"""mojiscope and app/run's way of running it where no window can open."""
import json
import os
import random
import re
import resource
import struct
import subprocess
import sys
import tempfile
import unittest

MOJISCOPE = os.path.abspath(sys.argv.pop(1))
RESOURCES = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", "..", "resources"))
ENVIRONMENT = {key: value for key, value in os.environ.items()
               if key not in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")}


def run(*arguments, data=b"", **options):
    return subprocess.run([MOJISCOPE, *arguments], input=data, env=ENVIRONMENT, timeout=120,
                          capture_output=True, **options)


def png_size(path):
    with open(path, "rb") as file:
        head = file.read(24)
    if not head.startswith(b"\x89PNG\r\n\x1a\n"):
        raise AssertionError(f"{path} is no PNG")
    return struct.unpack(">II", head[16:24])


class CommandLine(unittest.TestCase):
    def test_man_page_knows_every_option(self):
        done = run("--help")
        self.assertEqual(done.returncode, 0)
        listed = re.findall(r"^  (?:-h,)?(--[a-z-]+)", done.stdout.decode(), re.MULTILINE)
        with open(os.path.join(RESOURCES, "man", "mojiscope.1"), encoding="utf-8") as page:
            terms = re.findall(r"^\.TP\n(.*)$", page.read().replace("\\-", "-"), re.MULTILINE)
        described = [option for term in terms for option in re.findall(r"--[a-z][-a-z]*", term)]
        self.assertCountEqual(described, listed)

    def test_completions_know_every_option(self):
        listed = set(re.findall(r"^  (?:-h,)?--([a-z-]+)", run("--help").stdout.decode(), re.MULTILINE))
        for name, pattern in [("mojiscope.bash", r"--([a-z][a-z-]*)"), ("mojiscope.fish", r" -l ([a-z-]+)"),
                              ("_mojiscope", r"^    '\*?--([a-z-]+)")]:
            with open(os.path.join(RESOURCES, "completions", name), encoding="utf-8") as file:
                text = file.read()
            if name == "mojiscope.bash":
                text = re.search(r'options="([^"]*)"', text).group(1)
            self.assertEqual(set(re.findall(pattern, text, re.MULTILINE)), listed, name)

    def test_version(self):
        self.assertRegex(run("--version").stdout.decode(), r"^mojiscope \d+\.\d+\.\d+\n$")

    def test_mistakes_are_named(self):
        for arguments, named in [(["--lens", "nix"], "nix"), (["--colour"], "--colour"),
                                 (["/no-such-file"], "/no-such-file"), (["--hex", "4G"], "--hex"),
                                 (["--encoding", "UTF-9"], "UTF-9"), (["--select", "9:1"], "--select")]:
            done = run(*arguments, "--snapshot", os.devnull + ".png")
            self.assertEqual(done.returncode, 2, arguments)
            self.assertIn(named, done.stderr.decode())


    def test_terminals_obey_nothing_that_is_repeated(self):
        """Escape characters, a C1 control and a bidirectional control, in names and in values."""
        evil = "a\x1b[31m\u009b31m\u202e\x07"
        with tempfile.TemporaryDirectory() as folder:
            picture = os.path.join(folder, "a.png")
            for arguments in (["--state", "automaton.step=" + evil], ["--state", evil], ["--lens", evil],
                              ["--encoding", evil], [os.path.join(folder, evil)], ["--language", evil], ["--" + evil]):
                done = run("--text", "A", "--snapshot", picture, *arguments)
                self.assertEqual(done.returncode, 2, arguments)
                self.assertNotRegex(done.stderr.decode(), "[\x00-\x09\x0b-\x1f\x7f-\x9f\u202e]", arguments)
            done = run("--text", "A", "--snapshot", os.path.join(folder, "missing", evil + ".png"))
            self.assertEqual(done.returncode, 2)
            self.assertNotRegex(done.stderr.decode(), "[\x00-\x09\x0b-\x1f\x7f-\x9f\u202e]")

    def test_reports_on_lessons_are_safe_on_a_terminal(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "a\u009b31m\u202e.json")
            with open(path, "w", encoding="utf-8") as file:
                json.dump({"id": "a\u009b\u202e", "lens": "nix\u009b\u202e"}, file, ensure_ascii=False)
            done = run("--check-lessons", path)
            self.assertNotRegex(done.stdout.decode() + done.stderr.decode(), "[\x7f-\x9f\u202e]")
            self.assertTrue(json.loads(done.stdout.decode().splitlines()[0])["faults"])

    def test_languages_have_no_case(self):
        done = run("--language", "RU", "--lens", "nix", "--snapshot", os.devnull + ".png")
        self.assertEqual(done.returncode, 2)
        self.assertNotIn("--language", done.stderr.decode())


class NoDisplay(unittest.TestCase):
    def test_what_would_work_is_said_in_one_line(self):
        for display in ({}, {"DISPLAY": ":987"}, {"DISPLAY": "nonsense"}):
            done = subprocess.run([MOJISCOPE, "--text", "A"], env={**ENVIRONMENT, **display}, timeout=60,
                                  capture_output=True)
            said = done.stderr.decode()
            self.assertEqual(done.returncode, 2, said)
            self.assertRegex(said, r"^mojiscope: .*DISPLAY.*WAYLAND_DISPLAY.*--snapshot.*\n\Z")


class Snapshot(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="mojiscope-test-")
        self.addCleanup(folder.cleanup)
        self.folder = folder.name

    def snapshot(self, *arguments, data=b""):
        path = os.path.join(self.folder, "picture.png")
        done = run(*arguments, "--snapshot", path, data=data)
        self.assertEqual(done.returncode, 0, done.stderr)
        return path

    def test_has_the_size_that_was_asked_for(self):
        self.assertEqual(png_size(self.snapshot("--size", "900x700")), (900, 700))
        self.assertEqual(png_size(self.snapshot("--size", "900x700", "--scale", "2")), (1800, 1400))

    def test_a_lens_alone_has_it_too(self):
        for lens in ("mojibake", "encodings", "problems"):
            picture = self.snapshot("--lens", lens, "--only-lens", "--size", "1000x320")
            self.assertEqual(png_size(picture), (1000, 320), lens)

    def test_shows_what_was_opened(self):
        pictures = set()
        for arguments in (["--text", "A"], ["--hex", "FF"], ["--text", "A", "--theme", "dark"], ["-"]):
            with open(self.snapshot(*arguments, data="世".encode()), "rb") as picture:
                pictures.add(picture.read())
        self.assertEqual(len(pictures), 4)

    def test_compares_with_an_empty_file(self):
        with tempfile.TemporaryDirectory() as folder:
            empty, some, picture = (os.path.join(folder, name) for name in ("empty", "some", "a.png"))
            for path, data in ((empty, b""), (some, b"abc")):
                with open(path, "wb") as file:
                    file.write(data)
            for left, right in ((empty, some), (some, empty), (empty, empty)):
                done = run("--snapshot", picture, "--compare", right, left)
                self.assertEqual((done.returncode, done.stderr), (0, b""), (left, right))
                png_size(picture)

    def test_is_whole_or_not_there(self):
        def small():
            resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096))
        with tempfile.TemporaryDirectory() as folder:
            for ending in ("png", "svg", "pdf"):
                picture = os.path.join(folder, "a." + ending)
                done = run("--snapshot", picture, "--text", "a", preexec_fn=small)
                self.assertEqual(done.returncode, 2, done.stderr)
                self.assertIn(b"cannot write", done.stderr)
                self.assertEqual(os.listdir(folder), [])

    def test_of_hostile_files_is_refused_or_drawn(self):
        """Sessions and lessons that were tampered with: a reason and status 2, or a picture; never a crash."""
        chooser = random.Random(20)
        session = {"mojiscope": 1, "documents": [{"path": "/etc/hostname", "encoding": "UTF-8", "select": [0, 3]}]}
        texts = [json.dumps(session), "[" * 100_000, '{"documents":' + "9" * 400 + "}", "\0", "",
                 '{"mojiscope":1e999}', '{"mojiscope":1,"documents":[{"path":"/dev/zero"}]}']
        texts += ["".join(c for c in texts[0] if chooser.random() > 0.05) for _ in range(5)]
        with tempfile.TemporaryDirectory() as folder:
            for text in texts:
                path = os.path.join(folder, "a.mojiscope")
                with open(path, "w", encoding="utf-8") as file:
                    file.write(text)
                for arguments in ((path,), ("--lesson", path)):
                    done = run("--snapshot", os.path.join(folder, "a.png"), *arguments)
                    self.assertIn(done.returncode, (0, 2), (text[:100], done.stderr))
                    if done.returncode == 2:
                        self.assertTrue(done.stderr.startswith(b"mojiscope: "), done.stderr)

    def test_app_run_without_a_display_writes_it_and_prints_the_analysis(self):
        programs = os.path.dirname(MOJISCOPE)
        script = os.path.join(RESOURCES, "setup", "without_display.sh")
        path = os.path.join(self.folder, "a file.txt")
        with open(path, "wb") as file:
            file.write("世\n".encode() + b"\xC0\xAF")
        for arguments, data in (["a file.txt"], b""), (["-"], "世\n".encode() + b"\xC0\xAF"):
            done = subprocess.run([script, *arguments], cwd=self.folder, input=data, capture_output=True,
                                  env=dict(ENVIRONMENT, MOJISCOPE_PROGRAMS=programs), timeout=120)
            self.assertEqual(done.returncode, 0, done.stderr)
            self.assertIn("no display", done.stderr.decode())
            self.assertRegex(done.stdout.decode(), r"(?s)not valid UTF-8.*U\+4E16.*ENCODING.*whatwg")
            png_size(os.path.join(self.folder, "mojiscope.png"))


if __name__ == "__main__":
    unittest.main()
