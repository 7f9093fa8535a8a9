#!/usr/bin/env python3
"""How often `moji repair` is right: text damaged in known ways, and text that must stay as it is,
beside ftfy where it is installed.

    repair_accuracy.py MOJI FOLDER [--count N] [--other | --unseen dev|held | --fresh dev|held] [--only PREFIX] [--failures FILE]

FOLDER is scratch space: packages that the language models were not made of are downloaded into it.
--count (40) texts are taken for each kind of damage, the same ones every time, from languages in
turn. --other takes the sentences from MediaWiki's messages, which nothing was tuned to.
--unseen takes them from the messages of five more programs, split in two by a hash: `dev` may be looked at,
`held` is only counted. --fresh is the same with the messages of seven other programs.
--only runs the kinds whose name starts with PREFIX.

A row of the table is a kind of damage. `right`: the original came back, character for character.
`left`: nothing was changed although something was to be. `wrong`: changed into something else.
`sure`: those of the wrong ones that are called lossless. U+FFFD: texts that gained one. Damage is
reversible unless its name says otherwise: the bytes can be had again from the damaged text. In a
one-byte encoding a byte that has no character is a C1 control, as browsers have it.
"""
import argparse
import base64
import collections
import functools
import glob
import html
import json
import os
import random
import re
import sys
import urllib.parse
import zlib

import repair_corpus
from clean_corpus import ftfy
from debian_text import HELD_OUT, held_out_lines, held_out_packages, messages, unpack
from repair_corpus import DAMAGED, LOCALES, NOISE, is_sentence
from repair_runs import Repair, repair_texts

SINGLE_BYTE = """cp1252 latin-1 cp1251 cp1250 cp1253 cp1254 cp1257 iso8859-2 koi8-r cp866 cp437
    cp850 mac-roman mac-cyrillic""".split()
DOUBLE_BYTE = "cp949 gbk cp932 big5 euc-jp".split()
REPEATED = ["cp1252 cp1252", "cp1252 cp1252 cp1252", "latin-1 latin-1", "cp1251 cp1251",
            "mac-roman mac-roman", "mac-roman mac-roman mac-roman", "cp437 cp437",
            "cp1252 cp1251", "cp1250 cp1250", "cp1252 latin-1"]

CYRILLIC = "ru uk bg sr mk be".split()
CENTRAL = "pl cs hu".split()
WESTERN = "fr de es pt sv da nb fi is".split()
# Languages, what the text was written in, and what it was read as.
LEGACY = [
    (CYRILLIC, "cp1251", "cp1252 latin-1 koi8-r cp866 mac-cyrillic mac-roman cp1250 gbk"),
    (CYRILLIC, "koi8-r", "cp1251 cp1252 latin-1 cp866"),
    (CYRILLIC, "cp866", "cp1251 cp1252 koi8-r cp437"),
    (CYRILLIC, "iso8859-5", "cp1251 latin-1 koi8-r"),
    (CYRILLIC, "mac-cyrillic", "cp1251 mac-roman"),
    (["el"], "cp1253", "cp1252 latin-1 cp1251"), (["el"], "iso8859-7", "latin-1 cp1252"),
    (["el"], "cp737", "cp437 cp1252"),
    (["he"], "cp1255", "cp1252 latin-1 cp1251"), (["he"], "cp862", "cp437"),
    (["ar"], "cp1256", "cp1252 cp1251"), (["th"], "cp874", "cp1252 latin-1"),
    (["tr"], "cp1254", "cp1252"), (["lv", "lt"], "cp1257", "cp1252"),
    (CENTRAL, "cp1250", "cp1252 cp1251"), (CENTRAL, "iso8859-2", "latin-1 cp1250"),
    (CENTRAL, "cp852", "cp1250 cp437 cp1252"),
    (WESTERN, "cp1252", "mac-roman cp437 cp850 cp1251 cp1250"),
    (WESTERN, "cp850", "cp1252 latin-1"), (WESTERN, "mac-roman", "cp1252"),
    (["ko"], "cp949", "cp1252 latin-1 gbk cp932 big5"),
    (["zh-Hans"], "gbk", "cp1252 latin-1 big5 cp949 cp932 cp1251"),
    (["zh-Hant"], "big5", "cp1252 latin-1 gbk cp949 cp932"),
    (["ja"], "cp932", "cp1252 latin-1 gbk cp949 mac-roman"),
    (["ja"], "euc-jp", "cp1252 latin-1 cp932 gbk cp949"),
]


# --- Damage

def read_as(data, codec):
    """The bytes as text, None where something would be lost."""
    try:
        return data.decode(codec)
    except UnicodeDecodeError:
        if codec in DOUBLE_BYTE:
            return None
    characters = [one_byte_table(codec)[byte] for byte in data]
    return None if "" in characters else "".join(characters)


@functools.cache
def one_byte_table(codec):
    """Undefined bytes are C1 controls below A0, and nothing above."""
    return [bytes([i]).decode(codec, "ignore") or (chr(i) if i < 0xA0 else "") for i in range(256)]


def written_in(text, codec):
    try:
        return text.encode(codec)
    except UnicodeEncodeError:
        if codec in DOUBLE_BYTE:
            return None
    table = {c: i for i, c in enumerate(one_byte_table(codec))}
    return bytes(table[c] for c in text) if all(c in table for c in text) else None


def damage(text, written, *readers):
    """The text written in the first and read as the second, written in UTF-8 again and read as the
    third, and so on. None where that is not reversible or changes nothing."""
    result = text
    for reader in readers:
        try:
            data = result.encode(written)
        except UnicodeEncodeError:
            return None
        result = read_as(data, reader)
        if result is None or written_in(result, reader) != data or "\ufffd" in result:
            return None
        written = "utf-8"
    return None if result == text else result


# --- Text

def program_messages(folder):
    """Sentences of each language: messages of two programs, manuals, FAQs and help."""
    unpack(repair_corpus.PACKAGES + held_out_packages(), folder)
    for language, locale in LOCALES.items():
        lines = {line for path in
                 sorted(glob.glob(f"{folder}/usr/share/locale/{locale}/LC_MESSAGES/*.mo"))
                 for line in messages(path)}
        if language in HELD_OUT:
            lines.update(held_out_lines(folder, language))
        yield language, lines
    yield "en", held_out_lines(folder, "en")


def wiki_messages(folder):
    unpack(["mediawiki"], folder)
    names = {"zh-Hans": "zh-hans", "zh-Hant": "zh-hant", "sr": "sr-ec", "pt": "pt-br"}
    for language in [*LOCALES, "en"]:
        name = names.get(language, language)
        found = glob.glob(f"{folder}/**/i18n/**/{name}.json", recursive=True)
        lines = []
        for path in sorted(found):
            with open(path, encoding="utf-8") as file:
                texts = [text for text in json.load(file).values() if isinstance(text, str)]
            lines += [line for text in texts for line in text.split("\n")]
        yield language, [line for line in lines if not re.search(r"[\[\]|#*=:;]", line)]


UNSEEN = {"aptitude-common": "aptitude", "gnupg-l10n": "gnupg2", "inkscape": "inkscape", "libgtk-4-common": "gtk40",
          "vlc-l10n": "vlc"}  # packages and their catalogues
FRESH = {"audacity-data": "audacity", "claws-mail-i18n": "claws-mail", "freeciv-data": "freeciv-core",
         "geany-common": "geany", "gnucash-common": "gnucash", "pidgin-data": "pidgin", "synaptic": "synaptic"}


def unseen_messages(programs, half):
    def read(folder):
        unpack(programs, folder)
        for language, locale in {**LOCALES, "en": "en_GB"}.items():
            lines = {line for name in programs.values() for path in
                     glob.glob(f"{folder}/usr/share/locale/{locale}/LC_MESSAGES/{name}.mo")
                     for text in messages(path) for line in text.split("\n")}
            yield language, sorted(line for line in lines if (zlib.crc32(line.encode()) % 2 == 0) == (half == "dev"))
    return read


def sentences(folder, source):
    """{language: sentences in an order that looks random}, kept in the folder."""
    programs = FRESH if source.startswith("fresh") else UNSEEN
    read = {"": program_messages, "other": wiki_messages}.get(source) or unseen_messages(
        programs, source.removeprefix("fresh-"))
    kept = os.path.join(folder, f"sentences-{source}.json" if source else "sentences.json")
    if not os.path.exists(kept):
        found = {}
        for language, lines in read(folder):
            whole = sorted({line.strip() for line in lines
                            if not NOISE.search(line) and not DAMAGED.search(line)})
            whole = [line for line in whole if 25 <= len(line) < 200 if language == "en"
                     or is_sentence(language, line)]
            random.Random(11).shuffle(whole)
            found[language] = whole[:1500]
        with open(kept, "w", encoding="utf-8") as file:
            json.dump(found, file, ensure_ascii=False)
    with open(kept, encoding="utf-8") as file:
        return json.load(file)


class Case:
    def __init__(self, kind, language, given, wanted):
        self.kind, self.language, self.given, self.wanted = kind, language, given, wanted


def in_turn(texts, languages, make, count):
    """Up to `count` values of make(language, text), languages in turn, without those that are None."""
    queues = collections.deque((language, iter(texts.get(language, []))) for language in languages)
    while queues and count:
        language, queue = queues.popleft()
        for text in queue:
            made = make(language, text)
            if made is not None:
                yield made
                count -= 1
                queues.append((language, queue))
                break


# --- Kinds of cases: each yields Cases

def chains(texts, count):
    whole = [[reader] for reader in SINGLE_BYTE + DOUBLE_BYTE] + [names.split() for names in REPEATED]
    for readers in whole:
        name = "UTF-8 as " + " as ".join(readers)

        def make(language, text, readers=readers, name=name):
            given = damage(text, "utf-8", *readers)
            return given and Case(name, language, given, text)
        yield from in_turn(texts, LOCALES, make, count)


def legacy(texts, count):
    for languages, written, readers in LEGACY:
        for reader in readers.split():
            def make(language, text, written=written, reader=reader):
                given = damage(text, written, reader)
                return given and Case(f"legacy {written} as {reader}", language, given, text)
            yield from in_turn(texts, languages, make, max(count // 4, 1))


HALF_READERS = ["cp1252", "latin-1", "cp1251", "mac-roman", "koi8-r", "cp437", "cp1250"]


def one_word(text, reader):
    words = re.findall(r"\S+", text)
    for word in sorted(words, key=len, reverse=True):
        bad = damage(word, "utf-8", reader)
        if bad and sum(ord(c) > 0x7F for c in word) > 1 and not re.search(r"\s", bad):
            return text.replace(word, bad, 1)
    return None


def halves(texts, count):
    """Documents of eight lines of which some are damaged, once."""
    def spoil_some(where):
        def spoil(lines, reader):
            bad = [damage(line, "utf-8", reader) if i in where else line
                   for i, line in enumerate(lines)]
            return None if None in bad else bad
        return spoil

    def spoil_word(lines, reader):
        bad = one_word(lines[3], reader)
        return bad and lines[:3] + [bad] + lines[4:]

    ways = [("damaged first half", spoil_some(range(4))), ("damaged second half", spoil_some(range(4, 8))),
            ("damaged line", spoil_some([5])), ("damaged word", spoil_word)]
    for name, spoil in ways:
        made = 0
        for number in range(20 * count):
            language = list(LOCALES)[number % len(LOCALES)]
            reader = HALF_READERS[number // 3 % len(HALF_READERS)]
            choose = random.Random(f"{name}{number}")
            if len(texts[language]) < 8 or made == count:
                continue
            lines = choose.sample(texts[language], 8)
            bad = spoil(lines, reader)
            if bad:
                made += 1
                yield Case(name, f"{language} {reader}", "\n".join(bad) + "\n", "\n".join(lines) + "\n")


def clean(texts, count):
    for language in LOCALES:
        for text in texts[language][-count:]:
            yield Case("clean sentence", language, text, text)
        for i in range(0, min(count, len(texts[language]) - 8), 8):
            text = "\n".join(texts[language][i:i + 8])
            yield Case("clean document", language, text, text)


# English has words of other languages, and quotes, dashes and spaces of its own.
GUESTS = """café naïve résumé façade Brontë piñata jalapeño Düsseldorf Málaga Øresund crème
    Dvořák Škoda Łódź Erdoğan""".split()
QUOTED = {"fr": ["« {} »", "“{}”", "l’{}", "{} – enfin", "{}…", "‘{}’"],
          "de": ["„{}“", "‚{}‘", "»{}«", "{} – also", "{}…", "{}’s"],
          "en": ["“{}”", "‘{}’", "the {}’s", "{} — then", "{}…", "10 {}"]}


def spoil_letters(text, reader):
    """Damages letters; quotes, dashes and spaces stay as they are."""
    return re.sub(r"[^\W\d_]+", lambda found: damage(found[0], "utf-8", reader) or found[0]
                  if not found[0].isascii() else found[0], text)


def quoted(texts, count):
    for language, frames in QUOTED.items():
        choose = random.Random(language)
        pool = iter(texts[language])
        for number in range(count):
            words = next(pool).split()
            at = choose.randrange(len(words))
            word = words[at].strip(".,:;!?()«»\"„“”'’")
            if language == "en":
                word = choose.choice(GUESTS)
            words[at] = choose.choice(frames).format(word or choose.choice(GUESTS))
            text = " ".join(words)
            reader = ["cp1252", "cp1252", "latin-1"][number % 3]
            bad = spoil_letters(text, reader)
            if bad != text:
                yield Case("between correct quotes", f"{language} {reader}", bad, text)


FRAMES = {
    "HTML": '<!DOCTYPE html>\n<html><head><meta charset="utf-8"><title>Q &amp; A</title></head>\n'
            '<body>\n<p class="x">{}</p>\n<p>&copy; 2024&nbsp;&mdash; a &lt; b, &#8364; 5</p>\n'
            '<a href="/s?q=caf%C3%A9&amp;n=1">{}</a>\n</body></html>\n',
    "JSON": '{{\n  "id": 17,\n  "escaped": "caf\\u00e9 \\u2713\\n",\n  "title": "{}",\n'
            '  "tags": ["a", "b"],\n  "body": "{}"\n}}\n',
    "source": '#include <stdio.h>\n/* {} */\nint main(void) {{\n    const char* e = "\\xc3\\xa9\\u00e9";\n'
              '    puts("{}");\n    return 0x7f;\n}}\n',
    "CSV": "id,name,text\n1,Smith,{}\n2,O'Neil,\"{}\"\n3,Ng,plain\n",
    "mail": "From: =?UTF-8?Q?Andr=C3=A9?= <a@example.org>\nSubject: Re: minutes\n\n> {}\n{}\n",
    "log": "2024-01-02 03:04:05 INFO  start\n2024-01-02 03:04:06 ERROR {}\n2024-01-02 INFO {}\n",
}


def contexts(texts, count):
    for name, frame in FRAMES.items():
        for number, language in enumerate(list(LOCALES) * (count // len(LOCALES) + 1)):
            if number == count:
                break
            reader = ["cp1252", "cp1251", "latin-1", "mac-roman", "cp437"][number % 5]
            choose = random.Random(f"{name}{number}")
            for _ in range(40 if len(texts[language]) > 1 else 0):
                pair = [re.sub(r"[\"&<>,\\]", "", text) for text in choose.sample(texts[language], 2)]
                bad = [damage(text, "utf-8", reader) for text in pair]
                if None not in bad and not set("".join(bad)) & set("\"&<>\\"):
                    yield Case(f"inside {name}", f"{language} {reader}", frame.format(*bad),
                               frame.format(*pair))
                    break


def escapes(texts, count):
    """Escapes where they belong; then =?...?=, which says itself what it is."""
    def entities(text):
        return "".join(c if ord(c) < 0x80 else f"&#{ord(c)};" for c in html.escape(text))

    def backslash(text):
        return json.dumps(text)[1:-1]

    places = {
        "HTML": lambda t: FRAMES["HTML"].format(entities(t), entities(t)),
        "XML": lambda t: f'<?xml version="1.0"?>\n<a b="{entities(t)}">{entities(t)}</a>\n',
        "JSON": lambda t: FRAMES["JSON"].format(backslash(t), backslash(t)),
        "JavaScript": lambda t: f'const title = "{backslash(t)}";\nexport default /{backslash(t[:6])}+/u;\n',
        "Python": lambda t: f"import re\nPAT = re.compile(r'{backslash(t[:8])}')\nB = {t[:9].encode()!r}\n",
        "URL": lambda t: f"See https://example.org/wiki/{urllib.parse.quote(t)}?a=1&copy=2 for more.\n",
        "form": lambda t: f"q={urllib.parse.quote_plus(t)}&lang=ru&page=2\n",
        "properties": lambda t: f"# messages\ntitle={backslash(t)}\nok=OK\n",
        "mail headers": lambda t: "From: a@example.org\nSubject: =?UTF-8?B?" + base64.b64encode(
            t.encode()[:40]).decode() + "?=\nMIME-Version: 1.0\n\nHello\n",
        "quoted-printable mail": lambda t: "MIME-Version: 1.0\nContent-Type: text/plain; charset=UTF-8\n"
        "Content-Transfer-Encoding: quoted-printable\n\n" + "".join(f"={b:02X}" for b in t.encode()[:24])
        + "\n",
    }
    for name, make in places.items():
        def case(language, text, name=name, make=make):
            given = make(text)
            return Case(f"escapes in {name}", language, given, given)
        yield from in_turn(texts, LOCALES, case, max(count // 4, 1))

    def word(language, text):
        part = text[:10].strip()
        kind = "Q" if len(part) % 2 else "B"
        coded = (base64.b64encode(part.encode()).decode() if kind == "B"
                 else "".join("_" if c == " " else c if c.isascii() and c.isalnum() else
                              "".join(f"={b:02X}" for b in c.encode()) for c in part))
        return Case("=?UTF-8?..?= in text", language, f"He wrote =?UTF-8?{kind}?{coded}?= there.",
                    f"He wrote {part} there.")
    yield from in_turn(texts, LOCALES, word, count)


KINDS = [chains, legacy, halves, clean, quoted, contexts, escapes]


# --- Figures

class Row:
    def __init__(self):
        self.count = collections.Counter()

    def add(self, case, repair):
        count = self.count
        text = repair.text
        count["n"] += 1
        count["right"] += text == case.wanted
        count["left"] += text == case.given != case.wanted
        wrong = text not in (case.wanted, case.given) or None is text
        count["wrong"] += wrong
        count["sure"] += wrong and repair.label == "lossless"
        count["U+FFFD"] += bool(text) and text.count("\ufffd") > case.given.count("\ufffd")
        count["empty"] += not text

    def line(self, name):
        count = self.count
        share = 100 * count["right"] / max(count["n"], 1)
        return f"{name:46}{count['n']:6}{share:8.1f}" + "".join(
            f"{count[column]:7}" for column in ("left", "wrong", "sure", "U+FFFD", "empty"))


HEAD = f"{'':46}{'n':>6}{'right %':>8}   left  wrong   sure U+FFFD  empty"


def table(title, results, key):
    rows = collections.defaultdict(Row)
    for case, repair in results:
        for name in key(case):
            rows[name].add(case, repair)
    print(f"\n{title}\n{HEAD}")
    for name, row in rows.items():
        print(row.line(name))


def group(case):
    if case.kind.startswith("UTF-8 as"):
        times = case.kind.count(" as ")
        return ("UTF-8 as one byte, " if case.kind.split()[-1] in SINGLE_BYTE else
                "UTF-8 as two bytes, ") + ["", "once", "twice", "thrice"][times]
    return case.kind.split()[0] + " ..." if case.kind.startswith(("legacy", "escapes", "inside")) \
        else case.kind


def record(results, path):
    with open(path, "w", encoding="utf-8") as file:
        for case, repair in results:
            if repair.text != case.wanted:
                json.dump({"kind": case.kind, "language": case.language, "label": repair.label,
                           "chain": repair.chain, "given": case.given, "ours": repair.text,
                           "wanted": case.wanted}, file, ensure_ascii=False)
                file.write("\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("moji")
    parser.add_argument("folder")
    parser.add_argument("--count", type=int, default=40)
    parser.add_argument("--other", action="store_const", const="other", default="", dest="source")
    parser.add_argument("--unseen", choices=("dev", "held"), dest="source")
    parser.add_argument("--fresh", choices=("dev", "held"))
    parser.add_argument("--only", default="")
    parser.add_argument("--failures")
    options = parser.parse_args()

    texts = sentences(options.folder, f"fresh-{options.fresh}" if options.fresh else options.source or "")
    cases = [case for kind in KINDS for case in kind(texts, options.count)
             if case.kind.startswith(options.only)]
    tools = {"moji": lambda: repair_texts(options.moji, [case.given for case in cases])}
    peer = ftfy()
    if peer:
        tools["ftfy"] = lambda: [Repair(peer.repair(case.given), "lossless", "", "")
                                 for case in cases]
    for tool, run in tools.items():
        results = list(zip(cases, run()))
        print(f"\n=== {tool}")
        table("Every kind", results, lambda case: [case.kind])
        table("Damaged text by language", [each for each in results
                                           if each[0].given != each[0].wanted],
              lambda case: [case.language.split()[0]])
        table("In short", results, lambda case: [group(case)])
        print("-" * len(HEAD))
        everything = Row()
        for case, repair in results:
            everything.add(case, repair)
        print(everything.line("all"))
        if tool == "moji" and options.failures:
            record(results, options.failures)


if __name__ == "__main__":
    main()
