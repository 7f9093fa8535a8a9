// Text put among other text: it reads as it was typed, all else as before, in every encoding.

#include "codec/codec_registry.h"
#include "codec/encode_in_place.h"

#include <QtTest>

using namespace moji;

namespace {

const CodecRegistry& registry() {
    static const CodecRegistry all;
    return all;
}

/// An error is U+FFFD.
std::u32string textOf(const Codec& codec, ByteView bytes) {
    std::u32string text;
    for (const Span& span : decodeAll(codec, bytes)) {
        text += span.text();
        if (isError(span.status))
            text += U'\uFFFD';
    }
    return text;
}

struct Place {
    ByteRange range; // of the bytes
    std::size_t character;
};

/// Between all spans.
std::vector<Place> placesIn(const Codec& codec, ByteView bytes) {
    std::vector<Place> places{{{0, 0}, 0}};
    std::uint64_t at = 0;
    std::size_t character = 0;
    for (const Span& span : decodeAll(codec, bytes)) {
        at += span.length;
        character += span.count;
        places.push_back({{at, at}, character});
    }
    return places;
}

Bytes replaced(ByteView bytes, const EncodedInPlace& written) {
    const ByteRange range = written.range;
    const ByteView with = written.bytes;
    Bytes result(bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(range.begin));
    result.insert(result.end(), with.begin(), with.end());
    result.insert(result.end(), bytes.begin() + static_cast<std::ptrdiff_t>(range.end),
                  bytes.end());
    return result;
}

} // namespace

class TestEncodeInPlace final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void lawOfEveryEncoding();
    void everyPlaceOfEscapesIsWritable_data();
    void everyPlaceOfEscapesIsWritable();
    void escapesAreNotRepeated();
    void unmappable();
};

/// Whatever is written reads so, and changes nothing around it.
void TestEncodeInPlace::lawOfEveryEncoding() {
    const std::u32string texts[] = {U"ab",     U"a中b文字", U"あいA", U"한글",
                                    U"привет", U"éa",       U"\n中\n"};
    const std::u32string typed[] = {U"A", U"中", U"あA", U"한", U"ы", U"é", U"\n"};
    for (const CodecInfo& info : registry().list()) {
        const Codec* codec = registry().find(info.name);
        QVERIFY2(codec != nullptr, info.name.c_str());
        if (!hasShifts(*codec))
            continue;
        for (const std::u32string& text : texts) {
            const auto bytes = encodeAll(*codec, text);
            if (!bytes)
                continue;
            const MemorySource source(*bytes);
            const std::u32string before = textOf(*codec, *bytes);
            for (const Place& place : placesIn(*codec, *bytes))
                for (const std::u32string& added : typed) {
                    const auto written =
                        encodeInPlace({source, *codec, nullptr, place.range}, added);
                    if (!written)
                        continue;
                    std::u32string expected = before;
                    expected.insert(place.character, added);
                    QVERIFY2(textOf(*codec, replaced(*bytes, *written)) == expected,
                             codec->name().c_str());
                }
        }
    }
}

void TestEncodeInPlace::everyPlaceOfEscapesIsWritable_data() {
    QTest::addColumn<QString>("encoding");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("typed");
    QTest::newRow("ISO-2022-JP") << "ISO-2022-JP" << QString::fromUtf8("aあいb")
                                 << QString::fromUtf8("うxえ");
    QTest::newRow("ISO-2022-KR") << "ISO-2022-KR" << QString::fromUtf8("a한글b")
                                 << QString::fromUtf8("가x");
    QTest::newRow("HZ") << "HZ-GB-2312" << QString::fromUtf8("a中文b") << QString::fromUtf8("国x");
    QTest::newRow("EBCDIC") << "ibm-930" << QString::fromUtf8("aあいb") << QString::fromUtf8("うx");
}

void TestEncodeInPlace::everyPlaceOfEscapesIsWritable() {
    QFETCH(QString, encoding);
    QFETCH(QString, text);
    QFETCH(QString, typed);
    const Codec* codec = registry().find(encoding.toStdString());
    QVERIFY(codec != nullptr);
    const Bytes bytes = encodeAll(*codec, text.toStdU32String()).value();
    const MemorySource source(bytes);
    const std::u32string added = typed.toStdU32String();
    for (const Place& place : placesIn(*codec, bytes)) {
        const auto written = encodeInPlace({source, *codec, nullptr, place.range}, added);
        QVERIFY2(written, qPrintable(QString::number(place.range.begin)));
        std::u32string expected = text.toStdU32String();
        expected.insert(place.character, added);
        QVERIFY(textOf(*codec, replaced(bytes, *written)) == expected);
    }
}

void TestEncodeInPlace::escapesAreNotRepeated() {
    const Codec& codec = *registry().find("ISO-2022-JP");
    const Bytes bytes = encodeAll(codec, U"あい").value(); // 1B 24 42 24 22 24 24 1B 28 42
    const MemorySource source(bytes);
    const auto written = [&](ByteRange range, std::u32string_view text) {
        const auto found = encodeInPlace({source, codec, nullptr, range}, text);
        return found && found->range == range ? found->bytes : Bytes();
    };
    QCOMPARE(written({5, 5}, U"う"), (Bytes{0x24, 0x26}));
    QCOMPARE(written({7, 7}, U"う"), (Bytes{0x24, 0x26})); // before the last escape
    QCOMPARE(written({3, 5}, U"う"), (Bytes{0x24, 0x26}));
    QCOMPARE(written({0, 0}, U"A"), (Bytes{0x41}));
    QCOMPARE(written({10, 10}, U"A"), (Bytes{0x41}));
    QCOMPARE(written({5, 5}, U"A"), (Bytes{0x1B, 0x28, 0x42, 0x41, 0x1B, 0x24, 0x42}));
    // Two escapes without a character between them are an error.
    const EncodePlace afterEscape{source, codec, nullptr, {3, 3}};
    QVERIFY(encodeInPlace(afterEscape, U"A") == (EncodedInPlace{{0, 3}, {0x41, 0x1B, 0x24, 0x42}}));
    QVERIFY(!encodeInPlace(afterEscape, U"A", ShiftsBeside::Stay));
}

void TestEncodeInPlace::unmappable() {
    const Codec& codec = *registry().find("ISO-2022-JP");
    const MemorySource source(Bytes{0x41});
    QVERIFY(!encodeInPlace({source, codec, nullptr, {0, 0}}, U"\U0001F600"));
}

QTEST_MAIN(TestEncodeInPlace)
#include "tst_encode_in_place.moc"
