#pragma once
// The window: tabs under the menu bar, the input row, the bytes of the document in front in the
// middle, a lens of the registry in each dock. Each part is its own class; the window creates
// them, tells them which tab is in front, and connects them.

#include "window/document_tabs.h"
#include "window/opener.h"

#include <QMainWindow>

#include <memory>

namespace moji::app {

class ByteGrid;
class CompareMode;
class CompareView;
class DifferencesPanel;
class FindBar;
class FolderDock;
class Finding;
class HitsPanel;
class Home;
class InputBar;
class InputRow;
class LensActions;
class LensDocks;
class LessonsDock;
class Recovery;
class Session;
class SessionFiles;
class StatusBar;
class WindowMenus;

class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    explicit MainWindow(const CodecRegistry& codecs, QWidget* parent = nullptr);
    ~MainWindow() override;

    // What is in front.
    [[nodiscard]] DocumentTabs& tabs() { return *m_tabs; }
    [[nodiscard]] Document& document() { return m_tabs->current().document(); }
    [[nodiscard]] Selection& selection() { return m_tabs->current().selection(); }
    [[nodiscard]] ByteGrid& grid();

    // The parts.
    [[nodiscard]] Opener& opener() { return *m_opener; }
    [[nodiscard]] InputBar& inputBar();
    [[nodiscard]] FindBar& findBar();
    [[nodiscard]] HitsPanel& hitsPanel();
    [[nodiscard]] CompareMode& compareMode() { return *m_compare; }
    [[nodiscard]] CompareView& centre() { return *m_centre; }
    [[nodiscard]] DifferencesPanel& differencesPanel() { return *m_differences; }
    [[nodiscard]] LensDocks& docks() { return *m_docks; }
    [[nodiscard]] FolderDock& folder() { return *m_folder; }
    [[nodiscard]] LessonsDock& lessons() { return *m_lessons; }
    [[nodiscard]] SessionFiles& sessions() { return *m_sessionFiles; }
    [[nodiscard]] LensActions& lensActions() { return *m_lensActions; }
    [[nodiscard]] Home& home() { return *m_home; }
    /// Created if it has not been visible yet; nullptr if there is no such lens.
    [[nodiscard]] Panel* lens(const QString& id);

    /// What is seen of the document in front.
    [[nodiscard]] ViewState currentView();
    /// Raises a lens.
    void showLens(const QString& id);
    /// Selects the range, shows it and focuses the bytes.
    void jumpTo(ByteRange range);
    /// Shows a message in the status bar for some seconds.
    void say(const QString& sentence);
    /// Loads the saved settings and saves changes from now on. If
    /// `offersSession`, also the tabs of the last session, as the reader chose.
    void remember(bool offersSession);
    /// Says so in the title.
    void setSandboxed(bool isSandboxed) { m_isSandboxed = isSandboxed; }
    /// Journals unsaved edits in `folder` and offers those found there.
    void keepEdits(const QString& folder);
    /// Shares its room out again between the bytes, or the start page over them, and the lenses.
    void adaptToSize();
    void adaptToContent();

protected:
    bool event(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    bool focusNextPrevChild(bool next) override;

private:
    void setUpTab(DocumentTab& tab);
    void connectParts();
    void keepView(DocumentTab& tab);
    void showTab(DocumentTab& tab);
    void showTitle();
    void cyclePanels(int step);

    // In order of dependency; destroyed in reverse.
    std::unique_ptr<DocumentTabs> m_tabs;
    std::unique_ptr<Opener> m_opener;
    std::unique_ptr<CompareView> m_centre;
    std::unique_ptr<StatusBar> m_status;
    std::unique_ptr<InputRow> m_inputRow;
    std::unique_ptr<LensDocks> m_docks;
    std::unique_ptr<Finding> m_finding;
    std::unique_ptr<DifferencesPanel> m_differences;
    std::unique_ptr<CompareMode> m_compare;
    std::unique_ptr<FolderDock> m_folder;
    std::unique_ptr<LessonsDock> m_lessons;
    std::unique_ptr<Recovery> m_recovery;
    std::unique_ptr<Session> m_session;
    std::unique_ptr<WindowMenus> m_menus;
    std::unique_ptr<SessionFiles> m_sessionFiles;
    std::unique_ptr<LensActions> m_lensActions;
    std::unique_ptr<Home> m_home;
    bool m_isSandboxed = false;
    QSize m_sizeAtPress; // size of the centre when a mouse button was pressed
};

} // namespace moji::app
