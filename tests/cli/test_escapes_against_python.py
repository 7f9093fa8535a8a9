"""moji escape and unescape against Python's own implementations, on seeded random text.

Where Python differs, the difference is named in DIFFERENCES and the input is made so that it does
not matter, or the law says so.
"""
import ast
import base64
import email.header
import email.utils
import functools
import html
import json
import quopri
import random
import re
import unittest
import urllib.parse
import xml.sax.saxutils

from moji_program import run

SEED = 20240301
ROUNDS = 25

DIFFERENCES = {
    "html.unescape drops references to controls and noncharacters":
        "HTML Standard 13.2.5.84: a parse error, but the character is kept",
    "html.unescape takes a name of any characters that do not end it":
        "only letters and digits can be part of a name",
    "quopri.decodestring keeps white space at the end of a line":
        "RFC 2045 6.7 rule 3: it must be deleted",
    "base64.b64decode refuses missing padding":
        "read as if it were there",
    "email.header.decode_header reads words that are not well formed":
        "those pass through, with a warning",
    "quopri.encodestring writes all line breaks as the first one":
        "so it gets none but CR LF here",
    "the utf-7 codec refuses what is malformed":
        "passes through, with a warning",
}


def repeated(test):
    """Runs a test method ROUNDS times; self.random goes on from one to the next."""
    @functools.wraps(test)
    def rounds(self):
        for number in range(ROUNDS):
            with self.subTest(seed=SEED, round=number):
                test(self)
    return rounds


def escaped(style, data):
    """What moji makes of it, as bytes."""
    if isinstance(data, str):
        data = data.encode()
    return run("escape", "--style", style, "-", data=data, status=0).stdout


def unescaped(style, data):
    if isinstance(data, str):
        data = data.encode()
    return run("unescape", "--style", style, "-", data=data, status=0).stdout


class AgainstPython(unittest.TestCase):
    def setUp(self):
        self.random = random.Random(SEED)

    def character(self):
        """One random scalar value."""
        limits = (0x80, 0x80, 0x100, 0x800, 0x3000, 0x10000, 0x110000)
        while True:
            code_point = self.random.randrange(self.random.choice(limits))
            if not 0xD800 <= code_point < 0xE000:
                return chr(code_point)

    def text(self, length=60):
        return "".join(self.character() for _ in range(self.random.randrange(1, length)))

    def some_bytes(self, length=60):
        """Text with bytes in it that are not UTF-8."""
        def piece():
            byte = bytes([self.random.randrange(256)])
            return self.random.choice([self.character().encode(), byte, b"\r\n", b" ", b"="])
        return b"".join(piece() for _ in range(self.random.randrange(1, length)))

    @repeated
    def test_percent(self):
        data = self.some_bytes()
        self.assertEqual(escaped("percent", data).decode(), urllib.parse.quote(data, safe=""))
        quoted = urllib.parse.quote(data, safe="%/+ ") + self.random.choice(["", "%", "%4", "%zz%41"])
        self.assertEqual(unescaped("percent", quoted), urllib.parse.unquote_to_bytes(quoted))

    @repeated
    def test_rfc8187(self):
        data = self.text()
        value = escaped("rfc8187", data).decode()
        self.assertEqual(value, "UTF-8''" + urllib.parse.quote(data, safe="!#$&+^`|~"))
        charset, language, encoded = email.utils.decode_rfc2231(value)
        self.assertEqual((urllib.parse.unquote(encoded, charset), language), (data, ""))

    def test_other_charsets_of_rfc8187(self):
        for charset in ("iso-8859-1", "windows-1251", "koi8-r", "utf-8"):
            phrase = "£ rates" if charset == "iso-8859-1" else "Привет, мир"
            value = f"{charset}'en'" + urllib.parse.quote(phrase, encoding=charset)
            self.assertEqual(unescaped("rfc8187", value).decode(), phrase)

    @repeated
    def test_rfc2047(self):
        for style in ("rfc2047-b", "rfc2047-q"):
            data = self.text(120)
            words = escaped(style, data).decode()
            decoded = email.header.make_header(email.header.decode_header(words))
            self.assertEqual(str(decoded), data)
            for word in words.split("\r\n "):
                self.assertRegex(word, r"^=\?UTF-8\?[BQ]\?[^?\s]+\?=$")
                self.assertLessEqual(len(word), 75)
                self.assertEqual(len(email.header.decode_header(word)), 1)
                email.header.decode_header(word)[0][0].decode("utf-8")  # whole characters

    def test_python_s_headers_are_read(self):
        for charset in ("utf-8", "iso-2022-jp", "euc-kr", "koi8-r", "shift_jis", "gb2312"):
            phrase = {"iso-2022-jp": "日本語の件名です", "shift_jis": "日本語の件名です",
                      "euc-kr": "한글 제목입니다", "gb2312": "中文标题"}.get(charset, "Привет, мир") * 4
            header = email.header.Header(phrase, charset, maxlinelen=76).encode(linesep="\r\n")
            self.assertIn("=?", header)
            self.assertEqual(unescaped("rfc2047-b", header).decode(), phrase)

    @repeated
    def test_json(self):
        data = self.text()
        inner = escaped("json", data).decode("ascii")
        self.assertEqual(json.loads(f'"{inner}"'), data)
        self.assertEqual(inner.lower(), json.dumps(data)[1:-1].lower())
        self.assertEqual(unescaped("json", json.dumps(data)[1:-1]).decode(), data)

    @repeated
    def test_python(self):
        data = self.some_bytes()
        inner = escaped("python", data).decode("ascii")
        for quote in "'\"":
            value = ast.literal_eval(quote + inner + quote)
            self.assertEqual(value.encode("utf-8", "surrogateescape"), data)
        string = data.decode("utf-8", "surrogateescape")
        self.assertEqual(unescaped("python", ascii(string)[1:-1]), data)

    @repeated
    def test_html(self):
        data = re.sub("[\ufdd0-\ufdef\ufffe\uffff]|[\U0001fffe-\U0010ffff]", "?", self.text())
        inner = escaped("html", data).decode()
        self.assertEqual(html.unescape(inner), data)
        self.assertEqual(unescaped("html", html.escape(data)).decode(), data)

    def test_html_references(self):
        names = sorted(html.entities.html5)
        everything = "".join(f"&{name} &{name.rstrip(';')}x" for name in names)
        self.assertEqual(unescaped("html", everything).decode(), html.unescape(everything))
        numbers = "".join(f"&#{n};&#x{n:X} " for n in [0, 9, 10, 13, *range(0x20, 0x7F), *range(0x80, 0xA0),
                                                       0xA0, 0x4E16, 0xD800, 0xDFFF, 0x10FFFD, 0x110000, 10**30]
                          if n not in (0x81, 0x8D, 0x8F, 0x90, 0x9D))
        self.assertEqual(unescaped("html", numbers).decode(), html.unescape(numbers))

    @repeated
    def test_xml(self):
        data = self.text()
        inner = escaped("xml", data).decode("ascii")
        numbers = re.sub("&#x([0-9A-F]+);", lambda match: chr(int(match[1], 16)), inner)
        entities = {"&apos;": "'", "&quot;": '"'}
        self.assertEqual(xml.sax.saxutils.unescape(numbers, entities), data)
        self.assertEqual(unescaped("xml", xml.sax.saxutils.escape(data)).decode(), data)

    @repeated
    def test_c(self):
        # What Python's unicode_escape reads as C does: \x in two digits, octal, letters.
        data = self.some_bytes()
        inner = escaped("c", data)
        self.assertNotRegex(inner, rb"\\x[0-9A-F]{2}[0-9A-Fa-f]")
        plain = inner.replace(b"\\?", b"?")
        self.assertEqual(plain.decode("unicode_escape").encode("latin-1"), data)

    @repeated
    def test_quoted_printable(self):
        data = self.some_bytes(150)
        lines = escaped("qp", data)
        self.assertEqual(quopri.decodestring(lines), data)
        for line in lines.split(b"\n"):
            self.assertLessEqual(len(line.rstrip(b"\r")), 76)
            self.assertNotRegex(line.rstrip(b"\r"), rb"[ \t]$")
        data = re.sub(b"\r*\n", b"\r\n", data)
        self.assertEqual(unescaped("qp", quopri.encodestring(data)), data)

    @repeated
    def test_base64(self):
        data = self.some_bytes()
        digits = base64.b64encode(data)
        self.assertEqual(escaped("base64", data), digits)
        self.assertEqual(unescaped("base64", digits), data)
        self.assertEqual(unescaped("base64", base64.encodebytes(data)), data)
        self.assertEqual(unescaped("base64", base64.urlsafe_b64encode(data).rstrip(b"=")), data)

    @repeated
    def test_utf7(self):
        data = self.text()
        self.assertEqual(escaped("utf7", data), data.encode("utf-7"))
        self.assertEqual(unescaped("utf7", data.encode("utf-7")).decode(), data)

    @repeated
    def test_punycode(self):
        data = self.text()
        self.assertEqual(escaped("punycode", data), data.encode("punycode"))
        if not data.startswith("xn-"):
            self.assertEqual(unescaped("punycode", data.encode("punycode")).decode(), data)

    @repeated
    def test_content_disposition(self):
        data = self.text()
        field = escaped("content-disposition", data).decode("ascii")
        self.assertRegex(field, r'^Content-Disposition: attachment; filename="[^"\\%/]*"; '
                                r"filename\*=UTF-8''[!-~]*$")
        self.assertEqual(unescaped("content-disposition", field).decode(), data)


if __name__ == "__main__":
    unittest.main()
