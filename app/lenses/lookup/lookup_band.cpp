#include "lenses/lookup/lookup_band.h"

#include "lenses/lookup/lookup_words.h"
#include "style/fonts.h"
#include "style/icons.h"
#include "style/palette.h"
#include "text/list.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QVBoxLayout>

namespace moji::app {

namespace {

constexpr int kIcon = 16;
constexpr int kVerdict = 24; // high
constexpr int kMargin = 12;
constexpr int kMarginAbove = 8;

/// Words as label markup.
QString styled(const QString& text, const QString& style) {
    return QStringLiteral("<span style=\"%1\">%2</span>").arg(style, text.toHtmlEscaped());
}

QString inColour(const QColor& colour) {
    return QStringLiteral("color:%1;").arg(colour.name());
}

QString inMono() {
    return QStringLiteral("font-family:'%1';")
        .arg(monoFont(FontSize::Label).families().constFirst());
}

} // namespace

LookupBand::LookupBand(QWidget* parent)
    : QWidget(parent) {
    auto* column = new QVBoxLayout(this);
    column->setSpacing(4);
    keepWithin(0, 0);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // the lanes are wider
    m_lane = addText(LookupText::tr("Arithmetic of the lane"));
    m_meaning = addText(LookupText::tr("Meaning"));
    m_bits = addText(LookupText::tr("Names of the bits"));
    column->addWidget(m_lane);
    column->addWidget(m_meaning);
    column->addWidget(m_bits);
    const auto addCheck = [&](QLabel*& icon, QLabel*& label, const QString& name) {
        icon = new QLabel(this);
        icon->setFixedWidth(kIcon);
        label = addText(name);
        auto* row = new QHBoxLayout;
        row->setSpacing(8);
        row->addWidget(icon, 0, Qt::AlignTop);
        row->addWidget(label, 1);
        column->addLayout(row);
    };
    addCheck(m_shortcutIcon, m_shortcut, LookupText::tr("ASCII shortcut"));
    addCheck(m_tailIcon, m_tail, LookupText::tr("Tail check"));
    column->addStretch(1);
}

void LookupBand::keepWithin(int left, int right) {
    layout()->setContentsMargins(left + kMargin, kMarginAbove, right + kMargin, kMarginAbove);
}

QLabel* LookupBand::addText(const QString& name) {
    auto* label = new QLabel(this);
    label->setObjectName(name);
    label->setWordWrap(true);
    label->setTextFormat(Qt::RichText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

void LookupBand::setStory(const LookupStory& story, std::size_t lane) {
    for (QLabel* label : {m_lane, m_meaning, m_bits, m_shortcut, m_tail})
        label->setFont(uiFont(FontSize::Label));
    showLane(story, lane);
    showBits(story, lane);
    const LookupCheck shortcut = shortcutCheck(story);
    showCheck(m_shortcutIcon, m_shortcut, shortcut.passed, shortcut.wrong, shortcut.text);
    const LookupCheck tail = tailCheck(story);
    showCheck(m_tailIcon, m_tail, tail.passed, tail.wrong, tail.text);
}

void LookupBand::showLane(const LookupStory& story, std::size_t lane) {
    const bool fails = story.block.error[lane] != 0;
    const QString name = LookupText::tr("Lane %1").arg(lane);
    const QString arithmetic = arithmeticText(story, lane);
    m_lane->setText(styled(name, QStringLiteral("font-weight:700;") +
                                     inColour(fails ? colours().bad : colours().accent)) +
                    QStringLiteral(" &nbsp; ") +
                    styled(arithmetic, inMono() + inColour(colours().text)));
    m_lane->setAccessibleName(name + QStringLiteral(": ") + arithmetic);
    const QString meaning = meaningText(story, lane);
    m_meaning->setText(styled(meaning, inColour(colours().text)));
    m_meaning->setAccessibleName(meaning);
}

/// Bit 7 first, as in the boxes; bits of the lane's error on a red plate.
void LookupBand::showBits(const LookupStory& story, std::size_t lane) {
    QString text = styled(LookupText::tr("Bits"),
                          QStringLiteral("font-weight:700;") + inColour(colours().muted));
    QStringList spoken;
    for (int bit = 7; bit >= 0; --bit) {
        const bool set = (story.block.error[lane] >> bit & 1) != 0;
        const QString name = bitName(*story.tables, bit);
        const QString style =
            inMono() + (set ? QStringLiteral("font-weight:700;background-color:%1;")
                                      .arg(colours().badBg.name()) +
                                  inColour(colours().bad)
                            : inColour(colours().muted));
        const QString item = // not broken in two
            styled(QStringLiteral("\u00A0%1\u00A0%2\u00A0").arg(bit).arg(name), style);
        text += QStringLiteral(" &nbsp;") + item;
        spoken += QStringLiteral("%1 %2").arg(bit).arg(name);
    }
    m_bits->setText(text);
    m_bits->setAccessibleName(listText(spoken));
}

void LookupBand::showCheck(QLabel* icon, QLabel* label, bool passed, bool wrong,
                           const QString& text) {
    const QColor mark = wrong ? colours().bad : passed ? colours().good : colours().muted;
    const char* name = wrong ? "problem" : passed ? "valid" : "close";
    icon->setPixmap(app::icon(name, mark).pixmap(scaled(kIcon), scaled(kIcon)));
    icon->setFixedWidth(scaled(kIcon));
    icon->setAccessibleName(wrong    ? LookupText::tr("failed")
                            : passed ? LookupText::tr("passed")
                                     : LookupText::tr("not taken"));
    label->setText(styled(text, inColour(wrong ? colours().bad : colours().muted)));
    label->setAccessibleName(text);
}

void LookupBand::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), colours().raised);
}

void LookupVerdict::setStory(const LookupStory& story) {
    m_fails = !story.failingLanes().empty();
    setFont(uiFont(FontSize::Label, QFont::Bold));
    setTextFormat(Qt::PlainText);
    setText(failingText(story));
    setFixedHeight(scaled(kVerdict));
    updateGeometry();
}

QSize LookupVerdict::sizeHint() const {
    return {QFontMetrics(font()).horizontalAdvance(text()) + kIcon + 24, scaled(kVerdict)};
}

void LookupVerdict::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor ink = m_fails ? colours().bad : colours().good;
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_fails ? colours().badBg : colours().goodBg);
    painter.drawRoundedRect(QRectF(rect()), 3, 3);
    const QRect mark(8, (height() - kIcon) / 2, kIcon, kIcon);
    icon(m_fails ? "problem" : "valid", ink).paint(&painter, mark);
    painter.setPen(ink);
    painter.drawText(rect().adjusted(mark.right() + 6, 0, -4, 0), Qt::AlignLeft | Qt::AlignVCenter,
                     text());
}

} // namespace moji::app
