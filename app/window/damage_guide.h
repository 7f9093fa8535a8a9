#pragma once
// Leads from what was found in the document in front to the lens that shows it, and keeps the
// counts beside the titles of these lenses.

#include <QObject>

namespace moji::app {

class DocumentTab;
class MainWindow;

class DamageGuide : public QObject {
    Q_OBJECT
public:
    /// A child of the window.
    explicit DamageGuide(MainWindow* window);

private:
    void follow(DocumentTab& tab);
    void showCounts();

    MainWindow* m_window;
};

} // namespace moji::app
