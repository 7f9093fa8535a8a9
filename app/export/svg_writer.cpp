#include "export/svg_writer.h"

#include "export/picture.h"
#include "export/visible_text.h"

#include <QBuffer>
#include <QFontInfo>
#include <QPainterPathStroker>

#include <map>

namespace moji::app {

namespace {

QByteArray number(qreal value) {
    QByteArray digits = QByteArray::number(value, 'f', 3);
    while (digits.endsWith('0'))
        digits.chop(1);
    if (digits.endsWith('.'))
        digits.chop(1);
    return digits == "-0" ? QByteArray("0") : digits;
}

QByteArray pair(qreal x, qreal y) {
    return number(x) + ' ' + number(y);
}

QByteArray pathData(const QPainterPath& path) {
    QByteArray data;
    for (int i = 0; i < path.elementCount(); ++i) {
        const QPainterPath::Element& at = path.elementAt(i);
        switch (at.type) {
        case QPainterPath::MoveToElement:
            data += 'M' + pair(at.x, at.y);
            break;
        case QPainterPath::LineToElement:
            data += 'L' + pair(at.x, at.y);
            break;
        case QPainterPath::CurveToElement:
            data += 'C' + pair(at.x, at.y);
            break;
        case QPainterPath::CurveToDataElement:
            data += ' ' + pair(at.x, at.y);
            break;
        }
    }
    return data;
}

QByteArray attribute(const char* name, const QByteArray& value) {
    return QByteArray(" ") + name + "=\"" + value + '"';
}

QByteArray colour(const char* name, const QColor& colour) {
    QByteArray text = attribute(name, colour.name(QColor::HexRgb).toLatin1());
    if (colour.alpha() < 255)
        text += attribute((QByteArray(name) + "-opacity").constData(), number(colour.alphaF()));
    return text;
}

/// One colour: gradients appear in their first one.
QColor colourOf(const QBrush& brush) {
    const QGradient* gradient = brush.gradient();
    const QGradientStops stops = gradient != nullptr ? gradient->stops() : QGradientStops();
    return stops.empty() ? brush.color() : stops.front().second;
}

QByteArray transformOf(const QTransform& t) {
    if (t.isIdentity())
        return {};
    if (t.type() == QTransform::TxTranslate)
        return attribute("transform", "translate(" + pair(t.dx(), t.dy()) + ')');
    return attribute("transform", "matrix(" + pair(t.m11(), t.m12()) + ' ' +
                                      pair(t.m21(), t.m22()) + ' ' + pair(t.dx(), t.dy()) + ')');
}

QByteArray strokeOf(const QPen& pen) {
    if (pen.style() == Qt::NoPen)
        return {};
    const bool isHairline = pen.isCosmetic() || pen.widthF() == 0;
    const qreal width = pen.widthF() > 0 ? pen.widthF() : 1;
    QByteArray text = colour("stroke", pen.color()) + attribute("stroke-width", number(width));
    if (isHairline)
        text += attribute("vector-effect", "non-scaling-stroke");
    if (pen.capStyle() != Qt::FlatCap)
        text += attribute("stroke-linecap", pen.capStyle() == Qt::RoundCap ? "round" : "square");
    if (pen.joinStyle() == Qt::RoundJoin)
        text += attribute("stroke-linejoin", "round");
    if (pen.style() != Qt::SolidLine) {
        QByteArray dashes;
        for (const qreal dash : pen.dashPattern())
            dashes += (dashes.isEmpty() ? "" : " ") + number(dash * width);
        text += attribute("stroke-dasharray", dashes);
    }
    return text;
}

class SvgWriter {
public:
    explicit SvgWriter(const Picture& picture)
        : m_picture(picture) {}

    QByteArray write() {
        for (const PictureItem& item : m_picture.items) {
            m_common = transformOf(item.transform);
            if (item.opacity < 1)
                m_common += attribute("opacity", number(item.opacity));
            enterClip(item.clip);
            std::visit([&](const auto& what) { write(what); }, item.what);
        }
        enterClip({});
        const QByteArray width = number(m_picture.size.width());
        const QByteArray height = number(m_picture.size.height());
        const QByteArray title = markupText(m_picture.title).toUtf8();
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
               "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\"" +
               attribute("width", width) + attribute("height", height) +
               attribute("viewBox", "0 0 " + width + ' ' + height) + ">\n<title>" + title +
               "</title>\n<defs>\n" + m_clips + "</defs>\n" + m_body + "</svg>\n";
    }

private:
    /// Items that follow each other within the same clip are a group.
    void enterClip(const QPainterPath& clip) {
        const QByteArray data = pathData(clip);
        if (data == m_clip)
            return;
        if (!m_clip.isEmpty())
            m_body += "</g>\n";
        m_clip = data;
        if (data.isEmpty())
            return;
        const auto [known, isNew] = m_names.try_emplace(data, m_names.size());
        const QByteArray name = "clip" + QByteArray::number(quint64{known->second});
        if (isNew)
            m_clips += "<clipPath" + attribute("id", name) + "><path" + attribute("d", data) +
                       "/></clipPath>\n";
        m_body += "<g" + attribute("clip-path", "url(#" + name + ')') + ">\n";
    }

    void write(const PictureOutline& outline) {
        const bool isFilled = outline.fill.style() != Qt::NoBrush;
        const QByteArray fill =
            isFilled ? colour("fill", colourOf(outline.fill)) : attribute("fill", "none");
        const bool isEvenOdd = isFilled && outline.path.fillRule() == Qt::OddEvenFill;
        m_body += "<path" + attribute("d", pathData(outline.path)) + fill +
                  (isEvenOdd ? attribute("fill-rule", "evenodd") : QByteArray()) +
                  strokeOf(outline.pen) + m_common + "/>\n";
    }

    void write(const PictureText& text) {
        const QFont& font = text.font;
        // Some viewers take even digits from a colour font, if it is named.
        const bool isInColour = mayBeInColour(text.text);
        QStringList families;
        for (const QString& family : font.families())
            if (isInColour || !family.contains(QLatin1String("Emoji")))
                families += QLatin1Char('\'') + family + QLatin1Char('\'');
        families += font.styleHint() == QFont::Monospace ? QStringLiteral("monospace")
                                                         : QStringLiteral("sans-serif");
        const int pixels = font.pixelSize() > 0 ? font.pixelSize() : QFontInfo(font).pixelSize();
        QByteArray look = attribute("font-family", families.join(QLatin1Char(',')).toUtf8()) +
                          attribute("font-size", QByteArray::number(pixels));
        if (font.weight() != QFont::Normal)
            look += attribute("font-weight", QByteArray::number(font.weight()));
        if (font.italic())
            look += attribute("font-style", "italic");
        if (text.isRightToLeft)
            look += attribute("direction", "rtl") + attribute("text-anchor", "end");
        m_body += "<text" + attribute("x", number(text.origin.x())) +
                  attribute("y", number(text.origin.y())) + colour("fill", text.colour) + look +
                  m_common + attribute("xml:space", "preserve") + '>' +
                  markupText(text.text).toUtf8() + "</text>\n";
    }

    void write(const PictureImage& image) {
        QByteArray png;
        QBuffer buffer(&png);
        buffer.open(QIODevice::WriteOnly);
        image.image.save(&buffer, "PNG");
        m_body += "<image" + attribute("x", number(image.area.x())) +
                  attribute("y", number(image.area.y())) +
                  attribute("width", number(image.area.width())) +
                  attribute("height", number(image.area.height())) +
                  attribute("preserveAspectRatio", "none") + m_common +
                  attribute("href", "data:image/png;base64," + png.toBase64()) + "/>\n";
    }

    const Picture& m_picture;
    QByteArray m_body;
    QByteArray m_clips;
    QByteArray m_clip;   // of the open group
    QByteArray m_common; // attributes of every item
    std::map<QByteArray, std::size_t> m_names;
};

} // namespace

QByteArray svgOf(const Picture& picture) {
    return SvgWriter(picture).write();
}

} // namespace moji::app
