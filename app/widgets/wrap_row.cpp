#include "widgets/wrap_row.h"

#include "style/fonts.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLayout>

#include <algorithm>
#include <memory>
#include <vector>

namespace moji::app {

namespace {

constexpr int kSide = 12;
constexpr int kAbove = 6;
constexpr int kSpacing = 8;

class WrapLayout final : public QLayout {
public:
    using QLayout::QLayout;
    ~WrapLayout() override = default;

    void addItem(QLayoutItem* item) override { m_items.emplace_back(item); }
    [[nodiscard]] int count() const override { return static_cast<int>(m_items.size()); }
    [[nodiscard]] QLayoutItem* itemAt(int index) const override {
        return index >= 0 && index < count() ? m_items[static_cast<std::size_t>(index)].get()
                                             : nullptr;
    }
    QLayoutItem* takeAt(int index) override {
        if (itemAt(index) == nullptr)
            return nullptr;
        QLayoutItem* taken = m_items[static_cast<std::size_t>(index)].release();
        m_items.erase(m_items.begin() + index);
        return taken;
    }

    [[nodiscard]] Qt::Orientations expandingDirections() const override { return {}; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override { return place(width, false).y(); }
    [[nodiscard]] QSize minimumSize() const override {
        int widest = 0;
        int highest = 0;
        for (const auto& item : m_items) {
            widest = std::max(widest, item->minimumSize().width());
            highest = std::max(highest, item->minimumSize().height());
        }
        return {widest + 2 * scaled(kSide), highest + 2 * scaled(kAbove)};
    }
    [[nodiscard]] QSize sizeHint() const override {
        int width = 2 * scaled(kSide);
        for (const auto& item : m_items)
            width += item->sizeHint().width() + scaled(kSpacing);
        return {width, minimumSize().height()};
    }
    void setGeometry(const QRect& rect) override {
        QLayout::setGeometry(rect);
        place(rect.width(), true);
    }
    /// x: the number of rows; y: the height of all.
    [[nodiscard]] QPoint rowsAndHeight(int width) const { return place(width, false); }

private:
    [[nodiscard]] int highest() const {
        int height = 0;
        for (const auto& item : m_items)
            height = std::max(height, item->sizeHint().height());
        return height;
    }
    QPoint place(int width, bool really) const {
        const int side = scaled(kSide);
        const int gap = scaled(kSpacing);
        int x = side;
        int y = scaled(kAbove);
        const int row = highest();
        int rows = 1;
        for (const auto& item : m_items) {
            if (item->isEmpty())
                continue;
            const QSize size = item->sizeHint().boundedTo({std::max(1, width - 2 * side), 1000});
            if (x > side && x + size.width() > width - side) {
                x = side;
                y += row + scaled(kAbove);
                ++rows;
            }
            if (really)
                item->setGeometry(
                    QRect(QPoint(x, y + (row - size.height()) / 2) + geometry().topLeft(), size));
            x += size.width() + gap;
        }
        return {rows, y + row + scaled(kAbove)};
    }

    std::vector<std::unique_ptr<QLayoutItem>> m_items;
};

} // namespace

WrapRow::WrapRow(QWidget* parent)
    : QWidget(parent) {
    new WrapLayout(this);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void WrapRow::add(QWidget* widget) {
    layout()->addWidget(widget);
}

void WrapRow::addCaptioned(const QString& caption, QWidget* control) {
    auto* both = new QWidget(this);
    auto* label = new QLabel(caption, both);
    label->setTextFormat(Qt::PlainText);
    label->setBuddy(control);
    auto* row = new QHBoxLayout(both);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(kSpacing);
    row->addWidget(label);
    row->addWidget(control);
    add(both);
}

int WrapRow::rowsFor(int width) const {
    return static_cast<const WrapLayout*>(layout())->rowsAndHeight(width).x();
}

} // namespace moji::app
