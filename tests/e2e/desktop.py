"""A private desktop without a screen, and programs on it that are used as a person uses them.

    with Desktop() as desktop:
        window = desktop.start(["build/bin/mojiscope", "--text", "A"])
        window.find("Text").click()
        window.press("ctrl+a")
        window.type("Hello")
        print(window.find("Hex bytes").text)

An X server (Xvfb), a D-Bus session, the accessibility bus and a window manager (openbox) are started
for it alone and stopped by their process ids, also when a SIGTERM ends the tests. What is on the screen is read from the accessibility
tree (AT-SPI), as a screen reader does; keys and clicks are made by xdotool, as real events.

Runs with Debian's /usr/bin/python3, which has gi; Debian packages: see resources/setup.
"""
import os
import re
import shutil
import signal
import subprocess
import tempfile
import time

AT_SPI_LAUNCHER = "/usr/libexec/at-spi-bus-launcher"
PATIENCE = 60  # seconds until something that should happen is said not to happen


def wait_for(what, condition, patience=PATIENCE):
    """Asks again and again until `condition()` is true; returns what it returned."""
    deadline = time.monotonic() + patience
    while True:
        result = condition()
        if result:
            return result
        if time.monotonic() > deadline:
            raise AssertionError(f"waited {patience} s in vain: {what() if callable(what) else what}")
        time.sleep(0.03)


class Desktop:
    """One a process: the accessibility library connects to its bus once and for all."""

    def __init__(self, width=1600, height=1000):
        self.size = width, height
        self._processes = []
        self._windows = []

    def __enter__(self):
        self.folder = tempfile.mkdtemp(prefix="mojiscope-desktop-")
        signal.signal(signal.SIGTERM, self._end)
        try:
            self._start_servers()
            self._connect()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_):
        for window in self._windows:
            window.kill()
        for process in reversed(self._processes):
            process.terminate()
            try:
                process.wait(5)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)

    def _end(self, number, _frame):
        self.__exit__()
        signal.signal(number, signal.SIG_DFL)
        os.kill(os.getpid(), number)

    # -- the servers --

    def _start_servers(self):
        runtime = os.path.join(self.folder, "run")
        home = os.path.join(self.folder, "home")
        os.mkdir(runtime, 0o700)
        os.mkdir(home)
        inherited = ("PATH", "LD_LIBRARY_PATH", "ASAN_OPTIONS", "LSAN_OPTIONS", "UBSAN_OPTIONS")
        self.environment = {key: os.environ[key] for key in inherited if key in os.environ}
        self.environment.update(HOME=home, XDG_RUNTIME_DIR=runtime, LC_ALL="C.UTF-8")
        width, height = self.size
        display = self._server_that_tells(
            ["Xvfb", "-displayfd", "{fd}", "-screen", "0", f"{width}x{height}x24",
             "-nolisten", "tcp", "-noreset"])
        self.environment["DISPLAY"] = ":" + display
        self.environment["DBUS_SESSION_BUS_ADDRESS"] = self._server_that_tells(
            ["dbus-daemon", "--session", "--nofork", "--nopidfile", "--print-address={fd}"])
        self._server([AT_SPI_LAUNCHER, "--launch-immediately"])
        self._server(["openbox"])
        wait_for("the window manager",
                 lambda: "window id" in self.output("xprop", "-root", "_NET_SUPPORTING_WM_CHECK"))
        wait_for("the accessibility bus", lambda: "AT_SPI_BUS" in self.output("xprop", "-root"))
        # The first event of a keyboard announces it to all programs; a key that a program gets while
        # it takes that in is lost. So it is made before there is one.
        self.xdotool("key", "Shift_L")

    def _server(self, command, **options):
        log = open(os.path.join(self.folder, os.path.basename(command[0]) + ".log"), "wb")
        with log:
            process = subprocess.Popen(command, env=self.environment, stdin=subprocess.DEVNULL,
                                       stdout=log, stderr=log, start_new_session=True, **options)
        self._processes.append(process)

    def _server_that_tells(self, command):
        """Starts a server that writes where it can be reached to a descriptor, {fd}."""
        reading, writing = os.pipe()
        self._server([part.format(fd=writing) for part in command], pass_fds=(writing,))
        os.close(writing)
        with os.fdopen(reading) as told:
            line = told.readline().strip()
        if not line:
            raise AssertionError(f"{command[0]} did not start")
        return line

    def _connect(self):
        os.environ.update({key: self.environment[key] for key in
                           ("DISPLAY", "DBUS_SESSION_BUS_ADDRESS", "XDG_RUNTIME_DIR")})
        os.environ.pop("AT_SPI_BUS_ADDRESS", None)
        import gi
        gi.require_version("Atspi", "2.0")
        from gi.repository import Atspi
        self.atspi = Atspi
        Atspi.init()
        Atspi.set_timeout(5000, 20000)
        # Ask the program each time: what the library remembers may be stale.
        Atspi.get_desktop(0).set_cache_mask(Atspi.Cache.NONE)

    # -- what a person does --

    def output(self, *command):
        """Runs a command on this desktop and returns what it prints."""
        return subprocess.run(command, env=self.environment, capture_output=True, text=True).stdout

    def start(self, command, environment=None, stdin=subprocess.DEVNULL):
        """Starts a program and waits for its window."""
        window = Window(self, command, environment or {}, stdin)
        self._windows.append(window)
        window.wait_until_shown()
        return window

    def xdotool(self, *arguments):
        subprocess.run(["xdotool", *map(str, arguments)], env=self.environment, check=True)

    def set_clipboard(self, text):
        subprocess.run(["xclip", "-selection", "clipboard"], env=self.environment, check=True,
                       input=text.encode(), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def clipboard(self):
        return self.output("xclip", "-selection", "clipboard", "-o")

    def screenshot(self, path=None):
        """Writes a PNG of the whole screen, and returns how many different colours it has."""
        path = path or os.path.join(self.folder, "screen.png")
        subprocess.run(["import", "-silent", "-window", "root", path], env=self.environment,
                       check=True)
        return int(self.output("identify", "-format", "%k", path))


class Window:
    """A running program: its accessible elements, keys, and its end."""

    def __init__(self, desktop, command, environment, stdin):
        self.desktop = desktop
        self._log = tempfile.NamedTemporaryFile(dir=desktop.folder, suffix=".log")
        full = dict(desktop.environment, QT_QPA_PLATFORM="xcb", QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1",
                    **environment)
        self.process = subprocess.Popen(command, env=full, stdin=stdin,
                                        stdout=self._log, stderr=self._log, start_new_session=True)

    def wait_until_shown(self):
        wait_for("the program's window",
                 lambda: any("showing" in top.states for top in self._roots_children()))
        wait_for("the window to have the keyboard",
                 lambda: str(self.process.pid) in
                 self.desktop.output("xdotool", "getactivewindow", "getwindowpid").split())

    def kill(self):
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        self._log.close()

    def quit(self):
        """Closes the window as its user does, and returns the exit status."""
        self.press("ctrl+w")
        return self.process.wait(PATIENCE)

    def said(self):
        """What the program wrote to stdout and stderr."""
        with open(self._log.name, errors="replace") as log:
            return log.read()

    # -- reading --

    def _roots(self):
        if self.process.poll() is not None:
            raise AssertionError(f"the program ended ({self.process.returncode}):\n{self.said()}")
        screen = self.desktop.atspi.get_desktop(0)
        for index in range(screen.get_child_count()):
            root = screen.get_child_at_index(index)
            if root is not None and self._is_ours(root):
                yield Element(self, root)

    def _is_ours(self, root):
        try:
            return root.get_process_id() == self.process.pid
        except Exception:  # GLib.Error, of a program that has just ended
            return False

    def _roots_children(self):
        for root in self._roots():
            yield from root.children()

    def elements(self):
        """All elements on the screen, from the top down."""
        for root in self._roots():
            yield from root.descendants()

    def find_all(self, name=None, role=None, **more):
        """`name`: the whole of it or a compiled pattern; `role`: as AT-SPI names it, "table"."""
        return [element for element in self.elements() if element.matches(name, role, **more)]

    def find(self, name=None, role=None, patience=PATIENCE, **more):
        """The first such element, as soon as there is one."""
        found = wait_for(lambda: f"element {name!r} {role or ''}, there is\n{self.describe()}",
                         lambda: self.find_all(name, role, **more), patience)
        return found[0]

    def focused(self):
        """What has the keyboard, as the elements from the window down to it: the innermost, as a
        combo box and its line both say so; not the row of a table, nor the byte in the grid. Empty
        where nothing has it. (Qt says it of the tab in front always, and of the nameless inside of
        a text field.)"""
        def has_it(element):
            return ("focused" in element.states and element.role != "page tab" and
                    (element.role != "filler" or element.name))

        def look(element, path):
            path = [*path, element]
            found = path if has_it(element) else []
            if "showing" in element.states and element.role not in ("table", "tree", "text"):
                for child in element.children():
                    found = look(child, path) or found
            return found
        for window in self._roots_children():
            if found := look(window, []):
                return found
        return []

    def describe(self):
        """The tree, for a person who looks for the reason of a failure."""
        return "\n".join(f"{element.role} {element.name!r} {(element.text or '')[:60]!r}"
                         for element in self.elements())

    # -- doing --

    def press(self, *keys):
        """Keys as xdotool names them: "ctrl+a", "Return", "F8"."""
        self.desktop.xdotool("key", "--clearmodifiers", "--delay", 30, *keys)

    def type(self, text):
        self.desktop.xdotool("type", "--delay", 15, "--", text)

    def paste(self, text):
        """Any text: typing knows only what the keyboard has."""
        self.desktop.set_clipboard(text)
        self.press("ctrl+v")

    def choose(self, combo_box, entry):
        """Picks an entry of a combo box that can be typed into."""
        combo_box.click(x=20)
        self.press("ctrl+a")
        self.type(entry)
        self.press("Return")


class Element:
    """What a screen reader sees of one widget."""

    def __init__(self, window, accessible):
        self._window = window
        self._accessible = accessible
        self._atspi = window.desktop.atspi

    def _ask(self, question, otherwise):
        """Elements may vanish while one looks at them."""
        try:
            return question()
        except Exception:  # GLib.Error, whose import would need gi in every test
            return otherwise

    @property
    def name(self):
        return self._ask(self._accessible.get_name, "") or ""

    @property
    def role(self):
        return self._ask(self._accessible.get_role_name, "") or ""

    @property
    def description(self):
        return self._ask(self._accessible.get_description, "") or ""

    @property
    def states(self):
        states = self._ask(self._accessible.get_state_set, None)
        return {state.value_nick for state in states.get_states()} if states else set()

    @property
    def text(self):
        """Its text, None where it has none."""
        if "Text" not in self._ask(self._accessible.get_interfaces, []):
            return None
        text = self._atspi.Text
        count = self._ask(lambda: text.get_character_count(self._accessible), 0)
        return self._ask(lambda: text.get_text(self._accessible, 0, count), "")

    def set_text(self, text):
        """As assistive technology writes."""
        self._atspi.EditableText.set_text_contents(self._accessible, text)

    def set_caret(self, position):
        self._atspi.Text.set_caret_offset(self._accessible, position)

    def select_row(self, row):
        return self._atspi.Table.add_row_selection(self._accessible, row)

    @property
    def actions(self):
        count = self._ask(lambda: self._atspi.Action.get_n_actions(self._accessible), 0)
        return [self._atspi.Action.get_action_name(self._accessible, i) for i in range(count)]

    def act(self, action="Press"):
        """Does what it offers, as assistive technology does, without keyboard or mouse."""
        self._atspi.Action.do_action(self._accessible, self.actions.index(action))

    @property
    def box(self):
        """x, y, width, height on the screen."""
        screen = self._atspi.CoordType.SCREEN
        box = self._atspi.Component.get_extents(self._accessible, screen)
        return box.x, box.y, box.width, box.height

    def children(self):
        for index in range(self._ask(self._accessible.get_child_count, 0)):
            child = self._ask(lambda: self._accessible.get_child_at_index(index), None)
            if child is not None:
                yield Element(self._window, child)

    def descendants(self):
        """All in it, the cells of tables left out: rows() has them, and there may be many."""
        for child in self.children():
            if "showing" in child.states:
                yield child
                if child.role not in ("table", "tree"):
                    yield from child.descendants()

    def rows(self):
        """Of a table: its rows, lists of what the cells say."""
        parts = [(part.role, part.name) for part in self.children()]
        columns = sum(role == "table column header" for role, _ in parts)
        cells = [name for role, name in parts if role == "table cell"]
        return [cells[start:start + columns] for start in range(0, len(cells), max(columns, 1))]

    def matches(self, name=None, role=None, state=None):
        if role is not None and self.role != role:
            return False
        if state is not None and state not in self.states:
            return False
        if isinstance(name, re.Pattern):
            return name.search(self.name) is not None
        return name is None or self.name == name

    def click(self, x=None, y=None, times=1, button=1):
        """Clicks in the middle, or at x, y from its upper left corner."""
        left, top, width, height = self.box
        at = (left + (width // 2 if x is None else x), top + (height // 2 if y is None else y))
        self._window.desktop.xdotool("mousemove", "--sync", *at, "click", "--repeat", times,
                                     "--delay", 60, button)

    def drag(self, start, end):
        """Presses the button at `start`, releases it at `end`; both x, y from its corner."""
        left, top, _, _ = self.box
        move = self._window.desktop.xdotool
        move("mousemove", "--sync", left + start[0], top + start[1], "mousedown", 1)
        for step in range(1, 9):
            move("mousemove", "--sync", left + start[0] + (end[0] - start[0]) * step // 8,
                 top + start[1] + (end[1] - start[1]) * step // 8)
        move("mouseup", 1)
