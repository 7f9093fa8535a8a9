"""What holds for every command of moji: inputs, output, exit status, names, messages."""
import json
import os
import random
import re
import subprocess
import unittest

from moji_program import (DATA_COMMANDS, MOJI, PAIR_COMMANDS, REQUIRED_OPTIONS, TemporaryFolder, commands, complaint,
                          options_of, output, rows, run)

INPUT_COMMANDS = [name for name in commands() if "--hex" in options_of(name) and name not in PAIR_COMMANDS]
LINE_COMMANDS = [name for name in INPUT_COMMANDS if name not in DATA_COMMANDS]


def on(command, *arguments):
    return [command, *REQUIRED_OPTIONS.get(command, []), *arguments]


class Inputs(TemporaryFolder):
    def test_come_in_the_order_given(self):
        first, second = self.file("first", b"1"), self.file("second", b"22")
        arguments = ["--text", "333", second, "--hex", "34343434", "-", "--text", "6", first]
        summaries = rows("check", *arguments, data=b"55555")
        self.assertEqual([(s["file"], s["bytes"]) for s in summaries],
                         [("--text", 3), (second, 2), ("--hex", 4), ("-", 5), ("--text", 1), (first, 1)])

    def test_with_several_every_json_line_begins_with_the_file(self):
        first, second = self.file("first", b"first"), self.file("second", "sécond".encode())
        for command in LINE_COMMANDS:
            text = output(*on(command, "--format", "jsonl", first, second))
            files = []
            for line in text.split("\n")[:-1]:
                key, value = next(iter(json.loads(line).items()))
                self.assertEqual(key, "file", f"{command}: {line}")
                files.append(value)
            self.assertEqual(list(dict.fromkeys(files)), [first, second], command)

    def test_a_name_that_is_no_utf8_is_there_in_bytes(self):
        names = [os.fsencode(self.folder) + name for name in (b"/x\xff", b"/y")]
        for name in names:
            with open(name, "wb") as file:
                file.write("sécond".encode())
        for command in LINE_COMMANDS:
            lines = [json.loads(line) for line in output(*on(command, "--format", "jsonl", *names)).split("\n")[:-1]]
            found = {line["file"]: line.get("file_bytes") for line in lines}
            self.assertEqual(found, {self.folder + "/x\ufffd": names[0].hex(" ").upper(), self.folder + "/y": None},
                             command)

    def test_each_begins_at_offset_0(self):
        spans = rows("spans", "--text", "ab", "--text", "cd")
        self.assertEqual([s["offset"] for s in spans], [0, 1, 0, 1])

    def test_hex_in_any_usual_form(self):
        for form in ["E4 B8 96", "E4B896", "e4b896", r"\xE4\xB8\x96", r"\xe4\xb8\x96", "0xE4,0xB8,0x96",
                     "0xE4, 0xB8, 0x96", "%E4%B8%96", " E4  B8\n96 ", "E4 B896"]:
            self.assertEqual([s["text"] for s in rows("spans", "--hex", form)], ["世"], form)

    def test_wrong_hex_is_named(self):
        for form in ["4G", "4", "E4 B", "0xE", "世", "E4-B8-ZZ", "\\x", "%"]:
            message = complaint("check", "--hex", form)
            self.assertIn("--hex", message, form)

    def test_text_is_taken_as_utf8(self):
        self.assertEqual(rows("spans", "--text", "é")[0]["bytes"], "C3 A9")

    def test_an_empty_value_may_stand_behind_an_equals_sign(self):
        summaries = rows("check", "--text=", "--hex=", "--text", "--text=", "--text=--hex=", "-")
        self.assertEqual([(s["file"], s["bytes"]) for s in summaries],
                         [("--text", 0), ("--hex", 0), ("--text", 7), ("--text", 6), ("-", 0)])
        self.assertIn("''", complaint("check", "--encoding=", "--text", "a"))

    def test_empty_input_is_fine(self):
        for command in INPUT_COMMANDS:
            run(*on(command, "-"), status=0)
            run(*on(command, "--hex", ""), status=0)
            run(*on(command, "--text", ""), status=0)

    def test_standard_input_is_read_where_nothing_is_named(self):
        for command in LINE_COMMANDS:
            named = output(*on(command, "--format", "jsonl", "-"), data="é".encode())
            self.assertEqual(output(*on(command, "--format", "jsonl"), data="é".encode()), named, command)

    def test_max_bytes_reads_only_the_first(self):
        path = self.file("long", b"a" * 100)
        for arguments in ([path], ["-"], ["--text", "a" * 100]):
            [summary] = rows("check", "--max-bytes", "7", *arguments, data=b"a" * 100)
            self.assertEqual(summary["bytes"], 7, arguments)

    def test_a_name_that_begins_with_a_dash_comes_after_two(self):
        self.file("-x", b"abc")
        summary = json.loads(output("check", "--format", "jsonl", "--", "-x", cwd=self.folder))
        self.assertEqual((summary["file"], summary["bytes"]), ("-x", 3))

    def files_of(self, command, *arguments):
        lines = output(command, "--format", "jsonl", *arguments, cwd=self.folder, status=0).split("\n")[:-1]
        return [row["file"] for row in map(json.loads, lines) if "file" in row]

    def test_names_after_two_dashes_follow_others(self):
        for name in ("-x", "--", "--limit", "++", "check", "a"):
            self.file(name, b"abc")
        names = ["-x", "--", "--limit", "++", "check", "a"]
        self.assertEqual(self.files_of("check", "a", "--hex", "41", "--", *names), ["a", "--hex", *names])
        self.assertEqual(self.files_of("survey", "a", "--", "-x", "--limit"), ["--limit", "-x", "a"])
        self.assertIn("'koi8 -x'", complaint("list", "koi8", "--", "-x"))
        self.assertIn("not expected: -x", complaint("race", "a", "--", "-x", cwd=self.folder))

    def test_a_file_of_two_plus_signs_is_a_file(self):
        self.file("++", b"\xff")
        self.assertEqual(rows("check", "++", cwd=self.folder, data=b"", status=1)[-1]["bytes"], 1)
        self.assertEqual(output("check", "-l", "a", "++", cwd=self.folder, status=2), "++\n")
        self.assertEqual(rows("spans", "--text", "++", status=0)[0]["text"], "+")

    def test_a_name_that_begins_with_a_dash_is_told_how_to_write(self):
        self.file("-dash.txt", b"abc")
        self.assertIn("write ./-dash.txt (", complaint("check", "-dash.txt", cwd=self.folder))
        self.assertNotIn("./", complaint("check", "-dash.csv", cwd=self.folder))
        self.assertEqual(rows("check", "./-dash.txt", cwd=self.folder)[-1]["bytes"], 3)


class ExitStatus(TemporaryFolder):
    def test_invalid_input_is_no_failure_where_it_is_only_shown(self):
        for command in LINE_COMMANDS:
            if command not in ("check", "repair"):  # those answer yes or no
                run(*on(command, "--hex", "41 FF 42"), status=0)

    def test_trouble_wins_and_the_rest_is_done(self):
        good, bad = self.file("good", b"good"), self.file("bad", b"\xFF")
        missing = self.folder + "/missing"
        done = run("check", "--format", "jsonl", bad, missing, good, status=2)
        files = [json.loads(line)["file"] for line in done.stdout.decode().split("\n")[:-1]]
        self.assertEqual(files, [bad, bad, good])
        self.assertIn(missing, done.stderr.decode())

    def test_strict_decoding_answers_no_at_the_offset(self):
        done = run("decode", "--from", "UTF-8", "--errors", "strict", "--hex", "41 42 FF 43", status=1)
        self.assertEqual(done.stdout, b"AB")
        self.assertRegex(done.stderr.decode(), r"\b2\b")

    def test_a_character_that_the_target_lacks_answers_no(self):
        done = run("encode", "--to", "ISO-8859-1", "--text", "aé世b", status=1)
        self.assertEqual(done.stdout, b"a\xE9")


class Messages(TemporaryFolder):
    def test_unknown_encoding_is_named_and_near_ones_suggested(self):
        for command, option in [("check", "--encoding"), ("spans", "--encoding"), ("decode", "--from"),
                                ("encode", "--to")]:
            message = complaint(command, option, "UTF8x", "--text", "a")
            self.assertIn("UTF8x", message)
            self.assertIn("UTF-8", message.replace("UTF8x", ""))

    def test_suggestions_are_near(self):
        for wrong, right in [("EUC-KP", "EUC-KR"), ("windows-1215", "windows-1251"),
                             ("Shift-JISS", "Shift_JIS"), ("koi8-w", "KOI8-R"), ("bigg5", "Big5")]:
            self.assertIn(right, complaint("check", "--encoding", wrong, "--text", "a"))

    def test_wrong_options_and_commands_are_named(self):
        for arguments, named in [(["check", "--colour"], "--colour"), (["chekc"], "chekc"),
                                 (["check", "--limit", "many"], "--limit"),
                                 (["check", "--limit", "-1"], "--limit"),
                                 (["check", "--format", "xml"], "--format"),
                                 (["decode", "--text", "a"], "--from"),
                                 (["check", "--max-bytes", "x"], "--max-bytes"),
                                 (["check", "--encoding", "UTF-9", "--hex", "41"], "--encoding"),
                                 (["compare", "--encodings", "EUC-KR,x", "--hex", "41"], "--encodings"),
                                 (["decode", "--from", "x", "--hex", "41"], "--from"),
                                 (["encode", "--to", "x", "--text", "a"], "--to"),
                                 (["check", "--hex"], "--hex")]:
            self.assertIn(named, complaint(*arguments))

    def test_a_count_is_a_whole_number(self):
        for option, least, wrong in [("--limit", 0, ["-1", "1.5", "many", "", "0x"]),
                                     ("--max-bytes", 0, ["-1", "1k"])]:
            for count in wrong:
                self.assertIn(f"{option}: '{count}' is not a whole number of at least {least}",
                              complaint("check", f"{option}={count}", "--text", "a"))
            self.assertIn(f"{option}: '{1 << 64}' is not a whole number from 0 to {(1 << 64) - 1}",
                          complaint("check", f"{option}={1 << 64}", "--text", "a"))
        for count in ["0", "-2", "1025", str((1 << 32) - 1)]:  # each thread takes memory
            for command in [["check"], ["decode", "--from", "KOI8-R"], ["survey"], ["convert", "--to", "UTF-8"]]:
                self.assertIn(f"--threads: '{count}' is not a whole number from 1 to 1024",
                              complaint(*command, f"--threads={count}", "/dev/null"))
        for count in ["2", "0x2", "02", "002"]:
            self.assertEqual(len(rows("check", "--limit", count, "--hex", "FF FF FF")), 3, count)
        self.assertEqual(rows("check", "--max-bytes", "010", "--text", "a" * 20)[0]["bytes"], 10)

    def test_a_command_nearly_so_called_is_suggested(self):
        for wrong, right in [("chek", "check"), ("decod", "decode"), ("stats", "stat"), ("byts", "bits")]:
            self.assertIn(f"did you mean {right}?", complaint(wrong))
        self.assertNotIn("did you mean", complaint("nonsense"))

    def test_wrong_ranges_are_named(self):
        for text in ["5:2", "x", "1", ""]:
            self.assertIn(f"--range {text}:", complaint("spans", "--range", text, "--text", "a"))

    def test_wrong_hex_digits_are_placed(self):
        for text, at in [("4G", 2), ("41 4G", 5), ("41 4", 4), ("4 1", 1)]:
            self.assertIn(f" at character {at}", complaint("check", "--hex", text))

    def test_no_command_is_trouble(self):
        complaint()

    def test_missing_file_is_named(self):
        for command in INPUT_COMMANDS:
            self.assertIn("no-such-file", complaint(*on(command, self.folder + "/no-such-file")))

    def test_a_file_name_cannot_break_the_line(self):
        message = complaint("check", self.folder + "/\n\x1b[31mred\u202e\u2028\x9b")
        self.assertIsNone(re.search("[\x00-\x09\x0b-\x1f\x7f-\x9f\u202e\u2028]", message), repr(message))


    def test_an_odd_file_name_is_recognisable(self):
        self.assertIn("''", complaint("check", ""))
        self.assertIn("b\\xFFd", complaint("check", self.folder.encode() + b"/b\xFFd"))


class Help(unittest.TestCase):
    def test_a_full_disk_is_trouble(self):
        for arguments in [["--help"], ["--version"], ["check", "--help"]]:
            with open("/dev/full", "wb") as full:
                done = subprocess.run([MOJI, *arguments], stdout=full, stderr=subprocess.PIPE, timeout=60)
            self.assertEqual((done.returncode, done.stderr.count(b"\n")), (2, 1), arguments)

    def test_version(self):
        self.assertRegex(output("--version", status=0), r"^moji \d+\.\d+\.\d+")

    def test_help_lists_commands_and_each_explains_itself(self):
        self.assertIn("check", commands())
        for command in commands():
            self.assertIn("Usage: moji " + command, output(command, "--help", status=0))

    def test_shared_options_are_everywhere(self):
        for command in INPUT_COMMANDS:
            self.assertLessEqual({"--hex", "--text", "--max-bytes", "--help"}, options_of(command), command)
        for command in LINE_COMMANDS:
            self.assertIn("--format", options_of(command), command)


class Terminal(TemporaryFolder):
    """Nothing of the input can steer a terminal: not in text, not in JSON."""

    UNSAFE = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]")
    NASTY = ("\x1b]0;title\x07\x1b[31m" + "".join(map(chr, range(0x20))) + "\x7f" +
             "".join(map(chr, range(0x80, 0xA0))) +
             "\u061c\u200e\u200f\u2028\u2029\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
             ).encode() + bytes(range(0x80, 0x100)) + b"\x1b[0m\xED\xA0\x80\x1b"

    def assert_safe(self, command, *arguments, data=b""):
        for shape in ([], ["--format", "jsonl"]):
            text = run(*on(command, *shape, *arguments), data=data).stdout.decode("utf-8")
            found = self.UNSAFE.search(text)
            self.assertIsNone(found, found and f"{command} {shape}: {text[max(0, found.start() - 99):][:120]!r}")

    def test_no_control_character_of_the_input_comes_out(self):
        for command in LINE_COMMANDS:
            self.assert_safe(command, "-", data=self.NASTY)

    def test_random_bytes(self):
        chooser = random.Random(5)
        for command in LINE_COMMANDS:
            self.assert_safe(command, "-", data=bytes(chooser.randrange(256) for _ in range(2000)))

    def test_legacy_control_bytes(self):
        for encoding in ("ISO-8859-1", "windows-1252", "EUC-KR", "UTF-16LE", "ISO-2022-JP", "IBM037"):
            for command in LINE_COMMANDS:
                if "--encoding" in options_of(command):
                    self.assert_safe(command, "--encoding", encoding, "-", data=self.NASTY)

    def test_file_names(self):
        path = self.file("\x1b[31m\u202ename\n\x07", b"\xFF")
        for command in LINE_COMMANDS:
            self.assert_safe(command, path, path)

    def test_json_writes_control_characters_in_one_form(self):
        text = output("spans", "--format", "jsonl", "-", data=b"\t\n\r\x08\x0c\x7f")
        self.assertEqual(re.findall(r'"text":"([^"]*)"', text),
                         [rf"\u{code:04X}" for code in (9, 10, 13, 8, 12, 0x7F)])

    def test_json_lines_are_lines_for_every_reader(self):
        for command in LINE_COMMANDS:
            text = output(*on(command, "--format", "jsonl", "-"), data="a\u2028b\u2029c\x85d\x0be".encode())
            for line in text.splitlines():
                json.loads(line)


if __name__ == "__main__":
    unittest.main()
