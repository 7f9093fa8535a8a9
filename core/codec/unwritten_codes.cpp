#include "codec/unwritten_codes.h"

#include "codec/gb18030.h"
#include "codec/table_codec.h"

namespace moji {

std::optional<std::span<const std::uint32_t>> unwrittenCodes(const Codec& codec) {
    if (const auto* table = dynamic_cast<const TableCodec*>(&codec))
        return table->set().unwrittenCodes();
    if (const auto* gb18030 = dynamic_cast<const Gb18030Codec*>(&codec))
        return gb18030->pairs().unwrittenCodes();
    return std::nullopt;
}

} // namespace moji
