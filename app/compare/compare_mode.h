#pragma once
// What makes a tab of the window a comparison, and ends it: the menu entries, the second document
// and its lens, the way from difference to difference. The rest of the window stays with
// the document of the tab, which is the left side. A tab that is not in front keeps its comparison.

#include "compare/compare_view.h"
#include "compare/comparison.h"
#include "document/position_history.h"
#include "document/selection.h"

#include <QObject>

#include <functional>
#include <map>
#include <memory>
#include <vector>

class QAction;
class QDockWidget;
class QMenu;

namespace moji::app {

class CompareLink;
class ComparedSelection;
class DifferencesPanel;

class CompareMode final : public QObject {
    Q_OBJECT
public:
    /// `view` and `panel` must outlive this.
    CompareMode(Document* document, Selection* selection, PositionHistory* history,
                CompareView* view, DifferencesPanel* panel, QWidget* window);
    ~CompareMode() override;

    /// Another document is in front: shows its comparison, if it is compared.
    void setDocument(Document* document, Selection* selection, PositionHistory* history);
    /// It is about to be deleted, and is not in front.
    void forget(const Document* document);

    /// `Compare with`, and to close it.
    void addTo(QMenu* viewMenu);
    /// To the next difference and back.
    void addStepsTo(QMenu* goMenu);

    struct Other {
        QString name;
        Document* document;
    };
    /// The dock of the list: raised when it is asked for, hidden at the end of the comparison.
    void setListDock(QDockWidget* dock);

    /// The other open documents.
    void setOthers(std::function<std::vector<Other>()> others) { m_others = std::move(others); }

    void compareWith(Document* other);
    /// Reports in the window what cannot be opened. A stream (pipe, /proc) is
    /// compared once it has been read.
    void compareWithFile(const QString& path);
    /// Bytes that are in no file.
    void compareWithBytes(std::shared_ptr<const ByteSource> bytes, const QString& name);
    void compareWithEncoding(const Codec& codec);
    void end();
    [[nodiscard]] bool isActive() const { return m_comparison != nullptr; }
    /// nullptr without a comparison.
    [[nodiscard]] Comparison* comparison() const { return m_comparison.get(); }

    void goNext();
    void goPrevious();
    void goTo(const Difference& difference);

Q_SIGNALS:
    void activeChanged(bool active);
    void said(const QString& sentence);
    void listWanted();

private:
    void begin(Document* other, Comparison::Kind kind);
    void show();
    void hide();
    void lose(const Comparison* comparison);
    void beginDetected(std::unique_ptr<Document> other);
    void beginWithOwn(std::unique_ptr<Document> other, Comparison::Kind kind);
    void chooseFile();
    void compareWithUsualEncoding();
    void addFixedEntries(QMenu* menu);
    void fillMenu(QMenu* menu);
    void showCurrent();
    [[nodiscard]] std::unique_ptr<Document> makeOwn() const;
    [[nodiscard]] std::uint64_t currentPlace() const;
    [[nodiscard]] Difference selected() const;

    Document* m_document;
    Selection* m_selection;
    PositionHistory* m_history;
    CompareView* m_view;
    DifferencesPanel* m_panel;
    QWidget* m_window;
    std::function<std::vector<Other>()> m_others;
    QAction* m_file = nullptr;
    QAction* m_encoding = nullptr;
    QAction* m_close = nullptr;
    QAction* m_next = nullptr;
    QAction* m_previous = nullptr;
    std::map<const Document*, std::unique_ptr<Comparison>> m_behind; // of tabs not in front
    // While comparing, in order of dependency.
    std::unique_ptr<Comparison> m_comparison; // owns the right side unless a tab does
    std::unique_ptr<ComparedSelection> m_right;
    std::unique_ptr<CompareLink> m_link;
};

} // namespace moji::app
