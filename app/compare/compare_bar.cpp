#include "compare/compare_bar.h"

#include "document/document_name.h"
#include "style/icons.h"
#include "style/late_style.h"
#include "text/counts.h"
#include "text/error_text.h"
#include "text/percent.h"
#include "text/qt_text.h"
#include "widgets/elided_label.h"
#include "widgets/encoding_box.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace moji::app {

namespace {

constexpr int kEncodingColumn = 2; // in the row of widgets

QString nameOf(const Document& document) {
    const QString name = shownName(document);
    return CompareBar::tr("%1 (%2)").arg(name, fromUtf8(document.codec().name()));
}

} // namespace

CompareBar::CompareBar(QWidget* parent)
    : QWidget(parent)
    , m_left(new ElidedLabel(this))
    , m_between(new QLabel(QStringLiteral("↔"), this))
    , m_right(new ElidedLabel(this))
    , m_mode(new QComboBox(this))
    , m_state(new QLabel(this))
    , m_again(makeButton(tr("Compare again"), nullptr))
    , m_asText(makeButton(tr("Compare as text"), nullptr))
    , m_previous(makeButton(tr("Previous difference"), &CompareBar::previousWanted))
    , m_next(makeButton(tr("Next difference"), &CompareBar::nextWanted))
    , m_list(makeButton(tr("List all"), &CompareBar::listWanted))
    , m_close(makeButton(tr("Close the comparison"), &CompareBar::closeWanted)) {
    setAccessibleName(tr("Comparison"));
    setFocusPolicy(Qt::NoFocus);
    m_mode->addItem(tr("Same offsets"), static_cast<int>(Comparison::Mode::SameOffset));
    m_mode->addItem(tr("Find insertions"), static_cast<int>(Comparison::Mode::Insertions));
    m_mode->addItem(tr("Text"), static_cast<int>(Comparison::Mode::Text));
    m_mode->setToolTip(tr("Bytes at equal offsets, bytes with insertions, or characters, which "
                          "are equal in whatever encoding they are written"));
    m_mode->setAccessibleName(tr("How to compare"));
    m_state->setTextFormat(Qt::PlainText);
    m_previous->setToolTip(tr("Previous difference (Shift+F7)"));
    m_next->setToolTip(tr("Next difference (F7)"));
    m_close->setToolTip(tr("Close the comparison (Esc)"));
    m_asText->setToolTip(tr("The two sides have different encodings: compare their characters "
                            "instead of their bytes"));
    for (QToolButton* button : {m_again, m_asText, m_list}) {
        button->setText(button->accessibleName());
        button->setObjectName(QStringLiteral("worded"));
    }
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 4, 8, 4);
    row->setSpacing(8);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_left, m_between, m_right, m_mode,
                                                           m_state, m_asText, m_again})
        row->addWidget(widget);
    row->addStretch();
    for (QToolButton* button : {m_previous, m_next, m_list, m_close})
        row->addWidget(button);
    connect(m_mode, &QComboBox::activated, this, [this] {
        m_comparison->setMode(static_cast<Comparison::Mode>(m_mode->currentData().toInt()));
    });
    connect(m_asText, &QToolButton::clicked, this,
            [this] { m_comparison->setMode(Comparison::Mode::Text); });
    connect(m_again, &QToolButton::clicked, this, [this] { m_comparison->compareAgain(); });
    restyle();
    hide();
    styleWhenShown(this);
}

QToolButton* CompareBar::makeButton(const QString& name, void (CompareBar::*wanted)()) {
    auto* button = new QToolButton(this);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    button->setAccessibleName(name);
    if (wanted != nullptr)
        connect(button, &QToolButton::clicked, this, wanted);
    return button;
}

void CompareBar::begin(Comparison* comparison) {
    m_comparison = comparison;
    makeEncodingBox();
    const bool documents = comparison->kind() == Comparison::Kind::Documents;
    m_mode->setVisible(documents);
    for (const Side side : {Side::Left, Side::Right}) {
        const Document& document = comparison->document(side);
        connect(&document, &Document::identityChanged, this, &CompareBar::showNames,
                Qt::UniqueConnection);
        connect(&document, &Document::codecChanged, this, &CompareBar::showNames,
                Qt::UniqueConnection);
    }
    connect(comparison, &Comparison::changed, this, &CompareBar::showState);
    connect(comparison, &Comparison::progressed, this, &CompareBar::showState);
    showNames();
    showState();
    show();
}

void CompareBar::end() {
    hide();
    m_comparison = nullptr;
    removeEncodingBox();
}

/// The key that ends the comparison may have been pressed in it.
void CompareBar::removeEncodingBox() {
    if (m_encoding == nullptr)
        return;
    m_encoding->hide();
    std::exchange(m_encoding, nullptr)->deleteLater();
}

void CompareBar::makeEncodingBox() {
    Document& right = m_comparison->document(Side::Right);
    removeEncodingBox();
    m_encoding = new EncodingBox(right.codecs(), right.codec(), this);
    m_encoding->setAccessibleName(tr("Encoding of the right side"));
    m_encoding->setToolTip(m_encoding->accessibleName());
    static_cast<QHBoxLayout*>(layout())->insertWidget(kEncodingColumn + 1, m_encoding);
    setTabOrder(m_encoding, m_mode);
    connect(m_encoding, &EncodingBox::chosen, &right, &Document::setCodec);
    connect(m_encoding, &EncodingBox::refused, this, &CompareBar::said);
}

void CompareBar::showNames() {
    if (m_comparison == nullptr)
        return;
    const Document& right = m_comparison->document(Side::Right);
    m_left->setWhole(nameOf(m_comparison->document(Side::Left)));
    m_right->setWhole(shownName(right));
    m_right->setVisible(m_comparison->kind() == Comparison::Kind::Documents);
    m_encoding->setCodec(right.codec());
}

void CompareBar::showState() {
    if (m_comparison == nullptr)
        return;
    const auto state = m_comparison->state();
    m_mode->setCurrentIndex(m_mode->findData(static_cast<int>(m_comparison->mode())));
    m_state->setText(stateText());
    m_asText->setVisible(m_comparison->hasTwoEncodings() &&
                         m_comparison->mode() != Comparison::Mode::Text);
    m_again->setVisible(state == Comparison::State::Cancelled ||
                        state == Comparison::State::Failed);
    const bool any = !m_comparison->alignment()->differences().empty();
    for (QToolButton* button : {m_previous, m_next})
        button->setEnabled(any);
}

QString CompareBar::stateText() const {
    switch (m_comparison->state()) {
    case Comparison::State::Comparing:
        return tr("comparing… %1").arg(percentText(m_comparison->percent()));
    case Comparison::State::Cancelled:
        return tr("The comparison was cancelled.");
    case Comparison::State::Failed:
        return errorText(*m_comparison->failure());
    case Comparison::State::Done:
        break;
    }
    const std::uint64_t count = m_comparison->alignment()->differences().size();
    if (count == 0)
        return sameText();
    return m_comparison->isCoarse() ? tr("more than %1").arg(differencesText(count))
                                    : differencesText(count);
}

/// Where nothing differs.
QString CompareBar::sameText() const {
    if (m_comparison->kind() == Comparison::Kind::Encodings ||
        m_comparison->mode() != Comparison::Mode::Text)
        return tr("identical");
    const bool isLonger =
        m_comparison->document(Side::Left).size() != m_comparison->document(Side::Right).size();
    return isLonger ? tr("the same text in different bytes") : tr("the same text");
}

void CompareBar::restyle() {
    m_previous->setIcon(icon("previous"));
    m_next->setIcon(icon("next"));
    m_close->setIcon(icon("close"));
    m_between->setForegroundRole(QPalette::PlaceholderText);
}

void CompareBar::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        restyle();
}

} // namespace moji::app
