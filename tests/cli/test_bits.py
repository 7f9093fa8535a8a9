"""moji bits: prefixes, payloads and what they make, against Python's arithmetic."""
import random
import unittest

import utf8_model
from moji_program import complaint, hexadecimal, output, rows

SEED = 79


def leading_ones(byte):
    return len(f"{byte:08b}") - len(f"{byte:08b}".lstrip("1"))


def field(byte):
    """A byte of UTF-8 by its own leading ones."""
    digits = f"{byte:08b}"
    length = min(8, leading_ones(byte) + 1)
    return {"byte": f"{byte:02X}", "prefix": digits[:length], "payload": digits[length:]}


class Utf8(unittest.TestCase):
    def test_every_span(self):
        chooser = random.Random(SEED)
        for length in [0, 1, 5, 50, 5000]:
            data = utf8_model.noise(chooser, length)
            expected = [{
                "offset": span.offset,
                "bytes": hexadecimal(span.bytes),
                "fields": [field(byte) for byte in span.bytes],
                "code_point": None if span.code_point is None else f"U+{span.code_point:04X}",
                "binary": "" if span.code_point is None else f"{span.code_point:b}",
            } for span in utf8_model.spans(data)]
            self.assertEqual(rows("bits", "-", data=data), expected, hexadecimal(data)[:300])

    def test_payloads_make_the_code_point(self):
        for row in rows("bits", "--text", "a\u00e9\u4e16\U0001f600\U0010ffff"):
            payload = "".join(part["payload"] for part in row["fields"])
            self.assertEqual(int(payload, 2), int(row["code_point"][2:], 16))


class Others(unittest.TestCase):
    def fields(self, *arguments):
        return [[(part["prefix"], part["payload"]) for part in row["fields"]] for row in rows("bits", *arguments)]

    def test_utf16_surrogates(self):
        self.assertEqual(self.fields("--encoding", "UTF-16BE", "--hex", "D83DDE00 0041"),
                         [[("110110", "00"), ("", "00111101"), ("110111", "10"), ("", "00000000")],
                          [("", "00000000"), ("", "01000001")]])
        self.assertEqual(self.fields("--encoding", "UTF-16", "--hex", "FEFF D83DDE00")[1],
                         self.fields("--encoding", "UTF-16BE", "--hex", "D83DDE00")[0])

    def test_utf32_and_single_bytes_have_no_prefix(self):
        for encoding, text in [("UTF-32LE", "😀".encode("utf-32-le")), ("KOI8-R", "я".encode("koi8_r"))]:
            for row in rows("bits", "--encoding", encoding, "-", data=text):
                self.assertEqual([part["prefix"] for part in row["fields"]], [""] * len(row["fields"]))
                self.assertNotIn("row", row)

    def test_row_and_cell(self):
        found = rows("bits", "--encoding", "EUC-KR", "-", data="가a힝".encode("cp949") + b"\xFF")
        self.assertEqual([(row["row"], row["cell"]) for row in found],
                         [(16, 1), (None, None), (40, 94), (None, None)])
        self.assertEqual((found[-1]["code_point"], found[-1]["binary"]), (None, ""))

    def test_an_extension_has_no_place(self):
        self.assertEqual([(row["row"], row["cell"]) for row in rows("bits", "--encoding", "EUC-KR", "-",
                                                                    data="믜".encode("cp949"))], [(None, None)])

    def test_two_code_points_are_both_named(self):
        row = rows("bits", "--encoding", "Big5", "--hex", "8862")[0]
        self.assertEqual((row["code_point"], row["code_points"]), ("U+00CA", ["U+00CA", "U+0304"]))


class Historic(unittest.TestCase):
    def test_one_to_eight_bytes(self):
        for data, value in [("41", 0x41), ("C280", 0x80), ("ED A0 80", 0xD800), ("F7BFBFBF", 0x1FFFFF),
                            ("F888808080", 0x200000), ("FDBFBFBFBFBF", 0x7FFFFFFF),
                            ("FE828080808080", 0x80000000), ("FEBFBFBFBFBFBF", 0xFFFFFFFFF),
                            ("FF81808080808080", 0x1000000000), ("FFBFBFBFBFBFBFBF", 0x3FFFFFFFFFF)]:
            found = rows("bits", "--historic", "--hex", data)
            self.assertEqual([(row["code_point"], row["binary"]) for row in found],
                             [(f"U+{value:04X}", f"{value:b}")], data)

    def test_the_shortest_form_was_required(self):
        for data in ["C0AF", "F880808080", "FC8380808080", "FE818080808080", "FF80808080808080"]:
            self.assertIsNone(rows("bits", "--historic", "--hex", data)[0]["code_point"], data)

    def test_a_broken_form_is_one_span_of_what_belongs_together(self):
        for data, expected in [("C0AF", ["C0 AF"]), ("E080AF", ["E0 80 AF"]), ("FDBFBF41", ["FD BF BF", "41"]),
                               ("F880808080", ["F8 80 80 80 80"]), ("C0AFAF", ["C0 AF", "AF"]), ("8080", ["80", "80"]),
                               ("F888FD", ["F8 88", "FD"]), ("FCE4B896", ["FC", "E4 B8 96"])]:
            found = rows("bits", "--historic", "--hex", data)
            self.assertEqual([row["bytes"] for row in found], expected, data)
            self.assertEqual("".join(row["bytes"] for row in found).replace(" ", ""), data)
        whole = rows("bits", "--historic", "--hex", "FCE4B896")[1]
        self.assertEqual(whole["code_point"], "U+4E16")

    def test_other_encodings_have_none(self):
        self.assertIn("EUC-KR", complaint("bits", "--historic", "--encoding", "EUC-KR", "--text", "a"))
        self.assertEqual(output("bits", "--historic", "--encoding", "utf8", "--text", "a"),
                         output("bits", "--historic", "--text", "a"))


if __name__ == "__main__":
    unittest.main()
