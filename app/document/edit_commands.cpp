#include "document/edit_commands.h"

namespace moji::app {

namespace {

constexpr int kReplaceBytesId = 1;
// Typing is undone in steps of at most this many bytes.
constexpr std::uint64_t kMergeUpTo = 32;

} // namespace

ReplaceBytes::ReplaceBytes(Document& document, ByteRange range, ByteView bytes, const QString& name)
    : QUndoCommand(name)
    , m_document(document)
    , m_before(document.m_table)
    , m_after(document.m_table)
    , m_change{range, bytes.size()} {
    m_after.replace(range, bytes);
}

ReplaceBytes::ReplaceBytes(Document& document, PieceTable after, const BytesChange& change,
                           const QString& name)
    : QUndoCommand(name)
    , m_document(document)
    , m_before(document.m_table)
    , m_after(std::move(after))
    , m_change(change)
    , m_isTyping(false) {}

void ReplaceBytes::redo() {
    m_document.restore(m_after, m_change);
    if (m_done)
        Q_EMIT m_document.historyMoved(m_change);
    m_done = true;
}

void ReplaceBytes::undo() {
    const BytesChange back = m_change.reversed();
    m_document.restore(m_before, back);
    Q_EMIT m_document.historyMoved(back);
}

int ReplaceBytes::id() const {
    return kReplaceBytesId;
}

bool ReplaceBytes::mergeWith(const QUndoCommand* next) {
    const auto& later = static_cast<const ReplaceBytes&>(*next);
    const bool follows = m_isTyping && later.m_isTyping && later.text() == text() &&
                         m_change.inserted > 0 && later.m_change.inserted > 0 &&
                         later.m_change.removed.begin == m_change.result().end &&
                         m_change.inserted + later.m_change.inserted <= kMergeUpTo;
    if (!follows)
        return false;
    m_after = later.m_after;
    m_change = joined(m_change, later.m_change);
    return true;
}

ConvertText::ConvertText(Document& document, PieceTable after, const BytesChange& change,
                         const Codec& encoding, const QString& name)
    : QUndoCommand(name)
    , m_document(document)
    , m_bytes(document, std::move(after), change, name)
    , m_after(encoding)
    , m_before(&document.codec())
    , m_otherText(SavedEncoding::of(document).makeText()) {}

void ConvertText::redo() {
    m_before = &m_document.codec();
    m_otherText = SavedEncoding::of(m_document).exchange(m_otherText);
    m_otherPins = m_document.linePins().exchange(m_otherPins);
    m_bytes.redo();
    m_document.setCodec(m_after);
}

void ConvertText::undo() {
    m_otherText = SavedEncoding::of(m_document).exchange(m_otherText);
    m_otherPins = m_document.linePins().exchange(m_otherPins);
    m_bytes.undo();
    m_document.setCodec(*m_before);
}

const Codec& encodingWithoutEdits(Document& document) {
    return SavedEncoding::of(document).codec();
}

} // namespace moji::app
