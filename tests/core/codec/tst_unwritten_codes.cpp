// What the stored sets list as codes that encoding does not write is what trying all codes finds.

#include "codec/codec_registry.h"

#include <QTest>

#include <algorithm>
#include <vector>

using namespace moji;

namespace {

bool isUnwritten(const Codec& codec, ByteView code) {
    DecoderState decoder = codec.stateAfterSync();
    const Span span = codec.next(code, decoder, Tail::AtEnd);
    if (span.status != SpanStatus::Ok || span.count != 1 || span.length != code.size())
        return false;
    EncoderState encoder = codec.initialEncoderState();
    const EncodeStep step = codec.encode(span.text(), encoder, Tail::AtEnd);
    return step.status != EncodeStep::Status::Ok ||
           !std::ranges::equal(code, std::span(step.bytes).first(step.length));
}

/// All codes up to three bytes that go on where an encoding wants more, in the order of the bytes.
void collect(const Codec& codec, Bytes& code, std::vector<stored::UnwrittenCode>& found) {
    constexpr std::size_t kMostBytes = 3;
    code.push_back(0);
    for (unsigned byte = 0; byte < 256; ++byte) {
        code.back() = static_cast<Byte>(byte);
        if (isUnwritten(codec, code)) {
            std::uint32_t number = 0;
            for (const Byte each : code)
                number = number << 8 | each;
            DecoderState decoder = codec.stateAfterSync();
            found.push_back({codec.next(code, decoder, Tail::AtEnd).codePoints[0], number});
        }
        DecoderState state = codec.stateAfterSync();
        const bool goesOn = codec.next(code, state, Tail::MoreFollows).length == 0;
        if (goesOn && code.size() < kMostBytes)
            collect(codec, code, found);
    }
    code.pop_back();
}

} // namespace

class TestUnwrittenCodes final : public QObject {
    Q_OBJECT

    CodecRegistry m_registry;

private slots:
    void agreesWithTryingAll_data() {
        QTest::addColumn<QString>("encoding");
        for (const CodecInfo& info : m_registry.list()) {
            if (m_registry.find(info.name)->unwrittenCodes())
                QTest::newRow(info.name.c_str()) << QString::fromStdString(info.name);
        }
    }
    void agreesWithTryingAll() {
        QFETCH(QString, encoding);
        const Codec& codec = *m_registry.find(encoding.toStdString());
        Bytes code;
        std::vector<stored::UnwrittenCode> found;
        collect(codec, code, found);
        std::ranges::sort(found);
        std::vector<stored::UnwrittenCode> listed;
        const auto all = codec.unwrittenCodes().value();
        std::ranges::copy_if(all, std::back_inserter(listed),
                             [](const auto& each) { return each.code <= 0xFFFFFF; });
        QVERIFY(listed == found);
    }

    void somethingIsListed() {
        QVERIFY(!m_registry.find("Shift_JIS")->unwrittenCodes()->empty());
        QVERIFY(!m_registry.find("GBK")->unwrittenCodes()->empty());
        QVERIFY(!m_registry.find("ISO-2022-JP")->unwrittenCodes().has_value());
    }
};

QTEST_GUILESS_MAIN(TestUnwrittenCodes)
#include "tst_unwritten_codes.moc"
