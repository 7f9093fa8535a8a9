#pragma once
// Draws the lanes: bytes on the plates of their roles, characters over all their lanes, bits as
// little boxes, and the column of a failing lane tinted between two red rules.

#include "lenses/lookup/lookup_model.h"
#include "style/fonts.h"

#include <QStyledItemDelegate>

namespace moji::app {

/// The selected, hovered and explained bytes.
struct LookupLook {
    LookupLayout layout;
    std::size_t lane = 0; // the one explained
    ByteRange selected;   // of the document
    std::optional<ByteRange> hovered;
};

/// The tint and the two rules of a failing lane, in one cell of its column.
void drawFailingColumn(QPainter& painter, const QRect& cell);

/// The font for a row of this height.
[[nodiscard]] FontSize lookupFontSize(const LookupLayout& layout);

class LookupDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    /// Borrows both.
    LookupDelegate(const LookupModel& model, const LookupLook& look, QObject* parent);
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;

private:
    void drawColumn(QPainter& painter, const QRect& cell, LookupRow row, std::size_t lane) const;
    void drawCharacter(QPainter& painter, const QRect& cell, std::size_t lane) const;
    void drawLongCharacter(QPainter& painter, const QRectF& content, const PlacedSpan& placed,
                           std::size_t lane) const;
    void drawByte(QPainter& painter, const QRectF& content, LookupRow row, std::size_t lane) const;
    void drawNibble(QPainter& painter, const QRectF& content, LookupRow row,
                    std::size_t lane) const;
    void drawBits(QPainter& painter, const QRectF& content, LookupRow row, std::size_t lane) const;
    void drawOutline(QPainter& painter, const QRectF& plate, LookupRow row, std::size_t lane) const;
    [[nodiscard]] bool fails(std::size_t lane) const;
    [[nodiscard]] bool lanesAreMuted() const; // the shortcut passes over them

    const LookupModel& m_model;
    const LookupLook& m_look;
};

} // namespace moji::app
