#include "fits/kept_size.h"

#include "fits/kept_census.h"
#include "scan/block_text.h"

#include <algorithm>
#include <array>
#include <utility>

namespace moji::fits {

Result<std::uint64_t> KeptSize::update(const IndexedText& text, const std::stop_token& stop,
                                       const ProgressCallback& progress) {
    std::uint64_t size = 0;
    const Codec& to = *m_blocks.reader().to;
    EncoderState state = to.initialEncoderState();
    const auto done = m_blocks.update(text, stop, progress, [&](const Encoder::Entry& entry) {
        size += entry.finding.size;
        state = entry.finding.after;
        return true;
    });
    if (!done)
        return done.error();
    return size + to.finish(state).length;
}

EncoderState KeptSize::Encoder::stateAfter(const Entries& before) const {
    return before.empty() ? to->initialEncoderState() : before.back().finding.after;
}

Result<KeptSize::Encoder::Finding> KeptSize::Encoder::read(const IndexedText& text,
                                                           const PlacedBlock& block,
                                                           const Entries& before) const {
    Finding finding;
    finding.before = stateAfter(before);
    finding.after = finding.before;
    finding.isFirst = before.empty();
    const auto marked = finding.isFirst ? hasOwnMark(text) : Result<bool>(false);
    if (!marked)
        return marked.error();
    std::size_t skip = *marked ? 1 : 0;
    std::array<Byte, 16 * 1024> written;
    const auto done = decodeBlock(text, block, [&](std::u32string_view characters) {
        characters.remove_prefix(std::min(std::exchange(skip, 0), characters.size()));
        while (!characters.empty()) {
            const auto step = to->encodeText(characters, finding.after, Tail::MoreFollows, written);
            finding.size += step.written;
            characters.remove_prefix(step.stopped ? step.consumed + 1 : step.consumed);
            if (step.consumed == 0 && !step.stopped)
                return false; // it waits for what follows, which such an encoding does not
        }
        return true;
    });
    return done ? Result<Finding>(finding) : done.error();
}

} // namespace moji::fits
