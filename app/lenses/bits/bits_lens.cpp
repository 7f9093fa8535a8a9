#include "lenses/bits/bits_lens.h"

#include "document/document.h"
#include "document/problem_at.h"
#include "document/selection.h"
#include "lenses/bits/bit_arithmetic_view.h"
#include "lenses/bits/bit_flow_view.h"
#include "lenses/bits/bit_joining.h"
#include "lenses/bits/table_page_view.h"
#include "style/fonts.h"
#include "style/palette.h"
#include "text/list.h"
#include "text/qt_text.h"
#include "widgets/notice_pages.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

namespace moji::app {

namespace {

constexpr std::uint64_t kLongestHistoric = 8;
// With less, the bits are worth more than the arithmetic (design, "Smaller and sharper").
constexpr QSize kRoomForArithmetic{900, 190};
constexpr int kHighFrom = 440; // room for the arithmetic below the bits

QBoxLayout* beside(std::initializer_list<QWidget*> widgets) {
    auto* panel = new QWidget;
    auto* row = new QHBoxLayout(panel);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    for (QWidget* widget : widgets)
        row->addWidget(widget);
    row->setStretch(0, 1);
    return row;
}

} // namespace

BitsLens::BitsLens(Document* document, Selection* selection, QWidget* parent)
    : Lens(parent)
    , m_document(document)
    , m_selection(selection)
    , m_area(new QScrollArea)
    , m_pages(new NoticePages(m_area, this))
    , m_flow(new BitFlowView)
    , m_table(new TablePageView)
    , m_arithmetic(new BitArithmeticView(nullptr))
    , m_sentence(makeSentence(this))
    , m_historic(new QCheckBox(tr("1992 forms and beyond"), this))
    , m_unfolded(new QCheckBox(tr("Arithmetic"), this)) {
    setFocusPolicy(Qt::StrongFocus);
    m_flow->setMouseTracking(true);
    m_flow->setAccessibleName(tr("Bits of the character"));
    m_table->setAccessibleName(tr("Page of the table"));
    m_arithmetic->setAccessibleName(tr("Arithmetic and checks"));
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setWidgetResizable(true);
    m_area->setFocusPolicy(Qt::NoFocus);
    m_parts = beside({m_flow, m_table, m_arithmetic});
    m_area->setWidget(m_parts->parentWidget());

    auto* footer = new QHBoxLayout;
    footer->setContentsMargins(0, 0, 16, 0);
    footer->addWidget(m_sentence, 1);
    footer->addStretch();
    footer->setSpacing(16);
    footer->addWidget(m_unfolded);
    footer->addWidget(m_historic);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_pages, 1);
    column->addLayout(footer);

    connect(selection, &Selection::outdated, this, &BitsLens::refresh);
    connect(selection, &Selection::hoverChanged, this,
            [this] { m_flow->setHovered(m_selection->hovered()); });
    connect(m_flow, &BitFlowView::byteHovered, selection, &Selection::setHovered);
    connect(m_flow, &BitFlowView::byteClicked, selection,
            [selection](ByteRange range) { selection->select(range); });
    connect(m_historic, &QCheckBox::toggled, this, &BitsLens::refresh);
    connect(m_unfolded, &QCheckBox::toggled, this, &BitsLens::fold);
    namePart("bits", m_flow);
    namePart("page", m_table);
    namePart("checks", m_arithmetic);
    namePart("sentence", m_sentence);
    keep("historic", m_historic);
    keep("arithmetic", m_unfolded);
    restyle();
    refresh();
}

QString BitsLens::sentence() const {
    return m_sentence->text();
}

void BitsLens::restyle() {
    for (QCheckBox* box : {m_historic, m_unfolded})
        box->setFont(uiFont(FontSize::Label));
    QPalette palette = m_area->palette();
    palette.setColor(QPalette::Window, colours().surface);
    m_area->setPalette(palette);
    setAutoFillBackground(true);
    palette.setColor(QPalette::WindowText, colours().text);
    if (this->palette() != palette)
        setPalette(palette);
}

void BitsLens::changeEvent(QEvent* event) {
    Lens::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        restyle();
        m_flow->updateGeometry();
        m_arithmetic->updateGeometry();
        fold();
        update();
    }
}

void BitsLens::resizeEvent(QResizeEvent* event) {
    Lens::resizeEvent(event);
    fold();
}

void BitsLens::fold() {
    const bool wide = width() >= scaled(kRoomForArithmetic.width());
    const bool isBelow = !wide && height() >= scaled(kHighFrom);
    const bool roomy = isBelow || (wide && height() >= scaled(kRoomForArithmetic.height()));
    m_parts->setDirection(isBelow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_parts->setStretchFactor(m_flow, isBelow ? 0 : 1);
    m_parts->setStretchFactor(m_arithmetic, isBelow ? 1 : 0); // right below the bits
    m_arithmetic->setBelow(isBelow);
    m_unfolded->setVisible(!roomy);
    m_arithmetic->setVisible(roomy || m_unfolded->isChecked());
}

void BitsLens::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Left || event->key() == Qt::Key_Right)
        step(event->key() == Qt::Key_Right);
    else
        Lens::keyPressEvent(event);
}

void BitsLens::step(bool forward) {
    const ByteRange here = m_story.empty() ? m_selection->focus() : m_story.range;
    if (forward) {
        if (here.end < m_document->size())
            m_selection->setCaret(here.end);
    } else if (here.begin > 0) {
        if (const auto before = m_document->spanAt(here.begin - 1))
            m_selection->setCaret(before->offset);
    }
}

std::optional<BitStory> BitsLens::tellHistoric(std::uint64_t offset) const {
    const std::uint64_t first = offset - std::min(offset, kLongestHistoric - 1);
    const Bytes around = m_document->bytes({first, offset + kLongestHistoric});
    for (std::uint64_t begin = offset + 1; begin-- > first;) {
        const ByteView bytes = ByteView(around).subspan(begin - first);
        auto story = tellHistoricBits(begin, bytes);
        if (story && story->range.contains(offset))
            return story;
    }
    return std::nullopt;
}

BitStory BitsLens::tell() const {
    const ByteRange focus = m_selection->focus();
    auto span = focus.empty() ? std::nullopt : m_document->spanAt(focus.begin);
    if (!span)
        return {};
    if (m_document->isUtf8() && m_historic->isChecked()) {
        if (auto story = tellHistoric(focus.begin))
            return *std::move(story);
    }
    const auto problem = m_document->isUtf8() ? problemAt(*m_document, focus.begin) : std::nullopt;
    const Bytes whole = problem ? m_document->bytes(*problem) : Bytes();
    const auto forbidden = problem ? forbiddenReading(whole) : std::nullopt;
    if (forbidden)
        span = m_document->spanAt(problem->begin); // the error that says which rule is broken
    const Bytes next = m_document->bytes({span->range().end, span->range().end + 1});
    const BitScheme scheme = bitScheme(m_document->codec().info(), m_document->bytes({0, 4}));
    BitStory story = tellBits(*span, m_document->codec(), scheme,
                              next.empty() ? std::nullopt : std::optional(next.front()));
    if (forbidden)
        joinForbidden(story, whole, *forbidden);
    return story;
}

QString BitsLens::spoken() const {
    QStringList parts;
    for (const BitStory::ByteCell& cell : m_story.bytes)
        parts += QStringLiteral("%1: %2 %3")
                     .arg(hexText(ByteView(&cell.field.byte, 1)),
                          fromUtf8(cell.field.prefixDigits()), fromUtf8(cell.field.payloadDigits()))
                     .simplified();
    parts += m_story.title;
    for (const BitStory::Check& check : m_story.checks) {
        if (check.outcome == BitStory::Outcome::Failed)
            parts += tr("failed: %1").arg(check.name);
    }
    return remarksText(parts);
}

void BitsLens::refresh() {
    m_story = tell();
    m_flow->setStory(m_story);
    m_arithmetic->setStory(m_story);
    const bool fixedTable =
        m_story.isTable && m_document->codec().info().family != CodecFamily::Stateful;
    Bytes bytes; // of the story: a file may have become unreadable since
    for (const BitStory::ByteCell& cell : m_story.bytes)
        bytes.push_back(cell.field.byte);
    m_table->setPage(fixedTable ? std::optional(makeTablePage(m_document->codec(), bytes))
                                : std::nullopt);
    m_sentence->setVisible(!m_story.empty());
    m_sentence->setText(!m_story.empty()          ? m_story.sentence
                        : m_document->size() == 0 ? noBytesText()
                                                  : tr("Select a byte to see how it is read."));
    if (m_story.empty())
        m_pages->showNotice(m_sentence->text());
    else
        m_pages->showContent();
    m_flow->setAccessibleDescription(spoken());
    m_historic->setVisible(m_document->isUtf8());
}

Panel* makeBitsLens(Document* document, Selection* selection, QWidget* parent) {
    return new BitsLens(document, selection, parent);
}

} // namespace moji::app
