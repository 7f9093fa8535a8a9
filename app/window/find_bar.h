#pragma once
// The find and replace bar, which leaves the rest of the window usable. Enter goes to the next hit,
// Shift+Enter to the previous one; Escape closes the bar and returns the focus.

#include "document/hit_search.h"
#include "document/selection.h"

#include <QPointer>
#include <QWidget>

class QComboBox;
class QGridLayout;
class QLabel;
class QToolButton;

namespace moji::app {

class ReplaceRow;
class ScopeToggle;
class SearchFields;

class FindBar : public QWidget {
    Q_OBJECT
public:
    FindBar(Document* document, Selection* selection, HitSearch* search, QWidget* parent = nullptr);

    /// Continues in another document with the same pattern.
    void setDocument(Document* document, Selection* selection, HitSearch* search);

    /// Shows the bar and takes the focus. The selection becomes the pattern.
    void open(bool withReplacement);
    /// Shows the bar, limited to the selected bytes.
    void openInSelection();
    void close();

    void findNext();
    void findPrevious();

    /// In two rows, for small windows; also where one row would cut its words.
    void setCompact(bool compact);
    /// Earlier patterns, the latest first.
    [[nodiscard]] QStringList history() const;
    void setHistory(const QStringList& patterns);

    [[nodiscard]] QComboBox& pattern();

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
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] QToolButton* makeButton(const QString& text, void (FindBar::*does)());
    void layOut();
    [[nodiscard]] int widthOfOneRow() const;
    void placeFields();
    void followDocument();
    void restyle();

    [[nodiscard]] std::optional<search::Replacement> replacement();
    [[nodiscard]] ByteRange takeSelection();
    void request();
    [[nodiscard]] bool isReady();
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
    bool m_isCompact = false;
    bool m_isInTwoRows = false;
    SearchFields* m_fields;
    ScopeToggle* m_scope;
    ReplaceRow* m_replaceRow;
    QToolButton* m_previous = nullptr;
    QToolButton* m_next = nullptr;
    QToolButton* m_close = nullptr;
    QLabel* m_count = nullptr;
    QLabel* m_message = nullptr;
    search::SearchRequest m_request;
    ByteRange m_found; // the hit last gone to; empty: none
    QPointer<QWidget> m_focusBefore;
};

} // namespace moji::app
