#pragma once
// The Folder panel in the window: its dock, the dialog that opens a folder, and files of it in
// tabs. A preview is replaced by the next file; a file opened with Enter stays.

#include "folder/folder_panel.h"
#include "window/document_tabs.h"

#include <QObject>

class QDockWidget;

namespace moji::app {

class LensDocks;
class Opener;

class FolderDock final : public QObject {
    Q_OBJECT
public:
    static constexpr const char* kId = "folder";

    FolderDock(DocumentTabs* tabs, Opener* opener, LensDocks* docks, const CodecRegistry& codecs,
               QWidget* window);

    [[nodiscard]] FolderPanel& panel() { return *m_panel; }
    void open(const QStringList& paths);
    void openByDialog();
    void show();

Q_SIGNALS:
    /// In the document in front.
    void jumpWanted(moji::ByteRange place);

private:
    void bringToFront();
    void openFile(const FileChoice& file);

    DocumentTabs* m_tabs;
    Opener* m_opener;
    QWidget* m_window;
    FolderPanel* m_panel;
    QDockWidget* m_dock;
};

} // namespace moji::app
