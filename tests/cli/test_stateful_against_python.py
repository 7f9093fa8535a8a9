"""Encodings with escapes and shifts, decoded and encoded by moji and by Python's codecs.

What Python writes moji must read, and the other way round, on seeded random text; DIFFERENCES says
what is left out, and why.
"""
import random
import unittest

from moji_program import rows, run

SEED = 20241123
ROUNDS = 12

# moji's name, Python's, and the characters that both have.
ENCODINGS = [
    ("UTF-7", "utf_7", "latin cyrillic kana han hangul emoji"),
    ("ISO-2022-JP", "iso2022_jp", "cyrillic kana han"),
    ("ISO-2022-JP-1", "iso2022_jp_1", "cyrillic kana han"),
    ("ISO-2022-JP-2", "iso2022_jp_2", "latin cyrillic kana han hangul"),
    ("ISO-2022-KR", "iso2022_kr", "cyrillic kana hangul"),
    ("HZ-GB-2312", "hz", "cyrillic kana han"),
    ("UTF-16LE", "utf_16_le", "latin cyrillic kana han hangul emoji"),
    ("UTF-16BE", "utf_16_be", "latin cyrillic kana han hangul emoji"),
    ("UTF-32LE", "utf_32_le", "latin cyrillic kana han hangul emoji"),
    ("UTF-32BE", "utf_32_be", "latin cyrillic kana han hangul emoji"),
]
SCRIPTS = {
    "ascii": (0x20, 0x7E), "latin": (0xC0, 0xFF), "cyrillic": (0x410, 0x44F), "kana": (0x3041, 0x3093),
    "han": (0x4E00, 0x9FA0), "hangul": (0xAC00, 0xD7A3), "emoji": (0x1F600, 0x1F64F),
}
DIFFERENCES = {
    "ISO-2022-JP: half-width katakana, the minus sign and the long dash":
        "the Encoding Standard's index and Microsoft's and JIS's reading of 21 3D, 21 41, 21 42, 21 5D differ",
    "UTF-7: a backslash and a tilde":
        "RFC 2152 does not allow them as themselves; Python does",
}
UNLIKE = set("\\~¥‾―—‖∥−－～〜￠¢￡£￢¬")


def text_of(generator, scripts, python):
    """Runs of one script each, of characters that Python can encode."""
    text = ""
    while len(text) < 60:
        first, last = SCRIPTS[generator.choice(["ascii", *scripts.split()])]
        for _ in range(generator.randrange(1, 8)):
            character = chr(generator.randrange(first, last + 1))
            try:
                character.encode(python)
            except UnicodeEncodeError:
                continue
            if character not in UNLIKE:
                text += character
        if generator.random() < 0.3:
            text += "\n"
    return text


class StatefulAgainstPython(unittest.TestCase):
    @staticmethod
    def each():
        for name, python, scripts in ENCODINGS:
            generator = random.Random(f"{SEED} {name}")
            for _ in range(ROUNDS):
                yield name, python, text_of(generator, scripts, python)

    def test_moji_reads_what_python_writes(self):
        for name, python, text in self.each():
            data = text.encode(python)
            done = run("decode", "--from", name, "--errors", "strict", "-", data=data)
            self.assertEqual((done.returncode, done.stdout.decode()), (0, text),
                             f"{name}: {data.hex(' ')}")

    def test_python_reads_what_moji_writes(self):
        for name, python, text in self.each():
            data = run("encode", "--to", name, "-", data=text.encode(), status=0).stdout
            self.assertEqual(data.decode(python, "backslashreplace"), text, f"{name}: {data.hex(' ')}")

    def test_spans_of_what_python_writes_tile_it(self):
        for name, python, text in self.each():
            data = text.encode(python)
            got = rows("spans", "--encoding", name, "-", data=data)
            self.assertEqual("".join(row["text"] for row in got), text)
            self.assertEqual(b"".join(bytes.fromhex(row["bytes"]) for row in got), data)
            self.assertLessEqual({row["status"] for row in got}, {"ok", "control"})

    def test_known_differences(self):
        self.assertEqual(b"~\\".decode("utf_7"), "~\\")
        self.assertEqual([row["status"] for row in rows("spans", "--encoding", "UTF-7", "--hex", "7E 5C")],
                         ["illegal", "illegal"])
        dash = b"\x1b$B!=\x1b(B"
        self.assertEqual(dash.decode("iso2022_jp"), "\u2015")
        self.assertEqual(b"\x1b$B!]\x1b(B".decode("iso2022_jp"), "\u2212")
        self.assertEqual(run("decode", "--from", "ISO-2022-JP", "-", data=b"\x1b$B!]\x1b(B").stdout.decode(), "\uff0d")


if __name__ == "__main__":
    unittest.main()
