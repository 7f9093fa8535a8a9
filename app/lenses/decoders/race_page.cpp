#include "lenses/decoders/race_page.h"

#include "document/document.h"
#include "export/picture_files.h"
#include "lenses/decoders/race_delegate.h"
#include "race/race_picture.h"
#include "race/race_text.h"
#include "style/fonts.h"
#include "text/counts.h"
#include "text/percent.h"
#include "text/qt_text.h"
#include "text/safe_name.h"
#include "widgets/notice_pages.h"
#include "widgets/plain_table.h"
#include "widgets/wrap_row.h"

#include <QByteArrayView>
#include <QComboBox>
#include <QCoreApplication>
#include <QEvent>
#include <QFileDialog>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace moji::app {

namespace {

constexpr int kRowHeight = 26;
constexpr int kPaperRows = 3;
constexpr std::size_t kBytes = 1 << 20;
const QString kDocument = QStringLiteral("document");

/// The library of this program; core, which has the others, does without it.
race::Racer qtRacer() {
    return {"qt", std::string("Qt ") + qVersion(), false, [](ByteView bytes) {
                return std::uint64_t{
                    QByteArrayView(bytes.data(), static_cast<qsizetype>(bytes.size())).isValidUtf8()
                        ? 0U
                        : 1U};
            }};
}

std::vector<race::Racer> allRacers() {
    std::vector<race::Racer> racers = race::racers();
    racers.push_back(qtRacer());
    return racers;
}

QString textName(std::string_view name) {
    static const std::map<std::string_view, const char*> names = {
        {"1-byte", QT_TRANSLATE_NOOP("RacePage", "Random characters of 1 byte")},
        {"1-2-bytes", QT_TRANSLATE_NOOP("RacePage", "Random characters of 1 or 2 bytes")},
        {"1-3-bytes", QT_TRANSLATE_NOOP("RacePage", "Random characters of 1 to 3 bytes")},
        {"1-4-bytes", QT_TRANSLATE_NOOP("RacePage", "Random characters of 1 to 4 bytes")},
        {"ascii", QT_TRANSLATE_NOOP("RacePage", "ASCII")},
        {"latin", QT_TRANSLATE_NOOP("RacePage", "Latin words")},
        {"russian", QT_TRANSLATE_NOOP("RacePage", "Russian letters")},
        {"korean", QT_TRANSLATE_NOOP("RacePage", "Korean syllables")},
        {"chinese", QT_TRANSLATE_NOOP("RacePage", "Chinese characters")},
        {"emoji", QT_TRANSLATE_NOOP("RacePage", "Emoji")}};
    const auto found = names.find(name);
    return found == names.end() ? fromUtf8(std::string(name))
                                : QCoreApplication::translate("RacePage", found->second);
}

} // namespace

struct RacePage::Course {
    Bytes bytes;
    race::Race race;
    bool isAsInThePaper; // random characters, none of them damaged

    Course(Bytes raced, bool asInThePaper)
        : bytes(std::move(raced))
        , race(bytes, allRacers())
        , isAsInThePaper(asInThePaper) {}
};

RacePage::RacePage(Document* document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_model(new RaceModel(this))
    , m_paper(new PaperModel(this))
    , m_table(new PlainTable(kRowHeight, this))
    , m_sentence(makeSentence(this))
    , m_job(document->jobs(), tr("Racing the decoders"), this) {
    m_table->setAccessibleName(tr("Speeds of the decoders"));
    m_table->setModel(m_model);
    m_table->setItemDelegate(new RaceDelegate(*m_model, m_table));
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->horizontalHeader()->setSectionResizeMode(RaceModel::kSpeed, QHeaderView::Stretch);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeBar());
    column->addWidget(m_table, 1);
    column->addWidget(makePaper());
    column->addWidget(m_sentence);
    connect(&m_job, &JobBase::cancelled, this, &RacePage::describe);
    describe();
    layoutColumns();
}

WrapRow* RacePage::makeBar() {
    auto* bar = new WrapRow(this);
    m_text = new QComboBox(bar);
    m_text->addItem(tr("The document"), kDocument);
    for (const std::string_view name : race::textNames())
        m_text->addItem(textName(name), fromUtf8(std::string(name)));
    m_errors = new QComboBox(bar);
    for (const char* percent : {"0", "0.1", "1", "10"}) {
        const QString number = QString::fromLatin1(percent);
        const int decimals = number.contains(QLatin1Char('.')) ? 1 : 0;
        m_errors->addItem(percentText(number.toDouble(), decimals), number);
    }
    m_start = new QPushButton(bar);
    m_export = new QPushButton(tr("Export the race…"), bar);
    bar->addCaptioned(tr("Text"), m_text);
    bar->addCaptioned(tr("Bytes overwritten at random"), m_errors);
    bar->add(m_start);
    bar->add(m_export);
    connect(m_start, &QPushButton::clicked, this, [this] {
        if (isRunning())
            cancel();
        else
            start();
    });
    connect(m_export, &QPushButton::clicked, this, &RacePage::exportByDialog);
    return bar;
}

PlainTable* RacePage::makePaper() {
    m_paperTable = new PlainTable(kRowHeight, this);
    m_paperTable->setAccessibleName(tr("The paper by Keiser and Lemire, and this race"));
    m_paperTable->setModel(m_paper);
    m_paperTable->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_paperTable->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_paperTable->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_paper->setRace(nullptr);
    return m_paperTable;
}

QString RacePage::sentence() const {
    return m_sentence->text();
}

void RacePage::start() {
    const QString name = m_text->currentData().toString();
    Bytes bytes = name == kDocument
                      ? m_document->bytes({0, std::min<std::uint64_t>(kBytes, m_document->size())})
                      : *race::raceText(toUtf8(name), kBytes);
    if (bytes.empty()) {
        m_sentence->setText(tr("The document has no bytes to race on. Choose another text."));
        return;
    }
    race::spoil(bytes, m_errors->currentData().toString().toDouble() / 100);
    m_subject = m_errors->currentIndex() == 0
                    ? m_text->currentText()
                    : tr("%1 with %2 of the bytes overwritten")
                          .arg(m_text->currentText(), m_errors->currentText());
    const bool isAsInThePaper = m_errors->currentIndex() == 0 && race::isRandomText(toUtf8(name));
    m_course = std::make_shared<Course>(std::move(bytes), isAsInThePaper);
    m_measured.reset();
    m_model->setRace(nullptr);
    m_paper->setRace(nullptr);
    runRound();
    describe();
}

void RacePage::runRound() {
    m_job.start(
        m_document->revision(),
        [course = m_course](const std::stop_token& stop, const ProgressCallback&) {
            (void)course->race.runRound(stop);
            return std::shared_ptr<const race::Race>(std::make_shared<race::Race>(course->race));
        },
        [this](std::uint64_t, std::shared_ptr<const race::Race> measured) {
            take(std::move(measured));
        });
}

void RacePage::take(std::shared_ptr<const race::Race> measured) {
    m_measured = std::move(measured);
    m_model->setRace(m_measured);
    m_paper->setRace(m_course->isAsInThePaper ? m_measured : nullptr);
    layoutColumns();
    if (m_measured->rounds() < kRounds)
        runRound();
    describe();
}

void RacePage::cancel() {
    m_job.cancel();
}

QString RacePage::title() const {
    const race::Machine machine = race::thisMachine();
    return tr("%1, %2, %3, on %4")
        .arg(m_subject, bytesText(m_course->bytes.size()), roundsText(m_measured->rounds()),
             machine.processor.empty() ? tr("an unknown processor") : fromUtf8(machine.processor));
}

void RacePage::describe() {
    m_start->setText(isRunning() ? tr("Cancel") : tr("Start"));
    m_export->setEnabled(m_measured && !isRunning());
    if (!m_measured) {
        m_sentence->setText(isRunning() ? tr("The first round is running.")
                                        : tr("Start: every decoder reads the same text again and "
                                             "again, in turns."));
        return;
    }
    QString said =
        isRunning()
            ? tr("Round %1 of %2. %3.").arg(m_measured->rounds() + 1).arg(kRounds).arg(title())
            : tr("%1.").arg(title());
    said += QLatin1Char(' ') + tr("The dashed line is a plain loop that only reads every byte.");
    if (race::thisMachine().isVirtual)
        said += QLatin1Char(' ') + tr("This is a virtual machine: others share the processor, so "
                                      "the figures are rough and only the ratios count.");
    m_sentence->setText(said);
}

std::optional<QString> RacePage::exportTo(const QString& path) const {
    const QString ending = path.section(QLatin1Char('.'), -1).toLower();
    if (ending == QLatin1String("csv"))
        return writeWholly(path, QByteArray::fromStdString(race::csvOf(*m_measured)));
    if (ending == QLatin1String("svg"))
        return writeWholly(path,
                           QByteArray::fromStdString(race::svgOf(*m_measured, toUtf8(title()))));
    return tr("A race's name ends in .csv or .svg.");
}

void RacePage::exportByDialog() {
    const QString path =
        QFileDialog::getSaveFileName(this, tr("Export the race"), QStringLiteral("race.svg"),
                                     tr("Pictures (*.svg);;Tables (*.csv)"));
    if (path.isEmpty())
        return;
    const auto wrong = exportTo(path);
    m_sentence->setText(wrong ? tr("%1 cannot be written: %2").arg(safeName(path), *wrong)
                              : tr("%1 is written.").arg(safeName(path)));
}

/// The bars take what the words leave.
void RacePage::layoutColumns() {
    for (int column = 0; column < RaceModel::kColumns; ++column) {
        if (column == RaceModel::kSpeed)
            continue;
        m_table->resizeColumnToContents(column);
        m_table->setColumnWidth(column, m_table->columnWidth(column) + scaled(16));
    }
    m_paperTable->setFixedHeight(m_paperTable->horizontalHeader()->sizeHint().height() +
                                 kPaperRows * scaled(kRowHeight) + 1);
}

void RacePage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        layoutColumns();
}

void RacePage::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    cancel();
}

} // namespace moji::app
