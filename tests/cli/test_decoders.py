"""moji decoders against models of the decoders, and against the traces of the same algorithms."""
import random
import subprocess
import unittest

import utf8_model
from moji_program import TemporaryFolder, complaint, hexadecimal, output, rows

SEED = 83
DECODERS = ["plan9", "branchy", "hoehrmann-eat", "hoehrmann-retry", "lookup", "fuchsia", "utfcpp",
            "whatwg", "cesu-8", "mutf-8", "wtf-8", "icu", "iconv"]


def by_decoder(data):
    return {row["decoder"]: row for row in rows("decoders", "-", data=data)}


def strict(data):
    """Code points and first error of the maximal-subpart rule."""
    spans = utf8_model.spans(data)
    code_points = ["U+FFFD" if span.code_point is None else f"U+{span.code_point:04X}" for span in spans]
    errors = [span.offset for span in spans if span.code_point is None]
    return code_points, errors


class AgainstTheModel(unittest.TestCase):
    def test_strict_decoders(self):
        chooser = random.Random(SEED)
        for length in [0, 1, 2, 3, 4, 6, 10, 20, 60, 2000]:
            for _ in range(3):
                data = utf8_model.noise(chooser, length)
                code_points, errors = strict(data)
                first = errors[0] if errors else None
                found = by_decoder(data)
                self.assertEqual([name for name in found if name in DECODERS], DECODERS)
                about = f"seed {SEED}, {hexadecimal(data)[:300]}"
                for name in ["hoehrmann-retry", "whatwg", "icu"]:
                    self.assertEqual(found[name], {"decoder": name, "accepts": not errors,
                                                   "code_points": code_points, "replacements": len(errors),
                                                   "first_error": first}, about)
                for name in ["lookup", "fuchsia"]:
                    self.assertEqual(found[name], {"decoder": name, "accepts": not errors, "code_points": None,
                                                   "replacements": None, "first_error": first}, about)
                before = strict(data[:first])[0]
                self.assertEqual(found["iconv"], {"decoder": "iconv", "accepts": not errors,
                                                  "code_points": before, "replacements": 0,
                                                  "first_error": first}, about)
                for name in ["hoehrmann-eat", "utfcpp"]:
                    self.assertEqual(found[name]["first_error"], first, about)
                for row in found.values():
                    self.assertEqual(row["accepts"], row["first_error"] is None, about)

    def test_wtf8_is_pythons_surrogatepass_but_for_pairs(self):
        for data, expected in [(b"\xED\xA0\x80a", ["U+D800", "U+0061"]), (b"\xED\xB0\x80\xED\xA0\x80",
                                                                         ["U+DC00", "U+D800"])]:
            text = data.decode("utf-8", "surrogatepass")
            self.assertEqual([f"U+{ord(c):04X}" for c in text], expected)
            self.assertEqual(by_decoder(data)["wtf-8"]["code_points"], expected)
        pair = by_decoder(b"a\xED\xA0\xBD\xED\xB8\x80")["wtf-8"]
        self.assertEqual((pair["accepts"], pair["first_error"], pair["replacements"]), (False, 1, 1))


class AgainstTheTraces(unittest.TestCase):
    def from_steps(self, *arguments, data, event="outcome", value="code_point"):
        result = []
        for step in rows("trace", "--algorithm", *arguments, "-", data=data):
            if step[event] == "accept":
                result.append(step[value] if value == "code_point" else f"U+{int(step[value], 16):04X}")
            elif step[event] not in ("next", "none"):
                result.append("U+FFFD")
        return result

    def test_they_say_the_same(self):
        chooser = random.Random(SEED + 1)
        for length in [1, 2, 3, 5, 20, 200, 5000]:
            data = utf8_model.noise(chooser, length)
            found = by_decoder(data)
            about = hexadecimal(data)[:300]
            self.assertEqual(found["plan9"]["code_points"], self.from_steps("plan9", data=data, value="l"), about)
            self.assertEqual(found["branchy"]["code_points"], self.from_steps("branchy", data=data), about)
            for recovery in ["eat", "retry"]:
                self.assertEqual(found[f"hoehrmann-{recovery}"]["code_points"],
                                 self.from_steps("hoehrmann-2009", "--recovery", recovery, data=data,
                                                 event="event"), about)
            *blocks, tail = rows("trace", "--algorithm", "lookup", "-", data=data)
            clean = all(set(line["error"].split()) == {"00"} for line in [*blocks, tail])
            self.assertEqual(found["lookup"]["accepts"], clean, about)


class Text(TemporaryFolder):
    def test_the_attack_is_named(self):
        text = output("decoders", "--hex", "2E 2E C0 AF")
        self.assertIn("! branchy", text)
        self.assertIn("C0 AF is read as U+002F '/'", text)
        self.assertIn("qt: not built into moji", text)

    def test_agreement_is_said(self):
        self.assertIn("All read the same.", output("decoders", "--text", "plain 世"))

    def test_a_file_and_a_pipe_read_alike(self):
        data = utf8_model.noise(random.Random(SEED + 2), 300_000)
        path = self.file("noise", data)
        options = ["decoders", "--format", "jsonl"]
        self.assertTrue(output(*options, path) == output(*options, "-", data=data))

    def test_several_inputs_are_named(self):
        found = rows("decoders", "--text", "a", "--hex", "FF")
        files = [row["file"] for row in found]
        each = len(files) // 2
        self.assertGreaterEqual(each, len(DECODERS))
        self.assertEqual(files, ["--text"] * each + ["--hex"] * each)


class Differences(unittest.TestCase):
    def test_the_shortest(self):
        for pair, data in [("branchy,whatwg", "C0 80"), ("hoehrmann-eat,whatwg", "C2 00"), ("mutf-8,cesu-8", "C0 80")]:
            [row] = rows("decoders", "--differ", pair, status=0)
            self.assertEqual(list(row), ["a", "b", "bytes", "tried", "exhausted", "a_lesson", "b_lesson"])
            self.assertEqual(row["bytes"], data)
            self.assertEqual(row["exhausted"], len(data) // 3)
            self.assertIsNotNone(row["a_lesson"])
            found = by_decoder(bytes.fromhex(data))
            a, b = (found[name] for name in pair.split(","))
            self.assertNotEqual((a["code_points"], a["first_error"]), (b["code_points"], b["first_error"]))

    def test_two_that_agree(self):
        [row] = rows("decoders", "--differ", "lookup,fuchsia", status=0)
        self.assertEqual((row["bytes"], row["exhausted"]), (None, 4))
        self.assertIn("alike", output("decoders", "--differ", "lookup,fuchsia", status=0))

    def test_complaints(self):
        self.assertIn("nonsense", complaint("decoders", "--differ", "nonsense,icu"))
        complaint("decoders", "--differ", "icu")


class Legacy(unittest.TestCase):
    def test_all_agree_about_good_text(self):
        for name, python in [("EUC-KR", "cp949"), ("Shift_JIS", "cp932"), ("gb18030", "gb18030"), ("Big5", "big5hkscs")]:
            text = "a漢b"
            found = rows("decoders", "-e", name, "-", data=text.encode(python), status=0)
            self.assertEqual([row["decoder"] for row in found], ["whatwg", "icu", "iconv"])
            for row in found:
                self.assertEqual(list(row), ["decoder", "library", "encoding", "readings", "swallowed"])
                self.assertEqual("".join(reading["text"] for reading in row["readings"]), text)
                self.assertEqual(row["swallowed"], [])

    def test_what_iconv_leaves_out(self):
        """The same question to the iconv program: what is left of an ASCII byte after a bad lead?"""
        for name, charset in [("gb18030", "GB18030"), ("EUC-KR", "UHC"), ("Shift_JIS", "CP932")]:
            data = bytes.fromhex("61 FE 22 62")
            left = subprocess.run(["iconv", "-c", "-f", charset, "-t", "UTF-8"], input=data, capture_output=True).stdout
            row = rows("decoders", "-e", name, "-", data=data)[2]
            self.assertEqual("".join(reading["text"] for reading in row["readings"]), left.decode())
            self.assertEqual(row["swallowed"], [] if b'"' in left else [2])


if __name__ == "__main__":
    unittest.main()
