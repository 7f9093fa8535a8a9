#include "window/lessons_dock.h"

#include "document/notes.h"
#include "grid/byte_grid.h"
#include "lessons/lessons_panel.h"
#include "lessons/point_frame.h"
#include "lessons/question_view.h"
#include "style/fonts.h"
#include "text/language.h"
#include "text/qt_text.h"
#include "window/action_icons.h"
#include "window/main_window.h"
#include "window/named_parts.h"
#include "window/record_dialog.h"

#include <QDesktopServices>
#include <QDir>
#include <QDockWidget>
#include <QPointer>
#include <QUrl>

#include <algorithm>

namespace moji::app {

namespace {

constexpr int kWidth = 320;
constexpr int kRoomyWindow = 1600; // has room for the lesson and the inspector beside the bytes
const QString kInspector = QStringLiteral("inspector");

} // namespace

LessonsDock::LessonsDock(MainWindow* window, const CodecRegistry& codecs)
    : QObject(window)
    , m_window(window)
    , m_library(codecs)
    , m_panel(new LessonsPanel(window))
    , m_dock(window->docks().addList(m_panel, QLatin1String(kId), tr("Lessons"),
                                     Qt::LeftDockWidgetArea))
    , m_frame(new PointFrame(window)) {
    window->setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    m_panel->setAccessibleName(tr("Lessons"));
    m_panel->setLessons(m_library);
    connect(m_panel, &LessonsPanel::chosen, this, &LessonsDock::startById);
    connect(m_panel, &LessonsPanel::stepWanted, this, &LessonsDock::showStep);
    connect(m_panel, &LessonsPanel::leaveWanted, this, &LessonsDock::leave);
    connect(&m_panel->question(), &QuestionView::answered, this, &LessonsDock::answer);
    connect(&m_panel->question(), &QuestionView::solutionWanted, this, &LessonsDock::showSolution);
    connect(m_frame, &PointFrame::pointed, this, [this](const QWidget* at) {
        for (; at != nullptr; at = at->parentWidget())
            if (!at->accessibleName().isEmpty())
                return m_panel->setPointedAt(at->accessibleName());
    });
    connect(&window->tabs(), &DocumentTabs::closing, this, [this](const DocumentTab* tab) {
        if (tab == m_tab) {
            m_tab = nullptr;
            leave();
        }
    });
    connect(&window->tabs(), &DocumentTabs::currentChanged, this, [this](const DocumentTab* tab) {
        if (isRunning() && tab != m_tab)
            m_frame->pointAt({}); // those bytes are not the lesson's
    });
}

LessonsDock::~LessonsDock() = default;

void LessonsDock::fillMenu(QMenu* menu) {
    menu->addSeparator();
    addAction(menu, "help.lessons", tr("&Lessons"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_L),
              nullptr, this, [this] { show(); });
    addAction(menu, "help.nextStep", tr("&Next step of the lesson"), QKeySequence(Qt::Key_F9),
              nullptr, this, [this] { showStep(m_step + 1); });
    addAction(menu, "help.previousStep", tr("&Previous step of the lesson"),
              QKeySequence(Qt::SHIFT | Qt::Key_F9), nullptr, this,
              [this] { showStep(m_step - 1); });
    addAction(menu, "help.recordLesson", tr("&Record a lesson…"), {}, nullptr, this,
              [this] { record(); });
    addAction(menu, "help.lessonFolder", tr("&Open the lesson folder"), {}, nullptr, this,
              [this] { openFolder(); });
    menu->addSeparator();
}

void LessonsDock::remember() {
    m_panel->progress().remember();
    readLessons();
}

void LessonsDock::readLessons() {
    m_library.readFolder(LessonLibrary::userFolder());
    m_panel->setLessons(m_library);
}

void LessonsDock::show() {
    if (!m_panel->isShowingStep())
        readLessons();
    const bool isNew = m_dock->isHidden();
    m_dock->show();
    m_dock->raise();
    if (isNew)
        m_window->resizeDocks({m_dock}, {scaled(kWidth)}, Qt::Horizontal);
    m_panel->setFocus(Qt::ShortcutFocusReason);
}

void LessonsDock::startById(const QString& id) {
    if (const Lesson* lesson = m_library.find(id))
        start(*lesson, 0);
}

void LessonsDock::start(const Lesson& lesson, int step) {
    if (!isRunning()) {
        m_before = m_window->docks().arrangement();
        m_wasHidden = m_dock->isHidden();
    }
    m_lesson = std::make_unique<Lesson>(lesson);
    show();
    showStep(std::min(step, static_cast<int>(lesson.steps.size()) - 1));
    m_panel->setFocus(Qt::ShortcutFocusReason);
}

const LessonStep& LessonsDock::current() const {
    return m_lesson->steps[static_cast<std::size_t>(m_step)];
}

void LessonsDock::showStep(int step) {
    if (!isRunning() || step < 0 || step >= static_cast<int>(m_lesson->steps.size()))
        return;
    m_step = step;
    const QPointer<QWidget> focus = m_window->focusWidget();
    showBytes(current());
    showLens(current());
    m_panel->showStep(*m_lesson, step);
    m_hasSelected = false; // the step's own selection is no answer yet
    followSelection();
    if (focus != nullptr && focus->isVisible())
        focus->setFocus();
    else
        m_panel->setFocus();
    m_frame->pointAt([this, path = current().point](Reveal reveal) {
        return findPart(*m_window, path, reveal);
    });
    Q_EMIT stepChanged();
}

void LessonsDock::showBytes(const LessonStep& step) {
    DocumentTabs& tabs = m_window->tabs();
    if (m_tab != nullptr && m_tab->document().isHeld())
        forgetTab(); // it is being saved
    if (m_tab == nullptr) {
        m_tab = &tabs.add();
        m_tab->setReplaceable(false);
        connect(&m_tab->selection(), &Selection::changed, this, [this] {
            m_hasSelected = true;
            followSelection();
        });
    }
    Document& document = m_tab->document();
    const ByteRange all{0, document.size()};
    if (document.isModified() || all.end != step.bytes.size() || document.bytes(all) != step.bytes)
        document.setBytes(ByteView(step.bytes), m_lesson->title.text());
    if (const Codec* codec = document.codecs().find(toUtf8(step.encoding)))
        document.setCodec(*codec);
    std::vector<Note> notes;
    for (const LessonNote& note : step.notes)
        notes.push_back({note.range, note.text.in(language())});
    document.notes().replaceAll(notes);
    m_tab->view() = {};
    tabs.setCurrent(*m_tab);
    m_tab->selection().select(step.selection);
}

/// In its first state, whatever an earlier step or the reader chose, but for what the step sets.
void LessonsDock::showLens(const LessonStep& step) {
    m_refused.clear();
    makeRoom();
    LensHost* host = m_window->docks().host(step.lens);
    if (host == nullptr) {
        for (auto part = step.state.begin(); part != step.state.end(); ++part)
            m_refused += QStringLiteral("%1=%2").arg(part.key(), *part);
        return;
    }
    host->setDocument(&m_tab->document(), &m_tab->selection(), {});
    QDockWidget* dock = m_window->docks().dock(step.lens);
    dock->show(); // without the focus, which stays with the lesson
    dock->raise();
    m_refused = host->setState(step.state);
}

/// The inspector gives way to the lesson in a small window, unless the step is about it.
void LessonsDock::makeRoom() {
    QDockWidget* inspector = m_window->docks().dock(kInspector);
    const auto& path = current().point;
    const bool isNeeded = current().lens == kInspector ||
                          (!path.empty() && path.front() == kInspector) ||
                          m_window->width() >= kRoomyWindow;
    const bool wasOpen = m_before.open.contains(kInspector);
    if (!inspector->isFloating())
        inspector->setVisible(isNeeded && (wasOpen || current().lens == kInspector));
}

void LessonsDock::leave() {
    if (!isRunning())
        return;
    m_frame->pointAt({});
    m_lesson.reset();
    forgetTab();
    m_window->docks().restore(m_before, {QLatin1String(kId)});
    m_panel->showList();
    if (m_wasHidden)
        m_window->grid().setFocus();
    else
        m_panel->setFocus();
    m_dock->setVisible(!m_wasHidden);
    Q_EMIT stepChanged();
}

/// Closes the lesson's tab, unless the reader has edited it.
void LessonsDock::forgetTab() {
    DocumentTab* tab = std::exchange(m_tab, nullptr);
    if (tab == nullptr)
        return;
    tab->selection().disconnect(this);
    if (!tab->document().isModified() && m_window->tabs().count() > 1)
        m_window->tabs().close(*tab);
}

LessonSubject LessonsDock::subject() const {
    LessonSubject subject;
    if (m_tab == nullptr || m_lesson == nullptr)
        return subject;
    const Document& document = m_tab->document();
    subject.bytes = document.bytes({0, std::min<std::uint64_t>(document.size(), kMostLessonBytes)});
    subject.codec = &document.codec();
    subject.selection = current().selection;
    subject.codecs = &document.codecs();
    return subject;
}

bool LessonsDock::findsPart() const {
    if (current().point.empty())
        return true;
    const auto part = findPart(*m_window, current().point, Reveal::Yes);
    return part && part->isExact && !part->area.isEmpty();
}

void LessonsDock::followSelection() {
    if (m_tab == nullptr || !isRunning())
        return;
    ByteRange selected = m_tab->selection().range();
    if (selected.empty())
        ++selected.end; // the byte at the caret
    const Bytes bytes = m_hasSelected ? m_tab->document().bytes(selected) : Bytes();
    m_panel->question().setSelected(selected.begin, bytes);
}

void LessonsDock::answer(const QString& answer) {
    if (!isRunning() || !current().question)
        return;
    const Judgement judgement = judge(*current().question, subject(), answer);
    m_panel->showJudgement(judgement);
    m_window->say(judgement.right ? tr("Right.") : judgement.reason);
}

void LessonsDock::showSolution() {
    const QStringList right = rightAnswers(*current().question, subject());
    if (right.empty())
        return;
    if (current().question->kind == QuestionKind::ClickByte) {
        const std::uint64_t offset = right.front().toULongLong();
        m_tab->selection().select({offset, offset + 1});
        m_hasSelected = true; // also where it was selected before
        followSelection();
    }
    m_panel->question().showSolution(right.front());
}

void LessonsDock::record() {
    const LensDocks& docks = m_window->docks();
    RecordedStep step;
    Document& document = m_window->document();
    if (document.size() > kMostLessonBytes) {
        m_window->say(tr("A step has at most %1 bytes. Copy the part that the lesson needs.")
                          .arg(QString::number(kMostLessonBytes)));
        return;
    }
    step.bytes = document.bytes({0, document.size()});
    step.encoding = fromUtf8(document.codec().name());
    step.selection = m_window->selection().range();
    step.notes = document.notes().list();
    step.lens = docks.lensInFront();
    if (const LensHost* host = docks.host(step.lens))
        step.state = host->state();
    auto* dialog = new RecordDialog(step, m_window);
    connect(dialog, &RecordDialog::said, m_window, &MainWindow::say);
    connect(dialog, &QDialog::accepted, this, &LessonsDock::readLessons);
    dialog->open();
}

void LessonsDock::openFolder() {
    const QString folder = LessonLibrary::userFolder();
    if (!QDir().mkpath(folder) || !QDesktopServices::openUrl(QUrl::fromLocalFile(folder)))
        m_window->say(tr("The lesson folder is %1.").arg(folder));
}

} // namespace moji::app
