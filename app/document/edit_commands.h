#pragma once
// The edits that Undo knows. Each keeps the whole table before and after, which share all they have
// in common, so that undoing restores a table.

#include "document/document.h"
#include "document/line_pins.h"
#include "document/saved_encoding.h"

#include <QUndoCommand>

namespace moji::app {

/// What an edit continues.
enum class Typing {
    None,     // nothing: always its own step
    Next,     // what was typed up to its place
    SameByte, // the byte that was typed last, of which it replaces the first digits
};

class ReplaceBytes final : public QUndoCommand {
public:
    ReplaceBytes(Document& document, ByteRange range, ByteView bytes, const QString& name,
                 Typing typing = Typing::None);
    /// Any edit that is already made in a copy of the table; always its own step.
    ReplaceBytes(Document& document, PieceTable after, const BytesChange& change,
                 const QString& name);
    void redo() override;
    void undo() override;
    int id() const override;
    /// Joins typing at one place, so that Undo takes back more than a single byte.
    bool mergeWith(const QUndoCommand* next) override;

private:
    Document& m_document;
    PieceTable m_before;
    PieceTable m_after;
    BytesChange m_change;
    Typing m_typing = Typing::None;
    bool m_done = false; // the first redo is the edit itself
};

/// Document::replace() for what is typed: one step of Undo takes back a run of it.
bool replaceByTyping(Document& document, ByteRange range, ByteView bytes, const QString& name,
                     Typing typing);

/// Makes another text of all bytes, in another encoding, in which lines are not pinned: Undo brings
/// back the encoding that the document was read in before, and the pins, too.
class ConvertText final : public QUndoCommand {
public:
    /// `after`: the bytes of the other text; it differs from the document as `change` says.
    ConvertText(Document& document, PieceTable after, const BytesChange& change,
                const Codec& encoding, const QString& name);
    void redo() override;
    void undo() override;

private:
    Document& m_document;
    ReplaceBytes m_bytes;
    const Codec& m_after;
    const Codec* m_before;
    LinePins::Ids m_otherPins;       // of the text that is not shown now
    SavedEncoding::Text m_otherText; // that one
};

/// The encoding of the bytes as they were saved last: another than the document's where it was
/// converted since, or the conversion that was saved is undone.
[[nodiscard]] const Codec& encodingWithoutEdits(Document& document);

} // namespace moji::app
