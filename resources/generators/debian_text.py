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
    "ga": ("ga", "", "ga"), "gd": ("gd", "", "gd"), "gl": ("gl", "gl", "gl"), "gu": ("gu", "", ""),
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

# Languages that are in none of these: packages with messages in them.
CATALOGUES = {
    "fur": "evolution-common libglib2.0-data vlc-l10n", "fy": "kio vlc-l10n",
    "se": "kio libkf5xmlgui-data plasma-workspace-data",
    "sq": "evolution-common kgeography-data libgtk2.0-common phpmyadmin pidgin-data",
}

CAMPAIGNS = "did dm dw ei httt l low nr sof sota sotbe thot trow tsg ttb utbs".split()


def training_packages():
    names = ["wesnoth-1.16-data"] + ["wesnoth-1.16-" + campaign for campaign in CAMPAIGNS]
    for messages, helps, _ in TRAINING.values():
        package = messages.split("@")[0].lower().replace("_", "-")
        names.append("libreoffice-l10n-" + package)
        if helps:
            names.append("libreoffice-help-" + helps.lower())
    return names + sorted({name for packages in CATALOGUES.values() for name in packages.split()})


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
    Wesnoth's messages, or for each of the packages in CATALOGUES."""
    if language in CATALOGUES:
        for package in CATALOGUES[language].split():
            yield list(_clean(text for path in _files(folder, package)
                              if re.search(f"/locale/{language}/LC_MESSAGES/.*\\.mo$", path)
                              for text in messages(path)))
        return
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


# --- Texts that no model has seen

# Language: its name in GNOME's help, and packages of its own.
HELD_OUT = {
    "ar": ("ar", []), "bg": ("", ["fortunes-bg"]), "ca": ("ca", ["maint-guide-ca"]),
    "cs": ("cs", ["fortunes-cs", "manpages-cs"]), "da": ("da", ["manpages-da"]),
    "de": ("de", ["debian-faq-de", "fortunes-de"]), "el": ("el", ["manpages-el"]),
    "en": ("C", []), "es": ("es", ["debian-reference-es", "fortunes-es"]),
    "fa": ("fa", []), "fi": ("fi", ["manpages-fi"]),
    "fr": ("fr", ["debian-faq-fr", "debian-reference-fr"]), "gl": ("gl", []),
    "he": ("he", []), "hr": ("hr", []), "hu": ("hu", ["manpages-hu"]),
    "id": ("id", ["debian-reference-id"]),
    "it": ("it", ["debian-faq-it", "fortunes-it"]),
    "ja": ("ja", ["debian-faq-ja", "debian-reference-ja"]), "ko": ("ko", ["debian-faq-ko"]),
    "lt": ("lt", []), "lv": ("lv", []), "mk": ("", ["manpages-mk"]), "nb": ("", ["manpages-nb"]),
    "nl": ("nl", ["debian-faq-nl"]), "pl": ("pl", ["fortunes-pl", "manpages-pl"]),
    "pt": ("pt_BR", ["debian-faq-pt", "debian-reference-pt"]), "ro": ("ro", ["manpages-ro"]),
    "ru": ("ru", ["debian-faq-ru", "fortunes-ru"]), "sl": ("sl", []),
    "sr": ("sr", ["manpages-sr"]), "sv": ("sv", ["manpages-sv"]), "ta": ("ta", []),
    "tr": ("tr", ["manpages-tr"]), "uk": ("uk", ["manpages-uk"]),
    "vi": ("vi", ["maint-guide-vi"]), "zh-Hans": ("zh_CN", ["debian-faq-zh-cn"]),
    "zh-Hant": ("", ["debian-reference-zh-tw"]),
}


def held_out_packages():
    return ["gnome-user-docs"] + [name for _, names in HELD_OUT.values() for name in names]


def _manual(path):
    """The prose of a man page: no requests, no escapes."""
    with gzip.open(path, "rt", encoding="utf-8", errors="replace") as file:
        for line in file:
            if line[0] not in ".'":
                yield re.sub(r"\\f.|\\\(..|\\[-&|,/ ce]|\\\*.|[\\]", "", line)


def _plain(path):
    if os.path.islink(path) or path.endswith(".dat"):
        return
    with open(path, "rb") as file:
        data = file.read()
    try:
        yield from data.decode("utf-8").splitlines()
    except UnicodeDecodeError:
        return


def _files(folder, package):
    """What an unpacked package, by its name, has in `folder`."""
    for archive in glob.glob(f"{folder}/{package}_*.deb"):
        found = subprocess.run(["dpkg-deb", "--fsys-tarfile", archive], capture_output=True, check=True)
        names = subprocess.run(["tar", "-t"], input=found.stdout, capture_output=True, check=True)
        yield from (os.path.join(folder, name) for name in sorted(names.stdout.decode().split("\n")) if name)


def _readers(folder, package):
    """The files of an unpacked package that have text, each with what reads it."""
    for path in _files(folder, package):
        if re.search(r"/man/\w\w(_\w\w)?/man\d/.*\.gz$", path):
            yield path, _manual
        elif re.search(r"\.(html|html\.gz)$", path):
            yield path, page
        elif "/games/fortunes/" in path and os.path.isfile(path):
            yield path, _plain


def held_out_lines(folder, language):
    helps, packages = HELD_OUT[language]
    pages = sorted(glob.glob(f"{folder}/usr/share/help/{helps}/**/*.page", recursive=True))
    lines = [line for path in pages if helps for line in page(path)]
    for package in packages:
        lines += [line for path, read in _readers(folder, package) for line in read(path)]
    english = set() if language == "en" else set(_clean(
        line for path in glob.glob(f"{folder}/usr/share/help/C/**/*.page", recursive=True)
        for line in page(path)))
    return [line for line in _clean(lines) if line not in english]
