#pragma once
// Whether text beside a repaired part looks as if it was damaged in the same way. Then the repair
// is not complete, or its chain is wrong.

#include "repair/chain.h"

namespace moji::repair {

class RemainingDamage {
public:
    /// `chain` repaired the part. Borrows both.
    RemainingDamage(const CodecRegistry& codecs, const Chain& chain);

    [[nodiscard]] bool isIn(std::string_view text) const;

    /// Whether any text of the document has a character that was misread as UTF-8 in the part was,
    /// but for drawings.
    [[nodiscard]] bool hasCharacter(std::string_view text) const;

    /// Whether the chain, which is of legacy text, makes another line of it more usual.
    [[nodiscard]] bool improves(std::string_view line) const;

private:
    [[nodiscard]] bool looksDamaged(std::u32string_view text, std::size_t at) const;
    [[nodiscard]] bool isCutOff(std::u32string_view text, std::size_t at, std::size_t rest) const;
    [[nodiscard]] bool hasRunOfBytes(std::u32string_view text) const;
    [[nodiscard]] bool isChanged(char32_t c) const;
    [[nodiscard]] std::optional<Byte> misreadByte(char32_t c) const;

    const CodecRegistry& m_codecs;
    const Chain& m_chain;
    bool m_escaped;           // escapes were undone: what is left shows no escape
    const Codec* m_misreadAs; // the encoding that UTF-8 was read in; nullptr for legacy text
};

} // namespace moji::repair
