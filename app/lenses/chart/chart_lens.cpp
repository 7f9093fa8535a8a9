#include "lenses/chart/chart_lens.h"

#include "chart/other_side.h"
#include "chart/presets.h"
#include "document/document.h"
#include "document/selection.h"
#include "document/text_in_place.h"
#include "lenses/chart/chart_differences.h"
#include "lenses/chart/chart_search.h"
#include "lenses/chart/chart_view.h"
#include "style/fonts.h"
#include "text/qt_text.h"
#include "text/quotable.h"
#include "widgets/encoding_box.h"
#include "widgets/notice_pages.h"
#include "widgets/plain_table.h"
#include "widgets/wrap_row.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace moji::app {

namespace {

constexpr int kMapShare = 3; // of the width, beside the list
constexpr int kListShare = 2;
constexpr int kFieldPadding = 44; // pixels beside the text of a field with a clear button

/// The entries of "Against".
enum Against { kNothing, kOurs, kIcu, kIconv };

} // namespace

ChartLens::ChartLens(Document* document, Selection* selection, QWidget* parent)
    : Lens(parent)
    , m_document(document)
    , m_selection(selection)
    , m_view(new ChartView(this))
    , m_notices(new NoticePages(m_view, this))
    , m_differences(new ChartDifferences(this))
    , m_finding(document->jobs(), tr("Searching"), this)
    , m_job(document->jobs(), tr("Mapping the encoding"), this) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeBar());
    m_counts = makeSentence(this);
    m_counts->setAccessibleName(tr("What the map has"));
    m_cell = makeSentence(this);
    m_cell->setAccessibleName(tr("The current code"));
    column->addWidget(m_counts);
    auto* maps = new QHBoxLayout;
    maps->setSpacing(0);
    maps->addWidget(m_notices, kMapShare);
    maps->addWidget(m_differences, kListShare);
    m_differences->hide();
    column->addLayout(maps, 1);
    column->addWidget(m_cell);
    setFocusProxy(m_view);
    keepState();

    connect(m_view, &ChartView::currentChanged, this, &ChartLens::describe);
    connect(m_view, &ChartView::currentChanged, m_differences, &ChartDifferences::setCurrent);
    connect(m_differences, &ChartDifferences::chosen, m_view, &ChartView::setCurrent);
    connect(m_differences, &ChartDifferences::blockChanged, this, &ChartLens::describe);
    connect(m_differences, &ChartDifferences::wanted, this, &ChartLens::select);
    connect(m_differences, &ChartDifferences::used, this, &ChartLens::write);
    namePart("differences", &m_differences->table());
    connect(m_view, &ChartView::wanted, this, &ChartLens::select);
    connect(m_view, &ChartView::used, this, &ChartLens::write);
    connect(m_view, &ChartView::pageChanged, m_page, &QComboBox::setCurrentIndex);
    connect(selection, &Selection::outdated, this, &ChartLens::followSelection);
    connect(document, &Document::codecChanged, this, &ChartLens::refresh);
    connect(document, &Document::opened, &m_finding, &JobBase::cancel);
    connect(document, &Document::codecChanged, &m_finding, &JobBase::cancel);
    connect(m_notices, &NoticePages::actionRequested, this, &ChartLens::refresh);
    connect(&m_job, &JobBase::cancelled, this, [this] {
        m_shown.reset();
        m_notices->showNotice(tr("Making the map was cancelled."), tr("Make the map"));
    });
    describe();
}

WrapRow* ChartLens::makeBar() {
    auto* bar = new WrapRow(this);
    m_encoding = new EncodingBox(m_document->codecs(), m_document->codec(), bar);
    m_library = new QComboBox(bar);
    m_library->addItems({tr("Nothing"), tr("Another encoding"), tr("ICU's"), tr("iconv's")});
    m_against =
        new EncodingBox(m_document->codecs(), *m_document->codecs().find("windows-1252"), bar);
    m_against->setAccessibleName(tr("The other encoding"));
    m_preset = new QComboBox(bar);
    m_preset->addItem(tr("Choose…"));
    for (const chart::Preset& preset : chart::presets()) {
        m_preset->addItem(presetWords(preset.title), QString::fromLatin1(preset.id));
        m_preset->setItemData(m_preset->count() - 1, presetWords(preset.history), Qt::ToolTipRole);
    }
    m_page = new QComboBox(bar);
    m_page->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    bar->addCaptioned(tr("Map of"), m_encoding);
    bar->addCaptioned(tr("against"), m_library);
    bar->add(m_against);
    bar->addCaptioned(tr("Famous differences"), m_preset);
    bar->addCaptioned(tr("Codes"), m_page);
    m_list = new QToolButton(bar);
    m_list->setText(tr("List of the codes"));
    m_list->setCheckable(true);
    bar->add(m_list);
    connect(m_list, &QToolButton::toggled, this, &ChartLens::showList);
    addFinding(*bar);

    connect(m_encoding, &EncodingBox::chosen, this, [this] {
        m_followsDocument = &m_encoding->codec() == &m_document->codec();
        m_preset->setCurrentIndex(0);
        m_presetName.clear();
        refresh();
    });
    connect(m_library, &QComboBox::activated, this, [this] {
        m_preset->setCurrentIndex(0);
        m_presetName.clear();
        refresh();
    });
    connect(m_library, &QComboBox::currentIndexChanged, this, &ChartLens::refresh);
    connect(m_against, &EncodingBox::chosen, this, &ChartLens::refresh);
    for (EncodingBox* box : {m_encoding, m_against})
        connect(box, &EncodingBox::refused, this,
                [this](const QString& why) { m_cell->setText(why); });
    connect(m_preset, &QComboBox::currentIndexChanged, this, &ChartLens::choose);
    connect(m_page, &QComboBox::activated, m_view, &ChartView::setPage);
    return bar;
}

void ChartLens::addFinding(WrapRow& bar) {
    m_wanted = new QLineEdit(&bar);
    m_wanted->setPlaceholderText(tr("Character, U+AC00, bytes or name"));
    m_wanted->setClearButtonEnabled(true);
    m_wanted->setMinimumWidth(
        m_wanted->fontMetrics().horizontalAdvance(m_wanted->placeholderText()) +
        scaled(kFieldPadding));
    auto* smaller = new QPushButton(tr("Smaller"), &bar);
    auto* larger = new QPushButton(tr("Larger"), &bar);
    m_previous = new QPushButton(tr("Previous difference"), &bar);
    m_next = new QPushButton(tr("Next difference"), &bar);
    bar.addCaptioned(tr("Find"), m_wanted);
    for (QPushButton* button : {smaller, larger, m_previous, m_next})
        bar.add(button);
    connect(m_wanted, &QLineEdit::returnPressed, this, &ChartLens::find);
    connect(smaller, &QPushButton::clicked, this,
            [this] { m_view->setZoomStep(m_view->zoomStep() - 1); });
    connect(larger, &QPushButton::clicked, this,
            [this] { m_view->setZoomStep(m_view->zoomStep() + 1); });
    connect(m_previous, &QPushButton::clicked, this, [this] { step(false); });
    connect(m_next, &QPushButton::clicked, this, [this] { step(true); });
}

void ChartLens::keepState() {
    const auto keepEncoding = [&](const char* key, EncodingBox* box, auto isDefault) {
        keep(
            key, [=] { return isDefault() ? QString() : fromUtf8(box->codec().name()); },
            [=, this](const QString& value) {
                const bool follows = value.isEmpty() && box == m_encoding;
                const Codec* codec =
                    value.isEmpty() ? &box->codec() : m_document->codecs().find(toUtf8(value));
                if (codec == nullptr)
                    return false;
                box->setCodec(*codec);
                if (box == m_encoding)
                    m_followsDocument = follows;
                refresh();
                return true;
            });
    };
    keepEncoding("encoding", m_encoding, [this] { return m_followsDocument; });
    keepEncoding("other", m_against, [] { return false; });
    keep("against", m_library);
    keep("preset", m_preset);
    keep("list", m_list);
    keep(
        "block", [this] { return m_differences->block(); },
        [this](const QString& block) {
            m_differences->setBlock(block);
            return true;
        });
    keep(
        "zoom", [this] { return QString::number(m_view->zoomStep()); },
        [this](const QString& value) {
            bool isNumber = false;
            const int step = value.toInt(&isNumber);
            if (!isNumber || step < 0 || step >= ChartView::zoomSteps())
                return false;
            m_view->setZoomStep(step);
            return true;
        });
}

ChartLens::Request ChartLens::request() const {
    Request request{&m_encoding->codec(), {}};
    const int against = m_library->currentIndex();
    request.other.isWanted = against != kNothing;
    request.other.library = against == kIcu     ? chart::Library::Icu
                            : against == kIconv ? chart::Library::Iconv
                                                : chart::Library::Whatwg;
    request.other.name = against == kOurs ? m_against->codec().name() : m_presetName;
    return request;
}

void ChartLens::choose(int index) {
    const chart::Preset* preset = chart::findPreset(toUtf8(m_preset->itemData(index).toString()));
    if (preset == nullptr)
        return;
    m_followsDocument = false;
    m_encoding->setCodec(*m_document->codecs().find(preset->here));
    const chart::Library library = *chart::libraryNamed(preset->library);
    m_presetName = preset->against;
    if (library == chart::Library::Whatwg)
        m_against->setCodec(*m_document->codecs().find(preset->against));
    m_library->setCurrentIndex(library == chart::Library::Icu     ? kIcu
                               : library == chart::Library::Iconv ? kIconv
                                                                  : kOurs);
    refresh();
}

/// Makes the map in the background, unless it is there already or nobody sees it.
void ChartLens::refresh() {
    if (m_followsDocument)
        m_encoding->setCodec(m_document->codec());
    m_against->setVisible(m_library->currentIndex() == kOurs);
    if (!isVisible())
        return; // showEvent()
    const Request wanted = request();
    if (m_shown == wanted) {
        followSelection();
        return;
    }
    m_shown = wanted;
    m_notices->showNotice(tr("The map is being made."));
    m_job.start(
        m_document->revision(),
        [wanted, &codecs = m_document->codecs()](std::stop_token stop, const ProgressCallback&) {
            auto data = std::make_shared<ChartData>();
            data->shape = chart::shapeOf(*wanted.codec);
            auto here = chart::chartOf(*wanted.codec, stop);
            data->here = std::make_shared<chart::Chart>(here ? *std::move(here) : chart::Chart());
            chart::Chart nothing;
            if (wanted.other.isWanted) {
                const auto side = chart::otherSide(codecs, *wanted.codec, wanted.other.library,
                                                   wanted.other.name);
                if (auto there = side ? chart::Chart::of(*side->reader, side->shape, stop)
                                      : Result<chart::Chart>(side.error()))
                    data->there = std::make_shared<chart::Chart>(*std::move(there));
                else
                    data->failure = fromUtf8(there.error().subject);
            }
            data->comparison = chart::compare(*data->here, data->there ? *data->there : nothing);
            layOut(*data);
            return std::shared_ptr<const ChartData>(std::move(data));
        },
        [this](std::uint64_t, std::shared_ptr<const ChartData> data) { take(std::move(data)); });
    describe();
}

void ChartLens::take(std::shared_ptr<const ChartData> made) {
    m_data = std::move(made);
    m_view->setData(m_data);
    showList();
    listPages();
    if (m_data->comparison.cells.empty())
        m_notices->showNotice(tr("This encoding has no codes of its own."));
    else
        m_notices->showContent();
    followSelection();
    describe();
}

/// Beside the map: all codes, or those that differ.
void ChartLens::showList() {
    if (!m_data)
        return;
    m_differences->setData(m_data, m_list->isChecked());
    m_differences->setVisible(m_list->isChecked() ||
                              (m_data->there && m_data->comparison.differences() > 0));
    m_differences->setCurrent(m_view->current());
    describe();
}

/// Lights the code of the character at the caret.
void ChartLens::followSelection() {
    if (!isVisible() || !m_data || m_job.isRunning())
        return; // take()
    std::int32_t cell = -1;
    const auto span = m_document->spanAt(m_selection->focus().begin);
    if (span && m_encoding->codec().name() == m_document->codec().name())
        cell = m_data->find(span->bytes);
    m_view->setLit(cell);
    if (cell >= 0 || !span)
        m_view->setCurrent(cell);
    else if (m_followsDocument)
        m_cell->setText(tr("%1 at the caret is no code of %2.")
                            .arg(hexText(span->bytes), fromUtf8(m_encoding->codec().name())));
}

void ChartLens::find() {
    if (!m_data)
        return;
    const std::int32_t found = findInChart(*m_data, m_wanted->text(), m_view->current());
    if (found >= 0)
        m_view->setCurrent(found);
    else
        m_cell->setText(tr("The map has no such character: %1").arg(quotable(m_wanted->text())));
}

void ChartLens::step(bool forward) {
    const std::int32_t found = m_differences->next(m_view->current(), forward);
    if (found >= 0)
        m_view->setCurrent(found);
}

/// The next place in the document with this code, from the caret on and around the end.
void ChartLens::select(std::int32_t cell) {
    if (!m_data || cell < 0)
        return;
    const auto index = static_cast<std::size_t>(cell);
    const Codec& codec = m_document->codec();
    if (m_encoding->codec().name() != codec.name()) {
        m_cell->setText(tr("The document is read as %1: only codes of it can be found.")
                            .arg(fromUtf8(codec.name())));
        return;
    }
    const ByteView code = m_data->ownCode(index);
    SoughtCode sought{Bytes(code.begin(), code.end()), m_data->hereText(index)};
    m_finding.start(
        m_document->revision(),
        [sought, source = m_document->snapshot(), &codec, checkpoints = m_document->checkpoints(),
         from = m_selection->caret() + 1](const std::stop_token& stop,
                                          const ProgressCallback& report) {
            return findCode(*source, codec, checkpoints.get(), sought, from, stop, report);
        },
        [this, cell, data = m_data, bytes = hexText(code)](std::uint64_t revision,
                                                           const std::optional<ByteRange>& found) {
            if (revision == m_document->revision())
                showFound(found, bytes);
            else if (data == m_data)
                select(cell); // in the bytes as they are
        });
}

void ChartLens::showFound(const std::optional<ByteRange>& found, const QString& code) {
    if (found)
        m_selection->select(*found);
    else
        m_cell->setText(tr("The document does not have the code %1.").arg(code));
}

void ChartLens::write(std::int32_t cell) {
    m_finding.cancel();
    const std::u32string text = m_data->text(static_cast<std::size_t>(cell));
    const Codec& codec = m_document->codec();
    const std::uint64_t caret = m_selection->caret();
    const auto written = encodedInPlace(*m_document, {caret, caret}, text);
    if (!written) {
        m_cell->setText(encodeAll(codec, text)
                            ? notInPlaceText(codec)
                            : tr("%1 has no code for this character.").arg(fromUtf8(codec.name())));
        return;
    }
    const ByteRange range = written->range;
    if (m_document->replace(range, written->bytes, tr("Insert Character")))
        m_selection->setCaret(
            endOfText(*m_document, {range.begin, range.begin + written->bytes.size()}));
}

void ChartLens::showEvent(QShowEvent* event) {
    Lens::showEvent(event);
    refresh();
}

Panel* makeChartLens(Document* document, Selection* selection, QWidget* parent) {
    return new ChartLens(document, selection, parent);
}

} // namespace moji::app
