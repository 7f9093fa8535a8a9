"""moji compare and moji mojibake, against Python's codecs."""
import random
import subprocess
import tempfile
import unittest

from moji_program import MOJI, SANITIZED, complaint, output, rows, run

# Where Python's codecs mean the same as WHATWG's for the characters used here.
PYTHON = {"UTF-8": "utf-8", "windows-1251": "cp1251", "KOI8-R": "koi8_r", "IBM866": "cp866",
          "ISO-8859-5": "iso8859_5", "windows-1252": "cp1252", "ISO-8859-1": "latin-1",
          "EUC-KR": "cp949", "Shift_JIS": "cp932", "gb18030": "gb18030", "UTF-16LE": "utf-16-le",
          "UTF-16BE": "utf-16-be"}
TEXTS = ["Привет, мир", "안녕하세요", "日本語のテキスト", "naïve café", "plain", "中文繁體", "Ёж № 5"]


def hexadecimal(data):
    return " ".join(f"{byte:02X}" for byte in data)


class Compare(unittest.TestCase):
    def test_keys_and_given_order(self):
        got = rows("compare", "--encodings", "windows-1251,UTF-8,ISO-8859-1,windows-1252", "--hex", "41 E9")
        self.assertEqual([list(row) for row in got], [["encoding", "text", "errors", "score", "same_as"]] * 4)
        self.assertEqual([(r["encoding"], r["text"], r["errors"], r["same_as"]) for r in got],
                         [("windows-1251", "Aй", 0, None), ("UTF-8", "A\ufffd", 1, None),
                          ("ISO-8859-1", "Aé", 0, None), ("windows-1252", "Aé", 0, "ISO-8859-1")])
        self.assertTrue(all(0 <= r["score"] <= 1 for r in got))

    def test_labels_are_made_canonical(self):
        got = rows("compare", "--encodings", "utf8,cp1251,koi8", "--text", "a")
        self.assertEqual([r["encoding"] for r in got], ["UTF-8", "windows-1251", "KOI8-R"])

    def test_repeated_option_adds(self):
        got = rows("compare", "--encodings", "UTF-8", "--encodings", "KOI8-R,UTF-16LE", "--text", "ab")
        self.assertEqual([r["encoding"] for r in got], ["UTF-8", "KOI8-R", "UTF-16LE"])

    def test_best_first_by_default(self):
        for name in ("UTF-8", "windows-1251", "KOI8-R", "IBM866", "ISO-8859-5"):
            data = "Мы наконец это сделали, долгое время".encode(PYTHON[name])
            got = rows("compare", "-", data=data)
            self.assertEqual(got[0]["encoding"], name)
            scores = [r["score"] for r in got]
            self.assertEqual(scores, sorted(scores, reverse=True))

    def test_all_are_read(self):
        listed = {r["name"] for r in rows("list")}
        got = rows("compare", "--all", "--text", "a世")
        self.assertEqual({r["encoding"] for r in got}, listed)
        self.assertEqual(len(got), len(listed))

    def test_same_as_names_a_row_above_with_that_text(self):
        got = rows("compare", "--all", "--hex", "EF BF BD EF BF BD")
        for index, row in enumerate(got):
            first = next((r["encoding"] for r in got[:index]
                          if (r["text"], r["errors"]) == (row["text"], row["errors"])), None)
            self.assertEqual(row["same_as"], first, row["encoding"])

    def test_errors_are_those_of_check(self):
        source = random.Random(5)
        for _ in range(20):
            data = bytes(source.choice(b"\x41\x80\xC0\xE0\xAF\xED\xA0\xFF\x0A\x81\x30") for _ in range(9))
            for row in rows("compare", "-", data=data):
                summary = rows("check", "--encoding", row["encoding"], "--limit", "0", "-", data=data)[-1]
                self.assertEqual(row["errors"], summary["errors"], (row["encoding"], data))

    def test_empty_input_reads_empty_everywhere(self):
        got = rows("compare", "-", data=b"", status=0)
        self.assertTrue(all(r["text"] == "" and r["errors"] == 0 for r in got))
        self.assertTrue(all(r["same_as"] == got[0]["encoding"] for r in got[1:]))

    def test_invalid_input_is_no_failure(self):
        run("compare", "--hex", "FF", status=0)

    def test_several_inputs_name_their_file(self):
        got = rows("compare", "--encodings", "UTF-8,KOI8-R", "--text", "a", "--hex", "62")
        self.assertEqual([(r["file"], r["encoding"], r["text"]) for r in got],
                         [("--text", "UTF-8", "a"), ("--text", "KOI8-R", "a"),
                          ("--hex", "UTF-8", "b"), ("--hex", "KOI8-R", "b")])

    def test_trouble(self):
        self.assertIn("nonsense-9", complaint("compare", "--encodings", "UTF-8,nonsense-9", "--text", "a"))
        self.assertIn("--all", complaint("compare", "--all", "--encodings", "UTF-8", "--text", "a"))
        self.assertIn("/no/such", complaint("compare", "/no/such", "--encodings", "UTF-8"))

    def test_text_output_is_a_table_without_raw_controls(self):
        text = output("compare", "--encodings", "windows-1252,ISO-8859-1", "--hex", "1B 5B 33 41")
        lines = text.split("\n")
        self.assertEqual(lines[0].split(), ["ENCODING", "SCORE", "ERRORS", "TEXT"])
        self.assertIn("␛[3A", lines[1])
        self.assertIn("same as windows-1252", lines[2])
        self.assertNotIn("\x1b", text)

    def test_long_input_in_little_memory(self):
        with tempfile.NamedTemporaryFile() as file:
            file.write("Привет, мир и 안녕\n".encode() * 400_000)
            file.flush()
            limit = "ulimit -v 400000; exec \"$@\""
            if SANITIZED:
                self.skipTest("sanitizers need address space")
            done = subprocess.run(["sh", "-c", limit, "sh", MOJI, "compare", "--encodings",
                                   "UTF-8,KOI8-R", "--format", "jsonl", file.name],
                                  stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=120)
            self.assertEqual((done.returncode, done.stderr), (0, b""))
            self.assertEqual(done.stdout.count(b"\n"), 2)


class Mojibake(unittest.TestCase):
    def test_grid_against_python(self):
        pick = random.Random(11)
        for text in TEXTS:
            got = {(r["encoded_as"], r["read_as"]): r
                   for r in rows("mojibake", "--text", text, "--encodings", ",".join(PYTHON))}
            self.assertEqual(len(got), len(PYTHON) * (len(PYTHON) - 1))
            for (encoded_as, read_as), row in got.items():
                self.assertEqual(list(row), ["encoded_as", "read_as", "bytes", "text", "reversible"])
                try:
                    data = text.encode(PYTHON[encoded_as])
                except UnicodeEncodeError:
                    self.assertEqual((row["bytes"], row["text"], row["reversible"]), (None, None, False))
                    continue
                self.assertEqual(row["bytes"], hexadecimal(data))
                if pick.random() > 0.15:  # a process each
                    continue
                back = run("encode", "--to", read_as, "-", data=row["text"].encode())
                self.assertEqual(row["reversible"], back.returncode == 0 and back.stdout == data,
                                 (text, encoded_as, read_as))
                decoded = run("decode", "--from", read_as, "-", data=data).stdout.decode()
                self.assertEqual(row["text"], decoded)

    def test_rows_go_by_pairs_in_the_order_given(self):
        got = rows("mojibake", "--text", "é", "--encodings", "UTF-8-SIG,windows-1252")
        self.assertEqual([(r["encoded_as"], r["bytes"], r["text"], r["reversible"]) for r in got],
                         [("UTF-8-SIG", "EF BB BF C3 A9", "ï»¿Ã©", True), ("windows-1252", "E9", "\ufffd", False)])
        got = rows("mojibake", "--text", "a", "--encodings", "UTF-8,KOI8-R,UTF-16LE")
        self.assertEqual([(r["encoded_as"], r["read_as"]) for r in got],
                         [("UTF-8", "KOI8-R"), ("UTF-8", "UTF-16LE"), ("KOI8-R", "UTF-8"),
                          ("KOI8-R", "UTF-16LE"), ("UTF-16LE", "UTF-8"), ("UTF-16LE", "KOI8-R")])

    def test_default_grid_is_of_every_pair(self):
        got = rows("mojibake", "--text", "Привет")
        names = list(dict.fromkeys(r["encoded_as"] for r in got))
        self.assertEqual([(r["encoded_as"], r["read_as"]) for r in got],
                         [(a, b) for a in names for b in names if a != b])
        self.assertIn("EUC-KR", names)

    def test_malformed_text_has_no_place_anywhere(self):
        for encoding in ("UTF-8", "KOI8-R"):
            self.assertIn(f"written as {encoding}: the input is malformed: it is not valid UTF-8\n",
                          output("mojibake", "--hex", "61 FF", "--encodings", "UTF-8,KOI8-R"))
        got = rows("mojibake", "--hex", "61 FF", "--encodings", "UTF-8,KOI8-R", status=0)
        self.assertEqual([(r["bytes"], r["text"], r["reversible"]) for r in got], [(None, None, False)] * 2)

    def test_long_text_streams(self):
        text = "Привет, мир! " * 50_000
        got = rows("mojibake", "-", "--encodings", "windows-1251,KOI8-R", data=text.encode())
        self.assertEqual(got[0]["text"], text.encode("cp1251").decode("koi8_r"))
        self.assertEqual(got[0]["bytes"], hexadecimal(text.encode("cp1251")))
        self.assertTrue(got[0]["reversible"])

    def test_text_output(self):
        text = output("mojibake", "--text", "世\x1b", "--encodings", "UTF-8,windows-1251")
        self.assertIn("written as UTF-8: E4 B8 96 1B\n", text)
        self.assertIn("дё–␛", text)
        self.assertIn("written as windows-1251: this encoding lacks some of the characters\n", text)
        self.assertNotIn("\x1b", text)


if __name__ == "__main__":
    unittest.main()
