#include "repair/letters.h"

#include <unicode/uchar.h>

namespace moji::repair {

bool isLetter(char32_t c) {
    const bool isSign = c == U'ª' || c == U'º' || c == U'µ';
    return !isSign && u_isalpha(static_cast<UChar32>(c)) != 0;
}

double excessBits(const TextScore& score) {
    return score.bitsPerLetter - double(storedModels()[*score.language].typicalBits);
}

} // namespace moji::repair
