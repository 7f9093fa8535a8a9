#include "lessons/lessons_panel.h"

#include "lessons/question_view.h"
#include "style/fonts.h"
#include "widgets/announcement.h"
#include "widgets/heard_view.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QStackedWidget>
#include <QTimer>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <map>

namespace moji::app {

namespace {

constexpr int kPadding = 12;
constexpr int kProgress = 1; // column
constexpr int kIdRole = Qt::UserRole;
constexpr int kSummaryRole = Qt::UserRole + 1;

QLabel* makeWords(QWidget* parent) {
    auto* label = new QLabel(parent);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    return label;
}

QVBoxLayout* makeColumn(QWidget* page) {
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(kPadding, kPadding, kPadding, kPadding);
    return column;
}

} // namespace

LessonsPanel::LessonsPanel(QWidget* parent)
    : Panel(parent)
    , m_pages(new QStackedWidget(this)) {
    m_pages->addWidget(makeList());
    m_pages->addWidget(makeLesson());
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_pages);
    setFocusProxy(m_list);
    setAutoFillBackground(true);
    restyle();
}

QWidget* LessonsPanel::makeList() {
    auto* page = new QWidget(this);
    m_list = new HeardView<QTreeWidget>(page);
    m_list->setAccessibleName(tr("Lessons"));
    m_list->setHeaderLabels({tr("Lesson"), tr("Progress")}); // for screen readers
    m_list->setHeaderHidden(true);
    m_list->headerItem()->setSizeHint(kProgress, QSize(1, 1)); // its words need no room
    m_list->setRootIsDecorated(false);
    m_list->setIndentation(kPadding);
    m_list->setUniformRowHeights(true);
    m_list->setItemsExpandable(false);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(kProgress, QHeaderView::ResizeToContents);
    m_summary = makeWords(page);
    m_open = new QPushButton(tr("Start"), page);
    auto* column = makeColumn(page);
    column->addWidget(m_list, 1);
    column->addWidget(m_summary);
    column->addWidget(m_open, 0, Qt::AlignLeft);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &LessonsPanel::describeCurrent);
    connect(m_list, &QTreeWidget::itemActivated, this, &LessonsPanel::openCurrent);
    connect(m_open, &QPushButton::clicked, this, &LessonsPanel::openCurrent);
    return page;
}

QWidget* LessonsPanel::makeLesson() {
    auto* page = new QWidget(this);
    m_stepArea = new QScrollArea(page);
    m_stepArea->setFrameShape(QFrame::NoFrame);
    m_stepArea->setWidgetResizable(true);
    m_stepArea->setFocusPolicy(Qt::NoFocus);
    m_stepArea->setWidget(makeStep());
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, kPadding);
    column->addWidget(m_stepArea, 1);
    column->addLayout(makeLessonButtons(page)); // in sight however long the step is
    return page;
}

QWidget* LessonsPanel::makeStep() {
    auto* step = new QWidget;
    m_title = makeWords(step);
    m_title->setObjectName(QStringLiteral("lessonTitle"));
    m_position = makeWords(step);
    m_text = makeWords(step);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_pointedAt = makeWords(step);
    m_question = new QuestionView(step);
    auto* column = makeColumn(step);
    column->addWidget(m_title);
    column->addWidget(m_position);
    column->addSpacing(kPadding);
    column->addWidget(m_text);
    column->addWidget(m_pointedAt);
    column->addSpacing(kPadding);
    column->addWidget(m_question);
    column->addStretch(1);
    return step;
}

QHBoxLayout* LessonsPanel::makeLessonButtons(QWidget* page) {
    m_back = new QPushButton(tr("Back"), page);
    m_next = new QPushButton(tr("Next"), page);
    m_leave = new QPushButton(tr("All lessons"), page);
    m_next->setDefault(true);
    m_next->setAutoDefault(true);
    m_back->setAutoDefault(true);
    m_leave->setAutoDefault(true);
    auto* buttons = new QHBoxLayout;
    buttons->setContentsMargins(kPadding, 0, kPadding, 0);
    buttons->addWidget(m_back);
    buttons->addWidget(m_next);
    buttons->addStretch();
    buttons->addWidget(m_leave);
    connect(m_back, &QPushButton::clicked, this, [this] { Q_EMIT stepWanted(m_step - 1); });
    connect(m_next, &QPushButton::clicked, this, [this] {
        if (m_step + 1 < m_steps)
            Q_EMIT stepWanted(m_step + 1);
        else
            Q_EMIT leaveWanted();
    });
    connect(m_leave, &QPushButton::clicked, this, &LessonsPanel::leaveWanted);
    return buttons;
}

void LessonsPanel::setLessons(const LessonLibrary& library) {
    m_lessons = library.lessons();
    m_faults = library.faults();
    fillList();
}

void LessonsPanel::fillList() {
    const QString current = currentId();
    m_list->clear();
    std::map<QString, QTreeWidgetItem*> topics;
    QTreeWidgetItem* chosen = nullptr;
    bool isAnySeen = false;
    QFont heading; // the size is the list's
    heading.setWeight(QFont::DemiBold);
    for (const auto& [lesson, path] : m_lessons) {
        QTreeWidgetItem*& topic = topics[lesson.topic.text()];
        if (topic == nullptr) {
            topic = new QTreeWidgetItem(m_list, {lesson.topic.text()});
            topic->setFlags(Qt::ItemIsEnabled);
            topic->setFont(0, heading);
            topic->setFirstColumnSpanned(true);
            topic->setExpanded(true);
        }
        const int steps = static_cast<int>(lesson.steps.size());
        const int seen = m_progress.stepsSeen(lesson.id);
        isAnySeen = isAnySeen || seen > 0;
        const QString progress = seen == 0       ? QString()
                                 : seen >= steps ? tr("done")
                                                 : tr("%1 of %2").arg(seen).arg(steps);
        auto* item = new QTreeWidgetItem(topic, {lesson.title.text(), progress});
        item->setData(0, kIdRole, lesson.id);
        item->setData(0, kSummaryRole, lesson.summary.text());
        item->setToolTip(0, lesson.title.text());
        if (lesson.id == current || chosen == nullptr)
            chosen = item;
    }
    if (!m_faults.empty()) {
        auto* broken = new QTreeWidgetItem(m_list, {tr("Broken lessons")});
        broken->setExpanded(true);
        for (const QString& fault : m_faults) {
            auto* item = new QTreeWidgetItem(broken, {fault});
            item->setData(0, kSummaryRole, fault);
        }
    }
    m_list->setColumnHidden(kProgress, !isAnySeen);
    m_list->setCurrentItem(chosen);
    describeCurrent();
}

QString LessonsPanel::currentId() const {
    const QTreeWidgetItem* item = m_list->currentItem();
    return item == nullptr ? QString() : item->data(0, kIdRole).toString();
}

void LessonsPanel::describeCurrent() {
    const QTreeWidgetItem* item = m_list->currentItem();
    m_summary->setText(item == nullptr ? QString() : item->data(0, kSummaryRole).toString());
    m_open->setEnabled(!currentId().isEmpty());
}

void LessonsPanel::openCurrent() {
    if (const QString id = currentId(); !id.isEmpty())
        Q_EMIT chosen(id);
}

void LessonsPanel::showStep(const Lesson& lesson, int step) {
    m_step = step;
    m_steps = static_cast<int>(lesson.steps.size());
    const LessonStep& shown = lesson.steps[static_cast<std::size_t>(step)];
    m_title->setText(lesson.title.text());
    m_position->setText(tr("Step %1 of %2").arg(step + 1).arg(m_steps));
    m_text->setText(shown.text.text());
    setPointedAt({});
    if (step == 0)
        announce(this, m_title->text());
    announce(this, m_position->text());
    announce(this, m_text->text());
    m_question->setQuestion(shown.question);
    orderControls();
    m_back->setEnabled(step > 0);
    m_next->setText(step + 1 < m_steps ? tr("Next") : tr("Finish"));
    m_progress.see(lesson.id, step + 1);
    m_stepArea->verticalScrollBar()->setValue(0);
    m_pages->setCurrentIndex(1);
    setFocusProxy(m_next);
}

/// The answers, made for each question, come before the buttons of the lesson.
void LessonsPanel::orderControls() {
    QWidget* before = nullptr;
    for (QWidget* control : m_question->controls() + QList<QWidget*>{m_back, m_next, m_leave}) {
        if (before != nullptr)
            setTabOrder(before, control);
        before = control;
    }
}

void LessonsPanel::showList() {
    fillList();
    m_pages->setCurrentIndex(0);
    setFocusProxy(m_list);
}

bool LessonsPanel::isShowingStep() const {
    return m_pages->currentIndex() == 1;
}

void LessonsPanel::setPointedAt(const QString& name) {
    m_pointedAt->setText(name.isEmpty() ? QString() : tr("Framed: %1").arg(name));
    m_pointedAt->setVisible(!name.isEmpty());
}

void LessonsPanel::showJudgement(const Judgement& judgement) {
    m_question->showJudgement(judgement);
    QTimer::singleShot(0, this, [this] { // when it has its place
        m_stepArea->ensureVisible(0, m_question->geometry().bottom());
    });
    if (judgement.right)
        m_next->setFocus();
}

void LessonsPanel::restyle() {
    m_title->setFont(uiFont(FontSize::GlyphWide, QFont::DemiBold));
    m_position->setFont(uiFont(FontSize::Label));
    m_pointedAt->setFont(uiFont(FontSize::Label));
    m_text->setFont(uiFont(FontSize::Glyph));
    setMinimumWidth(scaled(240));
}

void LessonsPanel::changeEvent(QEvent* event) {
    Panel::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        restyle();
}

} // namespace moji::app
