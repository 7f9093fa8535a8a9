"""moji fits: what survives in another encoding, against Python's codecs."""
import os
import subprocess
import unittest

from moji_program import MOJI, SANITIZED, TemporaryFolder, complaint, output, rows, run


def summary(*arguments, **options):
    return next(row for row in rows("fits", *arguments, status=0, **options) if "fits" in row)


class Fits(TemporaryFolder):
    TEXT = "Привет, € мир — «да»\n日本 e\u0301 ﬁ\n"

    def test_what_is_lost_against_python(self):
        for name, python in [("KOI8-R", "koi8_r"), ("windows-1251", "cp1251"), ("EUC-JP", "euc_jp"),
                             ("ISO-8859-5", "iso8859_5"), ("ASCII", "ascii")]:
            lost = {}
            for character in self.TEXT:
                try:
                    character.encode(python)
                except UnicodeEncodeError:
                    lost[f"U+{ord(character):04X}"] = lost.get(f"U+{ord(character):04X}", 0) + 1
            found = rows("fits", "--to", name, "--text", self.TEXT, status=0)
            self.assertEqual({row["code_point"]: row["count"] for row in found if "code_point" in row}, lost)
            self.assertEqual(summary("--to", name, "--text", self.TEXT)["lost"], sum(lost.values()))

    def test_shape_of_the_lines(self):
        found = rows("fits", "--to", "KOI8-R", "--text", self.TEXT, status=0)
        for row in found:
            if "code_point" in row:
                self.assertEqual(list(row), ["code_point", "name", "count", "offsets", "back", "replace", "escape",
                                             "translit"])
            elif "fits" in row:
                self.assertEqual(list(row), ["to", "fits", "bytes", "characters", "malformed", "lost", "size", "nfc",
                                             "nfd", "nfkc", "nfkd", "whatwg", "icu", "iconv"])
            else:
                self.assertEqual(list(row), ["encoding", "size"])

    def test_what_would_be_written_is_what_convert_writes(self):
        path = self.file("text", self.TEXT.encode())
        found = {row["code_point"]: row for row in rows("fits", "--to", "windows-1251", path, status=0)
                 if "code_point" in row}
        for way in ("replace", "escape", "translit"):
            out = os.path.join(self.folder, way)
            subprocess.run([MOJI, "convert", "--from", "UTF-8", "--to", "windows-1251", "--unmappable", way, "-o", out,
                            path], check=True, capture_output=True)
            expected = "".join(found[f"U+{ord(one):04X}"][way] if f"U+{ord(one):04X}" in found else one
                               for one in self.TEXT)
            with open(out, "rb") as file:
                self.assertEqual(file.read().decode("cp1251"), expected)

    def test_sizes_against_python(self):
        text = "Привет, мир\n"
        sizes = {row["encoding"]: row["size"] for row in rows("fits", "--text", text, status=0)}
        for name, python in [("UTF-8", "utf-8"), ("UTF-16LE", "utf-16-le"), ("UTF-32BE", "utf-32-be"),
                             ("KOI8-R", "koi8_r"), ("EUC-JP", "euc_jp"), ("ISO-2022-JP", "iso2022_jp"),
                             ("gb18030", "gb18030")]:
            self.assertEqual(sizes[name], len(text.encode(python)), name)
        for name in ("ASCII", "ISO-8859-1", "Johab"):
            self.assertEqual(name in sizes, name == "Johab")
        self.assertEqual(list(sizes.values()), sorted(sizes.values()))

    def test_round_trips(self):
        fine = summary("--to", "KOI8-R", "--text", "Привет")
        self.assertEqual((fine["fits"], fine["whatwg"], fine["icu"], fine["iconv"]),
                         (True, "identical", "identical", "identical"))
        yen = summary("--to", "Shift_JIS", "--text", "¥")
        self.assertEqual((yen["fits"], yen["whatwg"], yen["icu"]), (False, "changed", "refused"))
        self.assertEqual(summary("--to", "MUTF-8", "--text", "a")["icu"], "unavailable")

    def test_normal_forms(self):
        found = summary("--to", "ISO-8859-1", "--text", "e\u0301")
        self.assertEqual((found["lost"], found["nfc"], found["nfd"]), (1, 0, 1))
        shown = output("fits", "--to", "ISO-8859-1", "--text", "e\u0301", status=0)
        self.assertIn("In NFC all of it survives", shown)

    def test_malformed(self):
        found = summary("--to", "KOI8-R", "--hex", "41 C0 AF")
        self.assertEqual((found["fits"], found["malformed"], found["lost"]), (False, 2, 0))

    def test_malformed_without_a_target(self):
        """No encoding is blamed for it, but it is told."""
        self.assertEqual(rows("fits", "--hex", "41 C0 AF")[0], {"malformed": 2, "first": 1})
        shown = output("fits", "--hex", "41 C0 AF", status=0)
        self.assertTrue(shown.startswith("2 malformed sequences, the first at 1, do not survive\n"), shown)
        self.assertNotIn("malformed", output("fits", "--text", "a", "--format", "jsonl"))
        self.assertNotIn("malformed", output("fits", "--text", "a"))

    def test_empty(self):
        found = summary("--to", "KOI8-R", "--text", "")
        self.assertEqual((found["fits"], found["bytes"], found["size"]), (True, 0, 0))

    @unittest.skipIf(SANITIZED, "sanitizers take memory of their own")
    def test_memory_does_not_grow(self):
        def peak(size):
            path = self.file(f"text-{size}", "Привет, € мир — да\n".encode() * (size // 34))
            before = subprocess.Popen([MOJI, "fits", "--to", "KOI8-R", path], stdout=subprocess.DEVNULL)
            _, status, usage = os.wait4(before.pid, 0)
            before.returncode = 0
            self.assertEqual(status, 0)
            return usage.ru_maxrss
        self.assertLess(peak(5_000_000), peak(500_000) + 4_000)

    def test_complaints(self):
        self.assertIn("--to", complaint("fits", "--to", "nonsense", "--text", "a"))
        self.assertIn("nonsense", complaint("fits", "--from", "nonsense", "--text", "a"))


class Marks(TemporaryFolder):
    """UTF-16, UTF-32 and UTF-8-SIG own their mark: writing adds it, reading drops it."""

    def test_sizes_are_those_of_what_is_written(self):
        for text in ("мир", "a", "", "\ufeffмир"):
            path = self.file("text", text.encode())
            for name in ("UTF-16", "UTF-32", "UTF-8-SIG", "UTF-16LE", "UTF-16,version=1", "UTF-8"):
                size = len(run("encode", "-t", name, path, status=0).stdout)
                answers = rows("fits", "-t", name, path)
                self.assertEqual(answers[0]["size"], size, (name, text))
                for row in answers[1:]:
                    if row["encoding"] == name:
                        self.assertEqual(row["size"], size, (name, text))
                length = [row["length"] for row in rows("text", "--encodings", name, path)
                          if row.get("fact") == "length" and row["unit"] == "bytes"]
                self.assertEqual(length, [size], (name, text))

    def test_text_comes_back(self):
        path = self.file("text", "мир".encode())
        for name in ("UTF-16", "UTF-32", "UTF-8-SIG", "UTF-16LE"):
            self.assertEqual(rows("fits", "-t", name, path)[0]["whatwg"], "identical", name)
        for source in ("UTF-16", "UTF-8-SIG"):
            marked = self.file("marked", run("encode", "-t", source, path).stdout)
            for name in ("UTF-8", "UTF-32", "KOI8-R"):
                self.assertEqual(rows("fits", "-f", source, "-t", name, marked)[0]["whatwg"], "identical", (source, name))


if __name__ == "__main__":
    unittest.main()
