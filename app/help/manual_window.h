#pragma once
// The manual's window: a searchable list of pages, and the page.
// Nothing is fetched: links that lead out of the manual are shown, not followed.

#include "help/manual.h"

#include "style/fonts.h"

#include <QFont>
#include <QImage>
#include <QWidget>

#include <functional>

class QLineEdit;
class QListWidget;

namespace moji::app {

class PageView;

class ManualWindow : public QWidget {
    Q_OBJECT
public:
    explicit ManualWindow(QWidget* parent = nullptr);

    /// Draws a picture of what a page is about and passes it on, later; false for a page without.
    using Picture = std::function<void(const QImage&)>;
    using DrawPicture = std::function<bool(const QString& page, const Picture& done)>;
    /// From now on pages show pictures, drawn when a page is opened and when the look changes.
    void setPictures(DrawPicture draw);

    /// Opens a page; the first one if there is none with this id.
    void showPage(const QString& id);
    /// The id of the page that is open.
    [[nodiscard]] QString page() const;

    /// The page about `widget`: named like the nearest widget around it that has one. Else "index".
    [[nodiscard]] QString pageAbout(const QWidget* widget) const;

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void listPages();
    void openChosen();
    void pageChanged(const QUrl& url);

    /// Those that pages and their pictures are drawn with.
    struct Fonts {
        QFont words = uiFont();
        QFont bytes = monoFont();
        bool operator==(const Fonts&) const = default;
    };

    Manual m_manual;
    QLineEdit* m_search;
    QListWidget* m_list;
    PageView* m_view;
    Fonts m_fonts;
};

} // namespace moji::app
