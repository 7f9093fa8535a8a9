// Every table of ICU under ICU's own name: the same characters, the same errors of the same length
// as ICU's converter itself makes of noise. And what the list says of every table is true.

#include "bytes/hex.h"
#include "codec/codec_registry.h"
#include "codec/gb18030.h"
#include "codec/table_codec.h"

#include <unicode/ucnv.h>
#include <unicode/utf16.h>

#include <QtTest>

#include <random>

using namespace moji;

namespace {

constexpr std::uint32_t kSeed = 20263;

bool isTable(UConverterType type) {
    return type == UCNV_SBCS || type == UCNV_DBCS || type == UCNV_MBCS || type == UCNV_LATIN_1 ||
           type == UCNV_US_ASCII;
}

/// Text as it comes, and for an error its bytes and why: "<2 unmapped>".
struct Reading {
    std::string text;

    void add(char32_t codePoint) { text += codePointName(codePoint) + ' '; }
    void addError(std::size_t length, SpanStatus status) {
        text += '<' + std::to_string(length) + ' ' + std::string(identifier(status)) + "> ";
    }
};

/// ICU run over the whole of `bytes`, going on after each error.
class IcuReader {
public:
    explicit IcuReader(const char* name) {
        UErrorCode error = U_ZERO_ERROR;
        m_converter.reset(ucnv_open(name, &error));
        ucnv_setToUCallBack(m_converter.get(), UCNV_TO_U_CALLBACK_STOP, nullptr, nullptr, nullptr,
                            &error);
        if (U_FAILURE(error))
            qFatal("no converter %s", name);
    }
    [[nodiscard]] UConverterType type() const { return ucnv_getType(m_converter.get()); }

    std::string read(ByteView bytes) {
        Reading reading;
        ucnv_reset(m_converter.get());
        const auto* in = reinterpret_cast<const char*>(bytes.data());
        const char* const end = in + bytes.size();
        for (;;) {
            std::array<UChar, 64> out{};
            UChar* to = out.data();
            UErrorCode error = U_ZERO_ERROR;
            ucnv_toUnicode(m_converter.get(), &to, out.data() + out.size(), &in, end, nullptr, true,
                           &error);
            addUnits(reading, {out.data(), static_cast<std::size_t>(to - out.data())});
            if (error == U_BUFFER_OVERFLOW_ERROR)
                continue;
            if (U_SUCCESS(error))
                return reading.text;
            reading.addError(invalidLength(), statusOf(error));
        }
    }

private:
    static void addUnits(Reading& reading, std::u16string_view units) {
        for (std::size_t i = 0; i < units.size();) {
            UChar32 codePoint = 0;
            U16_NEXT(units.data(), i, units.size(), codePoint);
            reading.add(static_cast<char32_t>(codePoint));
        }
    }
    [[nodiscard]] std::size_t invalidLength() const {
        std::array<char, 16> bytes{};
        std::int8_t length = bytes.size();
        UErrorCode error = U_ZERO_ERROR;
        ucnv_getInvalidChars(m_converter.get(), bytes.data(), &length, &error);
        return static_cast<std::size_t>(std::max<int>(length, 1));
    }
    static SpanStatus statusOf(UErrorCode error) {
        if (error == U_INVALID_CHAR_FOUND)
            return SpanStatus::Unmapped;
        return error == U_TRUNCATED_CHAR_FOUND ? SpanStatus::Truncated : SpanStatus::Illegal;
    }

    std::unique_ptr<UConverter, decltype(&ucnv_close)> m_converter{nullptr, &ucnv_close};
};

std::string ourReading(const Codec& codec, ByteView bytes) {
    Reading reading;
    for (const Span& span : decodeAll(codec, bytes)) {
        if (isError(span.status))
            reading.addError(span.length, span.status);
        for (const char32_t codePoint : span.text())
            reading.add(codePoint);
    }
    return reading.text;
}

/// Which encoding also writes what this one only reads, byte for byte the same; nullptr for none.
const char* extensionOf(std::string_view name) {
    if (name == "EUC-JP")
        return "euc-jp-2007"; // JIS X 0212
    if (name == "Shift_JIS")
        return "ibm-943_P15A-2003"; // user-defined rows
    return name == "Big5" ? "Big5-HKSCS" : nullptr;
}

Bytes noise(std::mt19937& random, std::size_t length) {
    Bytes bytes(length);
    for (Byte& byte : bytes) {
        const unsigned kind = random() % 8;
        byte = static_cast<Byte>(kind < 4       ? random()
                                 : kind < 7     ? 0xA1 + random() % 0x5E
                                 : random() % 2 ? 0x8E
                                                : 0x1B);
    }
    return bytes;
}

/// Calls `use(bytes, span)` for every sequence of a table that has an answer; stops after `use`
/// answered false.
bool forEachSequence(const Codec& codec, Bytes& bytes,
                     const std::function<bool(ByteView, const Span&)>& use) {
    for (int byte = 0; byte < 256; ++byte) {
        bytes.push_back(static_cast<Byte>(byte));
        DecoderState state = codec.initialState();
        Span span = codec.next(bytes, state, Tail::MoreFollows);
        bool goOn = true;
        if (span.length == 0) {
            span = codec.next(bytes, state, Tail::AtEnd);
            goOn = use(bytes, span) && forEachSequence(codec, bytes, use);
        } else {
            goOn = use(bytes, span);
        }
        bytes.pop_back();
        if (!goOn)
            return false;
    }
    return true;
}

} // namespace

class TestIcuTables : public QObject {
    Q_OBJECT

    CodecRegistry m_registry;

    void everyTable() {
        QTest::addColumn<QString>("name");
        for (const CodecInfo& info : m_registry.list()) {
            const Codec* codec = m_registry.find(info.name);
            if (dynamic_cast<const TableCodec*>(codec) || dynamic_cast<const Gb18030Codec*>(codec))
                QTest::newRow(info.name.c_str()) << QString::fromStdString(info.name);
        }
    }

private slots:
    void asIcu_data() {
        QTest::addColumn<QString>("name");
        for (int i = 0; i < ucnv_countAvailable(); ++i) {
            const char* name = ucnv_getAvailableName(i);
            // gb18030 is the standard's name too, and means the standard's.
            if (isTable(IcuReader(name).type()) && std::string_view(name) != "gb18030")
                QTest::newRow(name) << QString::fromUtf8(name);
        }
        QTest::newRow("ibm-1392") << "ibm-1392";
    }
    void asIcu() {
        QFETCH(QString, name);
        const Codec* codec = m_registry.find(name.toStdString());
        QVERIFY(codec != nullptr);
        IcuReader icu(qPrintable(name));
        std::mt19937 random(kSeed);
        Bytes all(256);
        std::iota(all.begin(), all.end(), Byte{0});
        QCOMPARE(ourReading(*codec, all), icu.read(all));
        for (int round = 0; round < 400; ++round) {
            const Bytes bytes = noise(random, 1 + random() % 40);
            if (ourReading(*codec, bytes) != icu.read(bytes))
                QFAIL((hexBytes(bytes) + ": ours " + ourReading(*codec, bytes) + "; ICU " +
                       icu.read(bytes) + "; seed " + std::to_string(kSeed))
                          .c_str());
        }
    }

    /// CodecInfo::reversible says whether every code is what its text is encoded as.
    void reversible_data() { everyTable(); }
    void reversible() {
        QFETCH(QString, name);
        const Codec& codec = *m_registry.find(name.toStdString());
        std::string lost;
        Bytes bytes;
        forEachSequence(codec, bytes, [&](ByteView code, const Span& span) {
            if (isError(span.status))
                return true;
            EncoderState state = codec.initialEncoderState();
            const EncodeStep step = codec.encode(span.text(), state, Tail::AtEnd);
            const ByteView own = code.first(span.length);
            const bool is = step.status == EncodeStep::Status::Ok && step.consumed == span.count &&
                            std::ranges::equal(own, ByteView(step.bytes).first(step.length));
            if (!is)
                lost = hexBytes(own);
            return is;
        });
        QVERIFY2(lost.empty() == codec.info().reversible,
                 lost.empty() ? "it is reversible" : lost.c_str());
    }

    /// Every text can be encoded, and is decoded again as it was. GBK alone reads four bytes but
    /// never writes them; what else the Encoding Standard only reads is written under another name.
    void everyTextHasACode_data() { everyTable(); }
    void everyTextHasACode() {
        QFETCH(QString, name);
        const Codec& codec = *m_registry.find(name.toStdString());
        Bytes bytes;
        forEachSequence(codec, bytes, [&](ByteView code, const Span& span) {
            if (isError(span.status) || (codec.name() == "GBK" && span.length == 4))
                return true;
            auto encoded = encodeAll(codec, span.text());
            if (const char* extension = extensionOf(codec.name()); !encoded && extension)
                encoded = encodeAll(*m_registry.find(extension), span.text());
            const auto again = encoded ? decodeAll(codec, *encoded) : std::vector<Span>();
            if (again.size() == 1 && again[0].text() == span.text())
                return true;
            QTest::qFail(hexBytes(code).c_str(), __FILE__, __LINE__);
            return false;
        });
    }

    void asciiCompatible_data() { everyTable(); }
    void asciiCompatible() {
        QFETCH(QString, name);
        const Codec& codec = *m_registry.find(name.toStdString());
        bool isAscii = true;
        for (int byte = 0; byte < 0x80; ++byte) {
            const Bytes bytes{static_cast<Byte>(byte), 0x41};
            isAscii = isAscii && decodeAll(codec, bytes).front() ==
                                     Span::character(1, static_cast<char32_t>(byte));
        }
        QCOMPARE(codec.info().asciiCompatible, isAscii);
    }

    /// Sets of one byte have no rows; the others answer for every span.
    void rowsAndCells_data() { everyTable(); }
    void rowsAndCells() {
        QFETCH(QString, name);
        const Codec& codec = *m_registry.find(name.toStdString());
        const bool isDoubleByte = codec.info().family == CodecFamily::DoubleByte;
        Bytes bytes;
        forEachSequence(codec, bytes, [&](ByteView code, const Span& span) {
            const auto place = codec.rowCell(code.first(span.length));
            const bool isRight = place.has_value() == isDoubleByte &&
                                 (!place || place->row.has_value() == place->cell.has_value());
            if (!isRight)
                QTest::qFail(hexBytes(code).c_str(), __FILE__, __LINE__);
            return isRight && code.size() < 3; // longer codes have the rows of shorter ones
        });
    }

    void places_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("hex");
        QTest::addColumn<int>("row"); // 0: none
        QTest::addColumn<int>("cell");
        QTest::newRow("EUC-KR-first-Hangul") << "EUC-KR"
                                             << "B0 A1" << 16 << 1;
        QTest::newRow("EUC-KR-UHC-extension") << "EUC-KR"
                                              << "B0 41" << 0 << 0;
        QTest::newRow("EUC-KR-UHC-lead") << "EUC-KR"
                                         << "81 A1" << 0 << 0;
        QTest::newRow("EUC-KR-unmapped") << "EUC-KR"
                                         << "C9 A1" << 41 << 1;
        QTest::newRow("EUC-KR-ASCII") << "EUC-KR"
                                      << "41" << 0 << 0;
        QTest::newRow("EUC-JP-JIS-X-0212") << "EUC-JP"
                                           << "8F B0 A1" << 16 << 1;
        QTest::newRow("EUC-JP-katakana") << "EUC-JP"
                                         << "8E B1" << 0 << 0;
        QTest::newRow("EUC-TW-plane-2") << "EUC-TW"
                                        << "8E A2 A1 A1" << 1 << 1;
        QTest::newRow("EUC-TW-plane-1") << "EUC-TW"
                                        << "C4 A1" << 36 << 1;
        QTest::newRow("GBK-level-1") << "GBK"
                                     << "B0 A1" << 16 << 1;
        QTest::newRow("gb18030-extension") << "gb18030"
                                           << "81 40" << 0 << 0;
        QTest::newRow("gb18030-four-bytes") << "gb18030"
                                            << "81 30 81 30" << 0 << 0;
        QTest::newRow("Shift_JIS-kuten-1-1") << "Shift_JIS"
                                             << "81 40" << 1 << 1;
        QTest::newRow("Shift_JIS-kuten-1-64") << "Shift_JIS"
                                              << "81 80" << 1 << 64;
        QTest::newRow("Shift_JIS-kuten-2-1") << "Shift_JIS"
                                             << "81 9F" << 2 << 1;
        QTest::newRow("Shift_JIS-kuten-20-33") << "Shift_JIS"
                                               << "8A BF" << 20 << 33;
        QTest::newRow("Shift_JIS-kuten-63-1") << "Shift_JIS"
                                              << "E0 40" << 63 << 1;
        QTest::newRow("Shift_JIS-kuten-94-94") << "Shift_JIS"
                                               << "EF FC" << 94 << 94;
        QTest::newRow("Shift_JIS-IBM-extension") << "Shift_JIS"
                                                 << "FA 40" << 115 << 1;
        QTest::newRow("Big5-first") << "Big5"
                                    << "A1 40" << 1 << 1;
        QTest::newRow("Big5-cell-64") << "Big5"
                                      << "A4 A1" << 4 << 64;
        QTest::newRow("Big5-cell-157") << "Big5"
                                       << "A4 FE" << 4 << 157;
        QTest::newRow("Big5-Hong-Kong") << "Big5"
                                        << "87 40" << 0 << 0;
        QTest::newRow("Johab-Hangul") << "Johab"
                                      << "88 61" << 0 << 0;
        QTest::newRow("Johab-symbol") << "Johab"
                                      << "D9 31" << 1 << 1;
        QTest::newRow("Johab-row-2") << "Johab"
                                     << "D9 A1" << 2 << 1;
        QTest::newRow("Johab-cell-79") << "Johab"
                                       << "D9 91" << 1 << 79;
        QTest::newRow("Johab-first-Hanja") << "Johab"
                                           << "E0 31" << 42 << 1;
    }
    void places() {
        QFETCH(QString, name);
        QFETCH(QString, hex);
        QFETCH(int, row);
        QFETCH(int, cell);
        const auto place =
            m_registry.find(name.toStdString())->rowCell(*parseHexBytes(hex.toStdString()));
        QVERIFY(place.has_value());
        QCOMPARE(place->row.value_or(0), row);
        QCOMPARE(place->cell.value_or(0), cell);
    }

    void controlsOfIbmPages() {
        const Bytes controls{0x1A, 0x1C, 0x7F};
        QCOMPARE(ourReading(*m_registry.find("IBM437"), controls),
                 std::string("U+001A U+001C U+007F "));
        QCOMPARE(ourReading(*m_registry.find("ibm-437_P100-1995"), controls),
                 std::string("U+001C U+007F U+001A "));
    }

    /// GSM 03.38: 1B is a space alone and the first byte of some characters.
    void gsmEscapes() {
        const Codec& gsm = *m_registry.find("gsm-03.38-2009");
        QCOMPARE(ourReading(gsm, Bytes{0x1B, 0x65}), std::string("U+20AC "));
        QCOMPARE(ourReading(gsm, Bytes{0x1B, 0x41}), std::string("U+0020 U+0041 "));
        QCOMPARE(ourReading(gsm, Bytes{0x1B}), std::string("U+0020 "));
        QCOMPARE(ourReading(gsm, Bytes{0x1B, 0x80}), std::string("U+0020 <1 illegal> "));
    }
};

QTEST_GUILESS_MAIN(TestIcuTables)
#include "tst_icu_tables.moc"
