#include "window/encoding_chooser.h"

#include "settings/setting_keys.h"
#include "settings/settings.h"
#include "style/fonts.h"
#include "text/error_text.h"
#include "text/qt_text.h"
#include "text/quotable.h"
#include "widgets/dialog_size.h"

#include <QCoreApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QTableView>
#include <QVBoxLayout>

namespace moji::app {

namespace {

constexpr QSize kSize{820, 560};
constexpr int kRowHeight = 26;
constexpr int kNameWidth = 200;
constexpr int kLikelyWidth = 84;
constexpr int kScriptsWidth = 230;

bool movesInTable(int key) {
    return key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_PageUp ||
           key == Qt::Key_PageDown;
}

} // namespace

EncodingChooser::EncodingChooser(Document* document, QWidget* window)
    : QDialog(window)
    , m_document(document)
    , m_model(new EncodingsTable(document->codecs(), this))
    , m_field(new QLineEdit(this))
    , m_table(new QTableView(this))
    , m_fact(new QLabel(this))
    , m_detecting(document->jobs(), tr("Detecting the encoding"), this) {
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Encoding of %1").arg(document->name()));
    m_field->setPlaceholderText(tr("A name, script, language or region: 1251, Cyrillic, Korea"));
    m_field->setAccessibleName(tr("Find an encoding"));
    m_field->setClearButtonEnabled(true);
    m_fact->setTextFormat(Qt::PlainText);
    m_fact->setWordWrap(true);
    makeTable();
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_field);
    column->addWidget(m_table, 1);
    column->addWidget(m_fact);
    column->addWidget(makeButtons());
    m_field->installEventFilter(this);
    connect(m_field, &QLineEdit::textChanged, this, &EncodingChooser::find);
    connect(m_field, &QLineEdit::returnPressed, this, &EncodingChooser::choose);
    connect(m_table, &QTableView::activated, this, &EncodingChooser::choose);
    for (const auto takes : {&QTableView::pressed, &QTableView::clicked})
        connect(m_table, takes, this, [this] { m_isByHand = true; });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this] { m_isByHand = true; });
    connect(&m_detecting, &JobBase::cancelled, this, [this] {
        m_verdict = tr("Detecting the encoding was cancelled. Press Detect to try again.");
        describe();
    });
    openWithSize(*this, kSize);
    setLook();
    const QString current = fromUtf8(document->codec().name());
    m_model->setScripts(scriptsOfEncodings(document->codecs()));
    m_model->setPinned(settings().get(setting::kPins));
    m_model->setCurrent(current);
    select(current);
    m_field->setFocus();
    detect();
}

void EncodingChooser::makeTable() {
    m_table->setModel(m_model);
    m_table->setAccessibleName(tr("Encodings"));
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setTabKeyNavigation(false);
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->horizontalHeader()->setStretchLastSection(true);
}

QWidget* EncodingChooser::makeButtons() {
    auto* row = new QWidget(this);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    auto* again = new QPushButton(tr("&Detect"), row);
    again->setToolTip(tr("Finds out again what the bytes are most likely to be"));
    m_accept = new QPushButton(tr("&Read as this"), row);
    m_accept->setDefault(true);
    auto* cancel = new QPushButton(tr("&Cancel"), row);
    for (QPushButton* button : {again, cancel})
        button->setAutoDefault(false);
    connect(again, &QPushButton::clicked, this, &EncodingChooser::detect);
    connect(m_accept, &QPushButton::clicked, this, &EncodingChooser::choose);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    layout->addWidget(again);
    layout->addStretch();
    layout->addWidget(m_accept);
    layout->addWidget(cancel);
    return row;
}

void EncodingChooser::setLook() {
    m_table->verticalHeader()->setDefaultSectionSize(scaled(kRowHeight));
    const auto widen = [this](int column, int least) { // not less than its heading
        m_table->setColumnWidth(
            column, std::max(scaled(least), m_table->horizontalHeader()->sectionSizeHint(column)));
    };
    widen(EncodingsTable::Name, kNameWidth);
    widen(EncodingsTable::Likely, kLikelyWidth);
    widen(EncodingsTable::Scripts, kScriptsWidth);
    QHeaderView* const header = m_table->horizontalHeader();
    header->setMinimumSectionSize(header->sectionSizeHint(EncodingsTable::Names));
}

void EncodingChooser::find() {
    m_model->setWords(m_field->text().split(QLatin1Char(' '), Qt::SkipEmptyParts));
    if (m_model->rowCount() > 0)
        m_table->selectRow(0);
    m_isByHand = !m_field->text().isEmpty();
    describe();
}

void EncodingChooser::select(const QString& name) {
    const QScopedValueRollback keeps(m_isByHand);
    const int row = m_model->rowOf(name);
    if (row >= 0) {
        m_table->selectRow(row);
        m_table->scrollTo(m_model->index(row, 0));
    }
    describe();
}

void EncodingChooser::detect() {
    m_verdict = tr("Detecting…");
    m_isByHand = false;
    describe();
    DetectOptions options;
    for (const QString& name : settings().get(setting::kCandidates))
        if (const Codec* codec = m_document->codecs().find(toUtf8(name)))
            options.candidates.push_back(codec);
    m_detecting.start(
        m_document->revision(),
        [source = m_document->snapshot(), &codecs = m_document->codecs(),
         options](const std::stop_token& stop, const ProgressCallback& report) {
            return detectEncoding(*source, codecs, options, stop, report);
        },
        [this](std::uint64_t, const Result<Detection>& found) { showDetection(found); });
}

void EncodingChooser::showDetection(const Result<Detection>& detection) {
    if (!detection) {
        m_verdict = errorText(detection.error());
        return describe();
    }
    const QModelIndex current = m_table->currentIndex();
    const QString chosen =
        m_isByHand && current.isValid() ? m_model->nameAt(current.row()) : QString();
    std::vector<EncodingsTable::Guess> guesses;
    for (const EncodingGuess& guess : detection->guesses)
        guesses.push_back({fromUtf8(guess.codec->name()), guess.score});
    m_model->setGuesses(guesses);
    if (detection->binary)
        m_verdict = tr("The bytes do not look like text.");
    else if (guesses.empty())
        m_verdict = tr("No encoding reads all of the bytes.");
    else if (detection->ambiguous)
        m_verdict = tr("Several encodings are about as likely. Compare how they read in the "
                       "Encodings lens.");
    else
        m_verdict = tr("Detected: %1.").arg(guesses.front().name);
    if (m_model->rowOf(chosen) >= 0)
        select(chosen);
    else if (!guesses.empty() && m_field->text().isEmpty())
        select(guesses.front().name);
    else if (m_model->rowCount() > 0)
        select(m_model->nameAt(0));
    describe();
}

void EncodingChooser::describe() {
    const bool any = m_model->rowCount() > 0;
    m_accept->setEnabled(any);
    m_fact->setText(any ? m_verdict
                        : tr("No encoding is called “%1”.").arg(quotable(m_field->text())));
    m_field->setAccessibleDescription(m_fact->text());
}

QString EncodingChooser::fact() const {
    return m_fact->text();
}

void EncodingChooser::choose() {
    const QModelIndex current = m_table->currentIndex();
    if (!current.isValid())
        return;
    if (const Codec* codec = m_document->codecs().find(toUtf8(m_model->nameAt(current.row())))) {
        m_document->setCodec(*codec);
        Q_EMIT chosen(*codec);
        accept();
    }
}

/// The arrows move in the table while the field has the focus.
bool EncodingChooser::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_field && event->type() == QEvent::KeyPress &&
        movesInTable(static_cast<QKeyEvent*>(event)->key())) {
        QCoreApplication::sendEvent(m_table, event);
        return true;
    }
    return QDialog::eventFilter(watched, event);
}

void EncodingChooser::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::FontChange && m_accept != nullptr)
        setLook();
}

} // namespace moji::app
