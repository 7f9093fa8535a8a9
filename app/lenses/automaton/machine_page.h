#pragma once
// The page of the automaton lens for encodings other than UTF-8: title and diagram of the decoder,
// beside or above the steps and the details of one step. The diagram scrolls if it has to.

#include "lenses/automaton/machine_trace.h"

#include <QWidget>

class QLabel;
class QScrollArea;

namespace moji::app {

class MachineView;
class PlainTable;
class StepDetailView;

class MachinePage : public QWidget {
    Q_OBJECT
public:
    explicit MachinePage(PlainTable* steps);

    [[nodiscard]] MachineView* diagram() const { return m_diagram; }
    [[nodiscard]] StepDetailView* detail() const { return m_detail; }

    void setReader(const std::shared_ptr<const automaton::MachineReader>& reader);
    void showStep(const MachineTrace& trace, std::optional<std::size_t> step);
    /// Fonts or room changed.
    void arrange();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void placeBeside();
    void placeAbove(int bottom);
    void fitColumns();
    void scrollToStep();

    PlainTable* m_steps;
    QLabel* m_title;
    QScrollArea* m_area;
    MachineView* m_diagram;
    QWidget* m_rule; // between diagram and steps
    StepDetailView* m_detail;
};

} // namespace moji::app
