#pragma once
// What the find bar searches for and how: the pattern with its history, text or hex or regular
// expression, case, whole words, encoding; and the button that limits the search, for its bar.

#include "codec/codec.h"
#include "search/search_pattern.h"

#include <QObject>
#include <QTimer>

class QComboBox;
class QGridLayout;
class QToolButton;

namespace moji::app {

class Document;

class SearchFields : public QObject {
    Q_OBJECT
public:
    /// Makes the fields as children of `bar`.
    SearchFields(const Document& document, QWidget* bar);

    /// The fields without the toggles and the encoding go to row 0, columns 0 and 1. The others go
    /// beside them, to column 2, or when compact to row 1.
    void place(QGridLayout& grid, bool compact);

    [[nodiscard]] search::SearchMode mode() const;
    [[nodiscard]] QString text() const;
    void setText(const QString& text);
    /// The encoding of the text searched for: that of the document, unless another one is chosen.
    [[nodiscard]] const Codec& codec(const Document& document) const;
    [[nodiscard]] search::SearchRequest request(const Document& document) const;
    /// Shows the document's encoding in the list.
    void nameDocumentCodec(const Document& document);
    /// Enables the fields that the mode uses.
    void enableForMode();
    void focusPattern();

    /// Whether something was typed that changed() has not reported yet.
    [[nodiscard]] bool isTyping() const { return m_typing.isActive(); }
    void stopTyping() { m_typing.stop(); }

    /// Earlier patterns, the latest first.
    [[nodiscard]] QStringList history() const;
    void setHistory(const QStringList& patterns);
    /// Puts the pattern first. False if it is there already.
    [[nodiscard]] bool remember();

    [[nodiscard]] QComboBox& pattern() { return *m_pattern; }
    [[nodiscard]] QToolButton& inSelection() { return *m_inSelection; }

Q_SIGNALS:
    /// Soon after typing, at once after a choice.
    void changed();

private:
    void makePattern(QWidget* bar);
    void makeOptions(const Document& document, QWidget* bar);
    [[nodiscard]] QToolButton* makeToggle(const QString& text);

    QComboBox* m_mode;
    QComboBox* m_pattern = nullptr;
    QWidget* m_options = nullptr; // the next four
    QToolButton* m_matchCase = nullptr;
    QToolButton* m_wholeWords = nullptr;
    QToolButton* m_inSelection = nullptr;
    QComboBox* m_encoding = nullptr;
    QTimer m_typing; // one letter is often followed by the next
};

} // namespace moji::app
