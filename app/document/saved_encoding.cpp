#include "document/saved_encoding.h"

#include "document/document.h"

#include <utility>

namespace moji::app {

SavedEncoding& SavedEncoding::of(Document& document) {
    auto* found = document.findChild<SavedEncoding*>(QString(), Qt::FindDirectChildrenOnly);
    return found != nullptr ? *found : *new SavedEncoding(&document);
}

SavedEncoding::SavedEncoding(Document* document)
    : QObject(document)
    , m_document(document) {
    connect(&document->undoStack(), &QUndoStack::cleanChanged, this, [this](bool isSaved) {
        if (isSaved) // or opened
            m_saved = m_shown;
    });
}

SavedEncoding::Text SavedEncoding::exchange(Text text) {
    if (m_shown == m_saved)
        m_codec = &m_document->codec();
    return std::exchange(m_shown, text);
}

const Codec& SavedEncoding::codec() const {
    return m_shown == m_saved ? m_document->codec() : *m_codec;
}

} // namespace moji::app
