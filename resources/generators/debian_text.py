"""Text in many languages out of Debian packages, for the language models and their benchmark.

Nothing is installed: packages are downloaded (`apt-get download`), unpacked into a folder and read.
`training_lines` and `held_out_lines` read different packages: what a model has seen proves nothing
about it.
"""
import glob
import gzip
import html
import os
import re
import struct
import subprocess

# Language: its names in LibreOffice's messages, in LibreOffice's help and in Wesnoth.
TRAINING = {
    "af": ("af", "", "af"), "am": ("am", "", ""), "ar": ("ar", "", "ar"),
    "be": ("be", "", ""), "bg": ("bg", "", "bg"), "bn": ("bn", "", ""),
    "br": ("br", "", ""), "ca": ("ca", "ca", "ca"), "cs": ("cs", "cs", "cs"),
    "cy": ("cy", "", ""), "da": ("da", "da", "da"), "de": ("de", "de", "de"),
    "el": ("el", "el", "el"), "en": ("en_GB", "en-US", "en_GB"), "eo": ("eo", "", "eo"),
    "es": ("es", "es", "es"), "et": ("et", "et", "et"), "eu": ("eu", "eu", "eu"),
    "fa": ("fa", "", ""), "fi": ("fi", "fi", "fi"), "fr": ("fr", "fr", "fr"),
    "ga": ("ga", "", "ga"), "gl": ("gl", "gl", "gl"), "gu": ("gu", "", ""),
    "he": ("he", "", "he"), "hi": ("hi", "hi", ""), "hr": ("hr", "", "hr"),
    "hu": ("hu", "hu", "hu"), "id": ("id", "id", "id"), "is": ("is", "", "is"),
    "it": ("it", "it", "it"), "ja": ("ja", "ja", "ja"), "ka": ("ka", "", ""),
    "kk": ("kk", "", ""), "km": ("km", "km", ""), "ko": ("ko", "ko", "ko"),
    "ku": ("kmr@latin", "", ""), "lt": ("lt", "", "lt"), "lv": ("lv", "", "lv"),
    "mk": ("mk", "", "mk"), "ml": ("ml", "", ""), "mn": ("mn", "", ""),
    "nb": ("nb", "", "nb_NO"), "nl": ("nl", "nl", "nl"), "pa": ("pa_IN", "", ""),
    "pl": ("pl", "pl", "pl"), "pt": ("pt_BR", "pt-BR", "pt_BR"), "ro": ("ro", "", "ro"),
    "ru": ("ru", "ru", "ru"), "si": ("si", "", ""), "sk": ("sk", "sk", "sk"),
    "sl": ("sl", "sl", "sl"), "sr": ("sr", "", "sr"), "sv": ("sv", "sv", "sv"),
    "ta": ("ta", "", ""), "te": ("te", "", ""), "tg": ("tg", "", ""), "th": ("th", "", ""),
    "tr": ("tr", "tr", "tr"), "ug": ("ug", "", ""), "uk": ("uk", "", "uk"),
    "vi": ("vi", "vi", "vi"), "zh-Hans": ("zh_CN", "zh-CN", "zh_CN"),
    "zh-Hant": ("zh_TW", "zh-TW", "zh_TW"),
}

CAMPAIGNS = "did dm dw ei httt l low nr sof sota sotbe thot trow tsg ttb utbs".split()


def training_packages():
    names = ["wesnoth-1.16-data"] + ["wesnoth-1.16-" + campaign for campaign in CAMPAIGNS]
    for messages, helps, _ in TRAINING.values():
        package = messages.split("@")[0].lower().replace("_", "-")
        names.append("libreoffice-l10n-" + package)
        if helps:
            names.append("libreoffice-help-" + helps.lower())
    return names


def unpack(names, folder):
    """Downloads packages and unpacks them into `folder`, those that are not there yet."""
    os.makedirs(folder, exist_ok=True)
    for name in names:
        mark = os.path.join(folder, name + ".unpacked")
        if os.path.exists(mark):
            continue
        subprocess.run(["apt-get", "download", "-qq", name], cwd=folder, check=True,
                       stderr=subprocess.DEVNULL)
        for package in glob.glob(os.path.join(folder, name + "_*.deb")):
            subprocess.run(["dpkg-deb", "-x", package, folder], check=True)
            os.remove(package)
        open(mark, "w").close()


def messages(path):
    """The translations in a gettext catalogue (.mo), its head left out."""
    with open(path, "rb") as file:
        data = file.read()
    _, _, count, _, table = struct.unpack_from("<5I", data)
    for i in range(1, count):
        length, offset = struct.unpack_from("<2I", data, table + 8 * i)
        yield from data[offset:offset + length].decode("utf-8", "replace").split("\0")


def page(path):
    """The paragraphs of an HTML or Mallard page."""
    opener = gzip.open if path.endswith(".gz") else open
    with opener(path, "rt", encoding="utf-8", errors="replace") as file:
        text = file.read()
    text = re.sub(r"<!--.*?-->|<(script|style)\b.*?</\1>", " ", text, flags=re.S)
    text = re.sub(r"</?(p|div|title|h\d|li|td|th|tr|item|section|br|pre|note|dt|dd)\b[^>]*>", "\n",
                  text)
    return html.unescape(re.sub(r"<[^>]*>", " ", text)).splitlines()


# LibreOffice's accelerators, placeholders of messages and markup inside them.
_NOISE = re.compile(r"<[^<>]*>|&[a-z]+;|%\w+|\$\w*|\{[^}]*\}|\b\w*[_/\\.@]\w+\b|[~_&]")


def _clean(lines):
    seen = set()
    for line in lines:
        line = " ".join(_NOISE.sub("", line).split())
        if len(line) > 1 and line not in seen:
            seen.add(line)
            yield line


def training_sources(folder, language):
    """The texts of one language: a list of lines for each of LibreOffice's messages, its help and
    Wesnoth's messages."""
    catalogue, helps, game = TRAINING[language]
    office = glob.glob(f"{folder}/usr/lib/libreoffice/program/resource/{catalogue}/LC_MESSAGES/*.mo")
    pages = glob.glob(f"{folder}/usr/share/libreoffice/help/{helps}/text/**/*.html",
                      recursive=True) if helps else []
    games = glob.glob(f"{folder}/usr/share/games/wesnoth/*/locale/{game}/LC_MESSAGES/*.mo")
    english = set()
    if language != "en" and pages:
        english = set(_clean(line for path in sorted(glob.glob(
            f"{folder}/usr/share/libreoffice/help/en-US/text/**/*.html", recursive=True))
            for line in page(path)))
    for paths, read in ((office, messages), (pages, page), (games if game else [], messages)):
        yield [line for line in _clean(text for path in sorted(paths) for text in read(path))
               if line not in english]
