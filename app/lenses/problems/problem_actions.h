#pragma once
// What can be done about a problem: one at once from the menu of its row, many through a dialog
// with a preview.

#include "document/document.h"
#include "document/selection.h"
#include "lenses/problems/problem_repair_dialog.h"

#include <QObject>

class QMenu;

namespace moji::app {

class ProblemActions : public QObject {
    Q_OBJECT
public:
    ProblemActions(Document* document, Selection* selection, QWidget* lens);

    /// The entries for the problem of a row.
    void addTo(QMenu& menu, const Problem& problem);
    /// Opens the dialog; `one`: the problem of the current row, if any.
    void open(const std::optional<Problem>& one, ProblemRepairDialog::Scope scope);

private:
    void addRepair(QMenu& menu, const QString& text, const Problem& problem,
                   const ProblemRepair& repair, const QString& name);
    void addReadings(QMenu& menu, const Problem& problem);
    void keep(const Problem& problem);

    Document* m_document;
    Selection* m_selection;
    QWidget* m_lens;
};

} // namespace moji::app
