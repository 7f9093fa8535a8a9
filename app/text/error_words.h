#pragma once
// Explains in words why a byte sequence is malformed.

#include "bytes/byte_source.h"
#include "text/span.h"

#include <QCoreApplication>
#include <QString>

#include <optional>

namespace moji::app {

/// The translation context.
struct ErrorText {
    Q_DECLARE_TR_FUNCTIONS(ErrorWords)
};

/// "three"; in digits above ten.
[[nodiscard]] QString countWord(int count);
/// A few words for a kind of error: "overlong".
[[nodiscard]] QString errorTitle(SpanStatus kind);
/// "the text ends", "41 came"
[[nodiscard]] QString cameText(std::optional<Byte> came);
/// One sentence: what is wrong with these bytes, and which bytes were expected.
[[nodiscard]] QString errorSentence(SpanStatus kind, ByteView bytes, const QString& expected,
                                    std::optional<Byte> came);

} // namespace moji::app
