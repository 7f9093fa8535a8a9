"""moji inspect against Python's unicodedata, on seeded random code points."""
import json
import os
import random
import unicodedata
import unittest

from moji_program import TemporaryFolder, complaint, hexadecimal, output, rows, run

SEED = 20240302
EXAMPLES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "data", "source_examples.json")

KEYS = ["code_point", "name", "block", "plane", "script", "category", "age", "utf8", "utf16", "utf32",
        "cesu8", "mutf8", "nfc", "nfd", "nfkc", "nfkd", "upper", "lower"]


def utf16_units(text):
    data = text.encode("utf-16-be", "surrogatepass")
    return [data[i:i + 2] for i in range(0, len(data), 2)]


def cesu8(text):
    """Each UTF-16 unit as UTF-8 by itself."""
    return b"".join(chr(int.from_bytes(unit, "big")).encode("utf-8", "surrogatepass")
                    for unit in utf16_units(text))


def is_known(character):
    """Whether Python, whose Unicode may be older, knows the character and all that it maps to."""
    return unicodedata.category(character) not in ("Cn", "Cs")


class Inspect(unittest.TestCase):
    def test_characters_as_python_sees_them(self):
        chosen = random.Random(SEED)
        text = "".join(character for character in map(chr, chosen.sample(range(0x110000), 20000))
                       if is_known(character)) + "".join(map(chr, range(1, 0x250)))
        found = rows("inspect", "-", data=text.encode(), status=0)
        self.assertEqual(len(found), len(text) + 1)
        for row, character in zip(found, text):
            number = ord(character)
            with self.subTest(seed=SEED, code_point=f"U+{number:04X}"):
                self.assertEqual(list(row), KEYS)
                self.assertEqual(row["code_point"], f"U+{number:04X}")
                if unicodedata.name(character, None):
                    self.assertEqual(row["name"], unicodedata.name(character))
                self.assertEqual(row["plane"], number >> 16)
                self.assertEqual(row["category"], unicodedata.category(character))
                self.assertEqual(row["utf8"], hexadecimal(character.encode()))
                self.assertEqual(row["utf16"], " ".join(unit.hex().upper() for unit in utf16_units(character)))
                self.assertEqual(row["utf32"], f"{number:08X}")
                self.assertEqual(row["cesu8"], hexadecimal(cesu8(character)))
                self.assertEqual(row["mutf8"], row["cesu8"])
                for form in ("NFC", "NFD", "NFKC", "NFKD"):
                    self.assertEqual(row[form.lower()], unicodedata.normalize(form, character))
                self.assertEqual(row["upper"], character.upper())
                self.assertEqual(row["lower"], character.lower())

    def test_one_character_of_each_kind(self):
        def facts(text, *keys):
            row = rows("inspect", "--text", text)[0]
            return tuple(row[key] for key in keys)
        self.assertEqual(facts("世", "name", "block", "script", "age"),
                         ("CJK UNIFIED IDEOGRAPH-4E16", "CJK Unified Ideographs", "Han", "1.1"))
        self.assertEqual(facts("\n", "name", "block", "category"), ("LINE FEED", "Basic Latin", "Cc"))
        self.assertEqual(facts("\ue000", "name", "block", "script"),
                         ("<private-use-E000>", "Private Use Area", "Unknown"))
        self.assertEqual(facts("\u0378", "name", "age"), ("<reserved-0378>", None))
        self.assertEqual(facts("\u2fe0", "block"), (None,))
        self.assertEqual(facts("ß", "upper", "lower"), ("SS", "ß"))
        row = rows("inspect", "--hex", "00")[0]
        self.assertEqual((row["name"], row["cesu8"], row["mutf8"]), ("NULL", "00", "C0 80"))

    def test_an_error_has_nothing_but_its_bytes(self):
        found = rows("inspect", "--hex", "41 F0 9F 98 C0", status=0)
        self.assertEqual([row["utf8"] for row in found[1:3]], ["F0 9F 98", "C0"])
        for row in found[1:3]:
            self.assertEqual(list(row), KEYS)
            self.assertEqual({row[key] for key in KEYS if key != "utf8"}, {None})
        self.assertEqual(found[3], {"summary": True, "bytes": 5, "code_points": 3, "utf16_units": 3,
                                    "graphemes": 3, "columns": 3})

    def test_lengths(self):
        for text, expected in {
                "": (0, 0, 0, 0, 0), "👨‍👩‍👧‍👦": (25, 7, 11, 1, 2), "한e\u0301": (6, 3, 3, 2, 3),
                "🇰🇷🇯🇵": (16, 4, 8, 2, 4), "\r\n": (2, 2, 2, 1, 0), "占쏙옙": (9, 3, 3, 3, 6)}.items():
            summary = rows("inspect", "--text", text)[-1]
            self.assertEqual(tuple(summary[key] for key in (
                "bytes", "code_points", "utf16_units", "graphemes", "columns")), expected, text)

    def test_worked_examples_of_the_sources(self):
        with open(EXAMPLES, encoding="utf-8") as file:
            examples = json.load(file)["examples"]
        checked = 0
        for example in examples:
            given, expected = example["input"], example["expected"]
            with self.subTest(example=example["id"]):
                if example["topic"] == "length":
                    summary = rows("inspect", "--text", given["text"])[-1]
                    self.assertEqual({key: summary[key] for key in expected}, expected)
                elif example["topic"] in ("code units", "CESU-8 / MUTF-8"):
                    row = rows("inspect", "--text", given["char"])[0]
                    forms = {key: row[key] for key in expected if key in row and key != "code_point"}
                    self.assertEqual(forms, {key: expected[key] for key in forms})
                    self.assertGreaterEqual(len(forms), 3)
                elif example["topic"].startswith("plane = "):
                    row = rows("inspect", "--text", chr(int(given["code_point"], 16)))[0]
                    self.assertEqual(row["plane"], expected["plane"])
                elif example["topic"] == "normalization":
                    found = rows("inspect", "--text", given["text"])[:-1]
                    decomposed = "".join(row["nfd"] for row in found)
                    self.assertEqual(" ".join(f"{ord(c):X}" for c in decomposed), expected["nfd"])
                elif example["topic"] == "case change":
                    found = rows("inspect", "--text", given["text"])[:-1]
                    self.assertEqual("".join(row["upper"] for row in found), expected["upper"])
                else:
                    continue
                checked += 1
        self.assertEqual(checked, 6 + 5 + 1 + 8 + 3 + 1)

    def test_other_encodings(self):
        data = "Привет".encode("koi8-r")
        found = rows("inspect", "--encoding", "koi8-r", "-", data=data)
        self.assertEqual([row["utf8"] for row in found[:-1]],
                         [hexadecimal(letter.encode()) for letter in "Привет"])
        self.assertEqual((found[-1]["bytes"], found[-1]["code_points"]), (6, 6))
        found = rows("inspect", "--encoding", "UTF-16LE", "--hex", "00 D8 61 00")
        self.assertEqual([(row["code_point"], row["utf8"]) for row in found[:-1]],
                         [(None, "00 D8"), ("U+0061", "61")])
        found = rows("inspect", "--encoding", "WTF-8", "--hex", "ED A0 80")
        self.assertEqual([found[0][key] for key in ("code_point", "name", "utf8", "utf16", "cesu8", "nfd")],
                         ["U+D800", "<surrogate-D800>", None, "D800", "ED A0 80", "\ud800"])

    def test_several_inputs_are_named(self):
        found = rows("inspect", "--text", "a", "--hex", "62")
        self.assertEqual([(row["file"], next(iter(row))) for row in found],
                         [("--text", "file")] * 2 + [("--hex", "file")] * 2)

    def test_text_for_people(self):
        text = output("inspect", "--long", "--text", "世\u202e\u0301\n", status=0)
        for fact in ("U+4E16    世  CJK UNIFIED IDEOGRAPH-4E16", "CJK Unified Ideographs, plane 0",
                     "UTF-8 E4 B8 96", "RIGHT-TO-LEFT OVERRIDE", "◌\u0301", "LINE FEED",
                     "9 bytes, 4 code points, 4 UTF-16 units, 4 graphemes, 2 columns"):
            self.assertIn(fact, text)
        self.assertNotIn("\u202e", text)
        self.assertEqual(run("inspect", "--hex", "FF", status=0).stderr, b"")

    def test_one_line_a_character(self):
        lines = output("inspect", "--text", "世\u202e\u0301\né", status=0).split("\n")[:-1]
        self.assertEqual(len(lines), 5 + 1)
        self.assertEqual(lines[0], "U+4E16    世  CJK UNIFIED IDEOGRAPH-4E16  (Lo, Han, E4 B8 96)")
        self.assertIn("11 bytes, 5 code points", lines[-1])
        self.assertEqual(rows("inspect", "--long", "--text", "aé"), rows("inspect", "--text", "aé"))


class Named(TemporaryFolder):
    """Characters as input."""

    def found(self, *arguments):
        return [row["code_point"] for row in rows("inspect", *arguments, status=0) if "code_point" in row]

    def test_by_code_point(self):
        self.assertEqual(self.found("U+4E16"), ["U+4E16"])
        self.assertEqual(self.found("U+0000004E16"), ["U+4E16"])
        self.assertEqual(self.found("u+61", "U+10FFFF", "U+D800"), ["U+0061", "U+10FFFF", "U+D800"])
        self.assertEqual([row["file"] for row in rows("inspect", "U+4E16", "--text", "")], ["U+4E16"] * 2 + ["--text"])

    def test_whatever_the_encoding(self):
        for encoding in ("UTF-16BE", "IBM037", "EUC-KR"):
            self.assertEqual(self.found("-e", encoding, "U+4E16", "--name", "GREEK SMALL LETTER ALPHA"),
                             ["U+4E16", "U+03B1"])

    def test_a_file_called_so_is_a_file(self):
        self.file("U+4E16", b"x")
        done = run("inspect", "U+4E16", "--format", "jsonl", cwd=self.folder, status=0)
        self.assertEqual(json.loads(done.stdout.split(b"\n")[0])["code_point"], "U+0078")

    def test_no_code_point_is_a_file_name(self):
        for name in ("U+110000", "U+", "U+XYZ", "U+4E16x"):
            self.assertIn(name, complaint("inspect", name))
        self.assertIn("U+4E16", complaint("check", "U+4E16"))

    def test_by_name(self):
        for name, code_point in [("HANGUL SYLLABLE GA", "U+AC00"), ("hangul syllable ga", "U+AC00"),
                                 ("CJK UNIFIED IDEOGRAPH-4E16", "U+4E16"), ("LINE FEED", "U+000A"),
                                 ("LATIN CAPITAL LETTER GHA", "U+01A2"), ("SPACE", "U+0020")]:
            self.assertEqual(self.found("--name", name), [code_point], name)

    def test_by_words(self):
        found = self.found("--name", "zhe cyrillic")
        expected = [f"U+{number:04X}" for number in range(0x110000)
                    if {"CYRILLIC", "ZHE"} <= set(unicodedata.name(chr(number), "").split())]
        self.assertEqual(set(expected) - set(found), set())
        self.assertEqual(found, sorted(found, key=lambda name: int(name[2:], 16)))
        self.assertIn("--name CYRIL", complaint("inspect", "--name", "CYRIL"))  # words are whole

    def test_no_such_name_is_trouble(self):
        for name in ("NO SUCH CHARACTER", "", "  "):
            self.assertIn("--name " + name, complaint("inspect", "--name", name))


if __name__ == "__main__":
    unittest.main()
