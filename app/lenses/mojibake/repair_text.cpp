#include "lenses/mojibake/repair_text.h"

#include "repair/plan_changes.h"
#include "utf8/utf8_writer.h"

#include <algorithm>

namespace moji::app {

namespace {

bool endsLine(const PlacedSpan& placed) {
    return !placed.isError() && placed.span.count > 0 &&
           placed.span.codePoints[placed.span.count - 1] == U'\n';
}

struct ShortLine {
    ByteRange range;
    bool isCut;
};

/// The line of the caret with its end, as far as it is looked for.
ShortLine shortLineAt(const Document& document, std::uint64_t caret) {
    ByteRange line{caret - std::min(caret, kLineAround),
                   std::min(document.size(), caret + kLineAround)};
    bool isBegun = line.begin == 0;
    bool isEnded = line.end == document.size();
    for (const PlacedSpan& placed : document.spansIn(line)) {
        if (!endsLine(placed))
            continue;
        if (placed.range().end > caret) {
            line.end = placed.range().end;
            isEnded = true;
            break;
        }
        line.begin = placed.range().end;
        isBegun = true;
    }
    return {line, !isBegun || !isEnded};
}

bool isSurrogate(char32_t codePoint) {
    return codePoint >= 0xD800 && codePoint <= 0xDFFF;
}

bool isText(const PlacedSpan& placed) {
    return !placed.isError() && std::ranges::none_of(placed.span.text(), isSurrogate);
}

} // namespace

RepairText::RepairText(const Document& document, const Selection& selection)
    : m_isSelection(!selection.range().empty()) {
    ByteRange wanted = selection.range();
    if (!m_isSelection) {
        const ShortLine line = shortLineAt(document, selection.caret());
        wanted = line.range;
        m_isPartOfLine = line.isCut;
    }
    if (wanted.length() > kMostRepaired) {
        m_left = wanted.length() - kMostRepaired;
        wanted.end = wanted.begin + kMostRepaired;
    }
    read(document, wanted);
}

void RepairText::read(const Document& document, ByteRange range) {
    const auto spans = document.spansIn(range);
    if (spans.empty())
        return;
    m_range = {spans.front().offset, spans.back().range().end};
    for (const PlacedSpan& placed : spans) {
        m_marks.push_back({m_utf8.size(), placed.offset});
        if (isText(placed)) {
            m_utf8 += toUtf8(placed.span.text());
        } else if (document.isUtf8()) {
            m_utf8.append(placed.bytes.begin(), placed.bytes.end());
        } else {
            m_malformed.push_back(m_utf8.size());
            appendUtf8(m_utf8, U'\uFFFD');
        }
    }
    m_marks.push_back({m_utf8.size(), m_range.end});
}

bool RepairText::hasMalformed(ByteRange text) const {
    const auto found = std::ranges::lower_bound(m_malformed, text.begin);
    return found != m_malformed.end() && *found < text.end;
}

ByteRange RepairText::inDocument(ByteRange text) const {
    if (m_marks.empty() || text.begin >= m_utf8.size())
        return {};
    const auto first = std::prev(std::ranges::upper_bound(m_marks, text.begin, {}, &Mark::text));
    const auto last = std::ranges::lower_bound(m_marks, text.end, {}, &Mark::text);
    return {first->document, last == m_marks.end() ? m_range.end : last->document};
}

ByteRange RepairText::inText(ByteRange document) const {
    if (document.empty() || !m_range.contains(document.begin))
        return {};
    const auto first =
        std::prev(std::ranges::upper_bound(m_marks, document.begin, {}, &Mark::document));
    const auto last = std::ranges::lower_bound(m_marks, document.end, {}, &Mark::document);
    return {first->text, last == m_marks.end() ? m_utf8.size() : last->text};
}

namespace {

/// Changes of a segment by themselves, or of all of it where one begins or ends in the midst of
/// bytes that several characters share.
std::vector<repair::Replacement> alignedChanges(const Document& document, const RepairText& text,
                                                const repair::RepairPlan& plan,
                                                std::size_t segment) {
    repair::RepairPlan one = plan;
    one.segments = {plan.segments[segment]};
    auto changes = repair::changesOf(document.codecs(), one, text.utf8());
    const auto aligned = [&](const repair::Replacement& change) {
        return text.inText(text.inDocument(change.range)) == change.range;
    };
    if (std::ranges::all_of(changes, aligned))
        return changes;
    const repair::RepairedSegment& whole = one.segments.front();
    return {{whole.source, plan.text.substr(whole.result.begin, whole.result.length())}};
}

} // namespace

RepairEdit repairEdit(const Document& document, const RepairText& text,
                      const repair::RepairPlan& plan, const std::vector<std::size_t>& segments) {
    RepairEdit edit;
    const Codec& codec = document.codec();
    for (const std::size_t segment : segments) {
        for (const auto& change : alignedChanges(document, text, plan, segment)) {
            const std::u32string characters = moji::fromUtf8(change.text);
            auto bytes = encodeAll(codec, characters);
            if (bytes) {
                edit.parts.push_back({text.inDocument(change.range), *std::move(bytes)});
                continue;
            }
            for (const char32_t character : characters)
                if (!encodeAll(codec, {&character, 1}) &&
                    edit.unwritable.find(character) == edit.unwritable.npos)
                    edit.unwritable += character;
        }
    }
    if (!edit.unwritable.empty())
        edit.parts.clear();
    return edit;
}

BytesChange apply(Document& document, const RepairEdit& edit, const QString& name) {
    if (edit.parts.empty())
        return {};
    Bytes inserted;
    std::vector<PieceTable::Edit> edits;
    for (const RepairEdit::Part& part : edit.parts) {
        edits.push_back({part.range, {inserted.size(), inserted.size() + part.bytes.size()}});
        inserted.insert(inserted.end(), part.bytes.begin(), part.bytes.end());
    }
    PieceTable table = document.table();
    table.replaceAll(edits, std::make_shared<const MemorySource>(std::move(inserted)));
    BytesChange change = changeOf(edits);
    document.adopt(table, change, name);
    return change;
}

} // namespace moji::app
