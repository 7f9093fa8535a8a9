// The program `mojiscope`.

#include "compare/compare_mode.h"
#include "lens.h"
#include "lens_registry.h"
#include "lenses/bytes/byte_grid.h"
#include "main_window.h"
#include "options.h"
#include "snapshot.h"
#include "style/fonts.h"
#include "style/palette.h"
#include "text/native_path.h"
#include "text/qt_text.h"
#include "window/file_actions.h"
#include "workspace.h"

#include <QApplication>
#include <QFile>
#include <QLocale>
#include <QSettings>
#include <QStyleFactory>
#include <QTranslator>

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <memory>

namespace {

using namespace moji;
using namespace moji::app;

/// What must be known before the application object exists.
void prepareEnvironment(const Options& options) {
    // Beyond `ulimit -f` a write fails, as on a full disk, and need not end the program.
    std::signal(SIGXFSZ, SIG_IGN);
    if (options.snapshot.empty())
        return;
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_SCALE_FACTOR", QByteArray::number(options.scale));
}

/// What Qt says of the machine and not of the program: fonts that lack a script (it asks one after
/// the other until one has it), a session without a runtime folder, windows drawn off screen.
bool isNoise(const QString& message) {
    return message.contains(QStringLiteral("OpenType support missing")) ||
           message.contains(QStringLiteral("XDG_RUNTIME_DIR not set")) ||
           message.contains(QStringLiteral("propagateSizeHints"));
}

void printMessage(QtMsgType type, const QMessageLogContext& context, const QString& message) {
    if (!isNoise(message))
        std::fprintf(stderr, "%s\n", qPrintable(qFormatLogMessage(type, context, message)));
}

/// While the application object is made. Without a display Qt would abort; here it is said what
/// would work. What its plugins complain of on the way is their affair: another one may work.
void explainMissingDisplay(QtMsgType type, const QMessageLogContext& context,
                           const QString& message) {
    if (type == QtFatalMsg) {
        std::fputs("mojiscope: no window can be opened: DISPLAY or WAYLAND_DISPLAY must name a "
                   "display that answers; --snapshot OUT.png needs none\n",
                   stderr);
        std::_Exit(2);
    }
    if (!QByteArrayView(context.category).startsWith("qt.qpa."))
        printMessage(type, context, message);
}

void setUpApplication(QApplication& application, const Options& options) {
    QApplication::setOrganizationName(QStringLiteral("Mojiscope"));
    QApplication::setApplicationName(QStringLiteral("mojiscope"));
    QApplication::setApplicationVersion(QStringLiteral(MOJISCOPE_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("mojiscope"));
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    QApplication::setFont(uiFont());
    if (!options.language.empty())
        QLocale::setDefault(QLocale(QString::fromStdString(options.language)));
    auto* translator = new QTranslator(&application);
    if (translator->load(QLocale(), QStringLiteral("mojiscope"), QStringLiteral("_"),
                         QStringLiteral(":/translations")))
        QApplication::installTranslator(translator);
}

/// What was chosen the last time; snapshots are the same on every machine.
Theme themeFor(const Options& options) {
    if (options.theme)
        return *options.theme;
    if (!options.snapshot.empty())
        return Theme::Light;
    return static_cast<Theme>(QSettings().value(QStringLiteral("theme"), 0).toInt());
}

/// What is read in the window, where it can be waited for and cancelled.
void fillLater(MainWindow& window, const Options& options, const std::string& path) {
    QObject::connect(
        &window.files(), &FileActions::opened, &window,
        [&window, select = options.select] {
            if (select)
                window.selection().select(*select);
        },
        Qt::SingleShotConnection);
    window.files().open(pathFromNative(path), options.codec);
}

void fill(MainWindow& window, const Options& options, const Options::Opened* opened) {
    if (opened != nullptr && opened->bytes == nullptr)
        return fillLater(window, options, opened->path);
    if (opened == nullptr)
        window.openSample();
    else if (opened->path.empty() || opened->path == "-")
        window.document().setBytes(opened->bytes, fromUtf8(opened->name));
    else
        window.document().openSource(opened->bytes, pathFromNative(opened->path));
    if (options.codec != nullptr)
        window.document().setCodec(*options.codec);
    else if (opened != nullptr && !opened->path.empty())
        window.files().detectEncoding();
    if (options.select)
        window.selection().select(*options.select);
}

void compare(MainWindow& window, const Options& options) {
    if (options.compare)
        window.compareMode().compareWithFile(options.compare->bytes,
                                             QFile::decodeName(options.compare->path.c_str()));
}

/// A lens of its own over the window's document, as large as asked for, else as in the window.
std::unique_ptr<Lens> lensAlone(MainWindow& window, const Options& options) {
    const std::string id = options.lens.empty() ? "bytes" : options.lens;
    std::unique_ptr<Lens> lens(
        findLens(id)->make(&window.document(), &window.selection(), nullptr));
    lens->resize(options.sizeGiven ? QSize(options.width, options.height)
                                   : window.lens(QString::fromStdString(id))->size());
    lens->setAttribute(Qt::WA_DontShowOnScreen);
    lens->show();
    return lens;
}

int makeSnapshot(MainWindow& window, const Options& options) {
    window.show();
    compare(window, options);
    window.showLens(QString::fromStdString(options.lens));
    const auto lens = options.onlyLens ? lensAlone(window, options) : nullptr;
    waitUntilIdle(window.document());
    if (const Comparison* comparison = window.compareMode().comparison())
        waitUntilIdle(comparison->document(Side::Right));
    QWidget& subject = lens ? static_cast<QWidget&>(*lens) : window;
    if (writeSnapshot(subject, QFile::decodeName(options.snapshot.c_str())))
        return 0;
    std::fprintf(stderr, "mojiscope: %s cannot be written\n", options.snapshot.c_str());
    return 2;
}

} // namespace

int main(int argc, char** argv) {
    const CodecRegistry codecs;
    const ParsedOptions parsed = parseOptions(argc, argv, codecs);
    if (!parsed.options)
        return parsed.exitStatus;
    const Options& options = *parsed.options;

    prepareEnvironment(options);
    qInstallMessageHandler(explainMissingDisplay);
    int none = 1; // the arguments are ours, not Qt's
    QApplication application(none, argv);
    qInstallMessageHandler(printMessage);
    setUpApplication(application, options);
    setTheme(themeFor(options));

    if (!options.snapshot.empty()) {
        MainWindow window(codecs);
        fill(window, options, options.documents.empty() ? nullptr : &options.documents.front());
        window.resize(options.width, options.height);
        return makeSnapshot(window, options);
    }
    Workspace workspace(codecs);
    const std::size_t count = std::max<std::size_t>(options.documents.size(), 1);
    for (std::size_t i = 0; i < count; ++i)
        fill(workspace.addPage(), options,
             options.documents.empty() ? nullptr : &options.documents[i]);
    workspace.resize(options.width, options.height);
    workspace.restoreSettings();
    if (options.sizeGiven)
        workspace.resize(options.width, options.height);
    workspace.show();
    compare(*workspace.pages().front(), options);
    if (!options.lens.empty())
        for (MainWindow* page : workspace.pages())
            page->showLens(QString::fromStdString(options.lens));
    workspace.keepEdits(EditKeeper::stateFolder());
    return QApplication::exec();
}
