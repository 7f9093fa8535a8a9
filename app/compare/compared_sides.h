#pragma once
// The two sides of a comparison, and where the bytes of each are in the rows that both share.

#include "compare/alignment.h"
#include "grid/byte_places.h"

#include <memory>

namespace moji::app {

enum class Side { Left, Right };
[[nodiscard]] constexpr Side otherOf(Side side) {
    return side == Side::Left ? Side::Right : Side::Left;
}

[[nodiscard]] inline ByteRange bytesOf(const Difference& difference, Side side) {
    return side == Side::Left ? difference.left : difference.right;
}
[[nodiscard]] std::uint64_t sizeOf(const Alignment& alignment, Side side);
/// Any offset; one past the end counts as the end.
[[nodiscard]] std::uint64_t placeOf(const Alignment& alignment, Side side, std::uint64_t offset);
[[nodiscard]] Alignment::At byteAt(const Alignment& alignment, Side side, std::uint64_t place);

/// The bytes beside `range` of `side` on the other side; empty, before what follows,
/// where only gaps do.
[[nodiscard]] ByteRange counterpartOf(const Alignment& alignment, Side side, ByteRange range);

/// One side, for the grid that shows it.
class AlignedSide final : public BytePlaces {
public:
    AlignedSide(std::shared_ptr<const Alignment> alignment, Side side)
        : m_alignment(std::move(alignment))
        , m_side(side) {}

    [[nodiscard]] std::uint64_t places() const override { return m_alignment->places(); }
    [[nodiscard]] std::uint64_t placeOf(std::uint64_t offset) const override {
        return app::placeOf(*m_alignment, m_side, offset);
    }
    [[nodiscard]] At at(std::uint64_t place) const override {
        const Alignment::At found = byteAt(*m_alignment, m_side, place);
        return {found.offset, found.gap};
    }

private:
    std::shared_ptr<const Alignment> m_alignment;
    Side m_side;
};

} // namespace moji::app
