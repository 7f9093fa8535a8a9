#include "support/json_reader.h"

#include <algorithm>
#include <charconv>

namespace moji {

namespace {

void appendUtf8To(std::string& out, std::uint32_t c) {
    if (c < 0x80) {
        out += static_cast<char>(c);
        return;
    }
    if (c < 0x800) {
        out += static_cast<char>(0xC0 | c >> 6);
    } else {
        if (c < 0x10000) {
            out += static_cast<char>(0xE0 | c >> 12);
        } else {
            out += static_cast<char>(0xF0 | c >> 18);
            out += static_cast<char>(0x80 | (c >> 12 & 0x3F));
        }
        out += static_cast<char>(0x80 | (c >> 6 & 0x3F));
    }
    out += static_cast<char>(0x80 | (c & 0x3F));
}

template <class Number>
Number numberOr(std::string_view text, Number otherwise) {
    Number value = 0;
    const char* const end = text.data() + text.size();
    const auto done = std::from_chars(text.data(), end, value);
    return done.ec == std::errc() && done.ptr == end ? value : otherwise;
}

} // namespace

class JsonParser {
public:
    explicit JsonParser(std::string_view text)
        : m_rest(text) {}

    std::optional<JsonValue> whole() {
        JsonValue value;
        if (!parseValue(value, 0))
            return std::nullopt;
        skipSpaces();
        return m_rest.empty() ? std::optional(std::move(value)) : std::nullopt;
    }

private:
    static constexpr int kDeepest = 64;

    void skipSpaces() {
        const std::size_t at = m_rest.find_first_not_of(" \t\r\n");
        m_rest.remove_prefix(std::min(at, m_rest.size()));
    }
    bool take(std::string_view what) {
        skipSpaces();
        if (!m_rest.starts_with(what))
            return false;
        m_rest.remove_prefix(what.size());
        return true;
    }

    bool parseValue(JsonValue& value, int depth) {
        skipSpaces();
        if (m_rest.empty() || depth > kDeepest)
            return false;
        switch (m_rest[0]) {
        case '{':
            return parseObject(value, depth);
        case '[':
            return parseList(value, depth);
        case '"':
            value.m_kind = JsonValue::Kind::String;
            return parseString(value.m_text);
        default:
            break;
        }
        if (take("null"))
            return true;
        if (take("true") || take("false")) {
            value.m_kind = JsonValue::Kind::Boolean;
            value.m_boolean = *(m_rest.data() - 2) == 'u'; // tr-u-e
            return true;
        }
        const std::size_t end =
            std::min(m_rest.find_first_not_of("+-.0123456789eE"), m_rest.size());
        value.m_kind = JsonValue::Kind::Number;
        value.m_text = m_rest.substr(0, end);
        m_rest.remove_prefix(end);
        return end > 0;
    }

    bool parseObject(JsonValue& value, int depth) {
        value.m_kind = JsonValue::Kind::Object;
        take("{");
        if (take("}"))
            return true;
        do {
            auto& [key, member] = value.m_members.emplace_back();
            skipSpaces();
            if (!parseString(key) || !take(":") || !parseValue(member, depth + 1))
                return false;
        } while (take(","));
        return take("}");
    }

    bool parseList(JsonValue& value, int depth) {
        value.m_kind = JsonValue::Kind::List;
        take("[");
        if (take("]"))
            return true;
        do {
            if (!parseValue(value.m_list.emplace_back(), depth + 1))
                return false;
        } while (take(","));
        return take("]");
    }

    bool parseString(std::string& out) {
        if (!m_rest.starts_with('"'))
            return false;
        m_rest.remove_prefix(1);
        for (;;) {
            const std::size_t end = m_rest.find_first_of("\"\\");
            if (end == std::string_view::npos)
                return false;
            out += m_rest.substr(0, end);
            const bool isEnd = m_rest[end] == '"';
            m_rest.remove_prefix(end + 1);
            if (isEnd)
                return true;
            if (!parseEscape(out))
                return false;
        }
    }

    bool parseEscape(std::string& out) {
        if (m_rest.empty())
            return false;
        constexpr std::string_view kLetters = "\"\\/bfnrt";
        constexpr std::string_view kMeanings = "\"\\/\b\f\n\r\t";
        const char letter = m_rest[0];
        m_rest.remove_prefix(1);
        if (const auto at = kLetters.find(letter); at != std::string_view::npos) {
            out += kMeanings[at];
            return true;
        }
        std::uint32_t unit = 0;
        if (letter != 'u' || !parseUnit(unit))
            return false;
        std::uint32_t low = 0;
        if (unit >= 0xD800 && unit < 0xDC00 && m_rest.starts_with("\\u")) {
            m_rest.remove_prefix(2);
            if (!parseUnit(low))
                return false;
            if (low >= 0xDC00 && low < 0xE000) {
                appendUtf8To(out, 0x10000 + ((unit - 0xD800) << 10) + (low - 0xDC00));
                return true;
            }
            appendUtf8To(out, unit);
            unit = low;
        }
        appendUtf8To(out, unit);
        return true;
    }

    bool parseUnit(std::uint32_t& unit) {
        constexpr std::size_t kDigits = 4;
        if (m_rest.size() < kDigits)
            return false;
        const auto done = std::from_chars(m_rest.data(), m_rest.data() + kDigits, unit, 16);
        const bool isWhole = done.ptr == m_rest.data() + kDigits;
        m_rest.remove_prefix(kDigits);
        return isWhole;
    }

    std::string_view m_rest;
};

std::optional<JsonValue> JsonValue::parse(std::string_view text) {
    return JsonParser(text).whole();
}

const JsonValue* JsonValue::find(std::string_view key) const {
    for (const auto& [name, member] : m_members) {
        if (name == key)
            return &member;
    }
    return nullptr;
}

std::string JsonValue::string(std::string_view key, const std::string& otherwise) const {
    const JsonValue* const member = find(key);
    return member && member->m_kind == Kind::String ? member->m_text : otherwise;
}

bool JsonValue::boolean(std::string_view key, bool otherwise) const {
    const JsonValue* const member = find(key);
    return member && member->m_kind == Kind::Boolean ? member->m_boolean : otherwise;
}

std::uint64_t JsonValue::number(std::string_view key, std::uint64_t otherwise) const {
    const JsonValue* const member = find(key);
    return member && member->m_kind == Kind::Number ? numberOr(member->m_text, otherwise)
                                                    : otherwise;
}

std::int64_t JsonValue::signedNumber(std::string_view key, std::int64_t otherwise) const {
    const JsonValue* const member = find(key);
    return member && member->m_kind == Kind::Number ? numberOr(member->m_text, otherwise)
                                                    : otherwise;
}

double JsonValue::real(std::string_view key, double otherwise) const {
    const JsonValue* const member = find(key);
    return member && member->m_kind == Kind::Number ? numberOr(member->m_text, otherwise)
                                                    : otherwise;
}

std::vector<std::string> JsonValue::strings(std::string_view key) const {
    std::vector<std::string> found;
    if (const JsonValue* const member = find(key))
        for (const JsonValue& item : member->m_list)
            found.push_back(item.m_text);
    return found;
}

} // namespace moji
