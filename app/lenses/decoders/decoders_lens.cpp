#include "lenses/decoders/decoders_lens.h"

#include "decoders/qt_decoder.h"
#include "document/document.h"
#include "document/selection.h"
#include "style/fonts.h"
#include "style/palette.h"
#include "text/qt_text.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace moji::app {

namespace {

constexpr std::uint64_t kWithoutSelection = 16; // bytes from the caret on
constexpr std::uint64_t kMostBytes = 256;
constexpr int kRowHeight = 32;
constexpr int kNameWidth = 216;
constexpr int kReplacementsWidth = 64;
constexpr int kVerdictWidth = 92;
constexpr int kLeastWhy = 180;
constexpr int kWidestByte = 68;
constexpr int kNarrowestByte = 26;

} // namespace

DecodersLens::DecodersLens(Document* document, Selection* selection, QWidget* parent)
    : Lens(parent)
    , m_document(document)
    , m_selection(selection)
    , m_model(new DecodersModel(this)) {
    m_decoders.add(makeQtDecoder());
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeToolBar());
    makeTable();
    m_notice = new QLabel(this);
    m_notice->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_notice->setContentsMargins(16, 12, 16, 12);
    m_notice->setTextFormat(Qt::PlainText);
    m_pages = new QStackedWidget(this);
    m_pages->setAutoFillBackground(true);
    m_pages->addWidget(m_table);
    m_pages->addWidget(m_notice);
    column->addWidget(m_pages, 1);
    m_sentence = new QLabel(this);
    m_sentence->setWordWrap(true);
    m_sentence->setTextFormat(Qt::PlainText);
    m_sentence->setContentsMargins(16, 4, 16, 8);
    column->addWidget(m_sentence);
    setFocusProxy(m_table);
    connect(document, &Document::bytesChanged, this, &DecodersLens::refresh);
    connect(document, &Document::codecChanged, this, &DecodersLens::refresh);
    connect(selection, &Selection::changed, this, [this] {
        if (!m_ownSelection)
            refresh();
    });
    restyle();
    refresh();
}

QWidget* DecodersLens::makeToolBar() {
    auto* bar = new QWidget(this);
    bar->setMinimumHeight(scaled(40));
    auto* group = new QButtonGroup(this);
    const auto choice = [&](const QString& text) {
        auto* button = new QToolButton(bar);
        button->setText(text);
        button->setCheckable(true);
        group->addButton(button);
        return button;
    };
    m_all = choice(tr("All decoders"));
    m_disagreements = choice(tr("Disagreements"));
    m_all->setChecked(true);
    m_reference = new QComboBox(bar);
    m_reference->setAccessibleName(tr("Compare with"));
    m_reference->addItem(decoderName(m_decoders.reference().info()),
                         fromUtf8(m_decoders.reference().info().id));
    for (const auto& decoder : m_decoders.list()) {
        if (decoder.get() != &m_decoders.reference() &&
            decoder->info().kind == DecoderKind::Replaces)
            m_reference->addItem(decoderName(decoder->info()), fromUtf8(decoder->info().id));
    }
    m_count = new QLabel(bar);
    m_count->setTextFormat(Qt::PlainText);
    m_count->setContentsMargins(8, 0, 8, 0);
    m_count->setFixedHeight(scaled(24));
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(12, 0, 12, 0);
    row->addWidget(m_all);
    row->addWidget(m_disagreements);
    row->addSpacing(8);
    row->addWidget(new QLabel(tr("Compare with"), bar));
    row->addWidget(m_reference);
    row->addStretch(1);
    row->addWidget(m_count);
    connect(m_all, &QToolButton::toggled, this, &DecodersLens::refresh);
    connect(m_reference, &QComboBox::currentIndexChanged, this, &DecodersLens::refresh);
    return bar;
}

void DecodersLens::makeTable() {
    m_table = new PlainTable(kRowHeight, this);
    m_table->setAccessibleName(tr("Decoders"));
    m_table->setHorizontalHeader(new DecodersHeader(m_shown, m_table));
    m_table->setModel(m_model);
    m_table->setItemDelegate(new DecodersDelegate(*m_model, m_shown, m_table));
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_table->horizontalHeader()->setFixedHeight(scaled(36));
    m_table->viewport()->setMouseTracking(true);
    m_table->viewport()->installEventFilter(this);
    m_table->installEventFilter(this);
}

QString DecodersLens::sentence() const {
    return m_sentence->text();
}

const ReadingDecoder& DecodersLens::reference() const {
    const ReadingDecoder* chosen = m_decoders.find(toUtf8(m_reference->currentData().toString()));
    return chosen ? *chosen : m_decoders.reference();
}

void DecodersLens::refresh() {
    m_range = m_selection->range();
    if (m_range.empty()) {
        const std::uint64_t begin = m_selection->focus().begin;
        m_range = ByteRange{begin, begin + kWithoutSelection}.clampedTo({0, m_document->size()});
    }
    m_range.end = std::min(m_range.end, m_range.begin + kMostBytes);
    const bool readable = m_document->isUtf8();
    m_shown.bytes = readable ? m_document->bytes(m_range) : Bytes();
    m_shown.codec = &m_document->codecs().utf8();
    m_shown.spans = decodeAll(*m_shown.codec, m_shown.bytes);
    std::vector<DecoderRow> rows;
    if (!m_shown.bytes.empty())
        rows = readByAll(m_decoders, reference(), m_shown.bytes);
    const std::size_t all = rows.size();
    const auto disagreeing =
        static_cast<std::size_t>(std::ranges::count_if(rows, &DecoderRow::disagrees));
    if (m_disagreements->isChecked())
        std::erase_if(rows,
                      [](const DecoderRow& row) { return !row.disagrees && !row.isReference; });
    m_model->setRows(std::move(rows), m_shown.bytes);
    layoutColumns();
    m_notice->setText(readable ? tr("Select a byte to see how decoders read it.")
                               : tr("This lens reads UTF-8. The document is read as %1.")
                                     .arg(fromUtf8(m_document->codec().name())));
    m_pages->setCurrentIndex(all == 0 ? 1 : 0);
    describe(disagreeing, all);
}

void DecodersLens::describe(std::size_t disagreeing, std::size_t all) {
    m_count->setVisible(all > 0);
    if (all == 0) {
        m_sentence->clear();
        return;
    }
    const std::size_t others = all - 1;
    QPalette chip = m_count->palette();
    chip.setColor(QPalette::Window, disagreeing > 0 ? colours().warnBg : colours().goodBg);
    chip.setColor(QPalette::WindowText, disagreeing > 0 ? colours().warn : colours().good);
    m_count->setPalette(chip);
    m_count->setAutoFillBackground(true);
    m_count->setText(disagreeing > 0
                         ? tr("%1 of %2 decoders disagree here").arg(disagreeing).arg(others)
                         : tr("All %1 decoders agree here").arg(others));
    m_sentence->setText(
        disagreeing > 0
            ? tr("Marked rows differ from the reference, %1; the thick outline is where the "
                 "difference lies.")
                  .arg(decoderName(reference().info()))
            : tr("All decoders read these bytes as the reference does, %1.")
                  .arg(decoderName(reference().info())));
}

void DecodersLens::layoutColumns() {
    const int fixed = scaled(kNameWidth + kReplacementsWidth + kVerdictWidth);
    const int room = m_table->viewport()->width() - fixed - scaled(kLeastWhy);
    const auto bytes = std::max<int>(1, static_cast<int>(m_shown.bytes.size()));
    const int byteWidth = std::clamp(room / bytes, scaled(kNarrowestByte), scaled(kWidestByte));
    m_shown.cells.byteWidth = byteWidth;
    const int reading = std::max(byteWidth * bytes + scaled(16), scaled(240));
    const int why = std::max(scaled(kLeastWhy), m_table->viewport()->width() - fixed - reading);
    const int widths[] = {scaled(kNameWidth), reading, scaled(kReplacementsWidth),
                          scaled(kVerdictWidth), why};
    for (int column = 0; column < DecodersModel::kColumns; ++column)
        m_table->setColumnWidth(column, widths[column]);
    m_table->horizontalHeader()->viewport()->update();
}

ByteRange DecodersLens::bytesAt(const QPoint& position) const {
    const QModelIndex index = m_table->indexAt(position);
    if (!index.isValid() || index.column() != DecodersModel::kReading)
        return {};
    const auto byte =
        m_shown.cells.byteAt(m_table->visualRect(index), position.x(), m_shown.bytes.size());
    if (!byte)
        return {};
    for (const Reading& reading : m_model->row(index.row()).readings) {
        if (*byte >= reading.offset && *byte < reading.offset + reading.length)
            return {m_range.begin + reading.offset,
                    m_range.begin + reading.offset + reading.length};
    }
    return {m_range.begin + *byte, m_range.begin + *byte + 1};
}

bool DecodersLens::eventFilter(QObject* watched, QEvent* event) {
    const auto select = [this](ByteRange range) {
        m_ownSelection = true; // the bytes shown stay
        if (!range.empty())
            m_selection->select(range);
        m_ownSelection = false;
    };
    if (watched == m_table->viewport()) {
        const auto* mouse = static_cast<QMouseEvent*>(event);
        if (event->type() == QEvent::MouseMove) {
            const ByteRange range = bytesAt(mouse->position().toPoint());
            m_selection->setHovered(range.empty() ? std::nullopt : std::optional(range));
        } else if (event->type() == QEvent::Leave) {
            m_selection->setHovered(std::nullopt);
        } else if (event->type() == QEvent::Resize) {
            layoutColumns();
        } else if (event->type() == QEvent::MouseButtonPress && mouse->button() == Qt::LeftButton) {
            select(bytesAt(mouse->position().toPoint()));
        }
    } else if (watched == m_table && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            select(m_range);
            return true;
        }
    }
    return Lens::eventFilter(watched, event);
}

void DecodersLens::restyle() {
    m_sentence->setFont(uiFont(FontSize::Label));
    m_notice->setFont(uiFont(FontSize::Body));
    m_count->setFont(uiFont(FontSize::Label, QFont::Bold));
    QPalette surface = m_pages->palette();
    surface.setColor(QPalette::Window, colours().surface);
    if (surface != m_pages->palette())
        m_pages->setPalette(surface);
    layoutColumns();
}

void DecodersLens::changeEvent(QEvent* event) {
    Lens::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        restyle();
        refresh();
    }
}

Lens* makeDecodersLens(Document* document, Selection* selection, QWidget* parent) {
    return new DecodersLens(document, selection, parent);
}

} // namespace moji::app
