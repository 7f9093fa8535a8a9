#pragma once
// A chain whose encodings have been looked up, to be run on many texts.

#include "repair/chain.h"
#include "repair/duplicate_codes.h"

namespace moji::repair {

class CompiledChain {
public:
    /// Nothing where a name is unknown. Borrows `duplicates`.
    [[nodiscard]] static std::optional<CompiledChain>
    of(const CodecRegistry& codecs, const Chain& chain, const DuplicateCodesOfAll& duplicates);
    /// The text at the end of the chain; nothing where a step fails. Like replay(), but for
    /// characters that an encoding has at several codes: their likeliest code is taken.
    [[nodiscard]] std::optional<Rereading> run(std::u32string_view text) const;

private:
    struct Link {
        StepKind kind;
        const Codec* codec;               // of Encode and Decode
        const DuplicateCodes* duplicates; // of Encode, if the codec has any
        std::string style;                // of Unescape
    };
    /// What is left between two steps: a text, or bytes that are not decoded yet.
    struct Value {
        Rereading reading;
        std::optional<Bytes> bytes;
    };
    explicit CompiledChain(const CodecRegistry& codecs)
        : m_codecs(&codecs) {}

    [[nodiscard]] bool runPair(const Link& encode, const Link& decode, Value& value) const;
    [[nodiscard]] bool runLink(const Link& link, Value& value) const;
    [[nodiscard]] bool readAsUtf8(Value& value) const;

    const CodecRegistry* m_codecs;
    std::vector<Link> m_links;
};

} // namespace moji::repair
