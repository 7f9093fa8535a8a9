#pragma once
// Whether the lines of a text are in several encodings, by a bounded look: at all of it if it is
// small, else at lines from all over it. UTF-8 that is only damaged is no mixture.

#include "codec/codec_registry.h"
#include "detect/verdict.h"

#include <map>
#include <span>
#include <stop_token>
#include <string>

namespace moji {

/// Of the score of a whole text whose lines are in several encodings: it is the encoding of some of
/// them at best.
constexpr double kOfMixed = 0.5;

struct LineMixture {
    /// Lines by encoding (canonical name), of those looked at; as FileRecord::mixed.
    std::map<std::string, std::uint64_t> lines;
    std::uint64_t looked = 0; // lines with bytes of 80 and more
    bool isWhole = true;      // there are no others
};

struct MixtureQuestion {
    /// What the text as a whole was taken for, or nullptr.
    const Codec* whole = nullptr;
    /// Where it is malformed: looked at in any case.
    std::span<const Disproof> places;
    /// Also look for several encodings none of which is UTF-8, which takes longer.
    bool withoutUtf8 = false;
    /// Whether there is hardly a doubt about `whole`: fewer lines are looked at if none is UTF-8.
    bool isSure = false;
};

struct LineLook {
    std::optional<LineMixture> mixture;
    /// Without a mixture: the encoding of the lines looked at, if it is not MixtureQuestion::whole
    /// and some of them can hardly be in that; else nullptr.
    const Codec* other = nullptr;
};

/// Errors: those of the source, and Cancelled.
[[nodiscard]] Result<LineLook> lookAtLines(const ByteSource& source, const CodecRegistry& registry,
                                           const MixtureQuestion& question,
                                           const std::stop_token& stop = {});

/// Nothing where there is no mixture. Errors: those of the source, and Cancelled.
[[nodiscard]] Result<std::optional<LineMixture>> findLineMixture(const ByteSource& source,
                                                                 const CodecRegistry& registry,
                                                                 const MixtureQuestion& question,
                                                                 const std::stop_token& stop = {});

} // namespace moji
