#include "lenses/decoders/decoders_lens.h"

#include "decoders/qt_decoder.h"
#include "document/document.h"
#include "document/selection.h"
#include "style/fonts.h"
#include "style/palette.h"
#include "text/qt_text.h"
#include "widgets/lens_bar.h"
#include "widgets/notice_pages.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QScopedValueRollback>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace moji::app {

namespace {

constexpr int kRowHeight = 32;
constexpr int kNameWidth = 216;
constexpr int kReplacementsWidth = 64;
constexpr int kVerdictWidth = 92;
constexpr int kLeastReading = 240;
constexpr int kLeastWhy = 180;
constexpr int kWidestByte = 68;

} // namespace

DecodersLens::DecodersLens(Document* document, Selection* selection, QWidget* parent)
    : Lens(parent)
    , m_document(document)
    , m_selection(selection)
    , m_model(new DecodersModel(this)) {
    m_decoders.add(makeQtDecoder());
    makeTable();
    m_pages = new NoticePages(m_table, this);
    m_sentence = makeSentence(this);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeBar());
    column->addWidget(m_pages, 1);
    column->addWidget(m_sentence);
    setFocusProxy(m_table);
    connect(selection, &Selection::outdated, this, [this] {
        if (!m_ownSelection)
            refresh();
    });
    namePart("decoders", m_table);
    namePart("sentence", m_sentence);
    keepOneOf("show", {{"all", m_all}, {"disagreements", m_disagreements}});
    keep("reference", m_reference);
    keep("scroll", m_table);
    restyle();
    refresh();
}

LensBar* DecodersLens::makeBar() {
    auto* bar = new LensBar(this);
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
    bar->add(m_all);
    bar->add(m_disagreements);
    bar->addCaption(tr("Compare with"), m_reference);
    bar->add(m_reference);
    bar->addStretch();
    bar->add(m_count);
    connect(m_all, &QToolButton::toggled, this, &DecodersLens::refresh);
    connect(m_reference, &QComboBox::currentIndexChanged, this, &DecodersLens::refresh);
    return bar;
}

void DecodersLens::makeTable() {
    m_table = new ByteTable(kRowHeight, DecodersModel::kReading, m_shown, this);
    m_table->setAccessibleName(tr("Decoders"));
    m_table->setModel(m_model);
    m_table->setItemDelegate(new DecodersDelegate(*m_model, m_shown, m_table));
    connect(m_table, &ByteTable::resized, this, &DecodersLens::layoutColumns);
    connect(m_table, &ByteTable::hovered, this,
            [this](const QModelIndex& row, std::optional<std::size_t> byte) {
                const ByteRange range = bytesOf(row, byte);
                m_selection->setHovered(range.empty() ? std::nullopt : std::optional(range));
            });
    connect(m_selection, &Selection::hoverChanged, this,
            [this] { m_table->setHovered(m_selection->hovered()); });
    connect(m_table, &ByteTable::picked, this,
            [this](const QModelIndex& row, std::optional<std::size_t> byte) {
                select(bytesOf(row, byte));
            });
    connect(m_table, &ByteTable::allPicked, this, [this] { select(m_shown.range); });
}

QString DecodersLens::sentence() const {
    return m_sentence->text();
}

const ReadingDecoder& DecodersLens::reference() const {
    const ReadingDecoder* chosen = m_decoders.find(toUtf8(m_reference->currentData().toString()));
    return chosen ? *chosen : m_decoders.reference();
}

void DecodersLens::refresh() {
    m_shown.range = comparedRange(*m_document, *m_selection);
    const bool readable = m_document->isUtf8();
    m_shown.bytes = readable ? m_document->bytes(m_shown.range) : Bytes();
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
    if (all > 0)
        m_pages->showContent();
    else
        m_pages->showNotice(readable ? tr("Select a byte to see how decoders read it.")
                                     : tr("This lens reads UTF-8. The document is read as %1.")
                                           .arg(fromUtf8(m_document->codec().name())));
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
            ? tr("Marked rows differ from the reference, %1; a thick outline shows where the "
                 "difference is.")
                  .arg(decoderName(reference().info()))
            : tr("All decoders agree with the reference, %1.")
                  .arg(decoderName(reference().info())));
}

void DecodersLens::layoutColumns() {
    const int fixed = scaled(kNameWidth + kReplacementsWidth + kVerdictWidth);
    const int room = m_table->viewport()->width() - fixed - scaled(kLeastWhy);
    m_table->fitBytes(room, kWidestByte);
    const auto bytes = static_cast<qreal>(std::max<std::size_t>(1, m_shown.bytes.size()));
    const int reading = std::max(static_cast<int>(m_shown.cells.byteWidth * bytes) + scaled(16),
                                 scaled(kLeastReading));
    const int why = std::max(scaled(kLeastWhy), m_table->viewport()->width() - fixed - reading);
    const int widths[] = {scaled(kNameWidth), reading, scaled(kReplacementsWidth),
                          scaled(kVerdictWidth), why};
    for (int column = 0; column < DecodersModel::kColumns; ++column)
        m_table->setColumnWidth(column, widths[column]);
}

/// Those of the reading that the byte is part of, or the byte itself.
ByteRange DecodersLens::bytesOf(const QModelIndex& row, std::optional<std::size_t> byte) const {
    if (!row.isValid() || !byte)
        return {};
    const std::uint64_t begin = m_shown.range.begin;
    for (const Reading& reading : m_model->row(row.row()).readings) {
        if (*byte >= reading.offset && *byte < reading.offset + reading.length)
            return {begin + reading.offset, begin + reading.offset + reading.length};
    }
    return {begin + *byte, begin + *byte + 1};
}

/// The bytes shown stay.
void DecodersLens::select(ByteRange range) {
    const QScopedValueRollback own(m_ownSelection, true);
    if (!range.empty())
        m_selection->select(range);
}

void DecodersLens::restyle() {
    m_count->setFont(uiFont(FontSize::Label, QFont::Bold));
    layoutColumns();
}

void DecodersLens::changeEvent(QEvent* event) {
    Lens::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        restyle();
        refresh();
    }
}

Panel* makeDecodersLens(Document* document, Selection* selection, QWidget* parent) {
    return new DecodersLens(document, selection, parent);
}

} // namespace moji::app
