"""What the growth of `moji` is measured on: inputs of 43 kinds, each of any size, the same on every run.

A kind is a function (random, size) -> bytes; more of it is more of the same.
"""
import base64
import html
import json
import random
import urllib.parse

WORDS = {
    "english": "the quick brown fox jumps over a lazy dog while reading about old encodings and their errors",
    "french": "voilà des élèves français qui étudient où naît la beauté des œuvres anciennes déjà oubliées",
    "german": "die größten Flüsse fließen über schöne Wiesen während müde Bären Übungen für Füchse prüfen",
    "russian": "быстрая лиса прыгает через ленивую собаку пока читатель изучает старые кодировки и их ошибки",
    "greek": "η γρήγορη αλεπού πηδάει πάνω από το τεμπέλικο σκυλί ενώ διαβάζουμε για παλιές κωδικοποιήσεις",
    "hebrew": "השועל המהיר קופץ מעל הכלב העצלן בזמן שהקורא לומד על קידודים ישנים ועל הטעויות שלהם",
    "korean": "빠른 여우가 게으른 개를 뛰어넘는 동안 독자는 오래된 문자 부호화와 그 오류를 공부한다",
    "japanese": "素早い 狐は 怠け者の 犬を 飛び越え 読者は 古い 文字コードと その 誤りに ついて 学んでいる",
    "chinese": "敏捷的 狐狸 跳过 懒惰的 狗 读者 正在 学习 旧的 字符 编码 以及 它们的 错误",
    "taiwanese": "敏捷的 狐狸 跳過 懶惰的 狗 讀者 正在 學習 舊的 字元 編碼 以及 它們的 錯誤",
    "emoji": "😀 🚀 👩‍💻 🇰🇷 ❤️ 👍🏽 🎉 🐻‍❄️",
}


def prose(language, line=70):
    """Lines of words in any order."""
    def make(chance, size):
        words, text, column = WORDS[language].split(), [], 0
        length = 0
        while length < size:
            word = chance.choice(words)
            column += len(word) + 1
            end = "\n" if column > line else " "
            column = 0 if end == "\n" else column
            text.append(word + end)
            length += len(text[-1].encode())
        return "".join(text)
    return make


def written(language, encoding):
    return lambda chance, size: prose(language)(chance, size).encode(encoding, "replace")


def misread(language, as_encoding):
    return lambda chance, size: prose(language)(chance, size).encode().decode(as_encoding, "replace").encode()


def changed(language, change):
    return lambda chance, size: change(prose(language)(chance, size)).encode()


def repeated(pattern):
    return lambda chance, size: pattern * (size // len(pattern) + 1)


def random_bytes(chance, size):
    return chance.randbytes(size)


def half_bad(chance, size):
    data = bytearray(prose("russian")(chance, size).encode())
    for _ in range(len(data) // 20):
        data[chance.randrange(len(data))] = chance.randrange(256)
    return bytes(data)


def marks(chance, size):
    """Nothing but combining marks, of all classes."""
    return "".join(chr(chance.randrange(0x300, 0x34F)) for _ in range(size // 2)).encode()


def alternating(chance, size):
    """Every line in another encoding."""
    languages = [("russian", "cp1251"), ("korean", "euc_kr"), ("japanese", "shift_jis"), ("french", "latin-1"),
                 ("chinese", "utf-8"), ("greek", "cp1253")]
    lines, length = [], 0
    while length < size:
        language, encoding = chance.choice(languages)
        words = WORDS[language].split()
        lines.append(" ".join(chance.choice(words) for _ in range(8)).encode(encoding, "replace") + b"\n")
        length += len(lines[-1])
    return b"".join(lines)


def lone_surrogates(chance, size):
    units = [0xD800, 0xDBFF, 0xDC00, 0xDFFF, 0x41, 0x430, 0x4E16]
    return b"".join(chance.choice(units).to_bytes(2, "little") for _ in range(size // 2))


def letters(chance, size):
    return bytes(chance.choice(b"abcdefghijklmnopqrstuvwxyz0123456789") for _ in range(size))


def short_lines(chance, size):
    return b"".join(chance.choice([b"a\n", b"\n", "é\n".encode(), b"12\n"]) for _ in range(size // 2))


def page(chance, size):
    rows = "".join(f"<li class='x'>{html.escape(line)} &eacute;</li>\n"
                   for line in prose("french")(chance, size).split("\n"))
    return f"<!doctype html><meta charset=utf-8><ul>\n{rows}</ul>\n".encode()


def json_text(chance, size):
    return json.dumps([{"n": i, "text": line} for i, line in
                       enumerate(prose("korean")(chance, size).split("\n"))]).encode()


KINDS = {
    "clean-english": written("english", "utf-8"),
    "clean-russian": written("russian", "utf-8"),
    "clean-korean": written("korean", "utf-8"),
    "clean-emoji": written("emoji", "utf-8"),
    "one-long-line": lambda chance, size: prose("german", 1 << 40)(chance, size).encode(),
    "one-long-word": repeated("世界".encode()),
    "many-short-lines": short_lines,
    "html": page,
    "json": json_text,
    "box-drawing": repeated("┌──┬──┐\n│░░│▒▒│\n└──┴──┘\n".encode()),
    "percent-escapes": changed("chinese", urllib.parse.quote),
    "u-escapes": changed("japanese", lambda text: json.dumps(text)),
    "html-references": changed("chinese", lambda text: text.encode("ascii", "xmlcharrefreplace").decode()),
    "quoted-printable": changed("french", lambda text: "".join(f"={byte:02X}" for byte in text.encode())),
    "hexadecimal": lambda chance, size: chance.randbytes(size // 2).hex().encode(),
    "base64": lambda chance, size: base64.encodebytes(chance.randbytes(size * 3 // 4)),
    "mojibake-latin": misread("french", "latin-1"),
    "mojibake-cyrillic": misread("russian", "cp1251"),
    "mojibake-one-word": repeated("größere".encode().decode("cp1252").encode()),
    "damaged-utf-8": half_bad,
    "random": random_bytes,
    "all-FF": repeated(b"\xff"),
    "zeros": repeated(b"\0"),
    "cut-leads": repeated(b"\xe4\xb8"),
    "windows-1251": written("russian", "cp1251"),
    "windows-1253": written("greek", "cp1253"),
    "windows-1255": written("hebrew", "cp1255"),
    "euc-kr": written("korean", "euc_kr"),
    "shift-jis": written("japanese", "shift_jis"),
    "iso-2022-jp": written("japanese", "iso2022_jp"),
    "big5": written("taiwanese", "big5"),
    "gb18030": written("chinese", "gb18030"),
    "utf-16le": written("russian", "utf-16-le"),
    "combining-marks": marks,
    "long-ascii-word": letters,
    "bidi-controls": repeated("\u202E\u2066\u202A\u2067\u202B".encode()),
    "joined-emoji": repeated("👩\u200D".encode()),
    "nested-escapes": repeated(b"%25"),
    "ampersands": repeated(b"&"),
    "utf-7-endless": lambda chance, size: b"+" + b"AGE" * (size // 3),
    "lead-bytes": repeated(b"\x8f"),
    "alternating-encodings": alternating,
    "lone-surrogates": lone_surrogates,
}


# Kinds that are bytes rather than text.
NO_TEXT = {"damaged-utf-8", "random", "all-FF", "zeros", "cut-leads", "lead-bytes", "alternating-encodings",
           "lone-surrogates"}
ENCODINGS = {"windows-1251": "cp1251", "windows-1253": "cp1253", "windows-1255": "cp1255", "euc-kr": "euc_kr",
             "shift-jis": "shift_jis", "iso-2022-jp": "iso2022_jp", "big5": "big5", "gb18030": "gb18030",
             "utf-16le": "utf-16-le"}


def make(kind, size):
    """`size` bytes of this kind. Text ends after a whole line or at least a whole character, and line ends fill
    it up: a character that is cut off is damage, and to look into damage costs some millions of instructions."""
    data = KINDS[kind](random.Random(kind), 4 * size)[:size]  # letters of one byte count as two or three
    if kind in NO_TEXT:
        return data
    encoding = ENCODINGS.get(kind, "utf-8")
    text = data.decode(encoding, "ignore")
    last_line = text.rfind("\n") + 1
    whole = text[:last_line if last_line > len(text) // 2 else len(text)].encode(encoding)
    end = "\n".encode(encoding)
    return whole + end * ((size - len(whole)) // len(end)) + b"\n" * ((size - len(whole)) % len(end))
