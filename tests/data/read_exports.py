"""Reads what the window exported with programs that know nothing of Mojiscope, and compares it with
what the table shows: read_exports.py FOLDER, which has shown.json (head, rows) and shown.* files.
Prints what is wrong, and nothing else. With MOJISCOPE_EXHAUSTIVE=1 Chromium reads them too, where it is installed."""

import csv
import html.parser
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as tree

FOLDER = pathlib.Path(sys.argv[1])
SHOWN = json.loads((FOLDER / "shown.json").read_text("utf-8"))
WANTED = [SHOWN["head"]] + SHOWN["rows"]
wrong = []


def compare(kind, rows):
    if rows == WANTED:
        return
    wrong.append(f"{kind}: {len(rows)} rows, {len(WANTED)} wanted")
    for number, (has, wants) in enumerate(zip(rows, WANTED)):
        if has != wants:
            wrong.append(f"{kind} row {number}: {has} instead of {wants}")
            break


def plain(cell):
    """A cell without the apostrophe that keeps spreadsheets from taking it for a formula."""
    return cell[1:] if re.match(r"'[=+\-@]", cell) else cell


class Tables(html.parser.HTMLParser):
    def __init__(self):
        super().__init__()
        self.rows, self.cell, self.lang, self.title, self.in_title = [], None, None, "", False
        self.forbidden = []

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        if tag == "html":
            self.lang = attributes.get("lang")
        if tag in ("script", "iframe", "link", "img") or "src" in attributes:
            self.forbidden.append(tag)
        if tag == "tr":
            self.rows.append([])
        if tag in ("td", "th"):
            self.cell = ""
        if tag == "br" and self.cell is not None:
            self.cell += "\n"
        self.in_title = tag == "title"

    def handle_endtag(self, tag):
        if tag in ("td", "th"):
            self.rows[-1].append(self.cell)
            self.cell = None
        if tag == "title":
            self.in_title = False

    def handle_data(self, data):
        if self.cell is not None:
            self.cell += data
        if self.in_title:
            self.title += data


def read_csv():
    with open(FOLDER / "shown.csv", newline="", encoding="utf-8") as file:
        compare("csv", [[plain(cell) for cell in row] for row in csv.reader(file, strict=True)])


def read_tsv():
    lines = (FOLDER / "shown.tsv").read_text("utf-8").splitlines()
    compare("tsv", [[plain(cell) for cell in line.split("\t")] for line in lines])


def read_json():
    rows = json.loads((FOLDER / "shown_table.json").read_text("utf-8"))
    compare("json", [SHOWN["head"]] + [list(row.values()) for row in rows])
    if any(list(row) != SHOWN["head"] for row in rows):
        wrong.append("json: other keys than the headings")


def read_html():
    tables = Tables()
    tables.feed((FOLDER / "shown.html").read_text("utf-8"))
    compare("html", tables.rows)
    if not tables.lang or not tables.title:
        wrong.append("html: no language or no title")
    if tables.forbidden:
        wrong.append(f"html: needs other files: {tables.forbidden}")


def read_markdown():
    rows = []
    for line in (FOLDER / "shown.md").read_text("utf-8").splitlines():
        if line.startswith("|") and not re.fullmatch(r"[|\-: ]+", line):
            cells = re.split(r"(?<!\\)\|", line)[1:-1]
            cells = [re.sub(r"\\([!-/:-@\[-`{-~])", r"\1", cell.strip()) for cell in cells]
            rows.append([cell.replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&") for cell in cells])
    compare("markdown", rows)


def read_pictures():
    root = tree.parse(FOLDER / "shown.svg").getroot()
    texts = "".join("".join(each.itertext()) for each in root.iter() if each.tag.endswith("text"))
    size = subprocess.run(["rsvg-convert", "-f", "png", FOLDER / "shown.svg"], capture_output=True)
    if size.returncode != 0 or not size.stdout.startswith(b"\x89PNG"):
        wrong.append(f"svg: rsvg-convert says {size.stderr.decode()}")
    page = subprocess.run(["pdftotext", "-layout", FOLDER / "shown.pdf", "-"], capture_output=True, text=True)
    if page.returncode != 0:
        wrong.append(f"pdf: pdftotext says {page.stderr}")
    for word in SHOWN["words"]:
        squeezed = re.sub(r"\s", "", word)
        if squeezed not in re.sub(r"\s", "", texts):
            wrong.append(f"svg: lacks {word}")
        if squeezed not in re.sub(r"\s", "", page.stdout):
            wrong.append(f"pdf: lacks {word}")


def in_browser(name, *arguments):
    """What a browser makes of a file, without network, profile or sandbox (tests run as root)."""
    with tempfile.TemporaryDirectory() as profile:
        return subprocess.run(
            [shutil.which("chromium"), "--headless", "--no-sandbox", "--disable-gpu", f"--user-data-dir={profile}",
             *arguments, (FOLDER / name).resolve().as_uri()], capture_output=True, timeout=120).stdout


def read_by_browser():
    """The page as the browser has it after parsing, and the drawing as it paints it."""
    if not os.environ.get("MOJISCOPE_EXHAUSTIVE") or not shutil.which("chromium"):
        return
    page = in_browser("shown.html", "--dump-dom").decode()
    tables = Tables()
    tables.feed(page)
    compare("html in a browser", tables.rows)
    if tables.title != SHOWN["title"]:
        wrong.append(f"html in a browser: title {tables.title}")
    drawing = re.sub(r"\s|<[^>]*>", "", html.unescape(in_browser("shown.svg", "--dump-dom").decode()))
    for word in SHOWN["words"]:
        if re.sub(r"\s", "", word) not in drawing:
            wrong.append(f"svg in a browser: lacks {word}")
    painted = FOLDER / "painted.png"
    in_browser("shown.svg", f"--screenshot={painted}", "--window-size=1200,800")
    colours = subprocess.run(["identify", "-format", "%k", painted], capture_output=True, text=True).stdout
    if not colours.isdigit() or int(colours) < 8:
        wrong.append(f"svg in a browser: painted in {colours or 'no'} colours")


for read in (read_csv, read_tsv, read_json, read_html, read_markdown, read_pictures,
             read_by_browser):
    read()
print("\n".join(wrong), end="")
