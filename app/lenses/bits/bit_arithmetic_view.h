#pragma once
// Beside the bits or below them: the character, the arithmetic that gives it, and the checks.

#include "lenses/bits/bit_story.h"

#include <QWidget>

namespace moji::app {

class BitArithmeticView : public QWidget {
    Q_OBJECT
public:
    explicit BitArithmeticView(QWidget* parent);

    void setStory(const BitStory& story);
    /// Below the bits, not beside them.
    void setBelow(bool below);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] int checksWidth() const;
    void drawHead(QPainter& painter, QRectF& rest) const;
    void drawTerms(QPainter& painter, QRectF& rest) const;
    void drawChecks(QPainter& painter, QRectF& rest) const;

    BitStory m_story;
    bool m_below = false;
};

} // namespace moji::app
