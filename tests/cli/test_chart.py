"""moji chart: maps of encodings, beside Python's codecs and the iconv program."""
import collections
import csv
import io
import os
import subprocess
import unittest

from moji_program import TemporaryFolder, complaint, output, rows


def text(code_points):
    return None if code_points is None else "".join(chr(int(one[2:], 16)) for one in code_points)


def cells(*arguments):
    """{bytes: row} of a chart."""
    found = {}
    for row in rows("chart", *arguments, status=0):
        code = bytes.fromhex(row["bytes"])
        assert code not in found, row
        found[code] = row
    return found


def iconv_reads(charset, codes):
    """What the iconv program makes of each code, "" where nothing is left of it. One run for all: -c
    leaves out what cannot be converted, and after each code its name follows between line ends."""
    done = subprocess.run(["iconv", "-c", "-f", charset, "-t", "UTF-32LE"],
                          input=b"".join(code + b"\n\n=%s=\n" % code.hex().encode() for code in codes),
                          capture_output=True, timeout=120)
    found, left = {}, ""
    for line in done.stdout.decode("utf-32-le").split("\n"):
        if line[:1] == line[-1:] == "=" and len(line) > 2:
            found[bytes.fromhex(line[1:-1])] = left
            left = ""
        else:
            left += line
    assert found.keys() == set(codes), charset
    return found


def iconv_map(charset, leads_are_high):
    """{bytes: text} of all codes of one and two bytes."""
    singles = iconv_reads(charset, [bytes([byte]) for byte in range(256) if byte != 0x0A])
    codes = {code: read for code, read in singles.items() if read}
    if leads_are_high:
        pairs = [bytes([lead, trail]) for lead in range(0x80, 0x100) if bytes([lead]) not in codes
                 for trail in range(0x20, 0x100)]
        for code, read in iconv_reads(charset, pairs).items():
            # Of a pair that is refused, its second byte may be left.
            if read and read != singles[code[1:]]:
                codes[code] = read
    return codes


class Charts(unittest.TestCase):
    def test_shape_of_a_line(self):
        for row in rows("chart", "KOI8-R", status=0)[:5]:
            self.assertEqual(list(row), ["bytes", "code_points", "against", "verdict"])
            self.assertIsNone(row["against"])
            self.assertIsNone(row["verdict"])
        for row in rows("chart", "KOI8-R", "--against", "KOI8-U", status=0):
            self.assertEqual(list(row), ["bytes", "code_points", "against", "verdict"])
            self.assertIn(row["verdict"], ["equal", "different", "only_here", "only_there"])

    def test_single_bytes_against_python(self):
        for name, python in [("KOI8-R", "koi8_r"), ("windows-1251", "cp1251"), ("IBM866", "cp866"),
                             ("ISO-8859-5", "iso8859_5"), ("macintosh", "mac_roman")]:
            expected = {}
            for byte in range(256):
                try:
                    expected[bytes([byte])] = bytes([byte]).decode(python)
                except UnicodeDecodeError:
                    pass
            found = {code: text(row["code_points"]) for code, row in cells(name).items()}
            different = {code for code in found.keys() | expected.keys() if found.get(code) != expected.get(code)}
            # 98 of windows-1251 is a control for browsers; the currency sign of macintosh is the euro.
            self.assertLessEqual(different, {b"\x98", b"\xDB"}, name)

    def test_two_bytes_against_python(self):
        expected = {bytes([lead, trail]) for lead in range(0x81, 0xFF) for trail in range(0x41, 0xFF)}
        found = cells("EUC-KR")
        for code in expected:
            try:
                read = code.decode("cp949")
            except UnicodeDecodeError:
                read = None
            if read is not None and len(read) == 1:
                self.assertEqual(text(found[code]["code_points"]), read)
            else:
                self.assertNotIn(code, found)

    def test_unicode(self):
        for lead, count in [("41", 1), ("C3", 64), ("E4", 4096), ("ED", 2048), ("F4 8F", 4096)]:
            found = cells("UTF-8", "--lead", lead)
            self.assertEqual(len(found), count)
            for code, row in found.items():
                self.assertEqual(code.decode("utf-8"), text(row["code_points"]))


class AgainstIconv(unittest.TestCase):
    CHARSETS = [("EUC-KR", "UHC"), ("EUC-KR", "EUC-KR"), ("Big5", "BIG5-HKSCS"), ("Shift_JIS", "CP932"),
                ("ibm-1383_P110-1999", "EUC-CN"), ("Johab", "JOHAB"), ("windows-950-2000", "CP950"),
                ("KOI8-U", "KOI8-U"), ("windows-1252", "CP1252"), ("windows-1253", "CP1253"), ("IBM437", "IBM437")]

    def test_counts_equal_those_of_the_program(self):
        """An independent count: our side from the map alone, the other from the iconv program."""
        for name, charset in self.CHARSETS:
            with self.subTest(name=name, charset=charset):
                ours = {code: text(row["code_points"]) for code, row in cells(name).items() if len(code) <= 2}
                theirs = iconv_map(charset, any(len(code) == 2 for code in ours))
                counts = collections.Counter()
                for code in ours.keys() | theirs.keys():
                    here, there = ours.get(code), theirs.get(code)
                    if code != b"\n":
                        counts["equal" if here == there else "only_here" if there is None else
                               "only_there" if here is None else "different"] += 1
                compared = cells(name, "--library", "iconv", "--against", charset)
                found = {code: row for code, row in compared.items() if len(code) <= 2 and code != b"\n"}
                self.assertEqual(counts, collections.Counter(row["verdict"] for row in found.values()))
                self.assertEqual({code: text(row["against"]) for code, row in found.items() if row["against"]}, theirs)

    def test_the_nearest_is_found(self):
        self.assertIn("against UHC (glibc", output("chart", "EUC-KR", "--library", "iconv", status=0))
        self.assertIn("against windows-949-2000 (ICU", output("chart", "EUC-KR", "--library", "icu", status=0))


class Reports(TemporaryFolder):
    def test_marks_are_no_part_of_codes(self):
        """ICU's versions of UTF-16 write a mark before each text, and so do we; the codes are those of UTF-16LE and BE."""
        for name, nearest in (("UTF-16LE,version=1", "UTF-16LE"), ("UTF-16,version=2", "UTF-16BE")):
            first, equal = output("chart", name, "--library", "icu", "--limit", "0").split("\n")[:2]
            self.assertTrue(first.startswith(f"{name} against {nearest} "), first)
            self.assertGreater(int(equal.split()[0].replace(",", "")), 1_112_000)

    def test_counts_and_differences(self):
        shown = output("chart", "KOI8-U", "--library", "iconv", status=0)
        self.assertIn("254 equal", shown)
        self.assertIn("2 different", shown)
        self.assertIn("AE           U+045E ў CYRILLIC SMALL LETTER SHORT U", shown)
        self.assertIn("U+255D", shown)

    def test_filters(self):
        for row in rows("chart", "EUC-KR", "--library", "icu", "--verdict", "only_there", status=0):
            self.assertIsNone(row["code_points"])
        hangul = rows("chart", "EUC-KR", "--block", "hangul syllables", status=0)
        self.assertEqual(len(hangul), 11172)
        self.assertTrue(all(0xAC00 <= int(row["code_points"][0][2:], 16) <= 0xD7A3 for row in hangul))
        self.assertEqual(len(rows("chart", "EUC-KR", "--lead", "B0", status=0)),
                         sum(code[0] == 0xB0 for code in cells("EUC-KR")))

    def test_limits(self):
        def listed(*arguments):
            shown = output("chart", "EUC-KR", "--library", "icu", *arguments, status=0)
            return sum(" U+" in line for line in shown.splitlines())
        self.assertEqual(listed("--limit", "3"), 3)
        self.assertEqual(listed(), 20)
        self.assertEqual(listed("--limit", "0"), 0)
        self.assertEqual(listed("--all"), 190)

    def test_csv(self):
        table = list(csv.DictReader(io.StringIO(output("chart", "ISO-8859-15", "--against", "ISO-8859-1", "--format",
                                                       "csv", status=0))))
        self.assertEqual(len(table), 256)
        euro = next(row for row in table if row["bytes"] == "A4")
        self.assertEqual(euro, {"bytes": "A4", "code_points": "U+20AC", "character": "€", "name": "EURO SIGN",
                                "against": "U+00A4", "verdict": "different"})
        self.assertEqual(sum(row["verdict"] != "equal" for row in table), 8)

    def test_overviews_as_csv_say_what_json_says(self):
        for arguments in (["--presets"], ["KOI8-R", "--one-way"], ["Shift_JIS", "--one-way"]):
            table = list(csv.DictReader(io.StringIO(output("chart", *arguments, "--format", "csv", status=0), newline="")))
            lines = rows("chart", *arguments, status=0)
            plain = [{key: " ".join(value) if isinstance(value, list) else value for key, value in line.items()}
                     for line in lines]
            self.assertEqual([{key: value for key, value in row.items() if value} for row in table],
                             [{key: value for key, value in row.items() if value} for row in plain])
        self.assertEqual(output("chart", "KOI8-R", "--one-way", "--format", "csv", status=0),
                         "one_way,bytes,code_points,written,read\r\n")

    def test_one_way(self):
        found = {(row["one_way"], row["bytes"]): row for row in rows("chart", "Shift_JIS", "--one-way", status=0)}
        self.assertEqual(found["encode_only", "5C"]["code_points"], ["U+00A5"])
        self.assertEqual(found["decode_only", "ED 40"]["written"], "FA 5C")

    def test_mapping_file(self):
        path = os.path.join(self.folder, "table.txt")
        with open(path, "w", encoding="utf-8") as file:
            file.writelines(f"0x{byte:02X}\t0x{ord(bytes([byte]).decode('koi8_r')):04X}\t# {byte}\n" for byte in range(256))
        found = rows("chart", "KOI8-R", "--library", "python-table", "--against", path, status=0)
        self.assertEqual({row["verdict"] for row in found}, {"equal"})
        self.assertEqual(len(found), 256)
        with open(path, "a", encoding="utf-8") as file:
            file.write("0xC1 0x0042\nnonsense here\n")
        self.assertIn("line 258", complaint("chart", "KOI8-R", "--library", "python-table", "--against", path))

    def test_presets(self):
        listed = rows("chart", "--presets", status=0)
        self.assertGreaterEqual(len(listed), 12)
        for row in listed:
            self.assertEqual(list(row), ["preset", "title", "encoding", "library", "against", "history"])
            self.assertTrue(row["history"].endswith("."))
        shown = output("chart", "--preset", "wave-dash", status=0)
        self.assertIn("U+FF5E", shown)
        self.assertIn("U+301C", shown)

    def test_matrix(self):
        found = {(row["encoding"], row["other"]): row["shared"]
                 for row in rows("chart", "--matrix", "--encodings", "ASCII,KOI8-R,EUC-KR", status=0)}
        self.assertEqual(len(found), 9)
        self.assertEqual(found["ASCII", "EUC-KR"], 95)
        repertoires = [{text(row["code_points"]) for row in cells(name).values()} for name in ("KOI8-R", "EUC-KR")]
        shared = {one for one in repertoires[0] & repertoires[1] if one.isprintable() or one == "\u00A0"}
        self.assertEqual(found["KOI8-R", "EUC-KR"], len(shared))

    def test_supersets(self):
        found = {row["encoding"]: row for row in
                 rows("chart", "--supersets", "--encodings", "ASCII,ISO-8859-1,windows-1252,EUC-KR,ibm-970", status=0)}
        self.assertEqual(found["ASCII"]["supersets"].count("windows-1252"), 0)
        self.assertIn("ISO-8859-1", found["ASCII"]["supersets"])
        self.assertEqual(found["ISO-8859-1"]["supersets"], ["windows-1252"])

    def test_complaints(self):
        self.assertIn("name an encoding", complaint("chart"))
        self.assertIn("EUC-KR", complaint("chart", "EUC-KRR"))
        self.assertIn("--against", complaint("chart", "EUC-KR", "--against", "nonsense"))
        self.assertIn("no converter", complaint("chart", "EUC-KR", "--library", "icu", "--against", "nonsense"))
        self.assertIn("no encoding like", complaint("chart", "MUTF-8", "--library", "icu"))
        self.assertIn("--against", complaint("chart", "EUC-KR", "--library", "python-table"))
        self.assertIn("no block", complaint("chart", "EUC-KR", "--block", "nonsense"))
        self.assertIn("--lead", complaint("chart", "EUC-KR", "--lead", "xy"))
        self.assertIn("--presets", complaint("chart", "--preset", "nonsense"))


class IgnoredOptions(unittest.TestCase):
    """An option that would change nothing is refused, not ignored."""

    def test_of_a_comparison(self):
        for option in (["--verdict", "different"], ["--limit", "3"]):
            self.assertIn("--against", complaint("chart", "EUC-KR", *option))
        self.assertTrue(output("chart", "EUC-KR", "--library", "icu", "--limit", "3", status=0))

    def test_of_one_encoding(self):
        for overview in ("--matrix", "--supersets", "--presets"):
            for other in (["EUC-KR"], ["--lead", "C7"], ["--block", "Cyrillic"], ["--one-way"],
                          ["--against", "GBK"], ["--library", "icu"], ["--limit", "3"]):
                self.assertIn("excludes", complaint("chart", overview, *other))

    def test_of_an_overview(self):
        self.assertIn("--matrix", complaint("chart", "EUC-KR", "--encodings", "UTF-8"))

    def test_beside_a_preset(self):
        preset = rows("chart", "--presets", status=0)[0]["preset"]
        self.assertTrue(output("chart", "--preset", preset, "--lead", "A1", status=0))
        for other in (["EUC-KR"], ["--against", "GBK"], ["--library", "icu"]):
            self.assertIn("excludes", complaint("chart", "--preset", preset, *other))


class Columns(unittest.TestCase):
    def test_digits_are_over_their_codes(self):
        for arguments, code, text in ((["windows-1251", "--lead", "E5"], "E_", "е"),
                                      (["EUC-KR", "--lead", "C7"], "C7 B_", "풋")):  # C7B2
            lines = output("chart", *arguments, status=0).split("\n")
            head = next(line for line in lines if line.lstrip().startswith("_0"))
            row = next(line for line in lines if line.startswith(code))
            wide = sum(len(one.encode("utf-8")) == 3 for one in row[:row.index(text)])
            digit = head.index("_5" if text == "е" else "_2")
            self.assertLessEqual(abs(row.index(text) + wide - digit), 1, (head, row))


if __name__ == "__main__":
    unittest.main()
