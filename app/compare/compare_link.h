#pragma once
// Two byte lenses that show the sides of a comparison as one picture: the same rows, scrolled
// together, with what differs marked. When it ends, the left lens is as it was.

#include "compare/comparison.h"

#include <QObject>

namespace moji::app {

class ByteLens;

class CompareLink final : public QObject {
    Q_OBJECT
public:
    /// The left lens and the comparison must outlive this; the right lens need not.
    CompareLink(const Comparison* comparison, ByteLens* left, ByteLens* right,
                QObject* parent = nullptr);
    ~CompareLink() override;

private:
    [[nodiscard]] ByteLens& lens(Side side) const;
    void showAlignment();
    void scrollOther(Side moved);
    void mark(Side side);
    [[nodiscard]] QString remarkAt(Side side, std::uint64_t offset) const;

    const Comparison* m_comparison;
    ByteLens* m_left;
    ByteLens* m_right;
    std::shared_ptr<const Alignment> m_shown;
    bool m_scrolling = false;
};

} // namespace moji::app
