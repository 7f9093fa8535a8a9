"""The man page and the completions know every command and option of moji, and no others."""
import os
import re
import subprocess
import unittest

from moji_program import MOJI, commands, options_of, output

RESOURCES = os.path.join(os.path.dirname(__file__), "..", "..", "resources")


def read(*path):
    with open(os.path.join(RESOURCES, *path), encoding="utf-8") as file:
        return file.read()


def help_options():
    """Command -> its long options, as moji itself lists them."""
    return {command: options_of(command) for command in commands()}


def help_values():
    """(command, option) -> its values, where --help lists them: as a|b, or as "one of a, b"."""
    values = {}
    for command in commands():
        text = re.sub(r"\n {20,}", " ", output(command, "--help"))  # in one line each
        for option, listed in re.findall(r"^  (--[a-z-]+) ([\da-z-]+(?:\|[\da-z-]+)+)", text, re.MULTILINE):
            values[command, option] = set(listed.split("|"))
        for option, listed, more in re.findall(r"^  (--[a-z-]+) .* one of ([\w, -]+)(?:; (auto))?", text,
                                               re.MULTILINE):
            values[command, option] = set(listed.split(", ")) | ({more} if more else set())
    return values


def auto_options():
    """(command, option) where --help says that the encoding may be auto."""
    return [(command, option) for command in commands()
            for option in re.findall(r"^  (?:-\w,)?(--[a-z-]+) NAME\|auto", output(command, "--help"), re.MULTILINE)]


class ManPage(unittest.TestCase):
    def setUp(self):
        text = read("man", "moji.1").replace("\\-", "-")
        general, _, rest = text.partition(".SH COMMANDS\n")
        self.shared = self.options_in(general)
        listed = re.split(r"^\.SS (\w+)\n", rest.partition("\n.SH ")[0], flags=re.MULTILINE)
        self.own = {name: self.options_in(body) for name, body in zip(listed[1::2], listed[2::2])}

    @staticmethod
    def options_in(text):
        lines = re.findall(r"^\.TP\n(.*)$", text, re.MULTILINE)
        return {option for line in lines for option in re.findall(r"--[a-z][-a-z0-9]*", line)}

    def test_describes_every_command(self):
        self.assertCountEqual(list(self.own), commands())

    def test_describes_every_option(self):
        for command, options in help_options().items():
            self.assertEqual(self.own[command], options - self.shared, command)

    def test_has_the_version(self):
        version = output("--version").split()[1]
        self.assertIn(f'"Mojiscope {version}"', read("man", "moji.1"))


class Bash(unittest.TestCase):
    """Asks the completion itself."""

    def completions(self, *words):
        script = ('source "$1"; PATH=$2:$PATH; shift 2; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _moji; '
                  'printf "%s\\n" "${COMPREPLY[@]}"')
        done = subprocess.run(["bash", "-c", script, "bash",
                               os.path.join(RESOURCES, "completions", "moji.bash"),
                               os.path.dirname(MOJI), "moji", *words],
                              capture_output=True, text=True, check=True)
        self.assertEqual(done.stderr, "")
        return done.stdout.split()

    def test_commands(self):
        self.assertCountEqual(self.completions(""), commands())
        self.assertEqual(self.completions("enc"), ["encode"])

    def test_options(self):
        for command, options in help_options().items():
            self.assertEqual(set(self.completions(command, "--")), options, command)

    def test_values(self):
        for known in (("escape", "--style"), ("convert", "--bom"), ("trace", "--algorithm"), ("race", "--corpus")):
            self.assertIn(known, help_values())
        for (command, option), values in help_values().items():
            self.assertEqual(set(self.completions(command, option, "")), values, f"{command} {option}")

    def test_encodings(self):
        self.assertIn("EUC-KR", self.completions("check", "--encoding", "EUC"))
        self.assertIn("KOI8-R,EUC-KR", self.completions("compare", "--encodings", "KOI8-R,EUC-K"))

        self.assertIn("KOI8-R,EUC-KR", self.completions("strings", "-e", "KOI8-R,EUC-K"))
        self.assertIn("KOI8-R,EUC-KR", self.completions("detect", "--candidates", "KOI8-R,EUC-K"))
        self.assertEqual(self.completions("chart", "ISO-IR"), ["ISO-IR-111"])

    def test_auto_where_an_encoding_can_be_detected(self):
        for command, option in auto_options():
            self.assertIn("auto", self.completions(command, option, ""), f"{command} {option}")
        self.assertNotIn("auto", self.completions("encode", "--to", ""))

    def test_a_letter_means_another_thing_in_another_command(self):
        self.assertCountEqual(self.completions("strings", "-t", ""), ["d", "o", "x"])
        self.assertEqual(self.completions("strings", "-n", ""), [])
        self.assertEqual(self.completions("decode", "-t", "EUC-KR"), ["EUC-KR"])

    def test_a_value_after_an_equals_sign(self):
        self.assertEqual(self.completions("check", "--encoding", "=", "EUC-KR"), ["EUC-KR"])
        self.assertCountEqual(self.completions("check", "--color", "="), ["auto", "always", "never"])

    def test_after_the_language(self):
        self.assertCountEqual(self.completions("--language", ""), ["en", "ko", "ru", "zh"])
        for language in (["--language", "ru"], ["--language", "=", "ru"]):
            self.assertCountEqual(self.completions(*language, ""), commands())
            self.assertEqual(self.completions(*language, "check", "--lim"), ["--limit"])
            self.assertEqual(self.completions(*language, "check", "-e", "EUC-KR"), ["EUC-KR"])

    def test_files(self):
        self.assertEqual(self.completions("check", __file__[:-1]), [__file__])


class Zsh(unittest.TestCase):
    def setUp(self):
        self.text = read("completions", "_moji")

    def options_in(self, text):
        return set(re.findall(r"(--[a-z][-a-z0-9]*)[\[}]", text))

    def test_commands(self):
        self.assertCountEqual(re.findall(r"^        '(\w+):", self.text, re.MULTILINE), commands())

    def test_options(self):
        arrays = dict(re.findall(r"^    (input|lines)=\((.*?)\)$", self.text, re.MULTILINE | re.DOTALL))
        arrays["lines"] = arrays["lines"].replace("$input", arrays["input"])
        for command, options in help_options().items():
            [specified] = re.findall(rf"^    {command}\) options=\((.*)\) ;;$", self.text, re.MULTILINE)
            for name, specifications in arrays.items():
                specified = specified.replace("$" + name, specifications)
            self.assertEqual(self.options_in(specified), options, command)

    def test_auto_where_an_encoding_can_be_detected(self):
        for command, option in auto_options():
            [specified] = re.findall(rf"^    {command}\) options=\((.*)\) ;;$", self.text, re.MULTILINE)
            self.assertRegex(specified, rf"{option}[\[}}][^:]*:encoding:_moji_encodings_or_auto'")


class Fish(unittest.TestCase):
    def setUp(self):
        self.text = read("completions", "moji.fish")

    def test_commands(self):
        self.assertCountEqual(re.findall(r"^complete -c moji \$alone -a (\w+) ", self.text, re.MULTILINE), commands())

    def test_options(self):
        sets = dict(re.findall(r"^set -l (reading|printing) (.*)$", self.text, re.MULTILINE))
        found = {command: {"--help"} for command in commands()}
        for where, option in re.findall(r"^__moji_option (\"\$\w+\"|\w+) ([a-z0-9-]+) ", self.text, re.MULTILINE):
            for command in sets[where[2:-1]].split() if where.startswith('"') else [where]:
                found[command].add("--" + option)
        self.assertEqual(found, help_options())

    def test_auto_where_an_encoding_can_be_detected(self):
        for command, option in auto_options():
            self.assertRegex(self.text, rf"(?m)^__moji_option {command} {option[2:]} .*-a 'auto ")


if __name__ == "__main__":
    unittest.main()
