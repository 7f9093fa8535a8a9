#pragma once
// Sessions as files: saves what the window shows to a .mojiscope file and opens one, and writes the
// command line that shows the same. Opening one reads the files that it names, if they are regular
// files, and nothing else; whatever is odd about them is said in a banner.

#include "window/saved_session.h"

#include <QObject>

class QAction;
class QMenu;

namespace moji::app {

class Banner;
class MainWindow;
struct OpenRequest;

class SessionFiles : public QObject {
    Q_OBJECT
public:
    /// How the bytes of files are kept.
    enum class Keep {
        Inside, // in the session, which then opens anywhere
        Paths,  // by the paths of the files; edited ones inside
    };

    SessionFiles(MainWindow* window, Banner* banner);

    /// Adds the entries of the menu.
    void fillMenu(QMenu* menu, QAction* before);
    void saveAs();
    /// Error: a sentence.
    [[nodiscard]] Result<Done, QString> save(const QString& path, Keep keep);
    /// Says in the window what cannot be opened.
    void open(const QString& path);
    void copyCommandLine();
    void openByDialog();

private:
    struct Oddities;
    [[nodiscard]] Result<SavedSession, QString> describe(const QString& folder, Keep keep);
    [[nodiscard]] bool locate(const SessionDocument& document, const QString& folder,
                              OpenRequest& request, Oddities& oddities) const;
    void show(const SavedSession& session);
    void tell(const Oddities& oddities);

    MainWindow* m_window;
    Banner* m_banner;
};

} // namespace moji::app
