#include "window/shown_command.h"

#include "grid/byte_grid.h"
#include "grid/bytes_state.h"
#include "lenses/lens_registry.h"
#include "text/counts.h"
#include "text/qt_text.h"
#include "window/lens_docks.h"
#include "window/main_window.h"
#include "window/saved_session.h"

#include <QCoreApplication>
#include <QDockWidget>
#include <QRegularExpression>

#include <memory>
#include <optional>

namespace moji::app {

namespace {

struct CommandText {
    Q_DECLARE_TR_FUNCTIONS(ShownCommand)
};

// Twice as many hexadecimal digits: half of what Linux allows for one argument.
constexpr std::uint64_t kMostBytes = 32 * 1024;
const QString kBytes = QStringLiteral("bytes");
const QString kStep = QStringLiteral("step");

/// Whether the bytes can be given as a text that looks the same on the command line.
std::optional<QString> plainText(const Document& document) {
    if (!document.isUtf8())
        return {};
    const Bytes bytes = document.bytes({0, document.size()});
    const QString text = QString::fromUtf8(toQByteArray(bytes));
    const bool isSame = toBytes(text.toUtf8()) == bytes;
    return isSame && !text.isEmpty() && isHonestName(text) ? std::optional(text) : std::nullopt;
}

Result<QStringList, QString> bytesArguments(const Document& document) {
    if (document.file() != nullptr && !document.isModified() && isHonestName(document.path()))
        return QStringList{document.path()};
    if (document.size() > kMostBytes)
        return CommandText::tr(
                   "A command line holds at most %1. Save the document to a file first.")
            .arg(bytesText(kMostBytes));
    if (const auto text = plainText(document))
        return QStringList{QStringLiteral("--text"), *text};
    return QStringList{QStringLiteral("--hex"),
                       hexText(document.bytes({0, document.size()})).remove(QLatin1Char(' '))};
}

/// What a new lens on the same bytes shows.
LensState usualState(MainWindow& window, const QString& id) {
    if (id == kBytes) {
        ByteGrid usual(&window.document(), &window.selection());
        usual.resize(window.grid().size());
        return bytesState(usual);
    }
    const std::unique_ptr<Panel> panel(
        findLens(toUtf8(id))->make(&window.document(), &window.selection(), nullptr));
    return qobject_cast<Lens*>(panel.get())->state();
}

LensState stateOf(MainWindow& window, const QString& id) {
    return id == kBytes ? bytesState(window.grid()) : window.docks().host(id)->state();
}

/// Of a place in a trace, "A:B STEP", what is before the step.
QString traced(const QString& place) {
    return place.left(place.lastIndexOf(QLatin1Char(' ')) + 1);
}

QStringList stateArguments(MainWindow& window, const QString& id, bool isInFront) {
    const LensState state = stateOf(window, id);
    const LensState usual = usualState(window, id);
    QStringList arguments;
    for (auto part = state.begin(); part != state.end(); ++part) {
        const QString before = usual.value(part.key());
        if (part->isEmpty() || *part == before)
            continue;
        const bool isStep = isInFront && part.key() == kStep && traced(*part) == traced(before);
        if (isStep)
            arguments += {QStringLiteral("--step"), part->mid(traced(*part).size())};
        else
            arguments +=
                {QStringLiteral("--state"), QStringLiteral("%1.%2=%3").arg(id, part.key(), *part)};
    }
    return arguments;
}

} // namespace

Result<QStringList, QString> shownCommand(MainWindow& window) {
    const Document& document = window.document();
    const auto bytes = bytesArguments(document);
    if (!bytes)
        return bytes.error();
    QStringList arguments{QStringLiteral("mojiscope")};
    arguments += *bytes;
    arguments += {QStringLiteral("--encoding"), fromUtf8(document.codec().name())};
    const ByteRange selected = window.selection().range();
    const std::uint64_t caret = window.selection().caret();
    arguments += {QStringLiteral("--select"),
                  rangeText(selected.empty() ? ByteRange{caret, caret} : selected)};
    const QString front = window.docks().lensInFront();
    arguments += {QStringLiteral("--lens"), front};
    QStringList ids{kBytes};
    for (const LensRow& row : lensRows())
        if (const QDockWidget* dock = window.docks().dock(QLatin1String(row.id));
            dock != nullptr && window.docks().isInSight(*dock))
            ids += QLatin1String(row.id);
    for (const QString& id : ids)
        arguments += stateArguments(window, id, id == front);
    return arguments;
}

QString shellCommand(const QStringList& arguments) {
    static const QRegularExpression safe(QStringLiteral("\\A[A-Za-z0-9_./:=,+@%-]+\\z"));
    QStringList quoted;
    for (const QString& argument : arguments)
        quoted += safe.match(argument).hasMatch()
                      ? argument
                      : QLatin1Char('\'') +
                            QString(argument).replace(QLatin1Char('\''), QStringLiteral("'\\''")) +
                            QLatin1Char('\'');
    return quoted.join(QLatin1Char(' '));
}

} // namespace moji::app
