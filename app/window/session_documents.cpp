#include "window/session_documents.h"

#include "grid/bytes_state.h"
#include "text/qt_text.h"

namespace moji::app {

namespace {

const QString kBytes = QStringLiteral("bytes");
const QString kColumn = QStringLiteral("column");
const QString kFirst = QStringLiteral("first");

/// Without a first byte the caret is shown.
ViewState viewOf(const std::map<QString, LensState>& lenses, std::uint64_t caret) {
    ViewState view;
    view.lenses = lenses;
    view.lenses.erase(kBytes);
    view.firstByte = caret;
    const auto bytes = lenses.find(kBytes);
    if (bytes == lenses.end())
        return view;
    view.column = columnOf(bytes->second[kColumn]).value_or(ByteColumn::Hex);
    if (const auto first = bytes->second.find(kFirst); first != bytes->second.end())
        view.firstByte = first->toULongLong();
    return view;
}

} // namespace

SessionDocument describeTab(DocumentTab& tab) {
    const Document& document = tab.document();
    SessionDocument described;
    described.name = document.name();
    described.encoding = fromUtf8(document.codec().name());
    described.anchor = tab.selection().anchor();
    described.caret = tab.selection().caret();
    described.lenses = tab.view().lenses;
    described.lenses[kBytes] = {{kColumn, columnName(tab.view().column)},
                                {kFirst, QString::number(tab.view().firstByte)}};
    described.bookmarks = document.bookmarks().list();
    described.notes = document.notes().list();
    for (const auto& [offset, codec] : tab.document().linePins().all())
        described.pins[offset] = fromUtf8(codec->name());
    return described;
}

OpenRequest requestOf(const SessionDocument& document, const CodecRegistry& codecs) {
    OpenRequest request{.name = document.name};
    request.codec = codecs.find(toUtf8(document.encoding));
    request.anchorAndCaret = {document.anchor, document.caret};
    request.view = viewOf(document.lenses, document.caret);
    Remarks remarks{document.bookmarks, document.notes, {}};
    for (const auto& [offset, encoding] : document.pins)
        remarks.pins[offset] = codecs.find(toUtf8(encoding));
    request.remarks = std::move(remarks);
    return request;
}

} // namespace moji::app
