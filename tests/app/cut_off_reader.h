#pragma once
// What is cut off in a window: the widgets are asked, not the pixels. And a language of long words.

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QHeaderView>
#include <QHelpEvent>
#include <QImage>
#include <QLabel>
#include <QStyleOptionComboBox>
#include <QTabBar>
#include <QTableView>
#include <QToolTip>
#include <QTranslator>

#include <algorithm>

namespace moji::app {

/// A language whose words are longer by two fifths than the English ones.
class LongWords : public QTranslator {
public:
    [[nodiscard]] bool isEmpty() const override { return false; }
    QString translate(const char* context, const char* source, const char*, int) const override {
        const QString text = QString::fromUtf8(source);
        const bool isKey = qstrcmp(context, "QShortcut") == 0;
        return isKey || text.isEmpty() ? QString() : text + QString(text.size() * 2 / 5, u'n');
    }
};

inline QString classOf(const QWidget& widget) {
    return QString::fromLatin1(widget.metaObject()->className());
}

/// What is cut off in one widget, in words; nothing where all is well.
class CutOffReader {
public:
    explicit CutOffReader(QWidget& root)
        : m_root(root) {}

    QStringList cutOff() {
        read(m_root);
        for (QWidget* widget : m_root.findChildren<QWidget*>())
            if (widget->isVisible() && !widget->visibleRegion().isEmpty())
                read(*widget);
        return m_found;
    }

private:
    void read(QWidget& widget) {
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
    }

    void complain(const QWidget& widget, const QString& text, int has, int needs) {
        m_found += QStringLiteral("%1 “%2”: %3 of %4")
                       .arg(classOf(widget), text.left(80))
                       .arg(has)
                       .arg(needs);
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
        const int needs = box.fontMetrics().horizontalAdvance(box.currentText());
        if (field.width() < needs)
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
    static bool tells(QWidget& viewport, const QPoint& place, const QString& text) {
        QHelpEvent event(QEvent::ToolTip, place, viewport.mapToGlobal(place));
        QApplication::sendEvent(&viewport, &event);
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

    QWidget& m_root;
    QStringList m_found;
};

/// Whether more than a few pixels differ from the first one.
inline bool isDrawnOn(const QImage& image) {
    constexpr int kFew = 100;
    int drawn = 0;
    for (int y = 0; y < image.height() && drawn <= kFew; ++y)
        for (int x = 0; x < image.width() && drawn <= kFew; ++x)
            drawn += image.pixel(x, y) != image.pixel(0, 0) ? 1 : 0;
    return drawn > kFew;
}

} // namespace moji::app
