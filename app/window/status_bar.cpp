#include "window/status_bar.h"

#include "document/scan_words.h"
#include "style/fonts.h"
#include "style/icons.h"
#include "style/palette.h"
#include "text/counts.h"
#include "text/qt_text.h"
#include "widgets/encoding_box.h"

#include <QEvent>
#include <QFrame>
#include <QLabel>
#include <QPainter>
#include <QProgressBar>
#include <QResizeEvent>
#include <QStyleOption>
#include <QToolButton>

namespace moji::app {

namespace {

constexpr int kHeight = 28;
constexpr int kGap = 6; // between items
constexpr int kSayMs = 8000;
constexpr int kShowProgressAfterMs = 300;
constexpr int kProgressSteps = 1000;
// The number of characters of a longer selection is not counted while it is dragged.
constexpr std::uint64_t kCountUpTo = 1024 * 1024;

/// What a label shows, and what a screen reader hears: the same, in lower case at the front.
void setBoth(QLabel* label, const QString& text) {
    label->setText(text);
    label->setAccessibleName(text.left(1).toLower() + text.mid(1));
}

} // namespace

StatusBar::StatusBar(Document* document, Selection* selection, ByteEditor* editor, QWidget* parent)
    : QStatusBar(parent)
    , m_document(document)
    , m_selection(selection)
    , m_editor(editor)
    , m_placeJob(document->jobs(), tr("Counting lines"), this) {
    setSizeGripEnabled(false);
    setMinimumHeight(scaled(kHeight));
    m_offset = addLabel();
    addSeparator();
    m_range = addLabel();
    m_placeSeparator = addSeparator();
    m_place = addLabel();
    m_modeSeparator = addSeparator();
    m_mode = addLabel();
    m_said = new QLabel(this);
    m_said->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    addPermanentWidget(m_said, 1);
    connect(this, &QStatusBar::messageChanged, this, &StatusBar::showSaid);
    addProgress();
    m_encoding = new EncodingBox(document->codecs(), document->codec(), this);
    m_encoding->setToolTip(tr("The encoding that the bytes are read as"));
    addPermanentWidget(m_encoding);
    m_problems = new QToolButton(this);
    m_problems->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_problems->setAutoRaise(true);
    addPermanentWidget(m_problems);
    m_size = new QLabel(this);
    m_size->setObjectName(QStringLiteral("size")); // it ends the bar: style/style_sheet.cpp
    addPermanentWidget(m_size);

    connect(m_encoding, &EncodingBox::refused, this, &StatusBar::say);
    connect(m_encoding, &EncodingBox::chosen, this,
            [this](const Codec& codec) { m_document->setCodec(codec); });
    connect(m_problems, &QToolButton::clicked, this, &StatusBar::problemsClicked);
    connect(m_cancel, &QToolButton::clicked, this, [this] { m_document->jobs().cancelAll(); });
    connect(editor, &ByteEditor::modeChanged, this, &StatusBar::showMode);
    showMode();
    followDocument();
}

void StatusBar::followDocument() {
    connect(m_document, &Document::codecChanged, m_encoding,
            [this] { m_encoding->setCodec(m_document->codec()); });
    connect(m_selection, &Selection::changed, this, &StatusBar::showSelection);
    connect(m_document, &Document::bytesChanged, this, &StatusBar::showSelection);
    connect(m_document, &Document::codecChanged, this, &StatusBar::showSelection);
    connect(m_document, &Document::bytesChanged, this, &StatusBar::showSize);
    connect(&m_document->scan(), &DocumentScan::advanced, this, &StatusBar::followScan);
    connect(&m_document->jobs(), &JobMonitor::runningChanged, this, &StatusBar::showJobs);
    connect(&m_document->jobs(), &JobMonitor::progressed, this, &StatusBar::showJobs);
    m_encoding->setCodec(m_document->codec());
    showSelection();
    showScan();
    showJobs();
}

void StatusBar::setDocument(Document* document, Selection* selection) {
    for (QObject* old : std::initializer_list<QObject*>{
             m_document, &m_document->scan(), &m_document->jobs(), m_selection}) {
        old->disconnect(this);
        old->disconnect(m_encoding);
    }
    m_document = document;
    m_selection = selection;
    m_placeJob.setMonitor(document->jobs());
    m_failure = scanFailureText(*document); // it was said when it happened
    m_problems->setText({});
    clearMessage();
    followDocument();
}

QLabel* StatusBar::addLabel() {
    auto* label = new QLabel(this);
    addPermanentWidget(label); // a sentence does not hide it
    return label;
}

QWidget* StatusBar::addSeparator() {
    auto* line = new QFrame(this);
    line->setFrameShape(QFrame::VLine);
    line->setFixedHeight(16);
    line->setForegroundRole(QPalette::Midlight);
    addPermanentWidget(line);
    return line;
}

void StatusBar::addProgress() {
    m_work = new QLabel(this);
    m_progress = new QProgressBar(this);
    m_progress->setFixedWidth(120);
    m_progress->setMaximumHeight(14);
    m_progress->setTextVisible(false);
    m_progress->setAccessibleName(tr("Progress"));
    m_cancel = new QToolButton(this);
    m_cancel->setText(tr("Cancel"));
    m_cancel->setAutoRaise(true);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_work, m_progress, m_cancel}) {
        addPermanentWidget(widget);
        widget->hide();
    }
    m_showProgress.setSingleShot(true);
    m_showProgress.setInterval(kShowProgressAfterMs);
    connect(&m_showProgress, &QTimer::timeout, this, [this] {
        for (QWidget* widget : std::initializer_list<QWidget*>{m_work, m_progress, m_cancel})
            widget->show();
        showJobs();
        fit();
    });
}

void StatusBar::say(const QString& sentence) {
    showMessage(sentence, kSayMs);
}

void StatusBar::showSaid(const QString& sentence) {
    m_said->setText(sentence);
    m_said->setToolTip(sentence);
    fit();
}

/// What QStatusBar would draw over the widgets is in one of them.
void StatusBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    QStyleOption option;
    option.initFrom(this);
    style()->drawPrimitive(QStyle::PE_PanelStatusBar, &option, &painter, this);
}

/// Where room is scarce the place goes first, then the mode (design, "Smaller and sharper"). Both
/// make way for a sentence, and so does the selection where it would not fit.
void StatusBar::fit() {
    const bool speaks = !m_said->text().isEmpty();
    int needed = kHeight; // margins
    for (const QWidget* widget : findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
        const bool comesAndGoes = widget == m_range || widget == m_place || widget == m_mode;
        if (comesAndGoes || (widget == m_said ? speaks : !widget->isHidden()))
            needed += widget->sizeHint().width() + kGap;
    }
    const int place = m_place->sizeHint().width();
    const int mode = m_mode->sizeHint().width();
    const bool placeFits = !speaks && needed <= width();
    const bool modeFits = !speaks && needed - place <= width();
    m_range->setVisible(!speaks || needed - place - mode <= width());
    m_place->setVisible(placeFits);
    m_placeSeparator->setVisible(placeFits);
    m_mode->setVisible(modeFits);
    m_modeSeparator->setVisible(modeFits);
}

void StatusBar::resizeEvent(QResizeEvent* event) {
    QStatusBar::resizeEvent(event);
    fit();
}

void StatusBar::changeEvent(QEvent* event) {
    const bool changesWidths =
        event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange;
    if (changesWidths && m_size != nullptr)
        fit();
    if (event->type() == QEvent::PaletteChange && m_size != nullptr)
        showScan();
    if (event->type() == QEvent::FontChange)
        setMinimumHeight(scaled(kHeight));
    QStatusBar::changeEvent(event);
}

void StatusBar::showSelection() {
    const std::uint64_t caret = m_selection->caret();
    setBoth(m_offset, tr("Offset %1 (%2)").arg(offsetText(caret), numberText(caret)));
    const ByteRange range = m_selection->range();
    if (range.empty()) {
        setBoth(m_range, tr("Selection –"));
    } else {
        const QString ends = tr("%1..%2").arg(QString::number(range.begin, 16).toUpper(),
                                              QString::number(range.end - 1, 16).toUpper());
        QString text = tr("Selection %1  %2").arg(ends, bytesText(range.length()));
        if (range.length() <= kCountUpTo)
            text += QStringLiteral(", ") + charactersText(m_document->spansIn(range).size());
        setBoth(m_range, text);
    }
    fit();
    showPlace();
}

/// A place that the scan has not reached yet is shown when it has.
void StatusBar::showPlace() {
    const DocumentScan& scan = m_document->scan();
    const std::uint64_t caret = m_selection->caret();
    const TextIndex& index = *scan.index().text.index;
    m_placeIsKnown = scan.isCurrent() && (index.isComplete() || caret < index.knownEnd());
    m_placeJob.cancel();
    if (!m_placeIsKnown) {
        if (scan.isCurrent())
            setPlace({});
        return;
    }
    m_placeJob.start(
        m_document->revision(),
        [text = scan.index().text, caret](const std::stop_token&, const ProgressCallback&) {
            const auto place = placeOf(text, caret);
            return place ? *place : std::nullopt;
        },
        [this](std::uint64_t, const std::optional<CharacterPlace>& place) { setPlace(place); });
}

void StatusBar::setPlace(const std::optional<CharacterPlace>& found) {
    setBoth(m_place, found
                         ? tr("Line %1, column %2")
                               .arg(numberText(found->place.line), numberText(found->place.column))
                         : tr("Line …, column …"));
    fit();
}

void StatusBar::showMode() {
    setBoth(m_mode, m_editor->mode() == ByteEditor::Mode::Insert ? tr("Insert") : tr("Overwrite"));
}

void StatusBar::followScan() {
    showScan();
    if (!m_placeIsKnown)
        showPlace();
    const QString failure = scanFailureText(*m_document);
    if (!failure.isEmpty() && failure != m_failure)
        say(failure.section(QLatin1Char('\n'), 0, 0));
    m_failure = failure;
}

/// After an edit what was said before stays until the scan has taken it in.
void StatusBar::showScan() {
    const DocumentScan& scan = m_document->scan();
    const QString failure = scanFailureText(*m_document);
    const std::uint64_t problems = scan.index().text.index->totals().problems.count();
    if (!failure.isEmpty())
        showProblems(problems > 0 ? tr("%1 or more").arg(problemsText(problems))
                                  : tr("not scanned to the end"),
                     false, failure);
    else if (scan.isComplete() && problems == 0)
        showProblems(tr("valid %1").arg(fromUtf8(m_document->codec().name())), true,
                     tr("No problems"));
    else if (scan.isComplete())
        showProblems(problemsText(problems), false, tr("Go to the next problem"));
    else if (scan.isCurrent() && problems > 0)
        showProblems(problemsText(problems) + QStringLiteral("…"), false,
                     tr("Go to the next problem"));
    else if (scan.isCurrent() || m_problems->text().isEmpty())
        showProblems(tr("Scanning"), true, tr("None found so far"));
    showSize();
}

void StatusBar::showProblems(const QString& text, bool valid, const QString& tip) {
    const Palette& p = colours();
    m_problems->setText(text);
    m_problems->setAccessibleName(text);
    m_problems->setToolTip(tip);
    const QColor colour = valid ? p.good : p.bad;
    m_problems->setIcon(icon(valid ? "valid" : "problem", colour));
    m_problems->setStyleSheet(
        QStringLiteral("QToolButton { color: %1; background: %2; border: none;"
                       " padding: 1px 8px; border-radius: 3px; font-weight: %3 }")
            .arg(colour.name(), valid ? QStringLiteral("transparent") : p.badBg.name())
            .arg(valid ? 400 : 600));
}

void StatusBar::showSize() {
    QString text = bytesText(m_document->size());
    if (m_document->scan().isComplete())
        text += QStringLiteral(", ") +
                linesText(summaryOf(m_document->scan().index().text.index->totals()).lines);
    setBoth(m_size, text);
    fit();
}

void StatusBar::showJobs() {
    const auto& running = m_document->jobs().running();
    if (running.empty()) {
        m_showProgress.stop();
        for (QWidget* widget : std::initializer_list<QWidget*>{m_work, m_progress, m_cancel})
            widget->hide();
        return fit();
    }
    if (m_progress->isHidden() && !m_showProgress.isActive())
        m_showProgress.start();
    const JobBase* first = running.front();
    m_work->setText(first->title());
    m_progress->setRange(0, first->total() > 0 ? kProgressSteps : 0);
    if (first->total() > 0)
        m_progress->setValue(static_cast<int>(static_cast<double>(first->done()) /
                                              static_cast<double>(first->total()) *
                                              kProgressSteps));
}

} // namespace moji::app
