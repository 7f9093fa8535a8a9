#include "lenses/length/length_lens.h"

#include "codec/span_cursor.h"
#include "document/document.h"
#include "document/selection.h"
#include "lenses/length/length_model.h"
#include "style/fonts.h"
#include "text/counts.h"
#include "text/qt_text.h"
#include "widgets/lens_bar.h"
#include "widgets/notice_pages.h"
#include "widgets/plain_table.h"
#include "widgets/step_table_model.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QItemSelectionModel>
#include <QLabel>
#include <QLocale>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace moji::app {

namespace {

constexpr int kDelayMilliseconds = 120;
constexpr int kRowHeight = 24;
constexpr int kHeadHeight = 28;
constexpr int kInset = 12;
constexpr int kPadding = 20;
constexpr int kMostWidth = 420; // of a column, but for the last
constexpr int kUsualCut = 10;
constexpr char32_t kReplacement = 0xFFFD;

/// Languages whose case maps or collations differ from the root's, by the names of ICU.
constexpr const char* kLocales[] = {"",   "de", "da", "en", "es", "fi", "fr", "ja", "ko",
                                    "lt", "nl", "pl", "ru", "sv", "tr", "uk", "zh"};

} // namespace

LengthLens::LengthLens(Document* document, Selection* selection, QWidget* parent)
    : Lens(parent)
    , m_document(document)
    , m_selection(selection)
    , m_model(new LengthModel(this))
    , m_table(new PlainTable(kRowHeight, this))
    , m_job(document->jobs(), tr("Measuring"), this) {
    m_table->setAccessibleName(tr("Lengths of the text"));
    m_table->setModel(m_model);
    m_table->setItemDelegate(new StepDelegate(m_table));
    m_table->horizontalHeader()->setFixedHeight(scaled(kHeadHeight));
    m_table->viewport()->installEventFilter(this);
    m_pages = new NoticePages(m_table, this);
    m_sentence = makeSentence(this);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeBar());
    auto* inset = new QHBoxLayout; // in line with the words above and below
    inset->setContentsMargins(kInset, 0, 0, 0);
    inset->addWidget(m_pages);
    column->addLayout(inset, 1);
    column->addWidget(m_sentence);
    setFocusProxy(m_table);
    keepState();

    m_delay.setSingleShot(true);
    m_delay.setInterval(kDelayMilliseconds);
    connect(&m_delay, &QTimer::timeout, this, &LengthLens::refresh);
    connect(document, &Document::bytesChanged, this, &LengthLens::noteChange);
    connect(document, &Document::codecChanged, this, &LengthLens::noteChange);
    connect(selection, &Selection::outdated, this, &LengthLens::noteChange);
    connect(m_page, &QComboBox::currentIndexChanged, this, &LengthLens::refresh);
    connect(m_cut, &QSpinBox::valueChanged, this, &LengthLens::refresh);
    connect(m_locale, &QComboBox::currentIndexChanged, this, &LengthLens::refresh);
    connect(m_table, &PlainTable::activated, this, &LengthLens::selectPlace);
    connect(m_table, &PlainTable::clicked, this, &LengthLens::selectPlace);
    connect(&m_job, &JobBase::cancelled, this, &LengthLens::showCancelled);
    connect(m_pages, &NoticePages::actionRequested, this, &LengthLens::refresh);
}

LensBar* LengthLens::makeBar() {
    auto* bar = new LensBar(this);
    m_page = new QComboBox(bar);
    m_page->setAccessibleName(tr("What to show"));
    m_page->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    const auto add = [this](const QString& title, const char* id) {
        m_page->addItem(title, QString::fromLatin1(id));
    };
    // In the order of LengthPage.
    add(tr("Length in every unit"), "lengths");
    add(tr("What a cut leaves"), "cuts");
    add(tr("Case and normal forms"), "forms");
    add(tr("Where it fits"), "limits");
    add(tr("Hidden characters"), "hidden");
    add(tr("Order of the lines"), "order");
    m_cut = new QSpinBox(bar);
    m_cut->setAccessibleName(tr("Cut after"));
    m_cut->setToolTip(tr("How many of each unit a cut leaves"));
    m_cut->setRange(0, 1'000'000);
    m_cut->setValue(kUsualCut);
    m_locale = new QComboBox(bar);
    m_locale->setAccessibleName(tr("Language of case and order"));
    for (const char* locale : kLocales) {
        const QString name = QString::fromLatin1(locale);
        m_locale->addItem(
            name.isEmpty()
                ? tr("no language")
                : QCoreApplication::translate(
                      "Language",
                      toUtf8(QLocale::languageToString(QLocale(name).language())).c_str()),
            name);
    }
    bar->addCaption(tr("Show"), m_page);
    bar->add(m_page);
    bar->addCaption(tr("Cut after"), m_cut);
    bar->add(m_cut);
    bar->addCaption(tr("Language"), m_locale);
    bar->add(m_locale);
    bar->addStretch();
    return bar;
}

void LengthLens::keepState() {
    keep("page", m_page);
    keep(
        "cut", [this] { return QString::number(m_cut->value()); },
        [this](const QString& value) {
            bool isNumber = false;
            const int cut = value.toInt(&isNumber);
            const bool fits = isNumber && cut >= m_cut->minimum() && cut <= m_cut->maximum();
            if (fits)
                m_cut->setValue(cut);
            return fits;
        },
        [this] { return countsUpTo(0, static_cast<std::uint64_t>(m_cut->maximum())); });
    keep("locale", m_locale);
    keep("scroll", m_table);
}

QString LengthLens::sentence() const {
    return m_sentence->text();
}

LengthPage LengthLens::page() const {
    return static_cast<LengthPage>(m_page->currentIndex());
}

void LengthLens::noteChange() {
    m_isOutdated = true;
    if (!isVisible())
        return setUpdating(false); // showEvent()
    setUpdating(true);
    m_delay.start();
}

std::vector<const Codec*> LengthLens::codecs() const {
    std::vector<const Codec*> codecs{&m_document->codec()};
    for (const char* name :
         {"UTF-8", "UTF-16LE", "UTF-32LE", "windows-1252", "windows-1251", "EUC-KR", "GB18030"}) {
        const Codec* codec = m_document->codecs().find(name);
        if (std::ranges::find(codecs, codec) == codecs.end())
            codecs.push_back(codec);
    }
    return codecs;
}

/// The selected characters, or the document's, as far as kMostBytes.
ByteRange LengthLens::chooseText() {
    const ByteRange selected = m_selection->range();
    ByteRange range = selected.empty() ? ByteRange{0, m_document->size()} : selected;
    const bool isCut = range.length() > kMostBytes;
    range.end = std::min(range.end, range.begin + kMostBytes);
    const QString bytes = numberText(kMostBytes);
    if (selected.empty())
        m_which = isCut ? tr("Of the first %1 bytes of the document.").arg(bytes)
                        : tr("Of the whole document. Select a text to see its lengths.");
    else
        m_which =
            isCut ? tr("Of the first %1 selected bytes.").arg(bytes) : tr("Of the selected text.");
    m_sentence->setText(m_which);
    return m_document->isAligned(range.begin) ? range : ByteRange{range.begin, range.begin};
}

LengthLens::ReadText LengthLens::readText(const ByteSource& source, const Codec& codec,
                                          const CheckpointIndex* checkpoints, ByteRange range) {
    ReadText read;
    SpanCursor cursor(source, codec, checkpoints);
    if (range.empty() || !cursor.seek(range.begin))
        return read;
    while (cursor.offset() < range.end) {
        const auto item = cursor.next();
        if (!item || !*item)
            break;
        const auto& found = **item;
        const bool isMalformed = isError(found.span.status);
        const auto text = isMalformed ? std::u32string_view(&kReplacement, 1) : found.span.text();
        read.malformed += isMalformed ? 1 : 0;
        read.beginsWithin = read.beginsWithin || found.offset < range.begin;
        read.text += text;
        read.offsets.insert(read.offsets.end(), text.size(), found.offset);
    }
    return read;
}

void LengthLens::refresh() {
    m_delay.stop();
    if (!isVisible())
        return setUpdating(false);
    if (std::exchange(m_isOutdated, false))
        m_read = nullptr;
    setUpdating(true);
    m_cut->setEnabled(page() == LengthPage::Cuts);
    m_locale->setEnabled(page() == LengthPage::Forms || page() == LengthPage::Order);
    LengthQuestions questions{codecs(), static_cast<std::uint64_t>(m_cut->value()),
                              m_locale->currentData().toString().toStdString()};
    m_job.start(
        m_document->revision(),
        [read = m_read, range = m_read ? ByteRange{} : chooseText(),
         source = m_document->snapshot(), checkpoints = m_document->checkpoints(), page = page(),
         questions = std::move(questions)](const std::stop_token&, const ProgressCallback&) {
            Measured measured{read, page, {}};
            if (!read)
                measured.read = std::make_shared<const ReadText>(
                    readText(*source, *questions.codecs.front(), checkpoints.get(), range));
            measured.rows = lengthRows(page, measured.read->text, questions);
            return measured;
        },
        [this](std::uint64_t, const Measured& measured) { showMeasured(measured); });
}

void LengthLens::showMeasured(const Measured& measured) {
    m_read = measured.read;
    const QModelIndex current = m_table->currentIndex();
    m_model->show(measured.page, measured.rows);
    if (m_table->hasFocus() && m_model->rowCount() > 0) // where it was; first as a view chooses it
        m_table->selectionModel()->setCurrentIndex(
            m_model->index(std::clamp(current.row(), 0, m_model->rowCount() - 1),
                           std::clamp(current.column(), 0, m_model->columnCount() - 1)),
            QItemSelectionModel::NoUpdate);
    if (m_model->rowCount() == 0)
        m_pages->showNotice(lengthNotice(measured.page));
    else
        m_pages->showContent();
    describe();
    layoutColumns();
    setUpdating(m_isOutdated);
}

/// Why the lengths may be others than those of the selected bytes.
void LengthLens::describe() {
    QStringList sentences{m_which};
    if (m_read->beginsWithin)
        sentences += tr("The selection begins within a character, which counts whole.");
    if (m_read->malformed > 0)
        sentences += countedText(
            "moji::app::LengthLens", m_read->malformed,
            QT_TRANSLATE_N_NOOP("moji::app::LengthLens", "%1 malformed sequence counts as U+FFFD."),
            QT_TRANSLATE_N_NOOP("moji::app::LengthLens",
                                "%1 malformed sequences count as U+FFFD each."));
    m_sentence->setText(sentences.join(QLatin1Char(' ')));
}

/// The rows were those of another text or page.
void LengthLens::showCancelled() {
    setUpdating(m_isOutdated);
    if (m_isOutdated)
        return; // measured anyway, after the pause of typing
    m_model->show(page(), {});
    m_pages->showNotice(tr("Measuring was cancelled."), tr("Measure again"));
}

void LengthLens::selectPlace(const QModelIndex& index) {
    if (!index.isValid())
        return;
    const auto place = m_model->row(index.row()).place;
    if (!place || !m_read || *place >= m_read->offsets.size())
        return;
    const auto span = m_document->spanAt(m_read->offsets[*place]);
    if (!span)
        return;
    // A selection is what the lens measures: it stays.
    if (m_selection->range().empty())
        m_selection->setCaret(span->offset);
    else
        m_selection->showHovered(span->range());
}

void LengthLens::layoutColumns() {
    const int last = m_model->columnCount() - 1;
    int used = 0;
    for (int column = 0; column <= last; ++column) {
        int width = m_table->horizontalHeader()->sectionSizeHint(column);
        for (int row = 0; row < std::min(m_model->rowCount(), 100); ++row) {
            const QModelIndex index = m_model->index(row, column);
            const QFontMetrics metrics(index.data(Qt::FontRole).value<QFont>());
            width = std::max(width,
                             metrics.horizontalAdvance(index.data().toString()) + scaled(kPadding));
        }
        width = std::min(width, scaled(kMostWidth));
        if (column == last)
            width = std::max(width, m_table->viewport()->width() - used);
        m_table->setColumnWidth(column, width);
        used += width;
    }
}

bool LengthLens::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_table->viewport() && event->type() == QEvent::Resize)
        layoutColumns();
    return Lens::eventFilter(watched, event);
}

void LengthLens::showEvent(QShowEvent* event) {
    Lens::showEvent(event);
    refresh();
}

void LengthLens::changeEvent(QEvent* event) {
    Lens::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange) {
        m_table->horizontalHeader()->setFixedHeight(scaled(kHeadHeight));
        layoutColumns();
    }
}

Panel* makeLengthLens(Document* document, Selection* selection, QWidget* parent) {
    return new LengthLens(document, selection, parent);
}

} // namespace moji::app
