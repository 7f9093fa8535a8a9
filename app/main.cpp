// The program `mojiscope`.

#include "compare/compare_mode.h"
#include "console_messages.h"
#include "document/edit_keeper.h"
#include "first_threads.h"
#include "grid/byte_grid.h"
#include "grid/bytes_state.h"
#include "jobs/out_of_memory.h"
#include "kept_settings.h"
#include "lenses/lens_registry.h"
#include "lesson_check.h"
#include "options.h"
#include "scarce_memory.h"
#include "snapshot.h"
#include "style/fonts.h"
#include "style/palette.h"
#include "text/language.h"
#include "text/native_path.h"
#include "text/qt_text.h"
#include "widgets/panel.h"
#include "window/folder_dock.h"
#include "window/home.h"
#include "window/language_change.h"
#include "window/lens_actions.h"
#include "window/lens_docks.h"
#include "window/lessons_dock.h"
#include "window/main_window.h"
#include "window/presentation.h"
#include "window/second_start.h"
#include "window/settings_in_use.h"

#include <QApplication>
#include <QFile>
#include <QFileInfo>
#include <QScreen>
#include <QStyleFactory>

#include <sys/resource.h>

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <memory>

namespace {

using namespace moji;
using namespace moji::app;

constexpr QSize kFrame(8, 40); // of a window, around its contents

/// Every document keeps its file open, so raise the limit of open files as far as allowed.
void raiseFileLimit() {
    rlimit files{};
    if (getrlimit(RLIMIT_NOFILE, &files) != 0)
        return;
    files.rlim_cur = files.rlim_max;
    setrlimit(RLIMIT_NOFILE, &files);
}

/// Settings required before the application object exists.
void prepareEnvironment(const Options& options) {
    // Past `ulimit -f` a write fails, as on a full disk, and must not end the program.
    std::signal(SIGXFSZ, SIG_IGN);
    if (options.snapshot.empty() && !options.checkLessons)
        return;
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_SCALE_FACTOR", QByteArray::number(options.scale));
}

void setUpApplication(const Options& options) {
    QApplication::setOrganizationName(QStringLiteral("Mojiscope"));
    QApplication::setApplicationName(QStringLiteral("mojiscope"));
    QApplication::setApplicationVersion(QStringLiteral(MOJISCOPE_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("mojiscope"));
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    // Pictures are the same on every machine.
    if (options.snapshot.empty() && !options.checkLessons)
        useSettings();
    setLanguage(options.language.empty() ? LanguageChange::chosen()
                                         : QString::fromStdString(options.language));
    QApplication::setFont(uiFont()); // the language has its own
}

Theme themeFor(const Options& options) {
    if (options.theme)
        return *options.theme;
    if (!options.snapshot.empty())
        return Theme::Light;
    return SettingsInUse::theme();
}

/// Files by absolute paths: another process may be in another folder.
QString wholePath(const std::string& path) {
    return path.empty() || path == "-" ? QString()
                                       : QFileInfo(pathFromNative(path)).absoluteFilePath();
}

/// The last one comes to the front.
std::vector<OpenRequest> requestsOf(const Options& options) {
    std::vector<OpenRequest> requests;
    for (const Options::Opened& opened : options.documents) {
        OpenRequest request{.path = wholePath(opened.path), .name = fromUtf8(opened.name)};
        request.bytes = opened.bytes;
        request.codec = options.codec;
        if (request.path.isEmpty() && opened.path != "-" && request.codec == nullptr)
            request.codec = options.utf8; // --text and --hex are passed unchanged
        request.select = opened.select;
        request.inFront = &opened == &options.documents.back();
        requests.push_back(std::move(request));
    }
    for (const std::string& folder : options.folders)
        requests.push_back({.path = wholePath(folder), .inFront = false});
    return requests;
}

void fill(MainWindow& window, const Options& options) {
    if (options.documents.empty()) {
        window.opener().openSample();
        if (options.codec != nullptr)
            window.document().setCodec(*options.codec);
        if (options.select)
            window.selection().select(*options.select);
    }
    window.opener().openAll(requestsOf(options));
}

/// The first document, in front, with that one.
void compare(MainWindow& window, const Options& options) {
    if (!options.compare)
        return;
    window.tabs().setCurrent(window.tabs().at(0));
    const QString path = wholePath(options.compare->path);
    if (path.isEmpty())
        window.compareMode().compareWithBytes(options.compare->bytes,
                                              fromUtf8(options.compare->name));
    else
        window.compareMode().compareWithFile(path);
}

/// "automaton.step=99: use one of: 1..6" for each part that was refused.
QStringList whyRefused(const QString& lens, const QStringList& refused, const QStringList& keys,
                       const std::function<QStringList(const QString&)>& valuesOf) {
    QStringList reasons;
    for (const QString& part : refused) {
        const QString key = part.section(QLatin1Char('='), 0, 0);
        const QStringList values = valuesOf(key);
        const QString reason =
            !keys.contains(key)
                ? QStringLiteral("unknown key; %1 has: %2").arg(lens, keys.join(QLatin1Char(' ')))
            : values.empty()
                ? QStringLiteral("not possible with these bytes")
                : QStringLiteral("use one of: %1").arg(values.join(QStringLiteral(", ")));
        reasons += QStringLiteral("%1.%2: %3").arg(lens, part, reason);
    }
    return reasons;
}

QStringList setState(MainWindow& window, const QString& lens, const LensState& state) {
    if (lens == QLatin1String(FolderDock::kId)) {
        QStringList refused;
        for (const QString& one : window.folder().panel().setState(state))
            refused += QStringLiteral("folder.%1").arg(one);
        return refused;
    }
    if (LensHost* host = window.docks().host(lens)) {
        const QStringList refused = host->setState(state);
        const Lens& made = host->makeLens();
        return whyRefused(lens, refused, made.stateKeys(),
                          [&made](const QString& key) { return made.stateValues(key); });
    }
    return whyRefused(lens, setBytesState(window.grid(), state), bytesStateKeys(),
                      bytesStateValues);
}

/// Why parts of --state and --step were refused.
QStringList setStates(MainWindow& window, const Options& options) {
    QStringList refused;
    for (const auto& [lens, parts] : options.states) {
        LensState state;
        for (const auto& [key, value] : parts)
            state[fromUtf8(key)] = fromUtf8(value);
        refused += setState(window, fromUtf8(lens), state);
    }
    return refused;
}

void complainOfStates(const QStringList& refused) {
    for (const QString& one : refused)
        std::fprintf(stderr, "mojiscope: --state %s\n", toUtf8(one).c_str());
}

void startLesson(MainWindow& window, const Options& options) {
    if (options.lesson)
        window.lessons().start(*options.lesson, options.lessonStep);
}

/// The lens of --lens, of the lesson, or the bytes.
void present(MainWindow& window, const Options& options, std::optional<QSize> size) {
    const std::string id = options.lens.empty() ? std::string("bytes") : options.lens;
    window.lensActions().presentation().present(fromUtf8(id), size);
}

/// A separate panel that surveys the same folders.
std::unique_ptr<Panel> folderAlone(MainWindow& window, const Options& options) {
    auto panel = std::make_unique<FolderPanel>(window.document().codecs());
    FolderPanel& shown = window.folder().panel();
    panel->resize(options.sizeGiven ? QSize(options.width, options.height) : shown.size());
    panel->setAttribute(Qt::WA_DontShowOnScreen);
    panel->show();
    panel->open(shown.paths());
    panel->setState(shown.state());
    waitUntilIdle(panel->jobs());
    return panel;
}

/// A separate lens on the window's document, in the requested size or else as in the window.
std::unique_ptr<Panel> lensAlone(MainWindow& window, const Options& options) {
    const std::string ofLesson =
        options.lesson
            ? toUtf8(options.lesson->steps[static_cast<std::size_t>(options.lessonStep)].lens)
            : std::string("bytes");
    const std::string id = options.lens.empty() ? ofLesson : options.lens;
    if (id == FolderDock::kId)
        return folderAlone(window, options);
    std::unique_ptr<Panel> lens(
        findLens(id)->make(&window.document(), &window.selection(), nullptr));
    if (auto* own = qobject_cast<Lens*>(lens.get()))
        own->setState(qobject_cast<Lens*>(window.lens(fromUtf8(id)))->state());
    lens->resize(options.sizeGiven ? QSize(options.width, options.height)
                                   : window.lens(QString::fromStdString(id))->size());
    if (auto* own = qobject_cast<Lens*>(lens.get()))
        own->adaptTo(lens->size());
    lens->setAttribute(Qt::WA_DontShowOnScreen);
    lens->show();
    return lens;
}

int makeSnapshot(MainWindow& window, const Options& options) {
    QString stopped; // work that the picture lacks
    QObject::connect(&OutOfMemory::notifier(), &OutOfMemory::happened, &window,
                     [&stopped](const QString& title) { stopped = title; });
    window.show();
    waitUntilIdle(window.document()); // a pipe has been read
    compare(window, options);
    window.showLens(QString::fromStdString(options.lens));
    startLesson(window, options);
    waitUntilIdle(window.document());
    waitUntilIdle(window.folder().panel().jobs());
    if (const QStringList refused = setStates(window, options); !refused.isEmpty()) {
        complainOfStates(refused);
        return 2;
    }
    waitUntilIdle(window.folder().panel().jobs());
    const auto lens = options.onlyLens ? lensAlone(window, options) : nullptr;
    waitUntilIdle(window.document());
    if (const Comparison* comparison = window.compareMode().comparison())
        waitUntilIdle(comparison->document(Side::Right));
    QWidget* subject = lens ? static_cast<QWidget*>(lens.get()) : &window;
    if (options.present) {
        present(window, options, QSize(options.width, options.height));
        waitUntilIdle(window.document());
        subject = &window.lensActions().presentation();
    }
    if (!stopped.isEmpty()) {
        std::fprintf(stderr, "mojiscope: not enough memory or threads for: %s\n",
                     toUtf8(stopped).c_str());
        return 2;
    }
    if (writeSnapshot(*subject, QFile::decodeName(options.snapshot.c_str())))
        return 0;
    std::fprintf(stderr, "mojiscope: cannot write %s\n", options.snapshot.c_str());
    return 2;
}

/// No larger than the screen.
QSize firstSize(const Options& options) {
    const QSize wanted(options.width, options.height);
    const QScreen* screen = QGuiApplication::primaryScreen();
    return options.sizeGiven || screen == nullptr
               ? wanted
               : wanted.boundedTo(screen->availableGeometry().size() - kFrame);
}

/// Hands the files to an open window, unless an option needs a new window.
bool isTakenOver(const Options& options, char** argv) {
    const bool isOwn = options.newWindow || !options.snapshot.empty() || options.standardInput ||
                       options.compare || options.sizeGiven || !options.language.empty() ||
                       options.theme || !options.states.empty() || !options.lens.empty() ||
                       options.present || options.lesson || options.checkLessons;
    if (isOwn || !canHandOver())
        return false;
    int none = 1;
    const QCoreApplication application(none, argv); // sockets need one
    return handOver(requestsOf(options));
}

/// Neither what to look at nor how.
bool namesNothing(const Options& options) {
    return options.documents.empty() && options.folders.empty() && options.codec == nullptr &&
           !options.select && !options.lesson && !options.compare && !options.present &&
           options.lens.empty() && options.states.empty();
}

/// Ends the program without Qt's clean-up, which would wait for its threads.
void endIf(const char* what, const std::optional<std::string>& why) {
    if (!why)
        return;
    std::fprintf(stderr, "mojiscope: %s: %s\n", what, why->c_str());
    std::_Exit(2);
}

/// One window, from opening to closing. `isAgain`: what was open comes back, in another language.
int runWindow(QApplication& application, const Options& options, const CodecRegistry& codecs,
              bool isAgain) {
    MainWindow window(codecs);
    window.resize(firstSize(options));
    window.remember(!isAgain && options.documents.empty() && options.folders.empty());
    if (isAgain)
        window.home().reopen();
    if (options.sizeGiven)
        window.resize(options.width, options.height);
    if (window.tabs().count() == 1 && window.tabs().current().isReplaceable())
        fill(window, options);
    window.show();
    if (namesNothing(options) && window.tabs().current().isReplaceable())
        window.home().showStartIfWanted();
    compare(window, options);
    if (!options.lens.empty())
        window.showLens(QString::fromStdString(options.lens));
    startLesson(window, options);
    if (const QStringList refused = setStates(window, options); !refused.isEmpty()) {
        complainOfStates(refused);
        window.say(refused.join(QStringLiteral("; ")));
    }
    if (options.present)
        present(window, options,
                options.sizeGiven ? std::optional(QSize(options.width, options.height))
                                  : std::nullopt);
    window.keepEdits(EditKeeper::stateFolder());
    SecondStarts seconds(codecs);
    QObject::connect(&seconds, &SecondStarts::requested, &window,
                     [&window](const std::vector<OpenRequest>& requests) {
                         window.opener().openAll(requests);
                         window.setWindowState(window.windowState() & ~Qt::WindowMinimized);
                         window.raise();
                         window.activateWindow();
                     });
    seconds.listen();
    return application.exec();
}

int run(QApplication& application, const Options& options, const CodecRegistry& codecs) {
    const SettingsAtEnd settingsAtEnd;
    int status = runWindow(application, options, codecs, false);
    while (status == LanguageChange::kWanted) {
        QApplication::setQuitOnLastWindowClosed(true);
        setLanguage(LanguageChange::chosen());
        announceFonts();
        status = runWindow(application, {}, codecs, true);
    }
    return status;
}

} // namespace

int main(int argc, char** argv) {
    raiseFileLimit();
    shareHeapIfLimited();
    endWhenOutOfMemory();
    const CodecRegistry codecs;
    const ParsedOptions parsed = parseOptions(argc, argv, codecs);
    if (!parsed.options)
        return parsed.exitStatus;
    const Options& options = *parsed.options;

    prepareEnvironment(options);
    if (isTakenOver(options, argv))
        return 0;
    endIf("not enough memory", whyTooLittleMemory());
    endIf("cannot start threads", startFirstThreads());
    qInstallMessageHandler(explainMissingDisplay);
    int none = 1; // the arguments are ours, not Qt's
    QApplication application(none, argv);
    endIf("cannot start threads", startPictureThread());
    qInstallMessageHandler(printMessage);
    setUpApplication(options);
    setTheme(themeFor(options));
    if (options.checkLessons)
        return checkLessons(pathFromNative(*options.checkLessons), codecs);
    if (options.snapshot.empty())
        return run(application, options, codecs);
    MainWindow window(codecs);
    window.resize(options.width, options.height);
    fill(window, options);
    return makeSnapshot(window, options);
}
