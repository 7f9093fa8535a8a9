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

double WordShape::costOf(bool upper, bool capitalsBefore) const {
    if (m_letters == 0) {
        if (capitalsBefore)
            return upper ? kUsual : kOutOfCapitals;
        return upper ? kCapitalBeginsWord : kUsual;
    }
    if (m_capitals < m_letters) // there was a small letter
        return upper ? kCapitalInWord : 0;
    if (m_letters == 1)
        return upper ? (capitalsBefore ? kUsual : kSecondCapital)
                     : (capitalsBefore ? kOutOfCapitals : kUsual);
    return upper ? 0 : kSmallAfterCapitals;
}

} // namespace moji
