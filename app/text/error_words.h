#pragma once
// Why a malformed sequence is no character, in words.

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

/// "three"; figures above ten.
[[nodiscard]] QString countWord(int count);
/// "cut off", the kind of an error in a few words.
[[nodiscard]] QString errorTitle(SpanStatus kind);
/// "the text ends", "41 came"
[[nodiscard]] QString cameText(std::optional<Byte> came);
/// One sentence: what is wrong with these bytes and what should have stood there.
[[nodiscard]] QString errorSentence(SpanStatus kind, ByteView bytes, const QString& expected,
                                    std::optional<Byte> came);

} // namespace moji::app
