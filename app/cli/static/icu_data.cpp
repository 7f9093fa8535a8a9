// The archive of ICU's functions refers to 31 MB of data by name. Linked in, they would be in every
// copy of the program. So the name is given to a table of no entries, which ICU accepts
// (its own builds do the same, as "stubdata"), and the system's library of the same version is
// loaded.

#include "cli/static/icu_data.h"

#include "support/icu_symbol.h"
#include "support/shared_library.h"

#include <unicode/udata.h>
#include <unicode/uversion.h>

#include <cstddef>
#include <cstdint>

namespace {

/// The head of ICU's table of contents ("CmnD" 1.0), and how many entries follow.
struct alignas(16) Contents {
    uint16_t headerSize = offsetof(Contents, entries);
    uint8_t magic1 = 0xda;
    uint8_t magic2 = 0x27;
    UDataInfo info{sizeof(UDataInfo), 0, U_IS_BIG_ENDIAN,      U_CHARSET_FAMILY,
                   U_SIZEOF_UCHAR,    0, {'C', 'm', 'n', 'D'}, {1, 0, 0, 0},
                   {0, 0, 0, 0}};
    alignas(16) uint32_t entries = 0;
};

} // namespace

extern "C" {
extern const Contents U_ICUDATA_ENTRY_POINT;
const Contents U_ICUDATA_ENTRY_POINT;
}

namespace moji::cli {

std::string loadIcuData() {
    SharedLibrary library{MOJISCOPE_ICU_DATA_LIBRARY};
    const Contents* data = nullptr;
    library.bind(data, MOJI_ICU_SYMBOL(U_ICUDATA_ENTRY_POINT));
    if (!library.isComplete())
        return library.problem();
    UErrorCode status = U_ZERO_ERROR;
    udata_setCommonData(data, &status);
    return U_FAILURE(status) ? u_errorName(status) : std::string();
}

} // namespace moji::cli
