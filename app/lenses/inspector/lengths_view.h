#pragma once
// The lengths of the selection, or of the character at the caret: five numbers side by side, or
// stacked if they are too long for that.

#include "lenses/inspector/selection_lengths.h"

#include <QWidget>

#include <array>
#include <optional>

class QGridLayout;
class QLabel;

namespace moji::app {

class LengthsView : public QWidget {
    Q_OBJECT
public:
    explicit LengthsView(QWidget* parent);

    /// Whether the lengths are those of a selection.
    void setOfSelection(bool isSelection);
    /// `rest`: all but the bytes; a dash means not known yet.
    void show(std::uint64_t bytes, const std::optional<SelectionLengths>& rest);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    static constexpr std::size_t kLengths = 5;

    void restyle();
    void place();
    [[nodiscard]] bool fitsSideBySide() const;

    QLabel* m_title;
    QGridLayout* m_grid;
    std::array<QLabel*, kLengths> m_numbers;
    std::array<QLabel*, kLengths> m_captions;
    std::optional<bool> m_sideBySide;
};

} // namespace moji::app
