#include "document/document_part.h"

#include "text/qt_text.h"

namespace moji::app {

DocumentPart::DocumentPart(const Document& document, ByteRange range, Reading reading)
    : m_source(document.snapshot())
    , m_checkpoints(document.checkpoints())
    , m_codec(&document.codec())
    , m_range(range.clampedTo({0, document.size()}))
    , m_isAligned(document.isAligned(m_range.begin)) {
    if (reading == Reading::Later)
        return;
    const Bytes held = bytes();
    if (m_failure)
        return;
    PieceTable table = document.table();
    table.replace(m_range, held);
    m_source = table.snapshot();
}

Bytes DocumentPart::bytes() const {
    auto bytes = readRange(*m_source, m_range);
    if (bytes)
        return *std::move(bytes);
    m_failure = bytes.error();
    return {};
}

void DocumentPart::forEachSpan(const std::stop_token& stop,
                               const std::function<void(const SpanCursor::Item&)>& take) const {
    SpanCursor cursor(*m_source, *m_codec, m_checkpoints.get());
    if (m_range.empty() || !m_isAligned)
        return;
    if (const auto found = cursor.seek(m_range.begin); !found)
        m_failure = found.error();
    while (!m_failure && cursor.offset() < m_range.end && !stop.stop_requested()) {
        const auto item = cursor.next();
        if (!item)
            m_failure = item.error();
        if (!item || !*item)
            return;
        take(**item);
    }
}

QString DocumentPart::decodedText(const std::stop_token& stop) const {
    QString text;
    forEachSpan(stop, [&](const SpanCursor::Item& item) {
        if (!isError(item.span.status)) {
            text += toQString(item.span.text());
            return;
        }
        for (const Byte byte : item.bytes)
            text += QStringLiteral("\\x") + hexText(ByteView(&byte, 1));
    });
    return text;
}

} // namespace moji::app
