#pragma once
// Writes, changes or removes the note on some bytes.

#include "document/document.h"

#include <QDialog>

class QPlainTextEdit;

namespace moji::app {

class NoteDialog : public QDialog {
    Q_OBJECT
public:
    /// `range` is that of an earlier note or becomes that of a new one.
    NoteDialog(Document* document, ByteRange range, QWidget* window);

Q_SIGNALS:
    /// The note was written, changed or removed.
    void edited();

private:
    [[nodiscard]] static QString bytesLine(const Document& document, ByteRange range);
    void write(const QString& text);

    Document* m_document;
    ByteRange m_range;
    QPlainTextEdit* m_text;
};

} // namespace moji::app
