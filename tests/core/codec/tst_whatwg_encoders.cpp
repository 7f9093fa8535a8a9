// What the encodings of the WHATWG Encoding Standard write, code point by code point, beside a
// model that follows the text of the standard's encoders: as much, and no more.

#include "bytes/hex.h"
#include "codec/codec_registry.h"
#include "core/codec/whatwg_encoders.h"
#include "unicode/surrogates.h"

using namespace moji;

namespace {

constexpr const char* kOthers[] = {"EUC-KR", "Big5",        "Shift_JIS", "EUC-JP",
                                   "GBK",    "ISO-2022-JP", "gb18030"};

std::string shown(const std::optional<Bytes>& bytes) {
    return bytes ? hexBytes(*bytes) : "nothing";
}

} // namespace

class TestWhatwgEncoders : public QObject {
    Q_OBJECT

    CodecRegistry m_registry;

private slots:
    void everyCodePoint_data() {
        QTest::addColumn<QString>("name");
        for (const auto& set : test::kSingleByte)
            QTest::newRow(set.encoding) << QString::fromUtf8(set.encoding);
        for (const char* name : kOthers)
            QTest::newRow(name) << QString::fromUtf8(name);
    }
    void everyCodePoint() {
        QFETCH(QString, name);
        const Codec& codec = *m_registry.find(name.toStdString());
        const auto model = test::whatwgEncoder(name.toStdString());
        for (char32_t c = 0; c <= 0x10FFFF; ++c) {
            if (unicode::isSurrogate(c))
                continue;
            const auto ours = encodeAll(codec, {&c, 1});
            const auto theirs = model(c);
            QVERIFY2(ours == theirs, (codePointName(c) + ": ours " + shown(ours) +
                                      ", the standard " + shown(theirs))
                                         .c_str());
        }
    }

    /// In bulk too, where another table is used: the one-way codes among 300 others.
    void oneWayInBulk_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("hex");
        QTest::newRow("Shift_JIS") << "Shift_JIS"
                                   << "\u00A5\u203E\u2212"
                                   << "5C 7E 81 7C";
        QTest::newRow("EUC-JP") << "EUC-JP"
                                << "\u00A5\u203E\u2212"
                                << "5C 7E A1 DD";
        QTest::newRow("gb18030") << "gb18030"
                                 << "\uE78D\uE864"
                                 << "A6 D9 FE A0";
        QTest::newRow("GBK") << "GBK"
                             << "\uE78D\uE864"
                             << "A6 D9 FE A0";
    }
    void oneWayInBulk() {
        QFETCH(QString, name);
        QFETCH(QString, text);
        QFETCH(QString, hex);
        const std::u32string before(300, U'a');
        const std::u32string whole = before + text.toStdU32String();
        Bytes out(2000);
        EncoderState state;
        const Codec& codec = *m_registry.find(name.toStdString());
        const auto done = codec.encodeText(whole, state, Tail::AtEnd, out);
        QCOMPARE(done.consumed, whole.size());
        QCOMPARE(QString::fromStdString(
                     hexBytes(ByteView(out).subspan(300, done.written - before.size()))),
                 hex);
    }
};

QTEST_GUILESS_MAIN(TestWhatwgEncoders)
#include "tst_whatwg_encoders.moc"
