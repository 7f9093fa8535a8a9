#include "window/status_bar.h"

#include "grid/byte_lens_layout.h"
#include "jobs/out_of_memory.h"
#include "style/fonts.h"
#include "text/counts.h"
#include "text/list.h"
#include "text/qt_text.h"
#include "widgets/announcement.h"
#include "widgets/encoding_box.h"
#include "window/place_label.h"
#include "window/problems_button.h"
#include "window/said_row.h"
#include "window/work_progress.h"

#include <QApplication>
#include <QEvent>
#include <QFrame>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPointer>
#include <QResizeEvent>
#include <QScopedValueRollback>
#include <QStyleOption>
#include <QTimer>
#include <QToolButton>

#include <algorithm>
#include <memory>

namespace moji::app {

namespace {

constexpr int kHeight = 28;
constexpr int kGap = 6; // between items
constexpr int kSayMs = 8000;
constexpr qsizetype kShortMessage = 80; // characters; longer ones stay longer
constexpr int kSayMsPerCharacter = 60;
// The number of characters of a longer selection is not counted while it is dragged.
constexpr std::uint64_t kCountUpTo = 64 * 1024;

/// How many characters they are, and how many errors.
QStringList contentsText(const std::vector<PlacedSpan>& spans) {
    const auto errors = static_cast<std::uint64_t>(std::ranges::count_if(
        spans, [](const PlacedSpan& span) { return isError(span.span.status); }));
    const std::uint64_t characters = spans.size() - errors;
    QStringList counts;
    if (characters > 0 || errors == 0)
        counts += charactersText(characters);
    if (errors > 0)
        counts += errorsText(errors);
    return counts;
}

/// After Return with a known name, the focus is where it was before it came to the box.
void giveFocusBack(EncodingBox* box) {
    struct Visit {
        QPointer<QWidget> from;
        bool isRefused = false;
    };
    auto visit = std::make_shared<Visit>();
    QObject::connect(qApp, &QApplication::focusChanged, box,
                     [box, visit](QWidget* old, QWidget* now) {
                         if (now == box && old != nullptr)
                             visit->from = old;
                     });
    QObject::connect(box, &EncodingBox::refused, box, [visit] { visit->isRefused = true; });
    QObject::connect(box->lineEdit(), &QLineEdit::returnPressed, box, [box, visit] {
        visit->isRefused = false;
        QTimer::singleShot(0, box, [box, visit] { // after the name is known, and the list closed
            if (box->hasFocus() && visit->from != nullptr && !visit->isRefused)
                visit->from->setFocus();
        });
    });
}

} // namespace

StatusBar::StatusBar(Document* document, Selection* selection, ByteEditor* editor, QWidget* parent)
    : QStatusBar(parent)
    , m_document(document)
    , m_selection(selection)
    , m_editor(editor) {
    setSizeGripEnabled(false);
    setMinimumHeight(scaled(kHeight));
    m_offset = addLabel();
    addSeparator();
    m_range = addLabel();
    m_placeSeparator = addSeparator();
    m_place = new PlaceLabel(document, selection, this);
    addPermanentWidget(m_place);
    m_modeSeparator = addSeparator();
    m_mode = addLabel();
    m_said = new QLabel(this);
    m_said->setTextFormat(Qt::PlainText);
    m_said->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    addPermanentWidget(m_said, 1);
    connect(this, &QStatusBar::messageChanged, this, &StatusBar::showSaid);
    m_progress = new WorkProgress(this);
    addPermanentWidget(m_progress);
    m_encoding = new EncodingBox(document->codecs(), document->codec(), this);
    m_encoding->setToolTip(tr("The encoding used to read the bytes"));
    addPermanentWidget(m_encoding);
    m_problems = new ProblemsButton(this);
    addPermanentWidget(m_problems);
    m_size = new SpokenLabel(this);
    m_size->setObjectName(QStringLiteral("size")); // it ends the bar: style/style_sheet.cpp
    addPermanentWidget(m_size);

    connect(&OutOfMemory::notifier(), &OutOfMemory::happened, this, [this](const QString& title) {
        say(tr("The system has not enough memory or threads. Stopped: %1.").arg(title));
    });
    giveFocusBack(m_encoding);
    connect(m_encoding, &EncodingBox::refused, this, &StatusBar::say);
    connect(m_encoding, &EncodingBox::chosen, this,
            [this](const Codec& codec) { m_document->setCodec(codec); });
    connect(m_problems, &QToolButton::clicked, this, &StatusBar::problemsClicked);
    connect(m_problems, &ProblemsButton::scanFailed, this, &StatusBar::say);
    connect(m_place, &PlaceLabel::textChanged, this, &StatusBar::fit);
    connect(m_progress, &WorkProgress::resized, this, &StatusBar::fit);
    connect(editor, &ByteEditor::modeChanged, this, &StatusBar::showMode);
    showMode();
    followDocument();
}

/// A job that ends with its label must not reach a bar that is half gone.
StatusBar::~StatusBar() {
    m_place->disconnect(this);
    m_progress->disconnect(this);
}

void StatusBar::followDocument() {
    connect(m_document, &Document::codecChanged, m_encoding,
            [this] { m_encoding->setCodec(m_document->codec()); });
    connect(m_selection, &Selection::changed, this, &StatusBar::showSelection);
    connect(m_document, &Document::bytesChanged, this, &StatusBar::showSelection);
    connect(m_document, &Document::codecChanged, this, &StatusBar::showSelection);
    connect(m_document, &Document::bytesChanged, this, &StatusBar::showSize);
    connect(&m_document->scan(), &DocumentScan::advanced, this, &StatusBar::followScan);
    m_encoding->setCodec(m_document->codec());
    m_progress->follow(m_document->jobs());
    m_problems->setDocument(*m_document);
    showSelection();
    showSize();
}

void StatusBar::setDocument(Document* document, Selection* selection) {
    for (QObject* old :
         std::initializer_list<QObject*>{m_document, &m_document->scan(), m_selection}) {
        old->disconnect(this);
        old->disconnect(m_encoding);
    }
    m_document = document;
    m_selection = selection;
    m_place->setDocument(document, selection);
    clearMessage();
    followDocument();
}

SpokenLabel* StatusBar::addLabel() {
    auto* label = new SpokenLabel(this);
    addPermanentWidget(label); // a message does not hide it
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

void StatusBar::say(const QString& sentence) {
    const auto more = static_cast<int>(std::max<qsizetype>(0, sentence.size() - kShortMessage));
    showMessage(sentence, kSayMs + more * kSayMsPerCharacter);
}

void StatusBar::takeBack(const QString& sentence) {
    if (currentMessage() == sentence)
        clearMessage();
}

void StatusBar::showSaid(const QString& sentence) {
    m_said->setText(sentence);
    m_said->setToolTip(sentence);
    m_said->setAccessibleName(sentence);
    m_isInRow = false;
    fit();
    if (sentence.isEmpty())
        return showWhole();
    QTimer::singleShot(0, this, &StatusBar::showWhole); // when it has its place
    announce(this, sentence);
}

/// In a row of its own what does not fit beside the parts. The bar grows by it: it covers no lens.
void StatusBar::showWhole() {
    const QString sentence = m_said->text();
    const bool fits = m_said->sizeHint().width() <= m_said->width();
    m_isInRow = !sentence.isEmpty() && !fits;
    m_said->setVisible(!m_isInRow);
    if (m_isInRow) {
        if (m_row == nullptr) {
            m_row = new SaidRow(this);
            connect(m_row, &SaidRow::dismissed, this, &QStatusBar::clearMessage);
        }
        m_row->showSentence(sentence);
    } else if (m_row != nullptr) {
        m_row->hide();
    }
    giveRowItsRoom();
    fit();
}

void StatusBar::giveRowItsRoom() {
    const int wide = std::min(width(), window()->width());
    const int height = m_isInRow ? m_row->heightForWidth(wide) : 0;
    if (m_isInRow)
        m_row->setGeometry(0, 0, wide, height);
    setContentsMargins(0, height, 0, 0);
    setMinimumHeight(scaled(kHeight) + height);
}

/// Without the message, which QStatusBar would draw over the widgets: m_said shows it.
void StatusBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    QStyleOption option;
    option.initFrom(this);
    style()->drawPrimitive(QStyle::PE_PanelStatusBar, &option, &painter, this);
}

/// Showing a part may resize the bar, which asks again. A part that is hidden while it is being
/// shown would be drawn where it was before, over others.
void StatusBar::fit() {
    constexpr int kMostTurns = 3;
    m_fitsAgain = true;
    if (m_isFitting)
        return;
    const QScopedValueRollback<bool> fitting(m_isFitting, true);
    for (int turn = 0; m_fitsAgain && turn < kMostTurns; ++turn) {
        m_fitsAgain = false;
        showWhatFits();
    }
}

/// In a narrow window the place is hidden first, then the mode (design, "Smaller and sharper"). A
/// message hides both, and the selection too if they do not fit together. The narrowest window has
/// no room for the number of lines, nor for the title of the work.
void StatusBar::showWhatFits() {
    const bool speaks = !m_said->text().isEmpty() && !m_isInRow;
    int needed = kHeight; // margins
    int most = kHeight;   // that the bar cannot do without
    m_size->say(m_sizeAndLines);
    for (const QWidget* widget : findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
        if (widget == m_row)
            continue;
        const bool comesAndGoes = widget == m_range || widget == m_place || widget == m_mode ||
                                  widget == m_placeSeparator || widget == m_modeSeparator;
        const bool isShown = widget == m_said ? speaks : !widget->isHidden();
        const int wide =
            kGap + (widget == m_progress ? m_progress->wholeWidth() : widget->sizeHint().width());
        if (comesAndGoes || isShown)
            needed += wide;
        if (widget == m_range || (!comesAndGoes && widget != m_said && isShown))
            most += wide;
    }
    if (most > window()->width()) {
        const int withLines = m_size->sizeHint().width();
        m_size->say(m_sizeAlone);
        most -= withLines - m_size->sizeHint().width();
    }
    m_progress->setTitleVisible(most <= window()->width());
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
    const bool isJudgedAgain =
        !m_said->text().isEmpty() && event->oldSize().width() != event->size().width();
    if (isJudgedAgain)
        m_isInRow = false; // beside fewer parts it may fit
    fit();
    if (isJudgedAgain)
        QTimer::singleShot(0, this, &StatusBar::showWhole);
}

void StatusBar::changeEvent(QEvent* event) {
    const bool changesWidths =
        event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange;
    if (changesWidths && m_size != nullptr)
        fit();
    if (event->type() == QEvent::PaletteChange && m_size != nullptr)
        m_problems->showScan(*m_document);
    QStatusBar::changeEvent(event);
    if (changesWidths)
        giveRowItsRoom();
}

void StatusBar::showSelection() {
    const std::uint64_t caret = m_selection->caret();
    const int digits = ByteLensLayout::offsetDigits(m_document->size()); // as in the grid
    m_offset->say(tr("Offset %1 (%2)").arg(offsetText(caret, digits), numberText(caret)));
    const ByteRange range = m_selection->range();
    if (range.empty()) {
        m_range->say(tr("Selection –"));
    } else {
        const QString ends = tr("%1..%2").arg(QString::number(range.begin, 16).toUpper(),
                                              QString::number(range.end - 1, 16).toUpper());
        QStringList counts{bytesText(range.length())};
        if (range.length() <= kCountUpTo)
            counts += contentsText(m_document->spansIn(range));
        m_range->say(tr("Selection %1  %2").arg(ends, listText(counts)));
    }
    fit();
    m_place->showPlace();
}

void StatusBar::showMode() {
    m_mode->say(m_editor->mode() == ByteEditor::Mode::Insert ? tr("Insert") : tr("Overwrite"));
}

void StatusBar::followScan() {
    m_problems->showScan(*m_document);
    m_place->followScan();
    showSize();
}

void StatusBar::showSize() {
    const QString bytes = bytesText(m_document->size());
    const DocumentScan& scan = m_document->scan();
    m_sizeAlone = bytes;
    m_sizeAndLines =
        scan.isComplete()
            ? tr("%1, %2").arg(bytes, linesText(summaryOf(scan.index().text.index->totals()).lines))
            : bytes;
    fit();
}

} // namespace moji::app
