#pragma once
// What can be done with any lens: present it, copy, export or print its picture, copy or export a
// table of it, or of the bytes an annotated dump. The same entries are in the menu Lenses, for the
// lens that has the focus, and in the context menu of every lens. The lists (find results,
// differences, folder, lessons) have them too, but are not presented.

#include "export/table_writer.h"
#include "jobs/job.h"

#include <QObject>
#include <QPointer>
#include <QSize>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

class QAbstractItemView;
class QAction;
class QContextMenuEvent;
class QDockWidget;
class QMenu;

namespace moji::app {

class ByteLens;
class MainWindow;
class Panel;
class Presentation;

class LensActions final : public QObject {
    Q_OBJECT
public:
    explicit LensActions(MainWindow* window);
    ~LensActions() override;

    [[nodiscard]] Presentation& presentation() { return *m_presentation; }
    /// Presents the lens that has the focus; the bytes if none has.
    void present();

    /// What the entries are about.
    struct Subject {
        QString id;
        Panel* panel = nullptr;
        QAbstractItemView* table = nullptr; // nullptr: it has none
        ByteLens* bytes = nullptr;          // where it is the byte lens
        bool isLens = true;                 // else one of the lists
    };
    /// Adds the entries to the menu Lenses and to the context menu of the bytes.
    void addToMenus(QMenu* lenses, QWidget* grid);
    /// Adds the entries for the subject that `find` finds when the menu opens.
    void addTo(QMenu* menu, const std::function<Subject()>& find);
    /// Of the lens or list that has the focus.
    [[nodiscard]] Subject focused() const;
    /// Of a lens or list, with the table at a place of the screen or else its largest one.
    [[nodiscard]] Subject subjectOf(const QString& id, std::optional<QPoint> globalPlace) const;

    void copyPicture(const Subject& subject);
    void exportPicture(const Subject& subject, const QString& path);
    void copyTable(const Subject& subject, TableFormat format);
    void exportTable(const Subject& subject, const QString& path);
    void copyDump(const Subject& subject, TableFormat format);
    void exportDump(const Subject& subject, const QString& path);

Q_SIGNALS:
    /// A message for the status bar.
    void said(const QString& sentence);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void settle();
    /// Whether it has a table; else says that it has none.
    bool hasTable(const Subject& subject);
    [[nodiscard]] QString presentable() const;
    void showContextMenu(const QString& id, const QContextMenuEvent& event);
    void addPresent(QMenu* menu, const std::function<Subject()>& find);
    void addDump(QMenu* menu, const std::function<Subject()>& find);
    void addTable(QMenu* menu, const std::function<Subject()>& find);
    void writeTable(const Subject& subject, TableFormat format,
                    const std::function<void(const QByteArray&)>& done);
    void writeFile(const QString& path, const QByteArray& bytes);
    void writeDump(const Subject& subject, TableFormat format,
                   const std::function<void(const QByteArray&)>& done);
    [[nodiscard]] QString askForPath(const Subject& subject, const QString& title,
                                     const QStringList& filters) const;

    MainWindow* m_window;
    std::unique_ptr<Presentation> m_presentation;
    Job<QByteArray> m_dump;
    QTimer m_settles; // after a presentation
    int m_settling = 0;
    int m_calm = 0;
    std::vector<QSize> m_leastSizes;                                // before it
    std::vector<std::pair<QPointer<QDockWidget>, int>> m_dockSizes; // before it
};

} // namespace moji::app
