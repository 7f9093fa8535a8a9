#pragma once
// The bytes with which matches of a regular expression can begin: up to four sets of bytes, one for
// each place. Tests many places at a time.

#include "search/class_reader.h"
#include "search/regex_machine.h"

#include <bitset>
#include <functional>

namespace moji::search {

class PrefixFilter {
public:
    using Values = std::bitset<256>;
    using IsIn = std::function<bool(std::uint16_t number, std::uint32_t set)>;

    static constexpr std::size_t kMostPlaces = 4;
    /// A byte is in the set, or in a few others, if the entries of its two halves have a bit in
    /// common.
    struct Halves {
        alignas(16) std::array<std::uint8_t, 16> low{};
        alignas(16) std::array<std::uint8_t, 16> high{};
    };

    /// Rejects nothing.
    PrefixFilter() = default;
    /// `isIn` tells whether a class is in a set of the machine, which reads forwards.
    PrefixFilter(const RegexMachine& machine, const ClassReader& reader, const IsIn& isIn);

    /// Whether a match cannot begin everywhere.
    [[nodiscard]] bool rejects() const { return !m_places.empty(); }
    /// The first place from `from` on where a match can begin; text.size() if there is none.
    [[nodiscard]] std::size_t find(std::string_view text, std::size_t from) const;

    /// By place: which bytes a match can have there.
    [[nodiscard]] const std::vector<Values>& places() const { return m_places; }

private:
    [[nodiscard]] static Halves halvesOf(const Values& values);
    [[nodiscard]] bool canBegin(std::string_view text, std::size_t at) const;

    std::vector<Values> m_places;
    std::array<Halves, kMostPlaces> m_halves;
};

} // namespace moji::search
