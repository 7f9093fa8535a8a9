#pragma once
// Reads text without errors byte by byte, forwards or backwards, into the classes of its characters
// (CodePointClasses). A node stands for the bytes of a character read so far.

#include "search/byte_form.h"
#include "search/code_point_classes.h"

#include <bitset>
#include <map>
#include <optional>
#include <string_view>

namespace moji::search {

class ClassReader {
public:
    enum class Direction { Forwards, Backwards };

    /// Nothing if there are too many classes or nodes.
    [[nodiscard]] static std::optional<ClassReader> utf8(const CodePointClasses& classes,
                                                         Direction direction);
    /// Nothing if there are too many classes.
    [[nodiscard]] static std::optional<ClassReader> singleBytes(const CodePointClasses& classes,
                                                                const SingleBytes& characters,
                                                                Direction direction);

    [[nodiscard]] static std::optional<ClassReader> utf16(const CodePointClasses& classes,
                                                          ByteOrder order, Direction direction);
    /// For text in this form.
    [[nodiscard]] static std::optional<ClassReader>
    of(const ByteForm& form, const CodePointClasses& classes, Direction direction);

    /// Bytes in a code unit: characters begin at multiples of it.
    [[nodiscard]] std::size_t unit() const { return m_unit; }
    /// All bytes that can follow in a character are in [begin, end).
    struct Inside {
        unsigned begin = 0x80;
        unsigned end = 0xC0;
    };
    [[nodiscard]] Inside inside() const { return m_inside; }

    /// The node before the first byte of a character.
    static constexpr std::uint16_t kRoot = 0;
    /// Whether a character has this byte at its front (or, backwards, at its end).
    [[nodiscard]] bool canBegin(std::uint8_t byte) const { return m_canBegin[byte]; }
    /// What a byte leads to: a class, or with this bit another node.
    static constexpr std::uint16_t kNode = 0x8000;
    [[nodiscard]] std::uint16_t after(std::uint16_t node, std::uint8_t byte) const {
        return m_nodes[node][byte];
    }

    struct Read {
        std::uint16_t number = 0; // of the class
        std::size_t length = 0;   // bytes
    };
    /// The character at `at`, or before it when reading backwards. There must be one.
    [[nodiscard]] Read read(std::string_view text, std::size_t at) const;

private:
    using Node = std::array<std::uint16_t, 256>;
    class Builder;
    class Utf16Builder;
    static constexpr std::size_t kMostClasses = 0x3FFF;
    static constexpr std::size_t kMostNodes = kNode;

    /// The nodes that are being made. Equal ones are stored once.
    class NodeSet {
    public:
        /// What leads to a node like this.
        std::uint16_t add(const Node& node);
        [[nodiscard]] bool isTooLarge() const { return m_isTooLarge; }
        [[nodiscard]] std::vector<Node> take(const Node& root) &&;

    private:
        std::vector<Node> m_nodes = std::vector<Node>(1); // the root is made last
        std::map<Node, std::uint16_t, CodePointClasses::LessBytes> m_known;
        bool m_isTooLarge = false;
    };

    ClassReader() = default;

    std::vector<Node> m_nodes;
    std::bitset<256> m_canBegin;
    std::size_t m_unit = 1;
    Inside m_inside;
    Direction m_direction = Direction::Forwards;
};

} // namespace moji::search
