#include "grid/heard_byte.h"

#include "grid/byte_grid.h"

namespace moji::app {

void HeardByte::begin(const QString& words) {
    m_words = words;
    m_current = true;
}

QAccessibleInterface* HeardByte::parent() const {
    return QAccessible::queryAccessibleInterface(m_grid);
}

QString HeardByte::text(QAccessible::Text which) const {
    return which == QAccessible::Name ? m_words : QString();
}

QRect HeardByte::rect() const {
    const std::uint64_t caret = m_grid->selection().caret();
    const QRect cell = m_grid->byteLayout().cells(m_grid->column(), caret, caret);
    return {m_grid->mapToGlobal(cell.topLeft()), cell.size()};
}

QAccessible::State HeardByte::state() const {
    QAccessible::State state;
    state.focusable = true;
    state.focused = m_current && m_grid->hasFocus();
    state.invisible = !m_grid->isVisible();
    return state;
}

} // namespace moji::app
