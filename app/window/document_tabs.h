#pragma once
// The documents that are open, and the bar of tabs that shows them. There is always one in front;
// when the last is closed, it stays until the window has gone.

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
    /// The bar, to be put into the window; hidden while there is one document.
    [[nodiscard]] QToolBar* row() const { return m_row; }
    void showRow();
    [[nodiscard]] int count() const { return static_cast<int>(m_tabs.size()); }
    [[nodiscard]] DocumentTab& at(int index) const {
        return *m_tabs[static_cast<std::size_t>(index)];
    }
    [[nodiscard]] int indexOf(const DocumentTab& tab) const;
    [[nodiscard]] DocumentTab& current() const { return *m_current; }

    /// One more, at the end, without bytes; not in front.
    DocumentTab& add();
    void setCurrent(DocumentTab& tab);
    /// To the next or the previous one, around the ends.
    void step(int by);
    /// Asks what must be asked; closes it then or, where it has to be saved, later.
    void close(DocumentTab& tab);
    /// Asks for every document that is not saved. Whether all may be left now; where some are
    /// being saved, `later` is called when that is done. Closes none of them.
    [[nodiscard]] bool leaveAll(const std::function<void()>& later);

    /// Every tab, those to come too, is set up by this.
    void setUp(std::function<void(DocumentTab&)> how);

Q_SIGNALS:
    /// Told before the new one is shown: what of the old one must be kept?
    void leaving(moji::app::DocumentTab* tab);
    void currentChanged(moji::app::DocumentTab* tab);
    /// It is no longer in front, and goes.
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
    std::vector<std::unique_ptr<DocumentTab>> m_closed; // until nobody is in the middle of them
    DocumentTab* m_current = nullptr;
    std::function<void(DocumentTab&)> m_setUp;
    std::map<const DocumentTab*, std::uint64_t> m_left; // by leaveAll(), at which revision
};

} // namespace moji::app
