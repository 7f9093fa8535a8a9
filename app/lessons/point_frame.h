#pragma once
// A frame drawn around a part of the window, above everything and without taking the mouse. It
// follows the part when the window changes.

#include "lenses/lens_part.h"
#include "widgets/layout_watch.h"

#include <QWidget>

#include <functional>
#include <optional>

namespace moji::app {

/// Scrolls every area around a part so that the part is in sight, or the beginning of a long one.
void scrollTo(const LensPart& part);

class PointFrame : public QWidget {
    Q_OBJECT
public:
    explicit PointFrame(QWidget* window);

    /// Finds the part; nullopt: there is none now.
    using Find = std::function<std::optional<LensPart>(Reveal)>;
    /// Frames what `find` finds, now and after each change of the window; empty: nothing.
    void pointAt(Find find);

Q_SIGNALS:
    /// The part is in sight for the first time, or is gone.
    void pointed(QWidget* at);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void follow();
    void followIfAny();

    LayoutWatch m_layout;
    Find m_find;
    bool m_isRevealed = false;
};

} // namespace moji::app
