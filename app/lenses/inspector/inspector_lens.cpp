#include "lenses/inspector/inspector_lens.h"

#include "document/notes.h"
#include "document/selection.h"
#include "lenses/inspector/lengths_view.h"
#include "lenses/inspector/report_model.h"
#include "lenses/inspector/report_view.h"
#include "lenses/inspector/specimen_view.h"
#include "style/fonts.h"
#include "style/palette.h"

#include <QGridLayout>
#include <QLabel>
#include <QResizeEvent>

namespace moji::app {

namespace {

// The most bytes measured at once; more goes to the background.
constexpr std::uint64_t kMeasureAtOnce = 64 * 1024;
constexpr int kWidth = 320;
constexpr int kLeastWidth = 240;
constexpr int kHeight = 640;
constexpr int kLeastHeight = 120;
constexpr int kWideFrom = 560; // pixels: head beside the rows instead of above
constexpr int kHeadWidth = 300;
constexpr int kLengthsWidth = 152;
constexpr int kUpToItsRows = 1000; // against the stretch of 1 below

} // namespace

InspectorLens::InspectorLens(Document* document, Selection* selection, QWidget* parent)
    : Lens(parent)
    , m_document(document)
    , m_selection(selection)
    , m_head(new SpecimenView(this))
    , m_model(new ReportModel(this))
    , m_view(new ReportView(m_model, this))
    , m_lengthsView(new LengthsView(this))
    , m_empty(new QLabel(tr("No character selected."), this))
    , m_grid(new QGridLayout(this))
    , m_measuring(document->jobs(), tr("Measuring"), this) {
    setFocusProxy(m_view);
    setAutoFillBackground(true);
    m_empty->setMargin(16);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(0);
    m_refresh.setSingleShot(true);
    m_refresh.setInterval(0);
    connect(&m_refresh, &QTimer::timeout, this, &InspectorLens::refresh);
    connect(selection, &Selection::outdated, this, &InspectorLens::invalidate);
    connect(selection, &Selection::hoverChanged, this, &InspectorLens::followHover);
    connect(&document->notes(), &Notes::changed, this, &InspectorLens::invalidate);
    connect(m_head, &SpecimenView::pointedAt, this, [this](bool inside) {
        m_selection->setHovered(inside && !m_character.empty() ? std::optional(m_character)
                                                               : std::nullopt);
    });
    connect(document, &Document::aligned, this, [this] {
        if (m_waits)
            invalidate();
    });
    connect(m_view, &ReportView::contentHeightChanged, this, &InspectorLens::fitView);
    connect(&m_measuring, &JobBase::cancelled, this, [this] { setUpdating(false); });
    namePart("specimen", m_head);
    namePart("properties", m_view);
    namePart("lengths", m_lengthsView);
    keep("scroll", m_view);
    place();
    restyle();
    m_refresh.start();
}

QSize InspectorLens::sizeHint() const {
    return {scaled(kWidth), scaled(kHeight)};
}

QSize InspectorLens::minimumSizeHint() const {
    return {scaled(kLeastWidth), scaled(kLeastHeight)};
}

void InspectorLens::invalidate() {
    if (isVisible())
        m_refresh.start();
}

void InspectorLens::refresh() {
    const ByteRange focus = m_selection->focus();
    m_report = focus.empty() ? CharacterReport{} : reportOn(*m_document, focus.begin);
    const auto span = m_report.empty() ? std::nullopt : m_document->spanAt(focus.begin);
    m_character = span ? span->range() : ByteRange{};
    const bool empty = m_report.empty();
    m_empty->setVisible(empty);
    m_head->setVisible(!empty);
    m_view->setVisible(!empty);
    m_head->show(m_report);
    m_model->setSections(m_report.sections);
    followHover();
    measureSelection();
}

void InspectorLens::followHover() {
    const auto hovered = m_selection->hovered();
    m_head->setHovered(hovered && hovered->intersects(m_character));
}

void InspectorLens::measureSelection() {
    const ByteRange range = m_selection->focus();
    m_lengthsView->setOfSelection(!m_selection->range().empty());
    m_measuring.cancel();
    m_waits = !m_document->isAligned(range.begin);
    if (m_waits) {
        setUpdating(true);
        return showLengths(range.length(), {});
    }
    if (range.length() <= kMeasureAtOnce) {
        setUpdating(false);
        showLengths(range.length(), measure(*m_document->snapshot(), m_document->codec(),
                                            m_document->checkpoints().get(), range, {},
                                            [](std::uint64_t, std::uint64_t) {}));
        return;
    }
    showLengths(range.length(), {});
    setUpdating(true);
    m_measuring.start(
        m_document->revision(),
        [source = m_document->snapshot(), codec = &m_document->codec(),
         checkpoints = m_document->checkpoints(),
         range](const std::stop_token& stop, const ProgressCallback& report) {
            return measure(*source, *codec, checkpoints.get(), range, stop, report);
        },
        [this](std::uint64_t, const SelectionLengths& lengths) {
            setUpdating(false);
            showLengths(lengths.bytes, lengths);
        });
}

void InspectorLens::showLengths(std::uint64_t bytes,
                                const std::optional<SelectionLengths>& lengths) {
    m_lengths = lengths;
    m_lengthsView->show(bytes, lengths);
}

/// Stacked in a narrow dock, side by side in a wide and low one.
void InspectorLens::place() {
    m_isWide = isWide();
    for (QWidget* widget : std::initializer_list<QWidget*>{m_head, m_view, m_lengthsView, m_empty})
        m_grid->removeWidget(widget);
    m_grid->addWidget(m_empty, 0, 0);
    m_grid->addWidget(m_head, 1, 0, m_isWide ? Qt::AlignTop : Qt::Alignment());
    m_grid->addWidget(m_view, m_isWide ? 1 : 2, m_isWide ? 1 : 0);
    m_grid->addWidget(m_lengthsView, m_isWide ? 1 : 3, m_isWide ? 2 : 0,
                      m_isWide ? Qt::AlignTop : Qt::Alignment());
    m_grid->setRowStretch(1, m_isWide ? 1 : 0);
    m_grid->setRowStretch(2, m_isWide ? 0 : kUpToItsRows);
    m_grid->setRowStretch(4, m_isWide ? 0 : 1);
    m_grid->setColumnStretch(0, m_isWide ? 0 : 1);
    m_grid->setColumnStretch(1, m_isWide ? 1 : 0);
    const auto setWidth = [this](QWidget* widget, int wide) {
        widget->setMinimumWidth(m_isWide ? scaled(wide) : 0);
        widget->setMaximumWidth(m_isWide ? scaled(wide) : QWIDGETSIZE_MAX);
    };
    setWidth(m_head, kHeadWidth);
    setWidth(m_lengthsView, kLengthsWidth);
    fitView();
}

void InspectorLens::fitView() {
    m_view->setMaximumHeight(m_isWide ? QWIDGETSIZE_MAX : m_view->contentHeight());
}

void InspectorLens::restyle() {
    m_empty->setFont(uiFont(FontSize::Body));
    QPalette palette = this->palette();
    palette.setColor(QPalette::Window, colours().surface);
    if (palette != this->palette())
        setPalette(palette);
    m_empty->setForegroundRole(QPalette::PlaceholderText); // muted
}

void InspectorLens::showEvent(QShowEvent* event) {
    Lens::showEvent(event);
    m_refresh.start();
}

bool InspectorLens::isWide() const {
    return width() >= scaled(kWideFrom) && width() > height();
}

void InspectorLens::resizeEvent(QResizeEvent* event) {
    Lens::resizeEvent(event);
    if (isWide() != m_isWide)
        place();
}

void InspectorLens::changeEvent(QEvent* event) {
    Lens::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        restyle();
    if (event->type() == QEvent::FontChange)
        place(); // the zoom may be another one
}

Panel* makeInspectorLens(Document* document, Selection* selection, QWidget* parent) {
    return new InspectorLens(document, selection, parent);
}

} // namespace moji::app
