#include "folder/conversion_page.h"

#include "folder/conversion_model.h"
#include "folder/preview_view.h"
#include "style/fonts.h"
#include "text/counts.h"
#include "text/error_text.h"
#include "widgets/announcement.h"
#include "widgets/encoding_box.h"
#include "widgets/plain_table.h"
#include "widgets/wrap_row.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPushButton>
#include <QSplitter>
#include <QVBoxLayout>

namespace moji::app {

namespace {

constexpr int kRowHeight = 24;
constexpr int kFileWidth = 230;
constexpr int kFromWidth = 110;
constexpr int kWideFrom = 800; // of the page: both side by side

QComboBox* makeChoice(const QString& name, const QStringList& choices, QWidget* parent) {
    auto* box = new QComboBox(parent);
    box->setAccessibleName(name);
    box->addItems(choices);
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    return box;
}

} // namespace

ConversionPage::ConversionPage(const CodecRegistry& codecs, JobMonitor& jobs,
                               FolderConversion* conversion, QWidget* parent)
    : QWidget(parent)
    , m_conversion(conversion)
    , m_model(new ConversionModel(this))
    , m_preview(new PreviewView(codecs, jobs, this)) {
    makeTable();
    m_halves = new QSplitter(Qt::Horizontal, this);
    m_halves->setChildrenCollapsible(false);
    m_halves->setHandleWidth(1);
    m_halves->addWidget(m_table);
    m_halves->addWidget(m_preview);
    m_halves->setStretchFactor(0, 1);
    m_halves->setStretchFactor(1, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeBar(codecs));
    column->addWidget(m_halves, 1);
    setFocusProxy(m_table);
    connectConversion();
    restyle();
    showState();
}

WrapRow* ConversionPage::makeBar(const CodecRegistry& codecs) {
    auto* bar = new WrapRow(this);
    auto* back = new QPushButton(tr("Back to the files"), bar);
    back->setObjectName(QStringLiteral("conversionBack"));
    m_convert = new QPushButton(bar);
    m_convert->setObjectName(QStringLiteral("conversionStart"));
    m_undo = new QPushButton(tr("Undo conversion"), bar);
    m_undo->setObjectName(QStringLiteral("conversionUndo"));
    makeChoices(codecs, bar);
    for (QWidget* button : std::initializer_list<QWidget*>{back, m_convert, m_undo})
        bar->add(button);
    bar->addCaptioned(tr("Convert to"), m_to);
    for (QWidget* choice : std::initializer_list<QWidget*>{m_bom, m_eol})
        bar->add(choice);
    bar->addCaptioned(tr("Lacking characters:"), m_unmappable);
    for (QWidget* control : std::initializer_list<QWidget*>{m_lines, m_declarations})
        bar->add(control);
    connect(back, &QPushButton::clicked, this, &ConversionPage::backWanted);
    connect(m_undo, &QPushButton::clicked, this, &ConversionPage::undoWanted);
    connect(m_convert, &QPushButton::clicked, this, &ConversionPage::convert);
    return bar;
}

void ConversionPage::makeChoices(const CodecRegistry& codecs, QWidget* bar) {
    m_to = new EncodingBox(codecs, codecs.utf8(), bar);
    m_to->setObjectName(QStringLiteral("conversionTo"));
    m_to->setAccessibleName(tr("Encoding to convert to"));
    m_bom = makeChoice(tr("Byte-order mark"),
                       {tr("keep the mark"), tr("add a mark"), tr("remove the mark")}, bar);
    m_eol = makeChoice(tr("Line ends"), {tr("keep line ends"), tr("LF"), tr("CR LF")}, bar);
    m_unmappable = makeChoice(tr("Characters that the encoding lacks"),
                              {tr("leave the file"), tr("write ?"), tr("write \\u4E16"),
                               tr("write what they sound like")},
                              bar);
    m_lines = new QCheckBox(tr("Each line from its own encoding"), bar);
    m_lines->setChecked(true);
    m_declarations = new QCheckBox(tr("Change what files declare"), bar);
    connect(m_to, &EncodingBox::chosen, this, &ConversionPage::plan);
    for (QComboBox* box : {m_bom, m_eol, m_unmappable})
        connect(box, &QComboBox::currentIndexChanged, this, &ConversionPage::plan);
    for (QCheckBox* box : {m_lines, m_declarations})
        connect(box, &QCheckBox::toggled, this, &ConversionPage::plan);
}

void ConversionPage::makeTable() {
    m_table = new PlainTable(kRowHeight, this);
    m_table->setObjectName(QStringLiteral("conversionFiles"));
    m_table->setAccessibleName(tr("Files to convert"));
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setModel(m_model);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->installEventFilter(this);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &ConversionPage::showCurrent);
    connect(m_model, &QAbstractItemModel::rowsInserted, this, [this] {
        if (!m_table->currentIndex().isValid())
            m_table->setCurrentIndex(m_model->index(0, ConversionModel::kFile));
    });
    connect(m_model, &ConversionModel::chosenChanged, this, &ConversionPage::showState);
}

void ConversionPage::connectConversion() {
    connect(m_conversion, &FolderConversion::planned, m_model, &ConversionModel::add);
    connect(m_conversion, &FolderConversion::converted, this,
            [this](std::size_t first, const std::vector<ConvertOutcome>& files) {
                m_model->showDone(first, files);
                for (const ConvertOutcome& file : files)
                    ++(file.action == ConvertAction::Converted ? m_converted : m_refused);
            });
    connect(m_conversion, &FolderConversion::finished, this, [this](FolderConversion::State what) {
        if (what == FolderConversion::State::Converting && m_result.isEmpty())
            m_result = resultText();
        showState();
        if (what == FolderConversion::State::Converting)
            announce(this, m_result);
    });
    connect(m_conversion, &FolderConversion::stateChanged, this, &ConversionPage::showState);
    connect(m_conversion, &FolderConversion::failed, this, [this](const Error& error) {
        m_result = errorText(error);
        showState();
    });
}

void ConversionPage::open(std::vector<std::string> names, std::size_t namePrefix) {
    m_names = std::move(names);
    m_namePrefix = namePrefix;
    plan();
    m_table->setFocus();
}

ConvertRequest ConversionPage::request() const {
    ConvertRequest request;
    request.to = m_to->codec().name();
    request.lines = m_lines->isChecked();
    request.bom = static_cast<BomWish>(m_bom->currentIndex());
    request.eol = static_cast<EolWish>(m_eol->currentIndex());
    request.declarations = m_declarations->isChecked();
    request.unmappable = static_cast<UnmappableWish>(m_unmappable->currentIndex());
    return request;
}

void ConversionPage::plan() {
    if (m_names.empty() || m_conversion->isWriting())
        return;
    m_result.clear();
    m_model->clear(m_namePrefix);
    m_preview->clear(tr("Looking at the files…"));
    m_conversion->plan(m_names, request());
}

void ConversionPage::convert() {
    m_converted = 0;
    m_refused = 0;
    m_result.clear();
    m_model->showDone(0, {});
    m_conversion->carryOut(m_model->chosen());
}

void ConversionPage::showCurrent() {
    const QModelIndex current = m_table->currentIndex();
    if (current.isValid())
        m_preview->preview(m_conversion->request(), m_model->outcome(current.row()));
}

QString ConversionPage::resultText() const {
    if (m_converted == 0)
        return m_refused == 0 ? tr("No file was converted.")
                              : tr("No file could be converted. The table says why.");
    if (m_refused == 0)
        return tr("Converted %1. Undo conversion gives every byte back.")
            .arg(filesText(m_converted));
    return tr("Converted %1; %2 could not be, and the table says why. Undo "
              "conversion gives every byte back.")
        .arg(filesText(m_converted), filesText(m_refused));
}

QString ConversionPage::sentence() const {
    if (!m_result.isEmpty())
        return m_result;
    if (m_conversion->state() == FolderConversion::State::Planning)
        return tr("Looking at the files: %1 of %2.")
            .arg(numberText(m_conversion->done()), filesText(m_conversion->total()));
    if (m_conversion->state() == FolderConversion::State::Converting)
        return tr("Converting: %1 of %2.")
            .arg(numberText(m_conversion->done()), filesText(m_conversion->total()));
    if (m_model->rowCount() == 0)
        return tr("Nothing to convert: %1 are already so, or are no text.")
            .arg(filesText(m_model->unlisted()));
    if (m_model->unlisted() == 0)
        return tr("%1 chosen of %2. Space chooses the selected rows, or leaves them out.")
            .arg(filesText(m_model->chosenCount()),
                 numberText(static_cast<std::uint64_t>(m_model->rowCount())));
    return tr("%1 chosen of %2. Not listed: %3 that are already so, or are no text. Space chooses "
              "the selected rows, or leaves them out.")
        .arg(filesText(m_model->chosenCount()),
             numberText(static_cast<std::uint64_t>(m_model->rowCount())),
             filesText(m_model->unlisted()));
}

void ConversionPage::showState() {
    const bool isIdle = m_conversion->state() == FolderConversion::State::Idle;
    m_convert->setText(tr("Convert %1").arg(filesText(m_model->chosenCount())));
    m_convert->setEnabled(isIdle && m_model->chosenCount() > 0);
    m_undo->setEnabled(m_conversion->canUndo());
    for (QWidget* control :
         std::initializer_list<QWidget*>{m_to, m_bom, m_eol, m_unmappable, m_lines, m_declarations})
        control->setEnabled(!m_conversion->isWriting());
    if (isIdle && m_model->rowCount() == 0)
        m_preview->clear(tr("No file would change."));
    Q_EMIT sentenceChanged();
}

bool ConversionPage::eventFilter(QObject* watched, QEvent* event) {
    const bool isKey = watched == m_table && event->type() == QEvent::KeyPress;
    if (isKey && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Space) {
        m_model->toggle(m_table->selectionModel()->selectedRows());
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void ConversionPage::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && !m_conversion->isWriting())
        Q_EMIT backWanted();
    else
        QWidget::keyPressEvent(event);
}

/// Where it is narrow, the preview is below the files.
void ConversionPage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    m_halves->setOrientation(width() < scaled(kWideFrom) ? Qt::Vertical : Qt::Horizontal);
}

void ConversionPage::restyle() {
    m_table->setColumnWidth(ConversionModel::kFile, scaled(kFileWidth));
    m_table->setColumnWidth(ConversionModel::kFrom, scaled(kFromWidth));
}

void ConversionPage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        restyle();
}

} // namespace moji::app
