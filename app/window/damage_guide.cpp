#include "window/damage_guide.h"

#include "window/document_tab.h"
#include "window/lens_docks.h"
#include "window/lens_host.h"
#include "window/main_window.h"

namespace moji::app {

DamageGuide::DamageGuide(MainWindow* window)
    : QObject(window)
    , m_window(window) {
    window->tabs().setUp([this](DocumentTab& tab) { follow(tab); });
    connect(&window->tabs(), &DocumentTabs::currentChanged, this, &DamageGuide::showCounts);
}

void DamageGuide::follow(DocumentTab& tab) {
    connect(&tab.damage(), &DamageNotices::lensWanted, this,
            [this, &tab](const QString& lens, ByteRange bytes) {
                if (!bytes.empty())
                    tab.history().jumpTo(bytes);
                m_window->showLens(lens);
            });
    connect(&tab.damage(), &DamageNotices::reported, this, [this, &tab] {
        if (&tab == &m_window->tabs().current())
            showCounts();
    });
}

void DamageGuide::showCounts() {
    const DamageReport& report = m_window->tabs().current().damage().look().report();
    m_window->docks().host(QStringLiteral("lines"))->showFound(report.otherLines());
    m_window->docks().host(QStringLiteral("mojibake"))->showFound(report.places);
}

} // namespace moji::app
