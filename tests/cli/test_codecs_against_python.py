"""Our encodings beside Python's codecs: every code of every table that both have, and seeded texts in
all of them, decoded and encoded. What differs is listed in tests/data/codec_differences.json."""
import functools
import random
import unittest

import codec_differences
from moji_program import hexadecimal, rows, run

SEED = 20264
ALL_BYTES = [bytes([byte]) for byte in range(256)]
SEPARATOR = b"\n\n"  # ends every double-byte code, whole or broken

SINGLE_BYTE = [
    "ascii", "cp037", "cp273", "cp424", "cp437", "cp500", "cp720", "cp737", "cp775", "cp850", "cp852", "cp855",
    "cp856", "cp857", "cp858", "cp860", "cp861", "cp862", "cp863", "cp864", "cp865", "cp866", "cp869", "cp874",
    "cp875", "cp1006", "cp1026", "cp1125", "cp1140", "cp1250", "cp1251", "cp1252", "cp1253", "cp1254", "cp1255",
    "cp1256", "cp1257", "cp1258", "iso8859_1", "iso8859_2", "iso8859_3", "iso8859_4", "iso8859_5", "iso8859_6",
    "iso8859_7", "iso8859_8", "iso8859_9", "iso8859_10", "iso8859_11", "iso8859_13", "iso8859_14", "iso8859_15",
    "iso8859_16", "koi8_r", "koi8_t", "koi8_u", "kz1048", "mac_croatian", "mac_cyrillic", "mac_greek",
    "mac_iceland", "mac_latin2", "mac_roman", "mac_romanian", "mac_turkish", "ptcp154", "tis_620", "hp_roman8"]
# Python's name: ours, where Python's means something else here.
DOUBLE_BYTE = {"cp949": "cp949", "euc_kr": "KS_X_1001", "johab": "johab", "cp932": "cp932", "euc_jp": "euc_jp",
               "gb18030": "gb18030", "gbk": "gbk", "gb2312": "EUC-CN", "big5hkscs": "Big5-HKSCS", "cp950": "cp950"}
# Not tables: only texts are compared.
OTHERS = {"utf_8": "utf_8", "utf_8_sig": "utf_8_sig", "utf_16_le": "utf_16_le", "utf_16_be": "utf_16_be",
          "utf_32_le": "utf_32_le", "utf_32_be": "utf_32_be", "utf_7": "utf_7", "iso2022_jp": "iso2022_jp",
          "iso2022_kr": "iso2022_kr", "hz": "hz"}
SIGNS = [(0xA0, 0xFF), (0x2010, 0x2030)]
SCRIPTS = [(0x20, 0x7E), (0x20, 0x7E), *SIGNS, (0x100, 0x17F), (0x391, 0x3C9), (0x401, 0x45F), (0x5D0, 0x5EA),
           (0x621, 0x64A), (0xE01, 0xE3A), (0x3041, 0x3093), (0x30A1, 0x30F6), (0x4E00, 0x9FA0),
           (0xAC00, 0xD7A3), (0x1F600, 0x1F64F)]


def python_reads(codec, code):
    try:
        return code.decode(codec)
    except UnicodeDecodeError:
        return None


def python_writes(codec, text):
    try:
        return text.encode(codec)
    except UnicodeEncodeError:
        return None


@functools.cache
def canonical_name(name):
    return rows("check", "--limit", "0", "--encoding", name, "--text", "a")[0]["encoding"]


def moji_reads_bytes(name):
    """What each single byte is, None for an error."""
    spans = rows("spans", "--encoding", name, "-", data=bytes(range(256)))
    return ["".join(chr(int(number[2:], 16)) for number in span["code_points"]) if span["status"] == "ok" else None
            for span in spans]


def moji_reads_codes(name, codes):
    """What each of `codes` is in a double-byte set, None for an error."""
    data = b"".join(code + SEPARATOR for code in codes)
    texts = run("decode", "--from", name, "-", data=data, status=0).stdout.decode("utf-8").split("\n\n")
    return [None if "\ufffd" in text else text for text in texts[:-1]]


class Tables(unittest.TestCase):
    def compare(self, codec, name, codes, readings):
        encoding = canonical_name(name)
        known = codec_differences.listed(encoding, f"python {codec}")
        seen = set()
        self.assertEqual(len(codes), len(readings))
        for code, ours in zip(codes, readings):
            theirs = python_reads(codec, code)
            if ours == theirs:
                continue
            found = codec_differences.code_points(ours), codec_differences.code_points(theirs)
            with self.subTest(encoding=encoding, codec=codec, bytes=hexadecimal(code)):
                self.assertIn(code, known, f"not listed: ours {found[0]}, theirs {found[1]}")
                self.assertTrue(all(map(codec_differences.matches, known[code], found)),
                                f"ours {found[0]}, theirs {found[1]}, listed {known[code]}")
            seen.add(code)
        self.assertEqual(sorted(hexadecimal(code) for code in set(known) - seen), [],
                         f"{encoding}: listed, but no longer different from {codec}")

    def test_single_byte_sets(self):
        for codec in SINGLE_BYTE:
            with self.subTest(codec=codec):
                self.compare(codec, codec, ALL_BYTES, moji_reads_bytes(codec))

    def test_double_byte_sets(self):
        for codec, name in DOUBLE_BYTE.items():
            with self.subTest(codec=codec):
                singles = [byte for byte in ALL_BYTES if byte != b"\n"]
                leads = [code for code, ours in zip(singles, moji_reads_codes(name, singles))
                         if ours is None and python_reads(codec, code) is None]
                # No set has trail bytes below 30.
                codes = singles + [lead + bytes([trail]) for lead in leads for trail in range(0x30, 0x100)]
                if codec == "euc_jp":
                    codes += [bytes([0x8F, row, cell]) for row in range(0xA1, 0xFF) for cell in range(0xA1, 0xFF)]
                self.compare(codec, name, codes, moji_reads_codes(name, codes))


class Texts(unittest.TestCase):
    """What one writes the other reads."""

    def setUp(self):
        self.random = random.Random(SEED)

    def text(self, codec):
        """Runs of one script each, of characters that Python can write and reads again."""
        characters = []
        while len(characters) < 1000:
            first, last = self.random.choice(SCRIPTS)
            run_length = self.random.randrange(1, 9)
            characters += [chr(self.random.randint(first, last)) for _ in range(run_length)] + ["\n"] * (run_length == 8)
        return "".join(character for character in characters
                       if (code := python_writes(codec, character)) and python_reads(codec, code) == character
                       and self.is_comparable(codec, code, character))

    @staticmethod
    def is_comparable(codec, code, character):
        """Where Python's and our tables agree about the character; their differences are tested by code."""
        if codec == "euc_kr":  # Python spells syllables out that KS X 1001 is without, in eight bytes
            return len(code) <= 2
        if codec == "euc_jp":  # the Encoding Standard's encoder writes nothing of JIS X 0212
            return len(code) <= 2
        if codec in ("iso2022_jp", "iso2022_kr", "hz"):  # listed for the EUC of the same sets
            return not any(first <= ord(character) <= last for first, last in SIGNS)
        return True

    def agreed(self, codec, name, text):
        """Without what is known to differ."""
        differing = set(codec_differences.listed(canonical_name(name), f"python {codec}"))
        return "".join(character for character in text if python_writes(codec, character) not in differing)

    def each_text(self):
        for codec, name in {**{codec: codec for codec in SINGLE_BYTE}, **DOUBLE_BYTE, **OTHERS}.items():
            yield codec, name, self.agreed(codec, name, self.text(codec))

    def test_decode(self):
        for codec, name, text in self.each_text():
            with self.subTest(codec=codec, seed=SEED):
                done = run("decode", "--from", name, "--errors", "strict", "-", data=text.encode(codec), status=0)
                ours = done.stdout.decode("utf-8")
                self.assertEqual(ours.removeprefix("\ufeff") if codec == "utf_8_sig" else ours, text)

    def test_encode(self):
        for codec, name, text in self.each_text():
            with self.subTest(codec=codec, seed=SEED):
                done = run("encode", "--to", name, "-", data=text.encode("utf-8"), status=0)
                self.assertEqual(done.stdout.decode(codec), text)


if __name__ == "__main__":
    unittest.main()
