#pragma once
// The encodings that repair tries, and a word with its misread parts repaired.

#include "core/codecs.h"
#include "repair/misread_word.h"

#include <string>
#include <string_view>

namespace moji::repair::test {

inline const MisreadEncodings& encodings() {
    static const std::vector<Candidate> candidates = usualCandidates(moji::test::registry());
    static const MisreadEncodings all(candidates);
    return all;
}

/// Of an encoding that repair tries.
inline std::size_t indexOf(std::string_view name) {
    std::size_t index = 0;
    while (encodings().all()[index].name() != name)
        ++index;
    return index;
}

/// `parts`: MisreadPart or MisreadSequence, in order.
template <class Parts>
std::u32string repaired(std::u32string_view word, const Parts& parts) {
    std::u32string text;
    std::size_t at = 0;
    for (const auto& part : parts) {
        text += word.substr(at, part.begin - at);
        text += part.text;
        at = part.end;
    }
    return text + std::u32string(word.substr(at));
}

} // namespace moji::repair::test
