#include "window/left_to_right_line.h"

#include "text/qt_text.h"

#include <QTextBoundaryFinder>

#include <algorithm>
#include <cmath>

namespace moji::app {

namespace {

// Invisible both: the first makes all that follows left-to-right (Annex #9, X4), the second keeps
// letters of Arabic from joining a neighbour that is on their other side here.
constexpr QChar kLeftToRightOverride(0x202D);
constexpr QChar kNonJoiner(0x200C);

bool isRightToLeft(char32_t codePoint) {
    const QChar::Direction direction = QChar::direction(codePoint);
    return direction == QChar::DirR || direction == QChar::DirAL || direction == QChar::DirAN;
}

} // namespace

bool LeftToRightLine::isNeeded(const QString& text) {
    return text.isRightToLeft() || std::ranges::any_of(toCodePoints(text), isRightToLeft);
}

LeftToRightLine::LeftToRightLine(const QString& text, const QFont& font,
                                 const QList<QTextLayout::FormatRange>& formats) {
    QString marked(kLeftToRightOverride);
    QTextBoundaryFinder borders(QTextBoundaryFinder::Grapheme, text);
    for (qsizetype begin = 0; begin < text.size();) {
        const qsizetype end = std::max(borders.toNextBoundary(), begin + 1);
        for (qsizetype unit = begin; unit < end; ++unit)
            m_places.push_back(static_cast<int>(marked.size() + unit - begin));
        const QString character = text.mid(begin, end - begin);
        marked += character;
        if (isNeeded(character))
            marked += kNonJoiner;
        begin = end;
    }
    m_places.push_back(static_cast<int>(marked.size()));

    const auto place = [this](int position) {
        return m_places[static_cast<std::size_t>(
            std::clamp(position, 0, static_cast<int>(m_places.size()) - 1))];
    };
    QList<QTextLayout::FormatRange> moved;
    for (const QTextLayout::FormatRange& range : formats) {
        const int begin = place(range.start);
        moved.append({begin, place(range.start + range.length) - begin, range.format});
    }
    m_layout.setText(marked);
    m_layout.setFont(font);
    m_layout.setFormats(moved);
    QTextOption option;
    option.setTextDirection(Qt::LeftToRight);
    option.setWrapMode(QTextOption::NoWrap);
    m_layout.setTextOption(option);
    m_layout.beginLayout();
    m_layout.createLine();
    m_layout.endLayout();
}

qreal LeftToRightLine::x(qsizetype position) const {
    return m_layout.lineAt(0).cursorToX(m_places[static_cast<std::size_t>(position)]);
}

qsizetype LeftToRightLine::positionAt(qreal where) const {
    qsizetype nearest = 0;
    for (qsizetype position = 1; position < std::ssize(m_places); ++position)
        if (m_layout.isValidCursorPosition(m_places[static_cast<std::size_t>(position)]) &&
            std::abs(x(position) - where) < std::abs(x(nearest) - where))
            nearest = position;
    return nearest;
}

void LeftToRightLine::draw(QPainter& painter, const QPointF& origin) const {
    m_layout.draw(&painter, origin);
}

void LeftToRightLine::drawCursor(QPainter& painter, const QPointF& origin, qsizetype position,
                                 int width) const {
    m_layout.drawCursor(&painter, origin, m_places[static_cast<std::size_t>(position)], width);
}

} // namespace moji::app
