#pragma once
// The one way in for documents: from the command line, the dialog, a drop, the recent files, a
// second start, a session. Each opens in a tab of its own, or in the place of the sample. What can
// only be read from front to back is read away from the window's thread, in a tab that is there at
// once.

#include "window/document_tabs.h"
#include "window/recent_files.h"

#include <QObject>

#include <optional>

namespace moji::app {

/// What shall be opened, and how it shall be shown.
struct OpenRequest {
    QString path = {};                            // empty: in no file
    QString name = {};                            // of what is in no file
    std::shared_ptr<const ByteSource> bytes = {}; // opened already; nullptr: `path` shall be opened
    const Codec* codec = nullptr;                 // nullptr: what it looks like
    std::optional<ByteRange> select = {};
    std::optional<std::pair<std::uint64_t, std::uint64_t>> anchorAndCaret = {};
    std::optional<ViewState> view = {};
    bool mayBeMissing = false; // nothing is said where it cannot be opened
    bool inFront = true;
};

class Opener : public QObject {
    Q_OBJECT
public:
    /// `window`: the parent of dialogs.
    Opener(DocumentTabs* tabs, QWidget* window);

    [[nodiscard]] RecentFiles& recentFiles() { return m_recent; }

    void openByDialog();
    void open(const QString& path) { open(OpenRequest{.path = path}); }
    /// Files, each in a tab, and folders.
    void open(const QStringList& paths);
    /// Says in the window what cannot be opened.
    void open(OpenRequest request);
    /// The first of them keeps its place in front where `inFront` says so of none. Folders among
    /// them are one survey.
    void openAll(std::vector<OpenRequest> requests);
    /// In front, without bytes.
    void openNew();
    /// In the tab in front, once its document may be left.
    void openSample();
    void openText(const QString& text, const QString& name);
    /// The file of `tab` as it is now.
    void reload(DocumentTab& tab);

Q_SIGNALS:
    void said(const QString& sentence);
    /// These are no files.
    void foldersWanted(const QStringList& paths);
    /// A document was opened in this tab.
    void opened(moji::app::DocumentTab* tab);

private:
    [[nodiscard]] DocumentTab& freeTab();
    void openIn(DocumentTab& tab, const OpenRequest& request);
    void read(DocumentTab& tab, const OpenRequest& request);
    void finish(DocumentTab& tab, const OpenRequest& request,
                std::shared_ptr<const ByteSource> bytes);
    void refuse(DocumentTab& tab, const OpenRequest& request, const Error& error);

    DocumentTabs* m_tabs;
    QWidget* m_window;
    RecentFiles m_recent;
};

} // namespace moji::app
