// The laws that hold for any bytes under every codec of the registry.

#include "bytes/hex.h"
#include "codec/codec_registry.h"
#include "codec/span_cursor.h"
#include "core/codec/one_way_codes.h"
#include "core/codec/samples.h"
#include "utf8/utf8_writer.h"

#include <QtTest>

using namespace moji;

namespace {

constexpr std::uint32_t kSeed = 20261;

QString context(const Codec& codec, ByteView bytes) {
    return QString::fromStdString(codec.name() + ", seed " + std::to_string(kSeed) + ": " +
                                  hexBytes(bytes));
}

/// Decodes as a reader of a pipe would: all at hand is shown, cut at `cuts`.
std::vector<Span> decodeInPieces(const Codec& codec, ByteView bytes,
                                 const std::vector<std::size_t>& cuts) {
    std::vector<Span> spans;
    DecoderState state = codec.initialState();
    std::size_t at = 0;
    std::size_t piece = 0;
    while (at < bytes.size()) {
        const bool last = piece == cuts.size();
        const std::size_t end = last ? bytes.size() : cuts[piece];
        const DecoderState before = state;
        const Span span =
            codec.next(bytes.subspan(at, end - at), state, last ? Tail::AtEnd : Tail::MoreFollows);
        if (span.length == 0) {
            if (!(state == before) || last)
                return {}; // equal to no decoding
            ++piece;
            continue;
        }
        spans.push_back(span);
        at += span.length;
        while (piece < cuts.size() && cuts[piece] <= at)
            ++piece;
    }
    return spans;
}

struct Placed {
    std::uint64_t offset;
    Span span;
    bool operator==(const Placed&) const = default;
};

std::vector<Placed> placed(const std::vector<Span>& spans) {
    std::vector<Placed> result;
    std::uint64_t offset = 0;
    for (const Span& span : spans) {
        result.push_back({offset, span});
        offset += span.length;
    }
    return result;
}

} // namespace

class TestLaws : public QObject {
    Q_OBJECT

    CodecRegistry m_registry;

    void everyCodec() {
        QTest::addColumn<QString>("name");
        for (const CodecInfo& info : m_registry.list())
            QTest::newRow(info.name.c_str()) << QString::fromStdString(info.name);
    }
    const Codec& codec() {
        QFETCH_GLOBAL(QString, name);
        return *m_registry.find(name.toStdString());
    }

private slots:
    void initTestCase_data() { everyCodec(); }

    /// Spans are contiguous, never empty, and cover the input; errors have no code points.
    void tiling() {
        const Codec& tried = codec();
        test::Samples samples(kSeed);
        for (int round = 0; round < 40; ++round) {
            const Bytes bytes = samples.anything(tried, 1 + samples.below(200));
            DecoderState state = tried.initialState();
            for (ByteView rest = bytes; !rest.empty();) {
                const Span span = tried.next(rest, state, Tail::AtEnd);
                QVERIFY2(span.length > 0 && span.length <= rest.size(),
                         qPrintable(context(tried, bytes)));
                QVERIFY2(!isError(span.status) || span.count == 0,
                         qPrintable(context(tried, bytes)));
                QVERIFY2(span.status != SpanStatus::Ok || span.count > 0,
                         qPrintable(context(tried, bytes)));
                for (const char32_t codePoint : span.text())
                    QVERIFY2(codePoint <= 0x10FFFF, qPrintable(context(tried, bytes)));
                rest = rest.subspan(span.length);
            }
        }
    }

    /// Where the input is cut into pieces makes no difference.
    void chunks() {
        const Codec& tried = codec();
        test::Samples samples(kSeed + 1);
        for (int round = 0; round < 40; ++round) {
            const Bytes bytes = samples.anything(tried, 1 + samples.below(40));
            const auto whole = decodeAll(tried, bytes);
            std::vector<std::size_t> everywhere;
            for (std::size_t cut = 1; cut < bytes.size(); ++cut) {
                everywhere.push_back(cut);
                QVERIFY2(decodeInPieces(tried, bytes, {cut}) == whole,
                         qPrintable(context(tried, bytes)));
            }
            QVERIFY2(decodeInPieces(tried, bytes, everywhere) == whole,
                     qPrintable(context(tried, bytes)));
        }
    }

    /// With 64 bytes at hand there is always an answer, the same whether more follow or not.
    void sixtyFourBytesSuffice() {
        const Codec& tried = codec();
        test::Samples samples(kSeed + 2);
        for (int round = 0; round < 40; ++round) {
            const Bytes bytes = samples.anything(tried, 200);
            DecoderState state = tried.initialState();
            for (ByteView rest = bytes; rest.size() > 64;) {
                DecoderState other = state;
                const Span span = tried.next(rest, state, Tail::AtEnd);
                QVERIFY2(tried.next(rest.first(64), other, Tail::MoreFollows) == span,
                         qPrintable(context(tried, bytes)));
                QVERIFY2(other == state, qPrintable(context(tried, bytes)));
                rest = rest.subspan(span.length);
            }
        }
    }

    /// What a cursor finds at any offset is that part of a decode from the beginning.
    void randomAccess() {
        const Codec& tried = codec();
        test::Samples samples(kSeed + 3);
        for (int round = 0; round < 12; ++round) {
            const Bytes bytes = samples.anything(tried, 1 + samples.below(160));
            const MemorySource source(bytes);
            const auto whole = placed(decodeAll(tried, bytes));
            SpanCursor cursor(source, tried);
            std::size_t at = 0;
            for (std::size_t offset = 0; offset < bytes.size(); ++offset) {
                if (offset >= whole[at].offset + whole[at].span.length)
                    ++at;
                QVERIFY(bool(cursor.seek(offset)));
                for (std::size_t i = at; i < std::min(at + 3, whole.size()); ++i) {
                    const auto item = cursor.next();
                    QVERIFY(bool(item) && *item);
                    QVERIFY2((Placed{(*item)->offset, (*item)->span} == whole[i]),
                             qPrintable(context(tried, bytes)));
                    QVERIFY(std::ranges::equal(
                        (*item)->bytes,
                        ByteView(bytes).subspan(whole[i].offset, whole[i].span.length)));
                }
            }
            QVERIFY(bool(cursor.seek(bytes.size())));
            const auto end = cursor.next();
            QVERIFY(bool(end) && !*end);
        }
    }

    /// The bulk decoders say what next() says.
    void bulkDecoding() {
        const Codec& tried = codec();
        test::Samples samples(kSeed + 4);
        for (int round = 0; round < 40; ++round) {
            const Bytes bytes = samples.anything(tried, 1 + samples.below(200));
            std::string expected;
            std::uint64_t errors = 0;
            for (const Span& span : decodeAll(tried, bytes)) {
                errors += isError(span.status);
                for (const char32_t codePoint :
                     isError(span.status) ? std::u32string_view(U"\uFFFD") : span.text())
                    appendUtf8(expected, codePoint);
            }
            std::string out(bytes.size() * 12 + 64, '\0');
            DecoderState state = tried.initialState();
            const auto done =
                tried.decodeToUtf8(bytes, state, Tail::AtEnd, ErrorPolicy::Replace, out);
            out.resize(done.written);
            QVERIFY2(out == expected, qPrintable(context(tried, bytes)));
            QCOMPARE(done.errors, errors);
            QCOMPARE(done.consumed, bytes.size());
        }
    }

    /// encode(decode(bytes)) == bytes where the codec says so and no span is an error; in any case
    /// what was encoded is decoded to the same text, but for the listed one-way codes.
    void roundTrip() {
        const Codec& tried = codec();
        test::Samples samples(kSeed + 5);
        for (int round = 0; round < 40; ++round) {
            auto text = test::Samples::encodable(tried, samples.text(1 + samples.below(60)));
            const auto bytes = encodeAll(tried, text);
            QVERIFY(bytes.has_value());
            std::u32string back;
            for (const Span& span : decodeAll(tried, *bytes)) {
                QVERIFY2(!isError(span.status), qPrintable(context(tried, *bytes)));
                back += span.text();
            }
            if (back.starts_with(U'\uFEFF') && !text.starts_with(U'\uFEFF'))
                back.erase(0, 1); // the mark that the encoder put there
            for (char32_t& c : text)
                c = test::readBack(tried, c);
            QVERIFY2(back == text, qPrintable(context(tried, *bytes)));
        }
        for (int round = 0; round < 60 && tried.info().reversible; ++round) {
            Bytes bytes = samples.anything(tried, 1 + samples.below(60));
            std::u32string text;
            Bytes good;
            for (ByteView rest = bytes; !rest.empty();) { // without what is wrong
                DecoderState state = good.empty() ? tried.initialState() : tried.stateAfterSync();
                const Span span = tried.next(rest, state, Tail::AtEnd);
                if (!isError(span.status)) {
                    text += span.text();
                    good.insert(good.end(), rest.begin(), rest.begin() + span.length);
                }
                rest = rest.subspan(span.length);
            }
            const auto again = encodeAll(tried, text);
            QVERIFY2(again == good, qPrintable(context(tried, good)));
        }
    }

    /// Every code point that can be written alone comes back, or is a listed one-way code; and a
    /// reversible codec has none of those.
    void everyCodePointComesBack() {
        const Codec& tried = codec();
        for (char32_t c = 0; c < 0x30000; ++c) {
            const std::u32string_view text(&c, 1);
            EncoderState state = tried.initialEncoderState();
            if (tried.encode(text, state, Tail::AtEnd).status != EncodeStep::Status::Ok)
                continue;
            const auto bytes = encodeAll(tried, text);
            QVERIFY(bytes);
            std::u32string back;
            for (const Span& span : decodeAll(tried, *bytes))
                back += isError(span.status) ? U"<error>" : std::u32string(span.text());
            const char32_t expected = test::readBack(tried, c);
            QVERIFY2(back == std::u32string(1, expected), qPrintable(context(tried, *bytes)));
            QVERIFY(expected == c || !tried.info().reversible);
        }
    }

    /// Where a text is cut into pieces makes no difference to what is written.
    void encodingInPieces() {
        const Codec& tried = codec();
        test::Samples samples(kSeed + 6);
        for (int round = 0; round < 20; ++round) {
            const auto text = test::Samples::encodable(tried, samples.text(1 + samples.below(40)));
            const auto whole = encodeAll(tried, text);
            Bytes pieces;
            EncoderState state = tried.initialEncoderState();
            std::size_t at = 0;
            std::size_t end = 0;
            std::array<Byte, 256> out;
            while (at < text.size()) {
                end = std::min(text.size(), end + 1 + samples.below(3));
                const auto done =
                    tried.encodeText(std::u32string_view(text).substr(at, end - at), state,
                                     end == text.size() ? Tail::AtEnd : Tail::MoreFollows, out);
                QVERIFY(!done.stopped);
                pieces.insert(pieces.end(), out.begin(),
                              out.begin() + static_cast<std::ptrdiff_t>(done.written));
                at += done.consumed;
            }
            const EncodeStep last = tried.finish(state);
            pieces.insert(pieces.end(), last.bytes.begin(), last.bytes.begin() + last.length);
            QVERIFY2(whole == pieces, qPrintable(context(tried, pieces)));
        }
    }

    /// asciiCompatible: bytes 00..7F are ASCII characters wherever a span starts with one, and no
    /// other bytes are ASCII characters.
    void asciiCompatible() {
        const Codec& tried = codec();
        if (!tried.info().asciiCompatible)
            return;
        for (unsigned byte = 0; byte < 0x80; ++byte) {
            const Byte bytes[] = {static_cast<Byte>(byte)};
            QCOMPARE(decodeAll(tried, bytes),
                     std::vector{Span::character(1, static_cast<char32_t>(byte))});
        }
        test::Samples samples(kSeed + 7);
        for (int round = 0; round < 60; ++round) {
            const Bytes bytes = samples.anything(tried, 1 + samples.below(200));
            for (const auto& [offset, span] : placed(decodeAll(tried, bytes))) {
                const Byte first = bytes[offset];
                if (first < 0x80)
                    QVERIFY2(span == Span::character(1, first), qPrintable(context(tried, bytes)));
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestLaws)
#include "tst_laws.moc"
