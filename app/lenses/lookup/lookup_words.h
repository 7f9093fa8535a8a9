#pragma once
// The lanes of a block, in words.

#include "lenses/lookup/lookup_story.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

namespace moji::app {

/// The translation context of this folder.
struct LookupText {
    Q_DECLARE_TR_FUNCTIONS(LookupLens)
};

/// "the paper's bits"
[[nodiscard]] QString tablesName(const utf8::LookupTables& tables);
/// "OVERLONG_2"; of the bit that two kinds share "OVERLONG_4 or TOO_LARGE_1000".
[[nodiscard]] QString bitName(const utf8::LookupTables& tables, int bit);
/// The names of all bits of a value that was looked up or joined in a lane, from bit 7 down.
[[nodiscard]] QStringList bitNames(const LookupStory& story, std::size_t lane, Byte value);

/// "06 AND B7 AND CD = 04, bit 2: OVERLONG_2."
[[nodiscard]] QString arithmeticText(const LookupStory& story, std::size_t lane);
/// What that means for the bytes of the lane.
[[nodiscard]] QString meaningText(const LookupStory& story, std::size_t lane);

/// A step outside the lanes.
struct LookupCheck {
    bool passed = false; // the shortcut is taken; no sequence crosses the end of the block
    bool wrong = false;  // only this shows that the text is malformed
    QString text;
};
[[nodiscard]] LookupCheck shortcutCheck(const LookupStory& story);
[[nodiscard]] LookupCheck tailCheck(const LookupStory& story);

/// "1 lane fails: 8"
[[nodiscard]] QString failingText(const LookupStory& story);
/// The block in one sentence: about the explained lane if it fails, otherwise about all lanes.
[[nodiscard]] QString blockSentence(const LookupStory& story, std::size_t lane);

} // namespace moji::app
