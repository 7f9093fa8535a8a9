#include "codec/graphic_set.h"

#include "codec/set_source.h"

#include <algorithm>

namespace moji {

namespace {

// Characters that are decoded without the flat cells in the time that making these takes.
constexpr std::size_t kPriceOfCells = 2048;

SetRecipe recipeOf(GraphicKind kind) {
    if (kind == GraphicKind::Set94x94)
        return SetRecipe::Graphic94x94;
    return kind == GraphicKind::Set96 ? SetRecipe::Graphic96 : SetRecipe::Graphic94;
}

} // namespace

GraphicSet::GraphicSet(GraphicKind kind, const StoredSet& set)
    : m_kind(kind)
    , m_set(set)
    , m_cells(
          std::make_unique<const Earned<Cells>>(kPriceOfCells, [set] { return plainCells(set); }))
    , m_flat(std::make_unique<const FlatCodes>(set)) {}

std::unique_ptr<const GraphicSet::Cells> GraphicSet::plainCells(const StoredSet& set) {
    auto cells = std::make_unique<Cells>();
    std::array<char16_t, 256> row{};
    for (std::size_t i = 0; i < kCells; ++i) {
        set.copyPlainRow(static_cast<Byte>(0x21 + i), 0, row.data());
        std::copy_n(&row[0x21], kCells, &(*cells)[i * kCells]);
    }
    return cells;
}

GraphicSet graphicSetFromIcu(GraphicKind kind, const IcuGraphicSet& source) {
    return {kind, storedSet({recipeOf(kind),
                             source.converter,
                             {},
                             source.prefix,
                             source.highBit,
                             source.corrections})};
}

GraphicSet gb2312Set() {
    return graphicSetFromIcu(GraphicKind::Set94x94, {"ISO_2022,locale=zh,version=0", "\x1B$)A\x0E",
                                                     false, kGb2312Corrections});
}

} // namespace moji
