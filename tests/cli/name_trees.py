"""Trees and ZIP files whose names are in many encodings."""
import io
import os
import stat
import struct
import zlib

from moji_program import TemporaryFolder, rows

NAMES = {
    "cp866": ["Документы", "Отчёт за 2019 год.doc", "Новая папка", "Договор №5.pdf", "Мама.jpg", "план работ.txt"],
    "cp1251": ["Документы", "Отчёт за 2019 год.doc", "Новая папка", "Письмо в банк.txt", "Мама.jpg"],
    "koi8_r": ["Документы", "Отчёт за 2019 год.doc", "Новая папка", "Письмо в банк.txt"],
    "cp437": ["Übung für Anfänger.txt", "größere Änderungen.doc", "Müller Rechnung.pdf"],
    "cp932": ["新しいフォルダ", "資料.txt", "写真2020.jpg", "表示.doc", "予定表.xls"],
    "gbk": ["新建文件夹", "文档.txt", "照片.jpg", "会议记录.doc"],
    "cp949": ["새 폴더", "문서.txt", "사진.jpg", "보고서 최종.hwp"],
}
MISREADINGS = [("utf_8", "cp1252"), ("utf_8", "cp866"), ("cp866", "cp437"), ("cp1251", "latin_1")]


def zip_name(name, flags=0, extra=b"", data=b"data", system=0, attributes=0):
    """What build_zip() needs of an entry; `name` is bytes as stored."""
    return name, flags, extra, data, system, attributes


def build_zip(entries):
    """A ZIP file, byte by byte, so that names and fields are exactly as given."""
    out, central = io.BytesIO(), b""
    for name, flags, extra, data, system, attributes in entries:
        packed = zlib.compress(data, 9)[2:-4]
        fields = struct.pack("<HHHHIIIHH", flags, 8, 0, 0x5021, zlib.crc32(data), len(packed), len(data), len(name),
                             len(extra))
        where = out.tell()
        out.write(b"PK\x03\x04" + struct.pack("<H", 20) + fields + name + extra + packed)
        central += (b"PK\x01\x02" + struct.pack("<BBH", 20, system, 20) + fields + struct.pack("<HHHII", 0, 0, 0,
                    attributes, where) + name + extra)
    begin = out.tell()
    out.write(central + b"PK\x05\x06" + struct.pack("<HHHHIIH", 0, 0, len(entries), len(entries), len(central), begin, 0))
    return out.getvalue()


def unicode_path(stored, name, checksum=None):
    """Info-ZIP's Unicode Path field."""
    body = struct.pack("<BI", 1, zlib.crc32(stored) if checksum is None else checksum) + name.encode()
    return struct.pack("<HH", 0x7075, len(body)) + body


def read(path):
    with open(path, "rb") as file:
        return file.read()


class Tree(TemporaryFolder):
    def setUp(self):
        super().setUp()
        self.tree = os.path.join(self.folder, "tree")
        os.mkdir(self.tree)
        self.journal = os.path.join(self.folder, "journal")

    def put(self, *parts, data=b"x"):
        """A file; parts of its path are bytes or text."""
        path = os.path.join(os.fsencode(self.tree), *map(os.fsencode, parts))
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as file:
            file.write(data)
        return path

    def paths(self, folder=None):
        """Every path below the tree -> what is there."""
        folder = os.fsencode(folder or self.tree)
        found = {}
        for where, folders, files in os.walk(folder):
            for name in folders + files:
                path = os.path.join(where, name)
                kind = os.lstat(path).st_mode
                is_link = stat.S_ISLNK(kind)
                found[os.path.relpath(path, folder)] = (
                    "folder" if stat.S_ISDIR(kind) else os.readlink(path) if is_link else read(path))
        return found

    def texts(self, folder=None):
        return {path.decode() for path in self.paths(folder)}

    def in_place(self, *arguments, **options):
        return rows("convert", "--names", "--in-place", "--journal", self.journal, *arguments, self.tree, **options)
