#include "lenses/bits/bit_flow_layout.h"

#include <algorithm>

namespace moji::app {

namespace {

constexpr std::size_t kNibble = 4;
constexpr int kBitsOfByte = 8;

qreal asReal(std::size_t count) {
    return static_cast<qreal>(count);
}

} // namespace

BitFlowLayout::BitFlowLayout(const BitStory& story, const Metrics& metrics, qreal width)
    : m_story(story)
    , m_metrics(metrics) {
    shrinkTo(width);
    const qreal wide = std::max(bytesWidth(), valueWidth());
    const bool hasValue = !story.value.empty();
    const qreal high =
        hasValue ? valueTop() + m_metrics.height + hexHeight() : bytesTop() + m_metrics.height;
    m_size = {m_metrics.left + wide + m_metrics.right, high};
    makeBands();
}

void BitFlowLayout::shrinkTo(qreal width) {
    const qreal room = width - m_metrics.left - m_metrics.right;
    const qreal needed = std::max(bytesWidth(), valueWidth());
    if (needed <= room || needed <= 0)
        return;
    constexpr qreal kLeast = 0.5;
    const qreal factor = std::max(kLeast, room / needed);
    m_metrics.bit *= factor;
    m_metrics.valueBit *= factor;
    m_metrics.byteGap *= factor;
    m_metrics.nibbleGap *= factor;
}

std::size_t BitFlowLayout::shownBytes() const {
    return m_story.bytes.size() + (m_story.brokeOff ? 1 : 0);
}

qreal BitFlowLayout::bytesWidth() const {
    const std::size_t count = shownBytes();
    return asReal(count) * kBitsOfByte * m_metrics.bit +
           asReal(count - std::min<std::size_t>(count, 1)) * m_metrics.byteGap;
}

qreal BitFlowLayout::valueWidth() const {
    const std::size_t groups = nibbles();
    return asReal(m_story.value.size()) * m_metrics.valueBit +
           asReal(groups - std::min<std::size_t>(groups, 1)) * m_metrics.nibbleGap;
}

qreal BitFlowLayout::valueTop() const {
    return bytesTop() + m_metrics.height + m_metrics.flow;
}

std::size_t BitFlowLayout::nibbles() const {
    return (m_story.value.size() + kNibble - 1) / kNibble;
}

QRectF BitFlowLayout::byteRect(std::size_t byte) const {
    const qreal width = kBitsOfByte * m_metrics.bit;
    const qreal x = m_metrics.left + asReal(byte) * (width + m_metrics.byteGap);
    return {x, bytesTop(), width, m_metrics.height};
}

QRectF BitFlowLayout::captionRect(std::size_t byte) const {
    const QRectF bits = byteRect(byte);
    return {bits.left(), m_metrics.top, bits.width() + m_metrics.byteGap / 2, captionHeight()};
}

QRectF BitFlowLayout::bit(std::size_t byte, int bit) const {
    const QRectF all = byteRect(byte);
    return {all.left() + bit * m_metrics.bit, all.top(), m_metrics.bit, all.height()};
}

std::size_t BitFlowLayout::nibbleOf(std::size_t index) const {
    const std::size_t fromRight = m_story.value.size() - 1 - index;
    return nibbles() - 1 - fromRight / kNibble;
}

QRectF BitFlowLayout::valueBit(std::size_t index) const {
    const qreal x = m_metrics.left + asReal(index) * m_metrics.valueBit +
                    asReal(nibbleOf(index)) * m_metrics.nibbleGap;
    return {x, valueTop(), m_metrics.valueBit, m_metrics.height};
}

QRectF BitFlowLayout::nibble(std::size_t index) const {
    QRectF united;
    for (std::size_t i = 0; i < m_story.value.size(); ++i) {
        if (nibbleOf(i) == index)
            united |= valueBit(i);
    }
    return united;
}

QRectF BitFlowLayout::hexRect(std::size_t index) const {
    const QRectF bits = nibble(index);
    return {bits.left(), bits.bottom() + 4, bits.width(), hexHeight() - 4};
}

void BitFlowLayout::makeBands() {
    for (std::size_t i = 0; i < m_story.value.size(); ++i) {
        const BitStory::ValueBit& value = m_story.value[i];
        if (value.byte < 0)
            continue;
        const auto byte = static_cast<std::size_t>(value.byte);
        const QRectF from = bit(byte, value.bit);
        const QRectF to = valueBit(i);
        const bool goesOn = i > 0 && !m_bands.empty() && m_story.value[i - 1].byte == value.byte &&
                            nibbleOf(i - 1) == nibbleOf(i);
        if (goesOn) {
            m_bands.back().from |= from;
            m_bands.back().to |= to;
        } else {
            m_bands.push_back({byte, from, to});
        }
    }
}

std::optional<std::size_t> BitFlowLayout::byteAt(QPointF point) const {
    for (std::size_t i = 0; i < m_story.bytes.size(); ++i) {
        if (byteRect(i).contains(point) || captionRect(i).contains(point))
            return i;
    }
    for (std::size_t i = 0; i < m_story.value.size(); ++i) {
        if (m_story.value[i].byte >= 0 && valueBit(i).contains(point))
            return static_cast<std::size_t>(m_story.value[i].byte);
    }
    return std::nullopt;
}

} // namespace moji::app
