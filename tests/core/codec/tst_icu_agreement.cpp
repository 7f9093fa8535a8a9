// The codecs that are no tables beside ICU's converters. Wherever one of the two finds no error,
// both must say the same, or the difference is one that tests/data/stateful_differences.json lists.
// Its entries:
//   encoding, oracle    the codec and ICU's converter
//   bytes, ours, theirs an example; `!` is an error
//   pattern             a regular expression for "bytes = ours / theirs" that knows all of its kind
//   why                 the reason

#include "bytes/hex.h"
#include "codec/codec_registry.h"
#include "core/codec/icu_oracle.h"
#include "core/codec/samples.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QtTest>

using namespace moji;
using test::IcuOracle;

namespace {

constexpr std::uint32_t kSeed = 72;

struct Pair {
    const char* encoding;
    const char* converter;
};
constexpr Pair kPairs[] = {
    {"UTF-8", "UTF-8"},
    {"CESU-8", "CESU-8"},
    {"UTF-16LE", "UTF-16LE"},
    {"UTF-16BE", "UTF-16BE"},
    {"UTF-16", "UTF-16LE"},
    {"UTF-32LE", "UTF-32LE"},
    {"UTF-32BE", "UTF-32BE"},
    {"UTF-32", "UTF-32LE"},
    {"UTF-7", "UTF-7"},
    {"IMAP-mailbox-name", "IMAP-mailbox-name"},
    {"SCSU", "SCSU"},
    {"BOCU-1", "BOCU-1"},
    {"ISO-2022-JP", "ISO_2022,locale=ja,version=0"},
    {"ISO_2022,locale=ja,version=0", "ISO_2022,locale=ja,version=0"},
    {"ISO-2022-JP-1", "ISO_2022,locale=ja,version=1"},
    {"ISO-2022-JP-2", "ISO_2022,locale=ja,version=2"},
    {"JIS7", "ISO_2022,locale=ja,version=3"},
    {"JIS8", "ISO_2022,locale=ja,version=4"},
    {"ISO_2022,locale=ko,version=0", "ISO_2022,locale=ko,version=0"},
    {"ibm-25546", "ISO_2022,locale=ko,version=1"},
    {"ISO_2022,locale=zh,version=0", "ISO_2022,locale=zh,version=0"},
    {"ISO_2022,locale=zh,version=1", "ISO_2022,locale=zh,version=1"},
    {"ISO_2022,locale=zh,version=2", "ISO_2022,locale=zh,version=2"},
    {"HZ-GB-2312", "HZ"},
    {"ibm-930_P120-1999", "ibm-930_P120-1999"},
    {"ibm-933_P110-1995", "ibm-933_P110-1995"},
    {"ibm-935_P110-1999", "ibm-935_P110-1999"},
    {"ibm-937_P110-1999", "ibm-937_P110-1999"},
    {"ibm-939_P120-1999", "ibm-939_P120-1999"},
    {"ibm-1364_P110-2007", "ibm-1364_P110-2007"},
    {"ibm-1371_P100-1999", "ibm-1371_P100-1999"},
    {"ibm-1388_P103-2001", "ibm-1388_P103-2001"},
    {"ibm-1390_P110-2003", "ibm-1390_P110-2003"},
    {"ibm-1399_P110-2003", "ibm-1399_P110-2003"},
    {"ISCII,version=0", "ISCII,version=0"},
    {"ISCII,version=1", "ISCII,version=1"},
    {"ISCII,version=2", "ISCII,version=2"},
    {"ISCII,version=3", "ISCII,version=3"},
    {"ISCII,version=4", "ISCII,version=4"},
    {"ISCII,version=5", "ISCII,version=5"},
    {"ISCII,version=6", "ISCII,version=6"},
    {"ISCII,version=7", "ISCII,version=7"},
    {"ISCII,version=8", "ISCII,version=8"},
    {"x11-compound-text", "x11-compound-text"},
    {"LMBCS-1", "LMBCS-1"},
    {"LMBCS-2", "LMBCS-2"},
    {"LMBCS-3", "LMBCS-3"},
    {"LMBCS-4", "LMBCS-4"},
    {"LMBCS-5", "LMBCS-5"},
    {"LMBCS-6", "LMBCS-6"},
    {"LMBCS-8", "LMBCS-8"},
    {"LMBCS-11", "LMBCS-11"},
    {"LMBCS-16", "LMBCS-16"},
    {"LMBCS-17", "LMBCS-17"},
    {"LMBCS-18", "LMBCS-18"},
    {"LMBCS-19", "LMBCS-19"},
};

bool hasError(const std::string& shown) {
    return shown.find('!') != std::string::npos;
}

/// What the text is before the first error.
std::string sound(const std::string& shown) {
    return shown.substr(0, shown.find('!'));
}

QString lineOf(ByteView bytes, const std::string& ours, const std::string& theirs) {
    return QString::fromStdString(hexBytes(bytes) + " = " + ours + " / " + theirs);
}

QJsonArray listedDifferences() {
    QFile file(QStringLiteral(MOJISCOPE_TEST_DATA "/stateful_differences.json"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QJsonDocument::fromJson(file.readAll()).object()["differences"].toArray();
}

} // namespace

class TestIcuAgreement : public QObject {
    Q_OBJECT

    CodecRegistry m_registry;
    QHash<QString, QList<QRegularExpression>> m_known; // by encoding

    static void everyPair() {
        QTest::addColumn<QString>("encoding");
        QTest::addColumn<QString>("converter");
        for (const auto& [encoding, converter] : kPairs)
            QTest::newRow(encoding) << QString(encoding) << QString(converter);
    }

    bool isListed(const QString& encoding, const QString& line) const {
        const auto patterns = m_known.value(encoding);
        return std::ranges::any_of(patterns,
                                   [&](const auto& pattern) { return line.contains(pattern); });
    }

private slots:
    void initTestCase() {
        const QJsonArray differences = listedDifferences();
        QVERIFY(!differences.isEmpty());
        for (const QJsonValue& entry : differences) {
            const QRegularExpression pattern(entry["pattern"].toString());
            QVERIFY2(pattern.isValid(), qPrintable(pattern.pattern()));
            m_known[entry["encoding"].toString()] += pattern;
        }
    }

    /// Each example is as the list says, and its own pattern knows it.
    void listedDifferencesAreSo() {
        for (const QJsonValue& entry : listedDifferences()) {
            const std::string name = entry["encoding"].toString().toStdString();
            const Codec* codec = m_registry.find(name);
            QVERIFY2(codec != nullptr, name.c_str());
            const auto bytes = parseHexBytes(entry["bytes"].toString().toStdString());
            QVERIFY(bool(bytes));
            const IcuOracle oracle(entry["oracle"].toString().toStdString());
            const std::string ours = test::showDecoded(*codec, *bytes);
            const std::string theirs = oracle.decode(*bytes);
            const QString line = lineOf(*bytes, ours, theirs);
            QVERIFY2(ours != theirs, qPrintable(line));
            QVERIFY2(entry["ours"].toString().toStdString() == ours,
                     qPrintable(QString::fromStdString(name) + " " + line));
            QVERIFY2(entry["theirs"].toString().toStdString() == theirs,
                     qPrintable(QString::fromStdString(name) + " " + line));
            QVERIFY2(line.contains(QRegularExpression(entry["pattern"].toString())),
                     qPrintable(line));
            QVERIFY(!entry["why"].toString().isEmpty());
        }
    }

    void decodesAlike_data() { everyPair(); }
    void decodesAlike() {
        QFETCH(QString, encoding);
        QFETCH(QString, converter);
        const Codec& codec = *m_registry.find(encoding.toStdString());
        const IcuOracle oracle(converter.toStdString());
        test::Samples samples(kSeed);
        for (int round = 0; round < 2500; ++round) {
            const Bytes bytes = round % 2 == 0 ? samples.anything(codec, 1 + samples.below(20))
                                               : samples.noise(1 + samples.below(8));
            const std::string ours = test::showDecoded(codec, bytes);
            const std::string theirs = oracle.decode(bytes);
            if (ours == theirs ||
                (hasError(ours) && hasError(theirs) && sound(ours) == sound(theirs)))
                continue;
            const QString line = lineOf(bytes, ours, theirs);
            QVERIFY2(isListed(encoding, line),
                     qPrintable(encoding + ", seed " + QString::number(kSeed) + ": " + line));
        }
    }

    /// What ICU writes is read as what was written.
    void readsWhatIcuWrites_data() { everyPair(); }
    void readsWhatIcuWrites() {
        QFETCH(QString, encoding);
        QFETCH(QString, converter);
        const Codec& codec = *m_registry.find(encoding.toStdString());
        const IcuOracle oracle(converter.toStdString());
        test::Samples samples(kSeed + 1);
        for (int round = 0; round < 60; ++round) {
            std::u32string text = samples.text(40);
            std::erase_if(text, [&](char32_t c) { return !oracle.encode({&c, 1}); });
            const auto bytes = oracle.encode(text);
            QVERIFY(bytes.has_value());
            const std::string ours = test::showDecoded(codec, *bytes);
            const std::string theirs = oracle.decode(*bytes);
            const QString line = lineOf(*bytes, ours, theirs);
            QVERIFY2(ours == theirs || isListed(encoding, line),
                     qPrintable(encoding + ", seed " + QString::number(kSeed) + ": " + line));
        }
    }

    /// What we write ICU reads as what was written.
    void icuReadsWhatWeWrite_data() { everyPair(); }
    void icuReadsWhatWeWrite() {
        QFETCH(QString, encoding);
        QFETCH(QString, converter);
        const Codec& codec = *m_registry.find(encoding.toStdString());
        const IcuOracle oracle(converter.toStdString());
        test::Samples samples(kSeed + 2);
        for (int round = 0; round < 60; ++round) {
            std::u32string text = samples.text(40);
            std::erase_if(text, [&](char32_t c) { return !oracle.encode({&c, 1}); });
            const auto bytes = encodeAll(codec, text);
            if (!bytes)
                continue; // ICU can write it alone, but not next to every neighbour
            const std::string ours = test::showDecoded(codec, *bytes);
            const std::string theirs = oracle.decode(*bytes);
            const QString line = lineOf(*bytes, ours, theirs);
            QVERIFY2(ours == theirs || isListed(encoding, line),
                     qPrintable(encoding + ", seed " + QString::number(kSeed) + ": " + line));
        }
    }

    /// Every converter of ICU is here under all its names.
    void everyNameOfIcu() {
        for (int i = 0; i < ucnv_countAvailable(); ++i) {
            const char* converter = ucnv_getAvailableName(i);
            QVERIFY2(m_registry.canonicalName(converter), converter);
            UErrorCode error = U_ZERO_ERROR;
            for (std::uint16_t alias = 0; alias < ucnv_countAliases(converter, &error); ++alias) {
                const char* name = ucnv_getAlias(converter, alias, &error);
                QVERIFY2(m_registry.canonicalName(name), name);
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestIcuAgreement)
#include "tst_icu_agreement.moc"
