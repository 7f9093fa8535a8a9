"""What people type by mistake: each time moji says what is wrong, and does the rest."""
import json
import os
import subprocess
import time
import unittest

from moji_program import (FOLDER_COMMANDS, INPUTLESS_COMMANDS, MOJI, PAIR_COMMANDS, REQUIRED_OPTIONS, TemporaryFolder,
                          commands, complaint, output, rows, run)

READING_COMMANDS = sorted(set(commands()) - FOLDER_COMMANDS - INPUTLESS_COMMANDS - PAIR_COMMANDS)


def on(command, *arguments):
    return [command, *REQUIRED_OPTIONS.get(command, []), *arguments]


class Headings(TemporaryFolder):
    def test_none_for_what_cannot_be_read(self):
        good = self.file("good", b"abc")
        folder = os.open(self.folder, os.O_RDONLY)
        self.addCleanup(os.close, folder)
        for command in READING_COMMANDS:
            for missing in ("missing", "-"):
                name = os.path.join(self.folder, "missing") if missing == "missing" else "-"
                done = run(*on(command, good, name), stdin=folder, status=2)
                self.assertNotIn(f"{name}:\n", done.stdout.decode(), command)
                self.assertIn("standard input" if name == "-" else name, done.stderr.decode(), command)

    def test_one_for_what_is_empty(self):
        good, empty = self.file("good", b"abc"), self.file("empty", b"")
        for command in ("bits", "spans", "strings", "trace", "inspect"):
            self.assertIn(f"{empty}:\n", output(*on(command, good, empty), status=0), command)
            self.assertIn(f"{empty}:\n", output(*on(command, good, empty, "missing"), status=2), command)


class MissingValues(unittest.TestCase):
    def test_an_option_is_not_taken_for_the_value_of_another(self):
        for option in ("--text", "--hex", "--encoding", "-e"):
            for following in ("--format", "--max-bytes", "--help"):
                with self.subTest(option=option, following=following):
                    message = complaint("check", option, following, "jsonl")
                    self.assertIn(f"{option}: a value is missing before {following}", message)
        self.assertIn("--text=--format", complaint("fits", "--text", "--format", "jsonl"))
        self.assertIn("--encoding=--quiet", complaint("check", "-e", "--quiet", "--text", "a"))

    def test_what_only_looks_like_one_is_a_value(self):
        for text in ("-5", "-q", "--", "---", "--formats", "-", "--text me", "-e", "--format=jsonl"):
            self.assertEqual("".join(row["text"] for row in rows("spans", "--text", text, status=0)), text)
        self.assertEqual("".join(row["text"] for row in rows("spans", "--text=--format", status=0)), "--format")

    def test_a_list_of_nothing(self):
        self.assertIn("--encodings: ','", complaint("compare", "--encodings", ",", "--text", "X"))
        self.assertEqual([row["encoding"] for row in rows("compare", "--encodings", "UTF-8,,KOI8-R,", "--text", "X")],
                         ["UTF-8", "KOI8-R"])

    def test_names_after_a_list_are_not_part_of_it(self):
        listed = output("chart", "KOI8-R", "--verdict", "different", "--against", "KOI8-U")
        self.assertEqual(output("chart", "--against", "KOI8-U", "--verdict", "different", "KOI8-R"), listed)


class ClosedDescriptors(TemporaryFolder):
    def shell(self, line, *arguments):
        return subprocess.run(["sh", "-c", line, MOJI, *arguments], capture_output=True, check=False, cwd=self.folder)

    def test_messages_do_not_go_into_files(self):
        self.file("a", b"abc\n")
        for closed in ("2>&-", ">&- 2>&-", "<&- >&- 2>&-"):
            self.shell('"$0" check -o out a missing ' + closed)
            with open(os.path.join(self.folder, "out"), "rb") as out:
                self.assertEqual(out.read(), b"a: valid UTF-8: 4 bytes, 4 code points, 1 line\n", closed)

    def test_closed_output_and_input_are_trouble(self):
        self.file("a", b"abc\n")
        self.assertIn(b"standard output", self.shell('"$0" check a >&-').stderr)
        self.assertEqual(self.shell('"$0" check a >&-').returncode, 2)
        self.assertIn(b"standard input", self.shell('"$0" check - <&-').stderr)


class DescriptorsThatDoNotBlock(TemporaryFolder):
    """As pipes are that a program has in common with one that set O_NONBLOCK."""

    def test_output_waits_for_its_reader(self):
        data = "Привет\n".encode() * 50_000
        path = self.file("long", data)
        reading, writing = os.pipe()
        os.set_blocking(writing, False)
        with subprocess.Popen([MOJI, "decode", "--from", "UTF-8", path], stdout=writing, stderr=subprocess.PIPE) as moji:
            os.close(writing)
            with open(reading, "rb") as pipe:
                time.sleep(0.2)  # so that the pipe is full
                self.assertEqual(pipe.read(), data)
            self.assertEqual(moji.stderr.read(), b"")
        self.assertEqual(moji.returncode, 0)

    def test_input_is_waited_for(self):
        reading, writing = os.pipe()
        os.set_blocking(reading, False)
        with subprocess.Popen([MOJI, "check", "-"], stdin=reading, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as moji:
            os.close(reading)
            with open(writing, "wb", buffering=0) as pipe:
                for part in (b"abc\n", b"def\n"):
                    time.sleep(0.2)  # so that it looks for input before there is any
                    pipe.write(part)
            self.assertEqual(moji.stdout.read(), b"-: valid UTF-8: 8 bytes, 8 code points, 2 lines\n")
        self.assertEqual(moji.returncode, 0)


class Usage(unittest.TestCase):
    def test_says_what_is_wrong(self):
        for arguments, said in [(["check", "--fromat", "jsonl"], "--fromat; did you mean --format?"),
                                (["dump", "--encodng=x"], "did you mean --encoding?"),
                                (["check", "--format"], "--format: a value is missing"),
                                (["check", "--format", "json"], "'json' is not one of text,jsonl"),
                                (["check", "--format", "text", "--format", "jsonl"], "2 values are given, at most 1"),
                                (["decoders", "--differ", "plan9"], "--differ: needs 2 values, not 1"),
                                (["convert", "--least", "5", "--dry-run", "x"], "5 is not a number from 0 to 1"),
                                (["repair", "--max-steps", "9"], "9 is not a number from 1 to 8"),
                                (["list", "--two", "three", "-x"], "not expected: --two -x"),
                                (["race", "--errors", "100.0000005"], "100.0000005 is not a number from 0 to 100"),
                                (["--quiet", "check", "--text", "a"], "--quiet; options go after the command"),
                                (["diff", "--text", "a"], "two inputs are needed")]:
            self.assertIn(said, complaint(*arguments))
        self.assertNotIn("did you mean", complaint("check", "--nothing-like-it"))


class Numbers(TemporaryFolder):
    def test_what_is_no_number_is_refused(self):
        path = self.file("a", b"abc")
        for command, option, most in ((["race"], "--errors", 100), (["convert", "--dry-run"], "--least", 1),
                                      (["strings"], "--least", 1)):
            for value in ("nan", "-nan", "NAN", "inf", "-inf"):
                said = complaint(*command, f"{option}={value}", path, timeout=60)
                self.assertIn(f"{option}: {value} is not a number from 0 to {most}", said)

    def test_those_that_are_too_large_are_not_called_too_small(self):
        said = complaint("check", "--limit", "9" * 30, "--text", "a")
        self.assertIn(f"'{'9' * 30}' is not a whole number from 0 to {2**64 - 1}", said)
        run("check", "--limit", str(2**64 - 1), "--text", "a", status=0)


class WithoutEffect(TemporaryFolder):
    """Options that would be passed over."""

    def test_are_refused(self):
        path = self.file("a", b"abc")
        for arguments, named in ((["dump", "--plain", "-e", "KOI8-R", path], "--plain"),
                                 (["dump", "--reverse", "-e", "KOI8-R", path], "--reverse"),
                                 (["diff", "--bytes", "-e", "KOI8-R", path, path], "--bytes"),
                                 (["diff", "--bytes", "--encoding-a", "KOI8-R", path, path], "--bytes"),
                                 (["diff", "--bytes", "--encoding-b", "KOI8-R", path, path], "--bytes"),
                                 (["strings", "-t", "x", "--format", "jsonl", path], "--radix")):
            self.assertIn(named, complaint(*arguments))


class Lists(TemporaryFolder):
    """Names of encodings may have commas of their own."""
    NAMES = ["UTF-16,version=1", "KOI8-R", "ibm-37_P100-1995,swaplfnl", "ISO_2022,locale=ja,version=0", "UTF-8"]

    def test_names_with_commas_are_taken(self):
        listed = ",".join(self.NAMES)
        self.assertEqual([row["encoding"] for row in rows("compare", "--encodings", listed, "--text", "a")], self.NAMES)
        lengths = rows("text", "--encodings", listed, "--text", "a")
        self.assertEqual([row["encoding"] for row in lengths if row.get("fact") == "length" and row["unit"] == "bytes"],
                         self.NAMES)
        for command, option in (("repair", "--candidates"), ("detect", "--candidates"), ("mojibake", "--encodings"),
                                ("strings", "--encodings")):
            self.assertLess(run(command, option, listed, "--text", "abcde").returncode, 2, command)

    def test_what_is_unknown_is_still_said(self):
        self.assertIn("'x'", complaint("compare", "--encodings", ",".join(["x"] * 20_000), "--text", "a"))  # at once
        self.assertIn("'version=1'", complaint("compare", "--encodings", "KOI8-R,version=1", "--text", "a"))
        self.assertIn("'nix'", complaint("compare", "--encodings", "UTF-16,version=1,nix", "--text", "a"))


class Languages(unittest.TestCase):
    def test_codes_have_no_case(self):
        for code in ("RU", "Ru", "ru_RU", "RU-ru"):
            self.assertEqual(output("--language", code, "--help"), output("--language", "ru", "--help"), code)
        self.assertNotEqual(output("--language", "RU", "--help"), output("--language", "EN", "--help"))


class Help(unittest.TestCase):
    def test_is_written_for_people(self):
        for command in commands():
            text = output(command, "--help", status=0)
            for odd in ("{", "}", ":INT", ":FLOAT", " in [", "... ...", " x 2", "paths"):
                self.assertNotIn(odd, text, command)
        self.assertIn("--format text|jsonl ", output("check", "--help"))
        self.assertIn("--family unicode|single-byte|double-byte|stateful", output("list", "--help"))
        self.assertIn("--max-steps N=6 ", output("repair", "--help"))
        self.assertIn("--fail-on TROUBLE,... ", output("survey", "--help"))
        self.assertIn("mixed-eol", output("survey", "--help"))


class Places(TemporaryFolder):
    def test_of_the_wrong_kind_are_said(self):
        path = self.file("x", "é\n".encode("cp1252"))
        convert = ["convert", "--from", "windows-1252"]
        self.assertIn(f"-o {self.folder}: is a folder", complaint(*convert, "-o", self.folder, path))
        self.assertIn(f"--output {path}: is not a folder", complaint(*convert, "--output", path, path))
        run(*convert, "--output", os.path.join(self.folder, "new", "folder"), path, status=0)


class EmptyValues(TemporaryFolder):
    def test_are_not_taken_for_none(self):
        path = self.file("x", "é\n".encode("cp1252"))
        for option in ("--plan", "--backup", "--journal", "--output", "--undo", "--resume-journal", "--resume", "--include"):
            self.assertIn(f"{option}: the value is empty",
                          complaint("convert", "--in-place", "--from", "windows-1252", option + "=", path))
        self.assertIn("the value is empty", complaint("survey", "--resume", "", path))
        with open(path, "rb") as file:
            self.assertEqual(file.read(), b"\xe9\n")


    def test_are_not_taken_for_options_that_were_not_given(self):
        for command, options in (("fits", ["--to"]), ("detect", ["--language"]), ("diff", ["--encoding"]),
                                 ("trace", ["--encoding"]), ("chart", ["--against", "--block"])):
            for option in options:
                self.assertIn(f"{option}: the value is empty", complaint(*on(command, option + "=", *self.inputs(command))))
        self.assertIn("--preset: the value is empty", complaint("chart", "--preset", ""))

    @staticmethod
    def inputs(command):
        return [] if command == "chart" else ["--text", "a", "--text", "b"]


class Ranges(unittest.TestCase):
    def test_that_are_empty_do_not_hide_what_cannot_be_read(self):
        self.assertIn("/nonexistent", complaint("spans", "--range", "5:5", "/nonexistent"))
        self.assertEqual(output("spans", "--range", "5:5", "--text", "abcdefgh", status=0), "")


class IncompleteData(TemporaryFolder):
    def test_does_not_replace_a_file(self):
        good = self.file("good", b"abc\n")
        for arguments in (["repair", "--apply"], ["decode", "--from", "UTF-8"], ["dump", "--reverse"]):
            kept = self.file("kept", b"old")
            first = self.file("dumped", b"00000000: 41  A\n") if "--reverse" in arguments else good
            run(*arguments, "-o", kept, first, os.path.join(self.folder, "missing"), status=2)
            with open(kept, "rb") as file:
                self.assertEqual(file.read(), b"old", arguments)
            run(*arguments, "-o", kept, first, status=0)
            with open(kept, "rb") as file:
                self.assertNotEqual(file.read(), b"old", arguments)


class Pairs(unittest.TestCase):
    def test_need_two_encodings(self):
        for names in ("UTF-8", "UTF-8,utf8"):
            self.assertIn("two different", complaint("mojibake", "--encodings", names, "--text", "a"))
        self.assertEqual(len(rows("mojibake", "--encodings", "UTF-8,KOI8-R,UTF-8", "--text", "a", status=0)), 2)


class StandardInput(TemporaryFolder):
    def test_there_is_only_one(self):
        self.assertIn("only one of the two", complaint("diff", "-", "-", data=b"a"))
        for command in ("survey", "convert"):
            mode = ["--dry-run"] if command == "convert" else []
            self.assertIn("more than once", complaint(command, *mode, "--files0-from", "-", "--resume", "-", data=b"x"))
        run("diff", "-", "--text", "a", data=b"a", status=0)

    def test_convert_takes_files(self):
        for mode in (["--dry-run"], ["--in-place"], ["-o", "out"], ["--output", "out"], ["--names", "--dry-run"]):
            self.assertIn("standard input", complaint("convert", *mode, "-", data=b"a", cwd=self.folder))
        self.file("-", b"a")
        run("convert", "--dry-run", "./-", cwd=self.folder, status=0)


class CodePoints(TemporaryFolder):
    def test_beyond_the_last_one(self):
        for name in ("U+110000", "u+110000", "U+7FFFFFFF", "U+123456789ABC"):
            done = run("inspect", name, "U+41", status=2)
            self.assertIn(f"moji: {name}: there is no such code point: the last one is U+10FFFF\n",
                          done.stderr.decode())
            self.assertIn("LATIN CAPITAL LETTER A", done.stdout.decode())
        self.assertIn("U+7FFFFFFF", complaint("trace", "--algorithm", "plan9", "U+80000000"))

    def test_the_last_ones(self):
        for name, code_point in (("U+10FFFF", "U+10FFFF"), ("U+D800", "U+D800"), ("U+0000000041", "U+0041")):
            self.assertEqual(rows("inspect", name, status=0)[0]["code_point"], code_point)

    def test_a_file_of_that_name_is_a_file(self):
        self.file("U+110000", b"a")
        self.assertEqual(rows("inspect", "U+110000", cwd=self.folder, status=0)[0]["code_point"], "U+0061")

    def test_what_is_none_is_a_file_name(self):
        for name in ("U+", "U+G", "U+41x"):
            self.assertIn("No such file", complaint("inspect", name))


class TextForFiles(TemporaryFolder):
    """Text and bytes in the place of a file."""

    def test_are_told_their_options(self):
        for name, option in (("é", "--text"), ("Привет мир", "--text"), ("48C0AF", "--hex"), ("E4 B8 96", "--hex"),
                             (r"\xE4\xB8", "--hex"), ("0x4e16", "--hex")):
            for command in ("check", "spans", "detect", "decode"):
                self.assertIn(f"{option}\n", complaint(*on(command, name), cwd=self.folder), name)
        self.assertIn("U+", complaint("inspect", "4E16", cwd=self.folder))

    def test_a_file_of_that_name_is_a_file(self):
        for name in ("é", "4E16"):
            self.file(name, b"a")
            self.assertEqual(rows("check", name, cwd=self.folder, status=0)[0]["bytes"], 1)

    def test_the_name_of_a_file_gets_no_advice(self):
        for name in ("missing", "./é", "48C0AF.txt", "CAFE", "-1"):
            self.assertRegex(complaint("check", "--", name, cwd=self.folder), "No such file or directory\n$")


class IconvHabits(unittest.TestCase):
    def test_suffixes_are_options_here(self):
        for name in ("ASCII//TRANSLIT", "latin1//IGNORE"):
            said = complaint("encode", "--to", name, "--text", "é")
            self.assertIn("--unmappable", said)
            self.assertIn("--errors", said)


class Auto(unittest.TestCase):
    def test_says_where_it_works(self):
        for command in ("check", "spans", "dump", "inspect", "fits"):
            self.assertIn("moji detect", complaint(command, "-e", "auto", "--text", "a"))
        self.assertIn("--to: auto", complaint("decode", "--from", "UTF-8", "--to", "auto", "--text", "a"))


class Plurals(TemporaryFolder):
    def test_one_is_singular(self):
        self.assertIn("1 malformed sequence, at 0, does not survive\n", output("fits", "--to", "KOI8-R", "--hex", "FF 41"))
        self.assertIn("1 of 3 characters does not survive", output("fits", "--to", "ASCII", "--text", "abé"))
        self.assertIn("1 character survives in ASCII: 1 byte, now 1\n", output("fits", "--to", "ASCII", "--text", "a"))
        self.assertIn("  NFD     2 code points, 3 bytes of UTF-8", output("text", "--text", "é"))
        damaged = self.file("damaged", "Съешь же ещё этих мягких французских булок".encode() + b"\xff\n")
        plan = rows("convert", "--dry-run", damaged)
        self.assertIn("1 problem in UTF-8", json.dumps(plan))

    def test_other_counts_are_plural(self):
        self.assertIn("2 malformed sequences, the first at 0, do not", output("fits", "--to", "KOI8-R", "--hex", "FF FF"))
        self.assertIn("2 of 3 characters do not survive", output("fits", "--to", "ASCII", "--text", "aéé"))
        self.assertIn("All 0 characters survive in ASCII: 0 bytes, now 0\n", output("fits", "--to", "ASCII", "--text", ""))

    def test_three_forms_in_russian(self):
        for count, words in ((1, "не сохраняется 1 символ"), (3, "не сохраняются 3 символа"), (5, "не сохраняются 5 символов"),
                             (21, "не сохраняется 21 символ")):
            self.assertRegex(output("--language", "ru", "fits", "--to", "ASCII", "--text", "é" * count), rf"{words}\b")
        for count, words in ((1, "1 проблема"), (2, "2 проблемы"), (5, "5 проблем")):
            text = "Съешь же ещё этих мягких французских булок, да выпей чаю\n".encode() * 30
            damaged = self.file("damaged", text.replace(b"\n", b"\xff\n", count))
            self.assertRegex(output("--language", "ru", "convert", "--dry-run", damaged), rf"{words} в UTF-8")


if __name__ == "__main__":
    unittest.main()
