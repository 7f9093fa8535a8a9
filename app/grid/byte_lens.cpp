#include "grid/byte_lens.h"

#include "document/document.h"
#include "grid/byte_grid.h"
#include "grid/byte_legend.h"
#include "grid/overview_strip.h"
#include "text/percent.h"
#include "text/qt_text.h"

#include <QGridLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QWheelEvent>

namespace moji::app {

namespace {

// A scroll bar counts in int; longer documents scroll by several rows a step.
constexpr std::uint64_t kMaxSteps = 1u << 30;
constexpr int kRowsPerNotch = 3;

std::uint64_t rowsPerStep(std::uint64_t rows) {
    return rows / kMaxSteps + 1;
}

} // namespace

ByteLens::ByteLens(Document* document, Selection* selection, QWidget* parent)
    : Panel(parent)
    , m_grid(new ByteGrid(document, selection, this))
    , m_overview(new OverviewStrip(document, selection, this))
    , m_scrollBar(new QScrollBar(Qt::Vertical, this))
    , m_legend(new ByteLegend(document, selection, this))
    , m_document(document)
    , m_alignment(new QLabel(this)) {
    setObjectName(QStringLiteral("bytes")); // its page of the manual
    setFocusProxy(m_grid);
    m_scrollBar->setAccessibleName(tr("Scroll bar"));
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(0);
    grid->addWidget(m_grid, 0, 0);
    grid->addWidget(m_overview, 0, 1);
    grid->addWidget(m_scrollBar, 0, 2);
    grid->addWidget(m_alignment, 1, 0, 1, 3);
    grid->addWidget(m_legend, 2, 0, 1, 3);
    m_alignment->setTextFormat(Qt::PlainText);
    m_alignment->setWordWrap(true);
    m_alignment->setContentsMargins(16, 4, 16, 4);
    grid->setColumnStretch(0, 1);
    grid->setRowStretch(0, 1);
    connect(m_grid, &ByteGrid::layoutChanged, this, &ByteLens::updateScrollBar);
    connect(m_scrollBar, &QScrollBar::valueChanged, this, &ByteLens::scrollTo);
    connect(&m_grid->editor(), &ByteEditor::refused, this, &ByteLens::said);
    connect(&m_grid->editor(), &ByteEditor::copied, this, &ByteLens::said);
    connect(m_legend, &ByteLegend::notFound, this, [this](const QString& role) {
        Q_EMIT said(tr("No more bytes of this kind: %1.").arg(role));
    });
    connect(m_grid, &ByteGrid::layoutChanged, this, &ByteLens::showAlignment);
    followDocument();
    updateScrollBar();
    showAlignment();
}

void ByteLens::followDocument() {
    connect(m_document, &Document::aligned, this, &ByteLens::showAlignment);
    connect(&m_document->scan(), &DocumentScan::advanced, this, &ByteLens::showAlignment);
}

void ByteLens::setDocument(Document* document, Selection* selection) {
    m_document->disconnect(this);
    m_document->scan().disconnect(this);
    m_document = document;
    m_wheelRest = 0;
    followDocument();
    m_grid->setDocument(document, selection);
    m_overview->setDocument(document, selection);
    m_legend->setDocument(document, selection);
    showAlignment();
}

void ByteLens::showAlignment() {
    const bool aligned = m_document->isAligned(m_grid->byteLayout().visibleBytes().begin);
    m_alignment->setVisible(!aligned);
    if (aligned)
        return;
    const TextIndex& index = *m_document->scan().index().text.index;
    const double share = 100.0 * static_cast<double>(index.knownEnd()) /
                         static_cast<double>(std::max<std::uint64_t>(index.size(), 1));
    m_alignment->setText(tr("Aligning… %1 must be decoded from the start: %2 so far.")
                             .arg(fromUtf8(m_document->codec().name()), percentText(share)));
}

QWidget* ByteLens::legend() {
    return m_legend;
}

void ByteLens::setLegendVisible(bool visible) {
    m_legend->setVisible(visible);
}

void ByteLens::setScrollBarVisible(bool visible) {
    m_scrollBar->setVisible(visible);
}

int ByteLens::widthBesideGrid() const {
    const int bar = m_scrollBar->isHidden() ? 0 : m_scrollBar->sizeHint().width();
    return m_overview->sizeHint().width() + bar;
}

int ByteLens::contentHeight() const {
    int height = m_grid->contentHeight();
    for (const QWidget* below : std::initializer_list<QWidget*>{m_alignment, m_legend})
        if (!below->isHidden())
            height += below->sizeHint().height();
    return height;
}

int ByteLens::contentWidth(bool wide) const {
    return m_grid->contentWidth(wide) + widthBesideGrid();
}

void ByteLens::updateScrollBar() {
    const ByteLensLayout& layout = m_grid->byteLayout();
    const std::uint64_t step = rowsPerStep(layout.rowCount());
    const QSignalBlocker blocker(m_scrollBar); // the grid has not moved
    m_scrollBar->setRange(0, static_cast<int>((layout.maxTopRow() + step - 1) / step));
    m_scrollBar->setPageStep(layout.fullRows());
    m_scrollBar->setValue(static_cast<int>(layout.topRow() / step));
    m_legend->setBytesPerRow(layout.metrics().bytesPerRow);
}

void ByteLens::scrollTo(int value) {
    const ByteLensLayout& layout = m_grid->byteLayout();
    const bool toEnd = value == m_scrollBar->maximum();
    m_grid->setTopRow(toEnd ? layout.maxTopRow()
                            : static_cast<std::uint64_t>(value) * rowsPerStep(layout.rowCount()));
}

void ByteLens::wheelEvent(QWheelEvent* event) {
    constexpr int kNotch = 120;
    m_wheelRest += event->angleDelta().y();
    const int rows = m_wheelRest * kRowsPerNotch / kNotch;
    m_wheelRest -= rows * kNotch / kRowsPerNotch;
    const std::uint64_t top = m_grid->byteLayout().topRow();
    const auto by = static_cast<std::uint64_t>(std::abs(rows));
    m_grid->setTopRow(rows > 0 ? top - std::min(top, by) : top + by);
    event->accept();
}

Panel* makeByteLens(Document* document, Selection* selection, QWidget* parent) {
    return new ByteLens(document, selection, parent);
}

} // namespace moji::app
