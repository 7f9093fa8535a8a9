#include "repair/repaired_pieces.h"

#include "repair/hypothesis.h"
#include "utf8/utf8_writer.h"

#include <algorithm>

namespace moji::repair {

void destroy(RepairedPiece& piece, const SourceText& source) {
    RepairedSegment& segment = piece.segment;
    segment.label = Label::Destroyed;
    segment.chain.clear();
    segment.damaged.clear();
    piece.text = source.utf8().substr(segment.source.begin, segment.source.length());
}

RepairedPiece pieceOf(const CodecRegistry& codecs, const SourceText& source, FilledText repaired,
                      std::size_t begin, std::size_t end, const Chain& chain) {
    RepairedPiece piece;
    RepairedSegment& segment = piece.segment;
    segment.source = source.bytes(begin, end);
    segment.chain = chain;
    const std::string_view before =
        source.utf8().substr(segment.source.begin, segment.source.length());
    const bool hasLoss =
        !repaired.damaged.empty() || repaired.text.find(U'\uFFFD') != repaired.text.npos;
    const bool isGuessable = std::ranges::any_of(repaired.damaged, mayBeGuessed);
    segment.label = hasLoss ? Label::Partial : Label::Lossless;
    piece.whole = repaired.whole;
    if (hasLoss && piece.whole == 0 && !isGuessable) {
        destroy(piece, source);
        return piece;
    }
    std::size_t at = 0;
    for (DamagedCharacter& damaged : repaired.damaged) {
        piece.text += toUtf8(std::u32string_view(repaired.text).substr(at, damaged.offset - at));
        at = damaged.offset;
        damaged.offset = piece.text.size();
    }
    piece.text += toUtf8(std::u32string_view(repaired.text).substr(at));
    segment.damaged = std::move(repaired.damaged);
    segment.chosenCodes = repaired.chosenCodes;
    if (!hasLoss && (segment.chosenCodes > 0 || !comesFrom(codecs, chain, before, piece.text)))
        segment.label = Label::Partial;
    return piece;
}

namespace {

/// A part, and where it is in the text.
struct PlacedPart {
    std::size_t begin; // code points
    std::size_t end;
    const MisreadPart& part;
};

/// A character of which a byte was dropped: which one it was is known, or what it may have been.
FilledText filledCharacter(const SourceText& source, const PlacedPart& placed, const Codec& codec) {
    const MisreadPart& part = placed.part;
    Bytes rest;
    EncoderState state = codec.initialEncoderState();
    for (const char32_t c : source.text(placed.begin, placed.end)) {
        const EncodeStep step = codec.encode({&c, 1}, state, Tail::AtEnd);
        rest.insert(rest.end(), step.bytes.begin(), step.bytes.begin() + step.length);
    }
    DamagedCharacter damaged;
    damaged.source = source.bytes(placed.begin, placed.end);
    damaged.bytes.assign(rest.begin(), rest.end());
    damaged.bytes.emplace_back();
    damaged.leftNoTrace = true;
    damaged.candidates =
        part.isOpen() ? withOneByteMore(rest, droppedBytes(byteMapOf(codec))) : part.text;
    const bool isOnly = damaged.candidates.size() == 1;
    damaged.filling = isOnly ? Filling::OnlyOne : Filling::None;
    const char32_t shown = isOnly ? damaged.candidates.front() : U'\uFFFD';
    return {std::u32string(1, shown), {std::move(damaged)}, isOnly ? std::size_t{1} : 0};
}

/// Nothing where the part cannot be read after all.
std::optional<FilledText> filledPart(const CodecRegistry& codecs, const SourceText& source,
                                     const PlacedPart& placed, const Chain& chain) {
    const MisreadPart& part = placed.part;
    if (!part.dropped && !part.hasGaps)
        return FilledText{part.text, {}, countWhole(part.text)};
    const Codec* codec = codecs.find(chain.front().codec);
    if (!codec)
        return std::nullopt;
    if (part.dropped)
        return filledCharacter(source, placed, *codec);
    const auto characters = readAround(*codec, source.text(placed.begin, placed.end));
    if (!characters)
        return std::nullopt;
    return fillGaps(*characters, *codec, source, placed.begin, source.text().substr(placed.end));
}

/// Parts of a word, some of them open: what these are is a question of the whole word.
RepairedPiece pieceOfWord(const CodecRegistry& codecs, const SourceText& source,
                          const std::vector<PlacedPart>& parts, const Chain& chain) {
    FilledText word;
    std::size_t done = parts.front().begin;
    for (const PlacedPart& part : parts) {
        word.text += source.text(done, part.begin);
        done = part.end;
        auto filled = filledPart(codecs, source, part, chain);
        if (!filled) {
            word.text += source.text(part.begin, part.end);
            continue;
        }
        for (DamagedCharacter& damaged : filled->damaged) {
            damaged.offset += word.text.size();
            word.damaged.push_back(std::move(damaged));
        }
        word.text += filled->text;
        word.whole += filled->whole;
    }
    return pieceOf(codecs, source, std::move(word), parts.front().begin, done, chain);
}

/// Makes the pieces of parts that come in order, and joins neighbours.
class Joiner {
public:
    Joiner(const CodecRegistry& codecs, const SourceText& source)
        : m_codecs(codecs)
        , m_source(source) {}

    void add(const PlacedPart& part, const Chain& chain) {
        if (!part.part.hasGaps && !part.part.dropped) {
            const bool goesOn = !m_run.empty() && (&chain == m_chain || chain == *m_chain) &&
                                isAsciiBetween(m_run.back().end, part.begin);
            if (!goesOn)
                endRun();
            m_chain = &chain;
            m_run.push_back(part);
            return;
        }
        endRun();
        if (auto filled = filledPart(m_codecs, m_source, part, chain))
            m_pieces.push_back(
                pieceOf(m_codecs, m_source, *std::move(filled), part.begin, part.end, chain));
    }
    /// Parts of a word, of which some are open.
    void addWord(const std::vector<PlacedPart>& parts, const Chain& chain) {
        endRun();
        m_pieces.push_back(pieceOfWord(m_codecs, m_source, parts, chain));
    }
    [[nodiscard]] std::vector<RepairedPiece> pieces() && {
        endRun();
        return std::move(m_pieces);
    }

private:
    [[nodiscard]] bool isAsciiBetween(std::size_t end, std::size_t next) const {
        if (std::ranges::all_of(m_source.text(end, next), [](char32_t c) { return c < 0x80; }))
            return true;
        return m_source.bytes(end, next).length() == next - end; // a byte for each character
    }

    /// Of the run.
    [[nodiscard]] RepairedPiece pieceOfPart(const PlacedPart& part) const {
        const std::u32string& text = part.part.text;
        return pieceOf(m_codecs, m_source, {text, {}, countWhole(text)}, part.begin, part.end,
                       *m_chain);
    }

    /// One proof for all of the run; one for each part if that fails.
    void endRun() {
        if (m_run.empty())
            return;
        if (m_chain->front().kind == StepKind::Unescape) {
            endRunOfEscapes(); // white space between them was not escaped
            return;
        }
        std::u32string text;
        std::size_t done = m_run.front().begin;
        for (const PlacedPart& part : m_run) {
            text += m_source.text(done, part.begin);
            text += part.part.text;
            done = part.end;
        }
        const std::size_t whole = countWhole(text);
        RepairedPiece joined = pieceOf(m_codecs, m_source, {std::move(text), {}, whole},
                                       m_run.front().begin, done, *m_chain);
        if (joined.segment.label == Label::Lossless || m_run.size() == 1)
            m_pieces.push_back(std::move(joined));
        else
            for (const PlacedPart& part : m_run)
                m_pieces.push_back(pieceOfPart(part));
        m_run.clear();
    }

    /// Each part is proven by itself.
    void endRunOfEscapes() {
        bool joins = false;
        for (const PlacedPart& part : m_run) {
            RepairedPiece piece = pieceOfPart(part);
            const bool proven = piece.segment.label == Label::Lossless;
            if (joins && proven) {
                RepairedPiece& last = m_pieces.back();
                last.text += m_source.utf8().substr(
                    last.segment.source.end, piece.segment.source.begin - last.segment.source.end);
                last.text += piece.text;
                last.segment.source.end = piece.segment.source.end;
            } else {
                m_pieces.push_back(std::move(piece));
            }
            joins = proven;
        }
        m_run.clear();
    }

    const CodecRegistry& m_codecs;
    const SourceText& m_source;
    const Chain* m_chain = nullptr; // of the run
    std::vector<PlacedPart> m_run;
    std::vector<RepairedPiece> m_pieces;
};

} // namespace

std::vector<RepairedPiece> misreadPieces(const CodecRegistry& codecs, const SourceText& source,
                                         const MisreadText& misread) {
    Joiner joiner(codecs, source);
    for (const MisreadText::Place& place : misread.places) {
        std::vector<PlacedPart> parts;
        for (const MisreadPart& part : *place.parts)
            parts.push_back({place.begin + part.begin, place.begin + part.end, part});
        if (std::ranges::any_of(*place.parts, &MisreadPart::isOpen)) {
            joiner.addWord(parts, *place.chain);
            continue;
        }
        for (const PlacedPart& part : parts)
            joiner.add(part, *place.chain);
    }
    return std::move(joiner).pieces();
}

} // namespace moji::repair
