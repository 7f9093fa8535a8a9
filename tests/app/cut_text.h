#pragma once
// What text of a window is cut off, or lies over other text. Widgets are asked what they hold, and
// those that paint text themselves what they paint, not the pixels.

#include "export/picture_recorder.h"
#include "grid/byte_grid.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QApplication>
#include <QComboBox>
#include <QHeaderView>
#include <QHelpEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QScrollArea>
#include <QStatusBar>
#include <QStyleOptionComboBox>
#include <QTabBar>
#include <QTableView>
#include <QTextEdit>
#include <QToolTip>

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
        if (const auto* area = qobject_cast<QScrollArea*>(&widget))
            readScrolled(*area);
        if (auto* label = qobject_cast<QLabel*>(&widget))
            readLabel(*label);
        else if (auto* button = qobject_cast<QAbstractButton*>(&widget))
            readButton(*button);
        else if (auto* box = qobject_cast<QComboBox*>(&widget))
            readBox(*box);
        else if (auto* tabs = qobject_cast<QTabBar*>(&widget))
            readTabs(*tabs);
        else if (auto* table = qobject_cast<QTableView*>(&widget))
            readTable(*table);
        else if (paintsOwnText(widget))
            readPainted(widget);
    }

    void complain(const QWidget& widget, const QString& text, int has, int needs) {
        m_found += QStringLiteral("%1 “%2”: %3 of %4")
                       .arg(QString::fromLatin1(widget.metaObject()->className()), text.left(80))
                       .arg(has)
                       .arg(needs);
    }

    /// What is wider than its area can be reached by a scroll bar, or is cut off.
    void readScrolled(const QScrollArea& area) {
        const QWidget* inner = area.widget();
        if (inner != nullptr && area.horizontalScrollBarPolicy() == Qt::ScrollBarAlwaysOff &&
            inner->width() > area.viewport()->width())
            complain(area, inner->accessibleName(), area.viewport()->width(), inner->width());
    }

    void readLabel(const QLabel& label) {
        if (label.text().isEmpty() || label.toolTip().contains(label.text()))
            return;
        const int height = label.hasHeightForWidth() ? label.heightForWidth(label.width())
                                                     : label.sizeHint().height();
        if (!label.wordWrap() && label.width() < label.sizeHint().width())
            complain(label, label.text(), label.width(), label.sizeHint().width());
        else if (label.height() < height)
            complain(label, label.text(), label.height(), height);
    }

    void readButton(const QAbstractButton& button) {
        if (!button.text().isEmpty() && button.width() < button.sizeHint().width() &&
            !qobject_cast<const QTabBar*>(button.parentWidget()))
            complain(button, button.text(), button.width(), button.sizeHint().width());
    }

    void readBox(const QComboBox& box) {
        QStyleOptionComboBox option;
        option.initFrom(&box);
        option.editable = box.isEditable();
        const QRect field = box.style()->subControlRect(QStyle::CC_ComboBox, &option,
                                                        QStyle::SC_ComboBoxEditField, &box);
        // Without the blank half of a wide bracket at the end.
        const int needs = box.fontMetrics().boundingRect(box.currentText()).width();
        if (field.width() < needs && !box.toolTip().contains(box.currentText()))
            complain(box, box.currentText(), field.width(), needs);
    }

    void readTabs(const QTabBar& tabs) {
        for (int i = 0; i < tabs.count(); ++i) {
            const int needs = tabs.fontMetrics().horizontalAdvance(tabs.tabText(i));
            const bool told = tabs.tabToolTip(i).contains(tabs.tabText(i));
            if (tabs.isTabVisible(i) && tabs.tabRect(i).width() < needs && !told)
                complain(tabs, tabs.tabText(i), tabs.tabRect(i).width(), needs);
        }
    }

    void readTable(const QTableView& table) {
        const QAbstractItemModel& model = *table.model();
        const QHeaderView& head = *table.horizontalHeader();
        const int last = std::max(table.rowAt(table.viewport()->height() - 1), 0);
        for (int column = 0; column < model.columnCount(); ++column) {
            if (head.isSectionHidden(column))
                continue;
            if (head.isVisible())
                readHead(head, column);
            for (int row = 0; row <= last; ++row)
                readCell(table, model.index(row, column));
        }
    }

    /// Whether a pointer that rests there is told the text.
    static bool tells(QWidget& widget, const QPoint& place, const QString& text) {
        QHelpEvent event(QEvent::ToolTip, place, widget.mapToGlobal(place));
        QApplication::sendEvent(&widget, &event);
        return QToolTip::text().contains(text);
    }

    void readHead(const QHeaderView& head, int section) {
        const auto value = [&](int role) {
            return head.model()->headerData(section, Qt::Horizontal, role);
        };
        const QString text = value(Qt::DisplayRole).toString();
        constexpr int kPadding = 8; // left and right of the words
        const int needs = head.sectionSizeHint(section) - kPadding;
        const QPoint middle(head.sectionViewportPosition(section) + head.sectionSize(section) / 2,
                            head.height() / 2);
        if (head.sectionSize(section) < needs && !tells(*head.viewport(), middle, text))
            complain(head, text, head.sectionSize(section), needs);
    }

    /// Cells whose words do not fit tell them in a tool tip.
    void readCell(const QTableView& table, const QModelIndex& index) {
        const QString text = index.data(Qt::DisplayRole).toString();
        const QRect place = table.visualRect(index);
        const int has = place.width();
        if (text.isEmpty() || has == 0) // nothing, or under a cell that spans several
            return;
        const QVariant font = index.data(Qt::FontRole);
        const int needs = QFontMetrics(font.isValid() ? font.value<QFont>() : table.font())
                              .horizontalAdvance(text);
        if (has < needs && !tells(*table.viewport(), place.center(), text))
            complain(table, table.accessibleName() + QStringLiteral(": ") + text, has, needs);
    }

    /// Not fields, and not what is scrolled.
    static bool paintsOwnText(const QWidget& widget) {
        const auto* area = qobject_cast<const QAbstractScrollArea*>(widget.parentWidget());
        return !(area && area->viewport() == &widget) && !qobject_cast<const QLineEdit*>(&widget) &&
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
