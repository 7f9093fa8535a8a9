#pragma once
// A ByteReader's lines, one by one, none longer than what moji itself ever writes.

#include "bytes/byte_reader.h"

#include <algorithm>
#include <optional>
#include <string>

namespace moji {

class LineReader {
public:
    /// Room for all the words of the longest command line, which a journal begins with.
    static constexpr std::size_t kLongest = std::size_t{16} << 20;

    /// Borrows the reader. `end` ends a line, and is not part of it. `name` is for messages.
    explicit LineReader(ByteReader& reader, std::string name, char end = '\n')
        : m_reader(reader)
        , m_name(std::move(name))
        , m_lineEnd(end)
        , m_buffer(kBlock) {}

    /// The next line; nothing at the end. The last one need not have an end. Errors: those of the
    /// reader; a line longer than kLongest.
    [[nodiscard]] Result<std::optional<std::string>> next() {
        std::string line;
        for (;;) {
            const auto begin = m_buffer.begin() + static_cast<std::ptrdiff_t>(m_at);
            const auto filled = m_buffer.begin() + static_cast<std::ptrdiff_t>(m_filled);
            const auto end = std::find(begin, filled, static_cast<Byte>(m_lineEnd));
            line.append(begin, end);
            if (line.size() > kLongest)
                return Error{ErrorCode::Malformed, m_name,
                             "has a line of more than " + std::to_string(kLongest) + " bytes"};
            m_at = static_cast<std::size_t>(end - m_buffer.begin());
            if (end != filled) {
                ++m_at;
                m_isWhole = true;
                return std::optional(std::move(line));
            }
            const auto count = m_reader.read(m_buffer);
            if (!count)
                return count.error();
            m_at = 0;
            m_filled = *count;
            m_isWhole = false;
            if (*count == 0)
                return line.empty() ? std::optional<std::string>() : std::optional(std::move(line));
        }
    }
    /// Whether the last line given had its end.
    [[nodiscard]] bool isWhole() const { return m_isWhole; }

private:
    static constexpr std::size_t kBlock = 64 * 1024;
    ByteReader& m_reader;
    std::string m_name;
    char m_lineEnd;
    Bytes m_buffer;
    std::size_t m_at = 0;
    std::size_t m_filled = 0;
    bool m_isWhole = false;
};

} // namespace moji
