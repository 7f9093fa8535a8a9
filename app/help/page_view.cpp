#include "help/page_view.h"

#include "style/fonts.h"
#include "style/palette.h"

#include <QScrollBar>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextTable>

#include <utility>

namespace moji::app {

namespace {

const QString kPictureScheme = QStringLiteral("picture");
constexpr QSize kEmptySize{640, 200}; // until it is drawn
constexpr int kCellPadding = 5;
constexpr int kAboveHeading = 20;
constexpr int kBelow = 8; // headings and tables

/// Qt begins a table that follows code with an empty line in the first cell, and the rest of that
/// is no heading.
void mendFirstCell(QTextTable& table) {
    const QTextTableCell cell = table.cellAt(0, 0);
    QTextCursor cursor = cell.firstCursorPosition();
    if (!cursor.block().text().isEmpty() || cursor.block() == cell.lastCursorPosition().block())
        return;
    cursor.deleteChar();
    cursor.setPosition(cell.lastPosition(), QTextCursor::KeepAnchor);
    QTextCharFormat bold;
    bold.setFontWeight(QFont::Bold);
    cursor.mergeCharFormat(bold);
}

void layOutTables(QTextDocument& page) {
    for (QTextFrame* frame : page.rootFrame()->childFrames()) {
        auto* table = qobject_cast<QTextTable*>(frame);
        if (table == nullptr)
            continue;
        QTextTableFormat format = table->format();
        format.setBorderCollapse(true);
        format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
        format.setBorderBrush(colours().line);
        format.setCellPadding(scaled(kCellPadding));
        format.setBottomMargin(scaled(kBelow));
        table->setFormat(format);
        mendFirstCell(*table);
    }
}

void layOutHeadings(QTextDocument& page) {
    QTextCursor cursor(&page);
    for (QTextBlock block = page.begin(); block.isValid(); block = block.next()) {
        QTextBlockFormat format = block.blockFormat();
        if (format.headingLevel() == 0)
            continue;
        format.setTopMargin(block == page.begin() ? 0 : scaled(kAboveHeading));
        format.setBottomMargin(scaled(kBelow));
        cursor.setPosition(block.position());
        cursor.setBlockFormat(format);
    }
}

} // namespace

PageView::PageView(QWidget* parent)
    : QTextBrowser(parent) {
    m_again.setSingleShot(true);
    connect(&m_again, &QTimer::timeout, this, &PageView::drawIfVisible);
}

void PageView::setPictures(ManualWindow::DrawPicture draw) {
    m_draw = std::move(draw);
    drawAgain();
}

void PageView::drawAgain() {
    m_isOld = true;
    m_again.start();
}

void PageView::drawIfVisible() {
    if (!m_isOld || !isVisible() || source().isEmpty())
        return;
    const int place = verticalScrollBar()->value();
    reload();
    verticalScrollBar()->setValue(place);
}

void PageView::showEvent(QShowEvent* event) {
    QTextBrowser::showEvent(event);
    drawIfVisible();
}

void PageView::doSetSource(const QUrl& url, QTextDocument::ResourceType type) {
    const QString id = Manual::idOf(url);
    if (id.isEmpty())
        return;
    if (std::exchange(m_isOld, false))
        m_pictures.clear();
    QUrl page = Manual::urlOf(id);
    page.setFragment(url.fragment());
    // Otherwise each cell that is read lays out its whole table again.
    document()->setLayoutEnabled(false);
    QTextBrowser::doSetSource(page, type);
    layOutTables(*document());
    layOutHeadings(*document());
    document()->setLayoutEnabled(true);
    if (page.hasFragment())
        scrollToAnchor(page.fragment()); // which has moved
}

QVariant PageView::loadResource(int type, const QUrl& url) {
    if (url.scheme() == kPictureScheme)
        return m_pictures.value(url.path());
    if (url.scheme() != QLatin1String("qrc"))
        return {};
    QVariant loaded = QTextBrowser::loadResource(type, url);
    const QString id = Manual::idOf(url);
    if (id.isEmpty() || !m_draw)
        return loaded;
    if (!m_pictures.contains(id)) {
        QImage empty(kEmptySize, QImage::Format_RGB32);
        empty.fill(colours().surface);
        m_pictures.insert(id, empty);
        if (!m_draw(id, [this, id](const QImage& picture) { keep(id, picture); }))
            m_pictures.insert(id, QImage());
    }
    if (m_pictures.value(id).isNull())
        return loaded;
    QByteArray text = loaded.toByteArray();
    const qsizetype section = text.indexOf("\n## ");
    text.insert(section < 0 ? text.size() : section, pictureOf(id).toUtf8());
    return text;
}

/// In Markdown.
QString PageView::pictureOf(const QString& page) const {
    return QStringLiteral("\n![%1](%2:%3)\n\n*%1*\n")
        .arg(tr("Drawn just now by the lens itself, in your colours"), kPictureScheme, page);
}

void PageView::keep(const QString& page, const QImage& picture) {
    m_pictures.insert(page, picture);
    if (Manual::idOf(source()) != page)
        return;
    document()->addResource(QTextDocument::ImageResource,
                            QUrl(QStringLiteral("%1:%2").arg(kPictureScheme, page)), picture);
    document()->markContentsDirty(0, document()->characterCount());
}

} // namespace moji::app
