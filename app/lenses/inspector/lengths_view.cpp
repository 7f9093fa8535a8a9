#include "lenses/inspector/lengths_view.h"

#include "style/fonts.h"
#include "style/palette.h"
#include "text/counts.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace moji::app {

namespace {

constexpr int kPadding = 16;
constexpr int kGap = 4;

} // namespace

LengthsView::LengthsView(QWidget* parent)
    : QWidget(parent)
    , m_title(new QLabel(this))
    , m_grid(new QGridLayout) {
    const QString captions[] = {tr("bytes"), tr("code pt"), tr("UTF-16"), tr("clusters"),
                                tr("columns")};
    const QString names[] = {tr("Bytes"), tr("Code points"), tr("UTF-16 units"),
                             tr("Grapheme clusters"), tr("Columns")};
    for (std::size_t i = 0; i < kLengths; ++i) {
        m_numbers[i] = new QLabel(this);
        m_captions[i] = new QLabel(captions[i], this);
        m_captions[i]->setAccessibleName(names[i]);
        m_captions[i]->setToolTip(names[i]);
    }
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(kGap);
    m_grid->setVerticalSpacing(0);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(kPadding, 8, kPadding, 12);
    column->setSpacing(8);
    column->addWidget(m_title);
    column->addLayout(m_grid);
    restyle();
    setOfSelection(false);
    show(0, SelectionLengths{});
}

void LengthsView::setOfSelection(bool isSelection) {
    m_title->setText(isSelection ? tr("Selection") : tr("At the caret"));
}

void LengthsView::show(std::uint64_t bytes, const std::optional<SelectionLengths>& rest) {
    const std::uint64_t values[] = {bytes, rest ? rest->codePoints : 0, rest ? rest->utf16Units : 0,
                                    rest ? rest->clusters : 0, rest ? rest->columns : 0};
    for (std::size_t i = 0; i < kLengths; ++i) {
        m_numbers[i]->setText(i == 0 || rest ? numberText(values[i]) : QStringLiteral("–"));
        m_numbers[i]->setAccessibleName(
            QStringLiteral("%1 %2").arg(m_numbers[i]->text(), m_captions[i]->accessibleName()));
    }
    place();
}

bool LengthsView::fitsSideBySide() const {
    int widest = 0;
    for (std::size_t i = 0; i < kLengths; ++i)
        widest =
            std::max({widest, m_numbers[i]->sizeHint().width(), m_captions[i]->sizeHint().width()});
    const int columns = static_cast<int>(kLengths);
    return widest * columns + kGap * (columns - 1) <= width() - 2 * kPadding;
}

void LengthsView::place() {
    const bool sideBySide = fitsSideBySide();
    if (m_sideBySide == sideBySide)
        return;
    m_sideBySide = sideBySide;
    for (int i = 0; i < static_cast<int>(kLengths); ++i) {
        QLabel* number = m_numbers[static_cast<std::size_t>(i)];
        QLabel* caption = m_captions[static_cast<std::size_t>(i)];
        m_grid->removeWidget(number);
        m_grid->removeWidget(caption);
        const Qt::Alignment middle = Qt::AlignHCenter;
        m_grid->addWidget(number, sideBySide ? 0 : i, sideBySide ? i : 1,
                          sideBySide ? middle : Qt::AlignRight);
        m_grid->addWidget(caption, sideBySide ? 1 : i, sideBySide ? i : 0,
                          sideBySide ? middle : Qt::AlignLeft);
        m_grid->setColumnStretch(i, sideBySide ? 1 : 0);
    }
    if (!sideBySide)
        m_grid->setColumnStretch(0, 1);
}

void LengthsView::restyle() {
    m_title->setFont(uiFont(FontSize::Label, QFont::DemiBold));
    m_title->setForegroundRole(QPalette::PlaceholderText);
    for (std::size_t i = 0; i < kLengths; ++i) {
        m_numbers[i]->setFont(monoFont(FontSize::GlyphWide, QFont::Bold));
        m_captions[i]->setFont(uiFont(FontSize::Caption));
        m_numbers[i]->setForegroundRole(QPalette::WindowText);
        m_captions[i]->setForegroundRole(QPalette::PlaceholderText);
    }
    place();
}

void LengthsView::paintEvent(QPaintEvent*) {
    if (y() > 0) // there is something above
        QPainter(this).fillRect(QRect(0, 0, width(), 1), colours().line);
}

void LengthsView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    place();
}

/// Qt gives labels that are first shown the fonts that they were made with.
void LengthsView::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    restyle();
}

void LengthsView::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        restyle();
}

} // namespace moji::app
