#!/usr/bin/python3
"""Do the tests notice when the code is wrong? Rewrites source files so that one build contains many
small mistakes (mutants), and runs the tests once for each: a mutant that no test notices survives.

    tests/mutation/mutate.py BUILD SCRATCH --tests core_detect_tst_bom,... core/detect/bom.cpp ...

BUILD is a build folder with these tests built (-DMOJISCOPE_TESTS=ON -DMOJISCOPE_UNITY=OFF, Ninja); nothing in it
is changed.
SCRATCH gets the rewritten files, their objects and the tests linked with them. Mutants:

  order      < <= > >= with and without "equal"     arithmetic  + for -, * for /, and the other way round
  equality   == for !=, and the other way round      constant    a number one larger or smaller
  logic      && for ||, and the other way round      truth       true for false, and the other way round
  condition  of if, while, for and ?: negated        statement   left out
  return     nothing ({}) is returned

Not in constexpr code, templates, case labels and template arguments. Each test program runs once to learn
which mutants it reaches, then those programs alone run for a mutant, the fastest first, up to the first
test that fails; more than TIMES the usual time is a failure too. A mutant that no test reaches survives.

Needs python3-clang (Debian) and the libclang of the same version.
"""
import argparse
import collections
import json
import os
import random
import re
import shlex
import subprocess
import sys
import time

import clang.cindex
from clang.cindex import CursorKind as Kind

HERE = os.path.dirname(os.path.abspath(__file__))
TIMES = 5   # the usual time of a test program
LEAST = 10  # seconds that a program has at least

SWAPS = {"<": ("order", "<="), "<=": ("order", "<"), ">": ("order", ">="), ">=": ("order", ">"),
         "==": ("equality", "!="), "!=": ("equality", "=="), "&&": ("logic", "||"), "||": ("logic", "&&"),
         "+": ("arithmetic", "-"), "-": ("arithmetic", "+"), "*": ("arithmetic", "/"),
         "/": ("arithmetic", "*"), "+=": ("arithmetic", "-="), "-=": ("arithmetic", "+=")}
FUNCTIONS = {Kind.FUNCTION_DECL, Kind.CXX_METHOD, Kind.CONSTRUCTOR, Kind.DESTRUCTOR,
             Kind.CONVERSION_FUNCTION}
LEFT_OUT = {Kind.CALL_EXPR, Kind.BINARY_OPERATOR, Kind.COMPOUND_ASSIGNMENT_OPERATOR, Kind.UNARY_OPERATOR,
            Kind.BREAK_STMT, Kind.CONTINUE_STMT}


class Mutant:
    def __init__(self, number, path, line, kind, text):
        self.number, self.path, self.line, self.kind, self.text = number, path, line, kind, text
        self.killer = None
        self.reached_by = []

    def __str__(self):
        return f"{self.path}:{self.line}: {self.number} {self.kind}: {self.text}"


class Edit:
    """What replaces the bytes from begin to end; {} is where what is inside them goes."""

    def __init__(self, mutant, begin, end, before, after):
        self.mutant, self.begin, self.end, self.before, self.after = mutant, begin, end, before, after


class File:
    """A source file and its mutants."""

    def __init__(self, path, command, first_number):
        self.path = path
        self.command = command
        self.number = first_number
        self.edits = []
        self.text = open(path, "rb").read()
        arguments = [one for one in shlex.split(command["command"])[1:]]
        self.options = self.without_output(arguments)
        index = clang.cindex.Index.create()
        unit = index.parse(command["file"], ["-x", "c++"] + [
            one for one in self.options if not one.startswith(("-W", "-ftrivial-auto-var-init"))], options=0)
        errors = [d for d in unit.diagnostics if d.severity >= clang.cindex.Diagnostic.Error]
        if errors:
            print(f"{path}: {errors[0]}", file=sys.stderr)
        self.visit(unit.cursor, inside=False)

    @staticmethod
    def without_output(arguments):
        kept = []
        skip = 0
        for number, one in enumerate(arguments):
            if skip:
                skip -= 1
            elif one in ("-o", "-MF", "-MT", "-include"):
                skip = 1
            elif one in ("-c", "-MD", "-Winvalid-pch", "-Werror") or one.endswith(".cpp"):
                pass
            else:
                kept.append(one)
        return kept

    def source(self, begin, end):
        return self.text[begin:end].decode()

    def add(self, kind, node, before, after, shown, begin=None, end=None):
        begin = node.extent.start.offset if begin is None else begin
        end = node.extent.end.offset if end is None else end
        self.number += 1
        mutant = Mutant(self.number, os.path.relpath(self.path), node.extent.start.line, kind, shown)
        self.edits.append(Edit(mutant, begin, end, before.replace("NUMBER", str(self.number)), after))

    # Which nodes are mutated.

    def visit(self, node, inside):
        for child in node.get_children():
            file = child.location.file
            if file is None or not os.path.samefile(file.name, self.path):
                continue
            kind = child.kind
            if kind in (Kind.FUNCTION_TEMPLATE, Kind.CLASS_TEMPLATE, Kind.STATIC_ASSERT,
                        Kind.CLASS_TEMPLATE_PARTIAL_SPECIALIZATION, Kind.ENUM_DECL):
                continue
            if kind in FUNCTIONS or kind == Kind.VAR_DECL:
                head = self.source(child.extent.start.offset, child.extent.end.offset).split("{")[0]
                if re.search(r"\b(constexpr|consteval)\b", head) or "= default" in head:
                    continue
            if kind in FUNCTIONS:
                self.visit(child, True)
            elif not inside:
                self.visit(child, False)
            else:
                self.mutate(child, node)
                if kind == Kind.CASE_STMT:
                    parts = list(child.get_children())
                    for part in parts[1:]:
                        self.mutate(part, child)
                        self.visit(part, True)
                else:
                    self.visit(child, True)

    def mutate(self, node, parent):
        begin, end = node.extent.start.offset, node.extent.end.offset
        if begin >= end:
            return
        if node.kind in (Kind.BINARY_OPERATOR, Kind.COMPOUND_ASSIGNMENT_OPERATOR):
            self.swap(node)
        elif node.kind == Kind.INTEGER_LITERAL:
            text = self.source(begin, end)
            if re.fullmatch(r"[0-9A-Fa-fxXuUlL']+", text):
                self.add("constant", node, f"(MUTANT(NUMBER) ? {text} + 1 : ", ")", f"{text} + 1")
                if not re.fullmatch(r"0[uUlL]*", text):
                    self.add("constant", node, f"(MUTANT(NUMBER) ? {text} - 1 : ", ")", f"{text} - 1")
        elif node.kind == Kind.FLOATING_LITERAL:
            text = self.source(begin, end)
            if re.fullmatch(r"[0-9.']+", text):
                self.add("constant", node, f"(MUTANT(NUMBER) ? {text} + 1 : ", ")", f"{text} + 1")
        elif node.kind == Kind.CXX_BOOL_LITERAL_EXPR:
            other = "false" if self.source(begin, end) == "true" else "true"
            self.add("truth", node, f"(MUTANT(NUMBER) ? {other} : ", ")", other)
        elif node.kind in (Kind.IF_STMT, Kind.WHILE_STMT, Kind.FOR_STMT, Kind.CONDITIONAL_OPERATOR):
            self.negate(node)
        if parent.kind == Kind.COMPOUND_STMT or parent.kind in (Kind.IF_STMT, Kind.FOR_STMT, Kind.CASE_STMT,
                                                                Kind.WHILE_STMT, Kind.CXX_FOR_RANGE_STMT):
            self.leave_out(node, parent)

    def swap(self, node):
        parts = list(node.get_children())
        if len(parts) != 2 or parts[0].extent.end.offset > parts[1].extent.start.offset:
            return
        left, right = parts
        between = self.source(left.extent.end.offset, right.extent.start.offset).strip()
        if between not in SWAPS or "*" in node.type.spelling:
            return
        kind, other = SWAPS[between]
        plain_left = self.source(left.extent.start.offset, left.extent.end.offset)
        plain_right = self.source(right.extent.start.offset, right.extent.end.offset)
        self.add(kind, node, f"(MUTANT(NUMBER) ? ({plain_left} {other} {plain_right}) : (", "))",
                 " ".join(f"{plain_left} {other} {plain_right}".split()))

    def negate(self, node):
        text = self.source(node.extent.start.offset, node.extent.end.offset)
        if re.match(r"if\s+constexpr", text):
            return
        parts = list(node.get_children())
        if node.kind == Kind.FOR_STMT:  # init; condition; step: the first that is a truth value
            parts = [one for one in parts if one.kind.is_expression() and one.type.spelling == "bool"]
        elif parts and parts[0].kind == Kind.DECL_STMT and ";" in self.source(
                parts[0].extent.start.offset, parts[1].extent.start.offset):
            parts = parts[1:]  # if (init; condition)
        if not parts or not parts[0].kind.is_expression():
            return
        condition = parts[0]
        self.add("condition", condition, "(MUTANT(NUMBER) != static_cast<bool>(", "))",
                 "not " + " ".join(self.source(condition.extent.start.offset,
                                                condition.extent.end.offset).split()))

    def leave_out(self, node, parent):
        begin, end = node.extent.start.offset, node.extent.end.offset
        semicolon = self.text.find(b";", end)
        if self.text[end:semicolon].strip() or semicolon < 0:
            return
        if parent.kind == Kind.FOR_STMT and self.text[semicolon - 200:semicolon].rfind(b"for (") > 0 and \
                node != list(parent.get_children())[-1]:
            return
        shown = " ".join(self.source(begin, end).split())
        if node.kind in LEFT_OUT and not self.is_condition(node, parent):
            self.add("statement", node, "if (MUTANT(NUMBER)) ; else ", "", f"without {shown}",
                     begin, semicolon + 1)
        elif node.kind == Kind.RETURN_STMT:
            value = list(node.get_children())
            if not value:
                self.add("statement", node, "if (MUTANT(NUMBER)) ; else ", "", "without return",
                         begin, semicolon + 1)
            elif shown not in ("return {}", "return true", "return false", "return std::nullopt", "return nullptr", "return 0"):
                self.add("return", node, "if (MUTANT(NUMBER)) return {}; else ", "",
                         f"return {{}} for {shown}", begin, semicolon + 1)

    @staticmethod
    def is_condition(node, parent):
        return parent.kind in (Kind.IF_STMT, Kind.WHILE_STMT) and node == next(parent.get_children(), node)

    # Writing.

    def rewritten(self, numbers):
        """The text with these mutants, and the extents of each in it."""
        edits = sorted((one for one in self.edits if one.mutant.number in numbers),
                       key=lambda one: (one.begin, -one.end, -one.mutant.number))
        out = []
        length = 0
        extents = {}
        stack = []

        def write(text):
            nonlocal length
            out.append(text)
            length += len(text)

        at = 0
        prefix = b'#include "mutant.h"\n#define MUTANT(n) ::moji::mutation::mutant(n)\n#line 1\n'
        write(prefix)

        def close_until(offset):
            nonlocal at
            while stack and stack[-1].end <= offset:
                edit = stack.pop()
                write(self.text[at:edit.end])
                at = edit.end
                write(edit.after.encode())
                extents[edit.mutant.number] = (extents[edit.mutant.number][0], length)
        for edit in edits:
            close_until(edit.begin)
            write(self.text[at:edit.begin])
            at = edit.begin
            extents[edit.mutant.number] = (length, None)
            write(edit.before.encode())
            stack.append(edit)
        close_until(len(self.text))
        write(self.text[at:])
        return b"".join(out), extents, prefix

    def compile(self, scratch, numbers):
        """Compiles what does; returns the numbers that remain, and the object."""
        numbers = set(numbers)
        name = os.path.relpath(self.path).replace("/", "_")
        source = os.path.join(scratch, name)
        result = os.path.join(scratch, name + ".o")
        folder = os.path.dirname(self.path)
        for _ in range(40):
            text, extents, prefix = self.rewritten(numbers)
            with open(source, "wb") as file:
                file.write(text.replace(b"#line 1\n", f'#line 1 "{source}.lines"\n'.encode()))
            shift = len(f'#line 1 "{source}.lines"\n') - len("#line 1\n")
            compiler = shlex.split(self.command["command"])[0]
            done = subprocess.run(
                [compiler, *self.options, "-w", "-fmax-errors=0", "-fno-diagnostics-show-caret", "-I", HERE, "-I", folder,
                 "-c", source, "-o", result], cwd=self.command["directory"], stderr=subprocess.PIPE)
            if done.returncode == 0:
                return numbers, result
            wrong = self.wrong(done.stderr.decode(), source, text, extents, len(prefix))
            if not wrong:
                sys.exit(f"{self.path} cannot be compiled:\n{done.stderr.decode()[:3000]}")
            numbers -= wrong
        sys.exit(f"{self.path}: too many attempts")

    @staticmethod
    def wrong(messages, source, text, extents, prefix_length):
        """The mutants in which an error is: the innermost one, or all that begin in the line."""
        body = text[prefix_length:]
        starts = [0]
        for match in re.finditer(b"\n", body):
            starts.append(match.end())
        wrong = set()
        for match in re.finditer(re.escape(source) + r"\.lines:(\d+):(\d+): (error|note|  )", messages):
            if match.group(3) == "note" and wrong:
                continue
            at = prefix_length + starts[int(match.group(1)) - 1] + int(match.group(2)) - 1
            around = [(end - begin, number) for number, (begin, end) in extents.items() if begin <= at < end]
            if around:
                wrong.add(min(around)[1])
            elif match.group(3) == "error":
                line = int(match.group(1)) - 1
                low = prefix_length + starts[line]
                high = prefix_length + (starts[line + 1] if line + 1 < len(starts) else len(body))
                wrong |= {number for number, (begin, end) in extents.items() if low <= begin < high}
        return wrong


def commands_of(build):
    """How each source file is compiled."""
    return {one["file"]: one for one in json.load(open(os.path.join(build, "compile_commands.json")))}


def rewrite(paths, commands, scratch, chooser, sample):
    """The mutants of these files, at most `sample` of each (0: all), the objects of the rewritten files, and
    how many mutants each file has."""
    mutants, objects, counts = [], [], {}
    made = 0
    for path in map(os.path.abspath, paths):
        file = File(path, commands[path], made)
        made = file.number
        compiling, rewritten = file.compile(scratch, [one.mutant.number for one in file.edits])
        objects.append(rewritten)
        own = [one.mutant for one in file.edits if one.mutant.number in compiling]
        counts[os.path.relpath(path)] = len(own)
        if sample and len(own) > sample:
            own = sorted(chooser.sample(own, sample), key=lambda one: one.number)
        mutants += own
        print(f"# {os.path.relpath(path)}: {len(own)} of {counts[os.path.relpath(path)]} mutants", flush=True)
    return mutants, objects, counts


def link(build, target, objects, program, instead=None):
    """`program`, as the target of BUILD is linked, but with these objects before the library, so that the linker
    needs none of its own of these files; `instead`: an object in the place of the target's own."""
    library = "core/libmojiscope_core.a"
    command = subprocess.run(["ninja", "-C", build, "-t", "commands", target], check=True, capture_output=True,
                             text=True).stdout.splitlines()[-1]
    command = command.replace(library, " ".join([*map(shlex.quote, objects), library]), 1)
    command = command.replace(f"-o {target} ", f"-o {program} ")
    if instead:
        command = re.sub(r"\S*/tst_\w+\.cpp\.o", instead, command)
    subprocess.run(command, shell=True, cwd=build, check=True)
    return program


class Tests:
    """The test programs, linked with the rewritten files."""

    def __init__(self, build, scratch, names, objects):
        self.scratch = scratch
        self.usual = {}
        self.programs = {name: link(build, f"tests/{name}", objects, os.path.join(scratch, name)) for name in names}

    def run(self, name, environment, seconds):
        """The first test that failed, or None."""
        process = subprocess.Popen(
            ["timeout", "-k", "1", str(seconds), self.programs[name]], stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL, cwd=self.scratch,
            env={**os.environ, "QT_QPA_PLATFORM": "offscreen", **environment})
        failure = None
        for line in process.stdout:
            if line.startswith(b"FAIL!") and failure is None:
                failure = line.decode(errors="replace").strip()
                process.terminate()
                break
        process.stdout.close()
        code = process.wait()
        if failure is None and code != 0:
            failure = "too slow" if code in (124, 137) else f"ended with {code}"
        return failure

    def learn(self):
        """Which mutants each program reaches; its usual time."""
        reached = collections.defaultdict(list)
        for name in self.programs:
            record = os.path.join(self.scratch, name + ".reached")
            if os.path.exists(record):
                os.remove(record)
            start = time.monotonic()
            failure = self.run(name, {"MOJISCOPE_MUTANTS_REACHED": record}, 1200)
            self.usual[name] = time.monotonic() - start
            if failure:
                sys.exit(f"{name} fails without a mutant: {failure}")
            for number in set(open(record).read().split()) if os.path.exists(record) else ():
                reached[int(number)].append(name)
            print(f"# {name}: {self.usual[name]:.1f} s", flush=True)
        for names in reached.values():
            names.sort(key=self.usual.get)
        return reached

    def killer(self, mutant):
        for name in mutant.reached_by:
            seconds = max(LEAST, TIMES * self.usual[name])
            failure = self.run(name, {"MOJISCOPE_MUTANT": str(mutant.number)}, seconds)
            if failure:
                return f"{name}: {failure}"
        return None


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("build")
    parser.add_argument("scratch")
    parser.add_argument("files", nargs="+")
    parser.add_argument("--tests", required=True, help="names of test programs, with commas")
    parser.add_argument("--sample", type=int, default=0, help="at most so many mutants of each file")
    parser.add_argument("--only", default="", help="numbers of mutants, with commas")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=0, help="ends after so long (or at Ctrl+C) with the table so far")
    arguments = parser.parse_args()
    build = os.path.abspath(arguments.build)
    scratch = os.path.abspath(arguments.scratch)
    os.makedirs(scratch, exist_ok=True)
    chooser = random.Random(arguments.seed)
    sample = 0 if arguments.only else arguments.sample
    mutants, objects, all_counts = rewrite(arguments.files, commands_of(build), scratch, chooser, sample)
    if arguments.only:
        mutants = [one for one in mutants if str(one.number) in arguments.only.split(",")]
    tests = Tests(build, scratch, arguments.tests.split(","), objects)
    reached = tests.learn()
    begin = time.monotonic()
    chooser.shuffle(mutants)
    tried = []
    for mutant in mutants:
        if arguments.minutes and time.monotonic() - begin > arguments.minutes * 60:
            print(f"# stopped after {arguments.minutes} minutes")
            break
        mutant.reached_by = reached.get(mutant.number, [])
        try:
            mutant.killer = tests.killer(mutant)
        except KeyboardInterrupt:
            print("# interrupted")
            break
        tried.append(mutant)
        if not mutant.killer:
            print(f"{mutant}{'' if mutant.reached_by else ' (not reached)'}", flush=True)
    report(tried, all_counts)


def report(mutants, counts):
    slow = sum(1 for one in mutants if one.killer and one.killer.endswith("too slow"))
    print(f"\n# of the killed, {slow} were only too slow")
    print("\n| file | mutants | tried | killed | not reached | survived | killed, of those tried |")
    print("|---|---:|---:|---:|---:|---:|---:|")
    rows = collections.defaultdict(list)
    for mutant in mutants:
        rows[mutant.path].append(mutant)
    totals = [0, 0, 0, 0]
    for path in counts:
        own = rows[path]
        killed = sum(1 for one in own if one.killer)
        lost = sum(1 for one in own if not one.reached_by)
        share = f"{100 * killed / len(own):.0f} %" if own else "-"
        print(f"| `{path}` | {counts[path]} | {len(own)} | {killed} | {lost} | {len(own) - killed - lost} | {share} |")
        totals = [a + b for a, b in zip(totals, (counts[path], len(own), killed, lost))]
    made, tried, killed, lost = totals
    print(f"| all | {made} | {tried} | {killed} | {lost} | {tried - killed - lost} | "
          f"{100 * killed / max(1, tried):.0f} % |")


if __name__ == "__main__":
    main()
