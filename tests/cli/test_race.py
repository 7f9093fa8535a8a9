"""moji race: shapes only; how fast anyone is, is not asserted."""
import csv
import io
import unittest
import xml.etree.ElementTree

from moji_program import TemporaryFolder, complaint, output, rows

SMALL = ["--bytes", "4096", "--rounds", "2"]


class Race(TemporaryFolder):
    def test_lines(self):
        found = rows("race", *SMALL, status=0)
        for row in found:
            self.assertEqual(list(row), ["decoder", "library", "decodes", "rounds", "gb_per_s", "lower_quartile",
                                         "upper_quartile", "bytes_per_cycle", "processor", "virtual"])
            self.assertEqual(row["rounds"], 2)
            self.assertGreater(row["gb_per_s"], 0)
            self.assertLessEqual(row["lower_quartile"], row["gb_per_s"])
            self.assertLessEqual(row["gb_per_s"], row["upper_quartile"])
        names = [row["decoder"] for row in found]
        for name in ["plan9", "branchy", "hoehrmann-eat", "hoehrmann-retry", "lookup", "kernel-scalar", "fuchsia", "utfcpp",
                     "icu", "iconv"]:
            self.assertIn(name, names)
        self.assertEqual(names[-1], "read")

    def test_more_than_memory_is_refused(self):
        for number in ("1073741825", "18446744073709551615", "0"):
            self.assertIn(f"'{number}' is not a whole number from 1 to 1073741824",
                          complaint("race", "--bytes", number, "--rounds", "1"))

    def test_text(self):
        shown = output("race", *SMALL, "--corpus", "russian", "--errors", "5", status=0)
        self.assertIn("russian, 4094 bytes with 5 % errors, 2 rounds, on ", shown)

    def test_the_paper_is_beside_undamaged_random_text_only(self):
        shown = output("race", *SMALL, status=0)
        for claim in ("in the paper (random text)", "48 to 77 x", "20 to 45 x", "13 to 35 x"):
            self.assertIn(claim, shown)
        path = self.file("text", "Привет\n".encode() * 1000)
        for text in (["--corpus", "ascii"], ["--corpus", "russian"], ["--corpus", "1-4-bytes", "--errors", "5"], [path]):
            self.assertNotIn("in the paper", output("race", *SMALL, *text, status=0))

    def test_reading_can_be_alone(self):
        for names, raced in (("read", ["read"]), ("read,whatwg", ["whatwg", "read"])):
            found = rows("race", *SMALL, "--only", names, status=0)
            self.assertEqual([row["decoder"] for row in found], raced)
        self.assertIn(", read are here", complaint("race", "--only", "nonsense"))

    def test_every_text(self):
        for name in ["1-byte", "1-2-bytes", "1-3-bytes", "1-4-bytes", "ascii", "latin", "russian", "korean", "chinese", "emoji"]:
            found = rows("race", *SMALL, "--corpus", name, "--only", "whatwg,icu", status=0)
            self.assertEqual([row["decoder"] for row in found], ["whatwg", "icu", "read"])

    def test_a_file(self):
        path = self.file("text", "Привет\n".encode() * 1000)
        self.assertIn("text, 13000 bytes, 1 round, ", output("race", path, "--rounds", "1", status=0))
        self.assertIn("text, 100 bytes", output("race", path, "--rounds", "1", "--bytes", "100", status=0))

    def test_csv_and_svg(self):
        table = list(csv.DictReader(io.StringIO(output("race", *SMALL, "--format", "csv", status=0))))
        self.assertEqual(table[-1]["decoder"], "read")
        picture = xml.etree.ElementTree.fromstring(output("race", *SMALL, "--format", "svg", status=0))
        names = [one.text for one in picture.iter("{http://www.w3.org/2000/svg}text")]
        self.assertIn("hoehrmann-retry", names)

    def test_complaints(self):
        self.assertIn("nonsense", complaint("race", "--only", "nonsense"))
        self.assertIn("--corpus", complaint("race", "--corpus", "nonsense"))
        self.assertIn("nonsense", complaint("race", self.folder + "/nonsense"))
        self.assertIn("nothing to race", complaint("race", self.file("empty", b"")))
        self.assertIn("--errors", complaint("race", "--errors", "101"))
        self.assertIn("moji: --bytes 1: ", complaint("race", "--corpus", "chinese", "--bytes", "1"))


if __name__ == "__main__":
    unittest.main()
