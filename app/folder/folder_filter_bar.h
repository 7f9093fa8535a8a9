#pragma once
// The bar over the Folder panel's table: which files to show (by name, by encoding, by trouble),
// what a survey leaves out, and the way to the conversion.

#include "folder/folder_order.h"
#include "survey/tree_walk.h"
#include "widgets/lens_bar.h"

class QAction;
class QActionGroup;
class QComboBox;
class QLineEdit;
class QMenu;
class QPushButton;
class QToolButton;

namespace moji::app {

class FolderFilterBar final : public LensBar {
    Q_OBJECT
public:
    explicit FolderFilterBar(QWidget* parent = nullptr);

    /// The choices with their counts.
    void showTotals(const FolderRows& files);
    [[nodiscard]] FolderFilter filter() const;
    void setGroup(std::optional<FileGroup> group);
    void clearFilter();
    /// By the names of encodings and the identifiers of troubles; `any`: any trouble.
    void applyState(const QMap<QString, QString>& state);
    [[nodiscard]] static bool knowsTrouble(const QString& identifier);
    /// What the survey takes and leaves out.
    [[nodiscard]] WalkOptions walkOptions() const;
    /// How many files a conversion would be asked about: the selected ones, or all shown.
    void setConvertible(std::uint64_t files, bool isSelection);

Q_SIGNALS:
    void filterChanged();
    void walkOptionsChanged();
    void sortWanted(moji::app::FolderColumn column);
    void surveyWanted(); // again
    void convertWanted();

private:
    void makeFields();
    void makeMenu();
    void tellChoices();
    void fillGroups(const FolderRows& files);
    void fillTroubles(const FolderRows& files);

    QLineEdit* m_name;
    QComboBox* m_group;
    QComboBox* m_trouble;
    QToolButton* m_options;
    QPushButton* m_convert;
    QAction* m_hidden = nullptr;
    QAction* m_ignored = nullptr;
    QAction* m_follow = nullptr;
};

} // namespace moji::app
