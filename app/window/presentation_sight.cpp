#include "window/presentation_sight.h"

#include "lenses/lens.h"
#include "lessons/point_frame.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QScrollArea>
#include <QScrollBar>

#include <utility>
#include <vector>

namespace moji::app {

namespace {

/// Scrolls its views to what the step is about, and says where that is, in the order of the lens.
std::vector<LensPart> currentParts(Panel& panel) {
    std::vector<LensPart> parts;
    auto* lens = qobject_cast<Lens*>(&panel);
    if (lens == nullptr)
        return parts;
    for (const QString& name : lens->partNames()) {
        auto part = lens->part({name, QStringLiteral("current")}, Reveal::Yes);
        if (!part || !part->isExact || !part->widget->isVisible() || !part->area.isValid())
            continue;
        // A whole row would push its name away.
        const auto* view = qobject_cast<const QAbstractItemView*>(part->widget->parentWidget());
        if (view != nullptr && view->currentIndex().isValid())
            part->area = view->visualRect(view->currentIndex());
        parts.push_back(*part);
    }
    return parts;
}

/// The step and the current rows, which differ when others are to be in sight.
QString currentOf(const Panel& panel) {
    const auto* lens = qobject_cast<const Lens*>(&panel);
    QString current = lens == nullptr ? QString() : lens->state()[QStringLiteral("step")];
    for (const auto* view : panel.findChildren<QAbstractItemView*>())
        current += QStringLiteral(" %1:%2")
                       .arg(view->currentIndex().row())
                       .arg(view->currentIndex().column());
    return current;
}

/// Names of rows are at the left, and what was in sight in another size may hide them.
void scrollToBegin(const Panel& panel) {
    for (QWidget* around = panel.parentWidget(); around != nullptr; around = around->parentWidget())
        if (auto* area = qobject_cast<QScrollArea*>(around))
            area->horizontalScrollBar()->setValue(0);
}

} // namespace

PresentationSight::PresentationSight(QWidget* presentation)
    : QObject(presentation)
    , m_layout(this, [this] { follow(); }) {
    m_layout.watch(presentation);
    connect(qApp, &QApplication::focusChanged, this,
            [this](const QWidget*, QWidget* now) { showFocus(now); });
}

void PresentationSight::setPanel(Panel* panel) {
    m_panel = panel;
    m_current.clear();
    m_layout.followSoon();
}

void PresentationSight::follow() {
    if (m_panel == nullptr || !m_panel->isVisible())
        return;
    const QString before = std::exchange(m_current, currentOf(*m_panel));
    const QSize sizeBefore = std::exchange(m_size, m_panel->size());
    if (m_current == before && m_size == sizeBefore)
        return;
    if (m_size != sizeBefore)
        scrollToBegin(*m_panel);
    const std::vector<LensPart> parts = currentParts(*m_panel);
    for (auto part = parts.rbegin(); part != parts.rend(); ++part) // the first one is shown last
        scrollTo(*part);
    showFocus(QApplication::focusWidget());
}

void PresentationSight::showFocus(QWidget* focus) {
    if (focus == nullptr || m_panel == nullptr || !m_panel->isAncestorOf(focus))
        return;
    auto* view = qobject_cast<QAbstractItemView*>(focus);
    const bool hasRow = view != nullptr && view->currentIndex().isValid();
    scrollTo(hasRow ? LensPart{view->viewport(), view->visualRect(view->currentIndex()), true}
                    : LensPart{focus, focus->rect(), true});
}

} // namespace moji::app
