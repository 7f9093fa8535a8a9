#pragma once
// A chain of steps as a table: a state a row, its characters or bytes in cells, and what
// corresponds in all states in one column of cells. What the pointer rests on is lit in all of
// them.

#include "lenses/mojibake/chain_story.h"
#include "widgets/plain_table.h"

#include <QAbstractTableModel>
#include <QStyledItemDelegate>

namespace moji::app {

class ChainModel final : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { kStep, kContent, kColumns };
    using QAbstractTableModel::QAbstractTableModel;

    void setStory(ChainStory story);
    [[nodiscard]] const ChainStory& story() const { return m_story; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    ChainStory m_story;
};

/// Where the groups are: pure geometry, in pixels from the left of the column.
class ChainLayout {
public:
    void fit(const ChainStory& story);

    [[nodiscard]] int width() const { return m_edges.empty() ? 0 : m_edges.back(); }
    [[nodiscard]] int left(std::size_t group) const { return m_edges[group]; }
    [[nodiscard]] int width(std::size_t group) const { return m_edges[group + 1] - m_edges[group]; }
    [[nodiscard]] std::optional<std::size_t> groupAt(int x) const;

private:
    std::vector<int> m_edges;
};

class ChainDelegate final : public QStyledItemDelegate {
    Q_OBJECT
public:
    ChainDelegate(const ChainModel& model, const ChainLayout& layout, QObject* parent)
        : QStyledItemDelegate(parent)
        , m_model(model)
        , m_layout(layout) {}
    void setLit(std::optional<ByteRange> document, std::optional<std::size_t> group) {
        m_litBytes = document;
        m_litGroup = group;
    }
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;

private:
    void paintStep(QPainter& painter, const QRect& rect, int row) const;
    void paintGroup(QPainter& painter, const QRect& rect, const StoryGroup& group, std::size_t row,
                    bool lit) const;
    [[nodiscard]] bool isLit(std::size_t group) const;

    const ChainModel& m_model;
    const ChainLayout& m_layout;
    std::optional<ByteRange> m_litBytes;
    std::optional<std::size_t> m_litGroup;
};

class ChainTable final : public PlainTable {
    Q_OBJECT
public:
    explicit ChainTable(QWidget* parent = nullptr);

    void setStory(ChainStory story);
    [[nodiscard]] const ChainModel& chain() const { return *m_model; }
    /// What the pointer rests on in another lens.
    void setHovered(std::optional<ByteRange> document);

Q_SIGNALS:
    /// Bytes of the document; none outside, or where they have none.
    void hovered(std::optional<ByteRange> document);
    void picked(const ByteRange& document);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    bool viewportEvent(QEvent* event) override;

private:
    [[nodiscard]] std::optional<std::size_t> groupAt(const QPoint& position) const;
    void layoutColumns();

    ChainModel* m_model;
    ChainLayout m_layout;
    ChainDelegate* m_delegate;
    std::optional<ByteRange> m_hovered;
};

} // namespace moji::app
