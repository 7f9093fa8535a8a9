#pragma once
// The part of a document that the mojibake lens looks at, as the text that a reader sees, and the
// way back: a repair of the text as an edit of the document's bytes.

#include "document/document.h"
#include "document/selection.h"
#include "repair/repair_plan.h"

#include <string>
#include <vector>

namespace moji::app {

/// Only this many bytes of a longer selection are examined.
inline constexpr std::uint64_t kMostRepaired = 64 * 1024;
/// How far the line around the caret is looked for, in bytes, in each direction.
inline constexpr std::uint64_t kLineAround = 4 * 1024;

class RepairText {
public:
    RepairText() = default;
    /// What is selected, or else the line of the caret; whole characters.
    RepairText(const Document& document, const Selection& selection);

    /// UTF-8. Malformed bytes of the document are themselves where it is UTF-8 as well; else there
    /// is a U+FFFD for each sequence of them.
    [[nodiscard]] const std::string& utf8() const { return m_utf8; }
    [[nodiscard]] ByteRange range() const { return m_range; }
    [[nodiscard]] bool isSelection() const { return m_isSelection; }
    /// Bytes that were selected and are not looked at.
    [[nodiscard]] std::uint64_t left() const { return m_left; }
    /// Whether the line of the caret is longer than what is looked at.
    [[nodiscard]] bool isPartOfLine() const { return m_isPartOfLine; }

    /// Whether a part has a U+FFFD in place of malformed bytes.
    [[nodiscard]] bool hasMalformed(ByteRange text) const;

    /// The document's bytes of all characters that have a byte in `text`.
    [[nodiscard]] ByteRange inDocument(ByteRange text) const;
    /// The other way; both are empty outside of each other.
    [[nodiscard]] ByteRange inText(ByteRange document) const;

private:
    struct Mark {
        std::uint64_t text;
        std::uint64_t document;
    };
    void read(const Document& document, ByteRange range);

    std::string m_utf8;
    ByteRange m_range;
    bool m_isSelection = false;
    bool m_isPartOfLine = false;
    std::uint64_t m_left = 0;
    std::vector<std::uint64_t> m_malformed; // places in the text, in order
    std::vector<Mark> m_marks;              // where each character begins, and the end
};

/// A repair as one edit of the document, in its encoding.
struct RepairEdit {
    struct Part {
        ByteRange range; // of the document
        Bytes bytes;
    };
    std::vector<Part> parts;   // in order, none overlapping
    std::u32string unwritable; // characters that the encoding lacks: then there are no parts
};

/// What the segments of `plan` with these numbers change.
[[nodiscard]] RepairEdit repairEdit(const Document& document, const RepairText& text,
                                    const repair::RepairPlan& plan,
                                    const std::vector<std::size_t>& segments);

/// Makes it, as one step of Undo; the bytes that changed.
BytesChange apply(Document& document, const RepairEdit& edit, const QString& name);

} // namespace moji::app
