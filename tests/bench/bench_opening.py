#!/usr/bin/python3
"""How long a large file takes until its first page appears in the window, and how much memory that
costs: mojiscope beside Okteta and GHex, where they are installed.

    bench_opening.py MOJISCOPE FOLDER [ROUNDS]

FOLDER is scratch space of 3.5 GB for the files, which are removed at the end: an empty one, 500 MB and 3 GB
of text, and 20 GB without a single block on the disk. They have just been written, so the system has
read them already. All programs show one window, as large as it may be, on a private screen of 1280x800
(Xvfb, openbox); they take turns, ROUNDS times (3), and what is printed are medians.

  page     seconds from the start of the process until a part of the screen within the window, where
           every one of them shows bytes, looks as it does when nothing changes any more (but for one
           pixel in a hundred: a caret blinks)
  memory   the most of it that was resident (VmHWM), once the program has come to rest
  -        no page: refused, ended, or not there after PATIENCE seconds

Nobody may take more than MOST_MEMORY of address space: what copies a file would take the machine's.
For mojiscope there follows, for the 3 GB, what it needs after Ctrl+End, a search through all of it,
and 10,000 edits.
"""
import ctypes
import os
import resource
import shutil
import statistics
import subprocess
import sys
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "e2e"))
from costs import print_columns  # noqa: E402
from desktop import Desktop, wait_for  # noqa: E402

SCREEN = 1280, 800
# Of the screen, where all programs show bytes in hexadecimal, also below what a notice takes: x, y, width, height.
PAGE = 280, 380, 160, 150
PATIENCE = 25        # seconds
REST = 1.5           # seconds without a change and without work
MOST_MEMORY = 6 * 1024 ** 3
CELL = 40, 30        # pixels; a part of some byte is in every one
LEAST_INK = 0.01     # the share of its pixels that are not background
SCREEN_COLOUR = 0    # where there is no window
MOST_DIFFERENT = 0.01
EDITS = 10_000
FILES = [("empty", 0, True), ("500 MB", 500_000_000, True), ("3 GB", 3_000_000_000, True),
         ("20 GB", 20_000_000_000, False)]


class MaximisedDesktop(Desktop):
    """Windows fill the screen, if they let the window manager decide. For each key that xdotool makes, the window
    manager reads the keyboard anew; without sequences of a compose key that takes no time."""

    def _server(self, command, **options):
        if command[0] == "openbox":
            path = os.path.join(self.folder, "openbox.xml")
            with open(path, "w") as file:
                file.write('<openbox_config xmlns="http://openbox.org/3.4/rc"><applications>'
                           '<application class="*"><maximized>yes</maximized></application>'
                           "</applications></openbox_config>")
            command = ["env", f"XCOMPOSEFILE={os.devnull}", *command, "--config-file", path]
        super()._server(command, **options)


class Screen:
    """Reads pixels of the screen, in a millisecond."""

    class Image(ctypes.Structure):
        _fields_ = [("width", ctypes.c_int), ("height", ctypes.c_int), ("xoffset", ctypes.c_int),
                    ("format", ctypes.c_int), ("data", ctypes.c_void_p), ("byte_order", ctypes.c_int),
                    ("bitmap_unit", ctypes.c_int), ("bitmap_bit_order", ctypes.c_int),
                    ("bitmap_pad", ctypes.c_int), ("depth", ctypes.c_int),
                    ("bytes_per_line", ctypes.c_int), ("bits_per_pixel", ctypes.c_int)]

    def __init__(self, display):
        self._x = ctypes.CDLL("libX11.so.6")
        self._x.XOpenDisplay.restype = ctypes.c_void_p
        self._x.XDefaultRootWindow.restype = ctypes.c_ulong
        self._x.XDefaultRootWindow.argtypes = [ctypes.c_void_p]
        self._x.XGetImage.restype = ctypes.POINTER(Screen.Image)
        self._x.XGetImage.argtypes = [ctypes.c_void_p, ctypes.c_ulong, *[ctypes.c_int] * 2,
                                      *[ctypes.c_uint] * 2, ctypes.c_ulong, ctypes.c_int]
        self._x.XDestroyImage.argtypes = [ctypes.c_void_p]
        self._display = self._x.XOpenDisplay(display.encode())
        self._root = self._x.XDefaultRootWindow(self._display)

    def page(self):
        """The pixels of PAGE, four bytes each."""
        all_planes, z_pixmap = 0xFFFFFFFF, 2
        image = self._x.XGetImage(self._display, self._root, *PAGE, all_planes, z_pixmap)
        size = image.contents.bytes_per_line * image.contents.height
        pixels = ctypes.string_at(image.contents.data, size)
        self._x.XDestroyImage(image)
        return pixels


def pixels_of(page):
    return memoryview(page).cast("I")


def differ(one, other):
    """Whether more than a caret does."""
    if one == other:
        return False
    pairs = zip(pixels_of(one), pixels_of(other))
    return sum(a != b for a, b in pairs) > MOST_DIFFERENT * len(one) / 4


def has_bytes(page):
    """Whether it is full of them, and not the bare screen or a message."""
    pixels = pixels_of(page).tolist()
    background = max(set(pixels), key=pixels.count)
    if background & 0xFFFFFF == SCREEN_COLOUR:
        return False
    _, _, page_width, page_height = PAGE
    width, height = CELL

    def has_ink(left, top):
        rows = (pixels[y * page_width + left:][:width] for y in range(top, top + height))
        ink = sum(pixel != background for row in rows for pixel in row)
        return ink > LEAST_INK * width * height
    return all(has_ink(left, top) for left in range(0, page_width, width)
               for top in range(0, page_height, height))


def processor_time(process):
    with open(f"/proc/{process.pid}/stat") as file:
        fields = file.read().rpartition(")")[2].split()
    return int(fields[11]) + int(fields[12])


def most_resident(process):
    """MB"""
    with open(f"/proc/{process.pid}/status") as file:
        for line in file:
            if line.startswith("VmHWM:"):
                return int(line.split()[1]) * 1024 / 1e6
    return None


def wait_for_rest(process, screen, frames, begin):
    """Takes frames (time, pixels) until nothing changes; False where the program ends before."""
    last_change = time.monotonic()
    used = -1
    while time.monotonic() - last_change < REST and time.monotonic() - begin < PATIENCE:
        if process.poll() is not None:
            return False
        page = screen.page()
        now_used = processor_time(process)
        if not frames or page != frames[-1][1]:
            frames.append((time.monotonic() - begin, page))
        if now_used > used + 1 or frames[-1][0] > time.monotonic() - begin - 0.01:
            last_change = time.monotonic()
            used = now_used
        time.sleep(0.004)
    return True


def open_once(desktop, screen, command, is_empty):
    """Seconds until the page is there (None: it never is) and MB."""
    environment = dict(desktop.environment, QT_QPA_PLATFORM="xcb", GDK_BACKEND="x11")
    frames = []
    begin = time.monotonic()
    process = subprocess.Popen(
        command, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL, start_new_session=True,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY)))
    try:
        if not wait_for_rest(process, screen, frames, begin):
            return None, None
        memory = most_resident(process)
        final = frames[-1][1]
        if not is_empty and not has_bytes(final):
            return None, memory
        page = next(at for at, pixels in frames if not differ(pixels, final))
        return page, memory
    finally:
        process.kill()
        process.wait()
        time.sleep(0.3)  # until its window is gone from the screen


def make_file(path, size, has_text):
    line = b"2024-02-29T12:00:00Z host service[%07d]: request served in 12 ms, 4096 bytes, ok\n"
    with open(path, "wb") as file:
        if not has_text:
            file.truncate(size)
            return
        block = b"".join(line % number for number in range(100_000))
        for begin in range(0, size, len(block)):
            file.write(block[:size - begin])


def programs(mojiscope):
    found = {"mojiscope": [mojiscope]}
    for name in ("okteta", "ghex"):
        if shutil.which(name):
            found[name] = [name]
        else:
            print(f"{name} is not installed: not measured", file=sys.stderr)
    return found


def measure(desktop, screen, mojiscope, folder, rounds):
    results = {}
    for _ in range(rounds):
        for label, size, _ in FILES:
            for name, command in programs(mojiscope).items():
                path = os.path.join(folder, label.replace(" ", ""))
                results.setdefault((name, label), []).append(
                    open_once(desktop, screen, [*command, path], size == 0))
    return results


def median(values):
    """None where most have no value."""
    there = [value for value in values if value is not None]
    return statistics.median(there) if 2 * len(there) > len(values) else None


def print_table(results):
    labels = [label for label, _, _ in FILES]
    print("| | " + " | ".join(labels) + " |\n|" + "---|" * (len(labels) + 1))
    for name in dict.fromkeys(name for name, _ in results):
        cells = []
        for label in labels:
            page = median([page for page, _ in results[name, label]])
            memory = median([memory for _, memory in results[name, label]])
            cells.append(f"{'-' if page is None else f'{page:.2f} s'}, "
                         f"{'-' if memory is None else f'{memory:.0f} MB'}")
        print(f"| {name} | " + " | ".join(cells) + " |")


def print_hard_use(desktop, mojiscope, path):
    """What mojiscope needs in the end, and what the same window needs for an empty file."""
    def rest(window):
        state = [processor_time(window.process), time.monotonic()]

        def is_quiet():
            used = processor_time(window.process)
            if used > state[0] + 1:
                state[:] = used, time.monotonic()
            return time.monotonic() - state[1] > REST
        wait_for("the program to come to rest", is_quiet, 300)

    columns = {}

    def say(window, what):
        rest(window)
        columns[what] = {"memory": f"{most_resident(window.process):.0f} MB"}

    empty = desktop.start([mojiscope, "--text", ""])
    say(empty, "empty window, read by a screen reader")
    empty.kill()
    window = desktop.start([mojiscope, path])
    window.press("ctrl+1", "ctrl+End")
    say(window, "3 GB, after Ctrl+End")
    window.press("ctrl+f")
    window.type("request served by nobody")
    window.press("Return")
    say(window, "3 GB, after a search through all of it")
    window.press("Escape", "ctrl+1", "ctrl+Home")
    window.find("Edit anyway").act()
    for _ in range(EDITS // 100):
        desktop.xdotool("type", "--delay", 2, "a0" * 50)
        desktop.xdotool("type", "--delay", 2, "b1" * 50)
    say(window, f"3 GB, after {EDITS:,} edits by the keyboard")
    window.kill()
    print_columns("mojiscope", columns)


def main():
    mojiscope, folder = os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2])
    rounds = int(sys.argv[3]) if len(sys.argv) > 3 else 3
    os.makedirs(folder, exist_ok=True)
    paths = [os.path.join(folder, label.replace(" ", "")) for label, _, _ in FILES]
    try:
        for path, (_, size, has_text) in zip(paths, FILES):
            make_file(path, size, has_text)
        with MaximisedDesktop(*SCREEN) as desktop:
            screen = Screen(desktop.environment["DISPLAY"])
            print_table(measure(desktop, screen, mojiscope, folder, rounds))
            print()
            print_hard_use(desktop, mojiscope, paths[2])
    finally:
        for path in paths:
            if os.path.exists(path):
                os.unlink(path)


if __name__ == "__main__":
    main()
