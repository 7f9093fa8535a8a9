#pragma once
// "This step": the two look-ups as they are written in C, the arithmetic of the code point, and its
// bits by the byte they came from.

#include "lenses/automaton/automaton_trace.h"
#include "style/fonts.h"

#include <QWidget>

namespace moji::app {

class StepDetailView : public QWidget {
    Q_OBJECT
public:
    using QWidget::QWidget;

    void setStep(const AutomatonTrace& trace, std::optional<std::size_t> step);
    /// Of another decoder: names and values, without bits.
    void setLines(std::vector<std::pair<QString, QString>> lines);
    /// Without a heading, and lower rows.
    void setDense(bool dense);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }
    /// The lines shown, for screen readers and tests: name and formula.
    [[nodiscard]] const std::vector<std::pair<QString, QString>>& lines() const { return m_lines; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct Bit {
        bool set;
        int byte; // of the character, -1 none
    };
    void speakLines();
    void makeLines(const AutomatonTrace& trace, std::size_t step);
    void makeBits(const AutomatonTrace& trace, std::size_t step);
    [[nodiscard]] int headHeight() const;
    [[nodiscard]] int rowHeight() const;
    void drawLine(QPainter& painter, const QRect& row, const QString& name, const QString& formula,
                  FontSize size) const;
    void drawBits(QPainter& painter, const QRect& row) const;

    std::vector<std::pair<QString, QString>> m_lines;
    std::vector<Bit> m_bits; // the highest first
    bool m_dense = false;
};

} // namespace moji::app
