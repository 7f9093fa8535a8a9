#pragma once
// Which encoding the bytes are in that were saved last: another than the document's where it was
// converted since. A conversion makes another text; each text has a number, the document's shows
// one, its file has one. Undo and redo go from one to the other.

#include "codec/codec.h"

#include <QObject>

namespace moji::app {

class Document;

class SavedEncoding final : public QObject {
    Q_OBJECT
public:
    using Text = int;

    /// That of a document: made with its first conversion, before which there is one text only.
    [[nodiscard]] static SavedEncoding& of(Document& document);

    [[nodiscard]] Text makeText() { return ++m_last; }
    /// The document shows `text` from now on; its encoding is still that of the former, which is
    /// returned.
    [[nodiscard]] Text exchange(Text text);
    [[nodiscard]] const Codec& codec() const;

private:
    explicit SavedEncoding(Document* document);

    Document* m_document;
    Text m_last = 0;
    Text m_shown = 0;
    Text m_saved = 0;
    const Codec* m_codec = nullptr; // of m_saved, when it was shown last
};

} // namespace moji::app
