"""What a screen reader finds: walks every lens and the dialogs over AT-SPI, and fails where a control
has no name, a table has no headers, a drawing no text, or where what is hidden says that it shows."""
import subprocess
import unittest

from desktop import wait_for
from window_test import WindowTest

LENSES = ["bits", "automaton", "table", "lookup", "encodings", "decoders", "mojibake", "problems", "lines",
          "strings", "escapes", "statistics", "length", "tables", "chart", "inspector"]
# What a person acts on or reads.
CONTROLS = {"push button", "toggle button", "check box", "radio button", "combo box", "text", "slider",
            "spin button", "table", "tree", "tree table", "list", "progress bar", "button menu", "image"}
# Whose inside speaks through them.
WHOLES = {"combo box", "spin button", "table", "tree", "tree table", "list", "menu bar"}
FOCUSED = "object:state-changed:focused"
MIXED = "".join(f"line {i} of Привет, мир\n" for i in range(8)).encode() + \
        "Прощай, мир, и все его байты\n".encode("koi8-r") * 2


def controls(element, path=()):
    """What is shown below an element, each with the names above it; the inside of controls left out."""
    for child in element.children():
        if "showing" in child.states:
            yield child, path
            if child.role not in WHOLES:
                yield from controls(child, (*path, f"{child.role} {child.name}"))


def labels_of(element):
    """The relations that say what a control is called."""
    return [relation.get_relation_type().value_nick
            for relation in element._accessible.get_relation_set()]


def fault_of(element):
    """What is wrong with a control; nothing where it is well."""
    if element.role not in CONTROLS:
        return None
    if not element.name.strip():
        return "no name"
    if element.role == "combo box":
        is_typed_into = any(child.role == "text" for child in element.children())
        if is_typed_into and not element.description and "labelled-by" not in labels_of(element):
            return "says what it shows, not what it is for"
        if not is_typed_into and element.text is None:
            return "says what it is for, not what it shows"
    if element.role in ("table", "tree", "tree table"):
        headers = [part.name for part in element.children() if part.role == "table column header"]
        if any(not name for name in headers):
            return f"a column without a name: {headers}"
    return None


class Accessible(WindowTest):
    def listen_to(self, kind, words_of):
        """A function that returns what was told by such events so far."""
        from gi.repository import GLib
        told = []

        def hear(event):
            try:
                told.extend(words_of(event))
            except GLib.GError:  # what told it is gone
                pass
        listener = self.desktop.atspi.EventListener.new(hear)
        listener.register(kind)
        self.addCleanup(listener.deregister, kind)

        def so_far():
            while GLib.MainContext.default().iteration(False):
                pass
            return told
        return so_far

    def listen_to_announcements(self):
        """Orca reads notifications when they are shown."""
        return self.listen_to("object:state-changed:showing", lambda event: [event.source.get_name()]
                              if event.detail1 and event.source.get_role_name() == "notification" else [])

    def assert_announced(self, so_far, words):
        wait_for(lambda: f"{words!r} to be announced, there is {so_far()}",
                 lambda: any(words in sentence for sentence in so_far()))

    def assert_speaks(self, window, where):
        found = [(where, fault, element.role, element.name, path[-3:])
                 for root in window._roots() for element, path in controls(root)
                 if (fault := fault_of(element))]
        self.assertEqual(found, [])

    def listen_to_focus(self):
        return self.listen_to(FOCUSED, lambda event: [event.source.get_name()] if event.detail1 else [])

    def test_every_lens(self):
        path = self.file(MIXED)
        for lens in LENSES:
            with self.subTest(lens):
                window = self.open("--lens", lens, "--select", "0:4", path)
                wait_for("the bytes", lambda: window.find_all("Bytes", role="text"))
                self.assert_speaks(window, lens)
                window.kill()

    def test_of_the_docks_in_tabs_one_is_showing(self):
        window = self.open("--lens", "decoders", self.file(MIXED))
        names = {"Bits", "Automaton", "Encodings", "Decoders", "Mojibake", "Problems", "Lines"}

        def showing():
            return {element.name for root in window._roots() for element, _ in controls(root)
                    if element.name in names and element.role not in ("page tab", "page tab list", "table")}
        wait_for(lambda: f"Decoders alone, there is {showing()}", lambda: showing() == {"Decoders"})

    def test_a_byte_that_changes_under_the_caret_is_heard(self):
        """By a digit, by undo: the caret stays, and only what it says is another."""
        window = self.open(self.file(b"AB"))
        self.focus_bytes(window)
        heard = self.listen_to("object:property-change:accessible-description",
                               lambda event: [event.source.get_name()])
        for key, byte in (("5", "51"), ("ctrl+z", "41")):  # 5 makes 51 of 41
            self.assert_caret(window, "offset 0")  # what was told before its answer has come
            heard().clear()
            window.press(key)
            wait_for(f"{byte} to be heard", lambda: "Bytes" in heard())
            self.assert_caret(window, f"offset 0, {byte}")

    def assert_heard(self, heard, beginning):
        """The newest thing that got the focus, now or soon."""
        wait_for(lambda: f"{beginning!r} to be heard, there is {heard()}",
                 lambda: heard()[-1:] and heard()[-1].startswith(beginning))

    def test_the_byte_at_the_caret_is_heard(self):
        """On each move and edit: a reader speaks what gets the focus, and nothing else of all this."""
        window = self.open(self.file(b"AB \xc0\xaf"))
        self.focus_bytes(window)
        heard = self.listen_to_focus()
        for key, words in (("Right", "offset 1, 42, ASCII"), ("5", "offset 1, 52, ASCII"),
                           ("ctrl+z", "offset 1, 42, ASCII"),
                           ("F8", "offset 3, C0, invalid: overlong lead, 2 bytes selected"),
                           ("Right", "offset 4, AF, invalid: continuation without a lead"),
                           ("ctrl+Home", "offset 0, 41, ASCII, U+0041 LATIN CAPITAL LETTER A"),
                           ("shift+Right", "offset 1, 42, ASCII, U+0042 LATIN CAPITAL LETTER B, 1 byte selected"),
                           ("Tab", "text of the bytes, offset 1, 42"),
                           ("Tab", "digits of the bytes, offset 1, 42")):
            with self.subTest(key):
                window.press(key)
                self.assert_heard(heard, words)

    def test_bytes_that_get_the_keyboard_are_heard(self):
        window = self.open(self.file(b"AB"))
        heard = self.listen_to_focus()
        for _ in range(2):
            window.find("Text").click()
            self.assert_heard(heard, "Text")
            window.press("ctrl+1")
            self.assert_heard(heard, "offset ")

    def test_one_thing_has_the_focus(self):
        """And in it the byte or the row; not the current row of another table, nor the tab in front."""
        window = self.open("--lens", "problems", self.file(b"A\xc0\xaf \xff"))

        def focused(element):
            for child in element.children():
                if "showing" in child.states:
                    if "focused" in child.states:
                        yield child.role, child.name
                    yield from focused(child)

        def all_focused():
            return [one for root in window._roots() for one in focused(root)]
        self.focus_bytes(window)
        self.assertEqual([role for role, _ in all_focused()], ["text", "list item"])
        window.press("ctrl+9")
        wait_for(lambda: f"a row of the problems alone, there is {all_focused()}",
                 lambda: [role for role, _ in all_focused()] == ["table", "table cell"])

    def test_rows_without_the_keyboard_say_nothing(self):
        """Those of the automaton follow the caret."""
        window = self.open("--lens", "automaton", self.file("A世b".encode()))
        window.find("Steps", role="table")
        self.focus_bytes(window)
        heard = self.listen_to_focus()
        for offset in range(1, 5):
            window.press("Right")
            self.assert_heard(heard, f"offset {offset}, ")
        self.assertEqual([name for name in heard() if not name.startswith("offset")], [])

    def test_a_table_that_gets_the_keyboard_says_its_row(self):
        window = self.open(self.file(b"A\xc0\xaf \xff"))
        self.focus_bytes(window)
        heard = self.listen_to_focus()
        window.press("ctrl+9")
        wait_for(lambda: f"the first row after the table, there is {heard()}",
                 lambda: "Problems" in heard()[:-1])
        first = heard()[-1]
        window.press("Down")
        wait_for("the next row", lambda: heard()[-1] != first)

    def test_a_lens_with_nothing_to_show_says_so(self):
        window = self.open(self.file(b"all is well"))
        self.focus_bytes(window)
        heard = self.listen_to_focus()
        window.press("ctrl+9")
        self.assert_heard(heard, "No problems. All 11 bytes are valid UTF-8.")

    def test_segments_are_radio_buttons(self):
        window = self.open("--lens", "mojibake", self.file(MIXED))
        names = [element.name for element in window.find_all(role="radio button")]
        for name in ("Backwards", "Forwards", "Simulator"):
            self.assertIn(name, names)
        window.find("Forwards", role="radio button").act("Toggle")
        window.find("Forwards", role="radio button", state="checked")

    def test_diagrams_have_a_text(self):
        window = self.open("--lens", "automaton", "--text", "世")
        wait_for("the edges of the diagram", lambda: any(
            "Edges:" in element.description and "need 1" in element.description
            for element in window.elements()))

    def test_dialogs(self):
        window = self.open(self.file(MIXED))
        self.focus_bytes(window)
        window.press("shift+Right", "ctrl+c")
        for keys, title in (("ctrl+alt+v", "Paste as"), ("ctrl+shift+g", "Select range"),
                            ("ctrl+shift+n", "Note"), ("shift+F1", "Keyboard shortcuts")):
            with self.subTest(title):
                window.press(keys)
                wait_for(title, lambda: [element for element in window._roots_children()
                                         if element.name == title])
                self.assert_speaks(window, title)
                window.press("Escape")
                wait_for(f"{title} to close", lambda: not [
                    element for element in window._roots_children() if element.name == title])

    def test_a_notice_is_told_with_its_button(self):
        window = self.open(self.file(MIXED))
        self.assert_said(window, "10 lines in 2 encodings")
        window.find("Show lines", role="push button").act()
        window.find("Encodings of the lines", role="table")

    def test_outcomes_are_announced(self):
        heard = self.listen_to_announcements()
        window = self.open("--lens", "bits", self.file(MIXED))
        self.assert_announced(heard, "10 lines in 2 encodings")
        self.assert_announced(heard, "Show lines")  # the notice and its answer
        self.focus_bytes(window)
        window.press("ctrl+f")
        window.type("zzz")
        window.press("Return")
        self.assert_announced(heard, "Not found.")
        window.press("Escape")
        self.insert(window, "41")
        window.press("ctrl+s")
        self.assert_announced(heard, "Saved")
        at = [element.name for element in window.focused()]
        self.assertEqual(at[-1], "Bytes")

    def test_a_wrong_entry_in_hex_is_announced(self):
        heard = self.listen_to_announcements()
        window = self.open("--text", "A")
        window.find("Hex bytes").click()
        window.press("ctrl+a")
        window.type("4G")
        self.assert_announced(heard, "G")

    def test_a_box_says_what_it_is_for_and_what_it_shows(self):
        heard = self.listen_to_announcements()
        window = self.open("--text", "A")
        window.press("ctrl+comma")
        box = window.find("Theme", role="combo box")
        self.assertEqual(box.text, "As the system")
        wait_for("the dialog to have the keyboard", lambda: "Preferences" in self._focus(window))
        window.press("Tab", "Tab")
        wait_for("the box to have the keyboard", lambda: self._focus(window)[-1:] == ["Theme"])
        window.press("Down")
        self.assert_announced(heard, "Light")
        self.assertEqual(box.text, "Light")

    @staticmethod
    def _focus(window):
        return [element.name for element in window.focused()]

    def test_a_step_of_a_lesson_is_announced(self):
        heard = self.listen_to_announcements()
        window = self.open()
        window.press("ctrl+shift+l")
        wait_for("the lessons", lambda: [element.name for element in window.focused()][-1:])
        window.press("Return")
        self.assert_announced(heard, "Step 1 of")
        heard().clear()
        window.press("Return")
        self.assert_announced(heard, "Step 2 of")

    def test_bytes_pass_through_the_clipboard_of_the_desktop(self):
        window = self.open(self.file(b"Hi \xc0\xaf"))
        self.focus_bytes(window)
        window.press("ctrl+a", "ctrl+c")

        def offered():
            return subprocess.run(["xclip", "-selection", "clipboard", "-o", "-t", "application/octet-stream"],
                                  env=self.desktop.environment, capture_output=True).stdout
        wait_for(lambda: f"the bytes, there is {offered()}", lambda: offered() == b"Hi \xc0\xaf")
        window.press("ctrl+n")
        wait_for("an empty document", lambda: window.find("Hex bytes").text == "")
        self.focus_bytes(window)
        window.press("ctrl+v")
        self.assert_text(window, "Hex bytes", "48 69 20 C0 AF")


if __name__ == "__main__":
    unittest.main()
