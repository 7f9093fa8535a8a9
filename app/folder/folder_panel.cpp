#include "folder/folder_panel.h"

#include "folder/conversion_page.h"
#include "folder/folder_filter_bar.h"
#include "folder/folder_page.h"
#include "folder/folder_words.h"
#include "folder/progress_row.h"
#include "style/fonts.h"
#include "text/counts.h"
#include "text/error_text.h"
#include "text/native_path.h"
#include "text/qt_text.h"
#include "widgets/announcement.h"

#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace moji::app {

namespace {

constexpr int kMargin = 16;
constexpr int kSettleMs = 100;

} // namespace

FolderPanel::FolderPanel(const CodecRegistry& codecs, QWidget* parent)
    : Panel(parent)
    , m_codecs(codecs)
    , m_model(new FolderModel(m_jobs, this))
    , m_survey(new FolderSurvey(codecs, m_jobs, this))
    , m_conversion(new FolderConversion(codecs, m_jobs, this))
    , m_pages(new QStackedWidget(this))
    , m_page(new FolderPage(m_model, this))
    , m_conversionPage(new ConversionPage(codecs, m_jobs, m_conversion, this))
    , m_progress(new ProgressRow(this))
    , m_again(m_jobs, tr("Surveying converted files"), this)
    , m_place(m_jobs, tr("Looking for the first problem"), this, JobBase::Turn::Urgent) {
    setObjectName(QStringLiteral("folders")); // its page of the manual
    qRegisterMetaType<moji::app::FolderConversion::State>();
    m_pages->addWidget(makeEmptyPage());
    m_pages->addWidget(m_page);
    m_pages->addWidget(m_conversionPage);
    m_pages->setBackgroundRole(QPalette::Base);
    m_pages->setAutoFillBackground(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_pages, 1);
    column->addWidget(m_progress);
    connectSurvey();
    connectConversion();
    connect(m_progress, &ProgressRow::cancelWanted, this, [this] {
        m_survey->cancel();
        m_conversion->stop();
    });
    showProgress();
}

/// The parts go after this: what they tell meanwhile, nobody hears.
FolderPanel::~FolderPanel() {
    for (QObject* part : std::initializer_list<QObject*>{m_survey, m_model, m_conversion, m_page,
                                                         m_conversionPage, &m_page->filters()})
        part->disconnect(this);
}

QWidget* FolderPanel::makeEmptyPage() {
    auto* page = new QWidget(m_pages);
    auto* words = new QLabel(tr("No folder is open. Open one, or drop it here: a survey says for "
                                "each file which encoding it is in and what is wrong with it."),
                             page);
    words->setWordWrap(true);
    words->setForegroundRole(QPalette::PlaceholderText);
    auto* open = new QPushButton(tr("Open folder…"), page);
    connect(open, &QPushButton::clicked, this, &FolderPanel::openFolderWanted);
    auto* column = new QVBoxLayout(page);
    const int margin = scaled(kMargin);
    column->setContentsMargins(margin, margin, margin, margin);
    column->addWidget(words);
    column->addWidget(open, 0, Qt::AlignLeft);
    column->addStretch(1);
    page->setFocusProxy(open);
    setFocusProxy(open);
    return page;
}

void FolderPanel::connectSurvey() {
    connect(m_survey, &FolderSurvey::arrived, this, [this](const std::vector<FileRecord>& files) {
        m_model->add(files);
        m_page->refreshSoon();
        showProgress();
    });
    connect(m_survey, &FolderSurvey::counted, this, &FolderPanel::showProgress);
    connect(m_survey, &FolderSurvey::cancelled, this, [this] { m_isCancelled = true; });
    for (const auto ended : {&FolderSurvey::finished, &FolderSurvey::cancelled})
        connect(m_survey, ended, this, [this] {
            m_page->refresh();
            setUpdating(false);
            showProgress();
            announce(this, sentence());
            applyState();
        });
    connect(m_page, &FolderPage::chosen, this, &FolderPanel::openFile);
    connect(&m_page->filters(), &FolderFilterBar::convertWanted, this,
            &FolderPanel::openConversion);
    connect(&m_page->filters(), &FolderFilterBar::walkOptionsChanged, this, &FolderPanel::survey);
    connect(&m_page->filters(), &FolderFilterBar::surveyWanted, this, &FolderPanel::survey);
    connect(m_model, &QAbstractItemModel::modelReset, this, &FolderPanel::showProgress);
}

void FolderPanel::connectConversion() {
    connect(m_conversionPage, &ConversionPage::backWanted, this, [this] {
        m_conversion->stop();
        m_pages->setCurrentWidget(m_page);
        m_page->setFocus();
        showProgress();
    });
    connect(m_conversionPage, &ConversionPage::undoWanted, this, &FolderPanel::undoConversion);
    connect(m_conversionPage, &ConversionPage::sentenceChanged, this, &FolderPanel::showProgress);
    connect(m_conversion, &FolderConversion::stateChanged, this, [this] {
        Q_EMIT canUndoChanged(m_conversion->canUndo());
        showProgress();
    });
    connect(m_conversion, &FolderConversion::converted, this,
            [this](std::size_t, const std::vector<ConvertOutcome>& files) {
                for (const ConvertOutcome& file : files)
                    if (file.action == ConvertAction::Converted)
                        m_written.push_back(file.name);
            });
    connect(m_conversion, &FolderConversion::undone, this, &FolderPanel::tellUndone);
    connect(m_conversion, &FolderConversion::finished, this,
            [this] { surveyAgain(std::exchange(m_written, {})); });
    connect(m_conversion, &FolderConversion::failed, this,
            [this](const Error& error) { tell(errorText(error)); });
}

void FolderPanel::open(const QStringList& paths) {
    if (m_conversion->isWriting()) {
        Q_EMIT said(tr("A conversion is at work. Open the folder when it has ended."));
        return;
    }
    m_paths = paths;
    m_page->filters().clearFilter();
    setFocusProxy(m_page);
    survey();
}

void FolderPanel::survey() {
    if (m_paths.isEmpty() || m_conversion->isWriting())
        return;
    m_conversion->stop();
    std::vector<std::string> roots;
    for (const QString& path : m_paths)
        roots.push_back(nativePath(path));
    const std::string& root = roots.front();
    m_namePrefix = roots.size() > 1 ? 0 : root.size() + (root.ends_with('/') ? 0 : 1);
    m_isCancelled = false;
    m_told.clear();
    m_again.cancel();
    m_stale.clear();
    m_place.cancel();
    m_model->clear(m_namePrefix);
    m_page->refresh();
    m_pages->setCurrentWidget(m_page);
    setUpdating(true);
    m_clock.start();
    m_survey->start(std::move(roots), m_page->filters().walkOptions());
    showProgress();
}

void FolderPanel::openFile(FolderModel::Number file, bool forKeeps) {
    const FolderRow& row = m_model->files()[file];
    tell(refusalText(row, m_model->files()));
    if (!row.isOpenable())
        return;
    const bool isText = row.group >= kFirstEncoding;
    const TroubledFile wanted{.path = std::string(row.name()),
                              .encoding = isText ? m_model->files().encoding(row.group) : "",
                              .hasProblem = row.problems > 0,
                              .firstProblem = row.firstProblem,
                              .hasMojibake = row.mojibake > 0,
                              .isMixed = row.troubles.has(Trouble::Mixed)};
    const FileChoice choice{
        pathFromNative(wanted.path), m_codecs.find(wanted.encoding), {}, forKeeps};
    m_place.start(
        0,
        [wanted, &codecs = m_codecs](const std::stop_token& stop, const ProgressCallback&) {
            return firstTrouble(wanted, codecs, stop);
        },
        [this, choice](std::uint64_t, std::optional<ByteRange> place) {
            FileChoice found = choice;
            found.place = place;
            Q_EMIT chosen(found);
        });
}

void FolderPanel::openConversion() {
    std::vector<std::string> names;
    for (const FolderModel::Number file : m_page->convertible())
        if (const FolderRow& row = m_model->files()[file]; row.kind == FileKind::Text)
            names.emplace_back(row.name());
    if (names.empty()) {
        tell(tr("None of these files is text, so there is nothing to convert."));
        return;
    }
    m_told.clear();
    m_pages->setCurrentWidget(m_conversionPage);
    m_conversionPage->open(std::move(names), m_namePrefix);
}

void FolderPanel::tellUndone(const std::vector<ConvertOutcome>& files, const QString& journal) {
    std::uint64_t restored = 0;
    std::uint64_t refused = 0;
    const ConvertOutcome* first = nullptr;
    for (const ConvertOutcome& file : files) {
        restored += file.action == ConvertAction::Restored ? 1 : 0;
        const bool isRefused =
            file.action == ConvertAction::Left || file.action == ConvertAction::Failed;
        refused += isRefused ? 1 : 0;
        if (isRefused && first == nullptr)
            first = &file;
        m_written.push_back(file.name);
    }
    const QString told =
        first == nullptr
            ? tr("The conversion is undone. Old bytes restored: %1.").arg(filesText(restored))
            : tr("Old bytes restored: %1. Not restored: %2, the first is %3: %4. Their old bytes "
                 "are kept in %5.")
                  .arg(filesText(restored), filesText(refused), fileNameText(first->name),
                       fromUtf8(first->reason), journal);
    if (m_pages->currentWidget() == m_conversionPage) {
        m_pages->setCurrentWidget(m_page);
        m_page->setFocus();
    }
    tell(told);
}

/// Converted files, or those that have their old bytes back: their rows say what they are now. So
/// do those of a conversion before, where this comes while they are read.
void FolderPanel::surveyAgain(const std::vector<std::string>& names) {
    if (names.empty() || m_model->files().size() == 0)
        return;
    m_stale.insert(names.begin(), names.end());
    m_again.start(
        0,
        [rows = m_model->files().snapshot(), names = m_stale,
         &codecs = m_codecs](const std::stop_token& stop, const ProgressCallback&) {
            Records records;
            FileSurveyor surveyor(codecs);
            for (FolderModel::Number row = 0; row < rows.size() && !stop.stop_requested(); ++row) {
                if (!names.contains(rows[row].name()))
                    continue;
                WalkedFile file;
                file.name = rows[row].name();
                records.emplace_back(row, surveyor.survey(file, stop));
            }
            return records;
        },
        [this](std::uint64_t, const Records& records) {
            m_stale.clear();
            m_model->replace(records);
            m_page->refresh();
            showProgress();
        });
}

/// About the last thing that was done; empty: nothing.
void FolderPanel::tell(const QString& sentence) {
    m_told = sentence;
    showProgress();
    announce(this, sentence);
}

QString FolderPanel::surveySentence() const {
    if (m_paths.isEmpty())
        return {};
    const std::uint64_t files = m_model->files().size();
    const std::uint64_t shown = static_cast<std::uint64_t>(m_model->rowCount());
    const QString where = m_paths.size() == 1
                              ? fileNameText(nativePath(m_paths.front()))
                              : placesText(static_cast<std::uint64_t>(m_paths.size()));
    if (m_survey->isRunning()) {
        const auto elapsed = static_cast<std::uint64_t>(std::max<qint64>(1, m_clock.elapsed()));
        const QString rate = numberText(files * 1000 / elapsed);
        return m_survey->total() > 0
                   ? tr("Surveying %1: %2 of %3, %4 files a second.")
                         .arg(where, numberText(files), filesText(m_survey->total()), rate)
                   : tr("Surveying %1: %2 so far, %3 files a second.")
                         .arg(where, filesText(files), rate);
    }
    const QString all =
        tr("%1, %2 in %3")
            .arg(filesText(files), sizeText(m_model->files().totals().all.bytes), where);
    if (m_isCancelled)
        return tr("The survey was cancelled after %1 of %2. Options > Survey the folder again "
                  "starts it anew.")
            .arg(filesText(files), where);
    if (files == 0)
        return tr("%1 has no files, or none that is not hidden or ignored.").arg(where);
    if (shown < files)
        return tr("%1 shown of %2. Enter opens one at its first problem.")
            .arg(filesText(shown), all);
    return tr("%1. Enter opens one at its first problem.").arg(all);
}

QStringList FolderPanel::setState(const QMap<QString, QString>& state) {
    QStringList wrong;
    for (auto part = state.begin(); part != state.end(); ++part)
        if (!FolderPage::knowsState(part.key(), *part) &&
            !(part.key() == QLatin1String("page") &&
              (*part == QLatin1String("files") || *part == QLatin1String("convert"))))
            wrong += part.key();
    m_state = state;
    if (wrong.isEmpty() && !m_survey->isRunning())
        applyState();
    return wrong;
}

void FolderPanel::applyState() {
    m_page->applyState(m_state);
    // When the filters have taken effect.
    if (m_state.value(QStringLiteral("page")) == QLatin1String("convert"))
        QTimer::singleShot(kSettleMs, this, &FolderPanel::openConversion);
}

QString FolderPanel::sentence() const {
    return m_progress->sentence();
}

void FolderPanel::showProgress() {
    const bool isConverting = m_pages->currentWidget() == m_conversionPage;
    const FolderConversion::State state = m_conversion->state();
    const bool isWorking = m_survey->isRunning() || state != FolderConversion::State::Idle;
    m_progress->setVisible(!m_paths.isEmpty());
    m_progress->setWorking(isWorking);
    if (state == FolderConversion::State::Undoing)
        m_progress->setSentence(tr("Giving the files their old bytes back…"));
    else if (isConverting)
        m_progress->setSentence(m_conversionPage->sentence());
    else
        m_progress->setSentence(m_told.isEmpty() || m_survey->isRunning() ? surveySentence()
                                                                          : m_told);
    if (state != FolderConversion::State::Idle)
        m_progress->setProgress(m_conversion->done(), m_conversion->total());
    else
        m_progress->setProgress(m_model->files().size(), m_survey->total());
    const std::uint64_t troubled = m_model->files().totals().troubled;
    // Before the badge, which is heard in these words.
    setAccessibleDescription(
        troubled == 0
            ? QString()
            : countedText("moji::app::FolderPanel", troubled,
                          QT_TRANSLATE_N_NOOP("moji::app::FolderPanel", "%1 file with trouble"),
                          QT_TRANSLATE_N_NOOP("moji::app::FolderPanel", "%1 files with trouble")));
    setBadge(troubled);
}

} // namespace moji::app
