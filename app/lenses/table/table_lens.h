#pragma once
// The table lens: Thompson's mbtowc and wctomb of 1992 over their six-row table, and the branchy
// decoder over its tests, step by step over the selected characters. Step and selection follow each
// other. Space plays, Left and Right step, Enter selects the character's bytes.

#include "lens.h"
#include "lenses/table/table_trace.h"

class QAbstractItemModel;
class QComboBox;
class QLabel;
class QStackedWidget;

namespace moji::app {

class LookedUpModel;
class PlainTable;
class Selection;
class StepLineModel;
class TableStepModel;
class TransportBar;

class TableLens : public Lens {
    Q_OBJECT
public:
    TableLens(Document* document, Selection* selection, QWidget* parent);

    [[nodiscard]] const TableTrace& trace() const { return m_trace; }
    [[nodiscard]] std::optional<std::size_t> step() const { return m_step; }
    [[nodiscard]] QString sentence() const;

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeToolBar();
    QWidget* makePages();
    PlainTable* makeLookedUpTable(LookedUpModel* model, const QString& name);
    void makeStepTable();
    void connectTransport();
    void refresh(); // bytes or codec changed, or what is selected
    void followSelection();
    void changeAlgorithm();
    void showTrace(std::optional<std::uint64_t> offset);
    void showStep(std::optional<std::size_t> step);
    void scrollToStep(); // so that what is lit is in sight
    void goTo(std::size_t step);
    void goForward();
    void goBack();
    void traceAround(ByteRange range);
    bool stepByKey(int key);
    void select(ByteRange range); // without following it
    void restyle();

    Document* m_document;
    Selection* m_selection;
    TableTrace m_trace;
    std::optional<std::size_t> m_step;
    bool m_stepping = false; // the selection changes because of a step

    TransportBar* m_transport;
    QComboBox* m_algorithm;
    QStackedWidget* m_pages;
    QLabel* m_notice; // instead of everything
    QStackedWidget* m_lookedUp;
    PlainTable* m_tabTable;
    LookedUpModel* m_tab;
    PlainTable* m_testTable;
    LookedUpModel* m_tests;
    PlainTable* m_stepTable;
    TableStepModel* m_steps;
    PlainTable* m_lineTable;
    StepLineModel* m_lines;
    QLabel* m_sentence;
};

[[nodiscard]] Lens* makeTableLens(Document* document, Selection* selection, QWidget* parent);

} // namespace moji::app
