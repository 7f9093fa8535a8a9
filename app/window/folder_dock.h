#pragma once
// The Folder panel in the window: its dock, the dialog that opens a folder, and files of it in
// tabs. What is looked at in passing makes way for the next file; what is opened by Enter stays.

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
