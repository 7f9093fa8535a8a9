#include "style/icons.h"

#include "style/palette.h"

#include <QFile>
#include <QPainter>
#include <QPixmap>
#include <QSvgRenderer>

namespace moji::app {

namespace {

QPixmap drawn(const QByteArray& svg, const QColor& colour, int size) {
    QByteArray coloured = svg;
    coloured.replace("currentColor", colour.name().toLatin1());
    QSvgRenderer renderer(coloured);
    QPixmap pixmap(size, size);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    renderer.render(&painter);
    return pixmap;
}

QByteArray read(const char* name) {
    QFile file(QStringLiteral(":/icons/actions/%1.svg").arg(QLatin1String(name)));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

QIcon icon(const char* name) {
    QIcon icon;
    const QByteArray svg = read(name);
    for (const int size : {16, 24, 32, 48}) {
        icon.addPixmap(drawn(svg, colours().text, size), QIcon::Normal);
        icon.addPixmap(drawn(svg, colours().lineStrong, size), QIcon::Disabled);
    }
    return icon;
}

QIcon icon(const char* name, const QColor& colour) {
    QIcon icon;
    const QByteArray svg = read(name);
    for (const int size : {16, 24, 32, 48})
        icon.addPixmap(drawn(svg, colour, size));
    return icon;
}

} // namespace moji::app
