"""moji repair: labels, statuses, the replay of its steps, and that clean text is left alone."""
import os
import subprocess
import unittest

from moji_program import MOJI, output, rows

CASES = os.path.join(os.path.dirname(__file__), "..", "data", "repair", "cases.tsv")


def run(*arguments, data=b""):
    return subprocess.run([MOJI, "repair", *arguments], input=data, capture_output=True,
                          check=False)


def best(text, *options, status=0):
    return rows("repair", "-", *options, data=text.encode(), status=status)[0]


def replay(steps, data):
    """The steps of a plan for the whole text, done by the other commands."""
    option = {"encode": "--to", "decode": "--from", "unescape": "--style"}
    for step in steps:
        strict = ["--errors", "strict"] if step["op"] == "decode" else []
        data = subprocess.run([MOJI, step["op"], option[step["op"]], step["codec"], *strict, "-"],
                              input=data, capture_output=True, check=True).stdout
    return data


def replay_in_places(steps, data):
    """The same where steps name the bytes that they are for; places are in order."""
    places = {}
    for step in steps:
        places.setdefault((step.get("offset", 0), step.get("length", len(data))), []).append(step)
    result, done = b"", 0
    for (offset, length), chain in places.items():
        result += data[done:offset] + replay(chain, data[offset:offset + length])
        done = offset + length
    return result + data[done:]


class Replay(unittest.TestCase):
    def test_lossless_plans_can_be_replayed(self):
        with open(CASES, encoding="utf-8") as file:
            cases = [line.rstrip("\n").split("\t") for line in file]
        lossless = [damaged for label, damaged, _ in cases if label == "lossless"]
        self.assertGreater(len(lossless), 50)
        for damaged in lossless[::4]:
            for plan in rows("repair", "-", data=damaged.encode()):
                if plan["label"] == "lossless":
                    self.assertEqual(replay_in_places(plan["steps"], damaged.encode()).decode(),
                                     plan["text"])

    def test_what_changed_is_all_that_changed(self):
        text = "Привет: РџСЂРёРІРµС‚, мир cafÃ©"
        plan = best(text)
        data, result, done = text.encode(), b"", 0
        for change in plan["changed"]:
            result += data[done:change["offset"]] + change["text"].encode()
            done = change["offset"] + change["length"]
        self.assertEqual((result + data[done:]).decode(), plan["text"])
        self.assertEqual(plan["text"], "Привет: Привет, мир café")


class Labels(unittest.TestCase):
    def test_keys(self):
        self.assertEqual(list(best("РџСЂРёРІРµС‚")),
                         ["rank", "score", "label", "steps", "text", "changed", "evidence",
                          "damaged"])

    def test_clean_text_is_left_alone(self):
        for text in ["так", "同一", "Привет", "naïve café", "₩1,000", "ÅÄÖ", "plain", "a\r\nb\n"]:
            plan = best(text)
            self.assertEqual((plan["label"], plan["text"], plan["steps"], plan["changed"]),
                             ("clean", text, [], []))

    def test_destroyed_has_no_steps_and_ends_1(self):
        for text in ["占쏙옙", "锟斤拷", "ï¿½ï¿½", "\ufffd\ufffd", "????? ???"]:
            plan = best(text, status=1)
            self.assertEqual((plan["label"], plan["steps"], plan["text"]), ("destroyed", [], text))

    def test_partial_lists_candidates(self):
        plan = best("Р\ufffdРІР°РЅ")
        self.assertEqual((plan["label"], plan["text"]), ("partial", "Иван"))
        self.assertEqual(plan["damaged"],
                         [{"offset": 0, "bytes": "D0 ??", "candidates": "И", "inferred": True,
                           "taken": False}])

    def test_empty_input_has_no_lines(self):
        self.assertEqual(run("-").stdout, b"")
        self.assertEqual(run("-").returncode, 0)

    def test_unknown_encodings_and_steps_are_trouble(self):
        for options in (["--candidates", "UTF-99"], ["--max-steps", "0"], ["--max-steps", "x"]):
            done = run("--text", "a", *options)
            self.assertEqual((done.returncode, done.stdout, done.stderr.count(b"\n")), (2, b"", 1))
            self.assertIn(options[1].encode(), done.stderr)

    def test_candidates(self):
        plan = best("РџСЂРёРІРµС‚", "--candidates", "utf8,cp1251")
        self.assertEqual([step["codec"] for step in plan["steps"]], ["windows-1251", "UTF-8"])
        self.assertEqual(best("РџСЂРёРІРµС‚", "--candidates", "utf8,koi8-r")["label"], "clean")


class Apply(unittest.TestCase):
    def test_writes_the_best_text_and_nothing_else(self):
        done = run("--apply", "-", data="РџСЂРёРІРµС‚\r\n".encode())
        self.assertEqual((done.stdout.decode(), done.stderr, done.returncode),
                         ("Привет\r\n", b"", 0))

    def test_a_text_is_no_json(self):
        done = run("--apply", "--format", "jsonl", "--text", "abc")
        self.assertEqual((done.returncode, done.stdout), (2, b""))
        self.assertIn(b"--apply", done.stderr)

    def test_clean_text_goes_out_as_it_came(self):
        text = "так\0 naïve\r\n".encode()
        self.assertEqual((run("--apply", "-", data=text).stdout), text)

    def test_how_much_is_destroyed_is_said(self):
        damaged = "도서관 open".encode("cp949").decode("utf-8", "replace")
        plan = best(damaged, status=1)
        self.assertEqual(plan["label"], "destroyed")
        self.assertIn(f"{damaged.count(chr(0xFFFD))} of {len(damaged) - 1} characters are U+FFFD",
                      plan["evidence"])

    def test_what_is_destroyed_goes_out_as_it_came(self):
        text = "line one\n占쏙옙 and ï¿½\n".encode()
        done = run("--apply", "-", data=text)
        self.assertEqual((done.stdout, done.returncode), (text, 1))
        self.assertIn(b"destroyed", done.stderr)

    def test_tables_of_codes_go_out_as_they_came(self):
        def cell(lead, trail):
            text = bytes([lead, trail]).decode("euc_kr", "replace")
            return text if len(text) == 1 else "\ufffd"
        table = "".join(f'D[{lead}] = "{"".join(cell(lead, trail) for trail in range(256))}".split("");\n'
                        for lead in range(0xA1, 0xFE)).encode()
        self.assertEqual(run("--apply", "-", data=table).stdout, table)

    def test_words_after_escapes_are_no_damage(self):
        for text in ('"      -s сиг\\tСИГ\\n"', "%sХОТЕ", "за група \\tФО\\n", "何时 Oid为%s"):
            self.assertEqual(best(text)["label"], "clean", text)

    def test_what_is_whole_stays_whole_beside_damage(self):
        done = run("--apply", "--text", "l’humanitÃ© – “cafÃ©” déjà")
        self.assertEqual(done.stdout.decode(), "l’humanité – “café” déjà")

    def test_what_cannot_be_repaired_is_never_emptied(self):
        for text in ("�", "????", "\x80\x81", "пїЅ", "\ufeff", "\n\n", "├──�──┤"):
            done = run("--apply", "-", data=text.encode())
            self.assertEqual(done.stdout.decode(), text)


class LongInput(unittest.TestCase):
    def test_parts_end_with_a_line_and_come_together(self):
        line = "Мы встретились вечером у старого моста.\n"
        text = line.encode().decode("latin-1") * 12000
        self.assertEqual(run("--apply", "-", data=text.encode()).stdout.decode(), line * 12000)
        parts = [row for row in rows("repair", "-", data=text.encode()) if row["rank"] == 1]
        self.assertGreater(len(parts), 1)
        self.assertEqual([part["offset"] for part in parts[1:]],
                         [part["offset"] + part["length"] for part in parts[:-1]])
        self.assertTrue(all(part["text"].endswith("\n") for part in parts))

    def test_a_line_beyond_the_bound_is_said(self):
        done = run("--apply", "-", data=b"a" * 3_000_000)
        self.assertEqual(done.stdout, b"a" * 3_000_000)
        self.assertEqual(done.stderr.count(b"1048576"), 1)


    def test_words_of_a_longer_line_stay_whole(self):
        for separator in (" ", '","', ";"):
            text = ("Она прочитала письмо и долго молчала потом открыла окно".replace(" ", separator) + separator) * 20_000
            damaged = text.encode().decode("cp1251").encode()
            self.assertTrue(run("--apply", "-", data=damaged).stdout.decode() == text, separator)


class Text(unittest.TestCase):
    def test_a_clean_file_is_one_line(self):
        line = "Мы встретились вечером у старого моста.\n"
        self.assertEqual(output("repair", "-", data=(line * 30000).encode()).count("\n"), 1)

    def test_what_reads_as_nothing_is_not_called_ordinary(self):
        self.assertIn("reads as ordinary text", output("repair", "--text", "Привет, мир\n"))
        self.assertIn("reads as no language that is known", output("repair", "--text", "ђлЎ «Є  ­  ‚®«ЈҐ\n"))

    def test_a_line_feed_of_the_text_is_shown(self):
        damaged = "Привет,\nмир\n".encode().decode("cp1251", "surrogateescape")
        shown = output("repair", "--text", damaged)
        self.assertIn("Привет,␊мир", shown)

    def test_says_what_happened(self):
        shown = output("repair", "--text", "РџСЂРёРІРµС‚")
        self.assertIn("UTF-8 read as windows-1251", shown)
        self.assertIn("Привет", shown)

    def test_control_characters_are_shown_not_obeyed(self):
        shown = output("repair", "--text", "РџСЂРёРІРµС‚\x1b[31m \u202e")
        self.assertNotIn("\x1b", shown)
        self.assertNotIn("\u202e", shown)


if __name__ == "__main__":
    unittest.main()
