"""moji detect, from outside: what cli.md and the man page promise."""
import json
import random
import subprocess
import unittest

from moji_program import MOJI

TEXTS = {
    "KOI8-R": ("koi8_r", "Мы наконец это сделали, долгое время"),
    "windows-1251": ("cp1251", "Все счастливые семьи похожи друг на друга"),
    "IBM866": ("cp866", "Добро пожаловать в библиотеку"),
    "ISO-8859-5": ("iso8859_5", "Сегодня в городе хорошая погода"),
    "EUC-KR": ("cp949", "모든 인간은 태어날 때부터 자유롭다"),
    "Shift_JIS": ("cp932", "吾輩は猫である。名前はまだ無い。"),
    "EUC-JP": ("euc_jp", "吾輩は猫である。名前はまだ無い。"),
    "GBK": ("gbk", "人人生而自由，在尊严和权利上一律平等。"),
    "Big5": ("big5", "人人生而自由，在尊嚴和權利上一律平等。"),
    "windows-1252": ("cp1252", "Voilà l’été, déjà les élèves ont goûté à la liberté"),
    "windows-1250": ("cp1250", "Wszyscy ludzie rodzą się wolni i równi, także śpiący"),
    "windows-1253": ("cp1253", "Όλοι οι άνθρωποι γεννιούνται ελεύθεροι"),
    "windows-1255": ("cp1255", "כל בני האדם נולדו בני חורין"),
    "windows-1256": ("cp1256", "يولد جميع الناس أحرارا متساوين"),
    "UTF-8": ("utf-8", "naïve café, Привет"),
    "UTF-16LE": ("utf-16-le", "Hello, world, this is text"),
    "UTF-16BE": ("utf-16-be", "Привет, мир, это текст"),
    "ISO-2022-JP": ("iso2022_jp", "吾輩は猫である。名前はまだ無い。"),
    "HZ-GB-2312": ("hz", "人人生而自由，在尊严和权利上一律平等。"),
}


def detect(data, *arguments):
    done = subprocess.run([MOJI, "detect", "--format", "jsonl", *arguments, "-"], input=data,
                          capture_output=True, check=False)
    return done.returncode, [json.loads(line) for line in done.stdout.decode().splitlines()]


def decodes(data, encoding):
    return subprocess.run([MOJI, "decode", "--from", encoding, "--errors", "strict", "-"],
                          input=data, capture_output=True, check=False).returncode == 0


class Guesses(unittest.TestCase):
    def test_best_guess_is_right(self):
        for name, (codec, text) in TEXTS.items():
            with self.subTest(name):
                status, rows = detect(text.encode(codec))
                self.assertEqual((status, rows[0]["encoding"]), (0, name))
                self.assertNotIn("ambiguous", rows[0])
                self.assertGreater(rows[0]["score"], 0.8)
                self.assertIsNone(rows[0]["same_as"])
                self.assertTrue(rows[0]["evidence"])

    def test_ascii_is_ascii(self):
        for text in (b"plain", b"0123456789", b"a\n", b"{\"key\": [1, 2]}"):
            with self.subTest(text):
                status, rows = detect(text)
                self.assertEqual((status, rows[0]["encoding"]), (0, "ASCII"))

    def test_identical_readings_are_told(self):
        _, rows = detect(TEXTS["KOI8-R"][1].encode("koi8_r"))
        twins = {row["encoding"]: row["same_as"] for row in rows}
        self.assertEqual(twins["KOI8-U"], "KOI8-R")

    def test_language_is_named(self):
        for name, language in (("KOI8-R", "ru"), ("EUC-KR", "ko"), ("GBK", "zh-Hans"),
                               ("Big5", "zh-Hant"), ("windows-1253", "el")):
            codec, text = TEXTS[name]
            self.assertEqual(detect(text.encode(codec))[1][0]["language"], language)


class ByteOrderMarks(unittest.TestCase):
    def test_decide(self):
        for codec, name in (("utf-8-sig", "UTF-8"), ("utf-16", "UTF-16LE"), ("utf-32", "UTF-32LE")):
            rows = detect("x".encode(codec))[1]
            self.assertEqual(rows[0]["encoding"], name)
            self.assertIn("byte-order mark", rows[0]["evidence"])

    def test_of_broken_text_name_nothing_that_does_not_decode(self):
        self.assertNotIn("UTF-8", [row["encoding"] for row in detect(b"\xEF\xBB\xBFa\xFF")[1]])


class Honesty(unittest.TestCase):
    def test_one_byte_is_undecided(self):
        for byte in (b"\xE9", b"\xC0", b"\xFF"):
            _, rows = detect(byte)
            self.assertTrue(all(row["ambiguous"] for row in rows))
            self.assertLess(rows[0]["score"], 0.8)
            self.assertIn("too few letters to tell", rows[0]["evidence"])

    def test_what_is_no_text_is_in_no_language(self):
        _, rows = detect(bytes(range(8)))
        self.assertIn("unknown: it does not look like text", rows[0]["evidence"])
        self.assertTrue(all(row["language"] is None for row in rows))

    def test_random_bytes_are_undecided(self):
        noise = random.Random(11)
        for length in (3, 30, 300, 3000, 30000):
            _, rows = detect(noise.randbytes(length))
            for row in rows:
                self.assertTrue(row.get("ambiguous"), (length, rows[0]))

    def test_utf8_with_one_bad_byte_is_not_sold_as_something_else(self):
        data = "Съешь же ещё этих мягких французских булок. ".encode() * 30 + b"\xFF"
        _, rows = detect(data)
        for row in rows:
            self.assertLess(row["score"], 0.01)
            self.assertTrue(row["ambiguous"])
        self.assertIn(f"not UTF-8: FF at offset {len(data) - 1}", rows[0]["evidence"])


class Laws(unittest.TestCase):
    def test_no_encoding_is_named_that_does_not_decode(self):
        noise = random.Random(12)
        for _ in range(12):
            data = noise.choice((noise.randbytes(noise.randrange(1, 60)),
                                 "Привет, 世界".encode() + noise.randbytes(1),
                                 bytes(noise.choices(b"abc \x80\xA1\xB0\xC8\xE3", k=40))))
            for row in detect(data)[1]:
                self.assertTrue(decodes(data, row["encoding"]), (data.hex(), row))

    def test_same_as_reads_the_same(self):
        codec, text = TEXTS["windows-1252"]
        data = text.encode(codec)
        for row in detect(data)[1]:
            if row["same_as"]:
                texts = [subprocess.run([MOJI, "decode", "--from", name, "-"], input=data,
                                        capture_output=True, check=True).stdout
                         for name in (row["encoding"], row["same_as"])]
                self.assertEqual(*texts)

    def test_the_same_every_time(self):
        data = "Привет".encode("cp1251") + bytes(range(128, 200))
        self.assertEqual(detect(data), detect(data))

    def test_the_last_byte_counts(self):
        text = ("Όλοι οι άνθρωποι γεννιούνται ελεύθεροι. " * 4000).encode("cp1253")
        rows = detect(text + b"\xFF")[1]  # no character of windows-1253
        self.assertNotIn("windows-1253", [row["encoding"] for row in rows])


class Options(unittest.TestCase):
    def test_candidates_are_all_that_is_named(self):
        data = "Привет, мир".encode("cp1251")
        names = {row["encoding"] for row in detect(data, "--candidates", "KOI8-R,IBM866")[1]}
        self.assertEqual(names, {"KOI8-R", "IBM866"})

    def test_none_fits(self):
        status, rows = detect(b"a\xFFb", "--candidates", "UTF-8,ASCII")
        self.assertEqual((status, rows), (1, []))

    def test_language_tips_the_scales(self):
        data = "то".encode("koi8_r")
        self.assertEqual(detect(data, "--language", "ru")[1][0]["language"], "ru")

    def test_unknown_names_are_refused(self):
        for arguments in (("--candidates", "UTF-99"), ("--language", "xx")):
            done = subprocess.run([MOJI, "detect", *arguments, "--text", "a"], capture_output=True,
                                  check=False)
            self.assertEqual((done.returncode, done.stdout), (2, b""))
            self.assertEqual(done.stderr.count(b"\n"), 1)
            self.assertIn(arguments[0].encode(), done.stderr)
            self.assertIn(arguments[1].encode(), done.stderr)

    def test_empty_input_is_fine(self):
        self.assertEqual(detect(b""), (0, []))


if __name__ == "__main__":
    unittest.main()
