#include "search/needle_forms.h"

#include "search/encoded_characters.h"
#include "unicode/case_folding.h"
#include "unicode/surrogates.h"

#include <algorithm>

namespace moji::search {

namespace {

constexpr std::size_t kMostWays = 64; // of writing the text between two cuts
constexpr std::size_t kLongestRun = 256;

std::u16string formOf(std::u32string_view text, bool folded) {
    if (!folded)
        return unicode::toUtf16(text);
    std::u16string units;
    for (const char32_t c : text)
        unicode::appendCaseFolded(c, units);
    return units;
}

} // namespace

/// The text between two adjacent cuts.
struct NeedleForms::Part {
    std::size_t begin = 0; // units
    std::size_t end = 0;
    std::vector<Bytes> ways; // of writing it; empty if there are too many
    std::size_t shortest = 0;
    bool equallyLong = false;

    /// Adds all ways from `unit` on, given the `bytes` written so far.
    void addWays(const std::vector<Forms>& from, std::size_t unit, const Bytes& bytes) {
        if (unit == end)
            ways.push_back(bytes);
        if (unit >= end)
            return;
        for (const Form& form : from[unit]) {
            if (ways.size() > kMostWays)
                return;
            Bytes longer = bytes;
            longer.insert(longer.end(), form.bytes.begin(), form.bytes.end());
            addWays(from, form.end, longer);
        }
    }
    void measure() {
        if (ways.size() > kMostWays)
            ways.clear();
        if (ways.empty())
            return;
        const auto [least, most] = std::ranges::minmax(ways, {}, &Bytes::size);
        shortest = least.size();
        equallyLong = least.size() == most.size();
    }
    /// Appends the first (or last) bytes of all ways to `classes`.
    void appendClasses(std::vector<ByteClasses::Values>& classes, bool last) const {
        const std::size_t old = classes.size();
        classes.resize(old + shortest);
        for (const Bytes& way : ways)
            for (std::size_t i = 0; i < shortest; ++i)
                classes[old + i].set(way[last ? way.size() - shortest + i : i]);
    }
};

std::optional<NeedleForms> NeedleForms::of(const Codec& codec, std::u16string_view units,
                                           bool folded) {
    if (std::ranges::any_of(unicode::fromUtf16(units), unicode::isSurrogate))
        return {};
    const bool isFar = std::ranges::any_of(units, unicode::isSurrogate);
    std::vector<bool> occurs(0x10000);
    for (const char16_t unit : units)
        occurs[unit] = true;
    bool hasSequences = false;
    const auto characters =
        encodedCharacters(codec, isFar ? 0x10FFFF : 0xFFFF, [&](std::u32string_view text) {
            hasSequences = hasSequences || text.size() > 1;
            const std::u16string form = formOf(text, folded);
            return !form.empty() && occurs[form[0]] && units.find(form) != units.npos;
        });
    if (!characters)
        return {};
    Forms forms;
    for (const EncodedCharacter& character : *characters) {
        const std::u16string form = formOf(character.text, folded);
        for (std::size_t at = 0; (at = units.find(form, at)) != units.npos; ++at)
            forms.push_back({at, at + form.size(), character.bytes});
    }
    forms = connected(std::move(forms), units.size());
    auto run = longestRun(partsOf(forms, units.size()));
    if (!run)
        return {};
    NeedleForms result(units.size(), std::move(forms), *std::move(run));
    result.m_hasSequences = hasSequences;
    return result;
}

NeedleForms::NeedleForms(std::size_t units, Forms forms, Run run)
    : m_from(units + 1)
    , m_common(std::move(run.classes)) {
    std::vector<std::size_t> most(units + 1); // bytes up to a unit
    std::ranges::sort(forms, {}, &Form::begin);
    for (const Form& form : forms) {
        most[form.end] = std::max(most[form.end], most[form.begin] + form.bytes.size());
        m_from[form.begin].push_back(form);
    }
    m_mostBefore = most[run.anchor] - run.anchorAt;
    m_mostBytes = most[units];
}

/// The forms that are part of a way from the beginning to the end.
NeedleForms::Forms NeedleForms::connected(Forms forms, std::size_t units) {
    std::vector<bool> reached(units + 1);
    std::vector<bool> leads(units + 1);
    reached[0] = leads[units] = true;
    std::ranges::sort(forms, {}, &Form::begin);
    for (const Form& form : forms)
        if (reached[form.begin])
            reached[form.end] = true;
    std::ranges::sort(forms, std::greater(), &Form::end);
    for (const Form& form : forms)
        if (leads[form.end])
            leads[form.begin] = true;
    std::erase_if(forms,
                  [&](const Form& form) { return !reached[form.begin] || !leads[form.end]; });
    return forms;
}

std::vector<NeedleForms::Part> NeedleForms::partsOf(const Forms& forms, std::size_t units) {
    std::vector<bool> isCut(units + 1, true);
    std::vector<Forms> from(units + 1);
    for (const Form& form : forms) {
        std::fill(isCut.begin() + static_cast<std::ptrdiff_t>(form.begin) + 1,
                  isCut.begin() + static_cast<std::ptrdiff_t>(form.end), false);
        from[form.begin].push_back(form);
    }
    std::vector<Part> parts;
    for (std::size_t begin = 0, end = 1; end <= units; ++end) {
        if (!isCut[end])
            continue;
        Part part{begin, end, {}, 0, false};
        part.addWays(from, begin, {});
        part.measure();
        parts.push_back(std::move(part));
        begin = end;
    }
    return parts;
}

std::optional<NeedleForms::Run> NeedleForms::longestRun(const std::vector<Part>& parts) {
    std::optional<Run> longest;
    std::ptrdiff_t mostQuick = 0;
    const auto consider = [&](Run run, std::size_t next) {
        while (next < parts.size() && run.classes.size() < kLongestRun) {
            parts[next].appendClasses(run.classes, false);
            if (!parts[next++].equallyLong)
                break;
        }
        const auto quick = std::ranges::count_if(run.classes, ByteClasses::isQuick);
        if (quick > mostQuick) {
            mostQuick = quick;
            longest = std::move(run);
        }
    };
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const Part& part = parts[i];
        // After a part of equal length, an earlier run is longer.
        if (i == 0 || !parts[i - 1].equallyLong)
            consider({{}, part.begin, 0}, i);
        if (part.equallyLong)
            continue;
        Run run{{}, part.end, part.shortest};
        part.appendClasses(run.classes, true);
        consider(std::move(run), i + 1);
    }
    return longest;
}

std::optional<ByteRange> NeedleForms::firstIn(ByteView bytes, std::size_t limit) const {
    const ByteView looked =
        bytes.first(std::min(bytes.size(), limit + m_mostBefore + m_common.size() - 1));
    for (std::size_t place = 0; place + m_common.size() <= looked.size(); ++place) {
        const std::size_t found = m_common.find(looked.subspan(place));
        if (found == ByteClasses::npos)
            break;
        place += found;
        const std::size_t after = std::min(place + 1, limit);
        for (std::size_t begin = place - std::min(place, m_mostBefore); begin < after; ++begin)
            if (const std::size_t length = lengthAt(bytes.subspan(begin)); length > 0)
                return ByteRange{begin, begin + length};
    }
    return {};
}

/// The length of the form at the front of `bytes`; 0 if there is none.
std::size_t NeedleForms::lengthAt(ByteView bytes) const {
    std::size_t unit = 0;
    std::size_t length = 0;
    while (unit + 1 < m_from.size()) {
        const ByteView rest = bytes.subspan(length);
        const auto form = std::ranges::find_if(m_from[unit], [&](const Form& candidate) {
            const std::size_t size = candidate.bytes.size();
            return size <= rest.size() && std::ranges::equal(candidate.bytes, rest.first(size));
        });
        if (form == m_from[unit].end())
            return 0;
        unit = form->end;
        length += form->bytes.size();
    }
    return length;
}

} // namespace moji::search
