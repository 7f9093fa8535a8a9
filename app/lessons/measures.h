#pragma once
// What a Choose question can measure in the document, so that its answer is computed and not
// written in the lesson.

#include "lessons/byte_rules.h"

#include <optional>

namespace moji::app {

/// What a measure needs besides its name.
enum class MeasureNeeds { Nothing, Encoding, Decoder, Style, Order };

/// The names of the measures; each is taken of the selected bytes:
///   bytes, code-points, utf16-units, graphemes   how many
///   bytes-nfc, bytes-nfd                          of the text in UTF-8, normalised
///   errors         malformed sequences
///   code-point     "U+4E16": the first character
///   plane          of the first character
///   replacements   U+FFFD that a decoder writes for errors; with: its id
///   verdict        "accepts" or "refuses"; with: the id of a decoder
///   reading        the text; with: the encoding to read it in
///   encoded        the text as bytes, "E4 B8 96", or "none"; with: the encoding to write it in
///   length-in      the number of those bytes
///   escaped        the text in an escape style; with: its name
///   first-line     of the sorted lines; with: bytes, code-points or utf16-units
///   detected       the most plausible encoding
///   repair         lossless, partial, destroyed or clean
///   repaired       the repaired text
[[nodiscard]] const QStringList& measureNames();
[[nodiscard]] MeasureNeeds needsOf(const QString& measure);
/// Whether `with` is a known name for this measure.
[[nodiscard]] bool isKnownFor(const QString& measure, const QString& with,
                              const CodecRegistry& codecs);

/// Nothing where it cannot be measured: no bytes, or an unknown name.
[[nodiscard]] std::optional<QString> measured(const QString& measure, const QString& with,
                                              const LessonSubject& subject);

} // namespace moji::app
