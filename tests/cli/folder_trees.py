"""Trees of files for the tests of survey and convert: texts in many languages and encodings, and what is no text."""
import os

TEXTS = {
    "ru": "Вчера вечером мы долго гуляли по старому городу и говорили о том, как быстро меняется жизнь вокруг нас. "
          "Никто не знал, что будет завтра, но все надеялись на лучшее.\n",
    "uk": "Учора ввечері ми довго гуляли старим містом і розмовляли про те, як швидко змінюється життя довкола нас. "
          "Ніхто не знав, що буде завтра, але всі її чекали й сподівалися на краще.\n",
    "el": "Χθες το βράδυ περπατήσαμε για πολλή ώρα στην παλιά πόλη και μιλήσαμε για το πόσο γρήγορα αλλάζει η ζωή "
          "γύρω μας. Κανείς δεν ήξερε τι θα γίνει αύριο, αλλά όλοι ήλπιζαν για το καλύτερο.\n",
    "he": "אתמול בערב טיילנו זמן רב בעיר העתיקה ודיברנו על כך שהחיים סביבנו משתנים במהירות. "
          "איש לא ידע מה יהיה מחר, אבל כולם קיוו לטוב ביותר ושמחו על כל יום חדש.\n",
    "fr": "Hier soir, nous nous sommes longtemps promenés dans la vieille ville et nous avons parlé de la façon dont la "
          "vie change très vite autour de nous. Personne ne savait ce qui arriverait, mais l'été était déjà là.\n",
    "de": "Gestern Abend sind wir lange durch die schöne Altstadt spaziert und haben darüber gesprochen, wie schnell sich "
          "das Leben um uns verändert. Niemand wußte, was morgen geschähe, aber alle hofften auf größeres Glück.\n",
    "pl": "Wczoraj wieczorem długo spacerowaliśmy po starym mieście i rozmawialiśmy o tym, jak szybko zmienia się życie "
          "wokół nas. Nikt nie wiedział, co będzie jutro, ale wszyscy mieli nadzieję na coś więcej niż święty spokój.\n",
    "cs": "Včera večer jsme se dlouho procházeli starým městem a mluvili jsme o tom, jak rychle se kolem nás mění život. "
          "Nikdo nevěděl, co bude zítra, ale všichni doufali v to nejlepší a těšili se na příští týden.\n",
    "ja": "昨日の夜、私たちは古い町を長い間歩きながら、周りの生活がどれほど早く変わっていくかについて話しました。"
          "明日何が起こるかは誰にも分かりませんでしたが、みんな良いことがあるようにと願っていました。\n",
    "ko": "어제 저녁에 우리는 오래된 도시를 오랫동안 걸으면서 우리 주변의 삶이 얼마나 빨리 변하는지에 대해 이야기했습니다. "
          "내일 무슨 일이 일어날지 아무도 몰랐지만 모두 좋은 일이 있기를 바랐습니다.\n",
    "zh": "昨天晚上我们在老城里走了很久,一边走一边谈论我们周围的生活变化得多么快。没有人知道明天会发生什么,"
          "但是大家都希望一切会越来越好,也希望新的一年能够给每个人带来快乐。\n",
    "tw": "昨天晚上我們在老城裡走了很久,一邊走一邊談論我們周圍的生活變化得多麼快。沒有人知道明天會發生什麼,"
          "但是大家都希望一切會越來越好,也希望新的一年能夠給每個人帶來快樂。\n",
}
# Python's codec, the names that are right for it.
ENCODINGS = {
    "ru": ["cp1251", "koi8_r", "cp866", "iso8859_5", "mac_cyrillic"],
    "uk": ["cp1251", "koi8_u"],
    "el": ["cp1253", "iso8859_7"],
    "he": ["cp1255", "iso8859_8"],
    "fr": ["cp1252", "latin_1", "cp850"],
    "de": ["cp1252", "latin_1", "cp850"],
    "pl": ["cp1250", "iso8859_2"],
    "cs": ["cp1250", "iso8859_2"],
    "ja": ["cp932", "euc_jp", "iso2022_jp"],
    "ko": ["cp949"],
    "zh": ["gbk", "gb18030", "hz"],
    "tw": ["big5"],
}
UNICODE = ["utf_8", "utf_8_sig", "utf_16", "utf_16_le", "utf_16_be", "utf_32_le"]
PYTHON_NAMES = {"windows-874": "cp874", "x-mac-cyrillic": "mac_cyrillic", "IBM866": "cp866", "EUC-KR": "cp949",
                "Shift_JIS": "cp932", "Big5": "big5hkscs", "HZ-GB-2312": "hz", "ASCII": "ascii", "IBM850": "cp850"}


def python_name(encoding):
    return PYTHON_NAMES.get(encoding, encoding.replace("windows-", "cp"))


def all_texts(repeats=2):
    """(name, text, bytes), for each language and encoding, in several shapes."""
    for language, text in TEXTS.items():
        for codec in ENCODINGS[language] + UNICODE:
            for shape, whole in (("lines", text * repeats), ("crlf", text.replace("\n", "\r\n") * repeats),
                                 ("page", f"<p>{text}</p>\n" * repeats)):
                yield f"{language}-{codec}-{shape}.txt", whole, whole.encode(codec)


def write(folder, name, data):
    path = os.path.join(os.fsencode(folder), os.fsencode(name))
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "wb") as file:
        file.write(data)


def contents(folder):
    """Path below the folder -> bytes, of all regular files."""
    found = {}
    for where, _, names in os.walk(os.fsencode(folder)):
        for name in names:
            path = os.path.join(where, name)
            if os.path.isfile(path) and not os.path.islink(path):
                with open(path, "rb") as file:
                    found[os.path.relpath(path, os.fsencode(folder))] = file.read()
    return found
