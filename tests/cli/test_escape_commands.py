"""moji escape and moji unescape as commands: what goes to stdout, what to stderr, exit status."""
import unittest

from moji_program import complaint, run


def warnings(*arguments, **options):
    """What it says on stderr, line by line; the exit status is 0 whatever it warns of."""
    return run(*arguments, status=0, **options).stderr.decode("utf-8").splitlines()


class EscapeCommands(unittest.TestCase):
    def test_data_goes_out_untouched_without_a_line_feed(self):
        done = run("escape", "--style", "percent", "--text", "가", status=0)
        self.assertEqual((done.stdout, done.stderr), (b"%EA%B0%80", b""))
        done = run("unescape", "--style", "percent", "--text", "%1B[31m%00%FF", status=0)
        self.assertEqual((done.stdout, done.stderr), (b"\x1b[31m\x00\xff", b""))

    def test_inputs_one_after_the_other_each_from_offset_0(self):
        done = run("escape", "--style", "base64", "--text", "a", "--hex", "62", status=0)
        self.assertEqual(done.stdout, b"YQ==Yg==")
        told = warnings("unescape", "--style", "json", "--text", "ab\\q", "--text", "\\q")
        self.assertEqual([line.split(":")[1:3] for line in told],
                         [[" --text", " offset 2"], [" --text", " offset 0"]])

    def test_what_is_not_utf_8_is_told_with_its_offset(self):
        for style in ("js", "json", "html", "xml", "utf7", "punycode"):
            told = warnings("escape", "--style", style, "--hex", "41 FF 42")
            self.assertEqual(told, ["moji: --hex: offset 1: not UTF-8, U+FFFD is written"], style)
        for style in ("percent", "rfc8187", "rfc2047-b", "rfc2047-q", "c", "python", "qp", "base64"):
            self.assertEqual(warnings("escape", "--style", style, "--hex", "41 FF 42"), [], style)

    def test_what_is_malformed_passes_through_and_is_told(self):
        for style, text, offset in [("js", "a\\uD83Db", 1), ("json", "\\uDE00", 0), ("html", "&bogus;", 0),
                                    ("percent", "100%", 3), ("qp", "a=zz", 1), ("c", "é\\xFFF", 2)]:
            done = run("unescape", "--style", style, "--text", text, status=0)
            self.assertEqual(done.stdout.decode(), text)
            self.assertIn(f"offset {offset}: ", done.stderr.decode())
            self.assertEqual(done.stderr.count(b"\n"), 1)

    def test_many_problems_are_counted_not_printed(self):
        told = warnings("escape", "--style", "json", "-", data=b"\xFF" * 1000)
        self.assertEqual((len(told), told[-1]), (21, "moji: -: 980 more of these"))

    def test_no_control_character_in_a_warning(self):
        told = run("unescape", "--style", "json", "--text", "\\\x1b\\\u202e", status=0).stderr.decode()
        self.assertNotIn("\x1b", told)
        self.assertNotIn("\u202e", told)

    def test_what_does_not_come_back_is_told(self):
        escaped = run("escape", "--style", "punycode", "-", data="é!xn-".encode(), status=0)
        self.assertIn("may not come back", escaped.stderr.decode())
        self.assertEqual(escaped.stdout, "é!xn-".encode("punycode"))
        self.assertEqual(run("escape", "--style", "punycode", "-", data="éxn".encode(), status=0).stderr, b"")

    def test_auto_says_what_it_took(self):
        for text, style, result in [("%EA%B0%80", "percent", "가"), ("\\uD83D\\uDE00", "json", "😀"),
                                    ("&lt;", "html", "<"), ("=?UTF-8?B?5LiW?=", "rfc2047-b", "世"),
                                    ("\\xE4\\xB8\\x96", "c", "世"), ("xn--e1aybc", "punycode", "тест")]:
            done = run("unescape", "--style", "auto", "--text", text, status=0)
            self.assertEqual(done.stdout.decode(), result)
            self.assertIn(f"read as {style} ", done.stderr.decode())

    def test_auto_finds_escapes_behind_a_buffer_s_edge_of_plain_text(self):
        plain = b"plain text " * 4000
        done = run("unescape", "--style", "auto", "-", data=plain + b"%41" * 50000, status=0)
        self.assertEqual(done.stdout, plain + b"A" * 50000)

    def test_auto_lets_plain_text_through(self):
        done = run("unescape", "--text", "plain", status=0)
        self.assertEqual(done.stdout, b"plain")
        self.assertIn("no escapes found", done.stderr.decode())

    def test_an_unknown_style_names_those_there_are(self):
        for command in ("escape", "unescape"):
            told = complaint(command, "--style", "nope", "--text", "a")
            self.assertIn("nope", told)
            self.assertIn("percent, rfc8187", told)
        self.assertIn("--style", complaint("escape", "--text", "a"))

    def test_a_bound_is_told(self):
        told = complaint("escape", "--style", "punycode", "-", data=b"a" * 20000)
        self.assertIn("16384", told)


if __name__ == "__main__":
    unittest.main()
