#include "document/edit_commands.h"

namespace moji::app {

namespace {

constexpr int kReplaceBytesId = 1;
// Typing is undone in steps of at most this many bytes.
constexpr std::uint64_t kMergeUpTo = 32;

} // namespace

ReplaceBytes::ReplaceBytes(Document& document, ByteRange range, ByteView bytes, const QString& name,
                           Typing typing)
    : QUndoCommand(name)
    , m_document(document)
    , m_before(document.m_table)
    , m_after(document.m_table)
    , m_change{range, bytes.size()}
    , m_typing(typing) {
    m_after.replace(range, bytes);
}

ReplaceBytes::ReplaceBytes(Document& document, PieceTable after, const BytesChange& change,
                           const QString& name)
    : QUndoCommand(name)
    , m_document(document)
    , m_before(document.m_table)
    , m_after(std::move(after))
    , m_change(change) {}

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
    const bool isRun = m_typing != Typing::None && later.m_typing != Typing::None &&
                       later.text() == text() && m_change.inserted > 0 &&
                       later.m_change.inserted > 0;
    if (!isRun)
        return false;
    const std::uint64_t end = m_change.result().end;
    if (later.m_typing == Typing::SameByte) {
        if (later.m_change.removed != ByteRange{end - 1, end} || later.m_change.inserted != 1)
            return false;
        m_after = later.m_after;
        return true;
    }
    if (later.m_change.removed.begin != end ||
        m_change.inserted + later.m_change.inserted > kMergeUpTo)
        return false;
    m_after = later.m_after;
    m_change = joined(m_change, later.m_change);
    return true;
}

bool replaceByTyping(Document& document, ByteRange range, ByteView bytes, const QString& name,
                     Typing typing) {
    const ByteRange cut = range.clampedTo({0, document.size()});
    if (cut.empty() && bytes.empty())
        return true;
    if (!document.mayEdit())
        return false;
    document.undoStack().push(new ReplaceBytes(document, cut, bytes, name, typing));
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
