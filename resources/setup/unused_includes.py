#!/usr/bin/env python3
"""Which #include lines of core and app nothing needs: unused_includes.py COMMANDS_FOLDER [FILE...]

COMMANDS_FOLDER has a compile_commands.json that clang can read. include-what-you-use names the lines that it would
take away; what it would put in their place is not asked for, since it prefers the private headers of Qt, fmt and the
C++ library to their public ones. Only lines without which the file still compiles are printed, one a line; the
status is 1 if there is any. With FILE (.cpp), only these are looked at. A header is asked with the .cpp file of its
name, and must compile by itself without the line; others may have relied on it, and then include it themselves.
"""
import concurrent.futures
import functools
import glob
import json
import os
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
ASKED = [ROOT / "core", ROOT / "app"]
SECTION = re.compile(r"^(\S+) should (add|remove) these lines:$")
REMOVED = re.compile(r"^- #include ([<\"][^>\"]+[>\"])\s+// lines (\d+)-\d+$")
ADDED = re.compile(r"^#include [<\"]([^>\"]+)[>\"]")


def arguments_of(entry):
    """The compiler's arguments of an entry without the compiler, its output and what is compiled."""
    words = entry.get("arguments") or shlex.split(entry["command"])
    kept = []
    skip = False
    for word in words[1:]:
        if skip:
            skip = False
        elif word == "-o":
            skip = True
        elif word not in ("-c", "-Werror", entry["file"]):
            kept.append(word)
    return kept


@functools.cache
def behind(name):
    """The headers that a header of Qt by the name of a class includes: <QResizeEvent> is "qevent.h"."""
    faces = glob.glob(f"/usr/include/*/qt6/*/{name}") + glob.glob(f"/usr/include/qt6/*/{name}")
    return {header.split("/")[-1] for face in faces
            for header in re.findall(r'#include\s+[<"]([^>"]+)', pathlib.Path(face).read_text(encoding="utf-8"))}


def is_public_face(removed, added):
    """Whether a header to be removed stands for one to be added: <QString> for "qstring.h", <fmt/format.h> for
    <fmt/core.h>, <unicode/uchar.h> for another of ICU's."""
    name = removed[1:-1]
    if removed[0] == '"':
        return False
    if "/" in name:
        folder = name.split("/")[0]
        return any(header.startswith(folder + "/") for header in added)
    if name.startswith("Q"):
        return any(header.split("/")[-1] in behind(name) | {name} for header in added)
    return False


# Parts of the C++ library whose header has another name than what is taken from it.
FROM = {"algorithm": r"\bstd::ranges::", "cmath": r"\bstd::(floor|ceil|round|abs|log|exp|pow|sqrt)",
        "functional": r"\bstd::(function|hash|less|greater|plus|ref)\b", "type_traits": r"\bstd::(is|remove|make)_",
        "utility": r"\bstd::(move|pair|exchange|swap|forward|as_const)\b",
        "memory": r"\b(unique|shared|weak)_ptr\b|\bmake_(unique|shared)\b", "cstddef": r"\b(size|ptrdiff)_t\b"}


@functools.cache
def code_of(file):
    """A file without its comments and #include lines."""
    lines = file.read_text(encoding="utf-8").splitlines()
    return "\n".join(line.split("//")[0] for line in lines if not line.startswith("#include"))


def is_spelled(file, header):
    """Whether a file names what a header of Qt or of the C++ library is for. It includes that by its public name then,
    whichever private header include-what-you-use finds it in."""
    name = header[1:-1]
    return header[0] == "<" and "/" not in name and re.search(FROM.get(name, rf"\b{re.escape(name)}\b"), code_of(file))


def asked(entry):
    """What include-what-you-use would take away: a list of (file, line number, header)."""
    command = ["include-what-you-use", "-Xiwyu", "--no_fwd_decls", "-Xiwyu", "--max_line_length=400",
               "-Xiwyu", "--quoted_includes_first"]
    done = subprocess.run([*command, *arguments_of(entry), entry["file"]], cwd=entry["directory"],
                          capture_output=True, text=True)
    if "error: " in done.stderr:
        return [], [f"{entry['file']}: {line}" for line in done.stderr.splitlines() if " error: " in line]
    added, removed = {}, {}
    section = None
    for line in done.stderr.splitlines():
        if title := SECTION.match(line):
            file = (pathlib.Path(entry["directory"]) / title[1]).resolve()
            section = (added if title[2] == "add" else removed).setdefault(file, [])
        elif not line.strip() or line.startswith("The full include-list"):
            section = None
        elif section is not None:
            section.append(line)
    found = []
    for file, lines in removed.items():
        if file.suffix not in (".cpp", ".h") or not any(file.is_relative_to(folder) for folder in ASKED):
            continue
        headers = [match[1] for line in added.get(file, []) if (match := ADDED.match(line))]
        for line in lines:
            if (match := REMOVED.match(line)) and not (is_public_face(match[1], headers) or is_spelled(file, match[1])):
                found.append((file, int(match[2]), match[1]))
    return found, []


def compiles_without(entry, file, numbers):
    """Whether the entry's file, and file by itself, compile when these lines of file are away."""
    lines = file.read_text(encoding="utf-8").splitlines()
    text = "\n".join("" if number in numbers else line for number, line in enumerate(lines, 1)) + "\n"
    with tempfile.TemporaryDirectory() as folder:
        changed = pathlib.Path(folder) / file.name
        changed.write_text(text, encoding="utf-8")
        overlay = pathlib.Path(folder) / "overlay.json"
        overlay.write_text(json.dumps({"version": 0, "roots": [
            {"name": str(file), "type": "file", "external-contents": str(changed)}]}), encoding="utf-8")
        command = ["clang++", "-fsyntax-only", "-w", "-ivfsoverlay", str(overlay), *arguments_of(entry), "-xc++"]
        return all(subprocess.run([*command, name], cwd=entry["directory"], capture_output=True).returncode == 0
                   for name in {entry["file"], str(file)})


def look_at(entry):
    found, troubles = asked(entry)
    unused = []
    for file in sorted({file for file, _, _ in found}):
        lines = sorted((number, header) for name, number, header in found if name == file)
        if compiles_without(entry, file, {number for number, _ in lines}):
            unused += [(file, number, header) for number, header in lines]
            continue
        unused += [(file, number, header) for number, header in lines if compiles_without(entry, file, {number})]
    return unused, troubles


def main(folder, names):
    entries = json.loads((pathlib.Path(folder) / "compile_commands.json").read_text(encoding="utf-8"))
    wanted = {str(pathlib.Path(name).resolve()) for name in names}
    entries = [entry for entry in entries if any(pathlib.Path(entry["file"]).is_relative_to(place) for place in ASKED)
               and (not wanted or entry["file"] in wanted)]
    unused, troubles = set(), []
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for found, trouble in pool.map(look_at, entries):
            unused |= set(found)
            troubles += trouble
    for file, number, header in sorted(unused):
        print(f"{file.relative_to(ROOT)}:{number}: nothing here needs {header}")
    for trouble in troubles:
        print(trouble)
    print(f"{len(entries)} files were asked, {len(unused)} lines are not needed.")
    return 1 if unused or troubles or not entries else 0


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1], sys.argv[2:]))
