#pragma once
// The two fields above the bytes, Text and Hex bytes: two views of the beginning of the document,
// both editable. A chip says how much does not fit. Both mark the selection.

#include "document/document.h"
#include "document/selection.h"
#include "window/field_tokens.h"

#include <QWidget>

class QCheckBox;
class QLabel;

namespace moji::app {

class InputField;

class InputBar : public QWidget {
    Q_OBJECT
public:
    InputBar(Document* document, Selection* selection, QWidget* parent = nullptr);

    void setDocument(Document* document, Selection* selection);

    [[nodiscard]] InputField& textField() { return *m_text; }
    [[nodiscard]] InputField& hexField() { return *m_hex; }
    /// One row instead of two: Text, or with a switch the hex bytes.
    void setCompact(bool compact);
    /// The field to type in: Text, unless a compact bar shows the hex bytes instead.
    [[nodiscard]] InputField& shownField();

Q_SIGNALS:
    void said(const QString& message);
    /// A text was pasted as text and became these bytes.
    void textPasted(const QString& clipboard, moji::ByteRange bytes);
    /// The chip was clicked: the reader wants to see the bytes from `offset` on.
    void moreWanted(std::uint64_t offset);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void arrange();
    void followDocument();
    void restyle();
    void fit();
    [[nodiscard]] std::uint64_t fitting() const;
    void showBytes(const BytesChange& change);
    void showText();
    void showHex();
    void mark();
    void editText(qsizetype position, qsizetype removed, const QString& added, bool everything);
    void editHex(bool everything);
    [[nodiscard]] bool replaceShown(const Bytes& now);
    void continueAfter(std::uint64_t offset);
    void markHexFaults();
    void setUpHexFault();
    void showAsRead();
    void explainHexFault(const QString& reason);
    void fitHexFault();
    void leaveField();
    void addBytesToClipboard();
    void pasteBytes(ByteRange over, const Bytes& bytes, bool everything);
    [[nodiscard]] ByteRange bytesOfHex(qsizetype position, qsizetype length) const;
    void moveToText();
    void moveToHex();
    [[nodiscard]] bool isEditing() const;

    Document* m_document;
    Selection* m_selection;
    InputField* m_text;
    InputField* m_hex;
    QLabel* m_textLabel;
    QLabel* m_hexLabel;
    QLabel* m_asRead;       // right-to-left text in the order in which it is read; else hidden
    QLabel* m_hexFault;     // why the hex field is not read; hidden while it is
    QCheckBox* m_hexSwitch; // of a compact bar
    bool m_compact = false;
    FieldTokens m_tokens;
    ByteRange m_lastEdit;          // what became of the last edit in a field
    std::uint64_t m_until = 0;     // bytes shown in the fields
    std::uint64_t m_hexBytes = 0;  // bytes that the hex field has, as it was shown or last read
    bool m_ownEdit = false;        // the current change was made here
    bool m_hexFaulty = false;      // the hex field is not valid hex yet
    bool m_hexReplacesAll = false; // everything was typed over: the first bytes replace all
};

} // namespace moji::app
