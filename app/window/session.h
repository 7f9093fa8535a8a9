#pragma once
// State kept between starts: the place of the window and its docks, and the tabs as a session
// (saved_session.h).
// Whether tabs reopen is asked once and remembered; the menu File changes it.

#include "window/document_tabs.h"

#include <QByteArray>
#include <QObject>
#include <QStringList>

#include <functional>

class QAction;

namespace moji::app {

class Banner;
class Opener;
struct OpenRequest;

class Session : public QObject {
    Q_OBJECT
public:
    Session(DocumentTabs* tabs, Opener* opener, Banner* banner);

    /// Saves the session from now on. If `offers`, the last tabs are reopened, or the reader
    /// is asked first.
    void remember(bool offers);
    [[nodiscard]] QByteArray geometry() const;
    [[nodiscard]] QByteArray docks() const;
    [[nodiscard]] bool keepsSizes() const;
    /// The current tabs; the view of the one in front must have been kept before.
    void store(const QByteArray& geometry, const QByteArray& docks, bool keepsSizes);
    /// The folders being surveyed are stored with the tabs.
    void setFolders(std::function<QStringList()> folders) { m_folders = std::move(folders); }
    /// The files that were open last, as paths; some may be gone.
    [[nodiscard]] QStringList lastFiles() const;
    /// Opens the last tabs and folders.
    void restore();
    /// The menu entry that sets whether tabs reopen.
    void connectTo(QAction* restores);

private:
    void setRestores(bool restores);

    DocumentTabs* m_tabs;
    Opener* m_opener;
    Banner* m_banner;
    QAction* m_restores = nullptr;
    std::function<QStringList()> m_folders;
    bool m_remembers = false;
};

/// The tabs that are files, as a session that names them.
[[nodiscard]] QByteArray sessionText(const DocumentTabs& tabs);
/// Nothing if the text is no session, or one of another version.
[[nodiscard]] std::vector<OpenRequest> sessionOf(const QByteArray& text,
                                                 const CodecRegistry& codecs);

} // namespace moji::app
