#pragma once
// Edit > Paste as: the clipboard read in a notation that the reader chooses, with a preview of the
// bytes and of how the document's encoding reads them, or the reason why they cannot be read.

#include "document/selection.h"
#include "window/paste_forms.h"

#include <QDialog>

class QButtonGroup;
class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace moji::app {

class ByteEditor;

class PasteDialog : public QDialog {
    Q_OBJECT
public:
    /// Pastes with `editor`, over the selection. Deletes itself when closed, and closes when the
    /// document changes.
    PasteDialog(Document* document, Selection* selection, ByteEditor* editor,
                ClipboardContent content, QWidget* window);

    /// As if the reader had pressed its button.
    void choose(const QString& formId);
    void accept() override;

private:
    void show(std::size_t form);
    [[nodiscard]] QString consequence(std::size_t bytes) const;

    Document* m_document;
    Selection* m_selection;
    ByteEditor* m_editor;
    ClipboardContent m_content;
    Bytes m_bytes; // of the form chosen
    QButtonGroup* m_forms;
    QPlainTextEdit* m_preview;
    QLabel* m_sentence;
    QPushButton* m_paste;
};

} // namespace moji::app
