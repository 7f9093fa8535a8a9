#include "asked_view.h"

#include "compare/compare_mode.h"
#include "console_messages.h"
#include "grid/bytes_state.h"
#include "lenses/lens.h"
#include "text/native_path.h"
#include "text/qt_text.h"
#include "window/folder_dock.h"
#include "window/lens_actions.h"
#include "window/lens_docks.h"
#include "window/lessons_dock.h"
#include "window/main_window.h"
#include "window/presentation.h"

#include <QFileInfo>

#include <functional>

namespace moji::app {

namespace {

/// Files by absolute paths: another process may be in another folder.
QString wholePath(const std::string& path) {
    return path.empty() ? QString() : QFileInfo(pathFromNative(path)).absoluteFilePath();
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

} // namespace

std::vector<OpenRequest> requestsOf(const Options& options) {
    std::vector<OpenRequest> requests;
    for (const Options::Opened& opened : options.documents) {
        OpenRequest request{.path = wholePath(opened.path), .name = fromUtf8(opened.name)};
        request.bytes = opened.bytes;
        request.isStandardInput = opened.isStandardInput;
        request.codec = options.codec;
        if (request.path.isEmpty() && !opened.isStandardInput && request.codec == nullptr)
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
        printLine(QStringLiteral("mojiscope: --state ") + one);
}

void startLesson(MainWindow& window, const Options& options) {
    if (options.lesson)
        window.lessons().start(*options.lesson, options.lessonStep);
}

void present(MainWindow& window, const Options& options, std::optional<QSize> size) {
    const std::string id = options.lens.empty() ? std::string("bytes") : options.lens;
    window.lensActions().presentation().present(fromUtf8(id), size);
}

} // namespace moji::app
