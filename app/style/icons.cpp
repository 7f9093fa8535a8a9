#include "style/icons.h"

#include "style/palette.h"

#include <QByteArray>
#include <QFile>
#include <QHash>
#include <QPainter>
#include <QPixmap>
#include <QSvgRenderer>

namespace moji::app {

namespace {

void addPixmaps(QIcon& icon, QByteArray svg, const QColor& colour, QIcon::Mode mode) {
    svg.replace("currentColor", colour.name().toLatin1());
    QSvgRenderer renderer(svg);
    for (const int size : {16, 24, 32, 48}) {
        QPixmap pixmap(size, size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        renderer.render(&painter);
        painter.end();
        icon.addPixmap(pixmap, mode);
    }
}

QByteArray read(const char* name) {
    QFile file(QStringLiteral(":/icons/actions/%1.svg").arg(QLatin1String(name)));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

/// Kept until the colours change: a new theme is announced to a widget several times.
QIcon icon(const char* name) {
    struct Kept {
        QColor text;
        QColor disabled;
        QHash<QByteArray, QIcon> icons;
    };
    static Kept kept;
    if (kept.text != colours().text || kept.disabled != colours().lineStrong)
        kept = {colours().text, colours().lineStrong, {}};
    QIcon& icon = kept.icons[name];
    if (icon.isNull()) {
        const QByteArray svg = read(name);
        addPixmaps(icon, svg, kept.text, QIcon::Normal);
        addPixmaps(icon, svg, kept.disabled, QIcon::Disabled);
    }
    return icon;
}

QIcon icon(const char* name, const QColor& colour) {
    QIcon icon;
    addPixmaps(icon, read(name), colour, QIcon::Normal);
    return icon;
}

} // namespace moji::app
