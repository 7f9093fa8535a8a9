"""moji strings: runs of text in binary data, beside strings(1)."""
import glob
import os
import random
import shutil
import subprocess
import unittest

from moji_program import SANITIZED, TemporaryFolder, complaint, output, rows, run

SEED = 1903
RUSSIAN = "Съешь ещё этих мягких французских булок"
CHINESE = "我们在这里学习中文的编码"
KOREAN = "한국어 글자를 찾아 봅시다"


def runs(data, *arguments):
    return [(row["offset"], row["length"], row["encoding"], row["text"])
            for row in rows("strings", *arguments, "-", data=data, status=0)]


class Runs(unittest.TestCase):
    def test_encodings_are_told_apart(self):
        gap = bytes(8)
        parts = [("UTF-8", "Hello, wörld"), ("UTF-16LE", RUSSIAN), ("UTF-16BE", CHINESE), ("UTF-8", RUSSIAN),
                 ("UTF-16LE", KOREAN), ("UTF-16LE", "plain"), ("UTF-8", CHINESE)]
        data, expected = b"", []
        for encoding, text in parts:
            data += gap + b"\0" * (len(data) % 2)
            encoded = text.encode(encoding)
            expected.append((len(data), len(encoded), encoding, text))
            data += encoded
        self.assertEqual(runs(data + gap), expected)

    def test_keys(self):
        [row] = rows("strings", "--text", "word", status=0)
        self.assertEqual(list(row.items()), [("offset", 0), ("length", 4), ("encoding", "UTF-8"), ("score", 1),
                                             ("text", "word")])

    def test_least_length(self):
        data = b"abc\0abcd\0abcde\0"
        self.assertEqual([text for *_, text in runs(data)], ["abcd", "abcde"])
        self.assertEqual([text for *_, text in runs(data, "--min", "5")], ["abcde"])
        self.assertEqual([text for *_, text in runs(data, "-n", "1")], ["abc", "abcd", "abcde"])

    def test_legacy_encodings_when_asked(self):
        data = b"\1\2" + RUSSIAN.encode("koi8-r") + b"\0\1" + b"plain text" + b"\0"
        self.assertEqual(runs(data, "--encodings", "UTF-8,KOI8-R"),
                         [(2, len(RUSSIAN), "KOI8-R", RUSSIAN), (2 + len(RUSSIAN) + 2, 10, "UTF-8", "plain text")])
        self.assertEqual(runs(b"\0" + KOREAN.encode("euc-kr") + b"\0", "-e", "EUC-KR"),
                         [(1, len(KOREAN.encode("euc-kr")), "EUC-KR", KOREAN)])

    def test_at_any_alignment_and_block_edge(self):
        chooser = random.Random(SEED)
        for size in (1024 * 1024 - 7, 1024 * 1024 - 64, 1024 * 1024 - 1, 64 * 1024 + 3):
            text = " ".join(chooser.sample(RUSSIAN.split(), 5))
            data = bytes(size) + text.encode("utf-16-le") + bytes(100)
            self.assertEqual(runs(data, "-e", "UTF-16LE"), [(size, 2 * len(text), "UTF-16LE", text)])

    def test_long_runs_come_in_parts_without_loss(self):
        text = "x" * 200_000
        found = runs(text.encode())
        self.assertEqual("".join(part for *_, part in found), text)
        self.assertEqual([offset + length for offset, length, *_ in found[:-1]], [offset for offset, *_ in found[1:]])

    def test_noise_is_not_told_as_utf16(self):
        data = random.Random(SEED).randbytes(1_000_000)
        found = runs(data)
        wide = [row for row in found if row[2] != "UTF-8"]
        self.assertLess(len(wide), len(found) / 50)

    def test_controls_do_not_reach_the_terminal(self):
        text = output("strings", "--least", "0", "-", data="a\tb\u202ec\u200fd\n".encode())
        self.assertEqual(text.split("\n")[0].split("  ")[-1].strip(), "a␉b<U+202E>c<U+200F>d")

    def test_radix(self):
        for radix, place in (("d", "      64"), ("o", "00000100"), ("x", "00000040")):
            self.assertEqual(output("strings", "-t", radix, "-", data=bytes(64) + b"text").split("  UTF-8")[0], place)

    def test_wrong_options(self):
        self.assertIn("--min", complaint("strings", "--min", "0", "--text", "a"))
        self.assertIn("--encodings", complaint("strings", "-e", "no-such", "--text", "a"))


@unittest.skipUnless(shutil.which("strings"), "binutils are not installed")
class Binutils(TemporaryFolder):
    def programs(self):
        found = [path for path in glob.glob("/usr/bin/*") if os.path.isfile(path) and 10_000 < os.path.getsize(path) < 2_000_000]
        return random.Random(SEED).sample(sorted(found), min(len(found), 2 if SANITIZED else 6))

    def theirs(self, path, *options):
        text = subprocess.run(["strings", "-a", "-t", "d", *options, path], capture_output=True, check=True,
                              env=dict(os.environ, LC_ALL="C")).stdout.decode()
        lines = (line.lstrip().partition(" ") for line in text.split("\n")[:-1])
        return [(int(offset), line) for offset, _, line in lines]

    def test_ascii_is_what_strings_prints(self):
        for path in self.programs():
            ours = [(row["offset"], row["text"]) for row in rows("strings", "-e", "ASCII", path)]
            self.assertEqual(ours, self.theirs(path), path)

    def test_what_strings_finds_in_utf16_is_found(self):
        paths = self.programs()
        paths.append(self.file("wide", b"\1".join(f"Text number {n}".encode("utf-16-le") for n in range(100))))
        for path in paths:
            for option, encoding in (("-el", "UTF-16LE"), ("-eb", "UTF-16BE")):
                ours = [(row["offset"], row["offset"] + row["length"]) for row in rows("strings", "-e", encoding, path)]
                for offset, text in self.theirs(path, option):
                    # A run that overlaps a longer one is not told.
                    self.assertTrue(any(begin < offset + 2 * len(text) and offset < end for begin, end in ours),
                                    (path, option, offset, text))

    def test_every_ascii_run_is_in_some_run(self):
        for path in self.programs():
            covered = bytearray(os.path.getsize(path))
            for row in rows("strings", path):
                covered[row["offset"]:row["offset"] + row["length"]] = b"\1" * row["length"]
            missing = sum(not any(covered[offset:offset + len(text)]) for offset, text in self.theirs(path))
            self.assertEqual(missing, 0, path)


@unittest.skipIf(SANITIZED, "memory is not measured with sanitizers")
class Memory(unittest.TestCase):
    def test_does_not_grow_with_the_input(self):
        def peak(megabytes):
            script = (f"head -c {megabytes}000000 /dev/zero | tr '\\0' 'я' | /usr/bin/env python3 -c 'import resource, subprocess, sys;"
                      " subprocess.run(sys.argv[1:], stdout=subprocess.DEVNULL, check=True);"
                      " print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)' \"$0\" strings -")
            from moji_program import MOJI
            return int(subprocess.run(["sh", "-c", script, MOJI], capture_output=True, check=True).stdout)
        self.assertLess(peak(100), peak(4) + 30_000)


if __name__ == "__main__":
    unittest.main()
