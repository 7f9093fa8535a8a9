"""Our encodings beside ICU's and glibc's, over random bytes, texts and damaged texts, decoded and encoded:

    python3 tests/cli/differential.py MOJI LIBMOJISCOPE.so [--inputs N] [--encodings "A;B"] [--seed N]

prints resources/docs/differential.md. Every input on which two libraries disagree is explained: by a code
that both read differently (`moji chart NAME --library L` lists it), by one of the general rules below, or by
a rule of differential.json for the encoding. Ends with 1 if one is left."""
import argparse
import collections
import ctypes
import json
import random
import subprocess

SEED = 20268
SCRIPTS = [(0x20, 0x7E), (0x20, 0x7E), (0xA0, 0xFF), (0x100, 0x17F), (0x391, 0x3C9), (0x401, 0x45F), (0x5D0, 0x5EA),
           (0x621, 0x64A), (0xE01, 0xE3A), (0x905, 0x939), (0x2010, 0x2030), (0x2500, 0x257F), (0x3041, 0x3093),
           (0x30A1, 0x30F6), (0x4E00, 0x9FA0), (0x4E00, 0x5200), (0xAC00, 0xD7A3), (0xFF61, 0xFF9F), (0x1F600, 0x1F64F)]
PIECES = [b"\x1b$B", b"\x1b(B", b"\x1b$)C", b"\x0e", b"\x0f", b"~{", b"~}", b"+", b"-", b"\x8e", b"\x8f", b"\xff", b"\x80",
          b"\n", b"\r\n", b"\x00", b"\x81\x30\x81\x30", b"\xef\xbb\xbf", b"\xff\xfe", b"\xfe\xff", b"\xed\xa0\x80"]
# Default ignorable code points (DerivedCoreProperties.txt) of the scripts above.
IGNORABLE = dict.fromkeys([0xAD, 0x61C, *range(0x200B, 0x2010), *range(0x202A, 0x202F), *range(0x2060, 0x2070)])

IGNORED = "ICU leaves out default ignorable characters (soft hyphen, bidirectional controls) that the target lacks; ours names them."
OTHER_WAY = "The encoding has several ways to write the character; both decoders read either."
NOT_BACK = "The other library writes a substitute or a similar character, which does not come back; ours refuses."

# Where no code but a rule makes the difference: {"library", "direction", "encodings", "why"}.
EXPLANATIONS = json.load(open(__file__.replace("differential.py", "differential.json"), encoding="utf-8"))


class Ours:
    class Buffer(ctypes.Structure):
        _fields_ = [("data", ctypes.POINTER(ctypes.c_char)), ("size", ctypes.c_size_t)]

    class Stop(ctypes.Structure):
        _fields_ = [("offset", ctypes.c_uint64), ("code_point", ctypes.c_uint32)]

    def __init__(self, path):
        self.library = ctypes.CDLL(path)
        self.library.moji_find_codec.restype = ctypes.c_void_p
        self.library.moji_find_codec.argtypes = [ctypes.c_char_p]
        self.library.moji_transcode.argtypes = [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_char_p, ctypes.c_size_t,
                                                ctypes.c_int, ctypes.c_int, ctypes.POINTER(self.Buffer),
                                                ctypes.POINTER(self.Stop)]
        self.utf8 = self.library.moji_find_codec(b"UTF-8")

    def transcode(self, source, target, data):
        """(bytes so far, offset where it stopped or None)."""
        out, stop = self.Buffer(), self.Stop()
        result = self.library.moji_transcode(source, target, data, len(data), 1, 0, ctypes.byref(out), ctypes.byref(stop))
        written = ctypes.string_at(out.data, out.size)
        self.library.moji_free(ctypes.byref(out))
        return written, stop.offset if result == 1 else None

    def opened(self, name):
        codec = self.library.moji_find_codec(name.encode())

        def decode(data):
            text, stop = self.transcode(codec, self.utf8, data)
            return text.decode("utf-8", "surrogatepass"), stop

        def encode(text):
            written, stop = self.transcode(self.utf8, codec, text.encode())
            return None if stop is not None else written
        return decode, encode


class Iconv:
    def __init__(self):
        self.libc = ctypes.CDLL(None, use_errno=True)
        self.libc.iconv_open.restype = ctypes.c_void_p
        self.libc.iconv.restype = ctypes.c_size_t
        self.libc.iconv.argtypes = [ctypes.c_void_p] + 4 * [ctypes.c_void_p]
        self.libc.iconv_close.argtypes = [ctypes.c_void_p]

    def convert(self, source, target, data):
        """A converter of its own each time, so that no state is left."""
        handle = self.libc.iconv_open(target.encode(), source.encode())
        if handle == ctypes.c_void_p(-1).value:
            raise LookupError(source)
        room = ctypes.create_string_buffer(len(data) * 16 + 64)
        begin = ctypes.create_string_buffer(data, len(data) + 1)
        at, left = ctypes.c_void_p(ctypes.addressof(begin)), ctypes.c_size_t(len(data))
        to, free = ctypes.c_void_p(ctypes.addressof(room)), ctypes.c_size_t(len(room))
        result = self.libc.iconv(handle, ctypes.byref(at), ctypes.byref(left), ctypes.byref(to), ctypes.byref(free))
        failed = result == ctypes.c_size_t(-1).value
        if not failed:
            self.libc.iconv(handle, None, None, ctypes.byref(to), ctypes.byref(free))
        self.libc.iconv_close(handle)
        return room.raw[:len(room) - free.value], len(data) - left.value if failed else None

    def opened(self, name):
        def decode(data):
            text, stop = self.convert(name, "UTF-32LE", data)
            return text.decode("utf-32-le", "surrogatepass"), stop

        def encode(text):
            written, stop = self.convert("UTF-32LE", name, text.encode("utf-32-le"))
            return None if stop is not None else written
        decode(b"")
        return decode, encode


class Icu:
    def __init__(self):
        self.library = ctypes.CDLL("libicuuc.so.72")
        self.call = lambda name: getattr(self.library, f"ucnv_{name}_72")
        self.call("open").restype = ctypes.c_void_p
        self.stops = {"toUnicode": ("setToUCallBack", "UCNV_TO_U_CALLBACK_STOP_72"),
                      "fromUnicode": ("setFromUCallBack", "UCNV_FROM_U_CALLBACK_STOP_72")}

    def convert(self, name, which, data, unit):
        """(output, offset of the stop or None)."""
        error = ctypes.c_int(0)
        converter = ctypes.c_void_p(self.call("open")(name.encode(), ctypes.byref(error)))
        if error.value > 0:
            raise LookupError(name)
        setter, stop = self.stops[which]
        function = ctypes.cast(getattr(self.library, stop), ctypes.c_void_p)
        self.call(setter)(converter, function, None, None, None, ctypes.byref(error))
        room = ctypes.create_string_buffer(len(data) * 16 + 64)
        begin = ctypes.create_string_buffer(data, len(data) + 2)
        source, target = ctypes.c_void_p(ctypes.addressof(begin)), ctypes.c_void_p(ctypes.addressof(room))
        first, error = target.value, ctypes.c_int(0)
        self.call(which)(converter, ctypes.byref(target), ctypes.c_void_p(first + len(room)), ctypes.byref(source),
                         ctypes.c_void_p(ctypes.addressof(begin) + len(data)), None, ctypes.c_byte(1), ctypes.byref(error))
        stop = None
        if error.value > 0:
            bad, length, ignored = ctypes.create_string_buffer(32), ctypes.c_byte(32), ctypes.c_int(0)
            if which == "toUnicode":
                self.call("getInvalidChars")(converter, bad, ctypes.byref(length), ctypes.byref(ignored))
                stop = source.value - ctypes.addressof(begin) - length.value
            else:
                stop = 0
        self.call("close")(converter)
        return room.raw[:target.value - first], stop

    def opened(self, name):
        def decode(data):
            text, stop = self.convert(name, "toUnicode", data, 2)
            return text.decode("utf-16-le", "surrogatepass"), stop

        def encode(text):
            written, stop = self.convert(name, "fromUnicode", text.encode("utf-16-le"), 1)
            return None if stop is not None else written
        decode(b"")
        return decode, encode


class Chart:
    """What `moji chart` says about one encoding and one library."""

    def __init__(self, moji, name, library):
        self.moji, self.name, self.library = moji, name, library
        done = subprocess.run([moji, "chart", name, "--library", library, "--limit", "0"], capture_output=True, text=True)
        first = done.stdout.split("\n", 1)[0]
        self.theirs = first.rpartition(" against ")[2].rpartition(" (")[0] if done.returncode in (0, 1) else None
        self.codes = None

    def differs_at(self, data, offset):
        """Whether a code that both read differently begins here, or a byte before."""
        if self.codes is None:
            done = subprocess.run([self.moji, "chart", self.name, "--library", self.library, "--format", "jsonl", "--all",
                                   "--verdict", "different,only_here,only_there"], capture_output=True, text=True)
            self.codes = {bytes.fromhex(json.loads(line)["bytes"].replace(" ", "")) for line in done.stdout.splitlines()
                          if line.startswith('{"bytes"')}
        return any(data[at:at + length] in self.codes for at in (offset, offset - 1, offset - 2) if at >= 0
                   for length in range(1, 5))


def text_of(chooser):
    script = chooser.choice(SCRIPTS)
    return "".join(chr(chooser.randint(*(script if chooser.random() < 0.8 else chooser.choice(SCRIPTS))))
                   for _ in range(chooser.randint(1, 12)))


def inputs(chooser, encoders, count):
    """Random bytes; texts that one of the two can write; the same, damaged."""
    for number in range(count):
        if number % 4 == 0:
            yield chooser.randbytes(chooser.randint(1, 24))
            continue
        data = b""
        for _ in range(chooser.randint(1, 4)):
            written = chooser.choice(encoders)(text_of(chooser))
            data += written if written is not None else chooser.choice(PIECES)
        if number % 4 > 1 and data:
            at = chooser.randrange(len(data))
            how = chooser.randrange(3)
            data = (data[:at] + chooser.choice(PIECES) + data[at + how:] if how else
                    data[:at] + bytes([chooser.randrange(256)]) + data[at + 1:])
        yield data


def offset_of(decode, data, length):
    """How many bytes our decoder took for the first `length` characters: the longest prefix with no more."""
    low, high = 0, len(data)
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if len(decode(data[:middle])[0]) <= length else (low, middle - 1)
    return low


def why(library, encoding, direction):
    for entry in EXPLANATIONS:
        if (entry["library"] in (library, "both") and entry["direction"] in (direction, "both") and
                (encoding in entry["encodings"] or any(encoding.startswith(word[:-1]) for word in entry["encodings"] if word.endswith("*")))):
            return entry["why"]
    return None


def compare(chooser, ours, theirs, chart, count, tally, left):
    decode, encode = ours
    their_decode, their_encode = theirs
    for data in inputs(chooser, (encode, their_encode), count):
        mine, other = decode(data), their_decode(data)
        if mine[0] == other[0] and (mine[1] is None) == (other[1] is None):
            tally["equal"] += 1
            continue
        common = next((i for i, pair in enumerate(zip(mine[0], other[0])) if pair[0] != pair[1]),
                      min(len(mine[0]), len(other[0])))
        offset = offset_of(decode, data, common)
        begin = max(at for at in range(offset + 1) if len(decode(data[:at])[0]) < common or at == 0) if common else 0
        if any(chart.differs_at(data, at) for at in range(max(0, begin - 1), min(len(data), offset + 2))):
            tally["a code that differs"] += 1
        elif reason := why(chart.library, chart.name, "decode"):
            tally[reason] += 1
        else:
            tally["unexplained"] += 1
            left.append((chart.library, chart.name, "decode", data.hex(" "), mine, other))
    for _ in range(count // 4):
        text = text_of(chooser)
        mine, other = encode(text), their_encode(text)
        if mine == other:
            tally["equal"] += 1
        elif reason := general_rule(text, mine, other, ours, theirs, chart.library):
            tally[reason] += 1
        elif any(differently_written(chart, encode, their_encode, character) for character in text):
            tally["a code that differs"] += 1
        elif reason := why(chart.library, chart.name, "encode"):
            tally[reason] += 1
        else:
            tally["unexplained"] += 1
            left.append((chart.library, chart.name, "encode", text, mine, other))


def general_rule(text, mine, other, ours, theirs, library):
    shorter = text.translate(IGNORABLE)
    if library == "icu" and shorter != text and ours[1](shorter) == theirs[1](shorter):
        return IGNORED
    if mine is not None and other is not None and ours[0](mine) == ours[0](other) and theirs[0](mine) == theirs[0](other):
        return OTHER_WAY
    if mine is None and other is not None and theirs[0](other) != (text, None):
        return NOT_BACK
    return None


def differently_written(chart, encode, their_encode, character):
    """One character, of which the bytes that either writes are a code that differs."""
    mine, other = encode(character), their_encode(character)
    return mine != other and any(data is not None and any(chart.differs_at(data, at) for at in range(len(data)))
                                 for data in (mine, other))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("moji")
    parser.add_argument("library")
    parser.add_argument("--inputs", type=int, default=400)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--encodings", default="")
    options = parser.parse_args()
    ours, libraries = Ours(options.library), {"icu": Icu(), "iconv": Iconv()}
    listed = subprocess.run([options.moji, "list", "--format", "jsonl"], capture_output=True, text=True, check=True)
    names = [json.loads(line)["name"] for line in listed.stdout.splitlines()]
    names = [name for name in names if not options.encodings or name in options.encodings.split(";")]
    totals, rows, left = collections.Counter(), [], []
    for name in names:
        for library, opener in libraries.items():
            chart = Chart(options.moji, name, library)
            if chart.theirs is None:
                continue
            # The chart is of codes, without the mark that ICU's versions of UTF-16 write and drop, as ours do.
            is_marked = name.startswith("UTF-16") and ",version=" in name
            called = name if is_marked else chart.theirs
            try:
                theirs = opener.opened(called)
            except LookupError:
                continue
            tally = collections.Counter()
            compare(random.Random(f"{options.seed} {name} {library}"), ours.opened(name), theirs, chart, options.inputs,
                    tally, left)
            totals.update({(library, reason): count for reason, count in tally.items()})
            rows.append((name, library, called, tally))
    print_page(names, rows, totals, options)
    for one in left:
        print("UNEXPLAINED", *map(repr, one))
    raise SystemExit(1 if left else 0)


def print_page(names, rows, totals, options):
    tried = sum(totals.values())
    print("# Differential\n")
    print(f"Our {len(names)} encodings beside what ICU 72 and glibc 2.36 call the same, over {tried:,} inputs with a seed:")
    print("random bytes, texts that one of the two can write, damaged texts, and texts to encode. Equal are the text before the")
    print("first error and whether there is one. The number is of inputs; in one with several differences the first counts.\n")
    print("| beside | encodings | inputs | equal | a code that differs | a rule that differs | unexplained |")
    print("|---|---:|---:|---:|---:|---:|---:|")
    for library in ("icu", "iconv"):
        mine = {reason: count for (which, reason), count in totals.items() if which == library}
        rules = sum(count for reason, count in mine.items()
                    if reason not in ("equal", "a code that differs", "unexplained"))
        print(f"| {library} | {sum(row[1] == library for row in rows)} | {sum(mine.values()):,} | {mine.get('equal', 0):,} | "
              f"{mine.get('a code that differs', 0):,} | {rules:,} | {mine.get('unexplained', 0):,} |")
    print("\nA code that differs is listed, with both readings, by `moji chart NAME --library icu` or `--library iconv`; why codes")
    print("differ is in `tests/data/codec_differences.json`. The rules that differ were each found by looking at inputs; below, a")
    print("rule stands for all inputs of its encoding and direction that no code explains:\n")
    print("| encoding | beside | inputs | rule |\n|---|---|---:|---|")
    for reason in (IGNORED, OTHER_WAY, NOT_BACK):
        for library in ("icu", "iconv"):
            if totals[library, reason]:
                print(f"| all together | {library} | {totals[library, reason]} | {reason} |")
    for name, library, theirs, tally in rows:
        for reason, count in sorted(tally.items()):
            if reason not in ("equal", "a code that differs", IGNORED, OTHER_WAY, NOT_BACK):
                print(f"| {name} | {library} {theirs} | {count} | {reason} |")
    print("\nMake it again: `python3 tests/cli/differential.py build/bin/moji build/core/libmojiscope.so"
          f"{'' if options.inputs == 400 else f' --inputs {options.inputs}'}`.")


if __name__ == "__main__":
    main()
