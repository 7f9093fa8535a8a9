"""The catalogues hold every sentence of the sources, finished, with its placeholders and mnemonics."""
import collections
import os
import re
import shutil
import subprocess
import tempfile
import unittest
import xml.etree.ElementTree as ElementTree

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
FOLDER = os.path.join(ROOT, "resources", "translations")
LANGUAGES = {"ru": 3, "zh": 1, "ko": 1}  # plural forms
LUPDATE = shutil.which("lupdate", path=os.environ["PATH"] + ":/usr/lib/qt6/bin")
MNEMONIC = re.compile(r"&(?!&)(\w)")
HAN = "[\u3400-\u9fff]"
# Chinese punctuation is as wide as a character. Signs that are typed or written (10:2, ?) stay as they are.
NARROW = re.compile(rf"{HAN}[,;]|{HAN}[:!](?=\s|$)|{HAN}\.(?=\s|$|{HAN})|[,;]{HAN}|{HAN}\(|\){HAN}|{HAN}\"|\"{HAN}|\.\.\.")
TYPED = {"Scripts"}  # contexts of words to search for


def messages(path):
    """{(context, source, comment): the message}"""
    found = {}
    for context in ElementTree.parse(path).getroot().iter("context"):
        for message in context.iter("message"):
            found[context.findtext("name"), message.findtext("source"), message.findtext("comment") or ""] = message
    return found


def catalogue(language):
    return messages(os.path.join(FOLDER, f"mojiscope_{language}.ts"))


def texts(message):
    translation = message.find("translation")
    forms = translation.findall("numerusform")
    return [form.text or "" for form in forms] if forms else [translation.text or ""]


class Catalogues(unittest.TestCase):
    @unittest.skipUnless(LUPDATE, "lupdate is not installed")
    def test_every_sentence_of_the_sources_is_there(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "mojiscope_en.ts")
            environment = dict(os.environ, PATH=os.path.dirname(LUPDATE) + ":" + os.environ["PATH"])
            subprocess.run([os.path.join(FOLDER, "update"), path], check=True, capture_output=True, env=environment)
            sources = set(messages(path))
        self.assertGreater(len(sources), 1500)
        for language in LANGUAGES:
            self.assertEqual(sources, set(catalogue(language)), f"run resources/translations/update ({language})")

    @unittest.skipUnless(LUPDATE, "lupdate is not installed")
    def test_no_marker_of_ours_hides_a_sentence_of_qt(self):
        """`update` teaches lupdate our own markers; a function of the same name would lose the tr() in its argument."""
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "mojiscope_en.ts")
            subprocess.run([LUPDATE, "-silent", "-locations", "none", os.path.join(ROOT, "app"), "-ts", path], check=True,
                           capture_output=True)
            sources = {(context, source) for context, source, _comment in messages(path)}
        self.assertGreater(len(sources), 1000)
        for language in LANGUAGES:
            self.assertLessEqual(sources, {(context, source) for context, source, _comment in catalogue(language)}, language)

    def test_sentences_are_where_their_class_looks_for_them(self):
        """lupdate may lose the namespace of a class whose tr() is called from a free function."""
        classes, called = set(), []
        for folder, _, names in os.walk(os.path.join(ROOT, "app")):
            for name in names:
                if name.endswith((".h", ".cpp")):
                    with open(os.path.join(folder, name), encoding="utf-8") as file:
                        source = file.read()
                    classes.update(re.findall(r"class (\w+)[^;{]*\{\s*Q_OBJECT", source))
                    called += re.findall(r'\b(\w+)::tr\(\s*"((?:[^"\\]|\\.)*)"\s*[,)]', source)
        known = {(context, source) for context, source, _comment in catalogue("ru")}
        lost = [(name, text) for name, text in called
                if name in classes and "\\" not in text and ("moji::app::" + name, text) not in known]
        self.assertGreater(len(called), 100)
        self.assertEqual(lost, [])

    def test_every_sentence_is_finished(self):
        for language, forms in LANGUAGES.items():
            for key, message in catalogue(language).items():
                self.assertIsNone(message.find("translation").get("type"), (language, key))
                found = texts(message)
                self.assertEqual(len(found), forms if message.get("numerus") == "yes" else 1, (language, key))
                self.assertTrue(all(text.strip() for text in found), (language, key))

    def test_placeholders_agree(self):
        for language in LANGUAGES:
            for key, message in catalogue(language).items():
                for text in texts(message):
                    for pattern in (r"%L?\d|%n", r"\n"):
                        wanted, found = (collections.Counter(re.findall(pattern, each)) for each in (key[1], text))
                        self.assertEqual(wanted, found, (language, key, text))

    def test_chinese_punctuation_is_wide(self):
        for key, message in catalogue("zh").items():
            for text in texts(message):
                plain = re.sub(r"\(&\w\)|;;", " ", text)
                self.assertFalse(key[0] not in TYPED and NARROW.search(plain), (key, text))

    def test_mnemonics_agree(self):
        for language in LANGUAGES:
            for key, message in catalogue(language).items():
                for text in texts(message):
                    wanted, found = MNEMONIC.findall(key[1]), MNEMONIC.findall(text)
                    self.assertEqual(len(wanted), len(found), (language, key, text))
                    if language != "ru":  # "(&X)" with the letter of the English
                        self.assertEqual([each.upper() for each in wanted], [each.upper() for each in found], (language, key))


class Desktop(unittest.TestCase):
    """What menus and software centres show."""
    FOLDER = os.path.join(ROOT, "resources", "packaging", "desktop")
    LANG = "{http://www.w3.org/XML/1998/namespace}lang"

    def test_the_description_is_in_every_language(self):
        for name, tags in (("mojiscope.metainfo.xml.in", ("summary", "p", "li", "caption")), ("mojiscope.mime.xml", ("comment",))):
            root = ElementTree.parse(os.path.join(self.FOLDER, name)).getroot()
            for tag in tags:
                found = collections.Counter(each.get(self.LANG, "en") for each in root.iter() if each.tag.split("}")[-1] == tag)
                self.assertGreater(found["en"], 0, (name, tag))
                self.assertEqual(found, dict.fromkeys(("en", *LANGUAGES), found["en"]), (name, tag))

    def test_the_entry_is_in_every_language(self):
        with open(os.path.join(self.FOLDER, "mojiscope.desktop"), encoding="utf-8") as file:
            keys = {line.split("=")[0] for line in file}
        for key in ("GenericName", "Comment", "Keywords"):
            self.assertLessEqual({key, *(f"{key}[{language}]" for language in LANGUAGES)}, keys)


if __name__ == "__main__":
    unittest.main(argv=["test_translations.py"])
