#include "lessons/question_view.h"

#include "style/fonts.h"
#include "style/palette.h"
#include "text/qt_text.h"
#include "widgets/announcement.h"

#include <QAbstractButton>
#include <QButtonGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeySequence>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>

namespace moji::app {

namespace {

constexpr std::size_t kMostShown = 8; // selected bytes

QLabel* makeWords(QWidget* parent) {
    auto* label = new QLabel(parent);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    return label;
}

/// Where the character with its marks begins that has a unit of UTF-16 at `at`.
qsizetype characterAt(const QString& text, qsizetype at) {
    while (at > 0 && at < text.size() && (text[at].isLowSurrogate() || text[at].isMark()))
        --at;
    return at;
}

/// With places where a long word, such as an escaped text, may be broken.
QString breakable(const QString& text) {
    constexpr qsizetype kPiece = 12;
    QStringList words = text.split(QLatin1Char(' '));
    for (QString& word : words)
        if (word.size() > 2 * kPiece)
            for (qsizetype at = word.size() / kPiece * kPiece; at > 0; at -= kPiece)
                if (const qsizetype place = characterAt(word, at); place > 0)
                    word.insert(place, QChar(0x200B));
    return words.join(QLatin1Char(' '));
}

} // namespace

QuestionView::QuestionView(QWidget* parent)
    : QWidget(parent)
    , m_text(makeWords(this))
    , m_place(new QVBoxLayout)
    , m_check(new QPushButton(tr("Check"), this))
    , m_solution(new QPushButton(tr("Show the answer"), this))
    , m_feedback(makeWords(this)) {
    m_feedback->setObjectName(QStringLiteral("feedback"));
    m_feedback->setMargin(6);
    m_feedback->setAutoFillBackground(true);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_check);
    buttons->addWidget(m_solution);
    buttons->addStretch();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_text);
    column->addLayout(m_place);
    column->addLayout(buttons);
    column->addWidget(m_feedback);
    connect(m_check, &QPushButton::clicked, this, [this] { Q_EMIT answered(answer()); });
    connect(m_solution, &QPushButton::clicked, this, &QuestionView::solutionWanted);
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter}) {
        auto* enter = new QShortcut(QKeySequence(key), this);
        enter->setContext(Qt::WidgetWithChildrenShortcut);
        connect(enter, &QShortcut::activated, this, [this] {
            if (m_solution->hasFocus())
                m_solution->click();
            else
                m_check->click();
        });
    }
    setQuestion({});
}

void QuestionView::clearAnswers() {
    delete m_answers;
    m_answers = new QWidget(this);
    m_choices = nullptr;
    m_line = nullptr;
    m_selected = nullptr;
    m_selectedBytes = {};
    m_choiceAnswers.clear();
    auto* column = new QVBoxLayout(m_answers);
    column->setContentsMargins(0, 0, 0, 0);
    m_place->addWidget(m_answers);
}

void QuestionView::addChoice(const QString& text, const QString& answer) {
    if (m_choices == nullptr)
        m_choices = new QButtonGroup(m_answers);
    auto* button = new QRadioButton(m_answers);
    button->setAccessibleName(text);
    auto* label = makeWords(m_answers); // a radio button does not wrap its text
    label->setText(breakable(text));
    label->setBuddy(button);
    label->installEventFilter(this);
    m_choices->addButton(button, static_cast<int>(m_choiceAnswers.size()));
    m_choiceAnswers += answer;
    auto* row = new QHBoxLayout;
    row->addWidget(button, 0, Qt::AlignTop);
    row->addWidget(label, 1);
    static_cast<QVBoxLayout*>(m_answers->layout())->addLayout(row);
}

/// A click on the words of a choice chooses it.
bool QuestionView::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::MouseButtonRelease)
        if (const auto* label = qobject_cast<QLabel*>(watched))
            if (auto* button = qobject_cast<QAbstractButton*>(label->buddy()))
                button->click();
    return QWidget::eventFilter(watched, event);
}

void QuestionView::setQuestion(const std::optional<LessonQuestion>& question) {
    m_question = question;
    m_isAnswered = false;
    m_feedback->hide();
    m_solution->hide();
    clearAnswers();
    setVisible(question.has_value());
    if (!question)
        return;
    m_text->setText(question->text.text());
    announce(this, m_text->text());
    switch (question->kind) {
    case QuestionKind::NextState:
        for (const utf8::DfaState state : offeredStates())
            addChoice(nameOf(state), idOf(state));
        break;
    case QuestionKind::Choose:
        for (std::size_t i = 0; i < question->options.size(); ++i) {
            const LessonOption& option = question->options[i];
            addChoice(option.text.empty() ? option.value : option.text.text(), QString::number(i));
        }
        break;
    case QuestionKind::TypeBytes:
        m_line = new QLineEdit(m_answers);
        m_line->setAccessibleName(tr("Bytes in hexadecimal"));
        m_line->setPlaceholderText(tr("Bytes in hexadecimal"));
        m_line->setFont(monoFont());
        m_answers->layout()->addWidget(m_line);
        break;
    case QuestionKind::ClickByte:
        m_selected = makeWords(m_answers);
        m_answers->layout()->addWidget(m_selected);
        setSelected(0, {});
        break;
    }
}

void QuestionView::setSelected(std::uint64_t offset, ByteView bytes) {
    if (m_selected == nullptr)
        return;
    m_selectedBytes = {offset, offset + bytes.size()};
    const QString first = offsetText(offset, 2);
    if (bytes.empty()) {
        m_selected->setText(tr("Select a byte in the grid, then choose Check."));
    } else if (bytes.size() == 1) {
        m_selected->setText(tr("Selected: offset %1, byte %2").arg(first, hexText(bytes)));
    } else {
        QString shown = hexText(bytes.first(std::min(bytes.size(), kMostShown)));
        if (bytes.size() > kMostShown)
            shown += QStringLiteral(" …");
        m_selected->setText(tr("Selected: offsets %1..%2, bytes %3")
                                .arg(first, offsetText(m_selectedBytes.end - 1, 2), shown));
    }
}

QString QuestionView::answer() const {
    if (m_choices != nullptr)
        return m_choices->checkedId() < 0 ? QString() : m_choiceAnswers[m_choices->checkedId()];
    if (m_line != nullptr)
        return m_line->text();
    return answerOf(m_selectedBytes);
}

void QuestionView::setAnswer(const QString& answer) {
    if (m_choices != nullptr && m_choiceAnswers.contains(answer))
        m_choices->button(static_cast<int>(m_choiceAnswers.indexOf(answer)))->setChecked(true);
    else if (m_line != nullptr)
        m_line->setText(answer);
}

void QuestionView::showSolution(const QString& answer) {
    setAnswer(answer);
    m_feedback->hide(); // it is about another answer
}

QList<QWidget*> QuestionView::controls() const {
    QList<QWidget*> controls;
    if (m_choices != nullptr)
        for (QAbstractButton* button : m_choices->buttons())
            controls += button;
    if (m_line != nullptr)
        controls += m_line;
    return controls + QList<QWidget*>{m_check, m_solution};
}

void QuestionView::showJudgement(const Judgement& judgement) {
    m_isAnswered = judgement.right;
    m_feedback->setText(judgement.right ? tr("Right.") : judgement.reason);
    announce(this, m_feedback->text());
    restyle();
    m_feedback->show();
    m_solution->setVisible(!judgement.right);
}

void QuestionView::restyle() {
    QPalette palette = m_feedback->palette();
    palette.setColor(QPalette::Window, m_isAnswered ? colours().goodBg : colours().badBg);
    palette.setColor(QPalette::WindowText, m_isAnswered ? colours().good : colours().bad);
    m_feedback->setPalette(palette);
}

void QuestionView::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        restyle();
}

} // namespace moji::app
