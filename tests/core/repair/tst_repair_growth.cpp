// Work grows with the text and no faster, whatever the text is: sizes are compared, not seconds.

#include "core/codecs.h"
#include "repair/chain.h"
#include "repair/repairer.h"
#include "repair/work_count.h"
#include "utf8/utf8_writer.h"

#include <QtTest>

#include <cmath>
#include <functional>
#include <map>
#include <random>

using namespace moji;
using namespace moji::repair;
using moji::test::registry;

namespace {

using Make = std::function<std::string(std::size_t)>; // a text of at least so many bytes

const std::map<std::string, std::vector<std::string>>& words() {
    static const std::map<std::string, std::vector<std::string>> all = {
        {"English", {"the", "library", "is", "closed", "every", "Monday", "so", "don’t", "come"}},
        {"French", {"été", "où", "la", "bibliothèque", "fermée", "à", "côté", "garçon", "déjà"}},
        {"Russian", {"Мы", "встретились", "вечером", "у", "старого", "моста", "и", "говорили"}},
        {"Greek", {"Η", "βιβλιοθήκη", "είναι", "κλειστή", "κάθε", "Δευτέρα", "ελάτε"}},
        {"Arabic", {"المكتبة", "مغلقة", "كل", "يوم", "اثنين", "لذلك", "تعال", "غدا"}},
        {"Chinese", {"图书馆", "每周一", "休息，", "请", "星期二", "再来。", "我们", "昨天"}},
        {"Japanese", {"図書館は", "毎週月曜日に", "休みますので、", "火曜日に", "ください。"}},
        {"Korean",
         {"이", "파일을", "열", "수", "없습니다.", "다른", "이름으로", "저장하시겠습니까?"}},
        {"Polish", {"książka", "leży", "na", "półce", "żółty", "źrebak", "śpi", "łąka"}},
    };
    return all;
}

/// Words in an order that looks random, the same one every time; `between` and, after some, `end`.
Make prose(const std::string& language, const std::string& between = " ",
           const std::string& end = "\n") {
    return [=](std::size_t size) {
        std::mt19937 random(7);
        const std::vector<std::string>& all = words().at(language);
        std::string text;
        for (std::size_t i = 1; text.size() < size; ++i)
            text += all[random() % all.size()] + (i % 11 == 0 ? end : between);
        return text;
    };
}

Make repeated(std::string unit) {
    return [unit = std::move(unit)](std::size_t size) {
        std::string text;
        while (text.size() < size)
            text += unit;
        return text;
    };
}

/// Bytes as text; what is malformed in the encoding is left out.
std::string readAs(const std::string& bytes, const std::string& encoding) {
    std::u32string text;
    for (const Span& span : decodeAll(*registry().find(encoding), asBytes(bytes))) {
        if (!isError(span.status))
            text += span.text();
    }
    return toUtf8(text);
}

/// UTF-8 read in each encoding, one after the other.
Make misread(const Make& make, const std::vector<std::string>& encodings) {
    return [=](std::size_t size) {
        std::string text = make(size);
        for (const std::string& encoding : encodings)
            text = readAs(text, encoding);
        while (text.size() < size)
            text += text;
        return text.substr(0, std::min(text.find_first_of(" \n", size), text.size()));
    };
}

Make legacy(const Make& make, const std::string& written, const std::string& read) {
    return [=](std::size_t size) {
        const auto bytes = encodeAll(*registry().find(written), fromUtf8(make(size)));
        return readAs(std::string(asChars(*bytes)), read);
    };
}

Make escaped(const Make& make, const std::string& style) {
    return [=](std::size_t size) {
        std::string text;
        const std::string plain = make(size / 2);
        const auto escape = [&](const std::u32string& word) {
            for (const char32_t c : word) {
                const std::string utf8 = toUtf8(std::u32string_view(&c, 1));
                const QByteArray number = QByteArray::number(uint(c), 16).rightJustified(4, '0');
                if (style == "js")
                    text += "\\u" + number.toStdString();
                else if (style == "html")
                    text += "&#x" + number.toStdString() + ';';
                else
                    for (const char byte : utf8)
                        text += (style == "qp" ? '=' : '%') +
                                QByteArray(1, byte).toHex().toUpper().toStdString();
            }
        };
        for (const char32_t c : fromUtf8(plain)) {
            if (c < 0x80)
                text.push_back(static_cast<char>(c));
            else
                escape(std::u32string(1, c));
        }
        return text;
    };
}

std::string accessLog(std::size_t size) {
    const Make query = escaped(prose("Russian", "+", "+"), "percent");
    const std::string all = query(size);
    std::string text;
    for (std::size_t at = 0; text.size() < size; at = (at + 60) % (all.size() - 60))
        text += "10.0.0.1 - - [12/Mar/2024] \"GET /q=" + all.substr(at, 60) + " HTTP/1.1\" 200\n";
    return text;
}

std::string randomBytes(std::size_t size) {
    std::mt19937 random(3);
    std::string bytes;
    while (bytes.size() < size)
        bytes.push_back(static_cast<char>(random()));
    return bytes;
}

std::string alternating(std::size_t size) {
    const std::string clean = prose("French")(size);
    std::string text;
    bool damaged = false;
    for (std::size_t at = 0; at < clean.size();) {
        const std::size_t end = std::min(clean.find('\n', at), clean.size() - 1) + 1;
        const std::string line = clean.substr(at, end - at);
        text += damaged ? readAs(line, "windows-1252") : line;
        damaged = !damaged;
        at = end;
    }
    return text;
}

std::map<std::string, Make> kinds() {
    std::map<std::string, Make> all;
    for (const auto& [language, list] : words()) {
        all["clean " + language] = prose(language);
        all["clean in a line " + language] = prose(language, " ", " ");
        all["clean in a word " + language] = prose(language, "", "");
        all["clean short lines " + language] = prose(language, "\n", "\n");
    }
    for (const char* style : {"percent", "js", "html", "qp"}) {
        all[std::string("escaped ") + style] = escaped(prose("Chinese"), style);
        all[std::string("escaped in a word ") + style] = escaped(prose("Chinese", "", ""), style);
    }
    all["access log"] = accessLog;
    all["encoded words"] = repeated("=?UTF-8?B?w6k=?= ");
    for (const char* encoding : {"windows-1252", "ISO-8859-1", "windows-1251", "KOI8-R", "IBM866",
                                 "IBM437", "macintosh", "GBK", "EUC-KR", "Shift_JIS", "Big5"}) {
        all[std::string("Russian as ") + encoding] = misread(prose("Russian"), {encoding});
        all[std::string("Chinese as ") + encoding] = misread(prose("Chinese"), {encoding});
    }
    all["in a word"] = misread(prose("Chinese", "", ""), {"windows-1252"});
    all["twice"] = misread(prose("French"), {"windows-1252", "windows-1252"});
    all["three times"] = misread(prose("French"), {"windows-1252", "windows-1252", "windows-1252"});
    all["windows-1251 as windows-1252"] = legacy(prose("Russian"), "windows-1251", "windows-1252");
    all["KOI8-R as windows-1251"] = legacy(prose("Russian"), "KOI8-R", "windows-1251");
    all["GBK as windows-1252"] = legacy(prose("Chinese"), "GBK", "windows-1252");
    all["Big5 as GBK"] = legacy(prose("Chinese"), "GBK", "Big5");
    all["hex"] = repeated("4d6f6a6973636f7065e4b896e7958c\n");
    all["base64"] = repeated("TW9qaXNjb3Bl5LiW55WMTW9qaXNjb3Bl==\n");
    all["random bytes"] = randomBytes;
    all["U+FFFD"] = repeated("\uFFFD");
    all["words with U+FFFD"] = repeated("ab\uFFFDc \uFFFD\uFFFD d\uFFFD\n");
    all["misread U+FFFD"] = repeated("ï¿½");
    all["question marks"] = repeated("?");
    all["words of question marks"] = repeated("??? ????? a ??\n");
    all["boxes"] = repeated("├── one\n│   └── two ┌──┬──┐ ▄▀█▓▒░\n");
    all["half-width kana"] = repeated("ﾊﾝｶｸｶﾅ ﾍﾝｶﾝ ﾃｽﾄ\n");
    all["HTML"] = repeated("<p class=\"x\">Straße &amp; caf&eacute;&nbsp;&#8364; &mdash;</p>\n");
    all["JSON"] = repeated("{\"title\": \"Příliš žluťoučký\", \"e\": \"caf\\u00e9\"},\n");
    all["alternating"] = alternating;
    all["leads only"] = repeated("Ã");
    all["letters in a word"] = repeated("xРѓ");
    all["gaps"] = repeated("Ã\uFFFDa Ã la Å koda\n");
    return all;
}

} // namespace

class TestRepairGrowth final : public QObject {
    Q_OBJECT

private slots:
    void workGrowsWithTheText_data() {
        QTest::addColumn<QString>("kind");
        for (const auto& [name, make] : kinds())
            QTest::newRow(name.c_str()) << QString::fromStdString(name);
    }
    void workGrowsWithTheText() {
        QFETCH(QString, kind);
        static const Repairer repairer(registry());
        constexpr double kSteepest = 1.1;  // exponent
        constexpr double kSamples = 1.5e6; // of which there is a bounded number, however long
        constexpr std::size_t kSmall = 16 * 1024;
        constexpr std::size_t kTimes = 4;
        const Make make = kinds().at(kind.toStdString());
        const auto work = [&](std::size_t size) {
            const std::string text = make(size);
            const std::uint64_t before = workDone;
            (void)repairer.repair(text);
            return static_cast<double>(workDone - before) / static_cast<double>(text.size()) *
                   static_cast<double>(size);
        };
        const double small = work(kSmall);
        const double large = work(kSmall * kTimes);
        QVERIFY2(large <= small * std::pow(kTimes, kSteepest) + kSamples,
                 qPrintable(QStringLiteral("%1 characters, then %2").arg(small).arg(large)));
    }
};

QTEST_GUILESS_MAIN(TestRepairGrowth)
#include "tst_repair_growth.moc"
