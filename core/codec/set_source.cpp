#include "codec/set_source.h"

namespace moji {

namespace {

/// FNV-1a.
class Hash {
public:
    void add(std::uint64_t number) {
        for (int i = 0; i < 8; ++i, number >>= 8)
            addByte(static_cast<std::uint8_t>(number));
    }
    void add(std::string_view text) {
        add(text.size());
        for (const char c : text)
            addByte(static_cast<std::uint8_t>(c));
    }
    [[nodiscard]] std::uint64_t value() const { return m_value; }

private:
    void addByte(std::uint8_t byte) { m_value = (m_value ^ byte) * 0x100000001B3; }

    std::uint64_t m_value = 0xCBF29CE484222325;
};

} // namespace

std::uint64_t keyOf(const SetSource& source) {
    Hash hash;
    hash.add(static_cast<std::uint64_t>(source.recipe));
    hash.add(source.converter);
    hash.add(source.encoding);
    hash.add(source.prefix);
    hash.add(std::uint64_t{source.highBit});
    for (const auto [code, codePoint] : source.corrections)
        hash.add(std::uint64_t{code} << 32 | codePoint);
    return hash.value();
}

} // namespace moji
