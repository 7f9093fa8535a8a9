#pragma once
// The spans of the rows on screen, with the problems that their errors belong to. Decoded once for
// each look and kept until bytes, encoding or place change.

#include "document/document.h"

#include <cstdint>
#include <vector>

namespace moji::app {

class VisibleSpans {
public:
    struct Item {
        PlacedSpan placed;
        ByteRange problem; // of an error: all bytes of the fault it is part of; else empty
    };

    /// Makes `items` those that have a byte in `range`.
    void update(const Document& document, ByteRange range);
    [[nodiscard]] const std::vector<Item>& items() const { return m_items; }
    /// The bytes of the range while it is unknown which belong together (Document::isAligned);
    /// there are no items then.
    [[nodiscard]] const Bytes& unaligned() const { return m_unaligned; }
    /// Those at the end of the range that could not be read. They are tried again at each look.
    [[nodiscard]] ByteRange unread() const { return m_unread; }
    /// The first that ends after `offset`: an index of items(), or its size.
    [[nodiscard]] std::size_t indexAt(std::uint64_t offset) const;
    /// The one `offset` lies in, or nullptr.
    [[nodiscard]] const Item* at(std::uint64_t offset) const;

private:
    void findProblems(bool utf8Errors);

    std::uint64_t m_revision = ~std::uint64_t{0};
    ByteRange m_range;
    std::vector<Item> m_items;
    Bytes m_unaligned;
    ByteRange m_unread;
};

} // namespace moji::app
