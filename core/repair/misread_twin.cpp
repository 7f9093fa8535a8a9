// Which of the encodings that explain a little damage almost equally well is the usual one.

#include "repair/misread_choice.h"

#include <algorithm>
#include <set>

namespace moji::repair {

/// Bits by which it is unlikely that UTF-8 was read in an encoding: those of ISO, but for the one
/// that is read as windows-1252, show half of the continuation bytes as nothing, and programs show
/// text in those of Windows.
double MisreadChoice::doubtOf(const Candidate& candidate) {
    constexpr double kOfIso = 6;
    const std::string_view name = candidate.name();
    const bool isIso = name.starts_with("ISO-8859-") && name != "ISO-8859-1";
    return candidate.doubt + (isIso ? kOfIso : 0);
}

/// Where a character or two are all that was misread, the encoding that is the least in doubt of
/// those that read the same places, and save hardly less than `first`: Àrd and árd are as likely,
/// but not IBM866 and IBM855.
std::size_t MisreadChoice::usualTwin(const Encodings& before, std::size_t first,
                                     const Saved& saved) const {
    constexpr std::size_t kFew = 2;
    constexpr double kHardly = 12; // bits
    const auto read = [&](const Word& word, std::size_t encoding) {
        Encodings encodings = before;
        encodings.push_back(encoding);
        return readingBy(word, kForgone, encodings);
    };
    std::vector<const Word*> words;
    std::set<char32_t> different;
    for (const Word& word : m_words) {
        const MisreadReading* reading = word.settled ? nullptr : read(word, first);
        if (!reading)
            continue;
        words.push_back(&word);
        for (const MisreadPart& part : *reading->parts)
            different.insert(part.text.begin(), part.text.end());
        if (different.size() > kFew)
            return first;
    }
    std::size_t usual = first;
    for (std::size_t i = 0; i < m_encodings.all().size() && m_plain.empty(); ++i) {
        const bool isTwin =
            saved[i] > saved[first] - kHardly &&
            doubtOf(m_encodings.all()[i]) < doubtOf(m_encodings.all()[usual]) &&
            std::ranges::all_of(words, [&](const Word* word) {
                const MisreadReading* other = read(*word, i);
                return other && std::ranges::equal(*read(*word, first)->parts, *other->parts, {},
                                                   &MisreadPart::end, &MisreadPart::end);
            });
        usual = isTwin ? i : usual;
    }
    return usual;
}

} // namespace moji::repair
