// Comparing in MainWindow: the second byte lens, the list of differences.

#include "compare/compare_mode.h"
#include "compare/compare_view.h"
#include "compare/differences_panel.h"
#include "lenses/bytes/byte_grid.h"
#include "lenses/bytes/byte_lens.h"
#include "main_window.h"
#include "window/status_bar.h"

#include <QDockWidget>

namespace moji::app {

void MainWindow::makeCompare() {
    m_differences = new DifferencesPanel(this);
    m_compare = new CompareMode(m_document, m_selection, m_history, m_centre, m_differences, this);
    connect(m_compare, &CompareMode::said, m_statusBar, &StatusBar::say);
    connect(m_compare, &CompareMode::listWanted, this, [this] {
        m_differencesDock->show();
        m_differencesDock->raise();
    });
    connect(m_compare, &CompareMode::activeChanged, this, [this](bool active) {
        adaptToSize();
        if (!active) {
            m_differencesDock->hide();
            grid().setFocus();
        }
    });
}

/// That of the right side, if it has the keyboard.
ByteGrid& MainWindow::gridWithFocus() {
    ByteLens* right = m_centre->right();
    return right != nullptr && right->grid().hasFocus() ? right->grid() : grid();
}

} // namespace moji::app
