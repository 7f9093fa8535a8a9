#pragma once
// The one place where the library's text becomes Qt's and back. Core speaks of code points and of
// UTF-8 in std::string; QString (UTF-16) starts here and is never indexed as if its units were
// characters. A lone surrogate passes through both ways.

#include "bytes/byte_range.h"
#include "bytes/byte_source.h"

#include <QString>

#include <string>
#include <string_view>

class QByteArray;

namespace moji::app {

[[nodiscard]] QString toQString(std::u32string_view codePoints);
[[nodiscard]] QString toQString(char32_t codePoint);
[[nodiscard]] std::u32string toCodePoints(const QString& text);
/// Its first `most` UTF-16 units; one less where they would end within a surrogate pair.
[[nodiscard]] QString startOf(const QString& text, qsizetype most);

/// Of the library's identifiers, names and messages; malformed bytes become U+FFFD.
[[nodiscard]] QString fromUtf8(std::string_view text);
[[nodiscard]] std::string toUtf8(const QString& text);

/// "E4 B8 96"
[[nodiscard]] QString hexText(ByteView bytes);
/// "U+4E16"
[[nodiscard]] QString codePointText(char32_t codePoint);
/// An offset as the byte lens writes it, in the base and case that the reader chose
/// (number_style.h), `digits` at least.
[[nodiscard]] QString offsetText(std::uint64_t offset, int digits = 6);
/// In hexadecimal capitals, for dumps.
[[nodiscard]] QString hexOffsetText(std::uint64_t offset);

/// "3:6", as --select reads it.
[[nodiscard]] QString rangeText(ByteRange range);

[[nodiscard]] QByteArray toQByteArray(ByteView bytes);
[[nodiscard]] Bytes toBytes(const QByteArray& bytes);

} // namespace moji::app
