"""moji detect --lines, from outside: what cli.md and the man page promise."""
import json
import random
import subprocess
import unittest

from moji_program import MOJI

CYRILLIC = {"windows-1251": "cp1251", "IBM866": "cp866", "KOI8-R": "koi8_r",
            "ISO-8859-5": "iso8859_5", "UTF-8": "utf-8"}
# Shorter and longer ones, capitals among them.
LINES = ["Привет", "Добрый день!", "Все счастливые семьи похожи друг на друга", "СПИСОК ЛИТЕРАТУРЫ",
         "Мы наконец это сделали", "ВНИМАНИЕ: не закрывайте окно", "Ошибка чтения диска", "Да, конечно",
         "В городе хорошая погода", "каждая несчастливая семья несчастлива по-своему", "Петров И. С.",
         "ул. Ленина, д. 5", "ЗАКРЫТО", "скидка 20 %", "имя и фамилия", "осталось 3 дня"]


def detect(data, *arguments):
    done = subprocess.run([MOJI, "detect", "--lines", "--format", "jsonl", *arguments, "-"],
                          input=data, capture_output=True, check=False)
    return done.returncode, [json.loads(line) for line in done.stdout.decode().split("\n") if line]


def decodes(data, encoding):
    return subprocess.run([MOJI, "decode", "--from", encoding, "--errors", "strict", "-"],
                          input=data, capture_output=True, check=False).returncode == 0


class Lines(unittest.TestCase):
    def test_each_line_has_its_encoding(self):
        choice = random.Random(5)
        cases = [(text, name) for text in LINES for name in CYRILLIC]
        choice.shuffle(cases)
        status, rows = detect(b"\n".join(text.encode(CYRILLIC[name]) for text, name in cases))
        self.assertEqual((status, len(rows)), (0, len(cases)))
        wrong = [(text, name, row["encoding"]) for (text, name), row in zip(cases, rows)
                 if row["encoding"] != name]
        self.assertLessEqual(len(wrong), len(cases) // 50, wrong)

    def test_lines_are_where_they_are(self):
        data = "раз\r\n\nдва\u2028\x85\n три".encode()
        _, rows = detect(data)
        self.assertEqual([row["line"] for row in rows], [1, 2, 3, 4])
        self.assertEqual([data[row["offset"]:row["offset"] + row["length"]] for row in rows],
                         data.split(b"\n"))

    def test_a_line_feed_at_the_end_begins_no_line(self):
        self.assertEqual(len(detect(b"a\nb\n")[1]), 2)
        self.assertEqual(len(detect(b"\n")[1]), 1)
        self.assertEqual(detect(b""), (0, []))

    def test_ascii_is_ascii_between_other_lines(self):
        _, rows = detect("Привет\nplain\nПривет".encode("koi8_r"))
        self.assertEqual([row["encoding"] for row in rows], ["KOI8-R", "ASCII", "KOI8-R"])
        self.assertEqual(rows[1]["score"], 1)
        self.assertEqual(rows[1]["alternatives"], [])

    def test_signs_that_may_be_letters_are_in_doubt(self):
        """As in a whole text: Haití of the Macintosh is Hait’ in windows-1252."""
        for text, codec in (("Haití", "mac_roman"), ("Schlafmöbel", "cp850"), ("Michoacán", "cp850"), ("éteint", "cp850")):
            row, = detect(text.encode(codec))[1]
            right = {"mac_roman": "macintosh", "cp850": "IBM850"}[codec]
            named = [row["encoding"], *row["alternatives"]]
            self.assertTrue(row["encoding"] == right or row["score"] < 0.8, (text, row))
            self.assertTrue({right, "IBM437"} & set(named), (text, row))

    def test_other_lines_vouch_for_signs(self):
        lines = ["L’été dernier, nous étions à la mer.", "Où êtes-vous né, à côté de l’école ?", "Hait’"]
        rows = detect("\n".join(lines).encode("cp1252"))[1]
        self.assertEqual([row["encoding"] for row in rows], ["windows-1252"] * 3)
        self.assertGreaterEqual(min(row["score"] for row in rows), 0.8)

    def test_utf8_by_accident(self):
        for text, codec, name in (("секунд", "cp866", "IBM866"), ("未知", "gbk", None)):
            row, = detect(text.encode(codec))[1]
            self.assertNotEqual((row["encoding"], row["score"] >= 0.8), ("UTF-8", True), text)
            self.assertIn(name, (row["encoding"], None))
        for text in ("é", "Zoë", "naïve", "ДА", "ß", "未知", "€ 5"):
            row, = detect(text.encode())[1]
            self.assertEqual((row["encoding"], row["score"] >= 0.8), ("UTF-8", True), text)

    def test_neighbours_settle_what_a_line_leaves_open(self):
        word = "Так".encode("cp1251")
        alone = detect(word)[1][0]
        around = ("Все счастливые семьи похожи друг на друга\n" * 20).encode("cp1251")
        among = detect(around + word + b"\n" + around)[1][20]
        self.assertEqual(among["encoding"], "windows-1251")
        self.assertNotIn("ambiguous", among)
        self.assertGreater(among["score"], alone["score"] if alone["encoding"] == "windows-1251" else 0)

    def test_a_line_in_two_encodings_has_segments(self):
        parts = [("имя: ", "utf-8"), ("Иван Петрович", "cp1251"), (", город: Москва", "utf-8")]
        data = b"".join(text.encode(codec) for text, codec in parts)
        _, rows = detect(data)
        self.assertIsNone(rows[0]["encoding"])
        segments = rows[0]["segments"]
        self.assertEqual([s["encoding"] for s in segments], ["UTF-8", "windows-1251", "UTF-8"])
        self.assertEqual(sum(s["length"] for s in segments), len(data))
        for before, after in zip(segments, segments[1:]):
            self.assertEqual(before["offset"] + before["length"], after["offset"])

    def test_other_scripts_too(self):
        cases = {"EUC-KR": ("cp949", "모든 인간은 태어날 때부터 자유롭다"),
                 "Shift_JIS": ("cp932", "吾輩は猫である。名前はまだ無い。"),
                 "Big5": ("big5", "人人生而自由，在尊嚴和權利上一律平等。"),
                 "windows-1253": ("cp1253", "Όλοι οι άνθρωποι γεννιούνται"),
                 "ISO-2022-JP": ("iso2022_jp", "吾輩は猫である"), "HZ-GB-2312": ("hz", "人人生而自由"),
                 "windows-1252": ("cp1252", "déjà les élèves ont goûté à la liberté")}
        _, rows = detect(b"\n".join(text.encode(codec) for codec, text in cases.values()))
        self.assertEqual([row["encoding"] for row in rows], list(cases))


    def test_damaged_utf8_is_no_mixture(self):
        text = "Все счастливые семьи похожи друг на друга".encode()
        faults = [text[:9] + text[10:], text[:20] + b"\xFF" + text[20:], text[:-1], text[:30] + b"\xE5" + text[31:],
                  "Der Käse war gut, die W".encode() + b"\xC3" + "rste auch, über alles".encode()]
        rows = detect(b"\n".join([text] * 5 + faults + [text] * 5))[1]
        for row in rows[5:5 + len(faults)]:
            self.assertEqual((row["encoding"], row.get("damaged", 0) > 0), ("UTF-8", True), row)
        for row in rows[:5] + rows[-5:]:
            self.assertNotIn("damaged", row)

    def test_the_language_of_the_file_weighs(self):
        # As Hebrew, in windows-1255, these bytes are a word too.
        word = "йтмосферу".encode("cp1251")
        around = ("Все счастливые семьи похожи друг на друга\n" * 20).encode("cp1251")
        self.assertEqual(detect(around + word + b"\n" + around)[1][20]["encoding"], "windows-1251")


class Laws(unittest.TestCase):
    def test_no_encoding_is_named_under_which_the_line_does_not_decode(self):
        noise = random.Random(21)
        for _ in range(6):
            data = b"\n".join(noise.choice((noise.randbytes(noise.randrange(1, 40)),
                                            "Привет, мир".encode("koi8_r"),
                                            "Привет".encode() + noise.randbytes(1)))
                              for _ in range(5))
            for row in detect(data)[1]:
                line = data[row["offset"]:row["offset"] + row["length"]]
                parts = row.get("segments") or [row]
                for part in parts:
                    own = data[part["offset"]:part["offset"] + part["length"]]
                    self.assertEqual(decodes(own, part["encoding"]), "damaged" not in row, (line.hex(), row))
                if "segments" not in row:
                    for name in row["alternatives"]:
                        self.assertTrue(decodes(line, name), (line.hex(), row))

    def test_the_last_byte_of_a_long_line_counts(self):
        text = ("Όλοι οι άνθρωποι γεννιούνται ελεύθεροι. " * 4000).encode("cp1253")
        self.assertEqual(detect(text)[1][0]["encoding"], "windows-1253")
        row = detect(text + b"\xFF")[1][0]  # no character of windows-1253
        self.assertNotIn("windows-1253", [row["encoding"], *row["alternatives"]])

    def test_random_bytes_are_undecided(self):
        noise = random.Random(22)
        data = b"\n".join(bytes(b for b in noise.randbytes(60) if b != 0x0A) for _ in range(30))
        rows = detect(data)[1]
        self.assertEqual(len(rows), 30)
        self.assertTrue(all(row.get("ambiguous") for row in rows))


class Options(unittest.TestCase):
    def test_candidates_are_all_that_is_named(self):
        data = "\n".join(LINES).encode("cp1251")
        names = {name for row in detect(data, "--candidates", "KOI8-R,IBM866")[1]
                 for name in [row["encoding"], *row["alternatives"]]}
        self.assertLessEqual(names, {"KOI8-R", "IBM866"})

    def test_none_fits(self):
        status, rows = detect(b"plain\na\xFFb", "--candidates", "UTF-8,ASCII")
        self.assertEqual(status, 1)
        self.assertEqual([row["encoding"] for row in rows], ["ASCII", None])
        self.assertEqual((rows[1]["score"], rows[1]["alternatives"]), (0, []))

    def test_every_key_is_there(self):
        for row in detect("Привет\nplain\n\xFF".encode("cp1251", "replace"))[1]:
            self.assertLessEqual({"line", "offset", "length", "encoding", "score", "alternatives"},
                                 set(row))

    def test_table_for_people(self):
        text = "Мы наконец это сделали"
        done = subprocess.run([MOJI, "detect", "--lines", "-"],
                              input=text.encode("koi8_r") + b"\n\x1b[31m", capture_output=True,
                              check=True)
        lines = done.stdout.decode().split("\n")
        self.assertIn("KOI8-R", lines[0])
        self.assertIn(text, lines[0])
        self.assertNotIn("\x1b", done.stdout.decode())


if __name__ == "__main__":
    unittest.main()
