#pragma once
// The compiled catalogues that are part of `moji`; app/CMakeLists.txt writes the list.

#include "bytes/byte_source.h"

#include <string_view>
#include <vector>

namespace moji::cli {

struct EmbeddedCatalogue {
    std::string_view language; // "ru"
    ByteView file;             // as lrelease wrote it
};

[[nodiscard]] const std::vector<EmbeddedCatalogue>& embeddedCatalogues();

} // namespace moji::cli
