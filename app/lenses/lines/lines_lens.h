#pragma once
// The lines lens: an encoding for each line of a document that is not in one. Judged in the
// background while the lens is in sight; pinning a line decides its neighbours anew at once. Enter
// selects a line's bytes, Delete unpins it. The whole can be written to a file in UTF-8, with a
// report of the decisions, or converted in place.

#include "jobs/job.h"
#include "lenses/context_entries.h"
#include "lenses/lens.h"
#include "lenses/lines/line_export.h"
#include "lenses/lines/line_table.h"

#include <functional>
#include <map>

class QComboBox;
class QLabel;
class QPushButton;

namespace moji::app {

class LensBar;
class LinesModel;
class LineWindowBar;
class NoticePages;
class PlainTable;
class Selection;

class LinesLens : public Lens, public ContextEntries {
    Q_OBJECT
public:
    LinesLens(Document* document, Selection* selection, QWidget* parent);

    [[nodiscard]] const LinesModel& model() const { return *m_model; }
    [[nodiscard]] QString sentence() const;
    /// Pins the line of a row (nullptr: unpins it).
    void pin(int row, const Codec* codec);
    /// Writes the whole in UTF-8, as the button does when a name has been chosen.
    void exportTo(const QString& path);
    /// Pins and unpins the line at this place.
    void addContextEntries(QMenu& menu, const QPoint& globalPlace) override;

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] LensBar* makeBar();
    [[nodiscard]] QWidget* makeFooter();
    void makeTable();
    void connectExport();
    void askAndConvert(quint64 undecided, quint64 damaged, quint64 first);
    void noteChange();
    void judge();
    void deliver(Result<LineTable> table);
    /// Pins by the numbers of their lines. Calls `use` when these are known: at once, or when the
    /// lines have been judged.
    using PinsByLine = std::map<std::uint64_t, const Codec*>;
    void withPins(std::function<void(PinsByLine)> use);
    void describe();
    void enableConvert();
    void showCancelled();
    [[nodiscard]] QString summary() const;
    [[nodiscard]] std::uint64_t lastLine() const; // of those listed
    void describeCurrent();
    void fillChoices();
    void goToLine(std::uint64_t line);
    void showWantedLine();
    void followSelection();
    void selectLine(const QModelIndex& index);
    void unpinCurrent();
    void askAndExport();
    void setSentence(const QString& sentence);
    void layoutColumns();

    Document* m_document;
    Selection* m_selection;
    bool m_dirty = true;            // not judged yet since something changed
    LinePlace m_place;              // around which lines are listed
    std::uint64_t m_wantedLine = 0; // to be shown when it has been judged
    QString m_outcome; // what was said of the conversion, until the document changes again
    std::uint64_t m_outcomeRevision = 0;
    std::function<void(PinsByLine)> m_wantsPins;
    bool m_showAll = false; // also where one encoding explains the whole
    LinesModel* m_model;
    PlainTable* m_table;
    NoticePages* m_pages;
    QComboBox* m_filter;
    LineWindowBar* m_window;
    QPushButton* m_show;
    QPushButton* m_convert;
    QPushButton* m_exportButton;
    QLabel* m_sentence;
    QWidget* m_pinRow;
    QComboBox* m_choices;
    QPushButton* m_unpin;
    LineExport* m_export;
    Job<Result<LineTable>> m_job; // last: it uses the members above
};

[[nodiscard]] Panel* makeLinesLens(Document* document, Selection* selection, QWidget* parent);

} // namespace moji::app
