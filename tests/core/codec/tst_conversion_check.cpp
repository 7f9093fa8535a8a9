// checkConversion against what transcoding does.

#include "codec/codec_registry.h"
#include "codec/conversion_check.h"

#include <QtTest>

using namespace moji;

namespace {

const CodecRegistry& codecs() {
    static const CodecRegistry registry;
    return registry;
}

ConversionCheck check(std::string_view text, const char* from, const char* to,
                      std::size_t most = 10) {
    const ByteView bytes = asBytes(text);
    const MemorySource source(Bytes(bytes.begin(), bytes.end()));
    return *checkConversion(source, *codecs().find(from), *codecs().find(to), most);
}

} // namespace

class TestConversionCheck : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void placesOfWhatTheTargetLacks();
    void malformedSequencesAreNamed();
    void onlySoManyPlacesAreKept();
    void charactersThatCombineInTheTargetAreOne();
    void agreesWithEncodingTheWhole();
    void canBeStopped();
};

void TestConversionCheck::placesOfWhatTheTargetLacks() {
    const auto found = check("a\xD0\xBF\xE4\xB8\x96", "UTF-8", "KOI8-R");
    QCOMPARE(found.characters, std::uint64_t{2});
    QCOMPARE(found.unconvertible, std::uint64_t{1});
    QCOMPARE(found.places[0].range, (ByteRange{3, 6}));
    QCOMPARE(found.places[0].codePoint, U'\u4E16');
    QVERIFY(!found.places[0].malformed);
    QCOMPARE(check("", "UTF-8", "KOI8-R").unconvertible, std::uint64_t{0});
}

void TestConversionCheck::malformedSequencesAreNamed() {
    const auto found = check("a\xC0\xAF!", "UTF-8", "UTF-16LE");
    QCOMPARE(found.characters, std::uint64_t{2});
    QCOMPARE(found.places.size(), std::size_t{2});
    QVERIFY(found.places[0].malformed && found.places[1].malformed);
    QCOMPARE(found.places[1].range, (ByteRange{2, 3}));
}

void TestConversionCheck::onlySoManyPlacesAreKept() {
    const auto found = check(std::string(100'000, '\xFF'), "UTF-8", "UTF-16LE", 7);
    QCOMPARE(found.unconvertible, std::uint64_t{100'000});
    QCOMPARE(found.places.size(), std::size_t{7});
}

void TestConversionCheck::charactersThatCombineInTheTargetAreOne() {
    // U+304B U+309A is one character of JIS X 0213, which has no U+309A by itself.
    const auto text = std::string("\xE3\x81\x8B\xE3\x82\x9A");
    const MemorySource source(Bytes(text.begin(), text.end()));
    for (const CodecInfo& info : codecs().list()) {
        const Codec& codec = *codecs().find(info.name);
        const bool whole = encodeAll(codec, U"\u304B\u309A").has_value();
        const auto found = *checkConversion(source, codecs().utf8(), codec, 1);
        QVERIFY2((found.unconvertible == 0) == whole, info.name.c_str());
    }
}

void TestConversionCheck::agreesWithEncodingTheWhole() {
    const std::u32string text = U"Aé世쏙😀Яאقㅏ€\u00A0";
    const Bytes utf8 = *encodeAll(codecs().utf8(), text);
    const MemorySource source(utf8);
    for (const CodecInfo& info : codecs().list()) {
        const Codec& to = *codecs().find(info.name);
        const auto found = *checkConversion(source, codecs().utf8(), to, 100);
        QCOMPARE(found.characters + found.unconvertible, std::uint64_t(text.size()));
        QVERIFY2((found.unconvertible == 0) == encodeAll(to, text).has_value(), info.name.c_str());
        for (const UnconvertiblePlace& place : found.places)
            QVERIFY2(!encodeAll(to, {&place.codePoint, 1}).has_value(), info.name.c_str());
    }
}

void TestConversionCheck::canBeStopped() {
    std::stop_source stop;
    stop.request_stop();
    const MemorySource source(Bytes(100, Byte{'x'}));
    const auto found =
        checkConversion(source, codecs().utf8(), codecs().utf8(), 1, stop.get_token());
    QCOMPARE(found.error().code, ErrorCode::Cancelled);
}

QTEST_GUILESS_MAIN(TestConversionCheck)
#include "tst_conversion_check.moc"
