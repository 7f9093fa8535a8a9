"""Texts for repair_accuracy.py, from Debian packages that the language models have not been trained on.

    repair_corpus.py FOLDER > corpus.tsv

Packages are downloaded into FOLDER. A line is LANGUAGE, a kind and the text, with tabs between:
`sentence` (to be damaged and repaired, and left alone) and `word` from the translations of two
programs; `clean`, to be left alone only, from whatever people write: names of countries and
languages, messages, phrases and words in capitals in some 200 languages, most of them without a
model; manuals, FAQs, fortunes and help; a tutor; descriptions of languages with their alphabets.
"""
import glob
import os
import random
import re
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "..", "resources", "generators"))
from debian_text import HELD_OUT, held_out_lines, held_out_packages, messages, unpack  # noqa: E402

PACKAGES = ["evolution-common", "gimp-data"]
LOCALES = {
    "ar": "ar", "be": "be", "bg": "bg", "cs": "cs", "da": "da", "de": "de", "el": "el", "es": "es",
    "et": "et", "fi": "fi", "fr": "fr", "he": "he", "hu": "hu", "is": "is", "it": "it", "ja": "ja",
    "ko": "ko", "lt": "lt", "lv": "lv", "mk": "mk", "nb": "nb", "nl": "nl", "pl": "pl",
    "pt": "pt_BR", "ru": "ru", "sr": "sr", "sv": "sv", "th": "th", "tr": "tr", "uk": "uk",
    "vi": "vi", "zh-Hans": "zh_CN", "zh-Hant": "zh_TW",
}
CLEAN_PACKAGES = ["iso-codes", "vlc-l10n", "libgtk-3-common", "vim-runtime", "locales"]
SENTENCES, WORDS = 250, 100
DENSE = {"ja", "ko", "zh-Hans", "zh-Hant"}  # more is said in fewer characters
# Messages with placeholders, markup, accelerators or line breaks are not what a person wrote.
NOISE = re.compile(r"[%$<>{}_\n\t\\]")


def foreign(text):
    return sum(ord(c) > 0x7F for c in text)


def is_sentence(language, text):
    shortest = 10 if language in DENSE else 25
    return shortest <= len(text) < 160 and foreign(text) >= 3


# Catalogues hold damaged text too: UTF-8 read as windows-1252, and a language in another's letters.
DAMAGED = re.compile(r"[ÂÃ][\u0080-¿]|[\ufffd]")
DAMAGED_LOCALES = {"kok"}


def print_clean(choose, language, texts, count):
    """Some of the texts that have anything to repair wrongly."""
    whole = sorted({text for text in texts if 1 < len(text) < 200 and foreign(text)
                    and not re.search(r"[\n\t]", text) and not DAMAGED.search(text)})
    for text in choose.sample(whole, min(count, len(whole))):
        print(language, "clean", text, sep="\t")


def catalogue(path):
    try:
        return list(messages(path))
    except UnicodeDecodeError:
        return []


def clean_messages(choose, folder, locale):
    paths = sorted(glob.glob(f"{folder}/usr/share/locale/{locale}/LC_MESSAGES/*.mo"))
    mine = [path for path in paths if re.search(r"/(iso_[\d-]+|vlc|gtk30.*)\.mo$", path)]
    names = [text for path in mine if "/iso_" in path for text in catalogue(path)]
    texts = [text for path in mine if "/iso_" not in path for text in catalogue(path)]
    words = [text.replace("_", "").split() for text in texts]
    pairs = [" ".join(each[i:i + 2]) for each in words for i in range(len(each) - 1)]
    print_clean(choose, locale, names, 60)
    print_clean(choose, locale, [line for text in texts for line in text.split("\n")], 60)
    print_clean(choose, locale, pairs, 40)
    print_clean(choose, locale, [pair.upper() for pair in pairs], 40)
    print_clean(choose, locale, [word.upper() for each in words for word in each], 20)


def lines_of(path):
    with open(path, encoding="utf-8", errors="replace") as file:
        return [line.strip() for line in file]


def print_all_clean(choose, folder):
    for locale in sorted(set(os.listdir(f"{folder}/usr/share/locale")) - DAMAGED_LOCALES):
        clean_messages(choose, folder, locale)
    for path in sorted(glob.glob(f"{folder}/usr/share/vim/vim*/tutor/tutor.*utf-8")):
        print_clean(choose, os.path.basename(path), lines_of(path), 60)
    for language in HELD_OUT:
        print_clean(choose, language, held_out_lines(folder, language), 400)
    for path in sorted(glob.glob(f"{folder}/usr/share/i18n/locales/*")):
        lines = lines_of(path)
        quoted = [text for line in lines for text in re.findall('"([^"]*)"', line)]
        print_clean(choose, os.path.basename(path), quoted + lines, 25)


def main(folder):
    unpack(PACKAGES + CLEAN_PACKAGES + held_out_packages(), folder)
    choose = random.Random(7)
    for language, locale in LOCALES.items():
        lines = set()
        for path in sorted(glob.glob(f"{folder}/usr/share/locale/{locale}/LC_MESSAGES/*.mo")):
            lines.update(line for line in messages(path) if not NOISE.search(line))
        sentences = sorted(line for line in lines if is_sentence(language, line))
        words = sorted({word.strip(".,:;()“”«»\"'!?…") for line in lines for word in line.split()})
        words = [word for word in words if 1 < len(word) <= 10 and foreign(word) > 0]
        for kind, texts, count in (("sentence", sentences, SENTENCES), ("word", words, WORDS)):
            for text in choose.sample(texts, min(count, len(texts))):
                print(language, kind, text, sep="\t")
    print_all_clean(choose, folder)


if __name__ == "__main__":
    main(sys.argv[1])
