#!/usr/bin/python3
"""What many files named on the command line cost: time until the window can be used, memory, threads, and
how long Ctrl+Tab takes; mojiscope beside Okteta and GHex, where they are installed.

    bench_tabs.py MOJISCOPE FOLDER [ROUNDS [COUNT...]]

FOLDER is scratch space for a thousand small files, which are removed at the end. All programs show one
window, as large as it may be, on a private screen of 1280x800 (Xvfb, openbox); they take turns, ROUNDS
times (3), and what is printed are medians.

  usable   seconds from the start of the process until a part of the screen, where all of them show bytes,
           looks as it does in the end (bench_opening.py); background work may still go on
  memory   the most that was resident (VmHWM), once the program has come to rest
  a tab    what each further file costs of it, from one file to this many
  threads  the most there ever were
  switch   Ctrl+Tab, from the key until the other file is on the screen, the median of 20

The goals of mojiscope: 100 files usable in less than 1.5 times the time of one, at most 1 MB for each
further tab, no more than 16 threads; 1,000 files linearly; Ctrl+Tab in less than 50 ms.
"""
import os
import random
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import threading
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "e2e"))
import bench_opening  # noqa: E402
from desktop import wait_for  # noqa: E402
from bench_opening import MaximisedDesktop, Screen, differ, has_bytes, most_resident  # noqa: E402

COUNTS = {"mojiscope": [1, 10, 100, 1000], "okteta": [1, 50], "ghex": [1, 50]}
LINES = 60      # of a file; they fill the page
SWITCHES = 20
SWITCH_PATIENCE = 5


def make_files(folder, count):
    """Small texts, no two alike on the screen."""
    paths = []
    for number in range(count):
        path = os.path.join(folder, f"file{number:04}.txt")
        letters = random.Random(number)
        with open(path, "wb") as file:
            for _ in range(LINES):
                word = bytes(letters.choices(b"abcdefghijklmnopqrstuvwxyz0123456789 ", k=60))
                file.write(word + " café 世\n".encode())
        paths.append(path)
    return paths


class Threads(threading.Thread):
    """Counts those of a process until it is stopped."""

    def __init__(self, process):
        super().__init__(daemon=True)
        self.process, self.most, self.stopped = process, 0, threading.Event()
        self.start()

    def run(self):
        while not self.stopped.wait(0.005):
            try:
                self.most = max(self.most, len(os.listdir(f"/proc/{self.process.pid}/task")))
            except OSError:
                return


def switch(desktop, screen):
    """Seconds from the key to the other file."""
    before = screen.page()
    begin = time.monotonic()
    desktop.xdotool("key", "ctrl+Tab")
    while time.monotonic() - begin < SWITCH_PATIENCE:
        if differ(screen.page(), before):
            return time.monotonic() - begin
        time.sleep(0.001)
    return None


def switches(desktop, screen):
    times = [switch(desktop, screen) for _ in range(SWITCHES)]
    there = [seconds for seconds in times if seconds is not None]
    # xdotool itself takes its time to start and to press.
    begin = time.monotonic()
    for _ in range(SWITCHES):
        desktop.xdotool("key", "F20")
    overhead = (time.monotonic() - begin) / SWITCHES
    return max(0.0, statistics.median(there) - overhead) if len(there) > SWITCHES / 2 else None


def open_once(desktop, screen, command, measures_switches):
    home = tempfile.mkdtemp()
    environment = dict(desktop.environment, QT_QPA_PLATFORM="xcb", GDK_BACKEND="x11", HOME=home,
                       XDG_RUNTIME_DIR=home)
    frames = []
    begin = time.monotonic()
    process = subprocess.Popen(command, env=environment, stdin=subprocess.DEVNULL,
                               stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                               start_new_session=True)
    threads = Threads(process)
    try:
        rests = bench_opening.wait_for_rest(process, screen, frames, begin)
        if not rests or not has_bytes(frames[-1][1]):
            return None
        final = frames[-1][1]
        usable = next(at for at, pixels in frames if not differ(pixels, final))
        memory = most_resident(process)
        switched = switches(desktop, screen) if measures_switches else None
        return usable, memory, threads.most, switched
    finally:
        threads.stopped.set()
        process.kill()
        process.wait()
        shutil.rmtree(home, ignore_errors=True)
        wait_for("the screen to be empty", lambda: not any(screen.page()))


def median(values):
    there = [value for value in values if value is not None]
    return statistics.median(there) if 2 * len(there) > len(values) else None


def text(value, form):
    return "-" if value is None else form.format(value)


def print_table(results):
    print("| | files | usable | memory | a tab | threads | Ctrl+Tab |\n|---|---|---|---|---|---|---|")
    ones = {}
    for (name, count), runs in results.items():
        runs = [run or (None,) * 4 for run in runs]
        usable, memory, threads, switched = (median(column) for column in zip(*runs))
        ones.setdefault(name, memory)
        a_tab = None if count == 1 or not memory or not ones[name] else (memory - ones[name]) / (count - 1)
        print(f"| {name} | {count} | {text(usable, '{:.2f} s')} | {text(memory, '{:.0f} MB')} | "
              f"{text(a_tab, '{:.2f} MB')} | {text(threads, '{:.0f}')} | "
              f"{text(switched and switched * 1000, '{:.0f} ms')} |")


def main():
    mojiscope, folder = os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2])
    rounds = int(sys.argv[3]) if len(sys.argv) > 3 else 3
    chosen = [int(count) for count in sys.argv[4:]]
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    bench_opening.PATIENCE = 60
    folder = tempfile.mkdtemp(dir=folder)
    try:
        paths = make_files(folder, max(COUNTS["mojiscope"]))
        results = {}
        with MaximisedDesktop(1280, 800) as desktop:
            screen = Screen(desktop.environment["DISPLAY"])
            for _ in range(rounds):
                for name, command in bench_opening.programs(mojiscope).items():
                    for count in chosen or COUNTS[name]:
                        results.setdefault((name, count), []).append(
                            open_once(desktop, screen, [*command, *paths[:count]],
                                      name == "mojiscope" and count > 1))
        print_table(results)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
