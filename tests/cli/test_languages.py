"""moji in the reader's language: chosen by --language or the environment; never in machine output."""
import json
import os
import re
import subprocess
import unittest

from moji_program import MOJI, complaint, output, rows, run

LANGUAGES = ["en", "ko", "ru", "zh"]
CYRILLIC = re.compile("[а-яё]", re.IGNORECASE)
MALFORMED = ["--hex", "61 C0 AF 62 E4 B8"]


def in_environment(*arguments, **variables):
    clean = {name: value for name, value in os.environ.items()
             if name not in ("LANGUAGE", "LANG") and not name.startswith("LC_")}
    return run(*arguments, env={**clean, **variables}).stdout.decode("utf-8")


class Chosen(unittest.TestCase):
    def test_each_language_has_words_of_its_own(self):
        pages = {language: output("--language", language, "check", "--help", status=0) for language in LANGUAGES}
        self.assertEqual(len(set(pages.values())), len(LANGUAGES))
        self.assertTrue(CYRILLIC.search(pages["ru"]))
        self.assertTrue(re.search("[가-힣]", pages["ko"]))
        self.assertTrue(re.search("[一-鿿]", pages["zh"]))
        for page in pages.values():
            self.assertIn("--invalid-files", page)

    def test_the_option_has_two_forms(self):
        self.assertEqual(output("--language=ru", "check", "--help"), output("--language", "ru", "check", "--help"))

    def test_an_unknown_language_is_refused(self):
        self.assertIn("there is no xx: en, ko, ru, zh", complaint("--language", "xx", "check", "--text", "a"))

    def test_the_environment_is_asked_in_posix_order(self):
        def is_russian(**variables):
            return bool(CYRILLIC.search(in_environment("stat", "--text", "a", **variables)))

        self.assertFalse(is_russian())
        self.assertFalse(is_russian(LANG="C"))
        self.assertFalse(is_russian(LANG="C.UTF-8"))
        self.assertFalse(is_russian(LANG="en_GB.UTF-8"))
        self.assertFalse(is_russian(LANG="fr_FR.UTF-8"))
        self.assertTrue(is_russian(LANG="ru_RU.UTF-8"))
        self.assertTrue(is_russian(LANG="en_GB.UTF-8", LC_MESSAGES="ru_RU.KOI8-R"))
        self.assertFalse(is_russian(LANG="ru_RU.UTF-8", LC_ALL="C"))
        self.assertTrue(is_russian(LANG="en_GB.UTF-8", LANGUAGE="fr:ru:en"))
        self.assertFalse(is_russian(LANG="C", LANGUAGE="ru"))
        self.assertFalse(is_russian(LANG="ru_RU.UTF-8", LANGUAGE="en:ru"))


class Said(unittest.TestCase):
    def test_russian_has_three_plural_forms(self):
        for count, word in [(1, "байт"), (2, "байта"), (5, "байт"), (11, "байт"), (21, "байт"), (22, "байта")]:
            text = output("--language", "ru", "check", "--text", "a" * count)
            self.assertRegex(text, rf"\b{count} {word}\b")
        for count, word in [(1, "строка"), (3, "строки"), (12, "строк"), (21, "строка")]:
            text = output("--language", "ru", "check", "--text", "a\n" * (count - 1) + "a")
            self.assertRegex(text, rf"\b{count} {word}\b")

    def test_errors_of_the_command_line_are_translated(self):
        for arguments in (["check", "--no-such-option"], ["no-such-command"], ["decode"], ["check", "-e", "nothing", "--text", "a"],
                          ["stat", "--color", "green", "--text", "a"]):
            self.assertTrue(CYRILLIC.search(complaint("--language", "ru", *arguments)), arguments)
            self.assertFalse(CYRILLIC.search(complaint("--language", "en", *arguments)), arguments)

    def test_reasons_are_translated_and_identifiers_are_not(self):
        text = output("--language", "ru", "check", *MALFORMED)
        for identifier in ("overlong", "too_long", "too_short"):
            self.assertIn(identifier, text)
        self.assertEqual(len(CYRILLIC.findall(text)) > 40, True)
        table = output("--language", "ru", "tables", "ranges")
        self.assertTrue(CYRILLIC.search(table))


    def test_reasons_of_the_core_are_translated(self):
        for arguments, words in (
                (["convert", "--dry-run", "--to", "UTF-8", "--from", "KOI8-R", "/dev/null"], "не обычный файл"),
                (["check", "/"], "это папка"),
                (["check", "--hex", "4"], "нужна вторая цифра"),
                (["spans", "--range", "9:1", "--text", "a"], "нужно A:B"),
                (["chart", "Big5", "--library", "icu", "--against", "nothing"], "в ICU нет конвертера")):
            russian, english = (run("--language", language, *arguments) for language in ("ru", "en"))
            said = (russian.stdout + russian.stderr).decode("utf-8")
            self.assertIn(words, said, arguments)
            self.assertEqual(russian.returncode, english.returncode)
            self.assertFalse(CYRILLIC.search((english.stdout + english.stderr).decode("utf-8")), arguments)

    def test_reasons_of_the_system_are_translated(self):
        missing = os.path.join(os.sep, "no such folder", "x")
        for arguments in (["check", missing], ["diff", missing, missing], ["check", "--text", "a", "-o", missing]):
            self.assertIn("Нет такого файла или папки", complaint("--language", "ru", *arguments))
        done = run("--language", "ru", "survey", missing, "--format", "jsonl")
        self.assertEqual(json.loads(done.stdout.splitlines()[0])["error"], "No such file or directory")
        self.assertIn("No such file or directory", done.stderr.decode())
        with open("/dev/full", "wb") as full:
            said = subprocess.run([MOJI, "--language", "ru", "list"], stdout=full, stderr=subprocess.PIPE, check=False)
        self.assertEqual(said.stderr.decode(), "moji: стандартный вывод: На устройстве не осталось места\n")

    def test_traces_are_translated(self):
        for arguments, words in (
                (["--algorithm", "plan9", "--hex", "C0 AF E4"], ("далее", "отказ|не хватает", "not_continuation")),
                (["--algorithm", "branchy", "--hex", "D0 9F"], ("байт 1 вида 0xxxxxxx", "приём")),
                (["--algorithm", "hoehrmann-2010", "--hex", "61 E4"], ("приём", "не хватает", "ACCEPT")),
                (["-e", "ISO-2022-JP", "--hex", "1B 24 42 30 21 C0"], ("ведущий байт", "декодер ISO-2022-JP", "управление", "отказ"))):
            russian = output("--language", "ru", "trace", *arguments)
            for word in words:
                self.assertRegex(russian, word)
            for word in ("accept", "reject", "next", "start", "lead byte", "decoder"):
                self.assertNotRegex(russian, rf"\b{word}\b", arguments)

    def test_percents_are_written_as_the_language_does(self):
        for language, percent in (("en", "40.00 %"), ("ru", "40.00\u00a0%"), ("zh", "40.00%"), ("ko", "40.00%")):
            self.assertIn(percent, output("--language", language, "stat", "--text", "aбв"))

    def test_famous_differences_have_their_history_in_the_readers_language(self):
        listed = output("--language", "ru", "chart", "--presets")
        self.assertIn("Волнистое тире и знак иены", listed)
        self.assertNotIn("Microsoft mapped", listed)
        self.assertIn("Microsoft mapped", output("--language", "en", "chart", "--presets"))


class Machines(unittest.TestCase):
    def test_json_never_changes(self):
        for arguments in (["check", *MALFORMED], ["detect", "--hex", "CF F0 E8 E2 E5 F2"], ["repair", "--text", "Ð¿Ñ€Ð¸Ð²ÐµÑ‚"],
                          ["bits", *MALFORMED], ["text", "--text", "straße"], ["tables", "ranges"], ["decoders", *MALFORMED],
                          ["spans", *MALFORMED], ["stat", *MALFORMED], ["compare", "--text", "é"],
                          ["chart", "--presets"], ["trace", "-e", "EUC-KR", *MALFORMED]):
            english = run(*arguments, "--format", "jsonl").stdout
            self.assertTrue(english)
            for language in LANGUAGES:
                self.assertEqual(english, run("--language", language, *arguments, "--format", "jsonl").stdout)

    def test_data_never_changes(self):
        for language in LANGUAGES:
            self.assertEqual(run("--language", language, "encode", "--to", "EUC-KR", "--text", "가").stdout, b"\xb0\xa1")

    def test_json_is_read_by_a_reader_of_any_language(self):
        row = rows("check", *MALFORMED, env={**os.environ, "LC_ALL": "ru_RU.UTF-8"})[0]
        self.assertFalse(CYRILLIC.search(json.dumps(row, ensure_ascii=False)))


if __name__ == "__main__":
    unittest.main(argv=["test_languages.py"])
