"""moji spans against an independent model of UTF-8, and its ranges."""
import random
import unittest

import utf8_model
from moji_program import TemporaryFolder, hexadecimal, rows, run

SEED = 71


def expected_row(span):
    code_points = [] if span.code_point is None else [f"U+{span.code_point:04X}"]
    return {
        "offset": span.offset,
        "length": len(span.bytes),
        "bytes": hexadecimal(span.bytes),
        "code_points": code_points,
        "text": "\ufffd" if span.code_point is None else chr(span.code_point),
        "status": "control" if span.offset == 0 and span.code_point == 0xFEFF else span.kind,
    }


class Utf8(unittest.TestCase):
    def test_random_sequences_tile_as_the_model_does(self):
        chooser = random.Random(SEED)
        for length in [0, 1, 2, 3, 4, 5, 50, 500, 5000]:
            data = utf8_model.noise(chooser, length)
            self.assertEqual(rows("spans", "-", data=data),
                             [expected_row(span) for span in utf8_model.spans(data)],
                             f"seed {SEED}, {hexadecimal(data)[:600]}")

    def test_a_byte_order_mark_is_one_at_the_beginning_only(self):
        marks = rows("spans", "--hex", "EFBBBF EFBBBF")
        self.assertEqual([mark["status"] for mark in marks], ["control", "ok"])
        self.assertEqual([mark["code_points"] for mark in marks], [["U+FEFF"]] * 2)

    def test_every_encoding_of_unicode_has_a_byte_order_mark(self):
        for encoding, mark in [("gb18030", "84 31 95 33"), ("LMBCS-1", "14 FE FF"), ("SCSU", "0E FE FF"),
                               ("BOCU-1", "FB EE 28"), ("CESU-8", "EF BB BF"), ("UTF-32BE", "00 00 FE FF")]:
            [first, *_] = rows("spans", "--encoding", encoding, "--hex", mark)
            self.assertEqual((first["bytes"], first["status"], first["code_points"]),
                             (mark, "control", ["U+FEFF"]), encoding)
            self.assertTrue(rows("check", "--encoding", encoding, "--hex", mark)[-1]["bom"], encoding)
        later = rows("spans", "--encoding", "gb18030", "--hex", "41 84 31 95 33")
        self.assertEqual([s["status"] for s in later], ["ok", "ok"])

    def test_the_mark_of_utf7_stands_behind_its_plus(self):
        spans = rows("spans", "--encoding", "UTF-7", "--text", "+/v8-a")
        self.assertEqual([s["status"] for s in spans], ["control", "control", "control", "ok"])
        self.assertTrue(rows("check", "--encoding", "UTF-7", "--text", "+/v8-a")[-1]["bom"])
        self.assertFalse(rows("check", "--encoding", "UTF-7", "--text", "a+/v8-")[-1]["bom"])

    def test_invalid_input_is_shown_and_no_failure(self):
        run("spans", "--hex", "FF", status=0)


class Range(TemporaryFolder):
    """--range A:B prints the spans that touch it, out of a run over the whole."""

    def test_half_open_and_open_ended(self):
        for text, offsets in {"1:2": [0], "1:1": [], "3:": [3], ":0x3": [0], ":": [0, 3], "2:4": [0, 3],
                              "4:": [], "0x3:4": [3], "99:": [], ":99999999999": [0, 3]}.items():
            found = rows("spans", "--range", text, "--text", "世a")
            self.assertEqual([row["offset"] for row in found], offsets, text)

    def test_backwards_or_unreadable_is_trouble(self):
        for text in ("5:2", "a:b", "1", "", "1:2:3", "-1:2", "1:0x"):
            run("spans", f"--range={text}", "--text", "a", status=2)

    def test_is_a_slice_of_the_whole(self):
        chooser = random.Random(SEED)
        data = utf8_model.noise(chooser, 4000)
        whole = rows("spans", "-", data=data)
        path = self.file("noise", data)
        for _ in range(30):
            begin = chooser.randrange(len(data))
            end = begin + chooser.randrange(1, 40)
            slice_of_whole = [row for row in whole
                              if row["offset"] < end and row["offset"] + row["length"] > begin]
            for source, piped in ((path, b""), ("-", data)):
                self.assertEqual(rows("spans", "--range", f"{begin}:{end}", source, data=piped),
                                 slice_of_whole, f"{begin}:{end}, seed {SEED}")


if __name__ == "__main__":
    unittest.main()
