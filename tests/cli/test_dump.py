"""moji dump: rows that add up to the bytes, xxd's own layout, and back to the very bytes."""
import random
import re
import shutil
import subprocess
import unicodedata
import unittest

from moji_program import TemporaryFolder, complaint, hexadecimal, output, rows, run

SEED = 1408
ENCODINGS = ["UTF-8", "UTF-16LE", "EUC-KR", "KOI8-R", "Shift_JIS", "ISO-2022-JP", "gb18030", "IBM037", "TSCII", "UTF-7",
             "CESU-8", "SCSU"]
TEXT = "Привет, мир! 世界 é😀 e\u0301\t\u202e\u200b\u0085 ｶﾀｶﾅ\n"


def samples():
    chooser = random.Random(SEED)
    yield b""
    yield TEXT.encode()
    for length in (1, 15, 16, 17, 64, 1000):
        yield bytes(chooser.randrange(256) for _ in range(length))
        yield bytes(chooser.choice(b"\xe4\xb8\x96 \n41\xff\xf0\x9f\x98\x80") for _ in range(length))


def columns(text):
    """Of a terminal."""
    return sum(0 if unicodedata.category(c) in ("Mn", "Me") else 2 if unicodedata.east_asian_width(c) in "WF" else 1
               for c in text)


class Json(unittest.TestCase):
    def test_rows_and_cells_add_up(self):
        for data in samples():
            for width in (7, 16):
                for encoding in ENCODINGS:
                    found = rows("dump", "-e", encoding, "--width", str(width), "-", data=data, status=0)
                    self.assertEqual(bytes.fromhex("".join(row["bytes"] for row in found)), data)
                    self.assertEqual([row["offset"] for row in found], list(range(0, len(data), width)))
                    for row in found:
                        self.assertEqual(list(row), ["offset", "bytes", "cells"])
                        self.assertEqual(sum(cell["length"] for cell in row["cells"]), len(bytes.fromhex(row["bytes"])))

    def test_cells_are_the_spans(self):
        for data in samples():
            for encoding in ENCODINGS:
                texts = "".join(cell["text"] for row in rows("dump", "-e", encoding, "-", data=data)
                                for cell in row["cells"])
                self.assertEqual(texts, "".join(span["text"] for span in rows("spans", "-e", encoding, "-", data=data)))

    def test_roles(self):
        def cells(*arguments):
            return [(cell["text"], cell["length"], cell["role"]) for row in rows("dump", *arguments)
                    for cell in row["cells"]]
        self.assertEqual(cells("--width", "6", "--hex", "61 09 C3 A9 E4 B8 96 F0 9F 98 80 FF"),
                         [("a", 1, "ascii"), ("\t", 1, "control"), ("é", 2, "lead2"), ("世", 2, "lead3"),
                          ("", 1, "continuation"), ("😀", 4, "lead4"), ("\ufffd", 1, "invalid")])
        self.assertEqual(cells("-e", "KOI8-R", "--hex", "C1"), [("а", 1, "single")])
        self.assertEqual(cells("-e", "ISO-2022-JP", "--hex", "1B 24 42 46 7C"),
                         [("", 3, "control"), ("日", 2, "lead2")])

    def test_files_are_named(self):
        self.assertEqual([row["file"] for row in rows("dump", "--hex", "41", "--text", "a")], ["--hex", "--text"])


class Text(unittest.TestCase):
    def test_a_row(self):
        self.assertEqual(output("dump", "--text", "é世 a", status=0),
                         "00000000  C3 A9 E4 B8 96 20 61 " + 9 * "   " + " é·世· a\n")

    def test_errors_have_a_mark(self):
        self.assertEqual(output("dump", "--width", "4", "--hex", "41 FF E4 B8", status=0),
                         "00000000  41 FF!E4!B8! A\ufffd\ufffd·\n")

    def test_characters_are_as_wide_as_their_bytes(self):
        for data in samples():
            for encoding in ENCODINGS:
                for width in (3, 16):
                    lines = output("dump", "-e", encoding, "--width", str(width), "-", data=data).split("\n")[:-1]
                    for number, line in enumerate(lines):
                        size = min(width, len(data) - number * width)
                        text = line[10 + 3 * width + 1:]
                        self.assertEqual(columns(text), size, (encoding, line))

    def test_several_inputs_are_named(self):
        self.assertEqual(output("dump", "--width", "1", "--hex", "41", "--text", "a"),
                         "--hex:\n00000000  41  A\n--text:\n00000000  61  a\n")

    def test_colours_are_only_added(self):
        plain = output("dump", "--hex", "41 09 C3 A9 E4 B8 96 FF")
        coloured = output("dump", "--color", "always", "--hex", "41 09 C3 A9 E4 B8 96 FF")
        self.assertNotIn("\x1b", plain)
        self.assertIn("\x1b[1;31mFF!", coloured)
        self.assertEqual(re.sub("\x1b\\[[0-9;]*m", "", coloured), plain)


@unittest.skipUnless(shutil.which("xxd"), "xxd is not installed")
class Xxd(TemporaryFolder):
    def test_plain_is_what_xxd_prints(self):
        for data in samples():
            path = self.file("data", data)
            for width in (1, 2, 5, 16, 31):
                theirs = subprocess.run(["xxd", "-c", str(width), path], capture_output=True, check=True).stdout
                self.assertEqual(run("dump", "--plain", "--width", str(width), path, status=0).stdout, theirs)

    def test_xxd_reverses_plain_and_we_reverse_xxd(self):
        for data in samples():
            path = self.file("data", data)
            plain = run("dump", "--plain", path).stdout
            self.assertEqual(subprocess.run(["xxd", "-r"], input=plain, capture_output=True, check=True).stdout, data)
            theirs = subprocess.run(["xxd", "-c", "9", path], capture_output=True, check=True).stdout
            self.assertEqual(run("dump", "--reverse", "-", data=theirs, status=0).stdout, data)


    def xxd(self, data, *options):
        path = self.file("data", data)
        return subprocess.run(["xxd", *options, path], capture_output=True, check=True).stdout

    def test_rows_of_zeros_and_decimal_offsets_of_xxd(self):
        for data in (b"A" + bytes(100) + b"B", bytes(400), bytes(5000) + b"\xff" * 40 + bytes(7), b"ab" * 400):
            for options in (["-a"], ["-d"], ["-a", "-c", "8"], ["-d", "-c", "7"], ["-g", "1"], ["-g", "4"], ["-u"]):
                dump = self.xxd(data, *options)
                self.assertEqual(run("dump", "--reverse", "-", data=dump, status=0).stdout, data, options)

    def test_offsets_of_xxd_may_begin_anywhere(self):
        for data in (bytes(range(256)), b"A" + bytes(200) + b"B", b"short"):
            for begin in ("1", "10", "16", "100", "99999", "0x100"):
                for options in ([], ["-d"], ["-d", "-c", "10"], ["-d", "-c", "3"], ["-a"], ["-a", "-d"]):
                    dump = self.xxd(data, "-o", begin, *options)
                    self.assertEqual(run("dump", "--reverse", "-", data=dump, status=0).stdout, data, (begin, options))

    def test_decimal_offsets_after_zeros_alone(self):
        """A row after * must be whole rows away; where that is so in both bases and nothing follows, it is refused."""
        for size in list(range(33, 2200, 61)) + [400, 1040, 2064, 5000]:
            for data in (bytes(size), bytes(size) + b"end"):
                for options in (["-a"], ["-a", "-d"], ["-a", "-d", "-c", "3"], ["-a", "-c", "3"], ["-a", "-d", "-c", "10"]):
                    done = run("dump", "--reverse", "-", data=self.xxd(data, *options))
                    if done.returncode == 0:
                        self.assertEqual(done.stdout, data, (size, options))
                    else:
                        self.assertEqual(done.returncode, 2)
                        self.assertRegex(done.stderr, b"whether offsets are hexadecimal or decimal|unexpected offset")
        self.assertEqual(run("dump", "--reverse", "-", data=self.xxd(bytes(400), "-a", "-d"), status=0).stdout, bytes(400))
        self.assertIn("dump without -a", complaint("dump", "--reverse", "-", data=self.xxd(bytes(1040), "-a")))
        image = bytes(1024) + b"superblock" * 20
        self.assertEqual(run("dump", "--reverse", "-", data=self.xxd(image, "-a"), status=0).stdout, image)

    def test_little_endian_words_and_bits_of_xxd_are_refused(self):
        for data in (b"ABCDEF", b"The quick brown fox jumps", bytes(range(0x30, 0x50))):
            for options in (["-e"], ["-e", "-g", "2"], ["-b"]):
                self.assertIn("xxd " + options[0], complaint("dump", "--reverse", "-", data=self.xxd(data, *options)))


class Reverse(TemporaryFolder):
    def test_digits_that_are_no_bytes_are_refused(self):
        for row in (b"00000000  41 4G 43", b"00000000: 4142 43g4  ABC", b"00000000  41 4", b"00000000: 414  A",
                    b"00000000  41 42 x  AB"):
            self.assertIn("line 2: not a byte in hexadecimal", complaint("dump", "--reverse", "-", data=b"\n" + row + b"\n"))

    def test_zeros_need_a_row_after_them(self):
        row = b"00000000: 4142  AB\n"
        self.assertIn("line 2", complaint("dump", "--reverse", "-", data=row + b"*\n"))
        self.assertIn("line 1", complaint("dump", "--reverse", "-", data=b"*\n" + row))
        self.assertIn("line 3", complaint("dump", "--reverse", "-", data=row + b"*\n00000001: 43  C\n"))
        self.assertIn("line 3", complaint("dump", "--reverse", "-", data=b"00000000  41  A\n*\n00000010  43  C\n"))

    def test_offsets_after_zeros_do_not_go_back(self):
        """They were taken for bytes 00 up to the end of all offsets."""
        for rows in (b"00000010: 4142  AB\n*\n00000000: 41  A\n",
                     b"00000000: 4142434445464748494a4b4c  ABCDEFGHIJKL\n00000012: 41  A\n*\n0000000a: 41  A\n"):
            self.assertIn("unexpected offset", complaint("dump", "--reverse", "-", data=rows))

    def test_both_layouts_come_back(self):
        for data in samples():
            for layout in ([], ["--plain"], ["-e", "UTF-16LE"], ["-e", "ISO-2022-JP"]):
                for width in (1, 2, 3, 8, 16, 100):
                    dump = run("dump", *layout, "--width", str(width), "-", data=data).stdout
                    self.assertEqual(run("dump", "--reverse", "-", data=dump, status=0).stdout, data,
                                     (layout, width, hexadecimal(data)))

    def test_a_dump_of_a_part_gives_the_part(self):
        data = bytes(range(256)) * 2
        for begin in (1, 7, 0x0A, 16, 100, 0x100):
            part = data[begin:]
            for layout in ([], ["--plain"], ["--plain", "--width", "10"], ["--width", "3"]):
                dump = run("dump", *layout, "--range", f"{begin}:", "-", data=data).stdout
                reversed_dump = run("dump", "--reverse", "-", data=dump, status=0)
                self.assertEqual(reversed_dump.stdout, part, (begin, layout))
                self.assertIn(f"begins at offset {begin:X};".encode(), reversed_dump.stderr)
        self.assertIn("line 2: unexpected offset 31: the next offset is 30",
                      complaint("dump", "--reverse", "-", data=b"0000002f  41  A\n00000031  42  B\n"))
        self.assertEqual(run("dump", "--reverse", "-", data=b"00000000  41  A\n", status=0).stderr, b"")

    def test_text_that_looks_like_bytes_is_not_read(self):
        for data in (b"41", b"41 42", b"!41", b" 41 41 41", b"00000000: 4141"):
            for layout in ([], ["--plain"]):
                dump = run("dump", *layout, "-", data=data).stdout
                self.assertEqual(run("dump", "--reverse", "-", data=dump).stdout, data)

    def test_line_ends_and_a_missing_last_one(self):
        self.assertEqual(run("dump", "--reverse", "-", data=b"00000000  41  A\r\n\r\n00000001  42  B", status=0).stdout, b"AB")

    def test_what_is_no_dump_is_trouble(self):
        for data, words in [(b"hello\n", "line 1"), (b"00000000  41  A\n00000002  42  B\n", "line 2: unexpected offset 2: the next offset is 1"),
                            (b"00000000  zz\n", "line 1"), (b"00000000 41\n", "line 1"), (b"41 42 43\n", "line 1"),
                            (b"0" * 70000, "line 1"), (b"10000000000000000  41\n", "line 1")]:
            message = complaint("dump", "--reverse", "-", data=data)
            self.assertIn(words, message)

    def test_a_file_keeps_its_bytes_where_the_dump_is_broken(self):
        path = self.file("out", b"old")
        complaint("dump", "--reverse", "-o", path, "-", data=b"00000000  41  A\nnothing\n")
        with open(path, "rb") as file:
            self.assertEqual(file.read(), b"old")

    def test_bytes_are_no_json(self):
        self.assertIn("--reverse", complaint("dump", "--reverse", "--format", "jsonl", "-"))


class Range(TemporaryFolder):
    """The bytes of the range alone, each with the character that it has in the whole."""

    def test_a_row_begins_where_the_range_does(self):
        self.assertEqual(output("dump", "--width", "4", "--range", "1:7", "--text", "aé世 b", status=0),
                         "00000001  C3 A9 E4 B8  é·世\n"
                         "00000005  96 20        · \n")
        self.assertEqual(output("dump", "--width", "4", "--range", "2:", "--text", "aé世", status=0),
                         "00000002  A9 E4 B8 96  ·世·\n")
        self.assertEqual(output("dump", "--plain", "--range", "0x2:4", "--text", "abcdef", status=0),
                         f"00000002: 6364{' ' * 37}cd\n")

    def test_cells_are_those_of_the_whole(self):
        def cells(found):
            """(offset of the byte, text, role) of the byte that each cell begins with."""
            listed = {}
            for row in found:
                offset = row["offset"]
                for cell in row["cells"]:
                    listed[offset] = (cell["text"], cell["role"])
                    offset += cell["length"]
            return listed
        for data in samples():
            path = self.file("data", data)
            for encoding in ("UTF-8", "UTF-16LE", "EUC-KR", "ISO-2022-JP"):
                whole = cells(rows("dump", "-e", encoding, "--width", "4096", path))
                for begin, end in ((0, 5), (3, 20), (17, 999), (18, 18), (len(data), len(data) + 9), (2000, 3000)):
                    for arguments in ([path], ["-"]):
                        found = rows("dump", "-e", encoding, "--width", "9", "--range", f"{begin}:{end}", *arguments,
                                     data=data, status=0)
                        self.assertEqual(b"".join(bytes.fromhex(row["bytes"]) for row in found), data[begin:end])
                        self.assertEqual([row["offset"] for row in found],
                                         list(range(begin, min(end, len(data)), 9)))
                        for offset, cell in cells(found).items():
                            if cell[1] != "continuation":
                                self.assertEqual(cell, whole[offset], (encoding, offset))

    def test_a_far_range_of_a_file_is_at_hand(self):
        path = self.file("sparse", b"")
        with open(path, "r+b") as file:
            file.seek(1 << 40)
            file.write("世!".encode())
        self.assertEqual(output("dump", "--width", "4", "--range", f"{1 << 40}:", path, status=0, timeout=30),
                         "10000000000  E4 B8 96 21  世·!\n")

    def test_is_not_for_the_way_back(self):
        self.assertIn("--range", complaint("dump", "--reverse", "--range", "1:2", "-"))
        self.assertIn("--range 2:1", complaint("dump", "--range", "2:1", "--text", "abc"))


class Width(unittest.TestCase):
    def test_bounds(self):
        self.assertIn("--width", complaint("dump", "--width", "0", "--text", "a"))
        self.assertIn("--width", complaint("dump", "--width", "5000", "--text", "a"))


if __name__ == "__main__":
    unittest.main()
