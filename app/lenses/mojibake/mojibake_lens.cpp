#include "lenses/mojibake/mojibake_lens.h"

#include "document/document.h"
#include "document/selection.h"
#include "lenses/mojibake/damage_recipe.h"
#include "lenses/mojibake/forward_page.h"
#include "lenses/mojibake/repairs_page.h"
#include "lenses/mojibake/simulator_page.h"
#include "style/late_style.h"
#include "text/qt_text.h"
#include "widgets/lens_bar.h"
#include "widgets/page_stack.h"

#include <QButtonGroup>
#include <QToolButton>
#include <QVBoxLayout>

namespace moji::app {

MojibakeLens::MojibakeLens(Document* document, Selection* selection, QWidget* parent)
    : Lens(parent)
    , m_bar(new LensBar(this))
    , m_titles(new QButtonGroup(this))
    , m_stack(new PageStack(this))
    , m_repairs(new RepairsPage(document, selection, this))
    , m_forwards(new ForwardPage(document, selection, this))
    , m_simulator(new SimulatorPage(document, this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_bar);
    column->addWidget(m_stack, 1);
    addPage(tr("Backwards"), m_repairs, m_repairs->controls());
    addPage(tr("Forwards"), m_forwards, m_forwards->controls());
    addPage(tr("Simulator"), m_simulator, m_simulator->controls());
    m_bar->add(m_repairs->caption());
    m_bar->hideWhenNarrow(m_repairs->caption());
    m_bar->addStretch();
    for (const QList<QWidget*>& controls : m_controls)
        for (QWidget* control : controls)
            m_bar->add(control);
    m_refresh.setSingleShot(true);
    m_refresh.setInterval(0);
    connect(&m_refresh, &QTimer::timeout, this, &MojibakeLens::refresh);
    connect(m_titles, &QButtonGroup::idClicked, this, &MojibakeLens::showPage);
    connect(m_repairs, &RepairsPage::updating, this, &MojibakeLens::setUpdating);
    connect(m_forwards, &ForwardPage::stepsWanted, this,
            [this](const QString& text, const std::vector<repair::DamageStep>& steps) {
                m_simulator->load({toUtf8(text), steps});
                showPage(m_stack->indexOf(m_simulator));
                m_simulator->setFocus();
            });
    connect(selection, &Selection::outdated, this, &MojibakeLens::invalidate);
    keepParts();
    showPage(0);
}

void MojibakeLens::keepParts() {
    namePart("repairs", &m_repairs->list());
    namePart("evidence", m_repairs->evidence());
    namePart("forwards", &m_forwards->table());
    keep(
        "page", [this] { return QString::number(m_stack->currentIndex()); },
        [this](const QString& value) {
            bool isNumber = false;
            const int page = value.toInt(&isNumber);
            if (isNumber && page >= 0 && page < m_stack->count())
                showPage(page);
            return isNumber && page >= 0 && page < m_stack->count();
        },
        [this] {
            QStringList pages;
            for (int page = 0; page < m_stack->count(); ++page)
                pages += QStringLiteral("%1 (%2)").arg(page).arg(m_titles->button(page)->text());
            return pages;
        });
    keep("depth", m_repairs->depth());
    keep(
        "text", [this] { return m_forwards->writtenText(); },
        [this](const QString& text) {
            m_forwards->writeText(text);
            return true;
        });
    keep(
        "recipe", [this] { return toJson(m_simulator->recipe()); },
        [this](const QString& json) {
            const auto recipe = damageRecipeOf(json);
            if (recipe)
                m_simulator->load(*recipe);
            return static_cast<bool>(recipe);
        });
    keep(
        "step", [this] { return QString::number(m_simulator->position() + 1); },
        [this](const QString& value) {
            const std::uint64_t step = value.toULongLong();
            const bool exists = step > 0 && step <= m_simulator->recipe().steps.size() + 1;
            if (exists)
                m_simulator->goTo(static_cast<std::size_t>(step - 1));
            return exists;
        },
        [this] { return countsUpTo(1, m_simulator->recipe().steps.size() + 1); });
}

void MojibakeLens::addPage(const QString& title, QWidget* page, const QList<QWidget*>& controls) {
    auto* button = new QToolButton(m_bar);
    button->setText(title);
    button->setCheckable(true);
    m_titles->addButton(button, m_stack->addWidget(page));
    styleWhenShown(page);
    m_bar->add(button);
    m_controls.push_back(controls);
}

void MojibakeLens::showPage(int index) {
    m_titles->button(index)->setChecked(true);
    m_stack->setCurrentIndex(index);
    for (std::size_t page = 0; page < m_controls.size(); ++page)
        for (QWidget* control : m_controls[page])
            control->setVisible(static_cast<int>(page) == index);
    setFocusProxy(m_stack->currentWidget());
    invalidate();
}

void MojibakeLens::invalidate() {
    if (isVisible())
        m_refresh.start();
}

void MojibakeLens::refresh() {
    if (m_stack->currentWidget() == m_repairs)
        m_repairs->refresh();
    else if (m_stack->currentWidget() == m_forwards)
        m_forwards->refresh();
}

void MojibakeLens::showEvent(QShowEvent* event) {
    Lens::showEvent(event);
    m_refresh.start();
}

Panel* makeMojibakeLens(Document* document, Selection* selection, QWidget* parent) {
    return new MojibakeLens(document, selection, parent);
}

} // namespace moji::app
