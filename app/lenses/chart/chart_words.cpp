// What the chart lens says: the pages of the map, what it has, the current code.

#include "chart/presets.h"
#include "lenses/chart/chart_cells.h"
#include "lenses/chart/chart_differences.h"
#include "lenses/chart/chart_lens.h"
#include "lenses/chart/chart_view.h"
#include "text/counts.h"
#include "text/qt_text.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>

namespace moji::app {

using chart::CellVerdict;

QString ChartLens::presetWords(const char* english) {
    return QCoreApplication::translate("Chart presets", english);
}

void ChartLens::listPages() {
    const QSignalBlocker blocker(m_page);
    m_page->clear();
    for (const ChartPage& page : m_data->pages) {
        const QString count = numberText(page.count);
        if (page.plane >= 0)
            m_page->addItem(tr("Plane %1: %2").arg(page.plane).arg(count));
        else if (page.prefix.empty())
            m_page->addItem(page.length == 1 ? tr("One byte: %1").arg(count)
                                             : tr("%1 bytes: %2").arg(page.length).arg(count));
        else
            m_page->addItem(page.length == 1
                                ? tr("One byte after %1: %2").arg(hexText(page.prefix), count)
                                : tr("%1 bytes after %2: %3")
                                      .arg(page.length)
                                      .arg(hexText(page.prefix), count));
    }
    m_page->setCurrentIndex(m_view->page());
}

QString ChartLens::sentence() const {
    return m_counts->text();
}

QString ChartLens::cellSentence() const {
    return m_cell->text();
}

void ChartLens::describe() {
    const bool isCompared = m_data && m_data->there;
    const bool hasDifferences = m_differences->hasDifferences();
    m_previous->setVisible(hasDifferences);
    m_next->setVisible(hasDifferences);
    QString counts;
    if (m_data && !m_data->failure.isEmpty())
        counts = tr("The library has no encoding like %1.").arg(m_data->failure);
    else if (isCompared)
        counts =
            countedText(
                "moji::app::ChartLens", m_data->comparison.count(CellVerdict::Equal),
                QT_TRANSLATE_N_NOOP(
                    "moji::app::ChartLens",
                    "%2 and %3: %1 code equal, %4 different, %5 only here, %6 only there."),
                QT_TRANSLATE_N_NOOP(
                    "moji::app::ChartLens",
                    "%2 and %3: %1 codes equal, %4 different, %5 only here, %6 only there."))
                .arg(fromUtf8(m_data->here->name()),
                     m_data->there->library().empty()
                         ? fromUtf8(m_data->there->name())
                         : fromUtf8(m_data->there->name() + " (" + m_data->there->library() + ")"),
                     numberText(m_data->comparison.count(CellVerdict::Different)),
                     numberText(m_data->comparison.count(CellVerdict::OnlyHere)),
                     numberText(m_data->comparison.count(CellVerdict::OnlyThere)));
    else if (m_data)
        counts = countedText("moji::app::ChartLens", m_data->comparison.cells.size(),
                             QT_TRANSLATE_N_NOOP("moji::app::ChartLens", "%2: %1 code."),
                             QT_TRANSLATE_N_NOOP("moji::app::ChartLens", "%2: %1 codes."))
                     .arg(fromUtf8(m_data->here->name()));
    const chart::Preset* preset = chart::findPreset(toUtf8(m_preset->currentData().toString()));
    m_counts->setText(
        preset == nullptr ? counts : counts + QLatin1Char('\n') + presetWords(preset->history));
    m_cell->setText(m_data ? chartCellText(*m_data, m_view->current()) : QString());
}

} // namespace moji::app
