#pragma once
// The open documents, and the bar of tabs that shows them. There is always one in front;
// when the last one is closed, it lives until the window is gone.

#include "document/file_watcher.h"
#include "window/document_tab.h"

#include <QObject>

#include <functional>
#include <memory>
#include <vector>

class QTabBar;
class QToolBar;

namespace moji::app {

class DocumentTabs : public QObject {
    Q_OBJECT
public:
    /// With one empty document. `window`: the parent of dialogs.
    DocumentTabs(const CodecRegistry& codecs, QWidget* window);
    ~DocumentTabs() override;

    [[nodiscard]] QTabBar* bar() const { return m_bar; }
    /// The bar for the window; hidden while there is only one document.
    [[nodiscard]] QToolBar* row() const { return m_row; }
    void showRow();
    [[nodiscard]] int count() const { return static_cast<int>(m_tabs.size()); }
    [[nodiscard]] DocumentTab& at(int index) const {
        return *m_tabs[static_cast<std::size_t>(index)];
    }
    [[nodiscard]] int indexOf(const DocumentTab& tab) const;
    [[nodiscard]] DocumentTab& current() const { return *m_current; }

    /// Adds one at the end, without bytes; not in front.
    DocumentTab& add();
    void setCurrent(DocumentTab& tab);
    /// To the next or the previous one, wrapping around.
    void step(int by);
    /// Of all documents.
    void cancelJobs();
    /// Ctrl+Tab and Ctrl+PageDown, and back, in `window`.
    void addShortcuts(QWidget& window);
    /// Asks about unsaved changes if necessary; closes it then or, if it is saved first, later.
    void close(DocumentTab& tab);
    /// Asks about every unsaved document. Returns whether all may be left now; if some are
    /// being saved, `later` is called when that is done. Closes none of them.
    [[nodiscard]] bool leaveAll(const std::function<void()>& later);

    /// Sets up every tab, including later ones.
    void setUp(const std::function<void(DocumentTab&)>& how);

Q_SIGNALS:
    /// Emitted before the new one is shown, so that the view of the old one can be kept.
    void leaving(moji::app::DocumentTab* tab);
    void currentChanged(moji::app::DocumentTab* tab);
    /// It is no longer in front and is about to be deleted.
    void closing(moji::app::DocumentTab* tab);
    void lastClosed();
    /// Name, or whether it is modified.
    void described(moji::app::DocumentTab* tab);

private:
    void remove(DocumentTab& tab);
    void describe(DocumentTab& tab);

    const CodecRegistry& m_codecs;
    QWidget* m_window;
    QToolBar* m_row;
    QTabBar* m_bar;
    FileWatcher m_watcher;
    std::vector<std::unique_ptr<DocumentTab>> m_tabs;
    std::vector<std::unique_ptr<DocumentTab>>
        m_closed; // deleted once none of their signals is being handled
    DocumentTab* m_current = nullptr;
    std::function<void(DocumentTab&)> m_setUp;
    std::map<const DocumentTab*, std::uint64_t> m_left; // by leaveAll(), at which revision
    bool m_goesOnLeaving = false;                       // called by itself, with answers given
};

} // namespace moji::app
