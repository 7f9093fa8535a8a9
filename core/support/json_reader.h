#pragma once
// Reads JSON (RFC 8259): a value per line, completely in memory. For files that this program wrote
// and people may have edited: reports, plans, journals.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace moji {

class JsonValue {
public:
    enum class Kind : std::uint8_t { Null, Boolean, Number, String, List, Object };

    /// Nothing if `text` is not one JSON value, or is nested deeper than 64 levels.
    [[nodiscard]] static std::optional<JsonValue> parse(std::string_view text);

    [[nodiscard]] Kind kind() const { return m_kind; }
    /// The member called `key`, the first if there are several; nullptr if there is none.
    [[nodiscard]] const JsonValue* find(std::string_view key) const;
    [[nodiscard]] const std::vector<JsonValue>& list() const { return m_list; }

    /// The value of a member; `otherwise` if there is none of that type. Strings are UTF-8.
    [[nodiscard]] std::string string(std::string_view key, const std::string& otherwise = {}) const;
    [[nodiscard]] bool boolean(std::string_view key, bool otherwise = false) const;
    [[nodiscard]] std::uint64_t number(std::string_view key, std::uint64_t otherwise = 0) const;
    [[nodiscard]] std::int64_t signedNumber(std::string_view key, std::int64_t otherwise = 0) const;
    [[nodiscard]] double real(std::string_view key, double otherwise = 0) const;
    [[nodiscard]] std::vector<std::string> strings(std::string_view key) const;

private:
    friend class JsonParser;

    Kind m_kind = Kind::Null;
    bool m_boolean = false;
    std::string m_text; // a string's content, or a number as written
    std::vector<JsonValue> m_list;
    std::vector<std::pair<std::string, JsonValue>> m_members;
};

} // namespace moji
