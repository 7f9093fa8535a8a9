#pragma once
// The whole of a survey as a bar: how many files are in which encoding, or no text. Under it a
// legend with names and counts, whose entries show the files of a group alone, and all again.

#include "folder/folder_rows.h"
#include "folder/share_look.h"

#include <QWidget>

#include <optional>
#include <vector>

class QLabel;
class QToolButton;

namespace moji::app {

/// Painted only; the legend says it in words.
class ShareStrip final : public QWidget {
    Q_OBJECT
public:
    struct Share {
        FileGroup group = 0;
        QString name;
        std::uint64_t files = 0;
        ShareLook look;
    };
    explicit ShareStrip(QWidget* parent);
    void setShares(std::vector<Share> shares);
    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    void clicked(moji::app::FileGroup group);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    bool event(QEvent* event) override;

private:
    /// The share at `index` in pixels; every one is at least a few wide.
    [[nodiscard]] std::vector<QRectF> places() const;
    [[nodiscard]] const Share* shareAt(const QPointF& place) const;

    std::vector<Share> m_shares;
};

class ShareBar final : public QWidget {
    Q_OBJECT
public:
    explicit ShareBar(QWidget* parent = nullptr);

    void show(const FolderRows& files);
    /// The group whose files are shown alone.
    void setChosen(std::optional<FileGroup> group);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void chosen(std::optional<moji::app::FileGroup> group);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Entry {
        FileGroup group = 0;
        ShareLook look;
        QToolButton* button = nullptr;
    };
    void place();
    void choose(FileGroup group);
    void fillEntries(const std::vector<ShareStrip::Share>& shares);
    [[nodiscard]] int legendHeight() const;

    const FolderRows* m_files = nullptr;
    ShareStrip* m_strip;
    std::vector<Entry> m_entries;
    QLabel* m_more; // "and 3 more"
    std::optional<FileGroup> m_chosen;
};

} // namespace moji::app
