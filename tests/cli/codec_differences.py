"""The list of known differences between our decoders and other libraries' (codec_differences.json)."""
import itertools
import json
import os

ERROR = "error"
CHARACTER = "a character"  # whichever


def code_points(text):
    """"U+0041 U+0042", or ERROR for None."""
    return ERROR if text is None else " ".join(f"U+{ord(character):04X}" for character in text)


def reading_at(listed, step):
    """What the step-th code of a listed range is read as: U+E000..U+E05D counts up."""
    if ".." not in listed:
        return listed
    return f"U+{int(listed.partition('..')[0][2:], 16) + step:04X}"


def expand(entry):
    """The codes of one entry, with both readings."""
    ranges = []
    for part in entry["bytes"].split():
        first, _, last = part.partition("..")
        ranges.append(range(int(first, 16), int(last or first, 16) + 1))
    for step, code in enumerate(itertools.product(*ranges)):
        yield bytes(code), (reading_at(entry["ours"], step), reading_at(entry["theirs"], step))


def listed(encoding, oracle):
    """{bytes: (ours, theirs)} of what is known to differ."""
    path = os.path.join(os.path.dirname(__file__), "..", "data", "codec_differences.json")
    with open(path, encoding="utf-8") as file:
        entries = json.load(file)["differences"]
    return {code: readings for entry in entries
            if (entry["encoding"], entry["oracle"]) == (encoding, oracle)
            for code, readings in expand(entry)}


def matches(known, found):
    return known == found or (known == CHARACTER and found != ERROR)
