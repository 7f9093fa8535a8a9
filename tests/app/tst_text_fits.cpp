// No text is cut off without a way to read it: every lens of the registry in windows large and
// small, both themes, larger letters, and words as long as translations are. The widgets are asked,
// not the pixels.

#include "widgets/panel.h"
#include "lenses/lens_registry.h"
#include "window/main_window.h"
#include "style/fonts.h"
#include "style/palette.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QHeaderView>
#include <QHelpEvent>
#include <QLabel>
#include <QLineEdit>
#include <QStyleOptionComboBox>
#include <QTabBar>
#include <QTableView>
#include <QToolTip>
#include <QTranslator>
#include <QtTest>

using namespace moji;
using namespace moji::app;

namespace {

constexpr int kLayoutMs = 1000;

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

QString classOf(const QWidget& widget) {
    return QString::fromLatin1(widget.metaObject()->className());
}

/// What is cut off in one widget, in words; nothing where all is well.
class Reader {
public:
    explicit Reader(QWidget& root)
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

/// In front of all else, whole or in part. (What a scrolled lens shows may all be of its children,
/// so its visible region says nothing.)
bool isInSight(const QWidget& window, const QWidget& lens) {
    const QPoint corner = lens.mapTo(&window, QPoint(1, 1));
    const QWidget* there = window.childAt(corner);
    return there != nullptr && (there == &lens || lens.isAncestorOf(there));
}

/// Whether more than a few pixels differ from the first one.
bool isDrawnOn(const QImage& image) {
    constexpr int kFew = 100;
    int drawn = 0;
    for (int y = 0; y < image.height() && drawn <= kFew; ++y)
        for (int x = 0; x < image.width() && drawn <= kFew; ++x)
            drawn += image.pixel(x, y) != image.pixel(0, 0) ? 1 : 0;
    return drawn > kFew;
}

} // namespace

class TestTextFits : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QApplication::setFont(uiFont()); }
    void everyLens_data();
    void everyLens();

private:
    CodecRegistry m_codecs;
};

void TestTextFits::everyLens_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<Theme>("theme");
    QTest::addColumn<int>("zoomed");
    QTest::addColumn<bool>("longWords");
    constexpr QSize kUsual(1440, 900);
    constexpr QSize kSmall(1024, 640);
    QTest::newRow("light") << kUsual << Theme::Light << 0 << false;
    QTest::newRow("dark") << kUsual << Theme::Dark << 0 << false;
    QTest::newRow("small") << kSmall << Theme::Light << 0 << false;
    QTest::newRow("zoomed") << kUsual << Theme::Light << 3 << false;
    QTest::newRow("translated") << kUsual << Theme::Dark << 0 << true;
    QTest::newRow("small-and-translated") << kSmall << Theme::Light << 0 << true;
}

void TestTextFits::everyLens() {
    QFETCH(QSize, size);
    QFETCH(Theme, theme);
    QFETCH(int, zoomed);
    QFETCH(bool, longWords);
    LongWords translator;
    if (longWords)
        QApplication::installTranslator(&translator);
    setTheme(theme);
    setZoom(zoomed);
    MainWindow window(m_codecs);
    window.resize(size);
    window.opener().openSample();
    window.show();
    QStringList found;
    for (const LensRow& row : lensRows()) {
        const QString id = QLatin1String(row.id);
        window.showLens(id);
        QTRY_VERIFY2(window.document().jobs().running().empty(), row.id);
        QTRY_VERIFY2(isInSight(window, *window.lens(id)), row.id);
        QCoreApplication::processEvents();
        QVERIFY2(isDrawnOn(window.lens(id)->grab().toImage()), row.id);
        // What has just got another text is laid out in the next turn of the event loop.
        QStringList cutOff;
        (void)QTest::qWaitFor(
            [&] {
                cutOff = Reader(*window.lens(id)).cutOff();
                return cutOff.isEmpty();
            },
            kLayoutMs);
        for (const QString& what : cutOff)
            found += id + QStringLiteral(": ") + what;
    }
    QStringList around = Reader(window).cutOff();
    found += around;
    found.removeDuplicates();
    setZoom(0);
    for (const QString& what : found)
        qWarning().noquote() << what;
    QCOMPARE(found.size(), 0);
}

QTEST_MAIN(TestTextFits)
#include "tst_text_fits.moc"
