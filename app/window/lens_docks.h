#pragma once
// The docks of the window: a host for every lens of the registry, and the lists (find results,
// differences). Places them in large and small windows, sizes them until the reader
// moves them, and restores them at the next start.

#include "window/lens_host.h"
#include "window/window_facts.h"

#include <QByteArray>
#include <QDockWidget>
#include <QObject>

#include <map>
#include <memory>
#include <vector>

class QMainWindow;

namespace moji::app {

class DockTitles;
class SeenDocks;

class LensDocks : public QObject {
    Q_OBJECT
public:
    LensDocks(QMainWindow* window, Document* document, Selection* selection);
    ~LensDocks() override;

    /// Gives the docks their places; once, after the window has its centre.
    void arrange();
    /// A list in its own dock, hidden until requested.
    QDockWidget* addList(Panel* list, const QString& id, const QString& title,
                         Qt::DockWidgetArea area = Qt::BottomDockWidgetArea);

    void setDocument(Document* document, Selection* selection,
                     const std::map<QString, LensState>& states);
    [[nodiscard]] std::map<QString, LensState> states() const;
    /// nullptr if there is no such lens.
    [[nodiscard]] LensHost* host(const QString& id) const;
    [[nodiscard]] QDockWidget* dock(const QString& id) const;

    /// Which docks are open, and which of them are in front of the others in their tabs.
    struct Arrangement {
        QStringList open; // ids
        QStringList inFront;
    };
    [[nodiscard]] Arrangement arrangement() const;
    /// Leaves the docks `untouched` as they are.
    void restore(const Arrangement& arrangement, const QStringList& untouched);
    /// The ids of the lists, which are no lenses.
    [[nodiscard]] QStringList listIds() const;
    /// nullptr if there is no such list.
    [[nodiscard]] Panel* list(const QString& id) const;
    /// The lens in sight that is not the inspector, else the inspector, else `bytes`.
    [[nodiscard]] QString lensInFront() const;

    /// Raises a lens and focuses it.
    void show(const QString& id);
    /// The bytes have the keyboard, and keep it whatever lens was to have it when it is ready.
    void focusBytes();
    /// False for a dock hidden by another tab, which Qt keeps outside the window.
    [[nodiscard]] bool isInSight(const QDockWidget& dock) const;
    /// The visible panels, in the order of the registry, then the lists.
    [[nodiscard]] std::vector<QWidget*> panelsInSight() const;
    /// The dock that has the focus, or had it before a dialog or the menu bar; nullptr: none.
    [[nodiscard]] QDockWidget* dockWithFocus() const;

    /// Call after the window's size or document has changed.
    void adapt(const WindowFacts& facts);
    /// Those of the last time.
    [[nodiscard]] const WindowFacts& facts() const { return m_facts; }
    [[nodiscard]] bool isCompact() const;
    /// While it is visible below the bytes, this dock gets most of the height.
    void preferLarge(const QDockWidget* dock);
    /// Call after the reader moved a splitter: keeps the sizes from now on.
    void keepSizes() { m_sizesAreKept = true; }
    [[nodiscard]] bool sizesAreKept() const { return m_sizesAreKept; }

    /// Places, as they are where there is room.
    [[nodiscard]] QByteArray state();
    void restore(const QByteArray& state, bool keepSizes);
    /// Back to the initial layout.
    void reset();

Q_SIGNALS:
    /// A message for the status bar.
    void said(const QString& sentence);

private:
    enum class Shape {
        Compact, // the lenses of the right side are tabs below
        Usual,   // bytes above lenses, inspector at the right
        Wide,    // bytes, lenses, inspector side by side
    };
    struct Place;
    [[nodiscard]] const Place* find(const QString& id) const;
    void addDock(QDockWidget* dock);
    void makeRoomFor(QDockWidget& dropped);
    void giveFocus(LensHost& host);
    [[nodiscard]] Shape shapeFor(const WindowFacts& facts) const;
    void setShape(Shape shape);
    void fitSizes(const WindowFacts& facts);
    [[nodiscard]] QDockWidget* frontIn(Qt::DockWidgetArea area) const;
    [[nodiscard]] std::vector<QDockWidget*> all() const; // hidden ones included
    [[nodiscard]] std::vector<QDockWidget*> docksIn(Qt::DockWidgetArea area) const;
    void moveTogether(const std::vector<QDockWidget*>& docks, QDockWidget* front);

    QMainWindow* m_window;
    std::unique_ptr<DockTitles> m_titles;
    std::unique_ptr<SeenDocks> m_seen;
    struct Place {
        const LensRow* row;
        std::unique_ptr<QDockWidget> dock;
        LensHost* host; // in the dock
    };
    std::vector<Place> m_places; // in the order of the registry
    std::vector<std::unique_ptr<QDockWidget>> m_lists;
    std::vector<QDockWidget*> m_moved; // moved because of the window's shape; they move back
    Shape m_shape = Shape::Usual;
    std::vector<const QDockWidget*> m_large;
    QByteArray m_default;
    bool m_sizesAreKept = false;
    bool m_fitsSoon = false;
    WindowFacts m_facts; // of the last time
};

} // namespace moji::app
