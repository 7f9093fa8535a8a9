#!/usr/bin/env python3
"""How often `moji repair` changes files that nothing has happened to, beside ftfy where it is
installed. Nearly all text of an installed system is whole; what is changed is listed, to be looked at.

    clean_corpus.py MOJI [--sample N] [--packages FOLDER] [--list FILE] [--jsonl] [--law]

The files are those below /usr/share, /usr/lib, /usr/include and /etc that are valid UTF-8, have a
character outside ASCII and no NUL, and have at most 2 MB; `.gz` files are unpacked first, and a
content counts once. --sample takes N of them, the same ones every time on the same system, from as
many folders as possible. --packages adds PACKAGES below, downloaded into FOLDER (about 1.5 GB), in
place of the files that --list names (one path a line), or beside the system's. Files that are
damaged indeed are left out: ../data/repair/known_damage.tsv says which and why.

Prints every changed file with the first changed place, and counts. --law: exit 1 if more than 1 of
1,000 files is changed. --jsonl: a JSON object a changed file.
"""
import argparse
import collections
import fnmatch
import glob
import gzip
import hashlib
import json
import os
import subprocess
import sys
import tempfile

from repair_runs import repair_files

ROOTS = ("/usr/share", "/usr/lib", "/usr/include", "/etc")
LARGEST = 2_000_000
ALLOWED = 1 / 1000
KNOWN_DAMAGE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "data", "repair",
                            "known_damage.tsv")

# Packages of much text in many languages, and of much that looks like damage and is none.
DEBIAN = """manpages-ru manpages-ja manpages-pl manpages-fr manpages-uk manpages-tr manpages-de
    debian-faq-zh-cn debian-faq-fr debian-faq-ru debian-faq-ko vim-runtime fortunes-ru fortunes-cs
    wfrench wngerman wspanish wswedish unicode-data iso-codes tzdata locales perl-doc emacs-common
    gnome-user-docs figlet mc-data python3-pygments python3-docutils python3-django
    mediawiki roundcube-core wordpress libdatetime-locale-perl
    libtext-unidecode-perl ruby-rails-i18n ruby-faker golang-golang-x-text-dev
    librust-encoding-rs-dev php-symfony-intl""".split()
NPM = """moment date-fns dayjs luxon numeral cldr-dates-full cldr-localenames-full @angular/common
    emojibase-data typescript world-countries franc iconv-lite jschardet kuroshiro wanakana
    hangul-js transliteration speakingurl diacritics unidecode markdown-it highlight.js prismjs
    cli-boxes cli-spinners figlet blessed terminal-kit element-ui antd @faker-js/faker validator
    i18n-iso-countries flatpickr select2 katex he entities tr46 regenerate-unicode-properties
    ckeditor4 tinymce stopword dictionary-de dictionary-ru dictionary-el zxcvbn opencc-js
    pinyin-pro mermaid humanize-duration xregexp""".split()


# --- Files

def download(folder):
    """The packages' files below `folder`, downloading those that are not there yet."""
    for name in DEBIAN:
        into = os.path.join(folder, "debian", name)
        if not os.path.isdir(into):
            with tempfile.TemporaryDirectory() as scratch:
                subprocess.run(["apt-get", "download", "-qq", name], cwd=scratch, check=True)
                subprocess.run(["dpkg-deb", "-x", *glob.glob(f"{scratch}/*.deb"), into], check=True)
    for name in NPM:
        into = os.path.join(folder, "npm", name.replace("/", "_"))
        if not os.path.isdir(into):
            with tempfile.TemporaryDirectory() as scratch:
                subprocess.run(["npm", "pack", "--silent", name], cwd=scratch, check=True,
                               stdout=subprocess.DEVNULL)
                os.makedirs(into)
                subprocess.run(["tar", "-xzf", *glob.glob(f"{scratch}/*.tgz"), "-C", into],
                               check=True)
    return folder


def files_below(root):
    for folder, folders, names in os.walk(root):
        folders.sort()
        for name in sorted(names):
            path = os.path.join(folder, name)
            if os.path.isfile(path) and not os.path.islink(path):
                yield path


def content(path):
    """The bytes of a file that may count, else None."""
    try:
        if not 0 < os.path.getsize(path) <= LARGEST:
            return None
        with (gzip.open if path.endswith(".gz") else open)(path, "rb") as file:
            data = file.read(LARGEST + 1)
        if data.isascii() or len(data) > LARGEST or b"\0" in data:
            return None
        data.decode("utf-8")
        return data
    except (OSError, EOFError, UnicodeDecodeError, gzip.zlib.error):
        return None


def spread(paths):
    """The paths in an order that visits every folder and kind of file before any of them twice, and
    depends on nothing but the paths."""
    groups = collections.defaultdict(list)
    for path in paths:
        kind = os.path.splitext(path)[1]
        groups["/".join(path.split("/")[:5]) + kind].append(
            (hashlib.sha1(os.fsencode(path)).digest(), path))
    ranked = [(rank, digest, path) for group in groups.values()
              for rank, (digest, path) in enumerate(sorted(group))]
    return [path for _, _, path in sorted(ranked)]


class Corpus:
    """Writes what has to be unpacked into a folder of its own; moji reads all else where it is."""

    def __init__(self, paths, count, scratch):
        self.names = {}  # what moji is given: what it is called
        self.known = 0
        seen, patterns = set(), list(known_damage())
        for path in paths:
            if len(self.names) == count:
                break
            data = content(path)
            if data is None:
                continue
            digest = hashlib.sha256(data).hexdigest()
            if digest in seen:
                continue
            seen.add(digest)
            if any(fnmatch.fnmatch(path, pattern) and digest.startswith(start)
                   for pattern, start in patterns):
                self.known += 1
                continue
            given = path
            if path.endswith(".gz") or not path.isprintable():
                given = os.path.join(scratch, f"{len(self.names)}.txt")
                with open(given, "wb") as file:
                    file.write(data)
            self.names[given] = path


def known_damage():
    """Pairs of a pattern of paths and the first digits of a SHA-256 ("" for any content)."""
    if os.path.exists(KNOWN_DAMAGE):
        with open(KNOWN_DAMAGE, encoding="utf-8") as file:
            for line in file:
                if line.strip() and not line.startswith("#"):
                    pattern, start = line.split("\t")[:2]
                    yield pattern, start.strip("*")


# --- Changes

def first_change(before, after):
    """The first changed place, and up to 24 characters around it, before and after."""
    begin = 0
    shorter = min(len(before), len(after))
    step = 1 << 16
    while begin < shorter and before[begin:begin + step] == after[begin:begin + step]:
        begin += step
    begin = min(begin, shorter)
    while begin < shorter and before[begin] == after[begin]:
        begin += 1
    start = max(before.rfind("\n", 0, begin) + 1, begin - 24)
    return begin, before[start:begin + 24], after[start:begin + 24]


def visible(text):
    return "".join(c if c.isprintable() else f"<{ord(c):02X}>" for c in text)


class Ftfy:
    name = "ftfy"

    def __init__(self):
        import ftfy
        self.fix = ftfy.fix_encoding

    def repair(self, text):
        """A line at a time, as ftfy's own command does."""
        return "".join(map(self.fix, text.splitlines(True)))


def ftfy():
    try:
        return Ftfy()
    except ImportError:
        return None


class Report:
    def __init__(self, jsonl):
        self.jsonl = jsonl
        self.changed = collections.Counter()
        self.labels = collections.Counter()
        self.faults = collections.Counter()

    def change(self, tool, path, before, after, why):
        self.changed[tool] += 1
        offset, old, new = first_change(before, after)
        if self.jsonl:
            print(json.dumps({"tool": tool, "file": path, "place": offset, "before": old,
                              "after": new, "why": why}, ensure_ascii=False), flush=True)
        else:
            print(f"{tool}\t{path}\t{visible(old)} -> {visible(new)}\t{why}", flush=True)

    def judge(self, path, before, repair):
        self.labels[repair.label] += 1
        if repair.text is None:
            self.faults["no answer"] += 1
            print("no answer", path, sep="\t")
            return
        if repair.text != before:
            self.change("moji", path, before, repair.text, f"{repair.label} {repair.chain}")
        self.faults["emptied"] += not repair.text
        self.faults["U+FFFD gained"] += repair.text.count("\ufffd") > before.count("\ufffd")
        self.faults["called destroyed without U+FFFD"] += (repair.label == "destroyed"
                                                           and "\ufffd" not in before)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("moji")
    parser.add_argument("--sample", type=int, metavar="N")
    parser.add_argument("--packages", metavar="FOLDER")
    parser.add_argument("--list", metavar="FILE")
    parser.add_argument("--jsonl", action="store_true")
    parser.add_argument("--law", action="store_true")
    options = parser.parse_args()

    if options.list:
        with open(options.list, encoding="utf-8") as file:
            paths = file.read().splitlines()
    else:
        paths = [path for root in ROOTS for path in files_below(root)]
    if options.packages:
        paths += list(files_below(download(options.packages)))
    if options.sample:
        paths = spread(paths)

    report, peer = Report(options.jsonl), ftfy()
    with tempfile.TemporaryDirectory(prefix="clean_corpus_") as scratch:
        corpus = Corpus(paths, options.sample or -1, scratch)
        for given, repair in repair_files(options.moji, list(corpus.names)):
            path = corpus.names[given]
            before = content(path).decode("utf-8")
            report.judge(path, before, repair)
            if peer:
                after = peer.repair(before)
                if after != before:
                    report.change("ftfy", path, before, after, "")

    count = len(corpus.names)
    print(f"{count} files; {corpus.known} more are known to be damaged", file=sys.stderr)
    for tool in ["moji"] + (["ftfy"] if peer else []):
        number = report.changed[tool]
        print(f"{tool} changed {number}: {1000 * number / max(count, 1):.2f} of 1,000",
              file=sys.stderr)
    for what, number in sorted((report.labels + report.faults).items()):
        print(f"  {what}: {number}", file=sys.stderr)
    broken = report.changed["moji"] > ALLOWED * count or any(report.faults.values())
    sys.exit(1 if options.law and broken else 0)


if __name__ == "__main__":
    main()
