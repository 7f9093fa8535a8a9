// Every encoding by all its names: labels of the WHATWG Encoding Standard, of IANA, ICU, Windows
// and Python; no name for two; the nearest names for one that does not exist.

#include "codec/codec_registry.h"
#include "codec/encoding_name.h"

#include <unicode/ucnv.h>

#include <QtTest>

#include <map>
#include <set>
#include <thread>

using namespace moji;

namespace {

QJsonObject jsonFile(const char* name) {
    QFile file(QStringLiteral(MOJISCOPE_TEST_DATA "/") + name);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", name);
    return QJsonDocument::fromJson(file.readAll()).object();
}

/// Labels that are not what the standard says: ASCII and the parts of ISO 8859 are themselves,
/// UTF-16 goes by its byte-order mark, and what the standard replaces for safety can be looked at
/// here. Big5-HKSCS reads the same bytes alike, but also writes what Big5 only reads.
const std::map<QString, QString> kOwnMeaning = {
    {"big5-hkscs", "Big5-HKSCS"},
    {"ansi_x3.4-1968", "ASCII"},
    {"ascii", "ASCII"},
    {"us-ascii", "ASCII"},
    {"cp819", "ISO-8859-1"},
    {"csisolatin1", "ISO-8859-1"},
    {"ibm819", "ISO-8859-1"},
    {"iso-8859-1", "ISO-8859-1"},
    {"iso-ir-100", "ISO-8859-1"},
    {"iso8859-1", "ISO-8859-1"},
    {"iso88591", "ISO-8859-1"},
    {"iso_8859-1", "ISO-8859-1"},
    {"iso_8859-1:1987", "ISO-8859-1"},
    {"l1", "ISO-8859-1"},
    {"latin1", "ISO-8859-1"},
    {"csisolatin5", "ISO-8859-9"},
    {"iso-8859-9", "ISO-8859-9"},
    {"iso-ir-148", "ISO-8859-9"},
    {"iso8859-9", "ISO-8859-9"},
    {"iso88599", "ISO-8859-9"},
    {"iso_8859-9", "ISO-8859-9"},
    {"iso_8859-9:1989", "ISO-8859-9"},
    {"l5", "ISO-8859-9"},
    {"latin5", "ISO-8859-9"},
    {"iso-8859-11", "ISO-8859-11"},
    {"iso8859-11", "ISO-8859-11"},
    {"iso885911", "ISO-8859-11"},
    {"utf-16", "UTF-16"},
    {"csiso2022kr", "ISO-2022-KR"},
    {"iso-2022-kr", "ISO-2022-KR"},
    {"iso-2022-cn", "ISO-2022-CN"},
    {"iso-2022-cn-ext", "ISO-2022-CN-EXT"},
    {"hz-gb-2312", "HZ-GB-2312"},
};

std::vector<std::string> namesOf(const CodecInfo& info) {
    std::vector<std::string> names = info.aliases;
    names.push_back(info.name);
    return names;
}

} // namespace

class TestCodecRegistry : public QObject {
    Q_OBJECT

    CodecRegistry m_registry;

    QString meaning(const QString& name) const {
        return QString::fromStdString(
            m_registry.canonicalName(name.toStdString()).value_or("(unknown)"));
    }

private slots:
    void whatwgLabels_data() {
        QTest::addColumn<QString>("label");
        QTest::addColumn<QString>("encoding");
        const auto encodings = jsonFile("whatwg_labels.json")["encodings"].toObject();
        QVERIFY(encodings.size() == 40);
        for (auto it = encodings.begin(); it != encodings.end(); ++it) {
            for (const auto& value : it.value().toArray()) {
                const QString label = value.toString();
                const auto own = kOwnMeaning.find(label);
                QTest::newRow(qPrintable(label))
                    << label << (own == kOwnMeaning.end() ? it.key() : own->second);
            }
        }
    }
    void whatwgLabels() {
        QFETCH(QString, label);
        QFETCH(QString, encoding);
        QCOMPARE(meaning(label), encoding);
        QCOMPARE(meaning(label.toUpper()), encoding);
        const Codec* codec = m_registry.find(label.toStdString());
        QVERIFY(codec != nullptr);
        QCOMPARE(QString::fromStdString(codec->name()), encoding);
    }

    void otherNames_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("encoding");
        const std::pair<const char*, const char*> rows[] = {
            {"cp949", "EUC-KR"},
            {"UHC", "EUC-KR"},
            {"ms949", "EUC-KR"},
            {"KS_X_1001", "ibm-970_P110_P110-2006_U2"},
            {"cp932", "Shift_JIS"},
            {"Windows-31J", "Shift_JIS"},
            {"cp936", "GBK"},
            {"cp950", "windows-950-2000"},
            {"cp1361", "Johab"},
            {"johab", "Johab"},
            {"cp1251", "windows-1251"},
            {"Windows 1251", "windows-1251"},
            {"CP-1251", "windows-1251"},
            {"1251", "windows-1251"},
            {"cp_866", "IBM866"},
            {"DOS-866", "IBM866"},
            {"KOI8R", "KOI8-R"},
            {"koi8_u", "KOI8-U"},
            {"latin-1", "ISO-8859-1"},
            {"LATIN_1", "ISO-8859-1"},
            {"iso-8859-01", "ISO-8859-1"},
            {"latin10", "ISO-8859-16"},
            {"latin2", "ISO-8859-2"},
            {"ISO 8859-5", "ISO-8859-5"},
            {"mac_roman", "macintosh"},
            {"MacRoman", "macintosh"},
            {"mac-cyrillic", "x-mac-cyrillic"},
            {"mac_iceland", "x-mac-icelandic"},
            {"cp037", "IBM037"},
            {"cp37", "IBM037"},
            {"ibm-037", "IBM037"},
            {"EBCDIC-CP-US", "IBM037"},
            {"cp437", "IBM437"},
            {"ibm-437", "IBM437"},
            {"cp850", "IBM850"},
            {"cp858", "IBM00858"},
            {"ibm858", "IBM00858"},
            {"cp874", "windows-874"},
            {"utf8", "UTF-8"},
            {"UTF_8", "UTF-8"},
            {"utf-8-sig", "UTF-8-SIG"},
            {"utf16le", "UTF-16LE"},
            {"euckr", "EUC-KR"},
            {"eucjp", "EUC-JP"},
            {"euctw", "EUC-TW"},
            {"EUC-CN", "ibm-1383_P110-1999"},
            {"gb-18030", "gb18030"},
            {"big5hkscs", "Big5-HKSCS"},
            {"KOI8-E", "ISO-IR-111"},
            {"ECMA-Cyrillic", "ISO-IR-111"},
            {"csVISCII", "VISCII"},
            {"TCVN5712-1:1993", "TCVN"},
            {"x-viet-tcvn5712", "TCVN"},
            {"tscii", "TSCII"},
            {"ibm-437_P100-1995", "ibm-437_P100-1995"},
            {"IBM-943_P15A-2003", "ibm-943_P15A-2003"},
        };
        for (const auto& [name, encoding] : rows)
            QTest::newRow(name) << QString::fromUtf8(name) << QString::fromUtf8(encoding);
    }
    void otherNames() {
        QFETCH(QString, name);
        QFETCH(QString, encoding);
        QCOMPARE(meaning(name), encoding);
    }

    void noSuchName_data() {
        QTest::addColumn<QByteArray>("name");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("punctuation-only") << QByteArray("-- _");
        QTest::newRow("UTF-99") << QByteArray("UTF-99");
        QTest::newRow("ISO-8859-12") << QByteArray("ISO-8859-12");
        QTest::newRow("beyond-ASCII") << QByteArray("utf-8\xC3\xA9");
        QTest::newRow("NUL-inside") << QByteArray("koi8\0\xFF", 6);
        QTest::newRow("100,000-letters") << QByteArray(100000, 'a');
    }
    void noSuchName() {
        QFETCH(QByteArray, name);
        const std::string_view view(name.constData(), static_cast<std::size_t>(name.size()));
        QVERIFY(m_registry.find(view) == nullptr);
        QVERIFY(!m_registry.canonicalName(view));
        QVERIFY(m_registry.suggestions(view).size() <= 3);
    }

    /// Each name, however written, means one encoding.
    void noNameForTwo() {
        std::map<std::string, std::string> owners; // by what the name is compared as
        for (const CodecInfo& info : m_registry.list()) {
            for (const std::string& name : namesOf(info)) {
                const auto [owner, isNew] = owners.emplace(comparableName(name), info.name);
                QVERIFY2(owner->second == info.name,
                         (name + ": " + owner->second + ", " + info.name).c_str());
                QCOMPARE(meaning(QString::fromStdString(name)), QString::fromStdString(info.name));
            }
        }
    }

    void noAliasTwice() {
        for (const CodecInfo& info : m_registry.list()) {
            std::set<std::string> seen;
            for (const std::string& name : namesOf(info))
                QVERIFY2(seen.insert(name).second, (info.name + ": " + name).c_str());
        }
    }

    void everyNameOfIcu() {
        for (int i = 0; i < ucnv_countAvailable(); ++i)
            QVERIFY2(m_registry.find(ucnv_getAvailableName(i)) != nullptr,
                     ucnv_getAvailableName(i));
    }

    /// Aliases of ICU mean something too, if not always what they mean to ICU.
    void everyAliasOfIcu() {
        for (int i = 0; i < ucnv_countAvailable(); ++i) {
            UErrorCode error = U_ZERO_ERROR;
            const char* name = ucnv_getAvailableName(i);
            for (std::uint16_t k = 0; k < ucnv_countAliases(name, &error); ++k) {
                const char* alias = ucnv_getAlias(name, k, &error);
                QVERIFY2(m_registry.canonicalName(alias), alias);
            }
        }
    }

    void suggestions_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("nearest");
        QTest::newRow("UTF-99") << "UTF-99"
                                << "UTF-8";
        QTest::newRow("uft-8") << "uft-8"
                               << "UTF-8";
        QTest::newRow("windows-1521") << "windows-1521"
                                      << "windows-1251";
        QTest::newRow("shift-jsi") << "shift-jsi"
                                   << "Shift_JIS";
        QTest::newRow("euc-") << "euc-"
                              << "EUC-KR";
        QTest::newRow("KOI-8R") << "KOI9-R"
                                << "KOI8-R";
        QTest::newRow("latin11") << "latin11"
                                 << "ISO-8859-1";
    }
    void suggestions() {
        QFETCH(QString, name);
        QFETCH(QString, nearest);
        const auto names = m_registry.suggestions(name.toStdString());
        QVERIFY(!names.empty() && names.size() <= 3);
        QCOMPARE(QString::fromStdString(names.front()), nearest);
    }

    void nothingIsLikeIt() { QVERIFY(m_registry.suggestions("qqqqqqqqqqqqqqqqqqqq").empty()); }

    /// The codec found has what the list promises, and is the same one each time.
    void listAndCodecAgree() {
        for (const CodecInfo& info : m_registry.list()) {
            const Codec* codec = m_registry.find(info.name);
            QVERIFY2(codec != nullptr, info.name.c_str());
            QCOMPARE(codec->name(), info.name);
            QVERIFY(codec->info().family == info.family && codec->info().sync == info.sync);
            QVERIFY(m_registry.find(info.name) == codec);
        }
    }

    void likelyOnesFirst() {
        QCOMPARE(m_registry.list().front().name, std::string("UTF-8"));
        QVERIFY(&m_registry.utf8() == m_registry.find("UTF-8"));
    }

    void manyThreadsFindTheSame() {
        const CodecRegistry fresh;
        const char* const names[] = {"EUC-KR", "gb18030", "Big5", "IBM037", "Shift_JIS", "Johab"};
        std::vector<std::vector<const Codec*>> found(8);
        {
            std::vector<std::jthread> threads;
            for (auto& own : found)
                threads.emplace_back([&] {
                    for (const char* name : names)
                        own.push_back(fresh.find(name));
                });
        }
        for (const auto& own : found)
            QVERIFY(own == found.front());
    }
};

QTEST_GUILESS_MAIN(TestCodecRegistry)
#include "tst_codec_registry.moc"
