#pragma once
// The window: one document, one selection, the byte lens in the middle and every other lens of the
// registry in a dock.

#include "document/document.h"
#include "document/position_history.h"
#include "document/problem_walk.h"
#include "document/selection.h"
#include "lens_registry.h"

#include <QMainWindow>

#include <map>
#include <memory>

class QActionGroup;
class QDockWidget;
class QGridLayout;
class QMenu;

namespace moji::app {

class ByteGrid;
class BookmarkMenu;
class ByteLens;
class CompareMode;
class CompareView;
class DifferencesPanel;
class DockTitles;
class GoToBar;
class FileActions;
class FindBar;
class HitSearch;
class HitsPanel;
class InputBar;
class Lens;
class PasteOffer;
class RecentFiles;
class StatusBar;

class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    explicit MainWindow(const CodecRegistry& codecs, QWidget* parent = nullptr);
    ~MainWindow() override;

    [[nodiscard]] Document& document() { return *m_document; }
    [[nodiscard]] Selection& selection() { return *m_selection; }
    [[nodiscard]] ByteGrid& grid();
    [[nodiscard]] InputBar& inputBar() { return *m_inputBar; }
    [[nodiscard]] FindBar& findBar() { return *m_findBar; }
    [[nodiscard]] HitsPanel& hitsPanel() { return *m_hitsPanel; }
    [[nodiscard]] CompareMode& compareMode() { return *m_compare; }
    [[nodiscard]] CompareView& centre() { return *m_centre; }
    [[nodiscard]] DifferencesPanel& differencesPanel() { return *m_differences; }
    /// nullptr where there is no such lens.
    [[nodiscard]] Lens* lens(const QString& id) const;

    /// Brings a lens to the front.
    void showLens(const QString& id);
    void openSample();
    [[nodiscard]] FileActions& files() { return *m_files; }
    /// Dock places of the last time, recent files; what is changed from now on is remembered.
    void restoreSettings();
    /// Docks where they stand in `other`.
    void arrangeAs(MainWindow& other);
    /// The document's, or what stands for it where it has none.
    [[nodiscard]] QString documentName() const;

Q_SIGNALS:
    void newPageWanted();
    void quitWanted();
    void closed();

protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    static constexpr QLatin1String kByteFormatKey{"bytes"}; // in the settings
    void makeLenses();
    void makeInputRow();
    void placeInputRow(bool oneLine);
    QDockWidget* makeDock(const LensRow& row);
    void arrangeDocks();
    [[nodiscard]] QDockWidget* frontBelow() const;
    void placeRightDocks(bool below);
    [[nodiscard]] QByteArray dockState();
    void restoreDocks(const QByteArray& state);
    [[nodiscard]] bool isCompact() const;
    void makeMenus();
    void makeFileMenu();
    void makeEditMenu();
    void addClipboardActions(QMenu* menu);
    void makeFind();
    void makeHitsDock();
    void restoreFindHistory();
    void addFindActions(QMenu* menu);
    void updateHitMarks();
    void makeCompare();
    QDockWidget* makeListDock(Lens* list, const QString& id, const QString& title);
    void adaptToSize();
    [[nodiscard]] ByteGrid& gridWithFocus();
    void makeViewMenu();
    void makeGoMenu();
    void addHistoryActions(QMenu* menu);
    void jumpTo(ByteRange range);
    void makeEncodingMenu();
    void makeLensMenu();
    void makeHelpMenu();
    QAction* addAction(QMenu* menu, const QString& text, const QKeySequence& key,
                       std::function<void()> does, const char* iconName = nullptr);
    void refreshIcons();
    void updateTitle();
    [[nodiscard]] bool isInSight(const QDockWidget& dock) const;
    void cyclePanels(int step);
    void zoomTo(int steps);

    Document* m_document;
    Selection* m_selection;
    ProblemWalk* m_problemWalk;
    PositionHistory* m_history;
    std::unique_ptr<RecentFiles> m_recentFiles;
    FileActions* m_files;
    DockTitles* m_dockTitles;
    ByteLens* m_byteLens = nullptr;
    CompareView* m_centre = nullptr;
    CompareMode* m_compare = nullptr;
    DifferencesPanel* m_differences = nullptr;
    QDockWidget* m_differencesDock = nullptr;
    InputBar* m_inputBar = nullptr;
    PasteOffer* m_pasteOffer = nullptr;
    GoToBar* m_goToBar = nullptr;
    BookmarkMenu* m_bookmarks = nullptr;
    HitSearch* m_hitSearch = nullptr;
    FindBar* m_findBar = nullptr;
    HitsPanel* m_hitsPanel = nullptr;
    QDockWidget* m_hitsDock = nullptr;
    QGridLayout* m_inputGrid = nullptr;
    std::vector<QWidget*> m_inputButtons;
    StatusBar* m_statusBar = nullptr;
    std::map<QString, Lens*> m_lenses;
    std::map<QString, QDockWidget*> m_docks;
    std::vector<std::pair<QAction*, const char*>> m_icons; // to be drawn anew in another theme
    QAction* m_openAction = nullptr;
    QAction* m_saveAction = nullptr;
    QAction* m_undoAction = nullptr;
    QAction* m_redoAction = nullptr;
    QAction* m_findAction = nullptr;
    QAction* m_goToAction = nullptr;
    QAction* m_nextProblemAction = nullptr;
    QAction* m_previousProblemAction = nullptr;
    QAction* m_backAction = nullptr;
    QAction* m_forwardAction = nullptr;
    QByteArray m_defaultState;
    std::vector<QDockWidget*> m_movedBelow; // for want of room; they go back to the right
    bool m_remembers = false;               // settings are kept: not for snapshots and tests
};

} // namespace moji::app
