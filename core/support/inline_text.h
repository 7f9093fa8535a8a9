#pragma once
// A short constant text with its characters inside the object. A constant table of these needs no
// pointers, so the dynamic loader has nothing to relocate in it when a program starts.

#include <cstddef>
#include <string_view>

namespace moji {

template <std::size_t capacity>
class InlineText {
    static_assert(capacity < 256);

public:
    template <std::size_t size>
    constexpr InlineText(const char (&literal)[size])
        : m_length(static_cast<unsigned char>(size - 1)) {
        static_assert(size - 1 <= capacity);
        for (std::size_t i = 0; i + 1 < size; ++i)
            m_text[i] = literal[i];
    }
    [[nodiscard]] constexpr std::string_view view() const { return {m_text, m_length}; }

private:
    unsigned char m_length;
    char m_text[capacity]{};
};

} // namespace moji
