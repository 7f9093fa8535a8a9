#include "codec/generator/vietnamese_pages.h"

#include <cassert>

namespace moji {

namespace {

constexpr CellCorrection kViscii[] = {
    {0x02, U'Ẳ'}, {0x05, U'Ẵ'}, {0x06, U'Ẫ'}, {0x14, U'Ỷ'}, {0x19, U'Ỹ'}, {0x1E, U'Ỵ'},
};

constexpr CellCorrection kTcvn[] = {
    {0x01, U'Ú'}, {0x02, U'Ụ'}, {0x04, U'Ừ'}, {0x05, U'Ử'}, {0x06, U'Ữ'}, {0x11, U'Ứ'},
    {0x12, U'Ự'}, {0x13, U'Ỳ'}, {0x14, U'Ỷ'}, {0x15, U'Ỹ'}, {0x16, U'Ý'}, {0x17, U'Ỵ'},
};

} // namespace

std::span<const CellCorrection> vietnameseControls(std::string_view encoding) {
    assert(encoding == "VISCII" || encoding == "TCVN");
    if (encoding == "VISCII")
        return kViscii;
    return kTcvn;
}

} // namespace moji
