"""What every command understands: -o, -q, --color; short options; byte-order marks of UTF-16, UTF-32 and UTF-8-SIG."""
import fcntl
import os
import pty
import stat
import struct
import subprocess
import termios
import time
import unicodedata
import unittest

from moji_program import DATA_COMMANDS, FOLDER_COMMANDS, INPUTLESS_COMMANDS, MEASURING_COMMANDS, MOJI, PAIR_COMMANDS, REQUIRED_OPTIONS, TemporaryFolder, commands as all_commands, complaint, output, rows, run


def commands():
    return [command for command in all_commands() if command not in FOLDER_COMMANDS | PAIR_COMMANDS]


INPUT_COMMANDS = [command for command in commands() if command not in INPUTLESS_COMMANDS]


def on(command, *arguments):
    return [command, *REQUIRED_OPTIONS.get(command, []), *arguments]


class OutputFile(TemporaryFolder):
    def read(self, name):
        with open(os.path.join(self.folder, name), "rb") as file:
            return file.read()

    def path(self, name):
        return os.path.join(self.folder, name)

    def test_every_command_writes_there_what_it_would_print(self):
        for command in set(commands()) - MEASURING_COMMANDS:
            arguments = on(command) if command in INPUTLESS_COMMANDS else on(command, "--text", "aé")
            printed = run(*arguments)
            done = run(*arguments, "-o", self.path("out"))
            self.assertEqual((done.stdout, self.read("out"), done.returncode),
                             (b"", printed.stdout, printed.returncode), command)
            os.remove(self.path("out"))

    def test_one_of_the_inputs_may_be_it(self):
        text = "Привет\n" * 50_000
        path = self.file("text", text.encode("koi8_r"))
        run("decode", "-f", "KOI8-R", "-o", path, path, status=0)
        self.assertEqual(self.read("text"), text.encode())

    def test_what_fails_leaves_it_alone(self):
        path = self.file("out", b"old")
        complaint("decode", "--from", "UTF-8", "-o", path, self.path("missing"))
        complaint("check", "--encoding", "no such", "-o", path, "--text", "a")
        complaint("check", "--no-such-option", "-o", path, "--text", "a")
        run("decode", "--from", "UTF-8", "--errors", "strict", "-o", path, "--hex", "41 FF", status=1)
        run("encode", "--to", "KOI8-R", "-o", path, "--text", "a世", status=1)
        self.assertEqual(self.read("out"), b"old")
        self.assertEqual(os.listdir(self.folder), ["out"])

    def test_a_report_of_what_could_be_read_is_kept(self):
        complaint("check", "-o", self.path("report"), "--text", "a", self.path("missing"))
        self.assertIn(b"valid UTF-8", self.read("report"))
        run("check", "-o", self.path("report"), "--hex", "FF", status=1)
        self.assertIn(b"not valid", self.read("report"))

    def test_mode_and_links_are_kept(self):
        path = self.file("out", b"old")
        os.chmod(path, 0o640)
        os.symlink("out", self.path("link"))
        run("encode", "--to", "UTF-8", "-o", self.path("link"), "--text", "new", status=0)
        self.assertEqual((self.read("out"), stat.S_IMODE(os.stat(path).st_mode)), (b"new", 0o640))
        self.assertTrue(os.path.islink(self.path("link")))

    def test_devices_are_written_to(self):
        run("check", "-o", "/dev/null", "--text", "a", status=0)
        self.assertIn("/dev/full", complaint("check", "-o", "/dev/full", "--text", "a"))
        self.assertEqual(output("encode", "--to", "UTF-8", "-o", "-", "--text", "a"), "a")

    def test_a_folder_or_a_missing_one_is_trouble(self):
        self.assertIn(self.folder, complaint("check", "-o", self.folder, "--text", "a"))
        self.assertIn("nowhere", complaint("check", "-o", self.path("nowhere/out"), "--text", "a"))

    def test_a_killed_run_leaves_the_old_bytes(self):
        path = self.file("out", b"old")
        process = subprocess.Popen([MOJI, "decode", "-f", "KOI8-R", "-o", path, "-"], stdin=subprocess.PIPE)
        process.stdin.write(b"x" * 1_000_000)
        process.stdin.flush()
        process.kill()
        process.wait(60)
        process.stdin.close()
        self.assertEqual(self.read("out"), b"old")


class Quiet(TemporaryFolder):
    def test_only_the_status(self):
        for command in commands():
            for data in (["--text", "a"], ["--hex", "FF"]):
                arguments = on(command) if command in INPUTLESS_COMMANDS else on(command, *data)
                done = run(*arguments, "-q")
                self.assertEqual((done.stdout, done.returncode), (b"", run(*arguments).returncode), command)

    def test_trouble_is_still_told(self):
        self.assertIn("missing", complaint("check", "-q", os.path.join(self.folder, "missing")))


class Colour(TemporaryFolder):
    def on_terminal(self, *arguments, **environment):
        """What it prints when stdout is a terminal."""
        main, side = pty.openpty()
        process = subprocess.Popen([MOJI, *arguments], stdout=side, stdin=subprocess.DEVNULL,
                                   env={**os.environ, "TERM": "xterm", **environment})
        os.close(side)
        text = b""
        try:
            while piece := os.read(main, 65536):
                text += piece
        except OSError:
            pass  # the other side is closed
        process.wait(60)
        os.close(main)
        return text

    def test_auto(self):
        os.environ.pop("NO_COLOR", None)
        self.assertIn(b"\x1b[", self.on_terminal("check", "--hex", "FF"))
        self.assertNotIn(b"\x1b[", self.on_terminal("check", "--hex", "FF", NO_COLOR="1"))
        self.assertIn(b"\x1b[", self.on_terminal("check", "--hex", "FF", NO_COLOR=""))
        self.assertNotIn(b"\x1b[", self.on_terminal("check", "--hex", "FF", TERM="dumb"))
        self.assertNotIn(b"\x1b[", self.on_terminal("check", "--hex", "FF", "--color", "never"))
        self.assertIn(b"\x1b[", self.on_terminal("check", "--hex", "FF", "--color", "always", NO_COLOR="1"))

    def test_not_into_pipes_and_files(self):
        for command in commands():
            arguments = on(command) if command in INPUTLESS_COMMANDS else on(command, "--hex", "41 FF")
            self.assertNotIn(b"\x1b", run(*arguments).stdout, command)
        path = os.path.join(self.folder, "out")
        self.on_terminal("check", "--hex", "FF", "-o", path)
        with open(path, "rb") as file:
            self.assertNotIn(b"\x1b", file.read())

    def test_data_and_json_have_none(self):
        for command in commands():
            arguments = on(command) if command in INPUTLESS_COMMANDS else on(command, "--hex", "41 FF")
            if command in DATA_COMMANDS:
                self.assertNotIn(b"\x1b", run(*arguments, "--color", "always").stdout, command)
            else:
                self.assertNotIn(b"\x1b", run(*arguments, "--color", "always", "--format", "jsonl").stdout, command)

    def test_other_words_are_trouble(self):
        self.assertIn("--color", complaint("check", "--color", "red", "--text", "a"))


class ShortOptions(unittest.TestCase):
    def test_same_as_the_long_ones(self):
        for command in ("check", "spans", "bits", "inspect", "dump"):
            self.assertEqual(output(command, "-e", "KOI8-R", "--hex", "C1"),
                             output(command, "--encoding", "KOI8-R", "--hex", "C1"))
        self.assertEqual(run("decode", "-f", "KOI8-R", "-t", "EUC-KR", "--hex", "C1", status=0).stdout, "а".encode("euc_kr"))
        self.assertEqual(run("encode", "-t", "KOI8-R", "--text", "а", status=0).stdout, b"\xC1")


class Progress(TemporaryFolder):
    def test_fits_into_a_line_of_the_terminal(self):
        name = os.path.join(self.folder, "Привет-世界-" * 9 + "end")
        os.mkfifo(name)
        ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 30, 0, 0))
        with subprocess.Popen([MOJI, "check", name], stdout=subprocess.DEVNULL, stderr=theirs) as moji:
            os.close(theirs)
            with open(name, "wb", buffering=0) as fifo:
                for _ in range(4):
                    fifo.write(b"a" * 65536)
                    time.sleep(0.4)
            shown = os.read(ours, 65536).decode()
        os.close(ours)
        self.assertEqual(moji.returncode, 0)
        lines = [line for line in shown.split("\r") if "end" in line]
        self.assertTrue(lines, shown)
        for line in lines:
            text = line.replace("\x1b[K", "")
            self.assertRegex(text, "^….*-end: 0 MB$")
            self.assertLess(sum(1 + (unicodedata.east_asian_width(c) == "W") for c in text), 30)


class InvalidFiles(TemporaryFolder):
    def test_names_only(self):
        good, bad, worse = self.file("good", b"a"), self.file("bad", b"\xff"), self.file("worse", b"\xff" * 500)
        done = run("check", "-l", good, bad, worse, status=1)
        self.assertEqual(done.stdout.decode().split(), [bad, worse])
        self.assertEqual(run("check", "-l", good, status=0).stdout, b"")
        self.assertEqual([row["file"] for row in rows("check", "-l", good, bad, worse)], [bad, worse])

    def test_names_for_xargs_are_as_they_are(self):
        names = [os.fsencode(self.folder) + name for name in (b"/new\nline", b"/\x1b[31m", b"/\xff", b"/a b")]
        for name in names:
            with open(name, "wb") as file:
                file.write(b"\xff")
        good = self.file("good", b"good")
        for option in ("-0", "--null", "-l0"):
            self.assertEqual(run("check", option, *names, good, status=1).stdout, b"".join(name + b"\0" for name in names))
        self.assertEqual(sorted(run("check", "-r0", self.folder, status=1).stdout.split(b"\0")[:-1]), sorted(names))
        self.assertEqual(run("check", "-0", good, status=0).stdout, b"")
        self.assertIn("--null", complaint("check", "-0", "--format", "jsonl", good))

    def test_a_hundred_lines_unless_asked(self):
        path = self.file("bad", (b"\xff" + b"a" * 40) * 250)
        lines = output("check", path).split("\n")[:-1]
        self.assertEqual(len(lines), 102)
        self.assertIn("150 more problems", lines[-2])
        self.assertIn("250 problems", lines[-1])
        self.assertEqual(len(output("check", "--limit", "200", path).split("\n")), 202)
        self.assertEqual(len(output("check", "--all", path).split("\n")), 252)
        self.assertEqual(len(rows("check", path)), 251)
        self.assertEqual(len(output("check", "-", data=(b"\xff" + b"a" * 40) * 100).split("\n")), 102)

    def test_a_stretch_of_errors_is_one_line(self):
        russian = "Съешь же ещё этих мягких французских булок, да выпей чаю. ".encode("koi8-r")
        path = self.file("it's mixed", "Ещё раз: ".encode() + russian * 3 + b"\n" + b"plain text\n" * 9 + b"\xff\n")
        errors = rows("check", path)[:-1]
        lines = output("check", path, status=1).split("\n")[:-1]
        self.assertEqual(len(lines), 4)
        self.assertRegex(lines[0], r":1:10: offset %d to \d+: %d problems; reads as KOI8-R: Съешь же"
                         % (errors[0]["offset"], errors[-1]["problem"] - 1))
        self.assertIn("header_bits", lines[1])
        self.assertIn("not valid UTF-8", lines[2])
        self.assertEqual(lines[3], path + ": parts of this read as KOI8-R "
                         "(moji convert --lines --in-place '" + path.replace("'", "'\\''") + "')")
        self.assertEqual(output("check", "--limit", "3", path).count("problems;"), 0)

    def test_another_encoding_is_named(self):
        data = "Съешь же ещё этих мягких французских булок, да выпей чаю.\n".encode("koi8-r") * 300
        path = self.file("russian", data)
        lines = output("check", path, status=1).split("\n")[:-1]
        self.assertEqual(len(lines), 3)
        self.assertEqual(lines[-1], f"{path}: this reads as KOI8-R (moji convert --from KOI8-R --in-place {path})")
        self.assertEqual(len(output("check", "-", data=data, status=1).split("\n")[:-1]), 2)
        self.assertNotIn("reads as", output("check", self.file("noise", bytes(range(128, 256)) * 4), status=1))

    def test_folders_are_walked(self):
        os.mkdir(os.path.join(self.folder, "sub"))
        bad = self.file("sub/bad", b"\xff")
        self.file("good", b"a")
        self.file("sub/.hidden", b"\xff")
        self.assertEqual(output("check", "-rl", self.folder, status=1), bad + "\n")
        self.assertEqual([row["file"] for row in rows("check", "-r", self.folder) if "summary" in row],
                         [os.path.join(self.folder, "good"), bad])
        run("check", self.folder, status=2)


class Marks(unittest.TestCase):
    def decode(self, name, data, *more):
        return run("decode", "--from", name, *more, "-", data=data, status=0).stdout

    def encode(self, name, text):
        return run("encode", "--to", name, "-", data=text.encode(), status=0).stdout

    def test_decoding_drops_it(self):
        for name in ("UTF-16", "utf16", "UTF-32", "UTF-8-SIG", "utf-8-bom"):
            for codec in {"1": ["utf-16"], "3": ["utf-32"], "8": ["utf-8-sig"]}[name.lower().replace("utf", "").strip("-_")[0]]:
                self.assertEqual(self.decode(name, "a世".encode(codec)), "a世".encode())
                self.assertEqual(self.decode(name, "".encode(codec)), b"")
        self.assertEqual(self.decode("UTF-16", b"\xfe\xff\x4e\x16"), "世".encode())
        self.assertEqual(self.decode("UTF-32", b"\0\0\xfe\xff\0\0\x4e\x16"), "世".encode())
        self.assertEqual(self.decode("UTF-16", b"\x16\x4e"), "世".encode())

    def test_only_the_first(self):
        self.assertEqual(self.decode("UTF-8-SIG", "\ufeff\ufeffa".encode()), "\ufeffa".encode())
        self.assertEqual(self.decode("UTF-16", "a\ufeff".encode("utf-16-le")), "a\ufeff".encode())
        self.assertEqual(self.decode("UTF-16", b"\xff"), "\ufffd".encode())

    def test_other_names_keep_it(self):
        for name, codec in [("UTF-8", "utf-8"), ("UTF-16LE", "utf-16-le"), ("UTF-16BE", "utf-16-be"),
                            ("UTF-32LE", "utf-32-le"), ("UTF-32BE", "utf-32-be")]:
            self.assertEqual(self.decode(name, "\ufeffa".encode(codec)), "\ufeffa".encode())
            self.assertEqual(self.encode(name, "a"), "a".encode(codec))

    def test_encoding_writes_one(self):
        self.assertEqual(self.encode("UTF-16", "a世😀"), "\ufeffa世😀".encode("utf-16-le"))
        self.assertEqual(self.encode("UTF-32", "a世😀"), "\ufeffa世😀".encode("utf-32-le"))
        self.assertEqual(self.encode("UTF-8-SIG", "a世😀"), "a世😀".encode("utf-8-sig"))
        for name in ("UTF-16", "UTF-32", "UTF-8-SIG", *self.ICU):
            self.assertEqual(self.encode(name, "\ufeffa"), self.encode(name, "a"))
            self.assertEqual(self.encode(name, ""), b"")

    # ICU's names of encodings with a mark (Java's UnicodeLittle and so on): it drops and writes one as well.
    ICU = {"UTF-16,version=1": "utf-16-le", "UTF-16,version=2": "utf-16-be",
           "UTF-16LE,version=1": "utf-16-le", "UTF-16BE,version=1": "utf-16-be"}

    def test_names_of_icu(self):
        for name, codec in self.ICU.items():
            marked = "\ufeffa世😀".encode(codec)
            self.assertEqual(self.encode(name, "a世😀"), marked)
            self.assertEqual(self.decode(name, marked), "a世😀".encode())
            self.assertEqual(self.decode(name, "a世😀".encode(codec)), "a世😀".encode())
            self.assertEqual(self.decode("UTF-8-SIG", "世".encode("utf-8-sig"), "--to", name), "\ufeff世".encode(codec))
            self.assertEqual(rows("spans", "-e", name, "--hex", marked[:4].hex())[0]["code_points"], ["U+FEFF"])

    def test_one_for_the_whole_output(self):
        for name in ("UTF-16", "UTF-32", "UTF-8-SIG", *self.ICU):
            two = run("encode", "--to", name, "--text", "", "--text", "a", "--text", "b", status=0).stdout
            self.assertEqual(two, self.encode(name, "ab"))

    def test_between_two_of_them(self):
        self.assertEqual(self.decode("UTF-16", "世".encode("utf-16"), "--to", "UTF-8-SIG"), "世".encode("utf-8-sig"))
        self.assertEqual(self.decode("UTF-8-SIG", "世".encode("utf-8-sig"), "--to", "UTF-16"), "\ufeff世".encode("utf-16-le"))

    def test_elsewhere_it_is_a_character(self):
        self.assertEqual(rows("spans", "-e", "UTF-16", "--hex", "FF FE 61 00")[0]["code_points"], ["U+FEFF"])
        self.assertEqual(rows("check", "-e", "UTF-16", "--hex", "FF FE 61 00")[0]["code_points"], 2)

    def test_in_long_input(self):
        text = "世" * 400_000
        self.assertEqual(self.decode("UTF-16", text.encode("utf-16")), text.encode())
        self.assertEqual(self.encode("UTF-16", text), ("\ufeff" + text).encode("utf-16-le"))


if __name__ == "__main__":
    unittest.main()
