#pragma once
// What text of a window is cut off, or lies over other text. Widgets are asked what they hold, and
// those that paint text themselves what they paint, not the pixels.

#include "app/cut_off_reader.h"
#include "export/picture_recorder.h"
#include "grid/byte_grid.h"

#include <QAbstractScrollArea>
#include <QLineEdit>
#include <QMenu>
#include <QStatusBar>

namespace moji::app {

/// A widget's own text, without that of its children.
inline std::vector<PictureItem> paintedTexts(QWidget& widget) {
    Picture picture;
    picture.size = widget.size();
    PictureRecorder recorder(picture);
    widget.render(&recorder, {}, {}, QWidget::DrawWindowBackground);
    std::erase_if(picture.items, [](const PictureItem& item) {
        return !std::holds_alternative<PictureText>(item.what);
    });
    return std::move(picture.items);
}

/// Where the letters are, in the widget: between the lines that most letters touch.
inline QRectF lettersOf(const PictureItem& item) {
    const auto& text = std::get<PictureText>(item.what);
    const QFontMetricsF metrics(text.font);
    return item.transform.mapRect(QRectF(text.origin.x(), text.origin.y() - metrics.capHeight(),
                                         text.width, metrics.capHeight()));
}

/// What is cut off in a widget and its children, in words; nothing where all is well.
class CutText {
public:
    explicit CutText(QWidget& root)
        : m_root(root) {}

    QStringList find() {
        m_found = CutOffReader(m_root).cutOff();
        read(m_root);
        for (QWidget* widget : m_root.findChildren<QWidget*>())
            if (widget->isVisible() && !widget->visibleRegion().isEmpty() &&
                widget->window() == m_root.window())
                read(*widget);
        return m_found;
    }

private:
    void read(QWidget& widget) {
        findOverlaps(widget);
        if (paintsOwnText(widget))
            readPainted(widget);
    }

    void complain(const QWidget& widget, const QString& text, int has, int needs) {
        m_found += QStringLiteral("%1 “%2”: %3 of %4")
                       .arg(classOf(widget), text.left(80))
                       .arg(has)
                       .arg(needs);
    }

    /// Whether a pointer that rests there is told the text.
    static bool tells(QWidget& widget, const QPoint& place, const QString& text) {
        QHelpEvent event(QEvent::ToolTip, place, widget.mapToGlobal(place));
        QApplication::sendEvent(&widget, &event);
        return QToolTip::text().contains(text);
    }

    /// Not fields, and not what is scrolled.
    static bool paintsOwnText(const QWidget& widget) {
        const auto* area = qobject_cast<const QAbstractScrollArea*>(widget.parentWidget());
        return !(area && area->viewport() == &widget) && !qobject_cast<const QLineEdit*>(&widget) &&
               !qobject_cast<const QLabel*>(&widget) &&
               !qobject_cast<const QAbstractButton*>(&widget) &&
               !qobject_cast<const QComboBox*>(&widget) && !qobject_cast<const QTabBar*>(&widget) &&
               !qobject_cast<const QAbstractScrollArea*>(&widget) &&
               !qobject_cast<const QMenu*>(&widget) && !qobject_cast<const ByteGrid*>(&widget) &&
               QByteArrayView(widget.metaObject()->className()).startsWith("moji::");
    }

    /// Letters are within the widget and its clip, and an ellipsis has a tool tip with the whole.
    void readPainted(QWidget& widget) {
        constexpr qreal kTolerance = 2; // a hinted letter may stick out
        for (const PictureItem& item : paintedTexts(widget)) {
            const QString& text = std::get<PictureText>(item.what).text;
            const QRectF letters = lettersOf(item);
            QRectF room = widget.rect();
            if (!item.clip.isEmpty())
                room &= item.clip.boundingRect();
            if (letters.intersected(room).isEmpty()) // scrolled away
                continue;
            const QPoint place = letters.center().toPoint();
            if (!room.adjusted(-kTolerance, -kTolerance, kTolerance, kTolerance).contains(letters))
                complain(widget, text, qRound(room.right()), qRound(letters.right()));
            else if (text.endsWith(QChar(0x2026)) && text.size() > 1 &&
                     !tells(widget, place, text.chopped(1)))
                complain(widget, text, 0, 0);
        }
    }

    /// Words and buttons beside each other do not lie over each other.
    void findOverlaps(const QWidget& parent) {
        if (qobject_cast<const QStatusBar*>(&parent) != nullptr)
            return; // it hides what does not fit: tst_status_bar.cpp
        QList<const QWidget*> words;
        for (const QWidget* child :
             parent.findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
            const auto* label = qobject_cast<const QLabel*>(child);
            const bool says = (label != nullptr && !label->text().isEmpty()) ||
                              qobject_cast<const QAbstractButton*>(child) != nullptr ||
                              qobject_cast<const QComboBox*>(child) != nullptr;
            if (says && child->isVisible() && !child->visibleRegion().isEmpty())
                words += child;
        }
        for (qsizetype i = 0; i < words.size(); ++i)
            for (qsizetype j = i + 1; j < words.size(); ++j) {
                const QRect over = words[i]->geometry() & words[j]->geometry();
                if (over.width() > 2 && over.height() > 2)
                    complain(*words[i],
                             words[i]->accessibleName() + QStringLiteral(" over ") +
                                 words[j]->accessibleName() + words[j]->property("text").toString(),
                             over.width(), over.height());
            }
    }

    QWidget& m_root;
    QStringList m_found;
};

} // namespace moji::app
