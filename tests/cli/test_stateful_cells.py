"""Every cell of every two-byte set that escapes lead to, beside Python's codecs and the iconv program.

DIFFERENCES is complete: a cell that differs and is not there fails, and so does one that is there and
does not differ.
"""
import shutil
import subprocess
import unittest

from moji_program import run

CELLS = [bytes([row, cell]) for row in range(0x21, 0x7F) for cell in range(0x21, 0x7F)]
VENDOR_ROWS = [0x2D, *range(0x79, 0x7D)]  # 13, and 89 to 92

KS_X_1001 = {"22 68": "the postal code sign of KS X 1001:2002, which glibc alone has"}
# What the Encoding Standard (and Microsoft) reads in JIS X 0208, and JIS itself.
JIS_X_0208 = {cell: "the Encoding Standard's index" for cell in
              ["21 41", "21 42", "21 5D", "21 71", "21 72", "22 4C"]}

# Name, moji's encoding, Python's codec, iconv's name, the bytes before and after a cell, differences.
SETS = [
    ("KS X 1001", "ISO-2022-KR", "iso2022_kr", "ISO-2022-KR", b"\x0e", b"\x0f", KS_X_1001),
    ("GB 2312", "HZ", "hz", None, b"~{", b"~}", {"7E 7E": "an escape, as RFC 1843 says"}),
    ("GB 2312", "ISO-2022-CN", None, "ISO-2022-CN", b"\x1b$)A\x0e", b"\x0f", {}),
    ("ISO-IR-165", "ISO-2022-CN-EXT", None, "ISO-2022-CN-EXT", b"\x1b$)E\x0e", b"\x0f", {}),
    ("JIS X 0208", "ISO-2022-JP", "iso2022_jp", "ISO-2022-JP", b"\x1b$B", b"\x1b(B", JIS_X_0208),
    ("JIS X 0208", "ISO-2022-JP-2", "iso2022_jp_2", "ISO-2022-JP-2", b"\x1b$B", b"\x1b(B", JIS_X_0208),
    ("JIS X 0212", "ISO-2022-JP-1", "iso2022_jp_1", None, b"\x1b$(D", b"\x1b(B", {}),
    ("GB 2312", "ISO-2022-JP-2", "iso2022_jp_2", "ISO-2022-JP-2", b"\x1b$A", b"\x1b(B", {}),
    ("KS X 1001", "ISO-2022-JP-2", "iso2022_jp_2", "ISO-2022-JP-2", b"\x1b$(C", b"\x1b(B", KS_X_1001),
]
HEADERS = {"ISO-2022-KR": b"\x1b$)C"}  # RFC 1557: once, at the beginning


def moji_reads(encoding, codes):
    """What each code is, "" for an error; the codes end every shift they begin."""
    data = HEADERS.get(encoding, b"") + b"".join(code + b"\n" for code in codes)
    texts = run("decode", "--from", encoding, "-", data=data, status=0).stdout.decode().split("\n")[:-1]
    return ["" if "\ufffd" in text else text for text in texts]


def python_reads(codec, encoding, codes):
    texts = []
    for code in codes:
        try:
            texts.append((HEADERS.get(encoding, b"") + code).decode(codec))
        except UnicodeDecodeError:
            texts.append("")
    return texts


def iconv_reads(name, encoding, codes):
    """Errors are left out (-c), the line feeds between stay."""
    data = HEADERS.get(encoding, b"") + b"".join(code + b"\n" for code in codes)
    done = subprocess.run(["iconv", "-c", "-f", name, "-t", "UTF-8"], input=data, capture_output=True)
    return done.stdout.decode().split("\n")[:-1]


class StatefulCells(unittest.TestCase):
    def compare(self, ours, theirs, known):
        self.assertEqual((len(ours), len(theirs)), (len(CELLS), len(CELLS)))
        differing = set()
        for code, our, their in zip(CELLS, ours, theirs):
            if our == their or (code[0] in VENDOR_ROWS and "JIS" in self.set_name and not their):
                continue
            cell = code.hex(" ").upper()
            self.assertIn(cell, known, f"ours {our!a}, theirs {their!a}")
            differing.add(cell)
        return differing

    def test_every_cell(self):
        for self.set_name, encoding, codec, iconv, before, after, known in SETS:
            codes = [before + code + after for code in CELLS]
            ours = moji_reads(encoding, codes)
            differing = set()
            with self.subTest(set=self.set_name, encoding=encoding):
                self.assertGreater(sum(map(bool, ours)), 6000)
                if codec:
                    differing |= self.compare(ours, python_reads(codec, encoding, codes), known)
                if iconv and shutil.which("iconv"):
                    differing |= self.compare(ours, iconv_reads(iconv, encoding, codes), known)
                    self.assertEqual(differing, set(known), "listed, but no longer different")

    def test_cns_11643_is_that_of_euc_tw(self):
        """Planes 1 to 7 of ISO-2022-CN-EXT hold what EUC-TW has there, but for private use."""
        planes = [(b"\x1b$)G\x0e", b"\x0f", b""), (b"\x1b$*H\x1bN", b"", b"\x8e\xa2")]
        planes += [(b"\x1b$+" + final + b"\x1bO", b"", bytes([0x8E, 0xA3 + number]))
                   for number, final in enumerate([b"I", b"J", b"K", b"L", b"M"])]
        for plane, (before, after, euc) in enumerate(planes, start=1):
            with self.subTest(plane=plane):
                stateful = moji_reads("ISO-2022-CN-EXT", [before + code + after for code in CELLS])
                table = moji_reads("EUC-TW", [euc + bytes(byte | 0x80 for byte in code) for code in CELLS])
                table = ["" if "\ue000" <= text[:1] <= "\uf8ff" else text for text in table]
                self.assertEqual(stateful, table)
                self.assertGreater(sum(map(bool, table)), 6000)

    def test_a_middle_dot_goes_back(self):
        data = b"\x1b$)C\x0e\x21\x24\x0f"
        text = run("decode", "--from", "ISO-2022-KR", "-", data=data, status=0).stdout
        self.assertEqual(text.decode(), "\u00b7")
        self.assertEqual(run("encode", "--to", "ISO-2022-KR", "-", data=text, status=0).stdout, data)

    def test_icu_has_its_own_under_its_own_name(self):
        for encoding, data, text in [("ISO_2022,locale=ko,version=0", b"\x1b$)C\x0e\x21\x24\x0f", "\u30fb"),
                                     ("ISO_2022,locale=zh,version=0", b"\x1b$)G\x0e\x24\x41\x0f", "A")]:
            done = run("decode", "--from", encoding, "-", data=data, status=0)
            self.assertEqual(done.stdout.decode(), text)


if __name__ == "__main__":
    unittest.main()
