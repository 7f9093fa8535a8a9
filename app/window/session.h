#pragma once
// From one start to the next: the place of the window and its docks, and the tabs of the last time.
// Whether these open again is asked once and remembered; the menu File changes it.

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

    /// From now on it is kept. Where `offers`, the tabs of the last time open again, or the reader
    /// is asked whether they shall.
    void remember(bool offers);
    [[nodiscard]] QByteArray geometry() const;
    [[nodiscard]] QByteArray docks() const;
    [[nodiscard]] bool keepsSizes() const;
    /// The tabs as they are now; the view of the one in front must have been kept before.
    void store(const QByteArray& geometry, const QByteArray& docks, bool keepsSizes);
    /// The folders that are surveyed are kept with the tabs.
    void setFolders(std::function<QStringList()> folders) { m_folders = std::move(folders); }
    /// The entry of the menu that says whether tabs open again.
    void connectTo(QAction* restores);

private:
    void restore();
    void setRestores(bool restores);

    DocumentTabs* m_tabs;
    Opener* m_opener;
    Banner* m_banner;
    QAction* m_restores = nullptr;
    std::function<QStringList()> m_folders;
    bool m_remembers = false;
};

/// The tabs as text (JSON), and back; what is in no file is left out.
[[nodiscard]] QByteArray sessionText(const DocumentTabs& tabs);
/// What cannot be read is left out: an older program, or another one, wrote it.
[[nodiscard]] std::vector<OpenRequest> sessionOf(const QByteArray& text,
                                                 const CodecRegistry& codecs);

} // namespace moji::app
