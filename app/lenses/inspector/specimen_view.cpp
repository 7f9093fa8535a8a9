#include "lenses/inspector/specimen_view.h"

#include "lenses/inspector/character_report.h"
#include "lenses/inspector/specimen_box.h"
#include "style/fonts.h"

#include <QEnterEvent>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace moji::app {

namespace {

constexpr int kLeastHeight = 104;

QLabel* makeLabel(QWidget* parent) {
    auto* label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

/// By its role: a colour of its own would not follow a change of the theme.
void setLook(QLabel* label, const QFont& font, QPalette::ColorRole colour) {
    label->setFont(font);
    label->setForegroundRole(colour);
}

} // namespace

SpecimenView::SpecimenView(QWidget* parent)
    : QWidget(parent)
    , m_box(new SpecimenBox(this))
    , m_title(makeLabel(this))
    , m_name(makeLabel(this))
    , m_nature(makeLabel(this)) {
    m_box->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    auto* words = new QVBoxLayout;
    words->setSpacing(1);
    words->addWidget(m_title);
    words->addWidget(m_name);
    words->addWidget(m_nature);
    words->addStretch(1);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(16, 16, 16, 8);
    row->setSpacing(16);
    row->addWidget(m_box, 0, Qt::AlignTop);
    row->addLayout(words, 1);
    restyle();
}

void SpecimenView::show(const CharacterReport& report) {
    m_box->setCharacter(report.specimen, report.role);
    m_title->setText(report.title);
    m_name->setText(report.name);
    m_nature->setText(report.nature);
    m_box->setAccessibleName(report.name);
}

void SpecimenView::restyle() {
    setLook(m_title, monoFont(FontSize::Hero, QFont::Bold), QPalette::WindowText);
    setLook(m_name, uiFont(FontSize::Label), QPalette::WindowText);
    setLook(m_nature, uiFont(FontSize::Label), QPalette::PlaceholderText);
    setMinimumHeight(scaled(kLeastHeight));
    m_box->updateGeometry();
    m_box->update();
}

void SpecimenView::setHovered(bool hovered) {
    m_box->setHovered(hovered);
}

void SpecimenView::enterEvent(QEnterEvent* event) {
    QWidget::enterEvent(event);
    Q_EMIT pointedAt(true);
}

void SpecimenView::leaveEvent(QEvent* event) {
    QWidget::leaveEvent(event);
    Q_EMIT pointedAt(false);
}

/// Qt gives labels that are first shown the fonts that they were made with.
void SpecimenView::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    restyle();
}

void SpecimenView::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        restyle();
}

} // namespace moji::app
