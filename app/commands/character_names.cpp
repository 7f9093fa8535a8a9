#include "commands/character_names.h"

#include "text/qt_text.h"
#include "unicode/character_info.h"

#include <QStringList>

#include <algorithm>
#include <functional>
#include <string_view>

namespace moji::app {

namespace {

constexpr char32_t kEnd = 0x110000;

struct Skipped {
    char32_t first, last;
};
// Named by rule (Unicode Standard 4.8), or not characters.
constexpr Skipped kSkipped[] = {
    {0x3400, 0x4DBF},   {0x4E00, 0x9FFF},   {0xAC00, 0xD7A3},
    {0xD800, 0xF8FF},   {0x17000, 0x18AFF}, {0x18D00, 0x18D8F},
    {0x1B170, 0x1B2FF}, {0x20000, 0xE0000}, {0xF0000, 0x10FFFF},
};

char32_t afterSkipped(char32_t code) {
    for (const Skipped& range : kSkipped)
        if (code >= range.first && code <= range.last)
            return range.last + 1;
    return code;
}

std::vector<std::string> needlesOf(const QString& typed) {
    std::vector<std::string> needles;
    for (const QString& word : typed.toUpper().split(QLatin1Char(' '), Qt::SkipEmptyParts))
        needles.push_back(' ' + toUtf8(word));
    // The longest is the rarest.
    std::ranges::sort(needles, std::greater{}, &std::string::size);
    return needles;
}

} // namespace

CharacterNames::CharacterNames() {
    for (char32_t code = 0; code < kEnd; ++code) {
        code = afterSkipped(code);
        if (code >= kEnd)
            break;
        const std::string name = unicode::name(code);
        if (name.empty() || name.front() == '<' || name.starts_with("U+"))
            continue;
        m_begins.push_back(m_text.size());
        m_codePoints.push_back(code);
        m_text += ' ';
        m_text += name;
        m_text += '\n';
    }
    m_begins.push_back(m_text.size());
}

std::string_view CharacterNames::nameAt(std::size_t index) const {
    const std::size_t begin = m_begins[index];
    return std::string_view(m_text).substr(begin, m_begins[index + 1] - begin - 1);
}

std::vector<CharacterNames::Named> CharacterNames::find(const QString& typed,
                                                        std::size_t most) const {
    const std::vector<std::string> needles = needlesOf(typed);
    std::vector<std::size_t> found;
    if (needles.empty())
        return {};
    std::size_t index = 0;
    std::size_t at = m_text.find(needles[0]);
    while (at != std::string::npos) {
        while (m_begins[index + 1] <= at)
            ++index;
        const std::string_view name = nameAt(index);
        if (std::all_of(needles.begin() + 1, needles.end(), [&](const std::string& needle) {
                return name.find(needle) != std::string_view::npos;
            }))
            found.push_back(index);
        at = m_text.find(needles[0], m_begins[index + 1]);
    }
    const auto kept = found.begin() + static_cast<std::ptrdiff_t>(std::min(most, found.size()));
    std::partial_sort(found.begin(), kept, found.end(), [this](std::size_t a, std::size_t b) {
        const std::size_t first = nameAt(a).size();
        const std::size_t second = nameAt(b).size();
        return first != second ? first < second : a < b;
    });
    found.erase(kept, found.end());
    std::vector<Named> named;
    named.reserve(found.size());
    for (const std::size_t one : found)
        named.push_back({m_codePoints[one], std::string(nameAt(one).substr(1))});
    return named;
}

} // namespace moji::app
