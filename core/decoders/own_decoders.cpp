#include "decoders/own_decoders.h"

#include "decoders/reading_writer.h"
#include "decoders/source_window.h"
#include "utf8/branchy.h"
#include "utf8/fuchsia.h"
#include "utf8/hoehrmann.h"
#include "utf8/lookup.h"
#include "utf8/plan9.h"
#include "utf8/sequence_loop.h"
#include "utf8/strict.h"
#include "utf8/variants.h"

namespace moji {

namespace {

/// A decoder that is a function from the bytes at the front to one Sequence.
template <class Step>
class SequenceDecoder final : public ReadingDecoder {
public:
    SequenceDecoder(DecoderInfo info, std::size_t lookahead, Step step)
        : ReadingDecoder(std::move(info))
        , m_lookahead(lookahead)
        , m_step(step) {}

    Result<Verdict> decode(const ByteSource& source, const ReadingSink& sink,
                           std::stop_token stop) const override {
        SourceWindow window(source);
        ReadingWriter out(sink);
        const auto done = utf8::forEachSequence(
            window.buffer(), m_lookahead, stop,
            [&](ByteView bytes, std::uint64_t offset) -> std::size_t {
                const utf8::Sequence sequence = m_step(bytes);
                if (sequence.accepted)
                    out.character(offset, sequence.length, sequence.codePoint);
                else
                    out.replacement(offset, sequence.length);
                return out.wanted() ? sequence.length : 0;
            });
        if (!done)
            return done.error();
        return out.finish();
    }

private:
    std::size_t m_lookahead;
    Step m_step;
};

template <class Step>
std::unique_ptr<ReadingDecoder> sequenceDecoder(const char* id, std::size_t lookahead, Step step) {
    return std::make_unique<SequenceDecoder<Step>>(DecoderInfo{id, {}, DecoderKind::Replaces},
                                                   lookahead, step);
}

/// The same for a step that answers with a Span, given all the bytes that it may ask for.
template <class Step>
std::unique_ptr<ReadingDecoder> spanDecoder(const char* id, std::size_t lookahead, Step step) {
    return sequenceDecoder(id, lookahead, [step](ByteView bytes) {
        const Span span = step(bytes, Tail::AtEnd);
        return isError(span.status) ? utf8::Sequence::error(span.length)
                                    : utf8::Sequence::character(span.length, span.codePoints[0]);
    });
}

class LookupDecoder final : public ReadingDecoder {
public:
    LookupDecoder()
        : ReadingDecoder({"lookup", {}, DecoderKind::Validates}) {}

    Result<Verdict> decode(const ByteSource& source, const ReadingSink&,
                           std::stop_token stop) const override {
        SourceWindow window(source);
        utf8::LookupChecker checker(utf8::kPaperTables);
        const auto done = utf8::forEachSequence(window.buffer(), utf8::kLookupBlock, stop,
                                                [&](ByteView bytes, std::uint64_t) -> std::size_t {
                                                    const auto length =
                                                        std::min(bytes.size(), utf8::kLookupBlock);
                                                    checker.add(bytes.first(length));
                                                    return checker.firstError() ? 0 : length;
                                                });
        if (!done)
            return done.error();
        checker.finish();
        return Verdict{checker.firstError(), 0};
    }
};

class FuchsiaDecoder final : public ReadingDecoder {
public:
    FuchsiaDecoder()
        : ReadingDecoder({"fuchsia", {}, DecoderKind::Validates}) {}

    Result<Verdict> decode(const ByteSource& source, const ReadingSink&,
                           std::stop_token stop) const override {
        constexpr std::size_t kLongest = 4;
        SourceWindow window(source);
        Verdict verdict;
        const auto done =
            utf8::forEachSequence(window.buffer(), kLongest, stop,
                                  [&](ByteView bytes, std::uint64_t offset) -> std::size_t {
                                      const std::size_t length = utf8::wellFormedPrefix(bytes);
                                      if (length == 0)
                                          verdict.firstError = offset;
                                      return length;
                                  });
        if (!done)
            return done.error();
        return verdict;
    }
};

} // namespace

std::vector<std::unique_ptr<ReadingDecoder>> makeAlgorithmDecoders() {
    const auto hoehrmann = [](utf8::Recovery recovery) {
        return [recovery](ByteView bytes) {
            return utf8::decodeHoehrmann(utf8::kUtf8d2010, recovery, bytes);
        };
    };
    std::vector<std::unique_ptr<ReadingDecoder>> list;
    list.push_back(sequenceDecoder("plan9", utf8::kPlan9Lookahead,
                                   [](ByteView bytes) { return utf8::mbtowc(bytes); }));
    list.push_back(sequenceDecoder("branchy", utf8::kBranchyLookahead,
                                   [](ByteView bytes) { return utf8::decodeBranchy(bytes); }));
    list.push_back(sequenceDecoder("hoehrmann-eat", utf8::kHoehrmannLookahead,
                                   hoehrmann(utf8::Recovery::Eat)));
    list.push_back(sequenceDecoder("hoehrmann-retry", utf8::kHoehrmannLookahead,
                                   hoehrmann(utf8::Recovery::Retry)));
    list.push_back(std::make_unique<LookupDecoder>());
    list.push_back(std::make_unique<FuchsiaDecoder>());
    return list;
}

std::vector<std::unique_ptr<ReadingDecoder>> makeSpanDecoders() {
    constexpr std::size_t kLongest = 4;
    constexpr std::size_t kSurrogatePair = 6;
    std::vector<std::unique_ptr<ReadingDecoder>> list;
    list.push_back(spanDecoder("whatwg", kLongest, utf8::decodeStrict));
    list.push_back(spanDecoder("cesu-8", kSurrogatePair, utf8::decodeCesu8));
    list.push_back(spanDecoder("mutf-8", kSurrogatePair, utf8::decodeMutf8));
    list.push_back(spanDecoder("wtf-8", kSurrogatePair, utf8::decodeWtf8));
    return list;
}

} // namespace moji
