#include "document/line_pins.h"

#include "document/document.h"

namespace moji::app {

LinePins::LinePins(Document* document)
    : QObject(document) {
    connect(document, &Document::bytesChanged, this, &LinePins::follow);
    connect(document, &Document::opened, this, &LinePins::clear);
}

void LinePins::set(std::uint64_t offset, const Codec* codec) {
    m_pins.erase(offset);
    if (codec != nullptr)
        m_pins[offset] = codec;
}

void LinePins::follow(const BytesChange& change) {
    Pins moved;
    for (const auto& [offset, codec] : m_pins) {
        if (offset <= change.removed.begin)
            moved[offset] = codec;
        else if (offset >= change.removed.end)
            moved[offset - change.removed.length() + change.inserted] = codec;
    }
    m_pins = std::move(moved);
}

} // namespace moji::app
