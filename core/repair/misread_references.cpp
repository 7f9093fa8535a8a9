#include "repair/misread_references.h"

#include "bytes/byte_range.h"
#include "repair/damage_examples.h"
#include "text/ascii.h"
#include "utf8/strict.h"
#include "utf8/utf8_writer.h"

#include <algorithm>
#include <map>
#include <optional>
#include <string>

namespace moji::repair {

namespace {

constexpr std::string_view kStyle = "html";

/// A text whose references beyond ASCII are characters.
class ReadText {
public:
    ReadText(const CodecRegistry& codecs, std::u32string_view text)
        : m_codecs(codecs)
        , m_source(text) {
        std::size_t done = 0; // of the source
        for (std::size_t at = text.find(U'&'); at < text.size();) {
            const std::size_t end = endOfReference(at);
            const auto c = end > at ? characterOf(text.substr(at, end - at)) : std::nullopt;
            if (!c) {
                at = text.find(U'&', at + 1);
                continue;
            }
            m_text += text.substr(done, at - done);
            m_references.push_back({m_text.size(), at, end});
            m_hasNeighbours = m_hasNeighbours || isBeyondAscii(at - 1) || at == lastEnd();
            m_text += *c;
            done = end;
            m_hasNeighbours = m_hasNeighbours || isBeyondAscii(end);
            at = text.find(U'&', end);
        }
        m_text += text.substr(done);
    }

    [[nodiscard]] const std::u32string& text() const { return m_text; }
    /// Whether a reference is beside another one, or beside a character beyond ASCII.
    [[nodiscard]] bool hasNeighbours() const { return m_hasNeighbours; }
    /// Where a place of text() is in the source.
    [[nodiscard]] std::size_t sourceOf(std::size_t place) const {
        const auto next =
            std::ranges::lower_bound(m_references, place, {}, &Reference::place); // at or after it
        if (next == m_references.begin())
            return place;
        const Reference& last = *(next - 1);
        return last.end + (place - last.place - 1);
    }
    /// Whether a reference outside `parts`, which are in order, is the first byte of a character of
    /// UTF-8 in the encoding, and a character beyond ASCII follows.
    [[nodiscard]] bool hasOthers(const std::vector<ByteRange>& parts, const Codec& readAs) const {
        return std::ranges::any_of(m_references, [&](const Reference& reference) {
            const auto next = std::ranges::upper_bound(parts, reference.place, {}, &ByteRange::end);
            const bool isInPart = next != parts.end() && next->begin <= reference.place;
            return !isInPart && reference.place + 1 < m_text.size() &&
                   m_text[reference.place + 1] >= 0x80 && isLead(m_text[reference.place], readAs);
        });
    }
    [[nodiscard]] bool hasReference(std::size_t begin, std::size_t end) const {
        const auto next = std::ranges::lower_bound(m_references, begin, {}, &Reference::place);
        return next != m_references.end() && next->place < end;
    }

private:
    struct Reference {
        std::size_t place; // of its character in the text
        std::size_t begin; // in the source
        std::size_t end;
    };

    /// Of the reference that begins there, or `at` where none does.
    [[nodiscard]] std::size_t endOfReference(std::size_t at) const {
        constexpr std::size_t kLongest = 12; // code points
        std::size_t end = at + 1;
        while (end < m_source.size() && end - at < kLongest &&
               (isAsciiLetter(m_source[end]) || m_source[end] == U'#' ||
                (m_source[end] >= U'0' && m_source[end] <= U'9')))
            ++end;
        return end < m_source.size() && m_source[end] == U';' ? end + 1 : at;
    }
    [[nodiscard]] std::optional<char32_t> characterOf(std::u32string_view reference) {
        const auto [known, isNew] = m_known.try_emplace(reference);
        if (isNew) {
            const auto read = unescaped(m_codecs, kStyle, toUtf8(reference));
            const std::u32string characters = read ? fromUtf8(*read) : std::u32string();
            if (characters.size() == 1 && characters.front() >= 0x80)
                known->second = characters.front();
        }
        return known->second;
    }
    static bool isLead(char32_t c, const Codec& readAs) {
        EncoderState state = readAs.initialEncoderState();
        const EncodeStep step = readAs.encode({&c, 1}, state, Tail::AtEnd);
        return step.status == EncodeStep::Status::Ok && utf8::sequenceLength(step.bytes[0]) > 1;
    }
    [[nodiscard]] bool isBeyondAscii(std::size_t place) const {
        return place < m_source.size() && m_source[place] >= 0x80;
    }
    /// Of the reference before the last one.
    [[nodiscard]] std::size_t lastEnd() const {
        return m_references.size() < 2 ? m_source.size() : m_references.end()[-2].end;
    }

    const CodecRegistry& m_codecs;
    std::u32string_view m_source;
    std::u32string m_text;
    std::vector<Reference> m_references;
    std::map<std::u32string_view, std::optional<char32_t>> m_known;
    bool m_hasNeighbours = false;
};

} // namespace

std::vector<MisreadText::Place> misreadReferences(const CodecRegistry& codecs,
                                                  const MisreadUtf8Finder& misread,
                                                  std::u32string_view text, std::size_t maxSteps,
                                                  const std::stop_token& stop) {
    if (text.find(U'&') == text.npos)
        return {};
    const ReadText read(codecs, text);
    if (!read.hasNeighbours())
        return {};
    MisreadText found = misread.find(read.text(), stop);
    setExamplesApart(found, read.text());
    std::vector<MisreadText::Place> places;
    std::vector<ByteRange> parts; // code points of the text that was read
    for (const MisreadText::Place& place : found.places) {
        if (place.chain->size() + 1 > maxSteps)
            continue;
        Chain chain{{StepKind::Unescape, std::string(kStyle)}};
        chain.insert(chain.end(), place.chain->begin(), place.chain->end());
        const auto whole = std::make_shared<const Chain>(std::move(chain));
        for (const MisreadPart& part : *place.parts) {
            const std::size_t begin = place.begin + part.begin;
            const std::size_t end = place.begin + part.end;
            if (part.hasGaps || part.dropped || !read.hasReference(begin, end))
                continue;
            parts.push_back({begin, end});
            const std::size_t first = read.sourceOf(begin);
            const std::size_t last = read.sourceOf(end);
            places.push_back({first, last, shared({{first, last, part.text}}, first), whole});
        }
    }
    const Codec* const readAs =
        places.empty() ? nullptr : codecs.find((*places.front().chain)[1].codec);
    if (readAs && read.hasOthers(parts, *readAs))
        for (MisreadText::Place& place : places)
            place.mayGoOn = true;
    return places;
}

} // namespace moji::repair
