#include "grid/byte_editor.h"

#include "document/clipboard_bytes.h"
#include "document/edit_commands.h"
#include "text/counts.h"
#include "text/qt_text.h"

#include <QApplication>
#include <QClipboard>
#include <QMimeData>

#include <algorithm>

namespace moji::app {

ByteEditor::ByteEditor(Document* document, Selection* selection, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_selection(selection)
    , m_copy(document) {
    connect(&m_copy, &ClipboardCopy::finished, this, &ByteEditor::copied);
    connect(&m_copy, &ClipboardCopy::failed, this, &ByteEditor::refused);
}

void ByteEditor::setDocument(Document* document, Selection* selection) {
    m_document = document;
    m_selection = selection;
    m_entryRevision = ~std::uint64_t{0};
}

void ByteEditor::setMode(Mode mode) {
    if (m_mode == mode)
        return;
    m_mode = mode;
    Q_EMIT modeChanged();
}

int ByteEditor::typedDigits() const {
    const bool holds = m_entryRevision == m_document->revision() && m_selection->range().empty() &&
                       m_selection->caret() == m_entryOffset;
    return holds ? m_entry.digits : 0;
}

void ByteEditor::typeDigit(int digit, ByteFormat format) {
    const ByteRange selected = m_selection->range();
    const std::uint64_t at = selected.begin;
    const int typed = typedDigits();
    const bool overwrite = typed > 0 || (m_mode == Mode::Overwrite && selected.empty());
    const Bytes old = overwrite ? m_document->bytes({at, at + 1}) : Bytes();
    const auto entry = withDigit({old.empty() ? Byte{0} : old[0], typed}, digit, format);
    if (!entry) {
        Q_EMIT refused(tr("A byte is at most 255."));
        return;
    }
    const ByteRange range = selected.empty() ? ByteRange{at, at + old.size()} : selected;
    const Typing typing = typed > 0 ? Typing::SameByte : Typing::Next;
    const ByteView byte(&entry->value, 1);
    if (entry->digits == 0) {
        put(range, byte, tr("Type byte"), typing);
        return;
    }
    if (!replaceByTyping(*m_document, range, byte, tr("Type byte"), typing))
        return;
    m_selection->setCaret(at);
    m_entry = *entry;
    m_entryOffset = at;
    m_entryRevision = m_document->revision();
}

bool ByteEditor::setBit(int bit, bool value) {
    const std::uint64_t at = m_selection->caret();
    const Bytes old = m_document->bytes({at, at + 1});
    const Byte mask = static_cast<Byte>(1 << bit);
    const Byte rest = old.empty() ? Byte{0} : static_cast<Byte>(old[0] & ~mask);
    const Byte now = static_cast<Byte>(rest | (value ? mask : 0));
    if (!old.empty() && now == old[0])
        return true;
    if (!m_document->replace({at, at + old.size()}, ByteView(&now, 1), tr("Set bit")))
        return false;
    m_selection->setCaret(at);
    return true;
}

void ByteEditor::toggleBit(int bit) {
    const std::uint64_t at = m_selection->caret();
    const Bytes old = m_document->bytes({at, at + 1});
    if (!old.empty())
        setBit(bit, (old[0] >> bit & 1) == 0);
}

void ByteEditor::typeText(const QString& text) {
    const ByteRange selected = m_selection->range();
    const bool overwrite = m_mode == Mode::Overwrite && selected.empty();
    const ByteRange range = overwrite ? overwritten(toCodePoints(text).size()) : selected;
    if (const auto written = encoded(text, range))
        putText(*written, tr("Type text"), Typing::Next);
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

bool ByteEditor::copy(ByteColumn column) {
    return copy(column, DocumentPart::Reading::Later);
}

void ByteEditor::cut(ByteColumn column) {
    if (copy(column, DocumentPart::Reading::Now))
        eraseForward(column);
}

bool ByteEditor::copy(ByteColumn column, DocumentPart::Reading reading) {
    const auto write = [column](const DocumentPart& part, const std::stop_token& stop) {
        Bytes bytes = part.bytes();
        QString text = column == ByteColumn::Text ? part.decodedText(stop) : hexText(bytes);
        return ClipboardCopy::Content{std::move(bytes), std::move(text)};
    };
    return m_copy.start(*m_document, m_selection->range(), write, reading);
}

void ByteEditor::copyText(
    const std::function<QString(const DocumentPart&, const std::stop_token&)>& write) {
    m_copy.start(*m_document, m_selection->range(),
                 [write](const DocumentPart& part, const std::stop_token& stop) {
                     return ClipboardCopy::Content{{}, write(part, stop)};
                 });
}

void ByteEditor::pasteClipboard(ByteColumn column) {
    m_copy.finishNow();
    pasteData(QApplication::clipboard()->mimeData(), column);
}

void ByteEditor::pasteData(const QMimeData* data, ByteColumn column) {
    if (const auto bytes = bytesOf(data))
        pasteBytes(*bytes);
    else if (data != nullptr && data->text().isEmpty())
        Q_EMIT refused(tr("The clipboard has neither bytes nor text."));
    else if (data != nullptr)
        paste(data->text(), column);
}

void ByteEditor::paste(const QString& clipboard, ByteColumn column) {
    if (column != ByteColumn::Text)
        return pasteReading(readingOf(clipboard, *m_document, m_selection->range()));
    const auto written = encoded(clipboard, m_selection->range());
    if (written && putText(*written, tr("Paste"), Typing::None))
        Q_EMIT textPasted(clipboard,
                          {written->range.begin, written->range.begin + written->bytes.size()});
}

void ByteEditor::pasteWritten(const QString& clipboard) {
    pasteReading(readingAsBytes(clipboard, *m_document, m_selection->range()));
}

void ByteEditor::pasteReading(const std::optional<PasteReading>& reading) {
    if (reading)
        return pasteBytes(reading->bytes);
    Q_EMIT refused(tr("The clipboard has no bytes in hex, escapes or another notation. Paste text "
                      "in the text column."));
}

void ByteEditor::pasteBytes(ByteView bytes) {
    put(m_selection->range(), bytes, tr("Paste"), Typing::None);
}

bool ByteEditor::mayCopy() {
    const std::uint64_t length = m_selection->range().length();
    if (length > kMostCopied)
        Q_EMIT refused(tr("%1 selected; the clipboard takes at most %2. Select less.")
                           .arg(bytesText(length), bytesText(kMostCopied)));
    return length > 0 && length <= kMostCopied;
}

void ByteEditor::putSource(ByteRange range, const std::shared_ptr<const ByteSource>& source,
                           const QString& name) {
    const ByteRange cut = range.clampedTo({0, m_document->size()});
    if (cut.empty() && source->size() == 0)
        return;
    PieceTable table = m_document->table();
    const PieceTable::Edit edit{cut, {0, source->size()}};
    table.replaceAll({&edit, 1}, source);
    if (!m_document->adopt(table, {cut, source->size()}, name))
        return;
    m_selection->select(ByteRange{cut.begin, cut.begin + source->size()});
}

bool ByteEditor::put(ByteRange range, ByteView bytes, const QString& name, Typing typing) {
    if (!replaceByTyping(*m_document, range, bytes, name, typing))
        return false;
    m_selection->setCaret(range.begin + bytes.size());
    return true;
}

bool ByteEditor::putText(const EncodedInPlace& written, const QString& name, Typing typing) {
    if (!put(written.range, written.bytes, name, typing))
        return false;
    const std::uint64_t begin = written.range.begin;
    m_selection->setCaret(endOfText(*m_document, {begin, begin + written.bytes.size()}));
    return true;
}

void ByteEditor::remove(ByteRange range) {
    put(range, {}, tr("Delete"), Typing::None);
}

/// With the shifts before and between them.
ByteRange ByteEditor::overwritten(std::size_t characters) const {
    ByteRange range{m_selection->caret(), m_selection->caret()};
    for (std::uint64_t at = range.begin; characters > 0;) {
        const auto span = m_document->spanAt(at);
        if (!span)
            break;
        at = span->range().end;
        if (isShift(span->span))
            continue;
        range.end = at;
        --characters;
    }
    return range;
}

std::optional<EncodedInPlace> ByteEditor::encoded(const QString& text, ByteRange range) {
    const std::u32string codePoints = toCodePoints(text);
    const Codec& codec = m_document->codec();
    if (auto written = encodedInPlace(*m_document, range, codePoints))
        return written;
    if (encodeAll(codec, codePoints)) {
        Q_EMIT refused(notInPlaceText(codec));
        return {};
    }
    const auto bad = std::find_if(codePoints.begin(), codePoints.end(), [&](char32_t codePoint) {
        return !encodeAll(codec, std::u32string_view(&codePoint, 1));
    });
    const QString what =
        bad == codePoints.end() ? text : tr("%1 (%2)").arg(toQString(*bad), codePointText(*bad));
    Q_EMIT refused(tr("%1 cannot be written in %2.").arg(what, fromUtf8(codec.name())));
    return {};
}

} // namespace moji::app
