#include "widgets/plain_words.h"

#include <QApplication>
#include <QEvent>
#include <QLabel>
#include <QTextLayout>
#include <QToolTip>

namespace moji::app {

namespace {

constexpr int kTipWidth = 60; // capital Ms

/// A label is polished before it is measured, and a tool tip before it gets its text.
class PlainWords final : public QObject {
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() != QEvent::Polish)
            return false;
        if (auto* label = qobject_cast<QLabel*>(watched);
            label != nullptr && label->textFormat() == Qt::AutoText)
            label->setTextFormat(Qt::PlainText);
        return false;
    }
};

QStringList brokenLines(const QString& line) {
    const QFont font = QToolTip::font();
    QTextLayout layout(line, font);
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    const qreal width = kTipWidth * QFontMetricsF(font).horizontalAdvance(QLatin1Char('M'));
    QStringList lines;
    layout.beginLayout();
    for (QTextLine part = layout.createLine(); part.isValid(); part = layout.createLine()) {
        part.setLineWidth(width);
        lines += line.mid(part.textStart(), part.textLength()).trimmed();
    }
    layout.endLayout();
    return lines;
}

} // namespace

void keepWordsPlain() {
    static QObject* const keeper = [] {
        auto* made = new PlainWords(qApp);
        qApp->installEventFilter(made);
        return made;
    }();
    static_cast<void>(keeper);
}

QString tipLines(const QString& text) {
    QStringList lines;
    for (const QString& line : text.split(QLatin1Char('\n')))
        lines += brokenLines(line);
    return lines.join(QLatin1Char('\n'));
}

} // namespace moji::app
