// CESU-8, MUTF-8 and WTF-8: what each lets pass, and CESU-8 against ICU's converter.

#include "bytes/hex.h"
#include "utf8/variants.h"

#include <QTest>
#include <unicode/ucnv.h>

#include <memory>
#include <random>

using namespace moji;

namespace {

using Decode = Span (*)(ByteView, Tail);

/// "U+1F600 6" for a character of six bytes, "illegal 2", one after the other.
QString read(Decode decode, ByteView bytes) {
    QStringList list;
    while (!bytes.empty()) {
        const Span span = decode(bytes, Tail::AtEnd);
        const std::string what = isError(span.status) ? std::string(identifier(span.status))
                                                      : codePointName(span.codePoints[0]);
        list.append(QString::fromStdString(what + ' ' + std::to_string(span.length)));
        bytes = bytes.subspan(span.length);
    }
    return list.join(QLatin1String(", "));
}

struct Closer {
    void operator()(UConverter* converter) const { ucnv_close(converter); }
};

/// The UTF-16 units that ICU gives, and -n for n bytes that it refuses.
std::vector<int> unitsByIcu(UConverter* converter, ByteView bytes) {
    std::vector<int> units;
    ucnv_resetToUnicode(converter);
    const char* at = asChars(bytes).data();
    for (const char* const end = at + bytes.size();;) {
        UChar buffer[64];
        UChar* out = buffer;
        UErrorCode status = U_ZERO_ERROR;
        ucnv_toUnicode(converter, &out, std::end(buffer), &at, end, nullptr, true, &status);
        units.insert(units.end(), buffer, out);
        if (U_SUCCESS(status))
            return units;
        char refused[8];
        std::int8_t length = sizeof refused;
        UErrorCode ignored = U_ZERO_ERROR;
        ucnv_getInvalidChars(converter, refused, &length, &ignored);
        units.push_back(-length);
    }
}

std::vector<int> unitsByUs(ByteView bytes) {
    std::vector<int> units;
    while (!bytes.empty()) {
        const Span span = utf8::decodeCesu8(bytes, Tail::AtEnd);
        const char32_t codePoint = span.codePoints[0];
        if (isError(span.status)) {
            units.push_back(-int(span.length));
        } else if (codePoint < 0x10000) {
            units.push_back(int(codePoint));
        } else {
            units.push_back(U16_LEAD(codePoint));
            units.push_back(U16_TRAIL(codePoint));
        }
        bytes = bytes.subspan(span.length);
    }
    return units;
}

Bytes noise(std::mt19937& random) {
    static const Byte kPool[] = {0x00, 0x41, 0x80, 0xBF, 0xC0, 0xC2, 0xE0, 0xA0, 0xED, 0xED, 0xED,
                                 0xA0, 0xB0, 0xBF, 0xF0, 0x90, 0xF4, 0x8F, 0xE4, 0xB8, 0x96, 0xFF};
    Bytes bytes(1 + random() % 10);
    for (Byte& byte : bytes)
        byte = random() % 8 != 0 ? kPool[random() % std::size(kPool)] : Byte(random());
    return bytes;
}

constexpr Decode kAll[] = {utf8::decodeCesu8, utf8::decodeMutf8, utf8::decodeWtf8};

} // namespace

class TestVariants final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readings_data() {
        QTest::addColumn<QString>("hex");
        QTest::addColumn<QString>("cesu8");
        QTest::addColumn<QString>("mutf8");
        QTest::addColumn<QString>("wtf8");
        const auto row = [](const char* name, const char* hex, const char* cesu8, const char* mutf8,
                            const char* wtf8) {
            QTest::newRow(name) << QString::fromLatin1(hex) << QString::fromLatin1(cesu8)
                                << QString::fromLatin1(mutf8) << QString::fromLatin1(wtf8);
        };
        row("pair-ED-A0-BD-ED-B8-80", "ED A0 BD ED B8 80", "U+1F600 6", "U+1F600 6", "illegal 6");
        row("four-bytes", "F0 9F 98 80", "illegal 4", "illegal 1, illegal 1, illegal 1, illegal 1",
            "U+1F600 4");
        row("lone-lead", "ED A0 80 41", "U+D800 3, U+0041 1", "U+D800 3, U+0041 1",
            "U+D800 3, U+0041 1");
        row("lone-trail", "ED B0 80", "U+DC00 3", "U+DC00 3", "U+DC00 3");
        row("trail-lead", "ED B0 80 ED A0 80", "U+DC00 3, U+D800 3", "U+DC00 3, U+D800 3",
            "U+DC00 3, U+D800 3");
        row("lead-lead-trail", "ED A0 80 ED A0 BD ED B8 80", "U+D800 3, U+1F600 6",
            "U+D800 3, U+1F600 6", "U+D800 3, illegal 6");
        row("lead-and-half-a-trail", "ED A0 80 ED B0", "U+D800 3, truncated 2",
            "U+D800 3, truncated 2", "U+D800 3, truncated 2");
        row("lead-and-half-a-trail-cut-off", "ED A0 80 ED B0 41", "U+D800 3, illegal 2, U+0041 1",
            "U+D800 3, illegal 2, U+0041 1", "U+D800 3, illegal 2, U+0041 1");
        row("nul-in-two-bytes", "C0 80", "illegal 1, illegal 1", "U+0000 2",
            "illegal 1, illegal 1");
        row("nul-in-one-byte", "00", "U+0000 1", "U+0000 1", "U+0000 1");
        row("overlong-of-two", "C0 AF", "illegal 1, illegal 1", "U+002F 2", "illegal 1, illegal 1");
        row("overlong-of-three", "E0 80 AF", "illegal 1, illegal 1, illegal 1", "U+002F 3",
            "illegal 1, illegal 1, illegal 1");
        row("cut-off-by-the-end", "E4 B8", "truncated 2", "truncated 2", "truncated 2");
        row("cut-off-by-a-letter", "E4 B8 41", "illegal 2, U+0041 1", "illegal 2, U+0041 1",
            "illegal 2, U+0041 1");
        row("four-bytes-cut-off", "F0 9F 98", "truncated 3", "illegal 1, illegal 1, illegal 1",
            "truncated 3");
        row("beyond-10FFFF", "F4 90", "illegal 1, illegal 1", "illegal 1, illegal 1",
            "illegal 1, illegal 1");
        row("signature-is-kept", "EF BB BF", "U+FEFF 3", "U+FEFF 3", "U+FEFF 3");
    }
    void readings() {
        QFETCH(QString, hex);
        QFETCH(QString, cesu8);
        QFETCH(QString, mutf8);
        QFETCH(QString, wtf8);
        const Bytes bytes = *parseHexBytes(hex.toStdString());
        QCOMPARE(read(utf8::decodeCesu8, bytes), cesu8);
        QCOMPARE(read(utf8::decodeMutf8, bytes), mutf8);
        QCOMPARE(read(utf8::decodeWtf8, bytes), wtf8);
    }

    void cesu8IsIcus() {
        UErrorCode status = U_ZERO_ERROR;
        const std::unique_ptr<UConverter, Closer> converter(ucnv_open("CESU-8", &status));
        ucnv_setToUCallBack(converter.get(), UCNV_TO_U_CALLBACK_STOP, nullptr, nullptr, nullptr,
                            &status);
        QVERIFY(U_SUCCESS(status));
        constexpr unsigned kSeed = 26;
        std::mt19937 random(kSeed);
        for (int round = 0; round < 500000; ++round) {
            const Bytes bytes = noise(random);
            QVERIFY2(unitsByUs(bytes) == unitsByIcu(converter.get(), bytes),
                     qPrintable(QStringLiteral("seed %1, round %2: %3")
                                    .arg(kSeed)
                                    .arg(round)
                                    .arg(QString::fromStdString(hexBytes(bytes)))));
        }
    }

    /// Where surrogates, overlong and four-byte forms stay away, all are UTF-8.
    void plainTextReadsAlike() {
        for (char32_t codePoint = 0x80; codePoint < 0x10000; ++codePoint) {
            if (utf8::isSurrogate(codePoint))
                continue;
            Bytes bytes = {Byte(0xE0 | codePoint >> 12), Byte(0x80 | (codePoint >> 6 & 0x3F)),
                           Byte(0x80 | (codePoint & 0x3F))};
            if (codePoint < 0x800)
                bytes = {Byte(0xC0 | codePoint >> 6), bytes[2]};
            const Span strict = utf8::decodeStrict(bytes, Tail::AtEnd);
            for (const Decode decode : kAll)
                QCOMPARE(decode(bytes, Tail::AtEnd), strict);
        }
    }

    /// A window that ends early is answered with "more", never with another span.
    void windowsChangeNothing() {
        std::mt19937 random(27);
        for (int round = 0; round < 200000; ++round) {
            const Bytes bytes = noise(random);
            for (const Decode decode : kAll) {
                const Span whole = decode(bytes, Tail::AtEnd);
                for (std::size_t size = 1; size <= bytes.size(); ++size) {
                    const Span part = decode(ByteView(bytes).first(size), Tail::MoreFollows);
                    QVERIFY(part.length == 0 || part == whole);
                    QVERIFY(part.length > 0 || size < 6);
                }
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestVariants)
#include "tst_variants.moc"
