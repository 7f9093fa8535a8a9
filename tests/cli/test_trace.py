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

    def test_only_plan9_encodes(self):
        self.assertIn("--encode", complaint("trace", "--algorithm", "branchy", "--encode", "--text", "a"))


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
