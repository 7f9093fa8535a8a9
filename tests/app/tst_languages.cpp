// The window in each language, and in one made of the English: nothing is cut off or lies over
// another text, and nothing was forgotten by the translators because no tr() says it.

#include "app/cut_text.h"
#include "app/pseudo_language.h"
#include "app/window_tour.h"
#include "escape/style_registry.h"
#include "style/fonts.h"
#include "style/palette.h"
#include "text/language.h"
#include "text/qt_text.h"
#include "unicode/character_info.h"

#include <QFontComboBox>
#include <QGroupBox>
#include <QTemporaryDir>
#include <QTreeWidget>

using namespace moji;
using namespace moji::app;

namespace {

constexpr QSize kSmall(1024, 768);
constexpr int kLayoutMs = 200;
constexpr int kLargerLetters = 2; // steps of the zoom: letters of 5/4

/// No English in it, so that what is English was not translated: words, errors, escapes, controls,
/// misread text, lines in two encodings.
const QByteArray kData = "Привет, мир! 한글 漢字 😀 é ﬁ\n"
                         "\xC0\xAF \xED\xA0\x80 \xE4\xB8 \xFF\n"
                         "Ð¿Ñ€Ð¸Ð²ÐµÑ‚, ÐºÐ°Ðº Ð´ÐµÐ»Ð°?\n"
                         "\\u041F \\u0440\n"
                         "\xCF\xF0\xE8\xE2\xE5\xF2, \xEA\xE0\xEA \xE4\xE5\xEB\xE0?\n";

/// What every widget of a part says to eyes or ears.
class Sayings {
public:
    explicit Sayings(QWidget& root) {
        read(root);
        for (auto* widget : root.findChildren<QWidget*>())
            if (widget->isVisible() && widget->window() == root.window() && !isData(*widget))
                read(*widget);
    }
    [[nodiscard]] const QStringList& all() const { return m_all; }

private:
    /// Lessons, which are listed in a tree, have their own translations; fonts have names.
    static bool isData(const QWidget& widget) {
        for (const QWidget* at = &widget; at != nullptr; at = at->parentWidget())
            if (qobject_cast<const LessonsPanel*>(at) || qobject_cast<const QTreeWidget*>(at) ||
                qobject_cast<const QFontComboBox*>(at))
                return true;
        return false;
    }

    void add(const QString& text) {
        if (!text.isEmpty())
            m_all += text;
    }

    void read(QWidget& widget) {
        add(widget.accessibleName());
        add(widget.accessibleDescription());
        add(widget.toolTip());
        add(widget.whatsThis());
        if (widget.isWindow())
            add(widget.windowTitle());
        add(widget.property("placeholderText").toString());
        if (auto* label = qobject_cast<QLabel*>(&widget))
            add(label->text());
        else if (auto* button = qobject_cast<QAbstractButton*>(&widget))
            add(button->text());
        else if (auto* group = qobject_cast<QGroupBox*>(&widget))
            add(group->title());
        else if (auto* box = qobject_cast<QComboBox*>(&widget))
            readBox(*box);
        else if (auto* tabs = qobject_cast<QTabBar*>(&widget))
            for (int i = 0; i < tabs->count(); ++i)
                add(tabs->tabText(i));
        else if (auto* view = qobject_cast<QAbstractItemView*>(&widget))
            readView(*view);
        else if (QByteArrayView(widget.metaObject()->className()).startsWith("moji::"))
            readPainted(widget);
    }

    void readBox(const QComboBox& box) {
        if (qobject_cast<const EncodingBox*>(&box) != nullptr)
            return; // names of encodings
        for (int i = 0; i < box.count(); ++i)
            add(box.itemText(i));
    }

    void readView(QAbstractItemView& view) {
        constexpr int kMostRows = 60;
        const QAbstractItemModel* model = view.model();
        if (model == nullptr)
            return;
        for (int column = 0; column < model->columnCount(); ++column) {
            add(model->headerData(column, Qt::Horizontal).toString());
            for (int row = 0; row < std::min(model->rowCount(), kMostRows); ++row)
                for (const int role : {Qt::DisplayRole, Qt::ToolTipRole, Qt::AccessibleTextRole})
                    add(model->index(row, column).data(role).toString());
        }
        const QAbstractItemDelegate* painter = view.itemDelegate(); // headers have none
        const bool isOurs = painter != nullptr &&
                            QByteArrayView(painter->metaObject()->className()).startsWith("moji::");
        if (isOurs) // others paint what the model says
            readPainted(*view.viewport());
    }

    void readPainted(QWidget& widget) {
        for (const PictureItem& item : paintedTexts(widget))
            add(std::get<PictureText>(item.what).text);
    }

    QStringList m_all;
};

/// Words that are the same in every language: names of programs, people, keys and of Unicode's
/// blocks; what the names of encodings, decoders and escape styles consist of.
QSet<QString> dataWords(const CodecRegistry& codecs) {
    QSet<QString> words;
    static const QRegularExpression letters(QStringLiteral("[A-Za-z]{3,}"));
    const auto add = [&](const QString& text) {
        for (auto found = letters.globalMatch(text); found.hasNext();)
            words += found.next().captured().toLower();
    };
    for (const CodecInfo& info : codecs.list()) {
        add(fromUtf8(info.name));
        for (const std::string& alias : info.aliases)
            add(fromUtf8(alias));
    }
    for (const escape::Style& style : escape::styles())
        add(fromUtf8(style.name) + QLatin1Char(' ') + fromUtf8(style.specification));
    constexpr char32_t kSmallestBlock = 16;
    for (char32_t at = 0; at <= 0x10FFFF; at += kSmallestBlock)
        add(fromUtf8(unicode::block(at).value_or(std::string())));
    // Names of mbtowc and of products; Content-Disposition.
    add(QStringLiteral("cmask cval lmask lval glibc Linux Windows Oracle Server PostgreSQL varchar "
                       "attachment filename Mojiscope Johab iconv"));
    return words;
}

} // namespace

class TestLanguages : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() {
        QFile file(m_folder.filePath(QStringLiteral("1.txt")));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(kData) == kData.size());
    }
    void cleanup();
    void everythingFits_data();
    void everythingFits();
    void nothingIsForgotten();

private:
    /// What is cut off after the layout has had its time.
    static QStringList cutOff(QWidget& part) {
        QStringList found;
        (void)QTest::qWaitFor(
            [&] {
                found = CutText(part).find();
                return found.isEmpty();
            },
            kLayoutMs);
        return found;
    }
    /// The screen of the tests is narrower than kSmall; a dialog that it limits has more room
    /// there.
    static void giveItsScreen(QWidget& part) {
        constexpr int kFrame = 8;
        const int most = part.screen()->availableGeometry().width() - kFrame;
        if (qobject_cast<QDialog*>(&part) != nullptr && part.width() == most) {
            part.resize(kSmall.width() - kFrame, part.height());
            QCoreApplication::processEvents();
        }
    }
    void tour(MainWindow& window, const WindowTour::Look& look) {
        window.resize(kSmall);
        window.show();
        window.document().setBytes(toBytes(kData), {});
        window.selection().select({0, 4});
        WindowTour tour(window, look);
        tour.lenses();
        tour.bars();
        tour.panels(m_folder.path());
        tour.dialogs();
    }

    QTemporaryDir m_folder;
    CodecRegistry m_codecs;
};

void TestLanguages::cleanup() {
    setZoom(0);
    setLanguage(QStringLiteral("en"));
    QApplication::setLayoutDirection(Qt::LeftToRight);
}

void TestLanguages::everythingFits_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("zoom");
    for (const QString& language : languages())
        for (const int zoom : {0, kLargerLetters})
            QTest::addRow("%s-zoom-%d", qPrintable(language), zoom) << language << zoom;
}

void TestLanguages::everythingFits() {
    QFETCH(QString, language);
    QFETCH(int, zoom);
    setLanguage(language);
    setZoom(zoom);
    setTheme(Theme::Light);
    announceFonts();
    MainWindow window(m_codecs);
    QStringList found;
    tour(window, [&](const QString& place, QWidget& part) {
        giveItsScreen(part);
        for (const QString& what : cutOff(part))
            found += place + QStringLiteral(": ") + what;
        const QSize size = part.window()->size();
        if (size.boundedTo(kSmall) != size)
            found += QStringLiteral("%1: grew to %2 x %3")
                         .arg(place)
                         .arg(size.width())
                         .arg(size.height());
    });
    found.removeDuplicates();
    for (const QString& what : found)
        qWarning().noquote() << what;
    QCOMPARE(found.size(), 0);
}

void TestLanguages::nothingIsForgotten() {
    PseudoLanguage pseudo;
    QApplication::installTranslator(&pseudo);
    QApplication::setLayoutDirection(Qt::RightToLeft);
    const QSet<QString> data = dataWords(m_codecs);
    QStringList english;
    QStringList overlaps;
    {
        MainWindow window(m_codecs);
        const auto judge = [&](const QString& place, const QString& text) {
            const QString word = PseudoLanguage::englishIn(text, data);
            if (!word.isEmpty())
                english += QStringLiteral("%1: “%2” in “%3”").arg(place, word, text.left(90));
        };
        tour(window, [&](const QString& place, QWidget& part) {
            if (place.startsWith(QLatin1String("help.manual")) ||
                place.startsWith(QLatin1String("help.lessons")))
                return; // translated as a whole, not sentence by sentence
            const Sayings sayings(part);
            for (const QString& text : sayings.all())
                judge(place, text);
            for (const QString& what : CutText(part).find().filter(QStringLiteral(" over ")))
                overlaps += place + QStringLiteral(": ") + what;
        });
        for (const QAction* action : window.findChildren<QAction*>())
            for (const QString& text : {action->text(), action->toolTip(), action->statusTip()})
                judge(QStringLiteral("menu"), text);
    }
    QApplication::removeTranslator(&pseudo);
    english.removeDuplicates();
    overlaps.removeDuplicates();
    for (const QString& what : english + overlaps)
        qWarning().noquote() << what;
    QCOMPARE(english.size(), 0);
    QCOMPARE(overlaps.size(), 0);
}

QTEST_MAIN(TestLanguages)
#include "tst_languages.moc"
