#pragma once
// The one selection of a window, shared by all its lenses: caret and anchor,
// and what the pointer rests on. Offsets in bytes, 0..size; the caret may be after the last byte.

#include "bytes/byte_range.h"
#include "document/document.h"

#include <QObject>
#include <QTimer>

#include <optional>

namespace moji::app {

class Selection : public QObject {
    Q_OBJECT
public:
    explicit Selection(Document* document, QObject* parent = nullptr);

    [[nodiscard]] std::uint64_t caret() const { return m_caret; }
    [[nodiscard]] std::uint64_t anchor() const { return m_anchor; }
    /// The range between anchor and caret; empty if nothing is selected.
    [[nodiscard]] ByteRange range() const;
    /// What lenses explain: the selected bytes, or else those of the character at the caret.
    /// Empty only after the last byte and in an empty document.
    [[nodiscard]] ByteRange focus() const;

    /// Puts caret and anchor at `offset`.
    void setCaret(std::uint64_t offset);
    /// Moves only the caret, which extends the selection.
    void extendTo(std::uint64_t offset);
    /// Selects `range`, with the caret at its start.
    void select(ByteRange range);
    /// Selects the range between the two, in either order.
    void select(std::uint64_t anchor, std::uint64_t caret);

    /// What the pointer rests on, in whatever lens.
    [[nodiscard]] std::optional<ByteRange> hovered() const { return m_hovered; }
    /// Takes effect when the pointer has rested for 60 ms; no hover takes effect at once.
    virtual void setHovered(std::optional<ByteRange> range);
    /// At once: the pointer rests on these bytes, or on something that shows them.
    void showHovered(std::optional<ByteRange> range);

    /// Bytes, encoding or selection changed, or what is known of them: outdated() follows.
    virtual void noteOutdated();

Q_SIGNALS:
    void changed();
    void hoverChanged();
    /// Whatever shows the selected bytes is out of date: bytes, encoding or selection changed. A
    /// lens in a window is told when its turn comes (lens_turns.h), otherwise at once.
    void outdated();

protected:
    /// All ways of selecting end here.
    virtual void set(std::uint64_t caret, std::uint64_t anchor);
    /// Clamps to the document; signals only a change.
    void apply(std::uint64_t caret, std::uint64_t anchor);

private:
    void follow(const BytesChange& change);
    void noteChange();
    void spreadHover();

    Document* m_document;
    std::uint64_t m_caret = 0;
    std::uint64_t m_anchor = 0;
    bool m_waits = false; // the characters selected are not known yet
    std::optional<ByteRange> m_hovered;
    std::optional<ByteRange> m_hoverNext;
    QTimer m_hoverTimer;
};

} // namespace moji::app
