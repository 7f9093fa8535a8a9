#include "lenses/automaton/automaton_page.h"

#include "lenses/automaton/automaton_models.h"
#include "lenses/automaton/state_diagram_view.h"
#include "lenses/automaton/step_detail_view.h"
#include "style/fonts.h"
#include "widgets/hairline.h"
#include "widgets/plain_table.h"

#include <QFontMetrics>
#include <QLabel>
#include <QScrollBar>

#include <algorithm>

namespace moji::app {

namespace {

constexpr int kRow = 15; // of utf8d
constexpr int kDenseRow = 14;
constexpr int kStepRow = 26;
constexpr int kDenseStepRow = 20;
constexpr int kMargin = 12;
constexpr int kGap = 24;
constexpr int kLeastSteps = 272; // wide
constexpr int kFullSteps = 348;
constexpr int kDenseTables = 318;
// Of the steps.
constexpr int kFullColumn = 56;
constexpr int kDenseColumn = 40;
constexpr int kMostDenseColumn = 54;
constexpr int kLeastColumn = 40;

/// Columns and the names of the rows.
struct TableWidths {
    int classColumn;
    int classHead;
    int transitionColumn;
    int transitionHead;
};
constexpr TableWidths kFullWidths{22, 32, 34, 110};
constexpr TableWidths kDenseWidths{17, 32, 20, 72};

QLabel* makeHeading(const QString& text, QWidget* parent) {
    auto* label = new QLabel(text, parent);
    label->setTextFormat(Qt::PlainText);
    label->setToolTip(text);
    return label;
}

int widthOf(const PlainTable& table) {
    return table.verticalHeader()->width() +
           table.model()->columnCount() * table.horizontalHeader()->defaultSectionSize() + 2;
}

int heightOf(const PlainTable& table, int rows) {
    return table.horizontalHeader()->height() +
           rows * table.verticalHeader()->defaultSectionSize() + 1;
}

int heightOf(const PlainTable& table) {
    return heightOf(table, table.model()->rowCount());
}

/// Of the word for the end of the text, among the bytes.
int endWidth() {
    constexpr int kPadding = 12;
    return QFontMetrics(monoFont(FontSize::Label, QFont::DemiBold))
               .horizontalAdvance(AutomatonText::tr("end")) +
           scaled(kPadding);
}

/// Columns as wide as their headings in any language, unless there is little room; the last one
/// takes the rest.
void fitStepColumns(PlainTable& table, bool dense) {
    QHeaderView* header = table.horizontalHeader();
    header->setMinimumSectionSize(scaled(kLeastColumn));
    for (int column = 0; column + 1 < table.model()->columnCount(); ++column) {
        const int heading = header->sectionSizeHint(column);
        const int width = dense
                              ? std::clamp(heading, scaled(kDenseColumn), scaled(kMostDenseColumn))
                              : std::max(heading, scaled(kFullColumn));
        table.setColumnWidth(column,
                             column == StepModel::kByte ? std::max(width, endWidth()) : width);
    }
}

} // namespace

PlainTable* AutomatonPage::makeLookedUpTable(QAbstractItemModel* model, const QString& name) {
    auto* table = new PlainTable(kRow);
    table->setModel(model);
    table->setAccessibleName(name);
    table->setSelectionMode(QAbstractItemView::NoSelection);
    table->setTextElideMode(Qt::ElideNone); // two digits fit, though not with their margins
    table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    table->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    table->verticalHeader()->show();
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    table->horizontalHeader()->setDefaultAlignment(Qt::AlignCenter);
    return table;
}

AutomatonPage::AutomatonPage(const Parts& parts)
    : m_parts(parts) {
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    viewport()->setBackgroundRole(QPalette::Base);
    auto* content = new QWidget;
    content->setBackgroundRole(QPalette::Base);
    for (QWidget* part : std::initializer_list<QWidget*>{parts.diagram, parts.steps, parts.detail,
                                                         parts.classes, parts.transitions})
        part->setParent(content);
    m_classHeading = makeHeading(
        AutomatonText::tr("utf8d[0..255]: byte to class. 00..7F are all class 0"), content);
    m_transitionHeading =
        makeHeading(AutomatonText::tr("utf8d[256 + state + class]: next state"), content);
    parts.classes->setCornerText(AutomatonText::tr("byte"));
    parts.transitions->setCornerText(AutomatonText::tr("state"));
    parts.steps->horizontalHeader()->setStretchLastSection(false);
    m_stepsRule = makeHairline(content);
    m_tablesRule = makeHairline(content);
    setWidget(content);
}

void AutomatonPage::resizeEvent(QResizeEvent* event) {
    QScrollArea::resizeEvent(event);
    arrange();
}

void AutomatonPage::fitColumns(bool dense) {
    const TableWidths& widths = dense ? kDenseWidths : kFullWidths;
    const auto fit = [&](PlainTable* table, int column, int head) {
        table->setRowHeightAtZoom0(dense ? kDenseRow : kRow);
        table->verticalHeader()->setFixedWidth(scaled(head));
        table->horizontalHeader()->setFixedHeight(scaled(dense ? kDenseRow : kRow));
        table->horizontalHeader()->setDefaultSectionSize(scaled(column));
    };
    fit(m_parts.classes, widths.classColumn, widths.classHead);
    fit(m_parts.transitions, widths.transitionColumn, widths.transitionHead);
    m_parts.steps->setRowHeightAtZoom0(dense ? kDenseStepRow : kStepRow);
    fitStepColumns(*m_parts.steps, dense);
    m_parts.detail->setDense(dense);
    for (QLabel* heading : {m_classHeading, m_transitionHeading}) {
        heading->setFont(uiFont(FontSize::Caption, QFont::Bold));
        heading->resize(heading->sizeHint());
    }
}

void AutomatonPage::arrange() {
    const QSize room = maximumViewportSize();
    const QSize diagram = m_parts.diagram->sizeHint();
    fitColumns(false);
    const int tables = heightOf(*m_parts.transitions) + m_classHeading->height() + scaled(kGap);
    const bool high = room.height() >= diagram.height() + tables;
    const bool broad = room.width() >= diagram.width() + scaled(kFullSteps);
    if (!high || !broad)
        fitColumns(true);
    const int least =
        m_parts.diagram->minimumSizeHint().width() + scaled(kLeastSteps + kDenseTables);
    const bool besides = !high && room.width() >= least;
    const auto place = [&](QSize size) { return besides ? sideBySide(size) : stack(size); };
    QSize needed = place(room);
    if (needed.height() > room.height()) // beside the scroll bar
        needed = place(room - QSize(verticalScrollBar()->sizeHint().width(), 0));
    widget()->resize(needed);
    verticalScrollBar()->setValue(0);
    showCells();
}

int AutomatonPage::beforeLast() const {
    int width = 0;
    for (int column = 0; column + 1 < m_parts.steps->model()->columnCount(); ++column)
        width += m_parts.steps->columnWidth(column);
    return width;
}

int AutomatonPage::scrollBar() const {
    return m_parts.steps->verticalScrollBar()->sizeHint().width();
}

/// All columns are in sight, in any language.
int AutomatonPage::leastSteps() const {
    const int last = m_parts.steps->model()->columnCount() - 1;
    const int heading = m_parts.steps->horizontalHeader()->sectionSizeHint(last);
    return std::max(scaled(kLeastSteps), beforeLast() + heading + scrollBar());
}

void AutomatonPage::placeSteps(const QRect& area) {
    const int detail = m_parts.detail->sizeHint().height();
    m_parts.steps->setGeometry(area.adjusted(0, 0, 0, -detail));
    const int last = m_parts.steps->model()->columnCount() - 1;
    m_parts.steps->setColumnWidth(last, area.width() - beforeLast() - scrollBar());
    m_parts.detail->setGeometry(area.left(), area.bottom() + 1 - detail, area.width(), detail);
}

QSize AutomatonPage::stack(QSize room) {
    const QSize least = m_parts.diagram->minimumSizeHint();
    const QSize full = m_parts.diagram->sizeHint();
    const int margin = scaled(kMargin);
    const int heading = m_classHeading->height() + 4;
    const int tables = margin + heading + heightOf(*m_parts.transitions) + margin;
    const int tablesWidth =
        widthOf(*m_parts.classes) + scaled(kGap) + widthOf(*m_parts.transitions) + 2 * margin;
    const int width = std::max({room.width(), least.width() + scaled(kLeastSteps), tablesWidth});
    const int upper = std::max(room.height() - tables,
                               room.height() < full.height() ? least.height() : full.height());
    const int fewest = std::clamp(width - least.width(), scaled(kLeastSteps), leastSteps());
    const int steps =
        std::clamp(width - full.width(), fewest, std::max(fewest, scaled(kFullSteps) * 3 / 2));
    m_parts.diagram->setGeometry(0, 0, width - steps, upper);
    placeSteps({width - steps + 1, 0, steps - 1, upper});
    // A long heading ends where the next one begins.
    m_classHeading->setGeometry(
        margin, upper + margin,
        std::min(m_classHeading->sizeHint().width(), widthOf(*m_parts.classes) + scaled(kGap) / 2),
        m_classHeading->height());
    m_parts.classes->setGeometry(margin, upper + margin + heading, widthOf(*m_parts.classes),
                                 heightOf(*m_parts.classes));
    const int second = m_parts.classes->geometry().right() + scaled(kGap);
    m_transitionHeading->move(second, upper + margin);
    m_parts.transitions->setGeometry(second, upper + margin + heading,
                                     widthOf(*m_parts.transitions), heightOf(*m_parts.transitions));
    m_stepsRule->setGeometry(width - steps, 0, 1, upper);
    m_tablesRule->setGeometry(0, upper, width, 1);
    m_classHeading->show();
    m_transitionHeading->show();
    return {width, upper + tables};
}

QSize AutomatonPage::sideBySide(QSize room) {
    const int height = std::max(room.height(), m_parts.diagram->minimumSizeHint().height());
    const int tables = scaled(kDenseTables);
    const int beside = room.width() - tables;
    const int least = std::clamp(beside - m_parts.diagram->minimumSizeHint().width(),
                                 scaled(kLeastSteps), leastSteps());
    const int steps = std::clamp(beside - m_parts.diagram->sizeHint().width(), least,
                                 std::max(least, scaled(kFullSteps)));
    const int left = room.width() - tables;
    m_parts.diagram->setGeometry(0, 0, left - steps, height);
    placeSteps({left - steps + 1, 0, steps - 1, height});
    // As many rows of classes as fit; scrolls to the one looked up.
    const int transitions = heightOf(*m_parts.transitions);
    const int row = m_parts.classes->verticalHeader()->defaultSectionSize();
    const int rows = std::clamp((height - transitions - heightOf(*m_parts.classes, 0)) / row, 1,
                                m_parts.classes->model()->rowCount());
    const int classes = heightOf(*m_parts.classes, rows);
    const int gap = std::clamp((height - classes - transitions) / 2, 0, scaled(kMargin));
    m_parts.classes->setGeometry(left + 4, 0, widthOf(*m_parts.classes), classes);
    m_parts.transitions->setGeometry(left + 4, classes + gap, widthOf(*m_parts.transitions),
                                     transitions);
    m_stepsRule->setGeometry(left - steps, 0, 1, height);
    m_tablesRule->setGeometry(left, 0, 1, height);
    m_classHeading->hide();
    m_transitionHeading->hide();
    return {room.width(), height};
}

void AutomatonPage::showCells() {
    const auto* classes = static_cast<const ByteClassModel*>(m_parts.classes->model());
    if (const auto cell = classes->current())
        m_parts.classes->scrollTo(classes->index(cell->first, cell->second));
    if (const auto state = m_parts.diagram->current())
        ensureVisible(horizontalScrollBar()->value(), state->center().y(), 0, state->height());
}

} // namespace moji::app
