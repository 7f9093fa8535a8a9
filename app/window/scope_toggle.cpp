#include "window/scope_toggle.h"

#include "document/document.h"
#include "text/counts.h"
#include "text/qt_text.h"

#include <QToolButton>

#include <utility>

namespace moji::app {

ScopeToggle::ScopeToggle(QToolButton* button, Document* document, Selection* selection,
                         QObject* parent)
    : QObject(parent)
    , m_button(button)
    , m_scope(&SearchScope::of(*document))
    , m_selection(selection) {
    connect(button, &QToolButton::clicked, this, &ScopeToggle::toggle);
    follow();
}

void ScopeToggle::setDocument(Document* document, Selection* selection) {
    m_scope->disconnect(this);
    m_scope = &SearchScope::of(*document);
    m_selection = selection;
    m_hit = {};
    follow();
}

void ScopeToggle::follow() {
    connect(m_scope, &SearchScope::changed, this, &ScopeToggle::refresh);
    refresh();
}

void ScopeToggle::toggle(bool isOn) {
    const ByteRange selected = m_selection->range();
    if (isOn && (selected.empty() || selected == m_hit)) {
        refresh();
        return refuse();
    }
    if (isOn)
        return limitToSelection();
    m_scope->set({});
    Q_EMIT switched();
}

void ScopeToggle::limitToSelection() {
    m_limited.emplace_back(m_scope);
    m_scope->set(m_selection->range());
    Q_EMIT switched();
}

void ScopeToggle::refuse() {
    Q_EMIT refused(tr("Select the bytes to search in first, then press In selection."));
}

void ScopeToggle::end() {
    for (const auto& scope : std::exchange(m_limited, {}))
        if (scope != nullptr)
            scope->set({});
}

void ScopeToggle::refresh() {
    m_button->setChecked(isOn());
    const auto& range = m_scope->range();
    m_button->setToolTip(range ? tr("The search is limited to %1 at offset %2.")
                                     .arg(bytesText(range->length()), offsetText(range->begin))
                               : tr("Search only in the bytes that are selected now"));
    m_button->setAccessibleDescription(m_button->toolTip());
}

} // namespace moji::app
