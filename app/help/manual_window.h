#pragma once
// The manual's window: a searchable list of pages, and the page.
// Nothing is fetched: links that lead out of the manual are shown, not followed.

#include "help/manual.h"

#include <QWidget>

class QLineEdit;
class QListWidget;
class QTextBrowser;

namespace moji::app {

class ManualWindow : public QWidget {
    Q_OBJECT
public:
    explicit ManualWindow(QWidget* parent = nullptr);

    /// Opens a page; the first one if there is none with this id.
    void showPage(const QString& id);
    /// The id of the page that is open.
    [[nodiscard]] QString page() const;

    /// The page about `widget`: named like the nearest widget around it that has one. Else "index".
    [[nodiscard]] QString pageAbout(const QWidget* widget) const;

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void listPages();
    void openChosen();
    void pageChanged(const QUrl& url);

    Manual m_manual;
    QLineEdit* m_search;
    QListWidget* m_list;
    QTextBrowser* m_view;
};

} // namespace moji::app
