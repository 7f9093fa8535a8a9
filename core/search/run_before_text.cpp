#include "search/run_before_text.h"

#include "search/regex_parts.h"
#include "utf8/utf8_writer.h"

#include <algorithm>
#include <bitset>
#include <cstring>
#include <span>

namespace moji::search {

namespace {

using Kind = RegexParts::Kind;
using Part = RegexParts::Part;
using Set = std::size_t; // its place in RegexParts::sets

/// The parts of an expression of this shape.
struct Shape {
    Set run = 0;
    std::vector<Set> text; // of one character each
    bool endsAtWordEdge = false;
};

std::optional<Shape> shapeOf(const RegexParts& regex) {
    std::span<const Part> parts = regex.parts;
    Shape shape;
    if (!parts.empty() && parts.back().kind == Kind::WordEdge) {
        shape.endsAtWordEdge = true;
        parts = parts.first(parts.size() - 1);
    }
    const bool isRun = parts.size() >= 3 && parts[0].kind == Kind::Set &&
                       parts[1].kind == Kind::Syntax && parts[1].syntax == "+";
    if (!isRun)
        return {};
    shape.run = parts[0].set;
    for (const Part& part : parts.subspan(2)) {
        if (part.kind != Kind::Set || regex.sets[part.set].size() != 1)
            return {};
        shape.text.push_back(part.set);
    }
    return shape;
}

class RunOfLetters final : public RunBeforeText {
public:
    RunOfLetters(const std::string& letters, std::string text, bool endsAtWordEdge)
        : RunBeforeText(std::move(text), endsAtWordEdge) {
        for (const char letter : letters)
            m_set.set(static_cast<unsigned char>(letter));
    }

private:
    [[nodiscard]] bool has(char letter) const { return m_set[static_cast<unsigned char>(letter)]; }
    [[nodiscard]] std::size_t runAtEnd(std::string_view text) const override {
        const auto other = std::find_if_not(text.rbegin(), text.rend(),
                                            [this](char letter) { return has(letter); });
        return static_cast<std::size_t>(other - text.rbegin());
    }
    [[nodiscard]] std::size_t runAtBegin(std::string_view text) const override {
        const auto other = std::ranges::find_if_not(text, [this](char c) { return has(c); });
        return static_cast<std::size_t>(other - text.begin());
    }

    std::bitset<256> m_set;
};

class RunOfUtf8 final : public RunBeforeText {
public:
    RunOfUtf8(icu::UnicodeSet set, std::string text, bool endsAtWordEdge)
        : RunBeforeText(std::move(text), endsAtWordEdge)
        , m_set(std::move(set)) {
        m_set.freeze();
    }

private:
    // ICU counts in int32_t; longer pieces than this are never at hand.
    static constexpr std::size_t kMost = 0x7FFFFFFF;

    [[nodiscard]] std::size_t runAtEnd(std::string_view text) const override {
        text = text.substr(text.size() - std::min(text.size(), kMost));
        const int32_t length = static_cast<int32_t>(text.size());
        return static_cast<std::size_t>(
            length - m_set.spanBackUTF8(text.data(), length, USET_SPAN_CONTAINED));
    }
    [[nodiscard]] std::size_t runAtBegin(std::string_view text) const override {
        const auto length = static_cast<int32_t>(std::min(text.size(), kMost));
        return static_cast<std::size_t>(m_set.spanUTF8(text.data(), length, USET_SPAN_CONTAINED));
    }

    icu::UnicodeSet m_set;
};

std::size_t findText(std::string_view in, std::string_view sought, std::size_t from) {
    const void* const found =
        from < in.size() ? memmem(in.data() + from, in.size() - from, sought.data(), sought.size())
                         : nullptr;
    return found == nullptr ? std::string_view::npos
                            : static_cast<std::size_t>(static_cast<const char*>(found) - in.data());
}

} // namespace

std::shared_ptr<const RunBeforeText> RunBeforeText::ofLetters(const RegexParts& parts,
                                                              const RegexAlphabet& alphabet) {
    const auto shape = shapeOf(parts);
    if (!shape)
        return {};
    const auto run = alphabet.singlesOf(shape->run);
    std::string text;
    for (const Set set : shape->text) {
        const auto letters = alphabet.singlesOf(set);
        if (!letters || letters->size() != 1)
            return {};
        text += *letters;
    }
    if (!run)
        return {};
    return std::make_shared<const RunOfLetters>(*run, std::move(text), shape->endsAtWordEdge);
}

std::shared_ptr<const RunBeforeText> RunBeforeText::ofUtf8(const RegexParts& parts) {
    const auto shape = shapeOf(parts);
    if (!shape)
        return {};
    std::string text;
    for (const Set set : shape->text)
        appendUtf8(text, static_cast<char32_t>(parts.sets[set].charAt(0)));
    return std::make_shared<const RunOfUtf8>(parts.sets[shape->run], std::move(text),
                                             shape->endsAtWordEdge);
}

/// Whether the text found at `begin` ends where it has to.
bool RunBeforeText::endsWell(std::string_view text, std::size_t begin) const {
    return !m_endsAtWordEdge || RegexAlphabet::isWordEdge(text, begin + m_text.size());
}

std::optional<RunBeforeText::Match> RunBeforeText::find(std::string_view text,
                                                        std::size_t from) const {
    for (std::size_t at = from;; ++at) {
        at = findText(text, m_text, at);
        if (at == std::string_view::npos)
            return {};
        if (at == from || !endsWell(text, at))
            continue;
        const std::size_t before = runAtEnd(text.substr(from, at - from));
        if (before == 0)
            continue;
        const std::size_t reach = at + runAtBegin(text.substr(at));
        std::size_t last = text.rfind(m_text, reach);
        while (!endsWell(text, last))
            last = text.rfind(m_text, last - 1);
        return Match{at - before, last + m_text.size()};
    }
}

} // namespace moji::search
