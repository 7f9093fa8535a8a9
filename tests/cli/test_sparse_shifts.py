"""Text of plain ASCII with a few characters of ISO-2022, HZ or UTF-7: detect, survey and convert see these, wherever they are."""
import unittest

from moji_program import TemporaryFolder, rows, run

CODE = "static int twice(int x) {\n\treturn !x ? 0 : x; // as usual\n}\n"
TILDES = "static int twice(int x) {\n\treturn ~x ? x + 1 : 0; // as usual\n}\n"
TEXTS = [("ISO-2022-JP", "キーワード内のサーチ", TILDES), ("ISO-2022-JP", "語", TILDES),
         ("ISO-2022-KR", "한국어로 쓴 설명", TILDES), ("ISO-2022-CN", "中文说明文字", TILDES), ("HZ-GB-2312", "中文说明文字", CODE),
         ("UTF-7", "Привет, мир", CODE), ("UTF-7", "キーワード内のサーチ", CODE)]


class Sparse(TemporaryFolder):
    def test_is_seen_wherever_it_is(self):
        for encoding, words, filler in TEXTS:
            for before in (10, 100, 2_500):
                text = filler * before + " /* " + words + " */\n" + filler * 100
                name = self.file("x", run("encode", "--to", encoding, data=text.encode(), status=0).stdout)
                about = (encoding, words, before)
                found = rows("detect", name)[0]
                self.assertEqual(found["encoding"], encoding, about)
                self.assertGreater(found["score"], 0.99, about)
                surveyed = next(line for line in rows("survey", name) if "file" in line)
                self.assertEqual((surveyed["encoding"], surveyed["ambiguous"]), (encoding, False), about)
                planned = next(line for line in rows("convert", "--dry-run", name) if "file" in line)
                self.assertEqual((planned["action"], planned["from"]), ("converted", encoding), about)
                self.assertEqual(run("convert", "-o", "-", name, status=0).stdout.decode(), text, about)

    def test_escapes_of_terminals_are_ascii(self):
        for line in (b"\x1b[31merror\x1b[0m\n", b"\x1b(B\x1b[mplain\n", b"\x1b)0\x0elqqqk\x0f\n", b"\x1b$B\x01at a column\n"):
            name = self.file("x", CODE.encode() * 100 + line + CODE.encode() * 2_000)
            self.assertEqual(rows("detect", name)[0]["encoding"], "ASCII", line)
            planned = next(line for line in rows("convert", "--dry-run", name) if "file" in line)
            self.assertEqual(planned["action"], "unchanged", line)


if __name__ == "__main__":
    unittest.main()
