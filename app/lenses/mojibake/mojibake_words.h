#pragma once
// Repairs and damage in words of the reader's language.

#include "repair/corruption.h"
#include "repair/repair_plan.h"

#include <QCoreApplication>
#include <QString>

namespace moji::app {

/// The translation context.
struct ChainText {
    Q_DECLARE_TR_FUNCTIONS(MojibakeLens)
};

/// "write as windows-1251", "read as UTF-8", "undo percent".
[[nodiscard]] QString operationText(const repair::Step& step);
[[nodiscard]] QString operationText(const repair::DamageStep& step);

/// What a destroyed place is, and that its original is gone.
[[nodiscard]] QString ruinText(const repair::RepairedSegment& segment);
/// What speaks for a segment, and what is lost in it, in whole sentences.
[[nodiscard]] QString evidenceText(const repair::RepairedSegment& segment);
/// "lossless" and so on.
[[nodiscard]] QString labelText(repair::Label label);
/// The word used instead of "destroyed" where the bytes are still there.
[[nodiscard]] QString malformedText();
/// "D0 ??: can only be И", "D0 ??: А, Б, В and 5 more".
[[nodiscard]] QString candidatesText(const repair::DamagedCharacter& damaged);

/// The first `most` characters in one line, those without a glyph by their short names.
[[nodiscard]] QString previewText(std::string_view utf8, std::size_t most = 60);

} // namespace moji::app
