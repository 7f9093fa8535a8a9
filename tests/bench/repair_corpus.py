"""The corpus of bench_repair: sentences and words in many languages, from the translations of two
Debian packages that the language models have not been trained on.

    repair_corpus.py FOLDER > corpus.tsv

Packages are downloaded into FOLDER. A line is LANGUAGE, `sentence` or `word`, and the text, with
tabs between.
"""
import glob
import os
import random
import re
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "..", "resources", "generators"))
from debian_text import messages, unpack  # noqa: E402

PACKAGES = ["evolution-common", "gimp-data"]
LOCALES = {
    "ar": "ar", "be": "be", "bg": "bg", "cs": "cs", "da": "da", "de": "de", "el": "el", "es": "es",
    "et": "et", "fi": "fi", "fr": "fr", "he": "he", "hu": "hu", "is": "is", "it": "it", "ja": "ja",
    "ko": "ko", "lt": "lt", "lv": "lv", "mk": "mk", "nb": "nb", "nl": "nl", "pl": "pl",
    "pt": "pt_BR", "ru": "ru", "sr": "sr", "sv": "sv", "th": "th", "tr": "tr", "uk": "uk",
    "vi": "vi", "zh-Hans": "zh_CN", "zh-Hant": "zh_TW",
}
SENTENCES, WORDS = 250, 100
DENSE = {"ja", "ko", "zh-Hans", "zh-Hant"}  # more is said in fewer characters
# Messages with placeholders, markup, accelerators or line breaks are not what a person wrote.
NOISE = re.compile(r"[%$<>{}_\n\t\\]")


def foreign(text):
    return sum(ord(c) > 0x7F for c in text)


def is_sentence(language, text):
    shortest = 10 if language in DENSE else 25
    return shortest <= len(text) < 160 and foreign(text) >= 3


def main(folder):
    unpack(PACKAGES, folder)
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


if __name__ == "__main__":
    main(sys.argv[1])
