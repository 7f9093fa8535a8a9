#pragma once
// Shows a page of the manual, with a picture before its first section where there is one. Links out
// of the manual are refused.

#include "help/manual_window.h"

#include <QHash>
#include <QImage>
#include <QTextBrowser>
#include <QTimer>

namespace moji::app {

class PageView final : public QTextBrowser {
    Q_OBJECT
public:
    explicit PageView(QWidget* parent = nullptr);

    void setPictures(ManualWindow::DrawPicture draw);
    /// The look has changed. Reading a page takes time: it is read again once for all changes of a
    /// moment, and only when it is visible.
    void drawAgain();

protected:
    void showEvent(QShowEvent* event) override;
    void doSetSource(const QUrl& url, QTextDocument::ResourceType type) override;
    QVariant loadResource(int type, const QUrl& url) override;

private:
    void drawIfVisible();
    [[nodiscard]] QString pictureOf(const QString& page) const;
    void keep(const QString& page, const QImage& picture);

    ManualWindow::DrawPicture m_draw;
    QHash<QString, QImage> m_pictures; // by page; null while one is being drawn
    bool m_isOld = false;              // shown as the look was before
    QTimer m_again;
};

} // namespace moji::app
