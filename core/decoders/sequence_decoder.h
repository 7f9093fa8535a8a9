#pragma once
// Makes a ReadingDecoder from a function that decodes one UTF-8 sequence.

#include "decoders/reading_writer.h"
#include "decoders/source_window.h"
#include "utf8/observer.h"
#include "utf8/sequence_loop.h"

#include <memory>

namespace moji {

/// `step` decodes the sequence at the front of the bytes it is given: `lookahead` bytes, or all
/// that remain.
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

} // namespace moji
