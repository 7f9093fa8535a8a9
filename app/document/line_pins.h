#pragma once
// Lines of a document whose encoding the reader has chosen. A pin belongs to its line: it moves
// with the line's first byte and disappears with it. Opening other bytes removes all pins.

#include <QObject>

#include <cstdint>
#include <map>

namespace moji {
class Codec;
}

namespace moji::app {

struct BytesChange;
class Document;

class LinePins : public QObject {
    Q_OBJECT
public:
    /// By the offset of the line's first byte.
    using Pins = std::map<std::uint64_t, const Codec*>;

    explicit LinePins(Document* document);

    [[nodiscard]] const Pins& all() const { return m_pins; }
    /// nullptr removes the pin.
    void set(std::uint64_t offset, const Codec* codec);
    void clear() { m_pins.clear(); }

private:
    void follow(const BytesChange& change);

    Pins m_pins;
};

} // namespace moji::app
