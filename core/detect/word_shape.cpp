#include "detect/word_shape.h"

namespace moji {

namespace {

constexpr double kUsual = 0.2;
constexpr double kCapitalBeginsWord = 2;
constexpr double kSecondCapital = 2.5;
constexpr double kOutOfCapitals = 2;      // a word in small letters after one in capitals
constexpr double kCapitalInWord = 7;      // after a small letter
constexpr double kSmallAfterCapitals = 8; // after two and more

} // namespace

void WordShape::beginWord() {
    if (m_letters > 1)
        m_capitalsBefore = m_capitals == m_letters;
    m_letters = m_capitals = 0;
}

double WordShape::smallWord(std::uint32_t letters) {
    const double first = letter(false); // the others cost nothing
    m_letters = letters;
    return first;
}

double WordShape::letter(bool upper) {
    const std::uint32_t letters = m_letters++;
    const std::uint32_t capitals = m_capitals;
    m_capitals += upper ? 1 : 0;
    if (letters == 0) {
        if (m_capitalsBefore)
            return upper ? kUsual : kOutOfCapitals;
        return upper ? kCapitalBeginsWord : kUsual;
    }
    if (capitals < letters) // there was a small letter
        return upper ? kCapitalInWord : 0;
    if (letters == 1)
        return upper ? (m_capitalsBefore ? kUsual : kSecondCapital)
                     : (m_capitalsBefore ? kOutOfCapitals : kUsual);
    return upper ? 0 : kSmallAfterCapitals;
}

} // namespace moji
