#pragma once
// The one way in for documents: from the command line, the dialog, a drop, the recent files, a
// second start, a session. Each opens in its own tab, or replaces the sample; a file that is open
// is shown where it is. A stream, which can only be read once, is read in the background, in a tab
// that exists at once.

#include "document/bookmarks.h"
#include "document/line_pins.h"
#include "document/notes.h"
#include "window/document_tabs.h"
#include "window/recent_files.h"

#include <QObject>

#include <optional>

namespace moji::app {

/// What the reader noted about a document.
struct Remarks {
    std::vector<Bookmark> bookmarks;
    std::vector<Note> notes;
    LinePins::Pins pins;
};

/// What to open, and how to show it.
struct OpenRequest {
    QString path = {};                            // empty: in no file
    QString name = {};                            // of what is in no file
    std::shared_ptr<const ByteSource> bytes = {}; // already open; nullptr: open `path`
    bool isStandardInput = false;                 // read it
    const Codec* codec = nullptr;                 // nullptr: detect it
    std::optional<ByteRange> select = {};
    std::optional<std::pair<std::uint64_t, std::uint64_t>> anchorAndCaret = {};
    std::optional<ViewState> view = {};
    std::optional<Remarks> remarks = {}; // nothing: those kept for the file
    QString notice = {};                 // shown above the bytes until the reader closes it
    bool mayBeMissing = false;           // no message if it cannot be opened
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
    /// The tab of the file that `path` names, even if its name there is another; nullptr: none.
    [[nodiscard]] DocumentTab* tabOf(const QString& path) const;
    /// Opens files, each in a tab, and folders.
    void open(const QStringList& paths);
    /// Reports in the window what cannot be opened.
    void open(const OpenRequest& request);
    /// The first one stays in front if none has `inFront`. Folders among them are one survey.
    void openAll(const std::vector<OpenRequest>& requests);
    /// In front, without bytes.
    void openNew();
    /// Replaces the document in front, once it may be left.
    void openSample();
    void openText(const QString& text, const QString& name);
    /// Reloads the file of `tab`.
    void reload(DocumentTab& tab);

Q_SIGNALS:
    void said(const QString& sentence);
    /// These are not files.
    void foldersWanted(const QStringList& paths);
    /// This is a session, not a document.
    void sessionWanted(const QString& path);
    /// A document was opened in this tab.
    void opened(moji::app::DocumentTab* tab);
    /// A document without bytes is in front, to be written in.
    void emptyOpened();

private:
    [[nodiscard]] DocumentTab& freeTab();
    void returnTo(DocumentTab& tab, const OpenRequest& request);
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
