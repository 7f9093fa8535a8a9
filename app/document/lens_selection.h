#pragma once
// The window's selection as a lens beside the byte lens sees it: the same place, reported at most
// once a frame, and only while the lens is visible. So arrow keys can be held down in the byte
// lens, and lenses keep up without slowing it down; a hidden lens costs nothing. What the lens
// itself selects or hovers reaches the window at once.

#include "document/selection.h"

#include <QElapsedTimer>
#include <QPointer>
#include <QTimer>

class QWidget;

namespace moji::app {

class LensSelection final : public Selection {
    Q_OBJECT
public:
    LensSelection(Document* document, Selection* window, QObject* parent);
    /// The lens whose visibility is watched.
    void setViewer(QWidget* viewer);

    void setHovered(std::optional<ByteRange> range) override;

protected:
    void set(std::uint64_t caret, std::uint64_t anchor) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void noteChange();
    void takeOver();

    Selection* m_window;
    QPointer<QWidget> m_viewer;
    QTimer m_frame;
    QElapsedTimer m_sinceTaken;
};

} // namespace moji::app
