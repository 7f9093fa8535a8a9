// Sources: the reference manuals of MySQL 8.0 ("The utf8mb3 Character Set", "InnoDB Limits": index
// prefixes of 767 bytes for the row formats REDUNDANT and COMPACT, 3072 for DYNAMIC and
// COMPRESSED), Oracle (VARCHAR2 of 4000 bytes), PostgreSQL (varchar(n) counts characters) and SQL
// Server (nvarchar(n) counts UTF-16 units); NAME_MAX of <limits.h>; "Maximum Path Length" of the
// Windows API.

#include "measure/storage_limits.h"

#include "support/words.h"
#include "unicode/surrogates.h"
#include "utf8/strict.h"

#include <algorithm>

namespace moji::measure {

namespace {

constexpr StorageLimit kLimits[] = {
    {"MySQL VARCHAR(255), utf8mb3", LimitUnit::Utf8Mb3Characters, 255, false},
    {"MySQL VARCHAR(255), utf8mb4", LimitUnit::Utf8Mb4Characters, 255, false},
    {MOJI_WORDS("Storage limits", "MySQL index, 767 bytes, utf8mb3"), LimitUnit::Utf8Mb3Characters,
     767 / 3, false},
    {MOJI_WORDS("Storage limits", "MySQL index, 767 bytes, utf8mb4"), LimitUnit::Utf8Mb4Characters,
     767 / 4, false},
    {MOJI_WORDS("Storage limits", "MySQL index, 3072 bytes, utf8mb4"), LimitUnit::Utf8Mb4Characters,
     3072 / 4, false},
    {"Oracle VARCHAR2(255 BYTE)", LimitUnit::Utf8Bytes, 255},
    {"Oracle VARCHAR2(255 CHAR)", LimitUnit::CodePoints, 255},
    {MOJI_WORDS("Storage limits", "Oracle VARCHAR2, at most"), LimitUnit::Utf8Bytes, 4000},
    {"PostgreSQL varchar(255)", LimitUnit::CodePoints, 255, false},
    {"SQL Server nvarchar(255)", LimitUnit::Utf16Units, 255},
    {MOJI_WORDS("Storage limits", "Linux file name"), LimitUnit::Utf8Bytes, 255},
    {MOJI_WORDS("Storage limits", "Windows file name"), LimitUnit::Utf16Units, 255},
};

std::uint64_t used(LimitUnit unit, const TextLength& length, std::uint64_t utf8Bytes) {
    switch (unit) {
    case LimitUnit::Utf8Bytes:
        return utf8Bytes;
    case LimitUnit::Utf16Units:
        return length.utf16Units;
    default:
        return length.codePoints;
    }
}

} // namespace

std::span<const StorageLimit> storageLimits() {
    return kLimits;
}

std::vector<LimitUse> limitsOf(std::u32string_view text) {
    const TextLength length = lengthOf(text);
    std::uint64_t utf8Bytes = 0;
    for (const char32_t c : text)
        utf8Bytes += utf8::encodedLength(c);
    const bool hasSupplementary = std::ranges::any_of(text, [](char32_t c) { return c > 0xFFFF; });
    const bool hasSurrogate = std::ranges::any_of(text, unicode::isSurrogate);
    std::vector<LimitUse> uses;
    for (const StorageLimit& limit : kLimits) {
        const bool isMb3 = limit.unit == LimitUnit::Utf8Mb3Characters;
        const Refusal refusal = isMb3 && hasSupplementary              ? Refusal::FourBytes
                                : hasSurrogate && !limit.hasSurrogates ? Refusal::Surrogate
                                                                       : Refusal::None;
        uses.push_back({&limit, used(limit.unit, length, utf8Bytes), refusal});
    }
    return uses;
}

} // namespace moji::measure
