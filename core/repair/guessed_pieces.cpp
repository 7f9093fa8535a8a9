#include "repair/guessed_pieces.h"

#include "repair/units.h"
#include "repair/word_filling.h"
#include "utf8/strict.h"
#include "utf8/utf8_writer.h"

#include <algorithm>
#include <span>
#include <string>
#include <string_view>

namespace moji::repair {

namespace {

constexpr char32_t kLost = 0xFFFD;
constexpr std::size_t kContext = 24; // code points of the line at either side

/// A part of a line, in which some U+FFFD may be replaced.
struct OpenLine {
    std::u32string text;
    std::vector<std::u32string> candidates; // for each U+FFFD; empty for those that stay
};

/// Whether everywhere in a word at least two of three characters are known.
bool isMostlyKnown(std::u32string_view word) {
    constexpr std::size_t kReach = 9; // characters that are looked at together
    for (std::size_t at = 0; at == 0 || at + kReach <= word.size(); ++at) {
        const std::u32string_view part = word.substr(at, kReach);
        if (static_cast<std::size_t>(std::ranges::count(part, kLost)) * 3 > part.size())
            return false;
    }
    return true;
}

std::u32string filledLine(const OpenLine& line) {
    constexpr std::size_t kLongestWord = 64;
    const std::u32string_view text = line.text;
    std::span<const std::u32string> candidates = line.candidates;
    std::u32string filled;
    while (filled.size() < text.size()) {
        const std::size_t at = filled.size();
        std::size_t end = at;
        while (end < text.size() && !isWordSpace(text[end]))
            ++end;
        const std::u32string_view word = text.substr(at, end - at);
        const auto gaps = static_cast<std::size_t>(std::ranges::count(word, kLost));
        if (gaps > 0 && isMostlyKnown(word) && word.size() <= kLongestWord) {
            const std::u32string before = filled.substr(at - std::min(at, kContext));
            filled +=
                withLikeliest(before, word, text.substr(end, kContext), candidates.first(gaps));
        } else {
            filled += word;
        }
        candidates = candidates.subspan(gaps);
        while (end < text.size() && isWordSpace(text[end]))
            filled += text[end++];
    }
    return filled;
}

/// The text around a piece, repaired as far as it is.
class Surroundings {
public:
    Surroundings(const std::vector<RepairedPiece>& pieces, const SourceText& source)
        : m_pieces(pieces)
        , m_source(source.utf8()) {}

    /// In the same line.
    [[nodiscard]] std::u32string before(std::size_t piece) const {
        std::string text;
        for (std::size_t i = piece; text.size() < kBytes && !hasLineEnd(text); --i) {
            const std::uint64_t begin = m_pieces[i].segment.source.begin;
            const std::uint64_t from = i == 0 ? 0 : m_pieces[i - 1].segment.source.end;
            const std::uint64_t nearby = begin - std::min<std::uint64_t>(begin, kBytes);
            text.insert(0, m_source.substr(std::max(from, nearby), begin - std::max(from, nearby)));
            if (i == 0 || nearby > from)
                break;
            text.insert(0, m_pieces[i - 1].text);
        }
        std::u32string line = fromUtf8(text);
        line.erase(0, line.find_last_of(U"\n\r") + 1);
        line.erase(0, line.size() - std::min(line.size(), kContext));
        return line;
    }
    [[nodiscard]] std::u32string after(std::size_t piece) const {
        std::string text;
        for (std::size_t i = piece; text.size() < kBytes && !hasLineEnd(text); ++i) {
            const std::uint64_t end = m_pieces[i].segment.source.end;
            const bool isLast = i + 1 == m_pieces.size();
            const std::uint64_t next =
                isLast ? m_source.size() : m_pieces[i + 1].segment.source.begin;
            text += m_source.substr(end, std::min<std::uint64_t>(next - end, kBytes));
            if (isLast || next - end > kBytes)
                break;
            text += m_pieces[i + 1].text;
        }
        std::u32string line = fromUtf8(text).substr(0, kContext);
        return line.substr(0, std::min(line.find_first_of(U"\n\r"), line.size()));
    }

private:
    static constexpr std::uint64_t kBytes = 4 * kContext;
    static bool hasLineEnd(const std::string& text) {
        return text.find_first_of("\n\r") != text.npos;
    }

    const std::vector<RepairedPiece>& m_pieces;
    std::string_view m_source;
};

/// A piece whose damaged characters are looked at one by one, with their neighbours.
class OpenPiece {
public:
    OpenPiece(RepairedPiece& piece, std::u32string_view before, std::u32string_view after)
        : m_piece(piece)
        , m_text(fromUtf8(piece.text))
        , m_before(before) {
        addOther(before);
        std::uint64_t offset = 0;
        auto next = piece.segment.damaged.begin();
        for (std::size_t i = 0; i < m_text.size(); ++i) {
            const bool isDamaged = next != piece.segment.damaged.end() && next->offset == offset;
            offset += utf8::encodedLength(m_text[i]);
            m_line.text += m_text[i];
            if (m_text[i] == kLost)
                m_line.candidates.push_back(isDamaged ? guessable(next->candidates)
                                                      : std::u32string());
            if (isDamaged)
                m_damaged.push_back({i, *next++});
        }
        addOther(after);
    }

    /// What remains unknown is U+FFFD, or what is left of it where the text had no U+FFFD.
    void take(const SourceText& source) && {
        RepairedSegment& segment = m_piece.segment;
        const std::u32string line = filledLine(m_line);
        const auto filled = std::u32string_view(line).substr(m_before.size(), m_text.size());
        std::string text;
        std::size_t done = 0;
        std::vector<DamagedCharacter> damaged;
        for (auto& [at, character] : m_damaged) {
            text += toUtf8(filled.substr(done, at - done));
            done = at;
            character.offset = text.size();
            if (filled[at] != m_text[at]) {
                character.filling = Filling::Likeliest;
                std::erase(character.candidates, filled[at]);
                character.candidates.insert(0, 1, filled[at]);
                if (character.leftNoTrace)
                    placeGap(character);
            } else if (character.filling == Filling::None && character.leftNoTrace) {
                text += source.utf8().substr(character.source.begin, character.source.length());
                ++done;
                segment.besideDamage = true;
                continue;
            }
            damaged.push_back(std::move(character));
        }
        text += toUtf8(filled.substr(done));
        m_piece.text = std::move(text);
        segment.damaged = std::move(damaged);
    }

private:
    struct Damaged {
        std::size_t at; // code points of the piece
        DamagedCharacter& character;
    };
    /// None where they are too many.
    static std::u32string guessable(const std::u32string& candidates) {
        constexpr std::size_t kMost = 16;
        return candidates.size() <= kMost ? candidates : std::u32string();
    }
    /// Now that it is known which character it was, it is known which of its bytes is not there.
    static void placeGap(DamagedCharacter& character) {
        const std::string whole = toUtf8(character.candidates.substr(0, 1));
        std::erase(character.bytes, MaybeByte{});
        const auto gap = std::ranges::mismatch(character.bytes, asBytes(whole)).in1;
        character.bytes.insert(gap, MaybeByte{});
    }
    void addOther(std::u32string_view text) {
        m_line.text += text;
        m_line.candidates.resize(m_line.candidates.size() +
                                 static_cast<std::size_t>(std::ranges::count(text, kLost)));
    }

    RepairedPiece& m_piece;
    std::u32string m_text;
    std::u32string_view m_before;
    OpenLine m_line;
    std::vector<Damaged> m_damaged;
};

/// Those beside a piece, in its line, do not repair all that was damaged there.
void doubtNeighbours(std::vector<RepairedPiece>& pieces, std::size_t piece,
                     const SourceText& source) {
    const auto doubt = [&](std::size_t i, std::uint64_t from, std::uint64_t to) {
        if (source.utf8().substr(from, to - from).find('\n') != std::string_view::npos)
            return;
        RepairedSegment& segment = pieces[i].segment;
        segment.besideDamage = true;
        if (segment.label == Label::Lossless)
            segment.label = Label::Partial;
    };
    const ByteRange place = pieces[piece].segment.source;
    if (piece > 0)
        doubt(piece - 1, pieces[piece - 1].segment.source.end, place.begin);
    if (piece + 1 < pieces.size())
        doubt(piece + 1, place.end, pieces[piece + 1].segment.source.begin);
}

} // namespace

void takeLikeliest(std::vector<RepairedPiece>& pieces, const SourceText& source) {
    const auto isUnknown = [](const DamagedCharacter& each) {
        return each.filling == Filling::None;
    };
    const Surroundings surroundings(pieces, source);
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        RepairedPiece& piece = pieces[i];
        if (std::ranges::none_of(piece.segment.damaged, isUnknown))
            continue;
        const std::u32string before = surroundings.before(i);
        const std::u32string after = surroundings.after(i);
        OpenPiece(piece, before, after).take(source);
        if (piece.whole == 0 && std::ranges::all_of(piece.segment.damaged, isUnknown))
            destroy(piece, source);
    }
    const auto isNothing = [&](const RepairedPiece& piece) { // nothing came of it
        const ByteRange range = piece.segment.source;
        return piece.text == source.utf8().substr(range.begin, range.length()) &&
               piece.text.find("\xEF\xBF\xBD") == piece.text.npos;
    };
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        if (isNothing(pieces[i]))
            doubtNeighbours(pieces, i, source);
    }
    std::erase_if(pieces, isNothing);
}

} // namespace moji::repair
