#pragma once
// How the parts of the automaton lens stand: diagram beside steps over the two tables, as the
// design has it; where that is too high, as in a dock, everything side by side and closer together.
// What does not fit then is scrolled to.

#include <QScrollArea>

class QAbstractItemModel;
class QLabel;

namespace moji::app {

class ByteClassModel;
class PlainTable;
class StateDiagramView;
class StepDetailView;
class TransitionModel;

class AutomatonPage : public QScrollArea {
    Q_OBJECT
public:
    struct Parts {
        StateDiagramView* diagram;
        PlainTable* steps;
        StepDetailView* detail;
        PlainTable* classes;     // ByteClassModel
        PlainTable* transitions; // TransitionModel
    };
    explicit AutomatonPage(const Parts& parts);

    /// A table for the two halves of utf8d: rows and lit cells are looked at, not selected.
    [[nodiscard]] static PlainTable* makeLookedUpTable(QAbstractItemModel* model,
                                                       const QString& name);
    /// Fonts or room changed.
    void arrange();
    /// Where only a part is in sight: the cell looked up, and the state entered.
    void showCells();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitColumns(bool dense);
    [[nodiscard]] QSize stack(QSize room);      // the diagram over the tables
    [[nodiscard]] QSize sideBySide(QSize room); // for a low, wide room
    void placeSteps(const QRect& area);

    Parts m_parts;
    QLabel* m_classHeading;
    QLabel* m_transitionHeading;
    QWidget* m_stepsRule; // hairlines
    QWidget* m_tablesRule;
};

} // namespace moji::app
