#include "compare/compare_link.h"

#include "grid/byte_grid.h"
#include "grid/byte_lens.h"
#include "grid/overview_strip.h"
#include "text/qt_text.h"

namespace moji::app {

CompareLink::CompareLink(const Comparison* comparison, ByteLens* left, ByteLens* right,
                         QObject* parent)
    : QObject(parent)
    , m_comparison(comparison)
    , m_left(left)
    , m_right(right) {
    ByteGrid& leftGrid = left->grid();
    ByteGrid& rightGrid = right->grid();
    rightGrid.setWishes(leftGrid.wishes());
    for (const Side side : {Side::Left, Side::Right}) {
        ByteGrid& grid = lens(side).grid();
        grid.setRemark([this, side](std::uint64_t offset) { return remarkAt(side, offset); });
        connect(&grid, &ByteGrid::layoutChanged, this, [this, side] {
            scrollOther(side);
            mark(side);
        });
        connect(&grid, &ByteGrid::wishesChanged, this,
                [this, side] { lens(otherOf(side)).grid().setWishes(lens(side).grid().wishes()); });
        Document& document = comparison->document(side);
        connect(&document, &Document::aligned, this, [this] {
            mark(Side::Left);
            mark(Side::Right);
        });
    }
    connect(comparison, &Comparison::changed, this, &CompareLink::showAlignment);
    showAlignment();
}

CompareLink::~CompareLink() {
    ByteGrid& grid = m_left->grid();
    grid.disconnect(this);
    grid.setPlaces(nullptr);
    grid.setDifferences({});
    grid.setRemark({});
    m_left->overview().setCompared(nullptr, {});
}

ByteLens& CompareLink::lens(Side side) const {
    return side == Side::Left ? *m_left : *m_right;
}

void CompareLink::showAlignment() {
    const auto& alignment = m_comparison->alignment();
    if (alignment != m_shown) {
        m_shown = alignment;
        m_scrolling = true;
        for (const Side side : {Side::Left, Side::Right}) {
            const auto places = std::make_shared<AlignedSide>(alignment, side);
            std::vector<ByteRange> differences;
            for (const Difference& difference : alignment->differences())
                differences.push_back(bytesOf(difference, side));
            lens(side).grid().setPlaces(places);
            lens(side).overview().setCompared(places, std::move(differences));
        }
        m_scrolling = false;
    }
    scrollOther(Side::Left);
    mark(Side::Left);
    mark(Side::Right);
}

/// Rows are the same on both sides once both have as many bytes in them.
void CompareLink::scrollOther(Side moved) {
    const ByteLensLayout& layout = lens(moved).grid().byteLayout();
    ByteGrid& other = lens(otherOf(moved)).grid();
    if (m_scrolling || other.byteLayout().metrics().bytesPerRow != layout.metrics().bytesPerRow)
        return;
    m_scrolling = true;
    other.setTopRow(layout.topRow());
    m_scrolling = false;
}

void CompareLink::mark(Side side) {
    ByteGrid& grid = lens(side).grid();
    const ByteRange visible = grid.byteLayout().visibleBytes();
    if (m_comparison->mode() == Comparison::Mode::Text) // gaps make up for shorter characters
        grid.setDifferences(m_comparison->listedIn(side, visible), false);
    else
        grid.setDifferences(m_comparison->differingIn(side, visible));
}

/// Whether the byte differs, and which byte is beside it.
QString CompareLink::remarkAt(Side side, std::uint64_t offset) const {
    const Document& own = m_comparison->document(side);
    if (offset >= own.size())
        return {};
    const Side otherSide = otherOf(side);
    const ByteRange beside = counterpartOf(*m_comparison->alignment(), side, {offset, offset + 1});
    const Document& other = m_comparison->document(otherSide);
    const bool differs = !m_comparison->differingIn(side, {offset, offset + 1}).empty();
    if (!differs)
        return tr("the same on the other side");
    if (beside.empty())
        return tr("differs: the other side has no byte here");
    if (m_comparison->kind() == Comparison::Kind::Encodings)
        return tr("differs: read differently on the other side");
    return tr("differs: %1 at offset %2 on the other side")
        .arg(hexText(other.bytes(beside)), QString::number(beside.begin, 16).toUpper());
}

} // namespace moji::app
