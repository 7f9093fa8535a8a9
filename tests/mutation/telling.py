#!/usr/bin/python3
"""Which texts tell mistakes in the code? Makes some thousand texts, damaged in many ways, makes mutants of
source files as mutate.py does, and looks for the texts about which `repair` or detection then answers
something else. The fewest that tell all mutants that any text tells are added to the list of answers of
the test (tests/data/repair/answers.tsv or detect/answers.tsv).

    tests/mutation/telling.py BUILD SCRATCH repair|detect [--sample N] core/repair/chain.cpp ...

BUILD and SCRATCH as for mutate.py. Afterwards `MOJISCOPE_UPDATE_DATA=1 BUILD/tests/core_repair_tst_answers`
writes the answers; look at them before they are kept. A fresh `mutate.py --seed` says what it was worth.
"""
import argparse
import collections
import html
import os
import random
import re
import shlex
import subprocess
import unicodedata
import urllib.parse

import mutate

TESTS = os.path.join(mutate.HERE, "..")
READ_AS = ["cp1252", "latin-1", "cp1251", "cp1250", "cp1253", "cp1254", "cp1257", "koi8-r", "cp437", "cp850", "cp866",
           "cp852", "mac-roman", "mac-cyrillic", "iso8859-2", "iso8859-5", "iso8859-7", "iso8859-15", "gb18030", "gbk",
           "euc-kr", "cp949", "shift_jis", "cp932", "euc-jp", "big5", "cp874", "cp1255", "cp1256", "cp1258"]
MARKS = ["–", "—", "…", "’", "“", "”", "«", "»", "€", "©", "®", "°", "•", "½", "№", "\u00a0", "😀", "→", "™", "ß"]
ASCII = ["the", "Name:", "0815", "<b>", "</p>", "foo_bar", "a", "x = 1;", "http://a.example/b?c=d", "ERROR", "12.5", "\"",
         "(", ")", "e-mail", "no", "\t", "&amp;", "2024-01-31", "[1]"]


def sentences():
    """(encodings, text) of each language."""
    source = open(os.path.join(TESTS, "core", "detect", "sentences.h"), encoding="utf-8").read()
    for _, encodings, text in re.findall(r'\{"([^"]+)",\s*"([^"]*)",\s*((?:U"(?:[^"\\]|\\.)*"\s*)+)\}', source):
        whole = "".join(re.findall(r'U"((?:[^"\\]|\\.)*)"', text))
        yield encodings.split(), whole.replace('\\"', '"').replace("\\n", "\n")


def python_name(encoding):
    return {"windows-1252": "cp1252", "HZ-GB-2312": "hz", "x-mac-cyrillic": "mac-cyrillic", "macintosh": "mac-roman",
            "windows-874": "cp874"}.get(encoding, encoding)


class Maker:
    def __init__(self, seed):
        self.random = random.Random(seed)
        self.sentences = list(sentences())

    def part(self, text):
        chance = self.random
        if " " in text:
            words = text.split(" ")
            begin = chance.randrange(len(words))
            text = " ".join(words[begin:begin + chance.choice([1, 1, 2, 3, 5, 20])])
        else:
            begin = chance.randrange(len(text))
            text = text[begin:begin + chance.choice([1, 2, 4, 8, 40])]
        kind = chance.random()
        if kind < 0.08:
            text = text.upper()
        elif kind < 0.12:
            text = text.title()
        elif kind < 0.15:
            text = unicodedata.normalize("NFD", text)
        if chance.random() < 0.25:
            mark = chance.choice(MARKS)
            text = chance.choice([text + mark, mark + text, text + " " + mark + " ", mark + text + mark])
        return text

    def among(self, text):
        """Perhaps beside words of ASCII."""
        chance = self.random
        while chance.random() < 0.35:
            word = chance.choice(ASCII)
            text = chance.choice([word + " " + text, text + " " + word, word + text, text + word, text + "\n" + word])
        return text

    # Damage to text.

    def misread(self, text, written, read):
        try:
            data = text.encode(written, "surrogatepass" if written == "utf-8" else "ignore")
        except (UnicodeError, LookupError):
            return text
        if self.random.random() < 0.15:
            data = self.lose(data)
        if read in ("cp1252", "cp1253", "cp1254", "cp1257") and self.random.random() < 0.6:  # C1 controls, as browsers read
            return "".join(bytes([one]).decode(read, "ignore") or chr(one) for one in data)
        return data.decode(read, self.random.choice(["replace", "replace", "ignore"]))

    def lose(self, data):
        data = bytearray(data)
        for _ in range(self.random.choice([1, 1, 2, 4])):
            if not data:
                break
            at = self.random.randrange(len(data))
            kind = self.random.randrange(4)
            if kind == 0:
                del data[at]
            elif kind == 1:
                data[at] = 0x3F
            elif kind == 2:
                data[at] = 0x20
            else:
                data[at] = self.random.randrange(256)
        return bytes(data)

    def damaged(self, own, text):
        chance = self.random
        kind = chance.random()
        if kind < 0.5:
            for _ in range(chance.choice([1, 1, 1, 2, 3])):
                text = self.misread(text, "utf-8", chance.choice(READ_AS[:12] if chance.random() < 0.7 else READ_AS))
        elif kind < 0.7:
            text = self.misread(text, python_name(chance.choice(own)), chance.choice(READ_AS))
        elif kind < 0.76:
            text = text.encode("ascii", chance.choice(["xmlcharrefreplace", "backslashreplace"])).decode()
        elif kind < 0.8:
            text = html.escape(self.misread(text, "utf-8", "cp1252")).encode("ascii", "xmlcharrefreplace").decode()
        elif kind < 0.83:
            text = urllib.parse.quote(text, safe=" ")
        elif kind < 0.88:
            text = "".join(chance.choice(["?", "\ufffd", one]) if one > "\x7f" else one for one in text)
        if chance.random() < 0.08:
            text = chance.choice([text.lower, text.upper])()
        if chance.random() < 0.08:
            text = text.replace("\u00a0", " ")
        if chance.random() < 0.06:
            text = unicodedata.normalize(chance.choice(["NFC", "NFD", "NFKC"]), text)
        return text

    def text_for_repair(self):
        chance = self.random
        own, sentence = chance.choice(self.sentences)
        parts = []
        for _ in range(chance.choice([1, 1, 1, 2, 3, 6])):
            if chance.random() < 0.3:
                own, sentence = chance.choice(self.sentences)
            part = self.part(sentence)
            parts.append(self.among(self.damaged(own, part) if chance.random() < 0.75 else part))
        return chance.choice([" ", " ", "\n"]).join(parts).encode("utf-8", "replace")

    # Bytes of unknown origin.

    def bytes_for_detection(self):
        chance = self.random
        out = b""
        own, sentence = chance.choice(self.sentences)
        encoding = python_name(chance.choice(own))
        for _ in range(chance.choice([1, 1, 2, 3, 8])):
            if chance.random() < 0.12:
                own, sentence = chance.choice(self.sentences)
                encoding = python_name(chance.choice(own))
            text = self.among(self.part(sentence))
            if chance.random() < 0.03:
                text = text[::-1]
            if chance.random() < 0.1:
                text = text * chance.choice([2, 5, 20])
            try:
                data = (text + chance.choice([" ", "\n", "\n", "\r\n"])).encode(encoding, "ignore")
            except (UnicodeError, LookupError):
                continue
            out += self.lose(data) if chance.random() < 0.2 else data
        kind = chance.random()
        if kind < 0.06:
            label = chance.choice(own)
            out = chance.choice(['<meta charset="%s">\n', '<?xml version="1.0" encoding="%s"?>\n', "# -*- coding: %s -*-\n",
                                 "Content-Type: text/plain; charset=%s\n\n", "\\documentclass{a}\\usepackage[%s]{inputenc}\n",
                                 "@charset \"%s\";\n"]).replace("%s", label).encode() + out
        elif kind < 0.09:
            out = chance.choice([b"\xef\xbb\xbf", b"\xff\xfe", b"\xfe\xff", b"\x1b$)C"]) + out
        elif kind < 0.13:
            out = out.replace(b"\n", b"\0") if chance.random() < 0.5 else out + b"\0" * chance.choice([1, 2, 9]) + out
        elif kind < 0.16:
            out = bytes(chance.randrange(256) for _ in range(chance.choice([1, 2, 8, 60])))
        elif kind < 0.2:
            out += bytes(chance.randrange(0x80, 256) for _ in range(chance.choice([1, 2, 3])))
        elif kind < 0.22:
            out = out[:chance.randrange(len(out) + 1)]
        return out


def corpus(kind, count, seed):
    maker = Maker(seed)
    make = maker.text_for_repair if kind == "repair" else maker.bytes_for_detection
    texts = [make() for _ in range(count)]
    for folder in ["fuzz_repair"] if kind == "repair" else ["fuzz_detect", "fuzz_lines"]:
        place = os.path.join(TESTS, "fuzz", "corpus", folder)
        texts += [open(os.path.join(place, name), "rb").read() for name in sorted(os.listdir(place))]
    return list(dict.fromkeys(text for text in texts if 0 < len(text) <= 600))


def escaped(text):
    """As in tests/core/answer_list.h."""
    try:
        text.decode()
        high = b""
    except UnicodeDecodeError:
        high = bytes(range(0x80, 256))
    low = bytes([*range(0x20), 0x7F, 0x5C])
    return b"".join(b"\\n" if one == 10 else b"\\x%02X" % one if one in low or one in high else bytes([one]) for one in text)


def answering(build, scratch, kind, commands, objects):
    """The program that answers, of answers.cpp and the rewritten files, compiled and linked as a test."""
    test = {"detect": "tst_bom", "repair": "tst_chain"}[kind]
    command = commands[os.path.abspath(os.path.join(TESTS, "core", kind, test + ".cpp"))]
    compiler, *options = shlex.split(command["command"])
    compiled = os.path.join(scratch, "answers.o")
    subprocess.run([compiler, *mutate.File.without_output(options), "-w", f"-D{kind.upper()}", "-I", mutate.HERE, "-c",
                    os.path.join(mutate.HERE, "answers.cpp"), "-o", compiled], cwd=command["directory"], check=True)
    return mutate.link(build, f"tests/core_{kind}_{test}", objects, os.path.join(scratch, "answers"), compiled)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("build")
    parser.add_argument("scratch")
    parser.add_argument("kind", choices=["repair", "detect"])
    parser.add_argument("files", nargs="+")
    parser.add_argument("--sample", type=int, default=0, help="at most so many mutants of each file")
    parser.add_argument("--texts", type=int, default=6000)
    parser.add_argument("--most", type=int, default=400, help="so many of the texts that reach a mutant are tried")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    build = os.path.abspath(arguments.build)
    scratch = os.path.abspath(arguments.scratch)
    os.makedirs(scratch, exist_ok=True)
    commands = mutate.commands_of(build)
    chooser = random.Random(arguments.seed)
    made, objects, _ = mutate.rewrite(arguments.files, commands, scratch, chooser, arguments.sample)
    mutants = {one.number: one for one in made}
    program = answering(build, scratch, arguments.kind, commands, objects)

    listed = os.path.join(TESTS, "data", arguments.kind, "answers.tsv")
    known = [line.split(b"\t")[0] for line in open(listed, "rb").read().split(b"\n") if line] if os.path.exists(listed) else []
    texts = list(dict.fromkeys(known + [escaped(text) for text in corpus(arguments.kind, arguments.texts, arguments.seed)]))
    with open(os.path.join(scratch, "texts"), "wb") as file:
        file.write(b"".join(text + b"\n" for text in texts))
    with open(os.path.join(scratch, "numbers"), "w", encoding="ascii") as file:
        file.write("".join(f"{number}\n" for number in sorted(mutants)))
    print(f"# {len(mutants)} mutants, {len(texts)} texts", flush=True)
    done = subprocess.run(
        [program, os.path.join(scratch, "texts"), os.path.join(scratch, "numbers"), str(arguments.most), str(arguments.seed)],
        stdout=subprocess.PIPE, check=True, text=True,
        env={**os.environ, "MOJISCOPE_MUTANTS_REACHED": "/dev/null"})

    told = {}
    for line in done.stdout.splitlines():
        head, _, indices = line.partition(":")
        number, reaching = head.split()[:2]
        told[int(number)] = (int(reaching), [int(one) for one in indices.split()])
    rows = collections.defaultdict(lambda: [0, 0, 0])
    for number, (reaching, indices) in sorted(told.items()):
        row = rows[mutants[number].path]
        row[0] += 1
        row[1] += bool(indices)
        row[2] += reaching == 0
        if not indices:
            print(f"{mutants[number]}{'' if reaching else ' (not reached)'}")
    print("\n| file | mutants | told | not reached |\n|---|---:|---:|---:|")
    for path, row in rows.items():
        print(f"| `{path}` | {row[0]} | {row[1]} | {row[2]} |")
    print(f"| all | {len(told)} | {sum(row[1] for row in rows.values())} | {sum(row[2] for row in rows.values())} |")

    # The fewest texts: what the list has already, then whichever tells most of the rest; of those the shortest.
    open_mutants = {number: {one for one in indices if one >= 0} for number, (_, indices) in told.items()
                    if any(one >= 0 for one in indices)}
    open_mutants = {number: indices for number, indices in open_mutants.items() if min(indices) >= len(known)}
    chosen = []
    while open_mutants:
        counts = collections.Counter(index for indices in open_mutants.values() for index in indices)
        best = max(counts, key=lambda index: (counts[index], -len(texts[index])))
        chosen.append(best)
        open_mutants = {number: indices for number, indices in open_mutants.items() if best not in indices}
    with open(listed, "ab") as file:
        file.write(b"".join(texts[index] + b"\t\n" for index in chosen))
    print(f"{len(chosen)} texts added to {listed}")


if __name__ == "__main__":
    main()
