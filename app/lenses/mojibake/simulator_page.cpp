#include "lenses/mojibake/simulator_page.h"

#include "lenses/mojibake/mojibake_words.h"
#include "style/fonts.h"
#include "text/counts.h"
#include "text/error_text.h"
#include "text/qt_text.h"
#include "widgets/heard_view.h"
#include "widgets/notice_pages.h"
#include "widgets/transport_bar.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QCoreApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace moji::app {

using repair::DamageKind;
using repair::DamageStep;

namespace {

constexpr qsizetype kMostCharacters = 256;
constexpr std::size_t kMostSteps = 32;
constexpr int kMostOffset = 9999;
constexpr int kLeastList = 300;

const std::pair<DamageKind, const char*> kKinds[] = {
    {DamageKind::Encode, QT_TRANSLATE_NOOP("MojibakeLens", "Write as")},
    {DamageKind::Decode, QT_TRANSLATE_NOOP("MojibakeLens", "Read as")},
    {DamageKind::Twice, QT_TRANSLATE_NOOP("MojibakeLens", "Encode twice, by")},
    {DamageKind::LoseByte, QT_TRANSLATE_NOOP("MojibakeLens", "Lose byte")},
    {DamageKind::Truncate, QT_TRANSLATE_NOOP("MojibakeLens", "Cut off from")},
};

bool hasOffset(DamageKind kind) {
    return kind == DamageKind::LoseByte || kind == DamageKind::Truncate;
}

} // namespace

SimulatorPage::SimulatorPage(Document* document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_names(new QStringListModel(this))
    , m_transport(new TransportBar(this))
    , m_chain(new ChainTable(this))
    , m_sentence(makeSentence(this)) {
    auto* right = new QVBoxLayout;
    right->setSpacing(0);
    right->addWidget(m_transport);
    right->addWidget(m_chain, 1);
    right->addWidget(m_sentence);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(1);
    row->addWidget(makeList());
    row->addLayout(right, 1);
    makeControls();
    setFocusProxy(m_steps);
    connect(m_transport, &TransportBar::firstRequested, this, [this] { goTo(0); });
    connect(m_transport, &TransportBar::previousRequested, this, &SimulatorPage::goBack);
    connect(m_transport, &TransportBar::nextRequested, this, [this] { goTo(m_position + 1); });
    connect(m_transport, &TransportBar::lastRequested, this,
            [this] { goTo(m_recipe.steps.size()); });
    connect(m_transport, &TransportBar::playingChanged, this, [this](bool playing) {
        if (playing && m_position == m_corruption.steps.size())
            goTo(0);
    });
    m_transport->setPositionPattern(tr("State %1 of %2"));
    m_steps->installEventFilter(this);
    m_chain->installEventFilter(this);
    restyle();
    load({"世界",
          {{DamageKind::Encode, "UTF-8", 0},
           {DamageKind::LoseByte, {}, 1},
           {DamageKind::Decode, "windows-1252", 0}}});
}

void SimulatorPage::makeControls() {
    m_copy = new QPushButton(tr("Copy JSON"), this);
    m_paste = new QPushButton(tr("Paste JSON"), this);
    m_copy->setToolTip(tr("Text and steps, for a lesson or a colleague"));
    connect(m_copy, &QPushButton::clicked, this, &SimulatorPage::copyJson);
    connect(m_paste, &QPushButton::clicked, this, &SimulatorPage::pasteJson);
}

QList<QWidget*> SimulatorPage::controls() const {
    return {m_copy, m_paste};
}

QWidget* SimulatorPage::makeList() {
    m_left = new QWidget(this);
    m_text = new QLineEdit(m_left);
    m_text->setAccessibleName(tr("Original text"));
    m_text->setMaxLength(kMostCharacters);
    m_steps = new HeardView<QListView>(m_left);
    m_steps->setAccessibleName(tr("Damage"));
    m_steps->setModel(m_names);
    m_steps->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_steps->setFrameShape(QFrame::NoFrame);
    auto* buttons = new QHBoxLayout;
    for (QPushButton* button : {addButton(tr("Up"), &SimulatorPage::moveUp),
                                addButton(tr("Down"), &SimulatorPage::moveDown),
                                addButton(tr("Remove"), &SimulatorPage::removeStep)})
        buttons->addWidget(button);
    buttons->addStretch(1);
    auto* column = new QVBoxLayout(m_left);
    column->setContentsMargins(12, 4, 8, 4);
    column->setSpacing(4);
    column->addWidget(m_text);
    column->addWidget(m_steps, 1);
    column->addWidget(makeStepEditor());
    column->addLayout(buttons);
    connect(m_text, &QLineEdit::textEdited, this, [this](const QString& text) {
        m_recipe.text = toUtf8(text);
        rebuild(currentStep());
    });
    return m_left;
}

/// What a new step is: kind, and encoding or place.
QWidget* SimulatorPage::makeStepEditor() {
    auto* editor = new QWidget(m_left);
    m_kind = new QComboBox(editor);
    m_kind->setAccessibleName(tr("Kind of step"));
    for (const auto& [kind, name] : kKinds)
        m_kind->addItem(QCoreApplication::translate("MojibakeLens", name), static_cast<int>(kind));
    m_codec = new QComboBox(editor);
    m_codec->setAccessibleName(tr("Encoding of the step"));
    m_codec->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_codec->setMinimumContentsLength(10);
    for (const CodecInfo& info : m_document->codecs().list())
        m_codec->addItem(fromUtf8(info.name));
    m_codec->setCurrentText(fromUtf8(m_document->codecs().utf8().name()));
    m_offset = new QSpinBox(editor);
    m_offset->setAccessibleName(tr("Byte"));
    m_offset->setRange(0, kMostOffset);
    auto* row = new QHBoxLayout(editor);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    row->addWidget(m_kind);
    row->addWidget(m_codec, 1);
    row->addWidget(m_offset, 1);
    row->addWidget(addButton(tr("Add"), &SimulatorPage::addChosen));
    connect(m_kind, &QComboBox::currentIndexChanged, this, &SimulatorPage::showArgument);
    showArgument();
    return editor;
}

QPushButton* SimulatorPage::addButton(const QString& text, void (SimulatorPage::*does)()) {
    auto* button = new QPushButton(text, m_left);
    connect(button, &QPushButton::clicked, this, does);
    m_buttons.push_back(button);
    return button;
}

void SimulatorPage::showArgument() {
    const bool offset = hasOffset(static_cast<DamageKind>(m_kind->currentData().toInt()));
    m_codec->setVisible(!offset);
    m_offset->setVisible(offset);
}

QString SimulatorPage::sentence() const {
    return m_sentence->text();
}

int SimulatorPage::currentStep() const {
    return m_steps->currentIndex().row();
}

void SimulatorPage::addChosen() {
    DamageStep step;
    step.kind = static_cast<DamageKind>(m_kind->currentData().toInt());
    if (hasOffset(step.kind))
        step.offset = static_cast<std::uint64_t>(m_offset->value());
    else
        step.codec = toUtf8(m_codec->currentText());
    addStep(step);
}

/// After the current step.
void SimulatorPage::addStep(const DamageStep& step) {
    if (m_recipe.steps.size() >= kMostSteps)
        return;
    const int at = m_recipe.steps.empty() ? 0 : currentStep() + 1;
    m_recipe.steps.insert(m_recipe.steps.begin() + at, step);
    rebuild(at);
}

void SimulatorPage::removeStep() {
    const int at = currentStep();
    if (at < 0)
        return;
    m_recipe.steps.erase(m_recipe.steps.begin() + at);
    rebuild(std::min(at, static_cast<int>(m_recipe.steps.size()) - 1));
}

void SimulatorPage::moveStep(int by) {
    const int from = currentStep();
    const int to = from + by;
    if (from < 0 || to < 0 || to >= static_cast<int>(m_recipe.steps.size()))
        return;
    std::swap(m_recipe.steps[static_cast<std::size_t>(from)],
              m_recipe.steps[static_cast<std::size_t>(to)]);
    rebuild(to);
}

void SimulatorPage::load(const DamageRecipe& recipe) {
    m_recipe = recipe;
    m_recipe.steps.resize(std::min(m_recipe.steps.size(), kMostSteps));
    m_text->setText(fromUtf8(m_recipe.text));
    m_recipe.text = toUtf8(m_text->text());
    rebuild(static_cast<int>(m_recipe.steps.size()) - 1);
}

/// Runs all steps again; reports a step that fails, and shows those before it.
void SimulatorPage::rebuild(int current) {
    QStringList names;
    for (const DamageStep& step : m_recipe.steps)
        names += tr("%1. %2").arg(names.size() + 1).arg(operationText(step));
    m_names->setStringList(names);
    if (current >= 0)
        m_steps->setCurrentIndex(m_names->index(current));
    m_problem.clear();
    auto steps = m_recipe.steps;
    auto result = repair::corrupt(m_document->codecs(), m_recipe.text, steps);
    if (!result)
        m_problem = errorText(result.error());
    while (!result && !steps.empty()) {
        steps.pop_back();
        result = repair::corrupt(m_document->codecs(), m_recipe.text, steps);
    }
    if (result)
        m_corruption = *std::move(result);
    goTo(m_recipe.steps.size());
}

void SimulatorPage::goTo(std::size_t position) {
    const std::size_t last = m_corruption.steps.size();
    if (position >= last)
        m_transport->setPlaying(false);
    m_position = std::min(position, last);
    m_transport->setPosition(m_position, last + 1);
    ChainStory story = storyOf(m_corruption, m_position);
    const std::uint64_t left = story.left;
    m_chain->setStory(std::move(story));
    m_chain->selectRow(static_cast<int>(m_position));
    m_chain->scrollTo(m_chain->model()->index(static_cast<int>(m_position), 0));
    QString sentence = m_position == 0
                           ? tr("The text as it was.")
                           : tr("Step %1: %2.")
                                 .arg(m_position)
                                 .arg(operationText(m_corruption.steps[m_position - 1]));
    if (left > 0)
        sentence += QLatin1Char(' ') + tr("Not shown: %1.").arg(charactersText(left));
    if (!m_problem.isEmpty())
        sentence += QLatin1Char(' ') + tr("The steps end here: %1").arg(m_problem);
    m_sentence->setText(sentence);
}

void SimulatorPage::goBack() {
    goTo(m_position - std::min<std::size_t>(m_position, 1));
}

bool SimulatorPage::handleKey(int key) {
    switch (key) {
    case Qt::Key_Space:
        m_transport->setPlaying(!m_transport->isPlaying());
        return true;
    case Qt::Key_Left:
        goBack();
        return true;
    case Qt::Key_Right:
        goTo(m_position + 1);
        return true;
    default:
        return false;
    }
}

bool SimulatorPage::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress) {
        const auto& pressed = static_cast<QKeyEvent&>(*event);
        if (pressed.modifiers() == Qt::NoModifier && handleKey(pressed.key()))
            return true;
    }
    return QWidget::eventFilter(watched, event);
}

void SimulatorPage::copyJson() const {
    QApplication::clipboard()->setText(toJson(m_recipe));
}

void SimulatorPage::pasteJson() {
    const auto recipe = damageRecipeOf(QApplication::clipboard()->text());
    if (recipe)
        load(*recipe);
    else
        m_sentence->setText(tr("The clipboard holds no steps: %1").arg(errorText(recipe.error())));
}

void SimulatorPage::restyle() {
    const QFont font = uiFont(FontSize::Label);
    for (QWidget* widget :
         std::initializer_list<QWidget*>{m_steps, m_kind, m_codec, m_offset, m_copy, m_paste})
        widget->setFont(font);
    for (QPushButton* button : m_buttons)
        button->setFont(font);
    m_text->setFont(glyphFont());
}

void SimulatorPage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        restyle();
}

void SimulatorPage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    m_left->setFixedWidth(
        std::max({m_left->minimumSizeHint().width(), scaled(kLeastList), width() / 3}));
}

} // namespace moji::app
