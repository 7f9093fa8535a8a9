#!/usr/bin/env python3
"""Generates core/detect/models/letter_bounds.bin from the language models beside it: for each two
letters that follow each other, what the second costs at least, in any language of their script, whatever is
before them.

    letter_bounds.py

The file is, for each script but Asian in the order of core/detect/script.h: a byte n, the number of its letters,
and (n + 2) x (n + 2) bytes, eighths of a bit rounded down: after row, the column's letter. 0 is the edge of a word,
1 to n are the letters by number, n + 1 is any other letter.
"""
import os
import re

FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../core/detect/models")
OTHER_LETTER = 6 * 16  # as in core/detect/language_model.h
OTHER_NUMBER = 255  # of a letter that no model of the script has


def read_models():
    """(script, symbols, order, letters, costs by context and symbol) of each language."""
    with open(os.path.join(FOLDER, "language_models.bin"), "rb") as file:
        data = file.read()
    with open(os.path.join(FOLDER, "language_models_generated.cpp"), encoding="utf-8") as file:
        source = file.read()
    pattern = r'\{"[\w-]+", Script::(\w+), (\d+), (\d+), (\d+), (\d+), [\d.]+F, \{([\d, ]+)\}\}'
    for script, *numbers, levels in re.findall(pattern, source):
        symbols, order, letters, table = map(int, numbers)
        if script == "Asian":
            continue
        levels = [int(level) for level in levels.split(",")]
        entries = symbols ** order
        costs = [levels[data[table + i // 2] >> (i % 2 * 4) & 15] + (OTHER_LETTER if i % symbols == symbols - 1 else 0)
                 for i in range(entries)]
        yield script, symbols, order, data[letters:letters + 256], costs


def least_after(symbols, order, costs):
    """By symbol and symbol: what the second costs at least after the first."""
    least = [costs[i * symbols:(i + 1) * symbols] for i in range(symbols)]  # after the edge, or of two letters
    if order == 3:
        for first in range(symbols):
            for last in range(1, symbols):  # only the beginning of a word has the edge before it
                at = (first * symbols + last) * symbols
                least[last] = [min(pair) for pair in zip(least[last], costs[at:at + symbols])]
    return least


def scripts():
    path = os.path.join(FOLDER, "../script.h")
    with open(path, encoding="utf-8") as file:
        names = re.search(r"enum class Script[^{]*\{(.*?)\};", re.sub(r"//.*", "", file.read()), re.S).group(1)
    return [name.strip() for name in names.split(",") if name.strip() not in ("", "Other", "Asian")]


def main():
    models = list(read_models())
    out = bytearray()
    for script in scripts():
        own = [model for model in models if model[0] == script]
        count = max(number for model in own for number in range(1, OTHER_NUMBER)
                    if model[3][number] != model[1] - 1)
        numbers = [None, *range(1, count + 1), OTHER_NUMBER]
        table = [[1 << 16] * (count + 2) for _ in range(count + 2)]
        for _, symbols, order, letters, costs in own:
            least = least_after(symbols, order, costs)
            of = [0 if number is None else letters[number] for number in numbers]
            for i, last in enumerate(of):
                row = [least[last][symbol] for symbol in of]
                table[i] = [min(pair) for pair in zip(table[i], row)]
        out.append(count)
        for row in table:
            out += bytes(cost // 2 for cost in row)
    with open(os.path.join(FOLDER, "letter_bounds.bin"), "wb") as file:
        file.write(out)


if __name__ == "__main__":
    main()
