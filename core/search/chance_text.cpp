#include "search/chance_text.h"

#include "detect/character_kind.h"
#include "detect/language_models.h"
#include "detect/stored_models.h"
#include "detect/text_costs.h"
#include "detect/text_score.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace moji {

namespace {

constexpr int kUnits = 16; // in a bit

int unitsOf(double bits) {
    return static_cast<int>(std::floor(bits * kUnits));
}

/// Bits that an ordinary letter of the language costs.
double ordinaryBits(Language language) {
    const StoredModel& model = storedModels()[language];
    return double(model.typicalBits) +
           (model.script == Script::Asian ? kUnseenAsianText : kUnseenText);
}

/// Characters that the models hold no pairs of.
bool isRare(char32_t c) {
    return !((c >= 0x3000 && c < 0x3100) || (c >= 0x4E00 && c < 0xA000) ||
             (c >= 0xAC00 && c < 0xD7A4) || (c >= 0xFF00 && c < 0xFFF0));
}

} // namespace

struct ChanceText::Tables {
    Tables();
    /// Of an Asian character after another one, or none (0).
    [[nodiscard]] int asianExcess(char32_t codePoint, char32_t before) const {
        int least = std::numeric_limits<int>::max();
        for (Language i = range.first; i < range.last; ++i)
            least = std::min(least, static_cast<int>(models.asian(i).character(codePoint, before)) -
                                        ordinary[i]);
        return least;
    }

    const LanguageModels& models = LanguageModels::all();
    const LanguageModels::Range range = models.languagesOf(Script::Asian);
    std::array<int, kMostLanguages> ordinary{}; // by language, rounded up
    std::vector<Unit> units{0x10000};
};

ChanceText::Tables::Tables() {
    double mostOrdinary = 0;
    for (std::size_t i = 0; i < storedModels().size(); ++i) {
        const double bits = ordinaryBits(static_cast<Language>(i));
        ordinary[i] = unitsOf(bits) + 1;
        if (storedModels()[i].script != Script::Asian)
            mostOrdinary = std::max(mostOrdinary, bits);
    }
    for (char32_t c = 0; c < units.size(); ++c) {
        const CharacterClass character = characterClass(c);
        if (c >= 0xD800 && c < 0xE000)
            continue; // part of a pair
        Unit& unit = units[c];
        const bool isLetter = character.kind == CharacterKind::Letter;
        if (character.kind == CharacterKind::Asian)
            unit = {static_cast<std::int16_t>(asianExcess(c, 0)),
                    isRare(c) ? Kind::RareAsian : Kind::Asian};
        else if (c < 0x80)
            unit = {static_cast<std::int16_t>(isLetter ? unitsOf(-kAsciiExcess * mostOrdinary) : 0),
                    Kind::Ascii};
        else
            unit = {static_cast<std::int16_t>(isLetter ? unitsOf(-mostOrdinary) : 0), Kind::Other};
    }
}

const ChanceText::Tables& ChanceText::tables() {
    static const Tables made;
    return made;
}

ChanceText::ChanceText(double leastScore)
    : m_mostExcess(excessOfPlausibility(leastScore)) {}

bool ChanceText::isCertain(ByteView bytes, bool isBig, std::uint64_t least) const {
    if (!(m_mostExcess >= 0) || bytes.size() % 2 != 0)
        return false;
    const Tables& known = tables();
    std::int64_t excess = 0; // sixteenths of a bit
    std::int64_t mass = 0;   // eighths of a letter
    std::uint64_t ascii = 0; // in a row
    char32_t before = 0;     // if it is Asian
    for (std::size_t at = 0; at < bytes.size(); at += 2) {
        const char32_t c = static_cast<char32_t>(isBig ? bytes[at] << 8 | bytes[at + 1]
                                                       : bytes[at + 1] << 8 | bytes[at]);
        const Unit unit = known.units[c];
        if (unit.kind == Kind::Decode)
            return false;
        const bool isPair = unit.kind == Kind::Asian && before != 0 && !isRare(before);
        excess += isPair ? known.asianExcess(c, before) : unit.excess;
        const bool isAsian = unit.kind >= Kind::Asian;
        mass += isAsian ? 16 : unit.kind == Kind::Ascii ? 1 : 8;
        before = isAsian ? c : 0;
        ascii = unit.kind == Kind::Ascii ? ascii + 1 : 0;
        if (ascii >= least)
            return false;
    }
    return static_cast<double>(excess) / kUnits >
           m_mostExcess * (static_cast<double>(mass) / 8 + kFewLetters) + 0.01;
}

} // namespace moji
