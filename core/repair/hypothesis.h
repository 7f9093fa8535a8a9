#pragma once
// An explanation of damage, ready to be tried on any part of a text: a chain that works without
// loss, or UTF-8 that was read in another encoding and lost bytes there.

#include "repair/compiled_chain.h"
#include "repair/gap_reading.h"

#include <optional>

namespace moji::repair {

class Hypothesis {
public:
    /// Nothing where a name is unknown.
    [[nodiscard]] static std::optional<Hypothesis> lossless(const CodecRegistry& codecs,
                                                            const DuplicateCodesOfAll& duplicates,
                                                            Chain chain, double doubt);
    /// UTF-8, read in `codec` with a loss.
    [[nodiscard]] static std::optional<Hypothesis> lossy(const CodecRegistry& codecs,
                                                         const DuplicateCodesOfAll& duplicates,
                                                         const Codec& codec, double doubt);

    [[nodiscard]] const Chain& chain() const { return m_chain; }
    /// Bits: how much more usual whole text is than text damaged so.
    [[nodiscard]] double doubt() const { return m_doubt; }
    /// The encoding in which bytes were lost; nullptr for a lossless chain.
    [[nodiscard]] const Codec* gapsIn() const { return m_gapsIn; }

    /// The text before the damage; nothing where this cannot have happened to it. With gaps, U+FFFD
    /// for each damaged character.
    [[nodiscard]] std::optional<std::u32string> rewrite(std::u32string_view text) const;
    /// The same, with the number of codes that were chosen; lossless chains only.
    [[nodiscard]] std::optional<Rereading> reread(std::u32string_view text) const;

private:
    Hypothesis(Chain chain, double doubt, CompiledChain compiled, const Codec* gapsIn)
        : m_chain(std::move(chain))
        , m_doubt(doubt)
        , m_compiled(std::move(compiled))
        , m_gapsIn(gapsIn) {}

    Chain m_chain;
    double m_doubt;
    CompiledChain m_compiled;
    const Codec* m_gapsIn;
};

/// The characters of UTF-8 that was read in `codec`; nothing where `text` cannot come from it.
[[nodiscard]] std::optional<std::vector<GapCharacter>> readAround(const Codec& codec,
                                                                  std::u32string_view text);

/// The encodings in which `sample` is UTF-8 with losses, the likeliest first, at most `count`; each
/// makes the sample cost less.
[[nodiscard]] std::vector<Candidate> searchLossy(std::span<const Candidate> candidates,
                                                 std::u32string_view sample, std::size_t count);

} // namespace moji::repair
