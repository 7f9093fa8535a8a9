#!/usr/bin/env python3
"""How often words come back whose UTF-8 lost bytes when it was read in a Windows encoding.

    lost_bytes.py MOJI FOLDER [--count N] [--fresh held|dev] [--source other|dev|held]

Sentences of 24 languages (those of repair_accuracy.py, kept in FOLDER) are written as UTF-8 and read
as windows-1252, -1250, -1251, -1253 or -1254, in which up to eleven bytes have no character. Each of these
becomes U+FFFD, or is dropped and leaves nothing. Each sentence is a file, which `moji repair`
repairs. Words that lost bytes are counted: whole again, left as they are or with U+FFFD (or with
what is left of a character) in the place of what is not known, or wrong.
"""
import argparse
import collections

from repair_accuracy import sentences
from repair_runs import repair_texts

READ_AS = {"windows-1252": ["ar", "be", "bg", "cs", "el", "fr", "he", "hu", "is", "ja", "ko", "lt", "lv", "pl", "pt", "ru", "sr", "th",
                            "uk", "vi", "zh-Hans"],
           "windows-1250": ["cs", "hu", "pl", "ru"], "windows-1251": ["cs", "pl", "ru"], "windows-1253": ["el"],
           "windows-1254": ["tr"]}
LONG_ENOUGH = 30  # characters: of a few words it is not seen that they were misread


def damage(text, encoding, mark):
    """The text as it is read, and how many bytes were lost."""
    read, lost = [], 0
    for byte in text.encode():
        try:
            read.append(bytes([byte]).decode(encoding))
        except UnicodeDecodeError:
            read.append(mark)
            lost += 1
    return "".join(read), lost


def is_left(word, repaired, encoding, mark):
    """Whether each character is right, or what is left of it."""
    at = 0
    for character in word:
        left = damage(character, encoding, mark)[0]
        for each in (character, left, "\ufffd"):
            if each and repaired.startswith(each, at):
                at += len(each)
                break
        else:
            return False
    return at == len(repaired)


def count(found, whole, damaged, repaired, encoding, mark):
    words = [each.split(" ") for each in (whole, damaged, repaired)]
    if len({len(each) for each in words}) > 1:
        found["other"] += 1
        return
    for right, given, result in zip(*words):
        lost = damage(right, encoding, mark)[1] > 0
        found["words"] += lost
        if result == right:
            found["right"] += lost
        elif result == given or is_left(right, result, encoding, mark):
            found["left"] += lost
        else:
            found["wrong"] += 1


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n", maxsplit=1)[0])
    parser.add_argument("moji")
    parser.add_argument("folder")
    parser.add_argument("--count", type=int, default=60, help="sentences of a language")
    parser.add_argument("--fresh", choices=("dev", "held"))
    parser.add_argument("--source", choices=("other", "dev", "held"), default="")
    options = parser.parse_args()
    texts = sentences(options.folder, f"fresh-{options.fresh}" if options.fresh else options.source)
    print("| read as | language | bytes | words that lost some | whole again | left | wrong | other |")
    print("|---|---|---|---:|---:|---:|---:|---:|")
    for how, mark in (("U+FFFD", "\ufffd"), ("dropped", "")):
        everything = collections.Counter()
        for encoding, languages in READ_AS.items():
            for language in languages:
                cases = [(text, *damage(text, encoding, mark)) for text in texts.get(language, ())
                         if len(text) >= LONG_ENOUGH]
                cases = [case for case in cases if case[2]][:options.count]
                repairs = repair_texts(options.moji, [damaged for _, damaged, _ in cases])
                found = collections.Counter()
                for (whole, damaged, _), repair in zip(cases, repairs):
                    count(found, whole, damaged, repair.text, encoding, mark)
                row = " | ".join(str(found[key]) for key in ("words", "right", "left", "wrong", "other"))
                print(f"| {encoding} | {language} | {how} | {row} |")
                everything.update(found)
        row = " | ".join(str(everything[key]) for key in ("words", "right", "left", "wrong", "other"))
        print(f"| all | all | {how} | {row} |")


if __name__ == "__main__":
    main()
