#!/usr/bin/env python3
"""Writes core/detect/models/language_models.bin and language_models_generated.cpp: what the texts of
many languages look like, for core/detect/text_scorer.h.

    language_models.py FOLDER core/detect/models

FOLDER is scratch space of about 2 GB: the packages that debian_text.training_packages() names
(LibreOffice's messages and help, Battle for Wesnoth's texts, the messages of others, all free) are downloaded into it with
apt-get of Debian 12 and read; none is installed. It takes some minutes. Equal texts give equal files.

An alphabetic language is a table of the bits that a letter costs after the two before it, word edges
included; Chinese, Japanese and Korean are bits for each character and for frequent pairs.
"""
import array
import collections
import math
import multiprocessing
import os
import re
import sys
import unicodedata

import debian_text

# The scripts with letters, by the first word of a character's name; see core/detect/characters.h.
SCRIPTS = ["LATIN", "GREEK", "CYRILLIC", "HEBREW", "ARABIC", "THAI", "GEORGIAN", "DEVANAGARI",
           "BENGALI", "GURMUKHI", "GUJARATI", "TAMIL", "TELUGU", "MALAYALAM", "SINHALA", "KHMER",
           "ETHIOPIC"]
SCRIPT_NAMES = ["Latin", "Greek", "Cyrillic", "Hebrew", "Arabic", "Thai", "Georgian", "Devanagari",
                "Bengali", "Gurmukhi", "Gujarati", "Tamil", "Telugu", "Malayalam", "Sinhala",
                "Khmer", "Ethiopic", "Other", "Asian"]
OTHER = "und"        # any other language in Latin letters: what all of those with models have in common
MOST_OF_ONE = 1e5    # words that one language is to count for there
LETTERS_OF_MARKS = set(SCRIPTS[5:])  # their vowel signs are letters here
ASIAN = {"ja", "ko", "zh-Hans", "zh-Hant"}
# Pairs only: their letters are too many for triples.
PAIRS_ONLY = {"vi", "th", "am", "km", "si", "ml", "te", "ta", "hi", "bn", "pa", "gu"}
SCRIPT_OF = {"el": 1, "ru": 2, "uk": 2, "be": 2, "bg": 2, "sr": 2, "mk": 2, "kk": 2, "mn": 2,
             "tg": 2, "he": 3, "ar": 4, "fa": 4, "ug": 4, "th": 5, "ka": 6, "hi": 7, "bn": 8,
             "pa": 9, "gu": 10, "ta": 11, "te": 12, "ml": 13, "si": 14, "km": 15, "am": 16}
TABLE_END = 0x3100           # characters.bin: 0000..30FF and F900..FFFF
COMPATIBILITY = (0xF900, 0x10000)


def fold(character):
    """The letter that a capital, a ligature or a presentation form is counted as."""
    if character in "\u015f\u015e":
        return "\u0219"
    if character in "\u0163\u0162":
        return "\u021b"
    if "\ufb00" <= character <= "\ufeff":
        plain = unicodedata.normalize("NFKC", character)
        character = plain if len(plain) == 1 else character
    lower = character.lower()
    return lower if len(lower) == 1 else lower[0]


def script_of(character):
    """0 for Latin and so on, len(SCRIPTS) for letters of any other script, None for no letter."""
    category = unicodedata.category(character)
    script = unicodedata.name(character, "").split(" ")[0].split("-")[0]
    if category in ("Mn", "Mc", "Me"):
        return SCRIPTS.index(script) if script in LETTERS_OF_MARKS else None
    if character in "\u00aa\u00b5\u00ba" or category[0] != "L":
        return None
    return SCRIPTS.index(script) if script in SCRIPTS else len(SCRIPTS)


class Alphabet:
    """The letters of one language and the words they were counted in."""

    def __init__(self, words, most, rarest):
        letters = collections.Counter()
        for word, count in words.items():
            for letter in word:
                letters[letter] += count
        total = sum(letters.values())
        self.letters = sorted(letter for letter, count in letters.most_common(most)
                              if count > total * rarest)
        self.index = {letter: i + 1 for i, letter in enumerate(self.letters)}
        self.size = len(self.letters) + 2  # the edge of a word, the letters, any other letter

    def symbols(self, word):
        other = self.size - 1
        return [self.index.get(letter, other) for letter in word]


def conditional(words, alphabet, order):
    """Probabilities of a symbol after the one or two before it: absolute discounting, mixed with the
    shorter context."""
    size = alphabet.size
    singles, pairs, triples = [0.0] * size, collections.Counter(), collections.Counter()
    for word, count in words.items():
        one = two = 0
        for symbol in alphabet.symbols(word) + [0]:
            singles[symbol] += count
            pairs[one, symbol] += count
            triples[two, one, symbol] += count
            two, one = one, symbol
    total = sum(singles)
    base = [0.98 * count / total + 0.02 / size for count in singles]
    after_one = discounted(pairs, lambda context: base, size)
    if order == 2:
        rows = [after_one.get((one,), base) for one in range(size)]
        return [p for row in rows for p in row]
    after_two = discounted(triples, lambda context: after_one.get(context[1:], base), size)
    table = []
    for two in range(size):
        for one in range(size):
            table += after_two.get((two, one), after_one.get((one,), base))
    return table


def discounted(counts, shorter, size, discount=0.6):
    contexts = collections.defaultdict(dict)
    for key, count in counts.items():
        contexts[key[:-1]][key[-1]] = count
    rows = {}
    for context, found in contexts.items():
        total = sum(found.values()) + 1
        unit = min(1.0, min(found.values()))
        kept = {symbol: max(count - discount * unit, 0) / total for symbol, count in found.items()}
        rest = 1 - sum(kept.values())
        row = [rest * p for p in shorter(context)]
        for symbol, p in kept.items():
            row[symbol] += p
        rows[context] = row
    return rows


def quantized(table, weights):
    """Sixteen levels of cost, in sixteenths of a bit, and the level of each entry."""
    costs = [min(255, round(-16 * math.log2(p))) for p in table]
    mass = collections.Counter()
    for cost, weight in zip(costs, weights):
        mass[cost] += weight + 1e-7
    levels = [round(i * 255 / 15) for i in range(16)]
    for _ in range(40):
        sums = [[0.0, 0.0] for _ in levels]
        for cost, weight in mass.items():
            nearest = min(range(16), key=lambda i: abs(levels[i] - cost))
            sums[nearest][0] += cost * weight
            sums[nearest][1] += weight
        levels = sorted(round(s / w) if w else level for (s, w), level in zip(sums, levels))
    nearest = {cost: min(range(16), key=lambda i: abs(levels[i] - cost)) for cost in mass}
    return levels, [nearest[cost] for cost in costs]


def weighted_words(sources, pattern):
    """Words of all sources. Frequent ones are damped: these are texts about computers and elves."""
    words = collections.Counter()
    for lines in sources:
        counts = collections.Counter()
        for line in lines:
            for found in pattern.findall(line):
                counts["".join(map(fold, found))] += 1
        for word, count in counts.items():
            words[word] += count ** 0.8
    return words


def alphabetic_languages(script):
    languages = [*debian_text.TRAINING, *debian_text.CATALOGUES]
    return [each for each in languages if each not in ASIAN and SCRIPT_OF.get(each, 0) == script]


def words_of(folder, language):
    """Of an alphabetic language. For OTHER those of all Latin ones, each language counting as much."""
    if language == OTHER:
        words = collections.Counter()
        for each in alphabetic_languages(0):
            own = words_of(folder, each)
            share = MOST_OF_ONE / sum(own.values())
            for word, count in own.items():
                words[word] += count * share
        return words
    script = SCRIPT_OF.get(language, 0)
    letters = "".join(chr(c) for c in range(TABLE_END) if script_of(chr(c)) == script)
    pattern = re.compile("[" + re.escape(letters) + "]+")
    return weighted_words(debian_text.training_sources(folder, language), pattern)


def alphabetic_model(folder, language):
    script = SCRIPT_OF.get(language, 0)
    words = words_of(folder, language)
    order = 2 if language in PAIRS_ONLY else 3
    alphabet = Alphabet(words, 110 if order == 2 else 64 if language == OTHER else 46, 3e-5)
    table = conditional(words, alphabet, order)
    weights = [0.0] * len(table)
    bits = count = 0
    for word, weight in words.items():
        context = 0
        for symbol in alphabet.symbols(word) + [0]:
            place = context * alphabet.size + symbol
            weights[place] += weight
            bits -= weight * math.log2(table[place])
            count += weight
            context = (symbol if order == 2 else context % alphabet.size * alphabet.size + symbol)
    total = sum(weights)
    levels, cells = quantized(table, [w / total for w in weights])
    packed = bytearray((len(cells) + 1) // 2)
    for i, level in enumerate(cells):
        packed[i // 2] |= level << (i % 2 * 4)
    letters_only = sum(weight * len(word) for word, weight in words.items())
    return {"language": language, "script": script, "letters": alphabet.letters, "order": order,
            "levels": levels, "table": bytes(packed), "typical": bits / letters_only}


# --- Chinese, Japanese, Korean

def is_asian(code):
    return (0x3000 <= code < 0x3100 or 0x3400 <= code < 0x4DC0 or 0x4E00 <= code < 0xA000
            or 0xAC00 <= code < 0xD7A4 or 0xFF01 <= code < 0xFFE7)


# The characters that have a cost of their own, one block after the other.
BLOCKS = [(0x3000, 0x3100), (0x4E00, 0xA000), (0xAC00, 0xD7A4), (0xFF00, 0xFFF0)]
STANDARDS = {"ja": "shift_jis", "ko": "euc_kr", "zh-Hans": "gb2312", "zh-Hant": "big5"}
UNITS = 8          # a cost is in eighths of a bit
PAIR_SLOTS = 1 << 15


def has(encoding, character):
    try:
        character.encode(encoding)
        return True
    except UnicodeEncodeError:
        return False


def asian_counts(sources):
    singles, pairs = collections.Counter(), collections.Counter()
    for lines in sources:
        one, two = collections.Counter(), collections.Counter()
        for line in lines:
            one.update(line)
            two.update(a + b for a, b in zip(line, line[1:]))
        for character, count in one.items():
            if is_asian(ord(character)):
                singles[character] += count ** 0.9
        for pair, count in two.items():
            if is_asian(ord(pair[0])) and is_asian(ord(pair[1])):
                pairs[pair] += count ** 0.9
    return singles, pairs


def unseen_bits(language, character):
    """What a character that the texts lack costs: more if its national standard lacks it too."""
    code = ord(character)
    if 0xFF00 <= code:
        return 15.0
    if has(STANDARDS[language], character):
        return 15.0 if language != "ko" or code >= 0xAC00 else 15.5
    return 19.0


def asian_model(folder, language):
    """The typical bits are those of every tenth line under a model of the others."""
    sources = list(debian_text.training_sources(folder, language))
    seen = [[line for i, line in enumerate(lines) if i % 10] for lines in sources]
    unseen = [lines[::10] for lines in sources]
    model = asian_tables(language, *asian_counts(seen))
    typical = asian_bits(model, *asian_counts(unseen))
    costs, tags, bits_of, *_ = asian_tables(language, *asian_counts(sources))
    return {"language": language, "script": len(SCRIPTS) + 1, "letters": [], "order": 2,
            "levels": [0] * 16, "typical": typical,
            "table": bytes(costs) + array.array("H", tags).tobytes() + bytes(bits_of)}


def asian_bits(model, singles, pairs):
    """Bits a character of other texts: for each the pair it ends, or what it costs alone."""
    *_, chosen, cost = model
    spent = sum(count * chosen.get(pair, cost.get(pair[1], 15) + 1)
                for pair, count in pairs.items())
    return spent / sum(pairs.values())


def asian_tables(language, singles, pairs):
    total = sum(singles.values())
    seen = 0.985 / total
    cost = {c: min(-math.log2(n * seen), unseen_bits(language, c)) for c, n in singles.items()}
    costs = bytearray()
    for first, last in BLOCKS:
        for code in range(first, last):
            c = chr(code)
            costs.append(round(UNITS * cost.get(c, unseen_bits(language, c))))
    before = collections.Counter()
    for pair, count in pairs.items():
        before[pair[0]] += count
    gains = []
    for pair, count in pairs.items():
        bits = -math.log2(max(count - 0.5, 0.1) / (before[pair[0]] + 2))
        gain = cost[pair[1]] - bits
        if count > 1.5 and gain > 0.5:
            gains.append((count * gain, pair, bits))
    gains.sort(reverse=True)
    tags, bits_of = [0] * PAIR_SLOTS, bytearray(PAIR_SLOTS)
    chosen = {}
    for _, pair, bits in gains[:PAIR_SLOTS * 3 // 4]:
        place, tag = pair_place(pair)
        while tags[place]:
            if tags[place] == tag:
                break
            place = (place + 1) % PAIR_SLOTS
        if not tags[place]:
            tags[place], bits_of[place] = tag, round(UNITS * min(bits, 30))
            chosen[pair] = bits
    return costs, tags, bits_of, chosen, cost


def pair_place(pair):
    """Slot and tag (never 0) of a pair; core/detect/language_model.h does the same."""
    value = (ord(pair[0]) << 16 | ord(pair[1])) * 0x9E3779B1 & 0xFFFFFFFF
    return value >> 17, (value & 0xFFFF) | 1


# --- Files

def other_letter_number(character):
    """A number for the script of a letter that has no model, so that scripts can be told apart."""
    name = unicodedata.name(character, "").split(" ")[0]
    return sum(map(ord, name)) % 255 + 1


def character_table(models):
    """A word for each code point: script, case and letter; 0 for what is no letter."""
    letters = [sorted({c for m in models if m["script"] == s for c in m["letters"]})
               for s in range(len(SCRIPTS))]
    for of_script in letters:
        assert len(of_script) < 255
    numbers = [{c: i + 1 for i, c in enumerate(of_script)} for of_script in letters]
    table = array.array("H")
    for code in list(range(TABLE_END)) + list(range(*COMPATIBILITY)):
        character = chr(code)
        script = script_of(character)
        if script is None or 0x3000 <= code < 0x3100 or 0xFF00 <= code < 0xFFF0:
            table.append(0)
            continue
        folded = fold(character)
        number = (other_letter_number(character) if script == len(SCRIPTS)
                  else numbers[script].get(folded, 255))
        upper = unicodedata.category(character) in ("Lu", "Lt")
        cased = upper or character.upper() != character
        table.append((script + 1) << 10 | cased << 9 | upper << 8 | number)
    return table, numbers


def build(job):
    folder, language = job
    make = asian_model if language in ASIAN else alphabetic_model
    return make(folder, language)


def write(models, target):
    table, numbers = character_table(models)
    blob = bytearray(b"Generated by resources/generators/language_models.py; do not edit.\n")
    blob += b"\0" * (-len(blob) % 16)
    characters = len(blob)
    blob += table.tobytes()
    rows = []
    for model in models:
        blob += b"\0" * (-len(blob) % 16)
        letters = len(blob)
        if model["letters"]:
            remap = bytearray([len(model["letters"]) + 1]) * 256
            for i, letter in enumerate(model["letters"]):
                remap[numbers[model["script"]][letter]] = i + 1
            blob += remap
        place = len(blob)
        blob += model["table"]
        levels = ", ".join(map(str, model["levels"]))
        rows.append(f'    {{"{model["language"]}", Script::{SCRIPT_NAMES[model["script"]]}, '
                    f'{len(model["letters"]) + 2}, {model["order"]}, {letters}, {place}, '
                    f'{model["typical"]:.2f}F, {{{levels}}}}},')
    with open(os.path.join(target, "language_models.bin"), "wb") as file:
        file.write(blob)
    with open(os.path.join(target, "language_models_generated.cpp"), "w", encoding="utf-8") as file:
        file.write("// Generated by resources/generators/language_models.py; do not edit.\n"
                   '#include "detect/stored_models.h"\n\nnamespace moji {\n\n'
                   "namespace {\n\n// clang-format off\nconstexpr StoredModel kModels[] = {\n"
                   + "\n".join(rows) + "\n};\n// clang-format on\n\n} // namespace\n\n"
                   f"const std::size_t kCharactersOffset = {characters};\n\n"
                   "std::span<const StoredModel> storedModels() {\n    return kModels;\n}\n\n"
                   "} // namespace moji\n")
    print(len(blob), "bytes,", len(models), "languages")


def main():
    folder, target = sys.argv[1:]
    debian_text.unpack(debian_text.training_packages(), folder)
    languages = [*debian_text.TRAINING, *debian_text.CATALOGUES, OTHER]
    languages.sort(key=lambda language: (SCRIPT_OF.get(language, 0) if language not in ASIAN
                                         else 99, language))
    with multiprocessing.Pool(3) as pool:
        models = pool.map(build, [(folder, language) for language in languages], chunksize=1)
    latin = [model for model in models if model["script"] == 0]
    for model in latin:
        if model["language"] == OTHER:  # a text in it is to be as ordinary as one in a language with a model
            model["typical"] = sum(each["typical"] for each in latin if each is not model) / (len(latin) - 1)
    write(models, target)


if __name__ == "__main__":
    main()
