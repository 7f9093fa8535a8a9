#pragma once
// Below the lanes: the arithmetic of one lane with the name and meaning of its bits, the bits'
// names in the current tables, the ASCII shortcut and the tail check.

#include "lenses/lookup/lookup_story.h"

#include <QLabel>

namespace moji::app {

class LookupBand : public QWidget {
    Q_OBJECT
public:
    explicit LookupBand(QWidget* parent = nullptr);

    void setStory(const LookupStory& story, std::size_t lane);
    /// Its words are between these distances from its left and right edge, which is the part that
    /// is in sight.
    void keepWithin(int left, int right);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QLabel* addText(const QString& name);
    void showLane(const LookupStory& story, std::size_t lane);
    void showBits(const LookupStory& story, std::size_t lane);
    void showCheck(QLabel* icon, QLabel* label, bool passed, bool wrong, const QString& text);

    QLabel* m_lane;
    QLabel* m_meaning;
    QLabel* m_bits;
    QLabel* m_shortcutIcon;
    QLabel* m_shortcut;
    QLabel* m_tailIcon;
    QLabel* m_tail;
};

/// How many lanes fail, in a few words on a red or green plate.
class LookupVerdict : public QLabel {
    Q_OBJECT
public:
    using QLabel::QLabel;

    void setStory(const LookupStory& story);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    bool m_fails = false;
};

} // namespace moji::app
