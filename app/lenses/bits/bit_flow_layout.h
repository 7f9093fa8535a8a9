#pragma once
// The geometry of the bytes' bits, the code point's bits and the bands between them.
// Logical pixels; x grows to the right.

#include "lenses/bits/bit_story.h"
#include "style/fonts.h"

#include <QPointF>
#include <QRectF>

#include <optional>
#include <vector>

namespace moji::app {

class BitFlowLayout {
public:
    struct Metrics {
        qreal bit = 24;      // a bit of a byte, wide
        qreal valueBit = 28; // a bit of the code point, wide
        qreal height = 28;   // both, high
        qreal byteGap = 24;
        qreal nibbleGap = 16;
        qreal left = 96; // right of the labels
        qreal right = 16;
        qreal top = 16;
        qreal flow = 60; // between the two rows
    };
    /// Shrinks bits and gaps so that all fits into `width`, down to a floor of half their size.
    BitFlowLayout(const BitStory& story, const Metrics& metrics, qreal width);

    /// A run of payload bits of one byte that lands in one nibble.
    struct Band {
        std::size_t byte;
        QRectF from; // under the byte's bits: bottom edge counts
        QRectF to;   // above the code point's bits: top edge counts
    };

    [[nodiscard]] QSizeF size() const { return m_size; }
    [[nodiscard]] QRectF bit(std::size_t byte, int bit) const;
    /// All eight bits of a byte, and the line above with its caption. After the last byte comes
    /// the byte that came instead.
    [[nodiscard]] QRectF byteRect(std::size_t byte) const;
    [[nodiscard]] QRectF captionRect(std::size_t byte) const;
    [[nodiscard]] QRectF valueBit(std::size_t index) const;
    /// The rectangle of the nibble's bits; 0 is the highest nibble.
    [[nodiscard]] QRectF nibble(std::size_t index) const;
    [[nodiscard]] std::size_t nibbles() const;
    [[nodiscard]] QRectF hexRect(std::size_t nibble) const;
    [[nodiscard]] const std::vector<Band>& bands() const { return m_bands; }
    /// The byte at a point: over its bits, its caption, or bits of the code point that are its.
    [[nodiscard]] std::optional<std::size_t> byteAt(QPointF point) const;

    [[nodiscard]] qreal bytesTop() const { return m_metrics.top + captionHeight(); }
    [[nodiscard]] qreal valueTop() const;

private:
    [[nodiscard]] static qreal captionHeight() { return scaled(22); }
    [[nodiscard]] static qreal hexHeight() { return scaled(34); }

    void shrinkTo(qreal width);
    void makeBands();
    [[nodiscard]] qreal bytesWidth() const;
    [[nodiscard]] qreal valueWidth() const;
    [[nodiscard]] std::size_t shownBytes() const;
    [[nodiscard]] std::size_t nibbleOf(std::size_t index) const;

    const BitStory& m_story;
    Metrics m_metrics;
    QSizeF m_size;
    std::vector<Band> m_bands;
};

} // namespace moji::app
