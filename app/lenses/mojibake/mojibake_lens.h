#pragma once
// The mojibake lens: what happened to the selected text and how it is undone (backwards), what
// becomes of a text under the wrong encoding (forwards), and damage made step by step (simulator).

#include "lenses/lens.h"

#include <QTimer>

class QButtonGroup;

namespace moji::app {

class Document;
class ForwardPage;
class LensBar;
class PageStack;
class RepairsPage;
class Selection;
class SimulatorPage;

class MojibakeLens : public Lens {
    Q_OBJECT
public:
    MojibakeLens(Document* document, Selection* selection, QWidget* parent);

    [[nodiscard]] RepairsPage& repairs() { return *m_repairs; }
    [[nodiscard]] ForwardPage& forwards() { return *m_forwards; }
    [[nodiscard]] SimulatorPage& simulator() { return *m_simulator; }
    void showPage(int index);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void addPage(const QString& title, QWidget* page, const QList<QWidget*>& controls);
    void keepParts();
    void invalidate();
    void refresh();

    LensBar* m_bar;
    QButtonGroup* m_titles;
    PageStack* m_stack;
    std::vector<QList<QWidget*>> m_controls; // of each page
    RepairsPage* m_repairs;
    ForwardPage* m_forwards;
    SimulatorPage* m_simulator;
    QTimer m_refresh; // several changes in one turn of the event loop are one
};

[[nodiscard]] Panel* makeMojibakeLens(Document* document, Selection* selection, QWidget* parent);

} // namespace moji::app
