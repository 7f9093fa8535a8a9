// The same bytes read by us and by glibc's iconv: every byte, and every longer code that either
// could have. What differs is listed in codec_differences.json, with the reason.

#include "bytes/hex.h"
#include "codec/codec_registry.h"

#include <iconv.h>

#include <QtTest>

#include <functional>
#include <map>

using namespace moji;

namespace {

struct Pair {
    const char* ours;
    const char* iconv; // nullptr: the same name
};
constexpr Pair kPairs[] = {
    {"ASCII", nullptr},
    {"ISO-8859-1", nullptr},
    {"ISO-8859-2", nullptr},
    {"ISO-8859-3", nullptr},
    {"ISO-8859-4", nullptr},
    {"ISO-8859-5", nullptr},
    {"ISO-8859-6", nullptr},
    {"ISO-8859-7", nullptr},
    {"ISO-8859-8", nullptr},
    {"ISO-8859-9", nullptr},
    {"ISO-8859-10", nullptr},
    {"ISO-8859-11", nullptr},
    {"ISO-8859-13", nullptr},
    {"ISO-8859-14", nullptr},
    {"ISO-8859-15", nullptr},
    {"ISO-8859-16", nullptr},
    {"windows-1250", "CP1250"},
    {"windows-1251", "CP1251"},
    {"windows-1252", "CP1252"},
    {"windows-1253", "CP1253"},
    {"windows-1254", "CP1254"},
    {"windows-1255", "CP1255"},
    {"windows-1256", "CP1256"},
    {"windows-1257", "CP1257"},
    {"windows-1258", "CP1258"},
    {"windows-874", "IBM874"},
    {"KOI8-R", nullptr},
    {"KOI8-U", nullptr},
    {"KOI8-T", nullptr},
    {"PTCP154", "PT154"},
    {"KZ-1048", "RK1048"},
    {"macintosh", "MACINTOSH"},
    {"x-mac-cyrillic", "MAC-CYRILLIC"},
    {"x-mac-centraleurroman", "MAC-CENTRALEUROPE"},
    {"x-mac-icelandic", "MAC-IS"},
    {"hp-roman8", "HP-ROMAN8"},
    {"IBM437", nullptr},
    {"IBM737", "CP737"},
    {"IBM775", "CP775"},
    {"IBM850", nullptr},
    {"IBM851", nullptr},
    {"IBM852", nullptr},
    {"IBM855", nullptr},
    {"IBM856", nullptr},
    {"IBM857", nullptr},
    {"IBM00858", "CP858"},
    {"IBM860", nullptr},
    {"IBM861", nullptr},
    {"IBM862", nullptr},
    {"IBM863", nullptr},
    {"IBM864", nullptr},
    {"IBM865", nullptr},
    {"IBM866", nullptr},
    {"IBM868", nullptr},
    {"IBM869", nullptr},
    {"IBM1125", "CP1125"},
    {"ibm-922_P100-1999", "IBM922"},
    {"ibm-1124_P100-1996", "IBM1124"},
    {"ibm-1129_P100-1997", "IBM1129"},
    {"ibm-1133_P100-1997", "IBM1133"},
    {"ibm-901_P100-1999", "IBM901"},
    {"ibm-902_P100-1999", "IBM902"},
    {"ibm-4909_P100-1999", "IBM4909"},
    {"IBM037", nullptr},
    {"IBM273", nullptr},
    {"IBM277", nullptr},
    {"IBM278", nullptr},
    {"IBM280", nullptr},
    {"IBM284", nullptr},
    {"IBM285", nullptr},
    {"IBM290", nullptr},
    {"IBM297", nullptr},
    {"IBM420", nullptr},
    {"IBM424", nullptr},
    {"IBM500", nullptr},
    {"IBM870", nullptr},
    {"IBM871", nullptr},
    {"IBM918", nullptr},
    {"IBM1026", nullptr},
    {"IBM1047", nullptr},
    {"ibm-803_P100-1999", "IBM803"},
    {"ibm-875_P100-1995", "CP875"},
    {"ibm-1025_P100-1995", "IBM1025"},
    {"ibm-1097_P100-1995", "IBM1097"},
    {"ibm-1112_P100-1995", "IBM1112"},
    {"ibm-1122_P100-1999", "IBM1122"},
    {"ibm-1123_P100-1995", "IBM1123"},
    {"ibm-1130_P100-1997", "IBM1130"},
    {"ibm-1132_P100-1998", "IBM1132"},
    {"ibm-1137_P100-1999", "IBM1137"},
    {"IBM01140", "IBM1140"},
    {"IBM01141", "IBM1141"},
    {"IBM01142", "IBM1142"},
    {"IBM01143", "IBM1143"},
    {"IBM01144", "IBM1144"},
    {"IBM01145", "IBM1145"},
    {"IBM01146", "IBM1146"},
    {"IBM01147", "IBM1147"},
    {"IBM01148", "IBM1148"},
    {"IBM01149", "IBM1149"},
    {"ibm-1153_P100-1999", "IBM1153"},
    {"ibm-1154_P100-1999", "IBM1154"},
    {"ibm-1155_P100-1999", "IBM1155"},
    {"ibm-1156_P100-1999", "IBM1156"},
    {"ibm-1157_P100-1999", "IBM1157"},
    {"ibm-1158_P100-1999", "IBM1158"},
    {"ibm-1160_P100-1999", "IBM1160"},
    {"ibm-1164_P100-1999", "IBM1164"},
    {"ibm-4517_P100-2005", "IBM4517"},
    {"ibm-4899_P100-1998", "IBM4899"},
    {"ibm-4971_P100-1999", "IBM4971"},
    {"ibm-12712_P100-1998", "IBM12712"},
    {"ibm-16804_X110-1999", "IBM16804"},
    {"EUC-KR", "UHC"},
    {"ibm-970_P110_P110-2006_U2", "EUC-KR"},
    {"Johab", "JOHAB"},
    {"Shift_JIS", "CP932"},
    {"ibm-943_P15A-2003", "IBM943"},
    {"EUC-JP", nullptr},
    {"gb18030", "GB18030"},
    {"ibm-1383_P110-1999", "EUC-CN"},
    {"Big5-HKSCS", nullptr},
    {"ISO-IR-111", nullptr},
    {"VISCII", nullptr},
    {"TCVN", nullptr},
    {"TSCII", nullptr},
    {"EUC-TW", nullptr},
};

/// What both make of the same bytes: code points, or "error".
struct Readings {
    std::string ours;
    std::string theirs;
    bool operator==(const Readings&) const = default;
};
/// By the bytes in hexadecimal.
using Differences = std::map<std::string, Readings>;

const std::string kError = "error";
const std::string kCharacter = "a character";

std::string namesOf(std::u32string_view text) {
    std::string names;
    for (const char32_t codePoint : text) {
        if (!names.empty())
            names += ' ';
        names += codePointName(codePoint);
    }
    return names;
}

std::string ourReading(const Codec& codec, ByteView bytes) {
    std::u32string text;
    for (const Span& span : decodeAll(codec, bytes)) {
        if (isError(span.status))
            return kError;
        text += span.text();
    }
    return namesOf(text);
}

class Iconv {
public:
    explicit Iconv(const char* name)
        : m_handle(iconv_open("UTF-32LE", name)) {}
    ~Iconv() {
        if (isOpen())
            iconv_close(m_handle);
    }
    Iconv(const Iconv&) = delete;
    Iconv& operator=(const Iconv&) = delete;
    [[nodiscard]] bool isOpen() const { return m_handle != reinterpret_cast<iconv_t>(-1); }

    std::string read(ByteView bytes) {
        std::array<char32_t, 16> text{};
        auto* in = const_cast<char*>(reinterpret_cast<const char*>(bytes.data()));
        auto* out = reinterpret_cast<char*>(text.data());
        std::size_t inLeft = bytes.size();
        std::size_t outLeft = sizeof text;
        iconv(m_handle, nullptr, nullptr, nullptr, nullptr);
        constexpr auto kFailed = static_cast<std::size_t>(-1);
        if (iconv(m_handle, &in, &inLeft, &out, &outLeft) == kFailed ||
            iconv(m_handle, nullptr, nullptr, &out, &outLeft) == kFailed)
            return kError;
        return namesOf({text.data(), (sizeof text - outLeft) / sizeof(char32_t)});
    }

private:
    iconv_t m_handle;
};

/// Reads every byte and, where neither has a character and we wait for more, every longer code.
class Comparison {
public:
    Comparison(const Codec& codec, Iconv& iconv)
        : m_codec(codec)
        , m_iconv(iconv) {}

    Differences run() {
        Bytes bytes;
        compareFrom(bytes);
        return std::move(m_differences);
    }

private:
    void compareFrom(Bytes& bytes) {
        for (int byte = 0; byte < 256; ++byte) {
            bytes.push_back(static_cast<Byte>(byte));
            const Readings readings{ourReading(m_codec, bytes), m_iconv.read(bytes)};
            if (readings.ours != readings.theirs)
                m_differences.emplace(hexBytes(bytes), readings);
            else if (readings.ours == kError && bytes.size() < 4 && mayGoOn(bytes))
                compareFrom(bytes);
            bytes.pop_back();
        }
    }
    [[nodiscard]] bool mayGoOn(ByteView bytes) const {
        // The four-byte codes of GB 18030 beyond the BMP are in order; one lead byte will do.
        if (m_codec.name() == "gb18030" && bytes.size() == 3)
            return bytes[0] <= 0x84 || bytes[0] == 0x90;
        DecoderState state = m_codec.initialState();
        return m_codec.next(bytes, state, Tail::MoreFollows).length == 0;
    }

    const Codec& m_codec;
    Iconv& m_iconv;
    Differences m_differences;
};

/// One byte or a range of them: `A1`, `A1..FE`.
std::pair<unsigned, unsigned> rangeOf(const QString& text, int base) {
    const QStringList ends = text.split(QStringLiteral(".."));
    return {ends.first().toUInt(nullptr, base), ends.last().toUInt(nullptr, base)};
}

/// What the `step`th code of a listed range is read as: `U+E000..U+E05D` counts up.
std::string readingAt(const QString& listed, unsigned step) {
    if (!listed.contains(QStringLiteral("..")))
        return listed.toStdString();
    const unsigned first = listed.section(QStringLiteral(".."), 0, 0).mid(2).toUInt(nullptr, 16);
    return codePointName(first + step);
}

void expand(const QJsonObject& entry, Differences& into) {
    std::vector<Bytes> codes{{}};
    for (const QString& part : entry["bytes"].toString().split(QLatin1Char(' '))) {
        const auto [first, last] = rangeOf(part, 16);
        std::vector<Bytes> longer;
        for (const Bytes& code : codes) {
            for (unsigned byte = first; byte <= last; ++byte) {
                longer.push_back(code);
                longer.back().push_back(static_cast<Byte>(byte));
            }
        }
        codes = std::move(longer);
    }
    for (unsigned step = 0; step < codes.size(); ++step)
        into[hexBytes(codes[step])] = {readingAt(entry["ours"].toString(), step),
                                       readingAt(entry["theirs"].toString(), step)};
}

Differences listedDifferences(const std::string& encoding, const std::string& oracle) {
    QFile file(QStringLiteral(MOJISCOPE_TEST_DATA "/codec_differences.json"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no codec_differences.json");
    static const QJsonArray all = QJsonDocument::fromJson(file.readAll())["differences"].toArray();
    Differences listed;
    for (const auto& value : all) {
        const QJsonObject entry = value.toObject();
        if (entry["encoding"].toString().toStdString() == encoding &&
            entry["oracle"].toString().toStdString() == oracle)
            expand(entry, listed);
    }
    return listed;
}

bool matches(const std::string& listed, const std::string& found) {
    return listed == found || (listed == kCharacter && found != kError);
}

} // namespace

class TestIconv : public QObject {
    Q_OBJECT

    CodecRegistry m_registry;

private slots:
    void everyCode_data() {
        QTest::addColumn<QString>("ours");
        QTest::addColumn<QString>("iconv");
        for (const auto& [ours, name] : kPairs)
            QTest::newRow(ours) << QString::fromUtf8(ours)
                                << QString::fromUtf8(name != nullptr ? name : ours);
    }
    void everyCode() {
        QFETCH(QString, ours);
        QFETCH(QString, iconv);
        const Codec* codec = m_registry.find(ours.toStdString());
        QVERIFY(codec != nullptr);
        Iconv theirs(qPrintable(iconv));
        QVERIFY2(theirs.isOpen(), "glibc's converter is missing: install its gconv modules");
        const Differences found = Comparison(*codec, theirs).run();
        const Differences listed = listedDifferences(codec->name(), "iconv " + iconv.toStdString());
        for (const auto& [bytes, readings] : found) {
            const auto known = listed.find(bytes);
            const bool isKnown = known != listed.end() &&
                                 matches(known->second.ours, readings.ours) &&
                                 matches(known->second.theirs, readings.theirs);
            QVERIFY2(isKnown, (bytes + ": ours " + readings.ours + ", theirs " + readings.theirs +
                               " is not in codec_differences.json")
                                  .c_str());
        }
        for (const auto& [bytes, readings] : listed)
            QVERIFY2(found.contains(bytes), (bytes + " is listed, but does not differ").c_str());
    }
};

QTEST_GUILESS_MAIN(TestIconv)
#include "tst_iconv.moc"
