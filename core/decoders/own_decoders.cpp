// The decoders and validators of core/utf8: Plan 9's, branchy, Hoehrmann's with both recoveries,
// Keiser and Lemire's (lookup), Fuchsia's, the Unicode Standard's maximal subparts (whatwg), and
// the variants CESU-8, MUTF-8 and WTF-8.

#include "decoders/sequence_decoder.h"
#include "utf8/branchy.h"
#include "utf8/fuchsia.h"
#include "utf8/hoehrmann.h"
#include "utf8/lookup.h"
#include "utf8/plan9.h"
#include "utf8/strict.h"
#include "utf8/variants.h"

namespace moji {

namespace {

constexpr std::size_t kLongest = 4;       // bytes of a UTF-8 sequence
constexpr std::size_t kSurrogatePair = 6; // bytes of a CESU-8 surrogate pair

/// The same for a step that returns a Span.
template <class Step>
DecoderPointer spanDecoder(const char* id, std::size_t lookahead, Step step) {
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

auto hoehrmannStep(utf8::Recovery recovery) {
    return [recovery](ByteView bytes) {
        return utf8::decodeHoehrmann(utf8::kUtf8d2010, recovery, bytes);
    };
}

} // namespace

DecoderPointer plan9Decoder() {
    return sequenceDecoder("plan9", utf8::kPlan9Lookahead,
                           [](ByteView bytes) { return utf8::mbtowc(bytes); });
}
DecoderPointer branchyDecoder() {
    return sequenceDecoder("branchy", utf8::kBranchyLookahead,
                           [](ByteView bytes) { return utf8::decodeBranchy(bytes); });
}
DecoderPointer hoehrmannEatDecoder() {
    return sequenceDecoder("hoehrmann-eat", utf8::kHoehrmannLookahead,
                           hoehrmannStep(utf8::Recovery::Eat));
}
DecoderPointer hoehrmannRetryDecoder() {
    return sequenceDecoder("hoehrmann-retry", utf8::kHoehrmannLookahead,
                           hoehrmannStep(utf8::Recovery::Retry));
}
DecoderPointer lookupDecoder() {
    return std::make_unique<LookupDecoder>();
}
DecoderPointer fuchsiaDecoder() {
    return std::make_unique<FuchsiaDecoder>();
}
DecoderPointer whatwgDecoder() {
    return spanDecoder("whatwg", kLongest, utf8::decodeStrict);
}
DecoderPointer cesu8Decoder() {
    return spanDecoder("cesu-8", kSurrogatePair, utf8::decodeCesu8);
}
DecoderPointer mutf8Decoder() {
    return spanDecoder("mutf-8", kSurrogatePair, utf8::decodeMutf8);
}
DecoderPointer wtf8Decoder() {
    return spanDecoder("wtf-8", kSurrogatePair, utf8::decodeWtf8);
}

} // namespace moji
