#pragma once
// All differences of the comparison, listed: a click or Enter goes to one.

#include "compare/comparison.h"
#include "compare/differences_model.h"
#include "widgets/panel.h"

#include <QPointer>

class QLabel;

namespace moji::app {

class PlainTable;

class DifferencesPanel final : public Panel {
    Q_OBJECT
public:
    explicit DifferencesPanel(QWidget* parent = nullptr);

    /// nullptr: nothing is compared. Borrowed until the next call.
    void setComparison(const Comparison* comparison);
    /// Marks the row of the difference selected on both sides, if any.
    void setCurrent(const Difference& selected);
    [[nodiscard]] PlainTable& table() { return *m_table; }
    [[nodiscard]] DifferencesModel& model() { return *m_model; }

Q_SIGNALS:
    void chosen(const moji::Difference& difference);

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    [[nodiscard]] QString sentence() const;
    void restyle();

    QPointer<const Comparison> m_comparison;
    DifferencesModel* m_model;
    PlainTable* m_table;
    QLabel* m_sentence;
};

} // namespace moji::app
