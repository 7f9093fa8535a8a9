#include "folder/share_look.h"

#include "style/palette.h"

#include <QPainter>

namespace moji::app {

namespace {

ShareLook lookOf(CellRole role, std::optional<HatchDirection> hatch = {}) {
    const RoleColours& colour = colours().role(role);
    return {colour.background, colour.border, colour.foreground,
            colour.hatch.isValid() ? colour.hatch : colour.border, hatch};
}

} // namespace

ShareLook shareLook(FileGroup group, const std::string& encoding) {
    switch (group) {
    case static_cast<FileGroup>(FileKind::Binary):
        return lookOf(CellRole::Continuation);
    case static_cast<FileGroup>(FileKind::Empty):
        return lookOf(CellRole::Space);
    case static_cast<FileGroup>(FileKind::Special):
        return lookOf(CellRole::Unmapped, HatchDirection::Falling);
    case static_cast<FileGroup>(FileKind::Unreadable):
        return lookOf(CellRole::Invalid, HatchDirection::Falling);
    default:
        break;
    }
    if (encoding.empty())
        return lookOf(CellRole::Invalid, HatchDirection::Rising);
    if (encoding == "UTF-8")
        return lookOf(CellRole::Lead2);
    if (encoding == "ASCII")
        return lookOf(CellRole::Ascii);
    constexpr CellRole kTurns[] = {CellRole::Lead3, CellRole::LegacyLead, CellRole::Lead4,
                                   CellRole::Surrogate};
    const std::size_t turn = group - kFirstEncoding;
    const std::size_t round = turn / std::size(kTurns);
    std::optional<HatchDirection> hatch;
    if (round % 3 != 0)
        hatch = round % 3 == 1 ? HatchDirection::Rising : HatchDirection::Falling;
    return lookOf(kTurns[turn % std::size(kTurns)], hatch);
}

void drawShare(QPainter& painter, const QRectF& rect, const ShareLook& look) {
    painter.fillRect(rect, look.fill);
    if (look.hatch)
        drawHatch(painter, rect, look.hatchColour, *look.hatch);
    painter.setPen(look.border);
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(rect.adjusted(0.5, 0.5, -0.5, -0.5));
}

} // namespace moji::app
