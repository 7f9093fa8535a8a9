"""moji check against an independent model of UTF-8, and the numbers of its summary."""
import collections
import itertools
import os
import random
import re
import subprocess
import tempfile
import unittest

import utf8_model
from moji_program import hexadecimal, output, rows, run

SEED = 20240229


class ErrorsOfUtf8(unittest.TestCase):
    def assert_right(self, data):
        *errors, summary = rows("check", "-", data=data)
        about = f"{hexadecimal(data)[:600]} (seed {SEED})"
        expected = [span for span in utf8_model.spans(data) if span.kind != "ok"]
        self.assertEqual(
            [(e["offset"], e["length"], e["bytes"], e["kind"], e["expected"]) for e in errors],
            [(s.offset, len(s.bytes), hexadecimal(s.bytes), s.kind, s.expected) for s in expected],
            about)
        self.assertEqual([e["problem"] for e in errors], utf8_model.problems(data), about)
        self.assertEqual([(e["line"], e["column"]) for e in errors], utf8_model.places(data), about)
        self.assert_summary(summary, data, expected, about)

    def assert_summary(self, summary, data, errors, about):
        text = data.decode("utf-8", "replace")
        self.assertEqual(summary, {
            "file": "-",
            "summary": True,
            "bytes": len(data),
            "encoding": "UTF-8",
            "valid": not errors,
            "errors": len(errors),
            "problems": max(utf8_model.problems(data), default=0),
            "kinds": dict(collections.Counter(error.kind for error in errors)),
            "code_points": len(text),
            "lines": len(text.split("\n")) - (text == "" or text.endswith("\n")),
            "bom": data.startswith(b"\xEF\xBB\xBF"),
            "replacement_characters": text.count("\ufffd") - len(errors),
        }, about)

    def test_all_pairs_at_the_edges_of_the_table(self):
        pairs = itertools.product(utf8_model.INTERESTING_BYTES, repeat=2)
        self.assert_right(b"\n".join(bytes(pair) for pair in pairs))

    def test_random_sequences(self):
        chooser = random.Random(SEED)
        for _ in range(150):
            self.assert_right(utf8_model.noise(chooser, chooser.randrange(1, 120)))

    def test_long_input_crosses_every_buffer(self):
        chooser = random.Random(SEED)
        self.assert_right(utf8_model.noise(chooser, 30_000) + b"x" * 300_000 +
                          utf8_model.noise(chooser, 30_000))

    def test_errors_at_every_place_near_a_buffers_edge(self):
        for size in (4096, 65536, 262144):
            for shift in range(-4, 2):
                data = b"a" * (size + shift) + b"\xF0\x9F\x98\x80\xF0\x9F\x98" + b"b"
                *errors, summary = rows("check", "-", data=data)
                self.assertEqual([(e["offset"], e["bytes"]) for e in errors],
                                 [(size + shift + 4, "F0 9F 98")])
                self.assertEqual(summary["code_points"], size + shift + 3)

    def test_empty_input(self):
        self.assert_right(b"")

    def test_only_errors(self):
        self.assert_right(b"\xFF" * 1000)
        self.assert_right(b"\x80" * 1000)
        self.assert_right(b"\xED\xA0\x80" * 300)


class ExamplesOfTheContract(unittest.TestCase):
    def kinds(self, hexes):
        return [(e["offset"], e["length"], e["kind"], e["problem"])
                for e in rows("check", "--hex", hexes)[:-1]]

    def test_overlong_slash_is_one_problem_and_two_errors(self):
        self.assertEqual(self.kinds("C0 AF"), [(0, 1, "overlong", 1), (1, 1, "too_long", 1)])

    def test_surrogate_is_one_problem_and_three_errors(self):
        self.assertEqual(self.kinds("ED A0 80"), [
            (0, 1, "surrogate", 1), (1, 1, "too_long", 1), (2, 1, "too_long", 1)])

    def test_cut_off_sequence_is_one_error(self):
        self.assertEqual(self.kinds("F0 9F 98 41"), [(0, 3, "too_short", 1)])

    def test_six_byte_form_is_one_problem(self):
        self.assertEqual([problem for *_, problem in self.kinds("FD BF BF BF BF BF BF")],
                         [1, 1, 1, 1, 1, 1, 2])

    def test_expected_bytes(self):
        expected = [e["expected"] for e in rows("check", "--hex", "F0 80 41 E4 B8")[:-1]]
        self.assertEqual(expected, ["90..BF", "lead byte", "80..BF"])

    def test_carriage_return_is_a_character_of_its_line(self):
        [error, summary] = rows("check", "--hex", "0D 0A 0D FF 0A")
        self.assertEqual((error["line"], error["column"], summary["lines"]), (2, 2, 2))


class Limit(unittest.TestCase):
    def test_prints_so_many_and_counts_all(self):
        [error, summary] = rows("check", "--limit", "1", "--hex", "C0 80 FF")
        self.assertEqual((error["offset"], summary["errors"], summary["problems"]), (0, 3, 2))

    def test_zero_is_the_summary_alone(self):
        [summary] = rows("check", "--limit", "0", "--hex", "FF")
        self.assertFalse(summary["valid"])

    def test_is_for_each_file(self):
        lines = rows("check", "--limit", "1", "--hex", "FF FF", "--hex", "FF FF")
        self.assertEqual(["summary" in line for line in lines], [False, True] * 2)


class OtherEncodings(unittest.TestCase):
    def test_utf16_counts_lines_and_columns_in_characters(self):
        data = "\ufeffa\nб😀".encode("utf-16-le") + b"\x00\xDC" + "\u010a\n".encode("utf-16-le")
        [error, summary] = rows("check", "--encoding", "utf-16le", "-", data=data)
        self.assertEqual((error["offset"], error["length"], error["line"], error["column"]),
                         (12, 2, 2, 3))
        self.assertIsNone(error["expected"])
        self.assertEqual((summary["encoding"], summary["lines"], summary["bom"],
                          summary["code_points"]), ("UTF-16LE", 2, True, 8))

    def test_every_error_is_a_problem(self):
        *errors, summary = rows("check", "--encoding", "UTF-16BE", "--hex", "DC00 DC00 D800 0041 DC")
        self.assertEqual([e["problem"] for e in errors], [1, 2, 3, 4])
        self.assertEqual(errors[-1]["kind"], "truncated")
        self.assertEqual(summary["problems"], 4)


class ForPeople(unittest.TestCase):
    def test_says_where_and_why(self):
        text = output("check", "--hex", "41 0A 42 C0 AF", status=1)
        self.assertIn(":2:2:", text)
        self.assertIn("offset 3", text)
        self.assertIn("overlong", text)
        self.assertRegex(text.split("\n")[-2], r"not valid UTF-8")

    def test_says_that_it_is_valid(self):
        self.assertIn("valid UTF-8", output("check", "--text", "世", status=0))

    def test_exit_status_is_the_answer(self):
        run("check", "--text", "世", status=0)
        run("check", "--hex", "FF", status=1)
        run("check", "--hex", "41", "--hex", "FF", "--hex", "41", status=1)


class AdvisedCommands(unittest.TestCase):
    def test_name_any_file_as_one_word(self):
        with tempfile.TemporaryDirectory() as folder:
            for name in ("plain.txt", "two words", "it's", "-dash.txt", "line\nend", "esc\x1b[31m'red", "back\\slash",
                         "\u202eright", "русский", b"bad\xff".decode("utf-8", "surrogateescape")):
                path = os.path.join(folder, name)
                with open(path, "wb") as file:
                    file.write("Обычный русский текст, его много.\n".encode("cp1251"))
                said = run("check", "--", name, cwd=folder).stdout
                command = re.search(rb"\((moji convert .*)\)\n", said).group(1)
                self.assertNotRegex(command, rb"[\x00-\x1f\x7f]|\xe2\x80\xae")
                words = subprocess.run(["bash", "-c", b"printf '%s\\0' " + command], capture_output=True,
                                       check=True).stdout.split(b"\0")[:-1]
                self.assertEqual(len(words), 6, command)
                named = os.path.join(os.fsencode(folder), words[-1])
                self.assertTrue(os.path.samefile(named, path))
                self.assertFalse(words[-1].startswith(b"-"))

if __name__ == "__main__":
    unittest.main()
