#pragma once
// A chain of steps, told character by character: what each state of the text looks like, cut into
// groups that correspond to each other from the first state to the last. Plain values, for a table
// to draw and for a pointer to be followed through all states.

#include "bytes/byte_range.h"
#include "lenses/mojibake/repair_text.h"
#include "repair/corruption.h"

#include <QString>

#include <optional>
#include <vector>

namespace moji::app {

/// A character of a text, or a byte of what it is written as.
struct StoryCell {
    bool isText = true;
    char32_t codePoint = 0;   // of text
    std::optional<Byte> byte; // else; nothing where it was lost
    std::size_t index = 0;    // of a byte: its place in its character
    std::size_t length = 1;   // of a byte: those of its character
    bool lost = false;        // a substitute, or malformed
    bool inferred = false;    // all that is left allows no other character
    bool likeliest = false;   // all that is left allows some others, which are less likely
};

/// What corresponds through all states.
struct StoryGroup {
    ByteRange document;                        // its bytes there; empty where there are none
    std::vector<std::vector<StoryCell>> cells; // of each state
    QString remark;                            // candidates of a damaged character, or empty
};

struct StoryState {
    bool isText = true;
    QString title;       // "As found"
    QString operation;   // that made it: "write as windows-1251"; empty at first
    bool isUtf8 = false; // bytes that the next step reads as UTF-8
};

struct ChainStory {
    std::vector<StoryState> states;
    std::vector<StoryGroup> groups;
    std::uint64_t left = 0; // characters that are not shown
};

/// The most characters that a story covers: the first ones of a longer text.
inline constexpr std::size_t kMostTold = 160;

/// How a segment of a plan is repaired.
[[nodiscard]] ChainStory storyOf(const CodecRegistry& codecs, const RepairText& text,
                                 const repair::RepairedSegment& segment);
/// How a text is damaged, up to the state with this number.
[[nodiscard]] ChainStory storyOf(const repair::Corruption& corruption, std::size_t lastState);

} // namespace moji::app
