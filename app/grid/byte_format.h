#pragma once
// The ways of writing a byte in the grid, and what typed digits make of one.

#include "bytes/byte_source.h"

#include <QString>

#include <optional>
#include <span>

namespace moji::app {

enum class ByteFormat {
    Hexadecimal,
    HexadecimalAndBits, // with a row of bits under the digits
    Decimal,
    Octal,
};

/// How much room a byte gets.
enum class ByteDensity { Comfortable, Compact };

/// The reader's choices for the rows of the grid.
struct RowWishes {
    static constexpr int kAsManyAsFit = 0;

    ByteFormat format = ByteFormat::Hexadecimal;
    ByteDensity density = ByteDensity::Comfortable;
    int bytesPerRow = kAsManyAsFit; // or a multiple of eight; fewer where there is no room
    int most = 64;                  // an upper limit: small windows have 8
    int group = 8;                  // bytes between gaps; 0: no gaps
    bool operator==(const RowWishes&) const = default;
};

struct ByteFormatInfo {
    ByteFormat format;
    const char* id;   // in the settings
    const char* name; // English source text, in the translation context "ByteFormat"
    int base;
    int digits; // of every byte, with leading zeros
    bool bits;

    [[nodiscard]] QString translatedName() const;
};

/// In the order of the menu.
[[nodiscard]] std::span<const ByteFormatInfo> byteFormats();
[[nodiscard]] const ByteFormatInfo& infoOf(ByteFormat format);
/// Hexadecimal where there is no such id.
[[nodiscard]] ByteFormat byteFormatOf(const QString& id);

/// "E4", "228", "344"
[[nodiscard]] QString byteText(Byte byte, ByteFormat format);
/// "11100100"
[[nodiscard]] QString bitsText(Byte byte);
[[nodiscard]] std::optional<int> digitOf(const QString& text, ByteFormat format);

/// A byte of which some digits are typed.
struct DigitEntry {
    Byte value = 0;
    int digits = 0; // typed; 0 once the byte is complete
    bool operator==(const DigitEntry&) const = default;
};

/// The next digit; the first one starts from `entry.value`. A hex digit takes the
/// place of one: 48, then 4 gives 4-8, then A gives 4A. Decimal and octal digits come in from the
/// right: 1 gives 001, then 2 gives 012, then 8 gives 128; if no further digit could follow, as
/// after 27 or 65, the byte is complete. Nothing if the number would exceed 255.
[[nodiscard]] std::optional<DigitEntry> withDigit(const DigitEntry& entry, int digit,
                                                  ByteFormat format);

} // namespace moji::app
