"""moji tables: the reference tables."""
import unicodedata
import unittest

from moji_program import complaint, output, rows


class Tables(unittest.TestCase):
    def test_the_list(self):
        listed = rows("tables", status=0)
        names = [row["table"] for row in listed]
        self.assertEqual(len(names), len(set(names)))
        for name in ["ranges", "never", "lengths", "planes", "utf8d", "lookup", "patterns"]:
            self.assertIn(name, names)
        for row in listed:
            self.assertEqual(list(row), ["table", "title", "about"])
            self.assertIn(row["table"], output("tables"))

    def test_every_table_in_both_forms(self):
        for listed in rows("tables", status=0):
            name = listed["table"]
            lines = rows("tables", name, status=0)
            text = output("tables", name)
            self.assertTrue(text.startswith(listed["title"] + "\n"))
            for number, row in enumerate(lines, 1):
                self.assertEqual(list(row), ["table", "row", "cells"])
                self.assertEqual((row["table"], row["row"]), (name, number))
                for cell in row["cells"]:
                    self.assertEqual(list(cell), ["column", "text", "meaning", "example", "wrong"])
                    self.assertIn(cell["text"], text)

    def test_ranges_against_python(self):
        """Python's own encoder says which bytes each row's first and last character have."""
        for row in rows("tables", "ranges", status=0):
            cells = {cell["column"]: cell["text"] for cell in row["cells"]}
            ends = [int(end[2:], 16) for end in cells["Code points"].split("..")]
            first, last = (chr(end).encode() for end in ends)
            columns = ["1st byte", "2nd byte", "3rd byte", "4th byte"]
            for place, (low, high) in enumerate(zip(first, last)):
                expected = f"{low:02X}" if low == high else f"{low:02X}..{high:02X}"
                self.assertEqual(cells[columns[place]], expected)
            self.assertEqual(int(cells["Characters"]), ends[1] - ends[0] + 1)

    def test_planes_against_python(self):
        """What the note counts as assigned: the sum of the planes, with the 65 control characters."""
        assigned = 0
        for row in rows("tables", "planes", status=0):
            assigned += int({cell["column"]: cell["text"] for cell in row["cells"]}["Assigned"])
        controls = sum(unicodedata.category(chr(code)) == "Cc" for code in range(0x110000))
        self.assertEqual(controls, 65)
        self.assertIn(f"assigns {assigned} characters, the {controls} control characters included.", output("tables", "planes"))

    def test_all(self):
        whole = output("tables", "--all")
        for row in rows("tables", status=0):
            self.assertIn(row["about"], whole)

    def test_unknown_name(self):
        self.assertIn("no table nonsense", complaint("tables", "nonsense"))


if __name__ == "__main__":
    unittest.main()
