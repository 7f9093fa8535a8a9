// The legacy encodings of the WHATWG Encoding Standard: characters, error spans, and which of
// several codes is written, against a model that follows the standard's text.

#include "bytes/hex.h"
#include "codec/codec_registry.h"
#include "core/codec/whatwg_decoders.h"

#include <random>

using namespace moji;

namespace {

constexpr std::uint32_t kSeed = 20262;

constexpr const char* kMultiByte[] = {"EUC-KR", "Big5", "Shift_JIS", "EUC-JP", "gb18030", "GBK"};

QString asText(const std::vector<Span>& spans) {
    QStringList parts;
    for (const Span& span : spans) {
        QString part = QStringLiteral("%1 %2")
                           .arg(span.length)
                           .arg(QString::fromUtf8(identifier(span.status).data()));
        for (const char32_t codePoint : span.text())
            part += QStringLiteral(" ") + QString::fromStdString(codePointName(codePoint));
        parts << part;
    }
    return parts.join(", ");
}

Bytes bytesOf(unsigned number) {
    return number < 0x100 ? Bytes{static_cast<Byte>(number)}
                          : Bytes{static_cast<Byte>(number >> 8), static_cast<Byte>(number & 0xFF)};
}

} // namespace

class TestWhatwgEncodings : public QObject {
    Q_OBJECT

    CodecRegistry m_registry;

    void compare(const Codec& codec, test::WhatwgDecoder& model, const Bytes& bytes) {
        const auto ours = decodeAll(codec, bytes);
        const auto theirs = model.decode(bytes);
        if (ours != theirs)
            QFAIL(qPrintable(QStringLiteral("%1: %2: ours %3; the model %4 (seed %5)")
                                 .arg(QString::fromStdString(codec.name()),
                                      QString::fromStdString(hexBytes(bytes)), asText(ours),
                                      asText(theirs))
                                 .arg(kSeed)));
    }

private slots:
    void singleBytes_data() {
        QTest::addColumn<QString>("name");
        for (const auto& set : test::kSingleByte)
            QTest::newRow(set.encoding) << QString::fromUtf8(set.encoding);
    }
    void singleBytes() {
        QFETCH(QString, name);
        const auto model = test::whatwgDecoder(name.toStdString());
        for (int byte = 0; byte < 256; ++byte)
            compare(*m_registry.find(name.toStdString()), *model, {static_cast<Byte>(byte)});
    }

    void multiByte_data() {
        QTest::addColumn<QString>("name");
        for (const char* name : kMultiByte)
            QTest::newRow(name) << QString::fromUtf8(name);
    }

    /// Every byte alone, every two bytes at the end and before an ASCII byte.
    void twoBytes_data() { multiByte_data(); }
    void twoBytes() {
        QFETCH(QString, name);
        const Codec& codec = *m_registry.find(name.toStdString());
        const auto model = test::whatwgDecoder(name.toStdString());
        for (int first = 0; first < 256; ++first) {
            const auto lead = static_cast<Byte>(first);
            compare(codec, *model, {lead});
            for (int second = 0; second < 256 && lead >= 0x80; ++second)
                compare(codec, *model, {lead, static_cast<Byte>(second)});
            for (const Byte second : {0x0A, 0x20, 0x30, 0x41, 0x7F, 0x80, 0xA1, 0xFF})
                compare(codec, *model, {lead, second, 0x41});
        }
    }

    void noise_data() { multiByte_data(); }
    void noise() {
        QFETCH(QString, name);
        const Codec& codec = *m_registry.find(name.toStdString());
        const auto model = test::whatwgDecoder(name.toStdString());
        std::mt19937 random(kSeed);
        for (int round = 0; round < 3000; ++round) {
            Bytes bytes(1 + random() % 12);
            for (Byte& byte : bytes) {
                const unsigned kind = random() % 4;
                byte = static_cast<Byte>(kind == 0   ? random()
                                         : kind == 1 ? 0x30 + random() % 10
                                         : kind == 2 ? 0x81 + random() % 0x7E
                                                     : 0x8E + random() % 2);
            }
            compare(codec, *model, bytes);
        }
    }

    /// Every pair of JIS X 0212 after 8F.
    void eucJpTriples() {
        const Codec& codec = *m_registry.find("EUC-JP");
        const auto model = test::whatwgDecoder("EUC-JP");
        for (int row = 0xA1; row <= 0xFE; ++row) {
            for (int cell = 0xA1; cell <= 0xFE; ++cell)
                compare(codec, *model, {0x8F, static_cast<Byte>(row), static_cast<Byte>(cell)});
        }
    }

    /// Every 17th four-byte code, and both sides of each gap.
    void gb18030FourBytes() {
        const Codec& codec = *m_registry.find("gb18030");
        const auto model = test::whatwgDecoder("gb18030");
        std::vector<unsigned> ranks{7457, 39419, 39420, 188999, 189000, 1237575, 1237576};
        for (unsigned rank = 0; rank < 126u * 12600; rank += 17)
            ranks.push_back(rank);
        for (unsigned rank = 0; rank < 39420; ++rank)
            ranks.push_back(rank);
        for (const unsigned rank : ranks)
            compare(codec, *model,
                    // the letter: so that 84 31 95 33 is U+FEFF and no byte-order mark
                    {'a', static_cast<Byte>(0x81 + rank / 12600),
                     static_cast<Byte>(0x30 + rank / 1260 % 10),
                     static_cast<Byte>(0x81 + rank / 10 % 126),
                     static_cast<Byte>(0x30 + rank % 10)});
    }

    /// Each difference that was measured between ICU and the standard's indexes.
    void listedDifferences_data() {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("count");
        QTest::newRow("gb18030") << "gb18030"
                                 << "gb18030" << 19;
        QTest::newRow("GBK") << "gb18030"
                             << "GBK" << 19;
        QTest::newRow("Big5") << "big5"
                              << "Big5" << 157;
        QTest::newRow("windows-1253") << "windows-1253"
                                      << "windows-1253" << 1;
        QTest::newRow("windows-1255") << "windows-1255"
                                      << "windows-1255" << 1;
        QTest::newRow("KOI8-U") << "koi8-u"
                                << "KOI8-U" << 2;
    }
    void listedDifferences() {
        QFETCH(QString, key);
        QFETCH(QString, name);
        QFETCH(int, count);
        const test::WhatwgIndex index(qPrintable(key), "US-ASCII", false);
        QCOMPARE(static_cast<int>(index.differences().size()), count);
        for (const auto& [number, codePoint] : index.differences()) {
            const Bytes bytes = bytesOf(number);
            const auto length = static_cast<std::uint32_t>(bytes.size());
            const Span expected = codePoint != 0 ? Span::character(length, codePoint)
                                                 : Span::error(length, SpanStatus::Unmapped);
            QCOMPARE(decodeAll(*m_registry.find(name.toStdString()), bytes), std::vector{expected});
        }
    }

    /// ICU's user-defined cells: as many as measured, and none of them a character.
    void userDefinedCells_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("icuName");
        QTest::addColumn<int>("count");
        QTest::newRow("EUC-KR") << "EUC-KR"
                                << "windows-949-2000" << 188;
        QTest::newRow("Big5") << "Big5"
                              << "ibm-1375_P100-2008" << 632 - 4; // 4 are pairs
        QTest::newRow("windows-874") << "windows-874"
                                     << "windows-874-2000" << 8;
    }
    void userDefinedCells() {
        QFETCH(QString, name);
        QFETCH(QString, icuName);
        QFETCH(int, count);
        const Codec& ours = *m_registry.find(name.toStdString());
        const Codec& icu = *m_registry.find(icuName.toStdString());
        int cells = 0;
        for (unsigned number = 0x80; number < 0x10000; ++number) {
            const Bytes bytes = bytesOf(number);
            const auto theirs = decodeAll(icu, bytes);
            const bool isCell = theirs.size() == 1 && theirs[0].count == 1 &&
                                theirs[0].codePoints[0] >= 0xE000 &&
                                theirs[0].codePoints[0] <= 0xF8FF;
            const auto mine = decodeAll(ours, bytes);
            const bool isPointer = number >= 0x100 || ours.info().family == CodecFamily::SingleByte;
            if (!isCell || !isPointer || !isError(mine[0].status))
                continue; // FF alone is no pointer of EUC-KR; some cells are corrected
            ++cells;
            QCOMPARE(mine[0].status, SpanStatus::Unmapped);
        }
        QCOMPARE(cells, count);
    }

    void errorSpans_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("hex");
        QTest::addColumn<QString>("spans");
        QTest::newRow("EUC-KR") << "EUC-KR"
                                << "B0 20 C9 A1 61 B0"
                                << "1 illegal, 1 ok U+0020, 2 unmapped, 1 ok U+0061, 1 truncated";
        QTest::newRow("EUC-KR-ASCII-trail-without-character") << "EUC-KR"
                                                              << "C8 41"
                                                              << "1 unmapped, 1 ok U+0041";
        QTest::newRow("EUC-KR-lead-80") << "EUC-KR"
                                        << "80 FF"
                                        << "1 illegal, 1 illegal";
        QTest::newRow("EUC-KR-trail-FF") << "EUC-KR"
                                         << "B0 FF 41"
                                         << "2 illegal, 1 ok U+0041";
        QTest::newRow("EUC-JP-8F-pair-spoilt") << "EUC-JP"
                                               << "8F A1 41"
                                               << "2 illegal, 1 ok U+0041";
        QTest::newRow("EUC-JP-8F-A1-80") << "EUC-JP"
                                         << "8F A1 80"
                                         << "3 illegal";
        QTest::newRow("EUC-JP-8E-E0") << "EUC-JP"
                                      << "8E E0"
                                      << "2 illegal";
        QTest::newRow("EUC-JP-8F-cut") << "EUC-JP"
                                       << "8F A2"
                                       << "2 truncated";
        QTest::newRow("Shift_JIS-A0") << "Shift_JIS"
                                      << "A0"
                                      << "1 illegal";
        QTest::newRow("Shift_JIS-81-7F") << "Shift_JIS"
                                         << "81 7F"
                                         << "1 illegal, 1 ok U+007F";
        QTest::newRow("Shift_JIS-81-AD") << "Shift_JIS"
                                         << "81 AD"
                                         << "2 unmapped";
        QTest::newRow("gb18030-81-30-41") << "gb18030"
                                          << "81 30 41"
                                          << "1 illegal, 1 ok U+0030, 1 ok U+0041";
        QTest::newRow("gb18030-81-30-81-41") << "gb18030"
                                             << "81 30 81 41"
                                             << "1 illegal, 1 ok U+0030, 2 ok U+4E04";
        QTest::newRow("gb18030-FE-39-FE-39") << "gb18030"
                                             << "FE 39 FE 39"
                                             << "4 unmapped";
        QTest::newRow("gb18030-three-bytes") << "gb18030"
                                             << "81 30 81"
                                             << "3 truncated";
        QTest::newRow("Big5-two-code-points") << "Big5"
                                              << "88 62"
                                              << "2 ok U+00CA U+0304";
    }
    void errorSpans() {
        QFETCH(QString, name);
        QFETCH(QString, hex);
        QFETCH(QString, spans);
        const auto bytes = parseHexBytes(hex.toStdString());
        QCOMPARE(asText(decodeAll(*m_registry.find(name.toStdString()), *bytes)), spans);
    }

    /// Where several codes decode to a character, the standard's encoder writes this one.
    void preferredCodes_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("hex");
        QTest::newRow("Shift_JIS-not-NEC-selected") << "Shift_JIS"
                                                    << "\u7E8A"
                                                    << "FA 5C";
        QTest::newRow("Shift_JIS-roman-numeral") << "Shift_JIS"
                                                 << "\u2160"
                                                 << "87 54";
        QTest::newRow("Shift_JIS-small-roman-numeral") << "Shift_JIS"
                                                       << "\u2170"
                                                       << "FA 40";
        QTest::newRow("Shift_JIS-not-sign") << "Shift_JIS"
                                            << "\uFFE2"
                                            << "81 CA";
        QTest::newRow("EUC-JP-NEC-selected") << "EUC-JP"
                                             << "\u7E8A"
                                             << "F9 A1";
        QTest::newRow("Big5-last-of-six") << "Big5"
                                          << "\u2550\u5341"
                                          << "F9 F9 A4 51";
        QTest::newRow("Big5-standard-before-HKSCS") << "Big5"
                                                    << "\u7BB8"
                                                    << "BA E6";
        QTest::newRow("Big5-HKSCS-two-code-points") << "Big5-HKSCS"
                                                    << "\u00CA\u0304"
                                                    << "88 62";
        QTest::newRow("Big5-HKSCS-one-of-the-two") << "Big5-HKSCS"
                                                   << "\u00CA"
                                                   << "88 66";
        QTest::newRow("Big5-HKSCS-last-of-six") << "Big5-HKSCS"
                                                << "\u2550\u5341"
                                                << "F9 F9 A4 51";
        QTest::newRow("Big5-HKSCS-standard-before-HKSCS") << "Big5-HKSCS"
                                                          << "\u7BB8"
                                                          << "BA E6";
        QTest::newRow("Big5-HKSCS-no-compatibility-point") << "Big5-HKSCS"
                                                           << "\u5605\u4EDD\u256D"
                                                           << "9D EF C9 69 F9 FA";
        QTest::newRow("euc-jp-2007-JIS-X-0212") << "euc-jp-2007"
                                                << "\u4E02"
                                                << "8F B0 A1";
        QTest::newRow("ibm-943-user-defined") << "ibm-943_P15A-2003"
                                              << "\uE000"
                                              << "F0 40";
        QTest::newRow("gb18030-euro") << "gb18030"
                                      << "\u20AC"
                                      << "A2 E3";
        QTest::newRow("GBK-euro") << "GBK"
                                  << "\u20AC"
                                  << "80";
        QTest::newRow("gb18030-ideographic-space") << "gb18030"
                                                   << "\u3000"
                                                   << "A1 A1";
        QTest::newRow("gb18030-vertical-comma") << "gb18030"
                                                << "\uFE10"
                                                << "A6 D9";
        QTest::newRow("gb18030-beyond-the-BMP") << "gb18030"
                                                << "\U0001F600"
                                                << "94 39 FC 36";
    }
    void preferredCodes() {
        QFETCH(QString, name);
        QFETCH(QString, text);
        QFETCH(QString, hex);
        const auto bytes = encodeAll(*m_registry.find(name.toStdString()), text.toStdU32String());
        QVERIFY(bytes);
        QCOMPARE(QString::fromStdString(hexBytes(*bytes)), hex);
    }

    void unmappable_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<char32_t>("codePoint");
        QTest::newRow("gb18030-E5E5") << "gb18030" << char32_t{0xE5E5};
        QTest::newRow("gb18030-surrogate") << "gb18030" << char32_t{0xD800};
        QTest::newRow("gb18030-beyond") << "gb18030" << char32_t{0x110000};
        QTest::newRow("GBK-four-bytes") << "GBK" << char32_t{0x1F600};
        QTest::newRow("Shift_JIS-user-defined") << "Shift_JIS" << char32_t{0xE000};
        QTest::newRow("EUC-JP-JIS-X-0212") << "EUC-JP" << char32_t{0x4E02};
        QTest::newRow("Big5-HKSCS-cell") << "Big5" << char32_t{0x43F0};
        QTest::newRow("EUC-KR-private-use") << "EUC-KR" << char32_t{0xE000};
        QTest::newRow("windows-1252-beyond") << "windows-1252" << char32_t{0xFFFFFFFF};
    }
    void unmappable() {
        QFETCH(QString, name);
        QFETCH(char32_t, codePoint);
        QVERIFY(!encodeAll(*m_registry.find(name.toStdString()), {&codePoint, 1}));
    }

    /// A character that may begin a pair waits for what follows.
    void encoderWaits() {
        const Codec& big5Codec = *m_registry.find("Big5-HKSCS");
        EncoderState state = big5Codec.initialEncoderState();
        QCOMPARE(big5Codec.encode(U"\u00CA", state, Tail::MoreFollows).status,
                 EncodeStep::Status::NeedsMore);
        const EncodeStep alone = big5Codec.encode(U"\u00CAA", state, Tail::MoreFollows);
        QCOMPARE(int(alone.consumed), 1);
        const EncodeStep pair = big5Codec.encode(U"\u00CA\u030CA", state, Tail::MoreFollows);
        QCOMPARE(int(pair.consumed), 2);
    }

    void userDefined() {
        const Codec& codec = *m_registry.find("x-user-defined");
        QCOMPARE(decodeAll(codec, Bytes{0x41, 0x80, 0xFF}),
                 (std::vector{Span::character(1, 0x41), Span::character(1, 0xF780),
                              Span::character(1, 0xF7FF)}));
    }

    void replacementIsOneError() {
        const Codec& codec = *m_registry.find("replacement");
        QCOMPARE(
            decodeAll(codec, Bytes{0x1B, 0x41, 0x41}),
            (std::vector{Span::error(1, SpanStatus::Illegal), Span::control(1), Span::control(1)}));
        QVERIFY(!encodeAll(codec, U"a"));
    }
};

QTEST_GUILESS_MAIN(TestWhatwgEncodings)
#include "tst_whatwg_encodings.moc"
