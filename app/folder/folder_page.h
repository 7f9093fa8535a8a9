#pragma once
// The survey of a folder: the filters, the bar of the whole, the table of files. It keeps the
// selection when files are sorted or filtered anew.

#include "folder/folder_model.h"

#include <QMap>
#include <QWidget>

#include <optional>

namespace moji::app {

class FolderFilterBar;
class PlainTable;
class ShareBar;

class FolderPage final : public QWidget {
    Q_OBJECT
public:
    FolderPage(FolderModel* model, QWidget* parent = nullptr);

    [[nodiscard]] FolderFilterBar& filters() { return *m_filters; }
    [[nodiscard]] ShareBar& shares() { return *m_shares; }
    [[nodiscard]] PlainTable& table() { return *m_table; }
    /// The selected files, or all shown where none is.
    [[nodiscard]] std::vector<FolderModel::Number> convertible() const;

    /// Totals, soon: at most a few times a second.
    void refreshSoon();
    void refresh();

    [[nodiscard]] static bool knowsState(const QString& key, const QString& value);
    void applyState(const QMap<QString, QString>& state);

Q_SIGNALS:
    /// `forKeeps`: by Enter or a double click, not in passing.
    void chosen(moji::app::FolderModel::Number file, bool forKeeps);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeTable();
    void connectFilters();
    void keepSelection();
    void restoreSelection(bool byReader);
    void countConvertible();
    void fitColumns();

    FolderModel* m_model;
    FolderFilterBar* m_filters;
    ShareBar* m_shares;
    PlainTable* m_table;
    QTimer m_refresh;
    std::vector<FolderModel::Number> m_selected; // kept while the rows change
    std::optional<FolderModel::Number> m_current;
    int m_scroll = 0;
};

} // namespace moji::app
