#include "repair/misread_rest.h"

#include "repair/character_traits.h"
#include "repair/letters.h"
#include "repair/misread_evidence.h"
#include "repair/misread_sequence.h"
#include "repair/sorted_places.h"
#include "text/find_character.h"

#include <algorithm>
#include <iterator>

namespace moji::repair {

namespace {

class Rest {
public:
    Rest(std::u32string_view text, const ByteImages& images, const ProvenEncoding& proven)
        : m_text(text)
        , m_images(images)
        , m_proven(proven) {}

    /// Adds the places in [begin, end).
    void addIn(std::size_t begin, std::size_t end, std::vector<MisreadText::Place>& places) const {
        for (std::size_t at = begin; (at = findOther(m_text, at)) < end;) {
            MisreadPart part{at, at, {}};
            while (part.end < end && addSequence(part, end)) {
            }
            if (part.text.empty()) {
                ++at;
                continue;
            }
            if (isDamage(part))
                places.push_back(
                    {part.begin, part.end, shared({part}, part.begin), m_proven.chain});
            at = part.end;
        }
    }

private:
    /// Whether a sequence is at the end of the part; then it is added.
    bool addSequence(MisreadPart& part, std::size_t end) const {
        const auto span = misreadSequence(m_text.substr(0, end), part.end, [this](char32_t c) {
            return m_images.byte(m_proven.encoding, c);
        });
        if (!span || evidenceOf({&span->codePoints[0], 1}) == Evidence::Never)
            return false;
        part.text.push_back(span->codePoints[0]);
        part.end += span->length;
        return true;
    }

    [[nodiscard]] bool isDamage(const MisreadPart& part) const {
        constexpr std::size_t kSeveral = 3;
        return (part.text.size() >= kSeveral || !m_proven.amidNoise) && !areBoxes(damaged(part)) &&
               !isOfWord(part.begin - 1, part.begin, part) &&
               !isOfWord(part.end, part.end - 1, part) && lookOf(m_text, part) != Look::Ordinary;
    }
    [[nodiscard]] std::u32string_view damaged(const MisreadPart& part) const {
        return m_text.substr(part.begin, part.end - part.begin);
    }
    /// Whether a character beside the part is a letter beyond ASCII of the alphabet of that at its
    /// edge, or of any in a single misread character: then both may be a word.
    [[nodiscard]] bool isOfWord(std::size_t beside, std::size_t edge,
                                const MisreadPart& part) const {
        const char32_t c = characterAt(m_text, beside);
        const auto isLike = [&](char32_t other) {
            return isWordLetter(other) && knownClass(other).script == knownClass(c).script;
        };
        return !isAscii(c) && isWordLetter(c) &&
               (part.text.size() == 1 ? std::ranges::any_of(damaged(part), isLike)
                                      : isLike(m_text[edge]));
    }

    std::u32string_view m_text;
    const ByteImages& m_images;
    const ProvenEncoding& m_proven;
};

} // namespace

void addRest(MisreadText& found, std::u32string_view text, const ByteImages& images,
             std::span<const ProvenEncoding> proven) {
    for (const ProvenEncoding& each : proven) {
        const Rest rest(text, images, each);
        std::vector<MisreadText::Place> places;
        std::size_t at = 0;
        for (const MisreadText::Place& place : found.places) {
            if (place.begin > at)
                rest.addIn(at, place.begin, places);
            at = std::max(at, place.end);
        }
        rest.addIn(at, text.size(), places);
        std::ranges::move(places, std::back_inserter(found.places));
        sortMostlySorted(found.places, &MisreadText::Place::begin);
    }
}

} // namespace moji::repair
