#pragma once
// The window's selection as a lens beside the byte lens sees it: the same place, reported when the
// lens's turn has come (lens_turns.h), and only while it is visible. So arrow keys can be held down
// in the byte lens, and lenses keep up without slowing it down; a hidden lens costs nothing. What
// the lens itself selects or hovers reaches the window at once.

#include "document/selection.h"

#include <QPointer>

class QWidget;

namespace moji::app {

class LensSelection final : public Selection {
    Q_OBJECT
public:
    LensSelection(Document* document, Selection* window, QObject* parent);
    ~LensSelection() override;
    /// The lens whose visibility is watched.
    void setViewer(QWidget* viewer);

    void setHovered(std::optional<ByteRange> range) override;

    void noteOutdated() override;
    /// Reports what has changed since the last turn.
    void takeTurn();

protected:
    void set(std::uint64_t caret, std::uint64_t anchor) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void requestTurn();

    Selection* m_window;
    QPointer<QWidget> m_viewer;
    bool m_isOutdated = false; // since the last turn
};

} // namespace moji::app
