// Legacy decoders beside each other: readings tile the bytes, agree about good text, and what
// errors take along is as the libraries do it, asked in another way.

#include "bytes/hex.h"
#include "chart/code_reader.h"
#include "chart/legacy_reading.h"
#include "codec/codec_registry.h"

#include <QtTest>

#include <random>

using namespace moji;
using namespace moji::chart;

namespace {

const char* const kEncodings[] = {"EUC-KR", "Shift_JIS",   "gb18030",
                                  "Big5",   "ISO-2022-JP", "EUC-JP"};

std::u32string textOf(const LegacyDecoder& decoder) {
    std::u32string text;
    for (const LegacyReading& reading : decoder.readings)
        text += reading.isError ? std::u32string(U"!") : reading.text;
    return text;
}

} // namespace

class TestLegacyReading : public QObject {
    Q_OBJECT

    CodecRegistry m_codecs;

private Q_SLOTS:
    void goodTextIsReadAlike();
    void readingsTile();
    void oursKeepsAscii();
    void badLeadBeforeAscii();
    void swallowedBytes();
};

void TestLegacyReading::goodTextIsReadAlike() {
    for (const auto& [name, text] :
         {std::pair{"EUC-KR", U"a가 나b"}, std::pair{"Shift_JIS", U"aあ漢ｶb"},
          std::pair{"gb18030", U"a汉한\U0001F600b"}, std::pair{"Big5", U"a漢字b"},
          std::pair{"ISO-2022-JP", U"aあb漢"}, std::pair{"EUC-JP", U"aあ漢b"}}) {
        const Codec& codec = *m_codecs.find(name);
        const auto decoders = readByLibraries(codec, encodeAll(codec, text).value());
        QCOMPARE(decoders.size(), std::size_t(3));
        for (const LegacyDecoder& decoder : decoders)
            QVERIFY2(textOf(decoder) == text, (decoder.id + " " + name).c_str());
    }
}

/// Law: contiguous, none empty, and they cover the bytes.
void TestLegacyReading::readingsTile() {
    std::mt19937 random(5);
    for (const char* name : kEncodings) {
        const Codec& codec = *m_codecs.find(name);
        for (int i = 0; i < 60; ++i) {
            Bytes bytes;
            for (std::size_t length = random() % 12; bytes.size() < length;)
                bytes.push_back(random() % 3 == 0 ? Byte('A' + random() % 40) : Byte(random()));
            for (const LegacyDecoder& decoder : readByLibraries(codec, bytes)) {
                std::uint64_t next = 0;
                for (const LegacyReading& reading : decoder.readings) {
                    QCOMPARE(reading.offset, next);
                    QVERIFY(reading.length > 0);
                    next += reading.length;
                }
                QVERIFY2(next == bytes.size(),
                         (decoder.id + " " + name + " " + hexBytes(bytes)).c_str());
            }
        }
    }
}

/// The Encoding Standard: an ASCII byte after a bad lead is never part of the error.
void TestLegacyReading::oursKeepsAscii() {
    for (const char* name : kEncodings) {
        const Codec& codec = *m_codecs.find(name);
        for (int lead = 0x80; lead < 0x100; ++lead) {
            for (const Byte ascii : {Byte('"'), Byte('<'), Byte('A'), Byte('\\')}) {
                const Byte bytes[] = {Byte(lead), ascii};
                QVERIFY(swallowedAscii(readByLibraries(codec, bytes)[0], bytes).empty());
            }
        }
    }
}

/// ICU and iconv as their own interfaces tell it: the error's length from ucnv, and what -c leaves.
void TestLegacyReading::badLeadBeforeAscii() {
    for (const char* name : {"EUC-KR", "Shift_JIS", "Big5"}) {
        const Codec& codec = *m_codecs.find(name);
        const auto icu = icuReader(*icuName(codec)).value().release();
        const std::unique_ptr<CodeReader> owner(icu);
        for (int lead = 0x81; lead < 0xFF; ++lead) {
            const Byte bytes[] = {Byte(lead), '"', '"'};
            const Span span = icu->read(bytes, Tail::AtEnd);
            const auto decoders = readByLibraries(codec, bytes);
            QCOMPARE(decoders[1].readings[0].isError, isError(span.status));
            if (isError(span.status))
                QCOMPARE(decoders[1].readings[0].length, std::uint64_t(span.length));
        }
    }
}

void TestLegacyReading::swallowedBytes() {
    LegacyDecoder decoder;
    decoder.readings = {{0, 2, {}, true}, {2, 1, U"B", false}, {3, 1, {}, true}};
    const Byte bytes[] = {0xFE, 'A', 'B', 0xFF};
    QCOMPARE(swallowedAscii(decoder, bytes), (std::vector<std::uint64_t>{1}));
}

QTEST_APPLESS_MAIN(TestLegacyReading)
#include "tst_legacy_reading.moc"
