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
    if element.role == "combo box" and not element.description and \
            "labelled-by" not in labels_of(element):
        return "says what it shows, not what it is for"
    if element.role in ("table", "tree", "tree table"):
        headers = [part.name for part in element.children() if part.role == "table column header"]
        if any(not name for name in headers):
            return f"a column without a name: {headers}"
    return None


class Accessible(WindowTest):
    def assert_speaks(self, window, where):
        found = [(where, fault, element.role, element.name, path[-3:])
                 for root in window._roots() for element, path in controls(root)
                 if (fault := fault_of(element))]
        self.assertEqual(found, [])

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
        from gi.repository import GLib
        window = self.open(self.file(b"AB"))
        self.focus_bytes(window)
        heard = []
        listener = self.desktop.atspi.EventListener.new(
            lambda event: heard.append(event.source.get_name()))
        kind = "object:property-change:accessible-description"
        listener.register(kind)
        self.addCleanup(listener.deregister, kind)

        def is_heard():
            context = GLib.MainContext.default()
            while context.pending():
                context.iteration(False)
            return "Bytes" in heard
        for key, byte in (("5", "51"), ("ctrl+z", "41")):  # 5 makes 51 of 41
            self.assert_caret(window, "offset 0")  # what was told before its answer has come
            is_heard()
            heard.clear()
            window.press(key)
            wait_for(f"{byte} to be heard", is_heard)
            self.assert_caret(window, f"offset 0, {byte}")

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
