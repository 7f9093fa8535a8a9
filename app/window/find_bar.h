#pragma once
// Find and replace, as a bar that does not stop one from working: what is searched for and how, the
// way from hit to hit, their number; and, when asked for, what shall stand in their place. Enter
// goes to the next hit, Shift+Enter to the one before, Escape closes the bar and gives the focus
// back.

#include "document/hit_search.h"
#include "document/selection.h"

#include <QPointer>
#include <QTimer>
#include <QWidget>

class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QToolButton;

namespace moji::app {

class FindBar : public QWidget {
    Q_OBJECT
public:
    FindBar(Document* document, Selection* selection, HitSearch* search, QWidget* parent = nullptr);

    /// Goes on in another document, with what is searched for now.
    void setDocument(Document* document, Selection* selection, HitSearch* search);

    /// Shows the bar and takes the focus. What is selected becomes what is searched for.
    void open(bool withReplacement);
    void close();

    void findNext();
    void findPrevious();

    /// In two rows, for small windows.
    void setCompact(bool compact);
    /// What was searched for before, the latest first.
    [[nodiscard]] QStringList history() const;
    void setHistory(const QStringList& patterns);

    [[nodiscard]] QComboBox& pattern() { return *m_pattern; }

Q_SIGNALS:
    void jumpWanted(moji::ByteRange hit);
    void listWanted();
    void said(const QString& message);
    void historyChanged();
    void opened();
    void closed(QWidget* focusBefore);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void makeSearchRow();
    void makeReplaceRow();
    [[nodiscard]] QToolButton* makeButton(const QString& text, void (FindBar::*does)());
    void place();
    void followDocument();
    void restyle();
    void nameDocumentCodec();

    [[nodiscard]] search::SearchMode mode() const;
    [[nodiscard]] const Codec& codec() const;
    [[nodiscard]] std::optional<search::Replacement> replacement();
    [[nodiscard]] ByteRange takeSelection();
    void requestLater();
    void request();
    [[nodiscard]] bool isReady();
    void remember();
    void replace();
    void replaceAll();
    void goTo(ByteRange hit, bool wrapped);
    void showCount();
    [[nodiscard]] QString countText();
    void say(const QString& sentence, bool isFault = false);
    void sayFault();

    Document* m_document;
    Selection* m_selection;
    HitSearch* m_search;
    QGridLayout* m_grid;
    QComboBox* m_mode = nullptr;
    QComboBox* m_pattern = nullptr;
    QWidget* m_how = nullptr; // the next three
    QToolButton* m_matchCase = nullptr;
    QToolButton* m_wholeWords = nullptr;
    QComboBox* m_encoding = nullptr;
    QToolButton* m_previous = nullptr;
    QToolButton* m_next = nullptr;
    QLabel* m_count = nullptr;
    QToolButton* m_list = nullptr;
    QToolButton* m_close = nullptr;
    QWidget* m_replaceRow = nullptr;
    QLineEdit* m_replacement = nullptr;
    QToolButton* m_replace = nullptr;
    QToolButton* m_replaceAll = nullptr;
    QLabel* m_message = nullptr;
    search::SearchRequest m_request;
    ByteRange m_found; // the hit that was gone to last; empty: none
    QPointer<QWidget> m_focusBefore;
    QTimer m_typing; // a letter is often followed by the next
    bool m_compact = false;
};

} // namespace moji::app
