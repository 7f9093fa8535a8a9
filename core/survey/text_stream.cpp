#include "survey/text_stream.h"

#include "detect/declarations.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>

namespace moji {

namespace {

constexpr char32_t kMark = 0xFEFF;

/// As declarations are looked for in.
std::string asciiOf(std::u32string_view text) {
    std::string ascii;
    for (const char32_t c : text)
        ascii.push_back(c < 0x80 ? static_cast<char>(c) : '\x80');
    return ascii;
}

void declare(std::u32string& text, const Declaration& found, std::string_view encoding) {
    const std::string name = nameInDeclaration(found.form, encoding);
    text.replace(found.begin, found.end - found.begin, std::u32string(name.begin(), name.end()));
}

} // namespace

Result<bool> DecodedText::next(std::u32string& text) {
    while (m_part < m_parts.size()) {
        const EncodedPart& part = m_parts[m_part];
        if (!m_reader) {
            m_bytes = std::make_unique<SourceReader>(m_source, part.range);
            m_reader = std::make_unique<TextReader>(*m_bytes, *part.codec);
        }
        const auto piece = m_reader->next(text);
        if (!piece)
            return piece.error();
        if (piece->error.length > 0)
            return Error{ErrorCode::Malformed,
                         {},
                         fmt::format("offset {} is not valid {}",
                                     part.range.begin + piece->errorOffset, part.codec->name())};
        if (!piece->atEnd)
            return true;
        m_reader.reset();
        ++m_part;
    }
    return false;
}

Result<bool> EditedText::readHead() {
    while (m_pending.size() <= kDeclarationHead + 1) {
        const auto more = m_text.next(m_pending);
        if (!more)
            return more.error();
        if (!*more) {
            m_atEnd = true;
            break;
        }
    }
    return !m_pending.empty();
}

void EditedText::editHead() {
    const bool isMarked = m_pending.starts_with(kMark);
    if (isMarked)
        m_pending.erase(0, 1);
    if (!m_edits.declare.empty()) {
        auto declared =
            findDeclarations(asciiOf(std::u32string_view(m_pending).substr(0, kDeclarationHead)));
        std::ranges::sort(declared, std::greater(), &Declaration::begin); // the last one first
        for (const Declaration& found : declared)
            declare(m_pending, found, m_edits.declare);
    }
    const bool marks = m_edits.bom == BomWish::Add || (m_edits.bom == BomWish::Keep && isMarked);
    if (marks)
        m_pending.insert(0, 1, kMark);
}

/// More text in m_pending, but for what may be the end where that may be edited; false after it.
Result<bool> EditedText::readMore() {
    m_pending = std::move(m_kept);
    m_kept.clear();
    while (!m_atEnd && m_pending.size() <= kDeclarationTail) {
        const auto more = m_text.next(m_pending);
        if (!more)
            return more.error();
        m_atEnd = !*more;
        if (m_edits.declare.empty())
            break;
    }
    return !m_pending.empty() || !m_atEnd;
}

/// Edits the end, or keeps back what may be that.
void EditedText::editTail() {
    if (m_edits.declare.empty())
        return;
    const std::size_t begin = m_pending.size() - std::min(m_pending.size(), kDeclarationTail);
    m_kept = m_pending.substr(begin);
    m_pending.resize(begin);
    if (!m_atEnd)
        return;
    if (const auto found = findDeclarationAtEnd(asciiOf(m_kept)))
        declare(m_kept, *found, m_edits.declare);
    m_pending += m_kept;
    m_kept.clear();
}

void EditedText::addWithLineEnds(std::u32string& out) {
    if (m_edits.eol == EolWish::Keep) {
        out += m_pending;
        return;
    }
    const std::u32string_view end = m_edits.eol == EolWish::Lf ? U"\n" : U"\r\n";
    for (const char32_t c : m_pending) {
        if (c == U'\r' || (c == U'\n' && !m_endsInReturn))
            out += end;
        else if (c != U'\n')
            out += c;
        m_endsInReturn = c == U'\r';
    }
}

Result<bool> EditedText::next(std::u32string& text) {
    if (!m_hasHead) {
        m_hasHead = true;
        auto any = readHead();
        if (!any || !*any)
            return any;
        editHead();
    } else {
        auto more = readMore();
        if (!more || !*more)
            return more;
    }
    editTail();
    addWithLineEnds(text);
    m_pending.clear();
    return true;
}

Result<bool> isSameText(TextStream& one, TextStream& other) {
    std::u32string a;
    std::u32string b;
    for (;;) {
        bool anyLeft = true;
        while (a.empty() && anyLeft) {
            const auto more = one.next(a);
            if (!more)
                return more.error();
            anyLeft = *more;
        }
        anyLeft = true;
        while (b.empty() && anyLeft) {
            const auto more = other.next(b);
            if (!more)
                return more.error();
            anyLeft = *more;
        }
        const std::size_t common = std::min(a.size(), b.size());
        if (common == 0)
            return a.empty() && b.empty();
        if (a.compare(0, common, b, 0, common) != 0)
            return false;
        a.erase(0, common);
        b.erase(0, common);
    }
}

} // namespace moji
