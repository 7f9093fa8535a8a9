#include "grid/overview_strip.h"

#include "document/bookmarks.h"
#include "style/font_sizes.h"
#include "style/palette.h"
#include "style/shapes.h"

#include <QEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace moji::app {

namespace {

constexpr int kGutter = 20;
constexpr int kBar = 12;
constexpr int kInvalidBar = 18;
constexpr int kLeastInvalidHeight = 3;
constexpr int kLeastFrameHeight = 4;
constexpr int kHitTick = 4;        // at the right edge
constexpr int kMargin = 4;         // above and below
constexpr int kUnknownBar = 2;     // a line where nothing is known yet
constexpr int kPointer = 6;        // at a bookmark, from the left edge
constexpr int kDifferenceTick = 5; // at the left edge
constexpr int kDifferenceHeight = 2;

} // namespace

OverviewStrip::OverviewStrip(Document* document, Selection* selection, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_selection(selection) {
    setFixedWidth(scaledBytes(kGutter));
    setAccessibleName(tr("Overview"));
    setToolTip(tr("The whole document. Click to go there."));
    followDocument();
}

void OverviewStrip::followDocument() {
    const auto repaint = qOverload<>(&QWidget::update);
    connect(&m_document->scan(), &DocumentScan::advanced, this, &OverviewStrip::takeIndex);
    connect(m_document, &Document::opened, this, &OverviewStrip::takeIndex);
    connect(m_document, &Document::codecChanged, this, &OverviewStrip::takeIndex);
    connect(m_selection, &Selection::changed, this, repaint);
    connect(&m_document->bookmarks(), &Bookmarks::changed, this, repaint);
    connect(&m_document->hitMarks(), &HitMarks::allChanged, this, repaint);
    takeIndex();
}

void OverviewStrip::setDocument(Document* document, Selection* selection) {
    for (QObject* old :
         std::initializer_list<QObject*>{m_document, &m_document->scan(), &m_document->bookmarks(),
                                         &m_document->hitMarks(), m_selection})
        old->disconnect(this);
    m_document = document;
    m_selection = selection;
    followDocument();
}

QSize OverviewStrip::sizeHint() const {
    return {scaledBytes(kGutter), 100};
}

void OverviewStrip::takeIndex() {
    m_overview = Overview(m_document->scan().index().text.index);
    update();
}

void OverviewStrip::setCompared(std::shared_ptr<const BytePlaces> places,
                                std::vector<ByteRange> differences) {
    m_places = std::move(places);
    m_differences = std::move(differences);
    placeDifferences();
}

std::uint64_t OverviewStrip::places() const {
    return m_places ? m_places->places() : m_overview.size();
}

ByteRange OverviewStrip::bytesAt(int y) const {
    const int rows = std::max(1, height() - 2 * kMargin);
    const double perRow = static_cast<double>(places()) / rows;
    const int row = std::clamp(y - kMargin, 0, rows - 1);
    const auto begin = static_cast<std::uint64_t>(perRow * row);
    const auto end = std::max(static_cast<std::uint64_t>(perRow * (row + 1)), begin + 1);
    const ByteRange all{0, m_overview.size()};
    if (!m_places)
        return ByteRange{begin, end}.clampedTo(all);
    return ByteRange{m_places->at(begin).offset, m_places->at(std::min(end, places())).offset}
        .clampedTo(all);
}

int OverviewStrip::yOf(std::uint64_t offset) const {
    const int rows = std::max(1, height() - 2 * kMargin);
    const std::uint64_t all = m_places ? m_places->places() : m_document->size();
    const std::uint64_t place = m_places ? m_places->placeOf(offset) : offset;
    const double share =
        static_cast<double>(place) / static_cast<double>(std::max<std::uint64_t>(all, 1));
    return kMargin + static_cast<int>(share * rows);
}

/// As high as they are long; adjacent ones are merged, and those that are covered are passed over:
/// a comparison has up to a million.
void OverviewStrip::placeDifferences() {
    m_differenceTicks.clear();
    int below = 0; // the y below the last one
    const auto bottomOf = [this](const ByteRange& bytes) {
        return std::max(yOf(bytes.end), yOf(bytes.begin) + kDifferenceHeight);
    };
    for (auto bytes = m_differences.cbegin(); bytes != m_differences.cend();) {
        const int top = std::max(yOf(bytes->begin), below);
        const int bottom = bottomOf(*bytes);
        if (bottom > top)
            m_differenceTicks.emplace_back(1, top, scaledBytes(kDifferenceTick), bottom - top);
        below = std::max(bottom, below);
        bytes = std::partition_point(++bytes, m_differences.cend(), [&](const ByteRange& next) {
            return bottomOf(next) <= below;
        });
    }
    update();
}

void OverviewStrip::resizeEvent(QResizeEvent*) {
    placeDifferences();
}

void OverviewStrip::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        setFixedWidth(scaledBytes(kGutter));
}

void OverviewStrip::paintEvent(QPaintEvent* event) {
    QPainter painter(this);
    const Palette& p = colours();
    painter.fillRect(event->rect(), p.surface);
    painter.fillRect(QRect(0, 0, 1, height()), p.line);
    const int left = (width() - scaledBytes(kBar)) / 2 + 1;
    paintBytes(painter, left);
    const int wideLeft = (width() - scaledBytes(kInvalidBar)) / 2 + 1;
    for (int y = kMargin; y < height() - kMargin; ++y)
        if (m_document->hitMarks().anyIn(bytesAt(y)))
            painter.fillRect(QRect(width() - scaledBytes(kHitTick), y, scaledBytes(kHitTick), 2),
                             p.text);
    for (const QRect& tick : m_differenceTicks)
        painter.fillRect(tick, p.warn);
    if (m_document->size() == 0)
        return;
    for (const Bookmark& bookmark : m_document->bookmarks().list())
        drawPointer(painter, QPointF(1, yOf(bookmark.offset)), scaledBytes(kPointer), p.accent);
    const ByteRange focus = m_selection->focus();
    const int top = yOf(focus.begin);
    const int bottom = std::max(yOf(focus.end), top + kLeastFrameHeight);
    painter.setPen(QPen(p.accent, 2));
    painter.drawRect(QRectF(wideLeft + 1, top - 1, scaledBytes(kInvalidBar) - 2, bottom - top + 1));
}

void OverviewStrip::paintBytes(QPainter& painter, int left) const {
    const Palette& p = colours();
    const int bottom = height() - kMargin;
    const int unknownLeft = left + (scaledBytes(kBar) - scaledBytes(kUnknownBar)) / 2;
    std::vector<int> invalid;
    for (int y = kMargin; y < bottom; ++y) {
        if (m_places && bytesAt(y).empty())
            continue; // a gap
        const auto highlight = m_overview.strongestIn(bytesAt(y));
        const auto role = highlight ? roleOf(*highlight, m_document->codec().info()) : std::nullopt;
        if (!highlight)
            painter.fillRect(QRect(unknownLeft, y, scaledBytes(kUnknownBar), 1), p.line);
        else
            painter.fillRect(QRect(left, y, scaledBytes(kBar), 1),
                             role ? p.role(*role).border : p.line);
        if (role == CellRole::Invalid)
            invalid.push_back(y);
    }
    for (const int y : invalid)
        painter.fillRect(QRect(left - (scaledBytes(kInvalidBar) - scaledBytes(kBar)) / 2, y - 1,
                               scaledBytes(kInvalidBar), kLeastInvalidHeight),
                         p.role(CellRole::Invalid).border);
}

void OverviewStrip::goTo(int y) {
    if (m_overview.size() > 0)
        m_selection->setCaret(bytesAt(y).begin);
}

void OverviewStrip::mousePressEvent(QMouseEvent* event) {
    goTo(event->pos().y());
}

void OverviewStrip::mouseMoveEvent(QMouseEvent* event) {
    if (event->buttons() & Qt::LeftButton)
        goTo(event->pos().y());
}

} // namespace moji::app
