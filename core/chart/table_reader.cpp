// Mapping files as unicode.org, Python's sources and libiconv's publish them.

#include "bytes/file_source.h"
#include "chart/code_reader.h"

#include <algorithm>
#include <charconv>
#include <map>

namespace moji::chart {

namespace {

/// As std::less orders them, of which GCC 12 warns without reason.
struct ByteOrder {
    bool operator()(const Bytes& one, const Bytes& other) const {
        return std::ranges::lexicographical_compare(one, other);
    }
};
using CodeMap = std::map<Bytes, std::u32string, ByteOrder>;

std::optional<char32_t> numberIn(std::string_view word) {
    if (word.starts_with("0x") || word.starts_with("0X") || word.starts_with("U+"))
        word.remove_prefix(2);
    else
        return std::nullopt;
    std::uint32_t number = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number, 16);
    const bool isWhole = error == std::errc() && end == word.data() + word.size();
    return isWhole ? std::optional(static_cast<char32_t>(number)) : std::nullopt;
}

/// The bytes of "0x8140": as many as its digits fill.
std::optional<Bytes> codeIn(std::string_view word) {
    const auto number = numberIn(word);
    if (!number || word.size() > 2 + 8)
        return std::nullopt;
    Bytes code((word.size() - 2 + 1) / 2);
    for (std::size_t i = 0; i < code.size(); ++i)
        code[code.size() - 1 - i] = static_cast<Byte>(*number >> (8 * i));
    return code;
}

/// The code points of "0x304B+0x309A" or "U+304B+309A".
std::optional<std::u32string> textIn(std::string_view word) {
    std::u32string text;
    std::string prefix(word.substr(0, 2));
    while (!word.empty()) {
        const std::size_t plus = word.find('+', 2);
        const std::string_view part = word.substr(0, plus);
        auto number = numberIn(part);
        if (!number)
            number = numberIn(prefix + std::string(part));
        if (!number || *number > 0x10FFFF || text.size() == Span::kMaxCodePoints)
            return std::nullopt;
        text += *number;
        word.remove_prefix(plus == std::string_view::npos ? word.size() : plus + 1);
    }
    return text;
}

std::vector<std::string_view> wordsIn(std::string_view line) {
    line = line.substr(0, line.find('#'));
    std::vector<std::string_view> words;
    while (true) {
        const std::size_t begin = line.find_first_not_of(" \t\r");
        if (begin == std::string_view::npos)
            return words;
        line.remove_prefix(begin);
        const std::size_t length = std::min(line.find_first_of(" \t\r"), line.size());
        words.push_back(line.substr(0, length));
        line.remove_prefix(length);
    }
}

class TableReader final : public CodeReader {
public:
    TableReader(std::string name, CodeMap texts)
        : CodeReader(std::move(name), "mapping file")
        , m_texts(std::move(texts)) {
        for (const auto& [code, text] : m_texts)
            m_codes.emplace(text, code);
    }

    bool enter(ByteView prefix) override { return prefix.empty(); }

    Span read(ByteView code, Tail tail) override {
        const auto length = static_cast<std::uint32_t>(code.size());
        // The codes that start with `code` come first from here on.
        auto found = m_texts.lower_bound(Bytes(code.begin(), code.end()));
        const bool isCode = found != m_texts.end() && std::ranges::equal(found->first, code);
        const auto longer = isCode ? std::next(found) : found;
        if (tail == Tail::MoreFollows && longer != m_texts.end() &&
            longer->first.size() > code.size() &&
            std::equal(code.begin(), code.end(), longer->first.begin()))
            return Span::needsMore();
        if (!isCode)
            return Span::error(length, SpanStatus::Unmapped);
        Span span;
        span.length = length;
        span.count = static_cast<std::uint8_t>(found->second.size());
        std::ranges::copy(found->second, span.codePoints.begin());
        return span;
    }

    Bytes write(std::u32string_view text) override {
        const auto found = m_codes.find(std::u32string(text));
        return found == m_codes.end() ? Bytes() : found->second;
    }

private:
    CodeMap m_texts;
    std::map<std::u32string, Bytes> m_codes; // of several, the first in byte order
};

} // namespace

Result<ReaderPointer> tableReader(const std::string& path) {
    constexpr std::uint64_t kLargest = 64 << 20;
    const auto source = FileSource::open(path);
    if (!source)
        return source.error();
    if ((*source)->size() > kLargest)
        return Error{ErrorCode::TooLarge, path, "is too large for a mapping file"};
    const auto bytes = readRange(**source, {0, (*source)->size()});
    if (!bytes)
        return bytes.error();
    CodeMap texts;
    std::string_view rest = asChars(*bytes);
    for (std::size_t number = 1; !rest.empty(); ++number) {
        const std::size_t length = std::min(rest.find('\n'), rest.size());
        const auto words = wordsIn(rest.substr(0, length));
        rest.remove_prefix(std::min(length + 1, rest.size()));
        if (words.size() < 2) // a remark, or a code without a character
            continue;
        // Some tables have the code in other forms too; the character is the last column.
        const auto code = codeIn(words.front());
        auto text = textIn(words.back());
        if (!code || !text)
            return Error{ErrorCode::Malformed, path,
                         "line " + std::to_string(number) + " is not \"0xBYTES 0xCODEPOINT\""};
        texts.insert_or_assign(*code, *std::move(text));
    }
    if (texts.empty())
        return Error{ErrorCode::Malformed, path, "has no line \"0xBYTES 0xCODEPOINT\""};
    return ReaderPointer(std::make_unique<TableReader>(path, std::move(texts)));
}

} // namespace moji::chart
