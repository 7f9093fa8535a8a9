// Whatever is decoded or encoded in bulk is what next() and encode() give one by one: for every
// codec, text and noise, any pieces of the input, any room for the output.

#include "bytes/hex.h"
#include "codec/codec_registry.h"
#include "codec/text_reader.h"
#include "core/codec/samples.h"
#include "utf8/utf8_writer.h"

#include <QtTest>

#include <fmt/format.h>

using namespace moji;

namespace {

constexpr std::uint32_t kSeed = 20264;

struct Placed {
    std::uint64_t offset;
    Span span;
    bool operator==(const Placed&) const = default;
};

std::vector<Placed> oneByOne(const Codec& codec, ByteView bytes) {
    std::vector<Placed> spans;
    DecoderState state = codec.initialState();
    for (std::uint64_t at = 0; at < bytes.size();) {
        const Span span = codec.next(bytes.subspan(at), state, Tail::AtEnd);
        spans.push_back({at, span});
        at += span.length;
    }
    return spans;
}

struct Character {
    std::uint64_t offset;
    char32_t codePoint;
    bool operator==(const Character&) const = default;
};

/// An error is a character of its own here, no code point.
constexpr char32_t kError = 0xFFFF'FFFF;

std::vector<Character> charactersOf(const std::vector<Placed>& spans) {
    std::vector<Character> characters;
    for (const auto& [offset, span] : spans) {
        if (isError(span.status))
            characters.push_back({offset, kError});
        for (const char32_t codePoint : span.text())
            characters.push_back({offset, codePoint});
    }
    return characters;
}

std::string utf8Of(const std::vector<Placed>& spans, ErrorPolicy policy, ByteView bytes) {
    std::string text;
    for (const auto& [offset, span] : spans) {
        if (isError(span.status) && policy == ErrorPolicy::Replace)
            appendUtf8(text, 0xFFFD);
        for (std::size_t i = 0; isError(span.status) && policy == ErrorPolicy::Escape; ++i) {
            if (i == span.length)
                break;
            text += fmt::format("\\x{:02X}", bytes[offset + i]);
        }
        for (const char32_t codePoint : span.text())
            appendUtf8(text, codePoint);
    }
    return text;
}

Tally tallyOf(const std::vector<Placed>& spans) {
    Tally tally;
    for (const Character& character : charactersOf(spans)) {
        ++tally.codePoints;
        tally.column = character.codePoint == U'\n' ? 0 : tally.column + 1;
        tally.lineFeeds += character.codePoint == U'\n';
        tally.replacementCharacters += character.codePoint == 0xFFFD;
    }
    return tally;
}

/// Shows `bytes` as a reader of a pipe would see them: `use(offset, view, tail)` says how many it
/// consumed. False if it stops before the end.
template <class Use>
bool inPieces(test::Samples& samples, ByteView bytes, Use use) {
    std::size_t at = 0;
    std::size_t end = 0;
    while (at < bytes.size()) {
        const Tail tail = end == bytes.size() ? Tail::AtEnd : Tail::MoreFollows;
        const std::size_t consumed = use(at, bytes.subspan(at, end - at), tail);
        at += consumed;
        if (consumed == 0 && tail == Tail::AtEnd)
            return false;
        if (consumed == 0 || samples.below(4) == 0)
            end = std::min(bytes.size(), end + 1 + samples.below(samples.below(2) ? 90 : 3000));
    }
    return true;
}

/// Gives a few bytes at a time.
class HesitantReader final : public ByteReader {
public:
    HesitantReader(test::Samples& samples, ByteView bytes)
        : m_samples(samples)
        , m_bytes(bytes) {}
    Result<std::size_t> read(std::span<Byte> out) override {
        const std::size_t count = std::min({out.size(), m_bytes.size(), 1 + m_samples.below(300)});
        std::copy_n(m_bytes.begin(), count, out.begin());
        m_bytes = m_bytes.subspan(count);
        return count;
    }

private:
    test::Samples& m_samples;
    ByteView m_bytes;
};

std::u32string readReplaced(const Codec& codec, test::Samples& samples, ByteView bytes) {
    HesitantReader bytesRead(samples, bytes);
    TextReader reader(bytesRead, codec);
    std::u32string text;
    for (auto more = reader.nextReplaced(text); more && *more;)
        more = reader.nextReplaced(text);
    return text;
}

/// Room for so many, from hardly any to plenty.
std::size_t roomFor(test::Samples& samples, std::size_t least) {
    return least + samples.below(samples.below(2) ? 80 : 3000);
}

class TestBulk : public QObject {
    Q_OBJECT

    CodecRegistry m_registry;

    const Codec& codec() {
        QFETCH_GLOBAL(QString, name);
        return *m_registry.find(name.toStdString());
    }
    /// Calls `law(codec, samples, bytes)` with texts of the codec, whole and damaged, and noise;
    /// each begins at another alignment.
    template <class Law>
    void forInputs(std::uint32_t seed, Law law) {
        test::Samples samples(kSeed + seed);
        for (int round = 0; round < 16; ++round) {
            const Bytes sample = samples.anything(codec(), 1 + samples.below(2500));
            Bytes shifted(samples.below(64));
            const std::size_t shift = shifted.size();
            shifted.insert(shifted.end(), sample.begin(), sample.end());
            const ByteView bytes = ByteView(shifted).subspan(shift);
            QVERIFY2(law(codec(), samples, bytes),
                     qPrintable(QString::fromStdString(fmt::format(
                         "{}, seed {}, round {}: {}", codec().name(), kSeed + seed, round,
                         hexBytes(bytes.first(std::min<std::size_t>(bytes.size(), 400)))))));
        }
    }

private slots:
    void initTestCase_data() {
        QTest::addColumn<QString>("name");
        for (const CodecInfo& info : m_registry.list())
            QTest::newRow(info.name.c_str()) << QString::fromStdString(info.name);
    }

    void spans() {
        forInputs(0, [](const Codec& tried, test::Samples& samples, ByteView bytes) {
            std::vector<Placed> found;
            DecoderState state = tried.initialState();
            const bool done = inPieces(samples, bytes, [&](auto at, ByteView view, Tail tail) {
                std::vector<Span> out(roomFor(samples, 1));
                const auto got = tried.decodeSpans(view, state, tail, out);
                for (std::size_t i = 0, offset = at; i < got.count; offset += out[i++].length)
                    found.push_back({offset, out[i]});
                return got.consumed;
            });
            return done && found == oneByOne(tried, bytes);
        });
    }

    void charactersWithOffsets() {
        forInputs(1, [](const Codec& tried, test::Samples& samples, ByteView bytes) {
            std::vector<Character> found;
            DecoderState state = tried.initialState();
            const bool done = inPieces(samples, bytes, [&](auto at, ByteView view, Tail tail) {
                std::vector<char32_t> out(roomFor(samples, Span::kMaxCodePoints));
                std::vector<std::uint32_t> offsets(samples.below(5) == 0 ? 0 : out.size());
                DecoderState alone = state;
                const auto got = tried.decodeCharacters(view, state, tail, out, offsets);
                if (offsets.empty()) { // which must not change what is found
                    offsets.resize(out.size());
                    std::vector<char32_t> again(out.size());
                    const auto same = tried.decodeCharacters(view, alone, tail, again, offsets);
                    if (same.count != got.count || same.consumed != got.consumed ||
                        !(alone == state))
                        return std::size_t{0};
                }
                for (std::size_t i = 0; i < got.count; ++i)
                    found.push_back({at + offsets[i], out[i]});
                if (got.error.length == 0)
                    return got.consumed;
                const ByteView rest = view.subspan(got.consumed);
                found.push_back({at + got.consumed, kError});
                const Span error = tried.next(rest, state, tail);
                return error == got.error ? got.consumed + error.length : std::size_t{0};
            });
            return done && found == charactersOf(oneByOne(tried, bytes));
        });
    }

    void textThatIsRead() {
        forInputs(6, [](const Codec& tried, test::Samples& samples, ByteView bytes) {
            const std::vector<Placed> spans = oneByOne(tried, bytes);
            std::u32string expected;
            std::vector<Placed> errors;
            for (const Placed& placed : spans) {
                expected += isError(placed.span.status) ? U"\x110000" : placed.span.text();
                if (isError(placed.span.status))
                    errors.push_back(placed);
            }
            std::u32string replaced = expected;
            std::ranges::replace(replaced, char32_t{0x110000}, U'\xFFFD');
            if (readReplaced(tried, samples, bytes) != replaced)
                return false;
            HesitantReader bytesRead(samples, bytes);
            TextReader reader(bytesRead, tried);
            std::u32string found;
            std::vector<Placed> errorsFound;
            for (;;) {
                const auto piece = reader.next(found);
                if (!piece || piece->atEnd)
                    return piece && found == expected && errorsFound == errors;
                if (piece->error.length > 0) {
                    found += U'\x110000';
                    errorsFound.push_back({piece->errorOffset, piece->error});
                }
            }
        });
    }

    void utf8() {
        for (const ErrorPolicy policy :
             {ErrorPolicy::Replace, ErrorPolicy::Skip, ErrorPolicy::Escape}) {
            forInputs(2, [&](const Codec& tried, test::Samples& samples, ByteView bytes) {
                std::string found;
                DecoderState state = tried.initialState();
                const bool done = inPieces(samples, bytes, [&](auto, ByteView view, Tail tail) {
                    std::string out(roomFor(samples, 64), '\0');
                    const auto got = tried.decodeToUtf8(view, state, tail, policy, out);
                    found.append(out, 0, got.written);
                    return got.consumed;
                });
                return done && found == utf8Of(oneByOne(tried, bytes), policy, bytes);
            });
        }
    }

    /// The text before the first error, and the state there.
    void stoppingAtErrors() {
        forInputs(3, [](const Codec& tried, test::Samples&, ByteView bytes) {
            const auto spans = oneByOne(tried, bytes);
            const auto error = std::ranges::find_if(
                spans, [](const Placed& placed) { return isError(placed.span.status); });
            std::string out(bytes.size() * 12 + 64, '\0');
            DecoderState state = tried.initialState();
            const auto got = tried.decodeToUtf8(bytes, state, Tail::AtEnd, ErrorPolicy::Stop, out);
            out.resize(got.written);
            if (got.stopped != (error != spans.end()) ||
                out != utf8Of({spans.begin(), error}, ErrorPolicy::Stop, bytes))
                return false;
            return !got.stopped ||
                   (got.consumed == error->offset &&
                    tried.next(bytes.subspan(got.consumed), state, Tail::AtEnd) == error->span);
        });
    }

    void counts() {
        forInputs(4, [](const Codec& tried, test::Samples& samples, ByteView bytes) {
            Tally found;
            DecoderState state = tried.initialState();
            const bool done = inPieces(samples, bytes, [&](auto, ByteView view, Tail tail) {
                const auto got = tried.tally(view, state, tail, found);
                if (got.error.length == 0)
                    return got.consumed;
                ++found.codePoints;
                ++found.column;
                return got.consumed + tried.next(view.subspan(got.consumed), state, tail).length;
            });
            return done && found == tallyOf(oneByOne(tried, bytes));
        });
    }

    /// Encoding: of what the codec has, and of what it lacks here and there.
    void encoding() {
        const Codec& tried = codec();
        test::Samples samples(kSeed + 5);
        for (int round = 0; round < 16; ++round) {
            auto text = samples.text(1 + samples.below(1500));
            if (samples.below(2) == 0)
                text = test::Samples::encodable(tried, text);
            Bytes expected;
            Bytes found;
            EncoderState one = tried.initialEncoderState();
            for (std::u32string_view rest = text; !rest.empty();) {
                const EncodeStep step = tried.encode(rest, one, Tail::AtEnd);
                expected.insert(expected.end(), step.bytes.begin(),
                                step.bytes.begin() + step.length);
                rest.remove_prefix(step.consumed); // one, where there is no such character
            }
            EncoderState bulk = tried.initialEncoderState();
            for (std::u32string_view rest = text; !rest.empty();) {
                Bytes out(roomFor(samples, 16));
                const auto got = tried.encodeText(rest, bulk, Tail::AtEnd, out);
                found.insert(found.end(), out.begin(),
                             out.begin() + static_cast<std::ptrdiff_t>(got.written));
                QVERIFY(got.consumed > 0 || got.stopped);
                rest.remove_prefix(got.consumed + (got.stopped ? 1 : 0));
            }
            QVERIFY2(found == expected, qPrintable(QString::fromStdString(tried.name())));
            QVERIFY(bulk == one);
        }
    }
};

} // namespace

QTEST_GUILESS_MAIN(TestBulk)
#include "tst_bulk.moc"
