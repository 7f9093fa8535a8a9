#pragma once
// Shows a page of the manual, with a picture before its first section where there is one. Links out
// of the manual are refused.

#include "help/manual_window.h"

#include <QHash>
#include <QImage>
#include <QTextBrowser>

namespace moji::app {

class PageView final : public QTextBrowser {
    Q_OBJECT
public:
    using QTextBrowser::QTextBrowser;

    void setPictures(ManualWindow::DrawPicture draw);
    /// The look has changed.
    void drawAgain();

protected:
    void doSetSource(const QUrl& url, QTextDocument::ResourceType type) override;
    QVariant loadResource(int type, const QUrl& url) override;

private:
    [[nodiscard]] QString pictureOf(const QString& page) const;
    void keep(const QString& page, const QImage& picture);

    ManualWindow::DrawPicture m_draw;
    QHash<QString, QImage> m_pictures; // by page; null while one is being drawn
};

} // namespace moji::app
