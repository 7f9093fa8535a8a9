#include "lenses/decoders/decoders_lens.h"

#include "decoders/qt_decoder.h"
#include "document/document.h"
#include "document/selection.h"
#include "lenses/decoders/race_page.h"
#include "style/fonts.h"
#include "style/palette.h"
#include "text/counts.h"
#include "text/qt_text.h"
#include "widgets/column_fit.h"
#include "widgets/notice_pages.h"
#include "widgets/page_stack.h"
#include "widgets/wrap_row.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QEvent>
#include <QItemSelectionModel>
#include <QLabel>
#include <QMenu>
#include <QScopedValueRollback>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace moji::app {

namespace {

constexpr int kRowHeight = 32;
constexpr int kPinWidth = 32;
constexpr int kNameWidth = 240;
constexpr int kLeastName = 150;
constexpr int kReplacementsWidth = 64;
constexpr int kVerdictWidth = 140;
constexpr int kLeastVerdict = 92;
constexpr int kLeastReading = 240;
constexpr int kLeastWhy = 160;
constexpr int kWidestByte = 68;
constexpr int kReadingAir = 16;
constexpr int kReadingPlace = 2; // after the pin and the name
constexpr int kVerdictPlace = 4;

} // namespace

DecodersLens::DecodersLens(Document* document, Selection* selection, QWidget* parent)
    : Lens(parent)
    , m_document(document)
    , m_selection(selection)
    , m_choice(new DecoderChoice(m_decoders, this))
    , m_model(new DecodersModel(this)) {
    m_decoders.add(makeQtDecoder());
    makeTable();
    WrapRow* const bar = makeBar();
    m_views = new PageStack(this);
    m_pages = new NoticePages(m_table, m_views);
    connect(m_pages, &NoticePages::actionRequested, this,
            [this] { m_document->setCodec(m_document->codecs().utf8()); });
    m_race = new RacePage(document, m_views);
    m_views->addWidget(m_pages);
    m_views->addWidget(m_race);
    m_sentence = makeSentence(this);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(bar);
    column->addWidget(m_views, 1);
    column->addWidget(m_sentence);
    setFocusProxy(m_table);
    connect(selection, &Selection::outdated, this, [this] {
        if (!m_ownSelection)
            refresh();
    });
    connect(m_choice, &DecoderChoice::changed, this, &DecodersLens::refresh);
    connect(m_model, &DecodersModel::pinChanged, this, [this](int row, bool pinned) {
        m_choice->setPinned(m_model->row(row).decoder->info().id, pinned);
    });
    namePart("decoders", m_table);
    namePart("speeds", &m_race->table());
    namePart("sentence", m_sentence);
    keepState();
    restyle();
    refresh();
}

void DecodersLens::keepState() {
    keepOneOf("show", {{"all", m_all}, {"disagreements", m_disagreements}});
    keep("reference", m_reference);
    keep("order", m_order);
    keep(
        "hidden", [this] { return m_choice->hidden().join(QLatin1Char(',')); },
        [this](const QString& ids) {
            return m_choice->setHidden(ids.split(QLatin1Char(','), Qt::SkipEmptyParts));
        });
    keep("race", m_fast);
    keep("text", &m_race->text());
    keep("errors", &m_race->errors());
    keep("scroll", m_table);
}

WrapRow* DecodersLens::makeBar() {
    auto* bar = new WrapRow(this);
    auto* group = new QButtonGroup(this);
    const auto button = [&](const QString& text, bool checkable) {
        auto* made = new QToolButton(bar);
        made->setText(text);
        made->setCheckable(checkable);
        return made;
    };
    m_all = button(tr("All decoders"), true);
    m_disagreements = button(tr("Disagreements"), true);
    group->addButton(m_all);
    group->addButton(m_disagreements);
    m_all->setChecked(true);
    m_reference = new QComboBox(bar);
    m_reference->addItem(decoderName(m_decoders.reference().info()),
                         fromUtf8(m_decoders.reference().info().id));
    for (const auto& decoder : m_decoders.list()) {
        if (decoder.get() != &m_decoders.reference() &&
            decoder->info().kind == DecoderKind::Replaces)
            m_reference->addItem(decoderName(decoder->info()), fromUtf8(decoder->info().id));
    }
    m_order = new QComboBox(bar);
    m_order->addItem(tr("as listed"), QStringLiteral("listed"));
    m_order->addItem(tr("most different first"), QStringLiteral("different"));
    m_choose = button(tr("Choose decoders"), false);
    m_choose->setPopupMode(QToolButton::InstantPopup);
    m_choose->setMenu(new QMenu(m_choose));
    m_choice->fill(m_choose->menu());
    m_fast = button(tr("How fast?"), true);
    m_count = new QLabel(bar);
    m_count->setTextFormat(Qt::PlainText);
    m_count->setContentsMargins(8, 0, 8, 0);
    m_count->setFixedHeight(scaled(24));
    bar->add(m_all);
    bar->add(m_disagreements);
    bar->addCaptioned(tr("Compare with"), m_reference);
    bar->addCaptioned(tr("Order"), m_order);
    bar->add(m_choose);
    bar->add(m_fast);
    bar->add(m_count);
    connect(m_all, &QToolButton::toggled, this, &DecodersLens::refresh);
    connect(m_reference, &QComboBox::currentIndexChanged, this, &DecodersLens::refresh);
    connect(m_order, &QComboBox::currentIndexChanged, this, &DecodersLens::refresh);
    connect(m_fast, &QToolButton::toggled, this, &DecodersLens::showRace);
    return bar;
}

/// The race reads texts of its own: what chooses readings has nothing to do with it.
void DecodersLens::showRace(bool shown) {
    if (shown)
        m_views->setCurrentWidget(m_race);
    else
        m_views->setCurrentWidget(m_pages);
    for (QWidget* control :
         std::initializer_list<QWidget*>{m_all, m_disagreements, m_reference, m_order, m_choose})
        control->setEnabled(!shown);
    m_sentence->setVisible(!shown);
    m_count->setVisible(!shown && m_model->rowCount() > 0);
}

void DecodersLens::makeTable() {
    m_table = new ByteTable(kRowHeight, DecodersModel::kReading, m_shown, this);
    m_table->setAccessibleName(tr("Decoders"));
    m_table->setModel(m_model);
    m_table->setItemDelegate(new DecodersDelegate(*m_model, m_shown, m_table));
    m_table->horizontalHeader()->moveSection(DecodersModel::kPin, 0); // before the name
    connect(m_table, &ByteTable::resized, this, &DecodersLens::layoutColumns);
    connect(m_table, &ByteTable::hovered, this,
            [this](const QModelIndex& row, std::optional<std::size_t> byte) {
                const ByteRange range = bytesOf(row, byte);
                m_selection->setHovered(range.empty() ? std::nullopt : std::optional(range));
            });
    connect(m_selection, &Selection::hoverChanged, this,
            [this] { m_table->setHovered(m_selection->hovered()); });
    connect(m_table, &ByteTable::picked, this,
            [this](const QModelIndex& index, std::optional<std::size_t> byte) {
                if (index.column() == DecodersModel::kPin)
                    m_model->setData(
                        index, m_model->row(index.row()).isPinned ? Qt::Unchecked : Qt::Checked,
                        Qt::CheckStateRole);
                else
                    select(bytesOf(index, byte));
            });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &DecodersLens::showSentence);
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
    m_choice->apply(rows, m_order->currentIndex() == 1 ? DecoderChoice::Order::MostDifferent
                                                       : DecoderChoice::Order::Listed);
    const std::size_t all = rows.size();
    const auto disagreeing =
        static_cast<std::size_t>(std::ranges::count_if(rows, &DecoderRow::disagrees));
    if (m_disagreements->isChecked())
        std::erase_if(rows,
                      [](const DecoderRow& row) { return !row.disagrees && !row.isReference; });
    m_disagreeing = disagreeing;
    showRows(std::move(rows));
    layoutColumns();
    if (all > 0)
        m_pages->showContent();
    else if (readable)
        m_pages->showNotice(m_document->size() == 0
                                ? noBytesText()
                                : tr("Select a byte to see how decoders read it."));
    else
        m_pages->showNotice(tr("This lens reads UTF-8. The document is read as %1.")
                                .arg(fromUtf8(m_document->codec().name())),
                            tr("Read as UTF-8"));
    describe(disagreeing, all);
}

/// The decoder that was chosen stays it. The focus alone makes a row current without choosing it:
/// that row stays current only while there is the focus.
void DecodersLens::showRows(std::vector<DecoderRow> rows) {
    QItemSelectionModel& selection = *m_table->selectionModel();
    const QModelIndex before = selection.currentIndex();
    const bool isChosen = selection.isSelected(before);
    const ReadingDecoder* decoder = before.isValid() ? m_model->row(before.row()).decoder : nullptr;
    m_model->setRows(std::move(rows), m_shown.bytes);
    if (!isChosen && !m_table->hasFocus())
        return;
    for (int row = 0; row < m_model->rowCount(); ++row)
        if (m_model->row(row).decoder == decoder)
            selection.setCurrentIndex(m_model->index(row, before.column()),
                                      isChosen ? QItemSelectionModel::ClearAndSelect |
                                                     QItemSelectionModel::Rows
                                               : QItemSelectionModel::NoUpdate);
}

void DecodersLens::describe(std::size_t disagreeing, std::size_t all) {
    m_count->setVisible(all > 0 && !m_fast->isChecked());
    showSentence();
    if (all == 0)
        return;
    const std::size_t others = all - 1;
    QPalette chip = m_count->palette();
    chip.setColor(QPalette::Window, disagreeing > 0 ? colours().warnBg : colours().goodBg);
    chip.setColor(QPalette::WindowText, disagreeing > 0 ? colours().warn : colours().good);
    m_count->setPalette(chip);
    m_count->setAutoFillBackground(true);
    m_count->setText(
        disagreeing > 0
            ? countedText("moji::app::DecodersLens", disagreeing,
                          QT_TRANSLATE_N_NOOP("moji::app::DecodersLens",
                                              "%1 of the %2 other decoders disagrees here"),
                          QT_TRANSLATE_N_NOOP("moji::app::DecodersLens",
                                              "%1 of the %2 other decoders disagree here"))
                  .arg(others)
            : tr("All %1 other decoders agree here").arg(others));
}

/// Where the table has no room for why a decoder differs, the sentence says it of the current row.
void DecodersLens::showSentence() {
    const QModelIndex current = m_table->currentIndex();
    const QString why = current.siblingAtColumn(DecodersModel::kWhy).data().toString();
    const QString referred = decoderName(reference().info());
    if (m_shown.bytes.empty())
        m_sentence->clear();
    else if (!why.isEmpty() && m_table->isColumnHidden(DecodersModel::kWhy))
        m_sentence->setText(tr("%1: %2").arg(
            current.siblingAtColumn(DecodersModel::kDecoder).data().toString(), why));
    else if (m_disagreeing > 0)
        m_sentence->setText(tr("Marked rows differ from the reference, %1; a thick outline shows "
                               "where the difference is.")
                                .arg(referred));
    else
        m_sentence->setText(tr("All decoders agree with the reference, %1.").arg(referred));
}

void DecodersLens::layoutColumns() {
    const int bytes = static_cast<int>(std::max<std::size_t>(1, m_shown.bytes.size()));
    const auto reading = [bytes](int byteWidth) {
        return std::max(scaled(byteWidth) * bytes + scaled(kReadingAir), scaled(kLeastReading));
    };
    QHeaderView& header = *m_table->horizontalHeader();
    // Reasons that are not there leave their room to the names.
    const int why =
        m_disagreeing > 0 ? scaled(kLeastWhy) : header.sectionSizeHint(DecodersModel::kWhy);
    const ColumnNeed needs[] = {{scaled(kLeastName), scaled(kNameWidth)},
                                {reading(ByteTable::kNarrowestByte), reading(kWidestByte)},
                                {scaled(kReplacementsWidth), scaled(kReplacementsWidth), 2},
                                {scaled(kLeastVerdict), scaled(kVerdictWidth)},
                                {why, ColumnNeed::kAllThereIs, 1},
                                {scaled(kPinWidth), scaled(kPinWidth)}};
    // Where the readings must be scrolled, the verdict is before them.
    const bool fits = fitColumns(*m_table, needs);
    header.moveSection(header.visualIndex(DecodersModel::kVerdict),
                       fits ? kVerdictPlace : kReadingPlace);
    m_table->fitBytes(m_table->columnWidth(DecodersModel::kReading) - scaled(kReadingAir),
                      kWidestByte);
    layoutRows();
    showSentence();
}

/// A row is as high as its sentences.
void DecodersLens::layoutRows() {
    for (int row = 0; row < m_model->rowCount(); ++row) {
        int height = scaled(kRowHeight);
        const bool onlyValidates = m_model->row(row).decoder->info().kind == DecoderKind::Validates;
        for (const int column : {DecodersModel::kReading, DecodersModel::kWhy})
            if (!m_table->isColumnHidden(column) &&
                (column == DecodersModel::kWhy || onlyValidates))
                height = std::max(height, DecodersDelegate::heightOf(m_model->index(row, column),
                                                                     m_table->columnWidth(column)));
        if (m_table->rowHeight(row) != height)
            m_table->setRowHeight(row, height);
    }
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
