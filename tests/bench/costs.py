"""What a command costs, and how the benchmarks print: as Markdown, in the form of resources/docs/performance.md."""
import collections
import subprocess
import sys

# Seconds of processor time, seconds passed, and the most memory that was resident, in MB: of the command and of what it
# starts. A small process of its own starts it, because a command's peak is at least that of what started it (10 MB).
Cost = collections.namedtuple("Cost", "processor passed peak")
CHILD = """
import resource, subprocess, sys, time
patience = int(sys.argv[1])
if patience:
    resource.setrlimit(resource.RLIMIT_CPU, (patience, patience))
begin = time.monotonic()
status = subprocess.run(sys.argv[2:], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode
passed = time.monotonic() - begin
used = resource.getrusage(resource.RUSAGE_CHILDREN)
print(status, used.ru_utime + used.ru_stime, passed, used.ru_maxrss * 1024 / 1e6)
"""


def cost(command, names=None, patience=0):
    """Of one run. `names`: what stdin gives; `patience`: the command ends after so many seconds of processor time."""
    done = subprocess.run([sys.executable, "-S", "-c", CHILD, str(patience), *map(str, command)], input=names or b"",
                          stdout=subprocess.PIPE, check=True)
    status, *values = done.stdout.split()
    if int(status) not in (0, 1) and not patience and "xargs" not in command:
        raise RuntimeError(f"exit status {int(status)}: {' '.join(map(str, command[:4]))}")
    return Cost(*map(float, values))


def least(commands, rounds, **options):
    """Of each command the run with the least processor time, all in turns."""
    runs = [[cost(command, **options) for command in commands] for _ in range(rounds)]
    return [min(column) for column in zip(*runs)]


def print_row(*cells):
    print("| " + " | ".join(cells) + " |", flush=True)


def print_header(*cells):
    print_row(*cells)
    print("|" + "---|" * len(cells), flush=True)


def print_columns(title, columns):
    """`columns`: what each is called, and its cells by the names of their rows."""
    print_header(title, *columns)
    for name in next(iter(columns.values())):
        print_row(name, *[cells[name] for cells in columns.values()])


def seconds(value):
    """0.042 s, 0.42 s, 4.2 s, 42 s"""
    digits = 3 if value < 0.0995 else 2 if value < 0.995 else 1 if value < 9.95 else 0
    return f"{value:.{digits}f} s"
