"""moji detect, from outside: what cli.md and the man page promise."""
import gzip
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import unittest

from moji_program import MOJI, run

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


def contents(path):
    with open(path, "rb") as file:
        return file.read()


def detect_files(contents, *arguments):
    """What detect prints of files called 0, 1, ..., without --format."""
    with tempfile.TemporaryDirectory() as folder:
        for i, data in enumerate(contents):
            with open(os.path.join(folder, str(i)), "wb") as file:
                file.write(data)
        done = subprocess.run([MOJI, "detect", *arguments, *map(str, range(len(contents)))], cwd=folder,
                              capture_output=True, check=False)
    return done.returncode, done.stdout.decode().splitlines()


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

    def test_a_few_words_of_ascii_are_of_any_language(self):
        for text in (b"ok", b"a", b"123", b"hello, moji"):
            for row in detect(text)[1]:
                self.assertEqual((row["language"], row["evidence"]), (None, "every byte is below 80"))
        self.assertEqual(detect(b"These are a few more words of English.")[1][0]["language"], "en")


class ByteOrderMarks(unittest.TestCase):
    def test_decide(self):
        for codec, name in (("utf-8-sig", "UTF-8"), ("utf-16", "UTF-16LE"), ("utf-32", "UTF-32LE")):
            rows = detect("x".encode(codec))[1]
            self.assertEqual(rows[0]["encoding"], name)
            self.assertIn("byte-order mark", rows[0]["evidence"])

    def test_of_utf8_with_a_fault(self):
        row = detect(b"\xEF\xBB\xBFa\xFF")[1][0]
        self.assertEqual((row["encoding"], row["damaged"]), ("UTF-8", 1))


class Utf8(unittest.TestCase):
    def test_one_character_of_two_bytes_in_english(self):
        for text in ("A 20 µm layer", "alpha α beta β", "a café near the station", "5 °C", "© 2004 Somebody",
                     "the naïve approach", "Ångström units", "Motörhead and Blue Öyster Cult", "Zoë's 3 × 4"):
            with self.subTest(text):
                row = detect(text.encode())[1][0]
                self.assertEqual(row["encoding"], "UTF-8")
                self.assertNotIn("damaged", row)
                self.assertNotIn("ambiguous", row)

    def test_damage_is_counted_and_placed(self):
        text = "Съешь же ещё этих мягких французских булок. ".encode()
        for fault, places in ((b"\xFF", 1), (b"\xD0", 1), (b"\x80", 1), (b"\xE4\xB8 \xFF", 2), (b"\xC0\xAF", 1)):
            with self.subTest(fault):
                row = detect(text + b" " + fault + b" " + text)[1][0]
                self.assertEqual((row["encoding"], row["damaged"]), ("UTF-8", places))
                self.assertIn(f"at offset {len(text) + 1}", row["evidence"])
                self.assertNotIn("ambiguous", row)

    def test_a_form_of_1992_is_damaged_utf8(self):
        for data in (b"\xF8\x88\x80\x80\x80", b"a \xFC\x84\x80\x80\x80\x80 b"):
            row = detect(data)[1][0]
            self.assertEqual((row["encoding"], row["damaged"]), ("UTF-8", 1))


class SeveralEncodings(unittest.TestCase):
    RUSSIAN = [f"Сервер принял запрос номер {i} и отправил ответ" for i in range(60)]
    FRENCH = [f"Le fichier n°{i} a été créé à l’été dernier" for i in range(60)]

    def alternating(self, lines, codec, every=2):
        return b"".join((line.encode() if i % every else line.encode(codec)) + b"\n" for i, line in enumerate(lines))

    def test_lines_of_two_encodings_are_said_to_be_so(self):
        for lines, codec, name in ((self.RUSSIAN, "cp1251", "windows-1251"), (self.RUSSIAN, "koi8_r", "KOI8-R"),
                                   (self.FRENCH, "cp1252", "windows-1252")):
            for every in (2, 10):
                best = detect(self.alternating(lines, codec, every))[1][0]
                legacy = 60 // every
                self.assertEqual(best["mixed"], {"UTF-8": 60 - legacy, name: legacy})
                self.assertEqual(best["lines_looked_at"], 60)
                self.assertTrue(best["ambiguous"])
                self.assertLess(best["score"], 0.6)
                self.assertIn("several encodings", best["evidence"])

    def test_the_other_way_round(self):
        lines = [line.encode("cp1251") for line in self.RUSSIAN] + [line.encode() for line in self.RUSSIAN[:6]]
        self.assertEqual(detect(b"\n".join(lines))[1][0]["mixed"], {"UTF-8": 6, "windows-1251": 60})

    def test_a_large_file_is_looked_at_in_places(self):
        best = detect(self.alternating(self.RUSSIAN, "cp1251") * 400)[1][0]
        self.assertEqual(set(best["mixed"]), {"UTF-8", "windows-1251"})
        self.assertLess(best["lines_looked_at"], 60 * 400)

    def test_damage_is_no_other_encoding(self):
        choice = random.Random(4)
        for lines in (self.RUSSIAN, self.FRENCH):
            for rate in (0.001, 0.01, 0.03):
                data = bytearray("\n".join(lines).encode())
                for _ in range(max(1, int(len(data) * rate))):
                    data[choice.randrange(len(data))] = choice.randrange(128, 256)
                best = detect(bytes(data))[1][0]
                self.assertEqual((best["encoding"], "mixed" in best), ("UTF-8", False))

    def test_cut_lines_are_no_other_encoding(self):
        cut = b"\n".join(line.encode()[:-1] for line in [text + " déjà" for text in self.FRENCH])
        self.assertNotIn("mixed", detect(cut)[1][0])

    def test_words_that_happen_to_be_utf8_are_not(self):
        words = "#1名 /漢字 辞書 言葉 年分 龍 仮名 日本語 英語 文章 検索".split()
        self.assertTrue("#1名".encode("euc_jp").decode())  # the fact that misleads
        data = "\n".join(words * 30).encode("euc_jp")
        self.assertNotIn("mixed", detect(data)[1][0])

    def test_no_encoding_is_named_that_no_line_has(self):
        halves = [line.encode("koi8_r" if number < 30 else "cp1251") for number, line in enumerate(self.RUSSIAN)]
        verdicts = detect(b"\n".join(halves))[1]
        self.assertEqual(set(verdicts[0]["mixed"]), {"KOI8-R", "windows-1251"})
        for verdict in verdicts:
            self.assertIn(verdict["encoding"], (None, *verdicts[0]["mixed"]))

    def test_people_read_it_in_a_row_and_in_a_line(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "a.log")
            with open(path, "wb") as file:
                file.write(self.alternating(self.RUSSIAN, "cp1251"))
            one = subprocess.run([MOJI, "detect", path], capture_output=True, check=False)
            self.assertIn("30 UTF-8, 30 windows-1251 (try --lines)", one.stdout.decode())
            two = subprocess.run([MOJI, "detect", path, path], capture_output=True, check=False)
            self.assertEqual((one.returncode, two.returncode), (1, 1))  # none fits the whole text
            self.assertRegex(two.stdout.decode(), r"a\.log: \S+ 0\.\d\d \(lines in several encodings: 30 UTF-8, 30 windows-1251\)\n")

    def test_nothing_is_decoded_by_a_guess_that_is_wrong_for_half(self):
        data = self.alternating(self.RUSSIAN, "cp1251")
        done = subprocess.run([MOJI, "decode", "--from", "auto"], input=data, capture_output=True, check=False)
        self.assertEqual((done.returncode, done.stdout), (1, b""))
        self.assertIn(b"moji convert --lines", done.stderr)
        named = subprocess.run([MOJI, "decode", "--from", "UTF-8"], input=data, capture_output=True, check=True)
        self.assertEqual(named.stdout.decode(), data.decode(errors="replace"))


    def test_lines_that_are_not_counted_are_said_to_be_in_doubt(self):
        texts = (("koi8-r", "Съешь же ещё этих мягких французских булок да выпей чаю"),
                 ("euc_kr", "다람쥐 헌 쳇바퀴에 타고파 모든 사람은 태어날 때부터 자유롭다"),
                 ("shift_jis", "いろはにほへと ちりぬるを わかよたれそ つねならむ 日本語の文章です"),
                 ("big5", "視野無限廣 窗外有藍天 所有的人生來都是自由和平等的"),
                 ("utf-8", "Всі люди народжуються вільними і рівними у своїй гідності"))
        data = b"".join((text + "\n").encode(codec) * 3 for codec, text in texts)
        evidence = detect(data)[1][0]["evidence"]
        counts = [int(count) for count in re.findall(r"(\d+) ", evidence)]
        self.assertIn("several encodings", evidence)
        self.assertEqual(sum(counts), 15, evidence)


class Wide(unittest.TestCase):
    def test_without_a_mark(self):
        for text in ("Hello, world", "Привет, мир", "ภาษาไทยเป็นภาษา", "모든 인간은 태어날", "吾輩は猫である。名前",
                     "人人生而自由在尊严", "όλοι οι άνθρωποι", "שלום עולם וכל"):
            for codec, name in (("utf-16-le", "UTF-16LE"), ("utf-16-be", "UTF-16BE"), ("utf-32-le", "UTF-32LE"),
                                ("utf-32-be", "UTF-32BE")):
                with self.subTest(text, codec=codec):
                    self.assertEqual(detect(text.encode(codec))[1][0]["encoding"], name)


class Binary(unittest.TestCase):
    def test_is_said_to_be_binary(self):
        for data in (bytes(5000), gzip.compress(b"hello " * 50), bytes(range(256)) * 4, contents(sys.executable),
                     b"".join(i.to_bytes(4, "little") for i in range(1000))):
            status, rows = detect(data)
            self.assertEqual((status, len(rows)), (0, 1))
            self.assertEqual((rows[0]["encoding"], rows[0]["kind"]), (None, "binary"))
            self.assertTrue(rows[0]["type"])

    def test_the_type_is_what_file_calls_it(self):
        self.assertIn("gzip", detect(gzip.compress(b"hello " * 50))[1][0]["type"])
        self.assertIn("ELF", detect(contents(MOJI))[1][0]["type"])

    def test_of_a_large_file_the_beginning_is_read(self):
        with tempfile.TemporaryFile() as file:
            file.truncate(1 << 40)
            done = subprocess.run([MOJI, "detect", "--format", "jsonl", f"/proc/self/fd/{file.fileno()}"],
                                  pass_fds=[file.fileno()], capture_output=True, check=True, timeout=20)
            self.assertEqual(json.loads(done.stdout)["kind"], "binary")


class Streams(unittest.TestCase):
    """Binary data is not read to its end, and not copied: a stream may have none."""

    def test_one_without_an_end(self):
        with tempfile.TemporaryDirectory() as folder:
            for device in ("/dev/zero", "/dev/urandom"):
                for arguments in ([device], ["-"]):
                    with open(device, "rb") as stream:
                        done = subprocess.run([MOJI, "detect", *arguments], stdin=stream, capture_output=True,
                                              timeout=60, check=False, env={**os.environ, "TMPDIR": folder})
                    self.assertEqual((done.returncode, done.stderr), (0, b""))
                    self.assertTrue(done.stdout.startswith(b"binary"), done.stdout)

    def test_the_writer_of_a_pipe_is_read_to_its_end(self):
        script = f"head -c 3000000 /dev/zero | '{MOJI}' detect -; echo ${{PIPESTATUS[0]}}"
        done = subprocess.run(["bash", "-c", script], capture_output=True, timeout=60, check=False)
        self.assertEqual(done.stdout.decode().splitlines(), ["binary  data", "0"])

    def test_the_same_as_of_a_file(self):
        words = b"\0".join(b"word%d" % i for i in range(30000))
        for data in (words, words[:65536], words[:65537], bytes(65536), bytes(65537), "世界".encode() * 30000,
                     "Привет\n".encode("cp1251") * 30000):
            with tempfile.NamedTemporaryFile() as file:
                file.write(data)
                file.flush()
                of_file = subprocess.run([MOJI, "detect", "--format", "jsonl", file.name], capture_output=True,
                                         check=False)
            found = [json.loads(line) for line in of_file.stdout.decode().splitlines()]
            self.assertEqual(detect(data), (of_file.returncode, found))


class SevenBits(unittest.TestCase):
    def test_tildes_and_escapes_prove_nothing(self):
        for data in (b"Title\n~~~~~\ntext ~{ and ~} more\n", b"~~~~{~~~~}~~~~\n", b"\x1b[31mred\x1b[0m text\n",
                     b"if ($x =~ {a}) { }\n", b"\x1b$ is no shift\n", b"\x1b(B\x1b(B back to ASCII\n"):
            with self.subTest(data):
                self.assertEqual(detect(data)[1][0]["encoding"], "ASCII")


class ManyFiles(unittest.TestCase):
    def test_are_a_line_each(self):
        status, lines = detect_files([b"plain", "Привет, мир, это текст".encode("koi8_r"), bytes(100),
                                      "Привет, мир".encode() * 5 + b"\xFF"])
        self.assertEqual((status, len(lines)), (0, 4))
        self.assertEqual(lines[0], "0: ASCII 1.00")
        self.assertTrue(lines[1].startswith("1: KOI8-R "))
        self.assertEqual(lines[2], "2: binary 1.00 (data)")
        self.assertRegex(lines[3], r"^3: UTF-8 \d\.\d\d \(damaged: 1\)$")


class Honesty(unittest.TestCase):
    def test_one_byte_is_undecided(self):
        for byte in (b"\xE9", b"\xC0", b"\xFF"):
            _, rows = detect(byte)
            self.assertTrue(all(row["ambiguous"] for row in rows))
            self.assertLess(rows[0]["score"], 0.8)
            self.assertIn("too few letters to tell", rows[0]["evidence"])

    def test_random_bytes_are_undecided(self):
        noise = random.Random(11)
        for length in (3, 30, 300, 3000, 30000):
            _, rows = detect(noise.randbytes(length))
            for row in rows:
                self.assertTrue(row.get("ambiguous") or row.get("kind") == "binary", (length, rows[0]))


class Laws(unittest.TestCase):
    def test_no_encoding_is_named_that_does_not_decode(self):
        noise = random.Random(12)
        for _ in range(12):
            data = noise.choice((noise.randbytes(noise.randrange(1, 60)),
                                 "Привет, 世界".encode() + noise.randbytes(1),
                                 bytes(noise.choices(b"abc \x80\xA1\xB0\xC8\xE3", k=40))))
            for row in detect(data)[1]:
                if row["encoding"]:
                    self.assertEqual(decodes(data, row["encoding"]), "damaged" not in row, (data.hex(), row))
                    self.assertTrue(row["encoding"] == "UTF-8" or row.get("damaged", 0) * 4 < len(data), row)

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
        self.assertEqual((rows[0]["encoding"], rows[0]["damaged"]), ("windows-1253", 1))
        self.assertIn(f"FF at offset {len(text)}", rows[0]["evidence"])


class Options(unittest.TestCase):
    def test_candidates_are_all_that_is_named(self):
        data = "Привет, мир".encode("cp1251")
        names = {row["encoding"] for row in detect(data, "--candidates", "KOI8-R,IBM866")[1]}
        self.assertEqual(names, {"KOI8-R", "IBM866"})

    def test_candidates_in_any_order_and_ascii(self):
        for names in ("UTF-8,ASCII", "ASCII,UTF-8", "windows-1252,UTF-8,ASCII"):
            best, *others = detect(b"plain words", "--candidates", names)[1]
            self.assertEqual((best["encoding"], {row["same_as"] for row in others}), ("ASCII", {"ASCII"}), names)
            self.assertEqual([row["encoding"] for row in detect("schöne Wörter".encode(), "--candidates", names)[1]][0],
                             "UTF-8", names)
        self.assertEqual(detect("こんにちは".encode("iso2022_jp"), "--candidates", "ASCII,ISO-2022-JP")[1][0]["encoding"],
                         "ISO-2022-JP")

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
        self.assertEqual(run("detect", "-", status=0).stdout, b"empty\n")
        self.assertEqual(run("detect", "-", "--text", "a", status=0).stdout, b"-: empty\n--text: ASCII 1.00\n")


if __name__ == "__main__":
    unittest.main()
