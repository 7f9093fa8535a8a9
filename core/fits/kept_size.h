#pragma once
// How long a text under edit is in an encoding that shifts: what is written for a character depends
// on those before it, but not on those after it. After an edit only blocks that it touched, and
// those before which the encoder is in another state now, are encoded again.

#include "scan/block_findings.h"

namespace moji::fits {

class KeptSize {
public:
    /// Borrows the codec.
    explicit KeptSize(const Codec& to)
        : m_blocks(Encoder{&to}) {}

    /// In bytes, those of a mark that the encoding owns left out. `text` is indexed completely, and
    /// the encoding has all its characters. Errors: those of the source, and Cancelled; the next
    /// call resumes.
    [[nodiscard]] Result<std::uint64_t> update(const IndexedText& text, const std::stop_token& stop,
                                               const ProgressCallback& progress);

private:
    struct Encoder {
        struct Finding {
            EncoderState before;
            EncoderState after;
            std::uint64_t size = 0; // bytes
            bool isFirst = false;   // block of the text: an owned mark in it is not written
        };
        using Entry = BlockEntry<Finding>;
        using Entries = BlockEntries<Finding>;

        [[nodiscard]] EncoderState stateAfter(const Entries& before) const;
        [[nodiscard]] bool stays(const Entry& entry, const Entries& before) const {
            return entry.finding.before == stateAfter(before) &&
                   entry.finding.isFirst == before.empty();
        }
        [[nodiscard]] Result<Finding> read(const IndexedText& text, const PlacedBlock& block,
                                           const Entries& before) const;
        [[nodiscard]] static Result<bool> forget(const IndexedText&, const Entry&) { return true; }
        static void clear() {}

        const Codec* to;
    };

    BlockFindings<Encoder> m_blocks;
};

} // namespace moji::fits
