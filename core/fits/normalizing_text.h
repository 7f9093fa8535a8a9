#pragma once
// Normalizes a text piece by piece: what may still combine with the next piece is kept back.

#include "text/tail.h"
#include "unicode/normalization.h"

namespace moji::fits {

class NormalizingText {
public:
    explicit NormalizingText(unicode::NormalForm form)
        : m_form(form) {}
    /// The normal form of all that cannot change any more.
    [[nodiscard]] std::u32string take(std::u32string_view text, Tail tail);

private:
    unicode::NormalForm m_form;
    std::u32string m_pending;
    std::size_t m_joined = 0; // so many characters of it may combine with each other
};

} // namespace moji::fits
