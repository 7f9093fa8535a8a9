#include "lenses/bytes/byte_editor.h"

#include "text/qt_text.h"
#include "window/paste_reading.h"

#include <algorithm>

namespace moji::app {

ByteEditor::ByteEditor(Document* document, Selection* selection, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_selection(selection) {}

void ByteEditor::setMode(Mode mode) {
    if (m_mode == mode)
        return;
    m_mode = mode;
    Q_EMIT modeChanged();
}

bool ByteEditor::atLowNibble() const {
    return m_nibbleRevision == m_document->revision() && m_selection->range().empty() &&
           m_selection->caret() == m_nibbleOffset;
}

void ByteEditor::typeHexDigit(int digit) {
    const auto value = static_cast<Byte>(digit);
    if (atLowNibble()) {
        const std::uint64_t at = m_nibbleOffset;
        const Bytes byte = m_document->bytes({at, at + 1});
        if (byte.empty())
            return;
        const Byte whole = static_cast<Byte>((byte[0] & 0xF0) | value);
        put({at, at + 1}, ByteView(&whole, 1), tr("Type byte"));
        return;
    }
    const ByteRange selected = m_selection->range();
    const std::uint64_t at = selected.begin;
    const bool overwrite = m_mode == Mode::Overwrite && selected.empty();
    const Bytes old = overwrite ? m_document->bytes({at, at + 1}) : Bytes();
    const Byte half = static_cast<Byte>((value << 4) | (old.empty() ? 0 : old[0] & 0x0F));
    const ByteRange range = selected.empty() ? ByteRange{at, at + old.size()} : selected;
    m_document->replace(range, ByteView(&half, 1), tr("Type digit"));
    m_selection->setCaret(at);
    m_nibbleOffset = at;
    m_nibbleRevision = m_document->revision();
}

void ByteEditor::typeText(const QString& text) {
    const auto bytes = encoded(text);
    if (!bytes)
        return;
    const ByteRange selected = m_selection->range();
    const bool overwrite = m_mode == Mode::Overwrite && selected.empty();
    const ByteRange range = overwrite ? overwritten(toCodePoints(text).size()) : selected;
    put(range, *bytes, tr("Type text"));
}

void ByteEditor::eraseForward(ByteColumn column) {
    const ByteRange selected = m_selection->range();
    if (!selected.empty())
        return remove(selected);
    const std::uint64_t at = m_selection->caret();
    const auto span = column == ByteColumn::Text ? m_document->spanAt(at) : std::nullopt;
    remove(span ? span->range() : ByteRange{at, at + 1});
}

void ByteEditor::eraseBackward(ByteColumn column) {
    const ByteRange selected = m_selection->range();
    if (!selected.empty())
        return remove(selected);
    const std::uint64_t at = m_selection->caret();
    if (at == 0)
        return;
    const auto span = column == ByteColumn::Text ? m_document->spanAt(at - 1) : std::nullopt;
    remove(span ? span->range() : ByteRange{at - 1, at});
}

QString ByteEditor::selectedText(ByteColumn column) const {
    const ByteRange range = m_selection->range();
    return column == ByteColumn::Hex ? hexText(m_document->bytes(range))
                                     : decodedText(*m_document, range);
}

void ByteEditor::paste(const QString& clipboard, ByteColumn column) {
    if (column == ByteColumn::Hex)
        return pasteWritten(clipboard);
    const auto bytes = encoded(clipboard);
    if (!bytes)
        return;
    const std::uint64_t begin = m_selection->range().begin;
    pasteBytes(*bytes);
    Q_EMIT textPasted(clipboard, {begin, begin + bytes->size()});
}

void ByteEditor::pasteWritten(const QString& clipboard) {
    if (const auto reading = readingOf(clipboard, *m_document))
        return pasteBytes(reading->bytes);
    Q_EMIT refused(tr("The clipboard holds no hex bytes and no escapes. Paste text in the text "
                      "column."));
}

void ByteEditor::pasteBytes(ByteView bytes) {
    put(m_selection->range(), bytes, tr("Paste"));
}

void ByteEditor::put(ByteRange range, ByteView bytes, const QString& name) {
    m_document->replace(range, bytes, name);
    m_selection->setCaret(range.begin + bytes.size());
}

void ByteEditor::remove(ByteRange range) {
    m_document->remove(range, tr("Delete"));
    m_selection->setCaret(range.begin);
}

ByteRange ByteEditor::overwritten(std::size_t characters) const {
    ByteRange range{m_selection->caret(), m_selection->caret()};
    for (std::size_t i = 0; i < characters; ++i)
        if (const auto span = m_document->spanAt(range.end))
            range.end = span->range().end;
    return range;
}

std::optional<Bytes> ByteEditor::encoded(const QString& text) {
    const std::u32string codePoints = toCodePoints(text);
    const Codec& codec = m_document->codec();
    auto bytes = encodeAll(codec, codePoints);
    if (bytes)
        return bytes;
    const auto bad = std::find_if(codePoints.begin(), codePoints.end(), [&](char32_t codePoint) {
        return !encodeAll(codec, std::u32string_view(&codePoint, 1));
    });
    const QString what =
        bad == codePoints.end() ? text : tr("%1 (%2)").arg(toQString(*bad), codePointText(*bad));
    Q_EMIT refused(tr("%1 cannot be written in %2.").arg(what, fromUtf8(codec.name())));
    return {};
}

QString decodedText(const Document& document, ByteRange range) {
    QString text;
    for (const PlacedSpan& placed : document.spansIn(range)) {
        if (!placed.isError()) {
            text += toQString(placed.span.text());
            continue;
        }
        for (const Byte byte : placed.bytes)
            text += QStringLiteral("\\x") + hexText(ByteView(&byte, 1));
    }
    return text;
}

} // namespace moji::app
