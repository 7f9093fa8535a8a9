"""moji list: every encoding with all its names."""
import re
import unittest

from moji_program import complaint, output, rows, run

FAMILIES = {"unicode", "single-byte", "double-byte", "stateful"}


class List(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.listed = rows("list", status=0)

    def test_keys_in_order(self):
        for row in self.listed:
            self.assertEqual(list(row), ["name", "aliases", "family", "ascii_compatible"])
            self.assertIn(row["family"], FAMILIES)
            self.assertIs(type(row["ascii_compatible"]), bool)

    def test_likely_ones_first_then_by_name(self):
        names = [row["name"] for row in self.listed]
        self.assertEqual(names[0], "UTF-8")
        self.assertEqual(len(names), len(set(names)))
        rest = names[names.index("Adobe-Standard-Encoding"):]
        self.assertEqual(rest, sorted(rest, key=lambda name: re.sub("[^a-z0-9]|(?<![0-9])0+(?=[0-9])", "", name.lower())))

    def test_canonical_names(self):
        names = {row["name"] for row in self.listed}
        for name in ["UTF-8", "UTF-16LE", "UTF-32BE", "EUC-KR", "windows-1251", "KOI8-R", "IBM866", "Shift_JIS", "Big5",
                     "gb18030", "GBK", "EUC-JP", "ISO-2022-JP", "macintosh", "x-mac-cyrillic", "ISO-8859-1", "ISO-8859-16",
                     "ASCII", "CESU-8", "UTF-7", "SCSU", "BOCU-1", "HZ-GB-2312", "ISO-2022-KR", "Johab", "EUC-TW",
                     "IBM037", "IBM437", "KOI8-U", "x-user-defined", "replacement"]:
            self.assertIn(name, names)

    def test_every_alias_is_understood(self):
        for row in self.listed[::7]:
            for alias in row["aliases"][:2]:
                summary = rows("check", "--limit", "0", "--encoding", alias, "--hex", "")[-1]
                self.assertEqual(summary["encoding"], row["name"], alias)

    def test_ascii_compatible_is_true_of_the_bytes(self):
        ascii_bytes = bytes(range(128))
        for row in self.listed[::5]:
            done = run("decode", "--from", row["name"], "-", data=ascii_bytes)
            if row["ascii_compatible"] or row["family"] == "single-byte":
                self.assertEqual(done.stdout == ascii_bytes, row["ascii_compatible"], row["name"])

    def test_words_choose(self):
        self.assertEqual([row["name"] for row in rows("list", "cp949")][0], "EUC-KR")
        self.assertEqual({row["name"] for row in rows("list", "KOI8", "t")} & {"KOI8-R", "KOI8-T"}, {"KOI8-T"})

    def test_nothing_of_that_name_is_said(self):
        self.assertIn("no encoding has 'quadruple' in one of its names", complaint("list", "quadruple"))
        self.assertIn("did you mean KOI8-R", complaint("list", "koy8r"))
        self.assertIn("family stateful", complaint("list", "--family", "stateful", "koi8"))
        self.assertEqual(rows("list", "no such encoding"), [])

    def test_family_chooses(self):
        chosen = rows("list", "--family", "unicode")
        self.assertEqual(chosen, [row for row in self.listed if row["family"] == "unicode"])
        self.assertIn("--family", complaint("list", "--family", "quadruple"))

    def test_text_is_aligned_and_complete(self):
        lines = output("list", status=0).split("\n")[:-1]
        column = lines[0].index("family")
        firsts = [line for line in lines[1:] if not line.startswith(" ")]
        self.assertEqual([line[:column].strip() for line in firsts], [row["name"] for row in self.listed])
        self.assertEqual({line[column:].split()[0] for line in firsts}, FAMILIES)
        words = " ".join(lines).split()
        for row in self.listed:
            for alias in row["aliases"]:
                self.assertIn(alias, words)

    def test_reads_no_input(self):
        self.assertEqual(rows("list", data=b"\xff"), self.listed)
        self.assertIn("--hex", complaint("list", "--hex", "41"))


if __name__ == "__main__":
    unittest.main()
