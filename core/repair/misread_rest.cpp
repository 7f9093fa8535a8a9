#include "repair/misread_rest.h"

#include "repair/character_traits.h"
#include "repair/letters.h"
#include "repair/misread_evidence.h"
#include "repair/sorted_places.h"
#include "text/find_character.h"
#include "utf8/strict.h"

#include <algorithm>
#include <iterator>
#include <optional>

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
        const auto lead = byteAt(part.end);
        const auto length = lead ? static_cast<std::size_t>(utf8::sequenceLength(*lead)) : 0;
        if (length < 2 || end - part.end < length)
            return false;
        Bytes bytes;
        for (std::size_t i = 0; i < length; ++i) {
            const auto byte = byteAt(part.end + i);
            if (!byte)
                return false;
            bytes.push_back(*byte);
        }
        const Span span = utf8::decodeStrict(bytes, Tail::AtEnd);
        if (isError(span.status) || evidenceOf({&span.codePoints[0], 1}) == Evidence::Never)
            return false;
        part.text.push_back(span.codePoints[0]);
        part.end += length;
        return true;
    }
    [[nodiscard]] std::optional<Byte> byteAt(std::size_t at) const {
        return m_text[at] < 0x80 ? std::nullopt : m_images.byte(m_proven.encoding, m_text[at]);
    }

    [[nodiscard]] bool isDamage(const MisreadPart& part) const {
        return !goesOn(part.begin - 1, part.begin) && !goesOn(part.end, part.end - 1) &&
               lookOf(m_text, part) != Look::Ordinary;
    }
    /// Whether a character beside the part is a letter beyond ASCII of the same alphabet as the one
    /// at its edge: then it may be a word.
    [[nodiscard]] bool goesOn(std::size_t beside, std::size_t edge) const {
        const char32_t c = characterAt(m_text, beside);
        return !isAscii(c) && isWordLetter(c) && isWordLetter(m_text[edge]) &&
               knownClass(c).script == knownClass(m_text[edge]).script;
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
