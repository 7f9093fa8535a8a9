#pragma once
// The whole document at a glance, from the cells of the scan's blocks (core/scan/text_cells.h).

#include "codec/codec.h"
#include "scan/text_index.h"
#include "style/cell_role.h"

#include <memory>
#include <optional>

namespace moji::app {

class Overview {
public:
    Overview() = default;
    explicit Overview(std::shared_ptr<const TextIndex> index)
        : m_index(std::move(index)) {}

    [[nodiscard]] std::uint64_t size() const { return m_index ? m_index->size() : 0; }
    /// The strongest of the bytes in `range`; nothing if a part of it is unknown yet.
    [[nodiscard]] std::optional<Highlight> strongestIn(ByteRange range) const;

private:
    std::shared_ptr<const TextIndex> m_index;
};

/// The role whose colours show a highlight; nothing for Plain.
[[nodiscard]] std::optional<CellRole> roleOf(Highlight highlight, const CodecInfo& codec);

} // namespace moji::app
