// The program `mojiscope`.

#include "asked_view.h"
#include "closed_window.h"
#include "compare/compare_mode.h"
#include "console_messages.h"
#include "document/edit_keeper.h"
#include "first_threads.h"
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
#include "window/main_window.h"
#include "window/presentation.h"
#include "window/second_start.h"
#include "window/settings_in_use.h"

#include <QApplication>
#include <QFile>
#include <QLayout>
#include <QScreen>
#include <QStyleFactory>

#include <sys/resource.h>

#include <algorithm>
#include <csignal>
#include <cstdlib>
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

/// Needs no application object: the folders for settings and state have these names.
void nameApplication() {
    QApplication::setOrganizationName(QStringLiteral("Mojiscope"));
    QApplication::setApplicationName(QStringLiteral("mojiscope"));
    QApplication::setApplicationVersion(QStringLiteral(MOJISCOPE_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("mojiscope"));
}

void setUpApplication(const Options& options) {
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
    const QSize size = options.sizeGiven ? QSize(options.width, options.height)
                                         : window.lens(QString::fromStdString(id))->size();
    lens->resize(size);
    if (auto* own = qobject_cast<Lens*>(lens.get()))
        own->adaptTo(size);
    lens->setAttribute(Qt::WA_DontShowOnScreen);
    lens->show();
    if (QLayout* layout = lens->layout(); layout != nullptr)
        layout->activate(); // its bar had many rows in the width of before, and made it higher
    lens->resize(size);
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
        printLine(QStringLiteral("mojiscope: not enough memory or threads for: ") + stopped);
        return 2;
    }
    if (writeSnapshot(*subject, QFile::decodeName(options.snapshot.c_str())))
        return 0;
    printLine(QStringLiteral("mojiscope: cannot write ") + fromUtf8(options.snapshot));
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

bool readsStandardInput(const Options& options) {
    return std::ranges::any_of(options.documents, &Options::Opened::isStandardInput);
}

/// Hands the files to an open window, unless an option needs a new window.
bool isTakenOver(const Options& options, char** argv) {
    const bool isOwn = options.newWindow || options.isSandboxed || !options.snapshot.empty() ||
                       readsStandardInput(options) || options.compare || options.sizeGiven ||
                       !options.language.empty() || options.theme || !options.states.empty() ||
                       !options.lens.empty() || options.present || options.lesson ||
                       options.checkLessons;
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
    printLine(QStringLiteral("mojiscope: %1: %2").arg(fromUtf8(what), fromUtf8(*why)));
    std::_Exit(2);
}

/// One window, from opening to closing. `isAgain`: what was open comes back, in another language.
int runWindow(QApplication& application, const Options& options, const CodecRegistry& codecs,
              bool isAgain) {
    MainWindow window(codecs);
    window.setSandboxed(options.isSandboxed);
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
    if (!options.isSandboxed) // other starts' files belong into a window that can save them
        seconds.listen();
    return application.exec();
}

int run(QApplication& application, const Options& options, const CodecRegistry& codecs) {
    const SettingsAtEnd settingsAtEnd;
    Options again; // what is asked for stays only where it is about the program
    again.isSandboxed = options.isSandboxed;
    int status = runWindow(application, options, codecs, false);
    while (status == LanguageChange::kWanted) {
        QApplication::setQuitOnLastWindowClosed(true);
        setLanguage(LanguageChange::chosen());
        announceFonts();
        status = runWindow(application, again, codecs, true);
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
    nameApplication();
    if (options.isSandboxed)
        endIf("--sandbox", keepWritingInSandbox(options.writable));
    endIf("not enough memory", whyTooLittleMemory());
    endIf("cannot start threads", startFirstThreads());
    qInstallMessageHandler(explainMissingDisplay);
    int none = 1; // the arguments are ours, not Qt's
    QApplication application(none, argv);
    endIf("cannot start threads", startPictureThread());
    if (options.isSandboxed)
        endIf("--sandbox", giveUpReachInSandbox());
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
