#pragma once
// The documents that are open, a tab each; a tab holds all that belongs to one document. There is
// one workspace per process; several processes do not disturb each other.

#include "codec/codec_registry.h"
#include "compare/compare_mode.h"

#include <QWidget>

#include <vector>

class QTabWidget;

namespace moji::app {

class MainWindow;

class Workspace : public QWidget {
    Q_OBJECT
public:
    explicit Workspace(const CodecRegistry& codecs, QWidget* parent = nullptr);
    ~Workspace() override;

    /// A new tab in front, without bytes, arranged as the one that was in front before.
    MainWindow& addPage();
    /// The tab in front; there is always one while the workspace is shown.
    [[nodiscard]] MainWindow* current() const;
    [[nodiscard]] std::vector<MainWindow*> pages() const;

    /// Window and dock places of the last time; what is changed from now on is remembered.
    void restoreSettings();
    /// Unsaved edits are kept in `folder`, and those found there offered.
    void keepEdits(const QString& folder);

protected:
    void closeEvent(QCloseEvent* event) override;

private:
    void follow(MainWindow* page);
    [[nodiscard]] std::vector<CompareMode::Other> othersThan(const MainWindow* page) const;
    void showTitle();
    void showTab(MainWindow* page);
    void remove(MainWindow* page);
    void step(int by);

    const CodecRegistry& m_codecs;
    QTabWidget* m_tabs;
    QString m_stateFolder; // empty: edits are not kept
    bool m_remembers = false;
};

} // namespace moji::app
