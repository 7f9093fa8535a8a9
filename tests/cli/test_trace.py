"""moji trace against the algorithms written anew from their published descriptions."""
import json
import os
import random
import unittest

import utf8_model
from moji_program import complaint, hexadecimal, output, rows, run

SEED = 73
DATA = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "data")


def truth(name):
    with open(os.path.join(DATA, name), encoding="utf-8") as file:
        return json.load(file)


def code_point(value):
    return None if value is None else f"U+{value:04X}"


def samples(chooser):
    for length in [0, 1, 2, 3, 4, 5, 15, 16, 17, 31, 32, 33, 50, 500]:
        for _ in range(2):
            yield utf8_model.noise(chooser, length)[:length]


WINDOW = 256 * 1024  # what the program reads at once


def last_rows(*arguments, data, count):
    """The last lines of a trace of data that crosses the window's edge, after letters; their
    offsets are counted from the data."""
    before = WINDOW - len(data) // 2 & ~15
    lines = output(*arguments, "--format", "jsonl", "-", data=b"a" * before + data).split("\n")[-1 - count:-1]
    found = [json.loads(line) for line in lines]
    for row in found:
        if "offset" in row:
            row["offset"] -= before
    return found


TAB = [(0x80, 0x00, 0x7F, 0), (0xE0, 0xC0, 0x7FF, 0x80), (0xF0, 0xE0, 0xFFFF, 0x800),
       (0xF8, 0xF0, 0x1FFFFF, 0x10000), (0xFC, 0xF8, 0x3FFFFFF, 0x200000),
       (0xFE, 0xFC, 0x7FFFFFFF, 0x4000000)]


def mbtowc_steps(data):
    offset = 0
    while offset < len(data):
        bits, taken = data[offset], 1
        for row, (mask, value, payload, smallest) in enumerate(TAB, 1):
            matched = data[offset] & mask == value
            following = data[offset + row] if offset + row < len(data) else None
            if matched:
                bits &= payload
                outcome = "accept" if bits >= smallest else "too_small"
                taken = row if outcome == "accept" else 1
            elif following is None:
                outcome = "incomplete"
            elif following >> 6 != 0b10:
                outcome = "not_continuation"
            else:
                bits = bits << 6 | following & 0x3F
                outcome = "next" if row < 6 else "no_row"
            yield {"offset": offset, "row": row, "byte": f"{data[offset]:02X}", "cmask": f"{mask:02X}",
                   "cval": f"{value:02X}", "matched": matched, "l": f"{bits:X}", "outcome": outcome}
            if outcome != "next":
                break
        offset += taken


class Plan9(unittest.TestCase):
    def test_mbtowc(self):
        for data in [*samples(random.Random(SEED)), bytes.fromhex("FE828080808080 FE82808080")]:
            self.assertEqual(rows("trace", "--algorithm", "plan9", "-", data=data),
                             list(mbtowc_steps(data)), hexadecimal(data)[:300])

    def test_mbtowc_across_windows(self):
        data = utf8_model.noise(random.Random(SEED), 60)
        expected = list(mbtowc_steps(data))
        self.assertEqual(last_rows("trace", "--algorithm", "plan9", data=data, count=len(expected)), expected)

    def test_wctomb(self):
        for character, row in [("A", 1), ("é", 2), ("吕", 3), ("😀", 4)]:
            expected = [{"code_point": code_point(ord(character)), "row": row, "c": 6 * (row - 1 - i),
                         "byte": f"{byte:02X}"} for i, byte in enumerate(character.encode())]
            self.assertEqual(rows("trace", "--algorithm", "plan9", "--encode", "--text", character), expected)

    def test_wctomb_of_what_1992_allowed(self):
        steps = rows("trace", "--algorithm", "plan9", "--encode", "--hex", "FD BF BF BF BF BF")
        self.assertEqual([step["byte"] for step in steps], ["FD", "BF", "BF", "BF", "BF", "BF"])
        self.assertEqual([step["c"] for step in steps], [30, 24, 18, 12, 6, 0])
        self.assertEqual({(step["code_point"], step["row"]) for step in steps}, {("U+7FFFFFFF", 6)})

    def test_only_plan9_and_branchy_encode(self):
        self.assertIn("--encode", complaint("trace", "--algorithm", "lookup", "--encode", "--text", "a"))
        self.assertIn("--encode", complaint("trace", "--encoding", "EUC-KR", "--encode", "--text", "a"))

    def test_code_points_no_one_may_have_can_be_named(self):
        for name, expected in [("U+D800", "ED A0 80"), ("U+110000", "F4 90 80 80"), ("U+200000", "F8 88 80 80 80"),
                               ("U+7FFFFFFF", "FD BF BF BF BF BF")]:
            steps = rows("trace", "--algorithm", "plan9", "--encode", name)
            self.assertEqual(" ".join(step["byte"] for step in steps), expected)
            self.assertEqual({step["code_point"] for step in steps}, {name})
        complaint("trace", "--algorithm", "plan9", "--encode", "U+80000000")


class Branchy(unittest.TestCase):
    TESTS = ["byte 1 is 0xxxxxxx", "byte 1 is 110xxxxx", "byte 1 is 1110xxxx", "byte 1 is 11110xxx"]

    def steps(self, data):
        offset = 0
        while offset < len(data):
            ones = len(f"{data[offset]:08b}") - len(f"{data[offset]:08b}".lstrip("1"))
            form = {0: 0, 2: 1, 3: 2, 4: 3}.get(ones)
            taken = 1
            for index in range(4 if form is None else form + 1):
                gathered = data[offset] & (0x7F >> ones) if index == form else None
                outcome = "next"
                if index == form == 0:
                    outcome = "accept"
                elif form is None and index == 3:
                    outcome = "reject"
                yield offset, self.TESTS[index], index == form, code_point(gathered), outcome
            for index in range(1, (form or 0) + 1):
                following = data[offset + index] if offset + index < len(data) else 0
                result = following >> 6 == 0b10
                if result:
                    gathered = gathered << 6 | following & 0x3F
                outcome = "reject" if not result else "accept" if index == form else "next"
                taken = index + 1 if outcome == "accept" else 1
                yield offset, f"byte {index + 1} is 10xxxxxx", result, code_point(gathered), outcome
                if not result:
                    break
            offset += taken

    def test_every_test(self):
        for data in samples(random.Random(SEED + 1)):
            found = [tuple(row.values()) for row in rows("trace", "--algorithm", "branchy", "-", data=data)]
            self.assertEqual(found, list(self.steps(data)), hexadecimal(data)[:300])

    def encoder_steps(self, value):
        for limit, length, lead in [(0x80, 1, 0), (0x800, 2, 0xC0), (0x10000, 3, 0xE0), (0x200000, 4, 0xF0)]:
            bits = [value >> 6 * i & 0x3F for i in range(length)]
            written = bytes([lead | value >> 6 * (length - 1)] + [0x80 | b for b in bits[-2::-1]]) if value < limit else b""
            yield {"code_point": code_point(value), "test": f"below {limit:X}", "result": value < limit,
                   "bytes": written.hex(" ").upper()}
            if value < limit:
                return
        yield from self.encoder_steps(0xFFFD)

    def test_the_encoder(self):
        for value in [0x41, 0x7F, 0x80, 0x7FF, 0x800, 0xD800, 0xDFFF, 0xFFFF, 0x10000, 0x10FFFF, 0x110000, 0x1FFFFF,
                      0x200000, 0x7FFFFFFF]:
            found = rows("trace", "--algorithm", "branchy", "--encode", f"U+{value:04X}")
            self.assertEqual(found, list(self.encoder_steps(value)))

    def test_across_windows(self):
        data = utf8_model.noise(random.Random(SEED), 60)
        expected = list(self.steps(data))
        found = last_rows("trace", "--algorithm", "branchy", data=data, count=len(expected))
        self.assertEqual([tuple(row.values()) for row in found], expected)


class Hoehrmann(unittest.TestCase):
    def steps(self, table, recovery, data):
        following = {row["state"]: row["next"] for row in table["transitions"]["rows"]}
        state = accumulator = offset = 0
        while offset < len(data):
            byte = data[offset]
            kind = table["byte_class_256"][byte]
            accumulator = byte & 0x3F | accumulator << 6 if state else 0xFF >> kind & byte
            after = following[state][kind]
            event = {0: "accept", table["reject"]: "reject"}.get(after, "none")
            yield offset, f"{byte:02X}", kind, state, after, code_point(accumulator), event
            retried = event == "reject" and state != 0 and recovery == "retry"
            state = 0 if event == "reject" else after
            offset += not retried
        if state:
            yield len(data), None, None, state, None, code_point(accumulator), "incomplete"

    def test_both_numberings_with_both_recoveries(self):
        for name, file in [("hoehrmann-2009", "hoehrmann_2008.json"), ("hoehrmann-2010", "hoehrmann_2010.json")]:
            table = truth(file)
            for recovery in ["retry", "eat"]:
                for data in samples(random.Random(SEED + 2)):
                    found = rows("trace", "--algorithm", name, "--recovery", recovery, "-", data=data)
                    self.assertEqual([tuple(row.values()) for row in found],
                                     list(self.steps(table, recovery, data)), hexadecimal(data)[:300])

    def test_across_windows(self):
        data = utf8_model.noise(random.Random(SEED), 60)
        expected = list(self.steps(truth("hoehrmann_2010.json"), "retry", data))
        found = last_rows("trace", "--algorithm", "hoehrmann-2010", data=data, count=len(expected))
        self.assertEqual([tuple(row.values()) for row in found], expected)

    def test_retry_is_the_default(self):
        arguments = ["trace", "--algorithm", "hoehrmann-2010", "--hex", "C2 41"]
        self.assertEqual(output(*arguments), output(*arguments, "--recovery", "retry"))
        self.assertNotEqual(output(*arguments), output(*arguments, "--recovery", "eat"))

    def test_a_zero_byte_is_traced(self):
        self.assertEqual([row["code_point"] for row in rows("trace", "--algorithm", "hoehrmann-2010",
                                                            "--hex", "41 00 42")],
                         ["U+0041", "U+0000", "U+0042"])


class Lookup(unittest.TestCase):
    SETS = {"paper": "correct_source_assignment", "simdjson": "correct_simdjson_assignment",
            "misprint": "defective_as_printed_in_source_003"}
    PAPER = ["TOO_LONG", "TOO_SHORT", "OVERLONG_2", "SURROGATE", "OVERLONG_3", None, "TOO_LARGE", "TWO_CONTS"]
    SIMDJSON = ["TOO_SHORT", "TOO_LONG", "OVERLONG_3", "TOO_LARGE", "SURROGATE", "OVERLONG_2", None,
                "TWO_CONTS"]

    def lines(self, name, data):
        first, second, third = ([int(value, 16) for value in truth("lk_tables.json")[self.SETS[name]][key]]
                                for key in ("first_byte_high_nibble", "first_byte_low_nibble",
                                            "second_byte_high_nibble"))
        names = self.SIMDJSON if name == "simdjson" else self.PAPER
        padded = bytes(3) + data + bytes(-len(data) % 16)
        for offset in range(0, len(data), 16):
            block, one, two, three = (padded[offset + i:offset + i + 16] for i in (3, 2, 1, 0))
            tables = [bytes(first[b >> 4] for b in one), bytes(second[b & 15] for b in one),
                      bytes(third[b >> 4] for b in block)]
            special = bytes(x & y & z for x, y, z in zip(*tables))
            must = bytes(0x80 if b >= 0xE0 or c >= 0xF0 else 0 for b, c in zip(two, three))
            error = bytes(x ^ y for x, y in zip(special, must))
            kinds = [[names[bit] or ("TOO_LARGE_1000" if before & 15 else "OVERLONG_4")
                      for bit in range(8) if lane >> bit & 1] for lane, before in zip(error, one)]
            yield {"offset": offset, "ascii": max(block) < 0x80, "input": hexadecimal(block),
                   "prev1": hexadecimal(one), "prev2": hexadecimal(two), "prev3": hexadecimal(three),
                   "byte_1_high": hexadecimal(tables[0]), "byte_1_low": hexadecimal(tables[1]),
                   "byte_2_high": hexadecimal(tables[2]), "special_cases": hexadecimal(special),
                   "must_be_continuation": hexadecimal(must), "error": hexadecimal(error), "kinds": kinds}
        largest = b"\xFF" * 13 + b"\xEF\xDF\xBF"
        last = padded[-16:] if data else bytes(16)
        yield {"tail": True, "max": hexadecimal(largest),
               "error": hexadecimal(bytes(max(0, x - y) for x, y in zip(last, largest)))}

    def test_every_lane(self):
        for name in self.SETS:
            for data in samples(random.Random(SEED + 3)):
                found = rows("trace", "--algorithm", "lookup", "--tables", name, "-", data=data)
                self.assertEqual(found, list(self.lines(name, data)), hexadecimal(data)[:300])

    def test_across_windows(self):
        data = utf8_model.noise(random.Random(SEED), 200)
        expected = list(self.lines("paper", b"a" * 16 + data))[1:]
        found = last_rows("trace", "--algorithm", "lookup", data=data, count=len(expected))
        for row in expected:
            if "offset" in row:
                row["offset"] -= 16
        self.assertEqual(found, expected)

    def test_the_papers_tables_are_the_default(self):
        arguments = ["trace", "--algorithm", "lookup", "--hex", "C0 AF"]
        self.assertEqual(output(*arguments), output(*arguments, "--tables", "paper"))

    def test_the_misprint_fails_on_u0800(self):
        self.assertIn("rejects", output("trace", "--algorithm", "lookup", "--tables", "misprint", "--text", "ࠀ"))
        self.assertTrue(output("trace", "--algorithm", "lookup", "--text", "ࠀ").endswith("accepts\n"))


class Machine(unittest.TestCase):
    """--encoding: the decoder of any encoding as the standard that defines it describes it."""
    ENCODINGS = ["UTF-8", "EUC-KR", "Shift_JIS", "gb18030", "GBK", "Big5", "EUC-JP", "ISO-2022-JP", "UTF-16LE",
                 "UTF-16BE", "UTF-16", "UTF-32LE", "KOI8-R", "ISO-2022-KR", "HZ-GB-2312", "EUC-TW", "Johab",
                 "UTF-7", "SCSU", "BOCU-1", "ISO-2022-CN", "ISO-2022-CN-EXT", "ISO-2022-JP-2", "JIS7", "JIS8",
                 "ibm-933_P110-1995"]

    def test_steps_of_a_character_and_of_an_error(self):
        found = rows("trace", "--encoding", "EUC-KR", "--hex", "B0 A1 B0 41")
        keys = ["offset", "byte", "class", "state", "next", "event", "code_points", "error", "begin", "length", "again"]
        self.assertEqual([list(row) for row in found], [keys] * 4)
        self.assertEqual([list(row.values()) for row in found], [
            [0, "B0", "81..FE", "start", "lead", "none", [], None, 0, 0, 0],
            [1, "A1", "80..FE", "lead", "start", "accept", ["U+AC00"], None, 0, 2, 0],
            [2, "B0", "81..FE", "start", "lead", "none", [], None, 2, 0, 0],
            [3, "41", "41..7F", "lead", "start", "accept", ["U+CE9A"], None, 2, 2, 0]])

    def test_bytes_of_an_error_are_read_again(self):
        found = rows("trace", "--encoding", "gb18030", "--hex", "81 30 81 41")
        self.assertEqual([row["offset"] for row in found], [0, 1, 2, 3, 1, 2, 3])
        rejected = found[3]
        self.assertEqual((rejected["state"], rejected["event"], rejected["error"], rejected["begin"],
                          rejected["length"], rejected["again"]), ("gb18030 third", "reject", "illegal", 0, 1, 3))

    def test_the_end_inside_a_character(self):
        last = rows("trace", "--encoding", "Shift_JIS", "--hex", "41 81")[-1]
        self.assertEqual((last["offset"], last["byte"], last["class"], last["event"], last["error"]),
                         (2, None, None, "incomplete", "truncated"))

    def test_what_it_decodes_is_what_spans_says(self):
        chooser = random.Random(SEED + 16)
        for encoding in self.ENCODINGS:
            for length in (1, 2, 3, 8, 60):
                data = bytes(chooser.choice([chooser.randrange(256), 0x1B, 0x24, 0x28, 0x42, 0x30, 0x81, 0xA1, 0x0A])
                             for _ in range(length))
                ends = [row for row in rows("trace", "--encoding", encoding, "-", data=data) if row["length"]]
                spans = rows("spans", "--encoding", encoding, "-", data=data)
                self.assertEqual([(row["begin"], row["length"], row["code_points"]) for row in ends],
                                 [(span["offset"], span["length"], span["code_points"]) for span in spans],
                                 (encoding, data.hex(" ")))
                self.assertEqual([row["error"] is not None for row in ends],
                                 [span["status"] not in ("ok", "control") for span in spans])

    def test_each_byte_of_a_long_text_across_windows(self):
        text = "한글 text " * 40000
        found = output("trace", "--encoding", "EUC-KR", "-", data=text.encode("euc-kr"))
        self.assertTrue(found.endswith(f"accepts: {len(text)} characters\n"), found[-200:])

    def test_for_people(self):
        self.assertIn("EUC-KR decoder (WHATWG Encoding Standard)", output("trace", "-e", "korean", "--hex", "B0 A1"))
        self.assertIn("derived", output("trace", "-e", "EUC-TW", "--text", "a"))
        self.assertIn("SCSU decoder (Unicode Technical Standard 6)", output("trace", "-e", "SCSU", "--text", "a"))

    def test_a_decoder_with_a_memory(self):
        """U+0061 U+4E00 in UTF-7: only a digit after the third one makes the first character right."""
        found = rows("trace", "--encoding", "UTF-7", "--text", "+AGFOAA-")
        self.assertEqual([(row["byte"], row["state"], row["event"], row["again"]) for row in found if row["event"] != "none"],
                         [("41", "after the shift", "control", 1), ("4F", "base64, bits left", "accept", 1),
                          ("41", "base64, bits left", "accept", 0), ("2D", "base64", "control", 0)])
        self.assertEqual([row["code_points"] for row in found if row["event"] == "accept"], [["U+0061"], ["U+4E00"]])

    def test_some_decoders_have_no_automaton(self):
        for name in ("LMBCS-1", "ISCII,version=0", "x11-compound-text", "CESU-8"):
            said = complaint("trace", "--encoding", name, "--text", "a")
            self.assertIn(name, said)
            self.assertIn("this program has no automaton", said)  # others may

    def test_an_algorithm_or_an_encoding(self):
        complaint("trace", "--encoding", "EUC-KR", "--algorithm", "plan9", "--text", "a")
        self.assertIn("--encoding", complaint("trace", "--encoding", "no-such", "--text", "a"))


class KindsOfErrors(unittest.TestCase):
    def test_those_of_utf8_are_called_as_check_calls_them(self):
        for text in ("61 ED A0 80 C0 AF E4 B8", "F5 F8 FF 80 F0 8F BF BF E4 B8 41", "F0 9F 98", "E0 80 AF C3"):
            checked = [(row["offset"], row["length"], row["kind"])
                       for row in rows("check", "--hex", text) if "kind" in row]
            traced = [(row["begin"], row["length"], row["error"])
                      for row in rows("trace", "-e", "UTF-8", "--hex", text) if row.get("error")]
            self.assertEqual(traced, checked, text)


class Conventions(unittest.TestCase):
    ALGORITHMS = ["plan9", "branchy", "hoehrmann-2009", "hoehrmann-2010", "lookup"]

    def test_several_inputs_are_named(self):
        for algorithm in self.ALGORITHMS:
            found = rows("trace", "--algorithm", algorithm, "--text", "a", "--hex", "62")
            self.assertEqual([list(row)[0] for row in found], ["file"] * len(found))
            self.assertEqual(sorted({row["file"] for row in found}), ["--hex", "--text"])

    def test_invalid_input_is_no_failure(self):
        for algorithm in self.ALGORITHMS:
            run("trace", "--algorithm", algorithm, "--hex", "FF", status=0)

    def test_an_unknown_algorithm_is_trouble(self):
        self.assertIn("--algorithm", complaint("trace", "--algorithm", "plan10", "--text", "a"))
        self.assertIn("--algorithm", complaint("trace", "--text", "a"))


if __name__ == "__main__":
    unittest.main()
