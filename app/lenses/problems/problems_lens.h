#pragma once
// The problems lens: every malformed sequence of the document, listed, counted by kind, as the
// document's scan finds them. The row of the problem at the caret is current; choosing a row
// selects its bytes.

#include "lenses/context_entries.h"
#include "lenses/lens.h"

#include <optional>

class QComboBox;
class QLabel;
class QLineEdit;
class QModelIndex;
class QStackedWidget;
class QToolButton;

namespace moji::app {

class Document;
class PlainTable;
class ProblemActions;
class ProblemsModel;
class Selection;

class ProblemsLens : public Lens, public ContextEntries {
    Q_OBJECT
public:
    ProblemsLens(Document* document, Selection* selection, QWidget* parent);

    [[nodiscard]] const ProblemsModel& model() const { return *m_model; }
    [[nodiscard]] QString sentence() const;
    /// What can be done about the problem at this place, or of the current row.
    void addContextEntries(QMenu& menu, const QPoint& globalPlace) override;

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeToolBar();
    void makeTable();
    QWidget* makeWindowBar();
    void refresh();
    void fillKinds();
    void chooseKind();
    void describe();
    void describeNone();
    void describeWindow();
    /// Moves the table's window by this many problems.
    void moveWindow(std::int64_t by);
    void goToNumber();
    void showRow(int row);
    void followSelection();
    /// The row that is selected.
    [[nodiscard]] QModelIndex chosen() const;
    void choose(const QModelIndex& index);
    void openRepair();
    void restyle();

    Document* m_document;
    Selection* m_selection;
    ProblemsModel* m_model;
    PlainTable* m_table;
    ProblemActions* m_actions;
    QComboBox* m_kinds;
    QLabel* m_counts;
    QLabel* m_notice;
    QStackedWidget* m_pages;
    QLabel* m_sentence;
    QWidget* m_windowBar; // of a document that has more than the table shows
    QLineEdit* m_number;
    QToolButton* m_earlier;
    QToolButton* m_later;
    QToolButton* m_repair;
    std::optional<int> m_wantedKind; // of the state, until the scan has found it
    bool m_following = false;
    bool m_choosing = false; // the chosen row is being searched for
};

/// The problems known so far.
[[nodiscard]] std::uint64_t problemCount(const Document& document);
[[nodiscard]] Panel* makeProblemsLens(Document* document, Selection* selection, QWidget* parent);

} // namespace moji::app
