#include "codec/kernels/shuffle_tables.h"

namespace moji {

namespace {

/// Appends bytes to one shuffle.
class Shuffle {
public:
    constexpr explicit Shuffle(Byte (&entry)[16])
        : m_entry(entry) {
        for (Byte& place : entry)
            place = ShuffleTables::kZero;
    }
    constexpr void add(int place) { m_entry[m_count++] = static_cast<Byte>(place); }
    [[nodiscard]] constexpr int count() const { return m_count; }

private:
    Byte (&m_entry)[16];
    int m_count = 0;
};

constexpr int lengthOf(int index, int lane) {
    const bool twoOrThree = (index >> lane & 1) != 0;
    const bool threeOrFour = (index >> (lane + 4) & 1) != 0;
    return threeOrFour ? (twoOrThree ? 3 : 4) : (twoOrThree ? 2 : 1);
}

constexpr ShuffleTables makeTables() {
    ShuffleTables tables{};
    for (int index = 0; index < 256; ++index) {
        Shuffle words(tables.words[index]);
        Shuffle oneOrTwo(tables.oneOrTwo[index]);
        for (int lane = 0; lane < 8; ++lane) {
            const bool isSet = (index >> lane & 1) != 0;
            oneOrTwo.add(2 * lane);
            if (isSet) {
                oneOrTwo.add(2 * lane + 1);
                words.add(2 * lane);
                words.add(2 * lane + 1);
            }
        }
        Shuffle upToFour(tables.upToFour[index]);
        for (int lane = 0; lane < 4; ++lane) {
            for (int byte = lengthOf(index, lane) - 1; byte >= 0; --byte)
                upToFour.add(4 * lane + byte);
        }
        tables.upToFourLengths[index] = static_cast<Byte>(upToFour.count());
    }
    return tables;
}

} // namespace

constexpr ShuffleTables kShuffleTables = makeTables();

} // namespace moji
