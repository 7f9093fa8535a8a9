#include "lenses/mojibake/label_chip.h"

#include "lenses/mojibake/mojibake_words.h"
#include "style/fonts.h"
#include "style/icons.h"
#include "style/palette.h"

#include <QFontMetrics>
#include <QPainter>

#include <algorithm>

namespace moji::app {

using repair::Label;

namespace {

constexpr int kIcon = 14;
constexpr int kPadding = 6;
constexpr int kHeight = 20;

} // namespace

ChipLook chipLook(Label label) {
    switch (label) {
    case Label::Lossless:
        return {"valid", colours().good, colours().goodBg};
    case Label::Partial:
        return {"problem", colours().warn, colours().warnBg};
    case Label::Destroyed:
        return {"close", colours().bad, colours().badBg};
    case Label::Clean:
        break;
    }
    return {nullptr, colours().muted, colours().sunken};
}

int chipWidth() {
    const QFontMetrics metrics(uiFont(FontSize::Caption, QFont::Bold));
    int widest = metrics.horizontalAdvance(malformedText());
    for (const Label label : {Label::Lossless, Label::Partial, Label::Destroyed, Label::Clean})
        widest = std::max(widest, metrics.horizontalAdvance(labelText(label)));
    return widest + scaled(kIcon) + 3 * scaled(kPadding);
}

void drawChip(QPainter& painter, const QRect& room, Label label, const QString& word) {
    const ChipLook look = chipLook(label);
    const int height = scaled(kHeight);
    QRect plate(room.left(), room.center().y() - height / 2, std::min(room.width(), chipWidth()),
                height);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(look.plate);
    painter.drawRoundedRect(plate, 3, 3);
    plate.adjust(scaled(kPadding), 0, -scaled(kPadding), 0);
    if (look.icon != nullptr) {
        drawChipIcon(painter, QRect(plate.left(), plate.top(), scaled(kIcon), plate.height()),
                     label, scaled(kIcon));
        plate.setLeft(plate.left() + scaled(kIcon + kPadding));
    }
    painter.setPen(look.ink);
    painter.setFont(uiFont(FontSize::Caption, QFont::Bold));
    painter.drawText(plate, Qt::AlignLeft | Qt::AlignVCenter, word);
    painter.restore();
}

void drawChipIcon(QPainter& painter, const QRect& room, Label label, int size) {
    const ChipLook look = chipLook(label);
    const QRect place(room.center().x() - size / 2, room.center().y() - size / 2, size, size);
    if (look.icon != nullptr)
        icon(look.icon, look.ink).paint(&painter, place);
}

} // namespace moji::app
