#pragma once
// The layout of the automaton lens: diagram beside steps over the two tables, as the
// design has it; if that is too high, as in a dock, everything side by side and closer together.
// The rest scrolls.

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

    /// A read-only table for the two halves of utf8d, without selection.
    [[nodiscard]] static PlainTable* makeLookedUpTable(QAbstractItemModel* model,
                                                       const QString& name);
    [[nodiscard]] const Parts& parts() const { return m_parts; }
    /// Fonts or room changed.
    void arrange();
    /// Scrolls to the cell looked up and the state entered.
    void showCells();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitColumns(bool dense);
    [[nodiscard]] QSize stack(QSize room);      // the diagram over the tables
    [[nodiscard]] QSize sideBySide(QSize room); // for a low, wide room
    // Of the table of steps, wide:
    [[nodiscard]] int beforeLast() const;
    [[nodiscard]] int scrollBar() const;
    [[nodiscard]] int leastSteps() const;
    void placeSteps(const QRect& area);

    Parts m_parts;
    QLabel* m_classHeading;
    QLabel* m_transitionHeading;
    QWidget* m_stepsRule; // hairlines
    QWidget* m_tablesRule;
};

} // namespace moji::app
