#pragma once
// Repairs problems of the document: which ones, and how, with their number and the first changes
// before anything is changed.

#include "document/problem_repair.h"
#include "document/selection.h"
#include "jobs/job.h"

#include <QDialog>

class QButtonGroup;
class QLabel;
class QPushButton;
class QRadioButton;
class QTableWidget;

namespace moji::app {

class EncodingBox;

class ProblemRepairDialog : public QDialog {
    Q_OBJECT
public:
    enum class Scope { One, Kind, Selection, All };
    enum Column { kOffset, kBefore, kAfter, kText, kColumns };

    /// `one`: the problem of the row in question, if any. Closes when the document changes, and
    /// deletes itself then.
    ProblemRepairDialog(Document* document, Selection* selection, std::optional<Problem> one,
                        Scope scope, QWidget* parent);

    /// As if the reader had pressed its button; `as` is for ReadAs.
    void choose(Scope scope);
    void choose(ProblemRepair::Way way, const Codec* as = nullptr);
    [[nodiscard]] QString sentence() const;
    [[nodiscard]] bool mayRepair() const;
    void accept() override;

private:
    QWidget* makeScopes();
    QWidget* makeWays();
    void makePreview();
    struct Problems {
        ProblemList list;
        std::uint64_t first = 0;
        std::uint64_t count = 0;
    };
    [[nodiscard]] Problems problemsOf(Scope scope) const;
    [[nodiscard]] ProblemRepair repair() const;
    void plan();
    void show(Result<ProblemRepairs> repairs);
    void fillPreview();

    Document* m_document;
    Selection* m_selection;
    std::optional<Problem> m_one;
    QButtonGroup* m_scopes;
    QButtonGroup* m_ways;
    EncodingBox* m_as;
    QTableWidget* m_preview;
    QLabel* m_sentence;
    QPushButton* m_repair;
    std::optional<ProblemRepairs> m_repairs;
    Job<Result<ProblemRepairs>> m_job; // last: it uses the members above
};

} // namespace moji::app
