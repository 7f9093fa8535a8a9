#pragma once
// The visited places, like a browser's history: what Alt+Left and Alt+Right walk through.
// Steps of the caret move the current place along; a jump starts a new one and forgets the places
// ahead. Edits move the places along with the bytes, as they move the selection. Also knows where
// the last edit was.

#include "document/document.h"
#include "document/selection.h"

#include <QObject>

#include <optional>
#include <vector>

namespace moji::app {

class PositionHistory : public QObject {
    Q_OBJECT
public:
    /// A move farther than this many bytes is a jump, whoever made it.
    static constexpr std::uint64_t kJump = 1024;
    static constexpr std::size_t kMost = 100;

    PositionHistory(Document* document, Selection* selection, QObject* parent = nullptr);

    /// Selects `range` as a jump, however near: to a problem, to a requested offset.
    void jumpTo(ByteRange range);

    [[nodiscard]] bool canGoBack() const { return m_current > 0; }
    [[nodiscard]] bool canGoForward() const { return m_current + 1 < m_places.size(); }
    void goBack();
    void goForward();

    /// The bytes of the last edit, undo or redo; nothing since other bytes were opened.
    [[nodiscard]] const std::optional<ByteRange>& lastEdit() const { return m_lastEdit; }

Q_SIGNALS:
    void changed();
    void lastEditChanged();

private:
    struct Place {
        std::uint64_t anchor;
        std::uint64_t caret;
    };
    void forget();
    void follow();
    void moveWith(const BytesChange& change);
    void setLastEdit(std::optional<ByteRange> edit);
    void go(std::size_t index);

    Selection* m_selection;
    std::vector<Place> m_places;
    std::size_t m_current = 0;
    std::optional<ByteRange> m_lastEdit;
    bool m_jumping = false;
    bool m_going = false;
};

} // namespace moji::app
