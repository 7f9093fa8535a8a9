#pragma once
// A line below the input fields, shown after pasting a text that could be hex bytes or
// escapes: says so, and offers to paste the bytes instead. Hidden at the next change of the bytes.

#include "document/document.h"
#include "document/selection.h"

#include <QWidget>

class QLabel;
class QToolButton;

namespace moji::app {

class PasteOffer : public QWidget {
    Q_OBJECT
public:
    PasteOffer(Document* document, Selection* selection, QWidget* parent = nullptr);

    void setDocument(Document* document, Selection* selection);
    /// `clipboard` was pasted as text and became the bytes of `pasted`.
    void consider(const QString& clipboard, ByteRange pasted);

private:
    void accept();

    Document* m_document;
    Selection* m_selection;
    QLabel* m_sentence;
    QToolButton* m_accept;
    ByteRange m_pasted;
    Bytes m_bytes;
};

} // namespace moji::app
