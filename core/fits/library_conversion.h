#pragma once
// Conversion by a library while being read, for chaining: as TranscodingReader, with ICU or iconv.

#include "bytes/byte_reader.h"

#include <memory>
#include <string>

namespace moji::fits {

/// Stops at the first byte sequence or character that cannot be converted.
class ConversionReader : public ByteReader {
public:
    /// Whether the output ended early.
    [[nodiscard]] virtual bool stopped() const = 0;
};

/// nullptr if ICU lacks one of the converters. Borrows the reader.
[[nodiscard]] std::unique_ptr<ConversionReader>
icuConversion(ByteReader& reader, const std::string& from, const std::string& to);
/// The same for iconv.
[[nodiscard]] std::unique_ptr<ConversionReader>
iconvConversion(ByteReader& reader, const std::string& from, const std::string& to);

} // namespace moji::fits
