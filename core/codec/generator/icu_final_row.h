#pragma once
// Asks one of ICU's converters for many codes in one call, errors included. That takes a fraction
// of the time of a call for each.

#include "codec/codec.h"
#include "codec/icu_converter.h"

#include <unicode/ucnv.h>
#include <unicode/ucnv_err.h>

#include <array>
#include <cstdint>
#include <vector>

namespace moji {

/// Decodes codes that begin with a prefix in one call of ICU, each followed by a line feed, so that
/// no code runs into the next one.
class IcuFinalRow {
public:
    explicit IcuFinalRow(const char* name);
    IcuFinalRow(const IcuFinalRow&) = delete; // ICU has its address
    IcuFinalRow& operator=(const IcuFinalRow&) = delete;

    /// The codes whose last byte is one of `lasts`.
    void read(ByteView prefix, ByteView lasts);

    /// The span at the front of the next code; needsMore() where the line feed may have a part in
    /// what ICU says.
    [[nodiscard]] Span next();

private:
    struct Error {
        std::uint32_t length = 0;
        SpanStatus status = SpanStatus::Ok;
    };

    /// ICU's callback: the first error of each code, if that begins the code.
    static void note(const void* context, UConverterToUnicodeArgs* args, const char* /*bytes*/,
                     std::int32_t length, UConverterCallbackReason reason, UErrorCode* error);

    [[nodiscard]] std::size_t offsetOf(std::size_t unit) const {
        return static_cast<std::size_t>(m_offsets[unit]);
    }

    IcuConverter m_converter;
    Bytes m_bytes;
    std::size_t m_size = 0; // bytes of a code
    const char* m_begin = nullptr;
    std::vector<UChar> m_units;
    std::vector<std::int32_t> m_offsets;
    std::size_t m_count = 0;
    std::size_t m_at = 0;     // of the next unit
    std::size_t m_number = 0; // of the next code
    std::array<Error, 256> m_errors{};
};

} // namespace moji
