#pragma once
// One character in a square, in the colours and with the shape of its role.

#include "style/cell_role.h"
#include "style/character_text.h"

#include <QWidget>

namespace moji::app {

class SpecimenBox : public QWidget {
    Q_OBJECT
public:
    using QWidget::QWidget;

    void setCharacter(const CharacterText& text, CellRole role);
    /// Whether the pointer rests on the character, in whatever lens.
    void setHovered(bool hovered);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    CharacterText m_text;
    CellRole m_role = CellRole::Ascii;
    bool m_hovered = false;
};

} // namespace moji::app
