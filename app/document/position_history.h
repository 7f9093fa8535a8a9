#pragma once
// The places one has been at, as a browser keeps pages: what Alt+Left and Alt+Right walk through.
// Steps of the caret move the current place along; a jump begins a new one and forgets the places
// that lay ahead.

#include "document/document.h"
#include "document/selection.h"

#include <QObject>

#include <vector>

namespace moji::app {

class PositionHistory : public QObject {
    Q_OBJECT
public:
    /// Farther than so many bytes is a jump, whoever made it.
    static constexpr std::uint64_t kJump = 1024;
    static constexpr std::size_t kMost = 100;

    PositionHistory(Document* document, Selection* selection, QObject* parent = nullptr);

    /// Selects `range`, which is a jump however near it is: to a problem, to an asked offset.
    void jumpTo(ByteRange range);

    [[nodiscard]] bool canGoBack() const { return m_current > 0; }
    [[nodiscard]] bool canGoForward() const { return m_current + 1 < m_places.size(); }
    void goBack();
    void goForward();

Q_SIGNALS:
    void changed();

private:
    struct Place {
        std::uint64_t anchor;
        std::uint64_t caret;
    };
    void forget();
    void follow();
    void go(std::size_t index);

    Selection* m_selection;
    std::vector<Place> m_places;
    std::size_t m_current = 0;
    bool m_jumping = false;
    bool m_going = false;
};

} // namespace moji::app
