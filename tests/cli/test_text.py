"""moji text: lengths in every unit, cuts, forms, limits, hidden characters, order of lines."""
import unicodedata
import unittest

from moji_program import complaint, output, rows, run


def facts(*arguments, **options):
    """The rows, by fact."""
    found = {}
    for row in rows("text", *arguments, status=0, **options):
        found.setdefault(row["fact"], []).append(row)
    return found


class Text(unittest.TestCase):
    TEXTS = ["", "a", "Straße", "Привет 가😂", "e\u0301", "👨‍👩‍👧‍👦", "한국어\n", "ｱ\u200bb\u202e"]

    def test_lengths_against_python(self):
        for text in self.TEXTS:
            lengths = {(row["unit"], row["encoding"]): row["length"] for row in facts("--text", text)["length"]}
            self.assertEqual(lengths["code_points", None], len(text))
            self.assertEqual(lengths["utf16_units", None], len(text.encode("utf-16-le")) // 2)
            for encoding, codec in [("UTF-8", "utf-8"), ("UTF-16LE", "utf-16-le"), ("UTF-32LE", "utf-32-le"),
                                    ("GB18030", "gb18030")]:
                name = next(name for unit, name in lengths if name and name.lower() == encoding.lower())
                self.assertEqual(lengths["bytes", name], len(text.encode(codec)), (text, encoding))

    def test_lone_surrogates_are_in_no_utf8(self):
        found = facts("--encoding", "WTF-8", "--hex", "ED A0 80 41")
        self.assertEqual({row["utf8_bytes"] for row in found["case"] + found["normal_form"]}, {1})
        for row in found["limit"]:
            checks = row["place"].startswith(("MySQL", "PostgreSQL"))
            self.assertEqual((row["storable"], row["fits"]), (not checks, not checks), row)
        text = output("text", "--encoding", "WTF-8", "--hex", "ED A0 80 41")
        self.assertEqual(text.count("no: it has a lone surrogate"), 6)
        self.assertNotIn("4 bytes of UTF-8", text)

    def test_what_an_encoding_lacks_is_counted(self):
        row = [row for row in facts("--text", "aжб", "--encodings", "windows-1252")["length"]
               if row["encoding"] == "windows-1252"][0]
        self.assertEqual((row["length"], row["unmappable"]), (1, 2))

    def test_normal_forms_against_python(self):
        for text in self.TEXTS:
            for row in facts("--text", text)["normal_form"]:
                expected = unicodedata.normalize(row["form"], text)
                self.assertEqual(row["text"], expected)
                self.assertEqual(row["code_points"], len(expected))
                self.assertEqual(row["utf8_bytes"], len(expected.encode()))
                self.assertEqual(row["same"], expected == text)

    def test_case_maps(self):
        maps = {row["form"]: row["text"] for row in facts("--text", "Straße i")["case"]}
        self.assertEqual((maps["upper"], maps["lower"], maps["fold"]), ("STRASSE I", "straße i", "strasse i"))
        maps = {row["form"]: row["text"] for row in facts("--text", "i", "--locale", "tr")["case"]}
        self.assertEqual(maps["upper"], "İ")

    def test_a_text_fits_where_a_cut_leaves_it_whole(self):
        """As `moji fits` counts: with the mark of UTF-16, and with what ends a text in ISO-2022-JP."""
        for text in ("мир", "a", "世x", "\ufeffмир"):
            for name in ("UTF-16", "UTF-32", "UTF-8-SIG", "UTF-16BE,version=1", "UTF-16LE", "ISO-2022-JP", "UTF-8"):
                if name == "ISO-2022-JP" and "\ufeff" in text:
                    continue
                size = rows("fits", "-t", name, "--text", text)[0]["size"]
                for limit in range(size + 2):
                    cut, = (row for row in facts("--text", text, "--cut", str(limit), "--encodings", name)["cut"]
                            if row["unit"] == "bytes")
                    self.assertEqual(cut["whole"], limit >= size, (text, name, limit))
                    if limit >= size and "\ufeff" not in text:
                        self.assertEqual((cut["text"], cut["damage"]), (text, "none"))

    def test_a_cut_in_or_after_the_mark(self):
        cuts = [row for limit in range(5) for row in facts("--text", "мир", "--cut", str(limit), "--encodings", "UTF-16")["cut"]
                if row["unit"] == "bytes"]
        self.assertEqual([(row["text"], row["damage"]) for row in cuts],
                         [("", "none"), ("\ufffd", "character"), ("", "none"), ("\ufffd", "character"), ("м", "none")])

    def test_cuts_against_python(self):
        text = "aé가😂"
        for limit in range(12):
            for row in facts("--text", text, "--cut", str(limit), "--encodings", "UTF-8")["cut"]:
                self.assertEqual(row["limit"], limit)
                if row["unit"] == "bytes":
                    self.assertEqual(row["text"], text.encode()[:limit].decode(errors="replace"))
                    whole = text.encode()[:limit].decode(errors="ignore")
                    self.assertEqual(row["damage"] == "character", whole.encode() != text.encode()[:limit])
                if row["unit"] == "code_points":
                    self.assertEqual(row["text"], text[:limit])

    def test_limits(self):
        limits = {row["place"]: row for row in facts("--text", "é" * 200)["limit"]}
        self.assertFalse(limits["Linux file name"]["fits"])
        self.assertTrue(limits["Windows file name"]["fits"])
        self.assertFalse(limits["MySQL index, 767 bytes, utf8mb4"]["fits"])

    def test_hidden_characters(self):
        hidden = facts("--text", "pass\u200bword p\u0430ypal")["hidden"]
        self.assertEqual([(row["index"], row["kind"], row["expected"]) for row in hidden],
                         [(4, "zero_width", False), (11, "lookalike", False)])

    def test_order(self):
        orders = {row["order"]: row["lines"] for row in facts("--text", "\ufffd\n😀\na\n")["order"]}
        self.assertEqual(orders["utf8_bytes"], [3, 1, 2])
        self.assertEqual(orders["utf16_units"], [3, 2, 1])

    def test_for_people(self):
        text = output("text", "--text", "e\u0301x", "--cut", "1")
        self.assertIn("cut inside a grapheme", text)
        self.assertIn("NFC", text)
        self.assertNotIn("\u202e", output("text", "--text", "a\u202eb"))

    def test_faults(self):
        complaint("text", "--text", "a", "--cut", "-1")
        complaint("text", "--text", "a", "--encodings", "nonsense")


class Locales(unittest.TestCase):
    def test_an_unknown_language_is_refused(self):
        for locale in ("turkish", "xx_YY", "1"):
            self.assertIn("--locale", complaint("text", "--text", "i", "--locale", locale))

    def test_known_ones_are_taken(self):
        for locale in ("tr", "tr_TR.UTF-8", "az", "de-DE-u-co-phonebk", "gsw", "zh_Hant_TW", "C", "POSIX", "und", ""):
            run("text", "--text", "i", "--locale", locale, status=0)


class Malformed(unittest.TestCase):
    def test_what_is_counted_as_a_replacement_is_said(self):
        done = run("text", "--hex", "61 FF ED A0 80", status=0)
        self.assertEqual(done.stderr.decode(), "moji: --hex: 4 malformed sequences are counted as U+FFFD\n")
        self.assertEqual(run("text", "--text", "a\ufffd", status=0).stderr, b"")


if __name__ == "__main__":
    unittest.main()
