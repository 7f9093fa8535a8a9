#include "window/lens_actions.h"

#include "export/picture.h"
#include "export/picture_files.h"
#include "export/table_export.h"
#include "grid/byte_dump.h"
#include "grid/byte_grid.h"
#include "grid/byte_lens.h"
#include "text/qt_text.h"
#include "text/safe_name.h"
#include "widgets/ask_to_replace.h"
#include "window/context_menu_key.h"
#include "window/floating_keys.h"
#include "window/last_focus.h"
#include "window/lens_docks.h"
#include "window/lessons_dock.h"
#include "window/main_window.h"
#include "window/presentation.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QClipboard>
#include <QDockWidget>
#include <QFileDialog>
#include <QLayout>
#include <QMimeData>
#include <QProgressDialog>
#include <QStatusBar>
#include <QTimer>

#include <cstdlib>

namespace moji::app {

namespace {

const QString kBytes = QStringLiteral("bytes");
constexpr qreal kPictureScale = 2; // sharp on slides
constexpr int kProgressAfterMs = 500;
constexpr int kSeparator = 1; // between docks, as the style sheet has it
constexpr int kSettleMs = 5;
constexpr int kMostSettling = 200; // times
constexpr int kCalm = 8;           // times in a row that nothing has moved

/// The view around a place, or the one with the focus, or the largest one in sight.
QAbstractItemView* tableOf(const Panel& panel, std::optional<QPoint> globalPlace,
                           const QWidget* focus) {
    QAbstractItemView* largest = nullptr;
    const auto area = [](const QWidget& widget) { return widget.width() * widget.height(); };
    for (auto* view : panel.findChildren<QAbstractItemView*>()) {
        const bool isPopup = view->window() != panel.window();
        if (!view->isVisible() || isPopup || view->model() == nullptr)
            continue;
        const bool isAt =
            globalPlace ? view->rect().contains(view->mapFromGlobal(*globalPlace)) : view == focus;
        if (isAt)
            return view;
        if (largest == nullptr || area(*view) > area(*largest))
            largest = view;
    }
    return largest;
}

/// The least sizes of what the window lays out.
std::vector<QSize> leastSizes(const QMainWindow& window) {
    std::vector<QSize> sizes;
    for (const auto* part : window.findChildren<QWidget*>(Qt::FindDirectChildrenOnly))
        if (!part->isWindow() && part->isVisible())
            sizes.push_back(part->minimumSizeHint());
    return sizes;
}

bool isBeside(const QMainWindow& window, QDockWidget& dock) {
    const Qt::DockWidgetArea area = window.dockWidgetArea(&dock);
    return area == Qt::LeftDockWidgetArea || area == Qt::RightDockWidgetArea;
}

/// What QMainWindow::resizeDocks() wants: its width at the side, else its height with its tabs.
int extentOf(const QMainWindow& window, QDockWidget& dock) {
    if (isBeside(window, dock))
        return dock.width();
    return std::abs(dock.geometry().bottom() - window.centralWidget()->geometry().bottom()) -
           kSeparator;
}

/// HTML also as what it is, for programs that paste formatted text. A dump can be long: it is
/// decoded only when someone pastes it.
void toClipboard(const QByteArray& written, TableFormat format) {
    auto* data = new QMimeData;
    data->setData(QStringLiteral("text/plain"), written);
    if (format == TableFormat::Html)
        data->setData(QStringLiteral("text/html"), written);
    QApplication::clipboard()->setMimeData(data);
}

} // namespace

LensActions::LensActions(MainWindow* window)
    : QObject(window)
    , m_window(window)
    , m_presentation(std::make_unique<Presentation>(window))
    , m_dump(window->document().jobs(), tr("Writing the dump"), this, JobBase::Turn::Urgent) {
    // The window keeps its layout although the letters of a presentation are large.
    connect(m_presentation.get(), &Presentation::activeChanged, this, [this](bool active) {
        if (active) {
            m_settles.stop();
            m_leastSizes = leastSizes(*m_window);
            m_dockSizes.clear();
            for (auto* dock : m_window->findChildren<QDockWidget*>())
                if (!dock->isFloating() && dock->isVisible() &&
                    m_window->rect().intersects(dock->geometry())) // not hidden by another tab
                    m_dockSizes.emplace_back(dock, extentOf(*m_window, *dock));
            m_window->layout()->setEnabled(false);
        } else {
            m_settling = 0;
            m_calm = 0;
            m_settles.start();
        }
    });
    m_settles.setInterval(kSettleMs);
    connect(&m_settles, &QTimer::timeout, this, &LensActions::settle);
    for (const LensRow& row : lensRows())
        if (LensHost* host = window->docks().host(QLatin1String(row.id)))
            host->installEventFilter(this);
    for (const QString& id : window->docks().listIds())
        window->docks().list(id)->installEventFilter(this);
    openContextMenusByShiftF10(window);
    new FloatingKeys(window);
}

LensActions::~LensActions() = default;

/// Lets the window lay itself out when its parts need no more room than before the presentation:
/// some learn late that the letters are small again, and would push the others away. Then gives
/// the docks their sizes until nothing pushes any more.
void LensActions::settle() {
    const bool isLate = ++m_settling >= kMostSettling;
    if (leastSizes(*m_window) != m_leastSizes && !isLate)
        return;
    m_window->setAnimated(false); // docks would glide to their places
    if (!m_window->layout()->isEnabled()) {
        m_window->layout()->setEnabled(true);
        QEvent request(QEvent::LayoutRequest);
        QApplication::sendEvent(m_window->statusBar(), &request);
        m_window->layout()->invalidate();
        m_window->layout()->activate();
    }
    bool isSettled = true;
    for (const auto& [dock, extent] : m_dockSizes) {
        if (dock == nullptr || extentOf(*m_window, *dock) == extent)
            continue;
        isSettled = false;
        m_window->resizeDocks({dock}, {extent},
                              isBeside(*m_window, *dock) ? Qt::Horizontal : Qt::Vertical);
    }
    m_window->setAnimated(true);
    m_calm = isSettled ? m_calm + 1 : 0;
    if (m_calm >= kCalm || isLate)
        m_settles.stop();
}

LensActions::Subject LensActions::subjectOf(const QString& id,
                                            std::optional<QPoint> globalPlace) const {
    Panel* const list = m_window->docks().list(id);
    Subject subject{
        .id = id, .panel = list != nullptr ? list : m_window->lens(id), .isLens = list == nullptr};
    subject.bytes = qobject_cast<ByteLens*>(subject.panel);
    if (subject.bytes == nullptr && subject.panel != nullptr)
        subject.table = tableOf(*subject.panel, globalPlace, lastFocusIn(*m_window));
    return subject;
}

LensActions::Subject LensActions::focused() const {
    const QDockWidget* dock = m_window->docks().dockWithFocus();
    const LessonsDock& lessons = m_window->lessons();
    // While a lesson runs, the entries are about what it shows.
    const bool isLesson = dock != nullptr && lessons.isRunning() &&
                          dock->objectName() == QLatin1String(LessonsDock::kId);
    const QString id = dock != nullptr ? dock->objectName() : QString();
    const bool isKnown = m_window->docks().host(id) != nullptr || m_window->docks().list(id);
    return subjectOf(isKnown && !isLesson ? id : presentable(), std::nullopt);
}

/// The lens that has the focus; else the one of the lesson that runs, or the bytes.
QString LensActions::presentable() const {
    const LensDocks& docks = m_window->docks();
    const QDockWidget* dock = docks.dockWithFocus();
    if (dock != nullptr && docks.host(dock->objectName()) != nullptr)
        return dock->objectName();
    const LessonsDock& lessons = m_window->lessons();
    return lessons.isRunning() ? lessons.current().lens : kBytes;
}

void LensActions::present() {
    m_presentation->present(presentable());
}

void LensActions::copyPicture(const Subject& subject) {
    QApplication::clipboard()->setImage(pixelsOf(*subject.panel, kPictureScale));
    Q_EMIT said(tr("The picture is on the clipboard."));
}

void LensActions::exportPicture(const Subject& subject, const QString& path) {
    const auto format = pictureFormatOf(path);
    if (!format)
        return Q_EMIT said(tr("A picture's name ends in .png, .svg or .pdf."));
    writeFile(path, pictureBytes(*subject.panel, *format, kPictureScale));
}

void LensActions::writeFile(const QString& path, const QByteArray& bytes) {
    const auto wrong = writeWholly(path, bytes);
    Q_EMIT said(wrong ? tr("%1 cannot be written: %2").arg(safeName(path), *wrong)
                      : tr("%1 is written.").arg(safeName(path)));
}

void LensActions::copyTable(const Subject& subject, TableFormat format) {
    writeTable(subject, format, [this, format](const QByteArray& written) {
        toClipboard(written, format);
        Q_EMIT said(tr("The table is on the clipboard."));
    });
}

void LensActions::exportTable(const Subject& subject, const QString& path) {
    const TableFormatInfo* info = tableFormatOf(path);
    if (info == nullptr)
        return Q_EMIT said(tr("A table's name ends in .csv, .tsv, .md, .html or .json."));
    writeTable(subject, info->format,
               [this, path](const QByteArray& written) { writeFile(path, written); });
}

bool LensActions::hasTable(const Subject& subject) {
    if (subject.table != nullptr)
        return true;
    const LensRow* lens = findLens(toUtf8(subject.id));
    Q_EMIT said(lens != nullptr ? tr("%1 has no table.", "a lens").arg(lens->name())
                                : tr("There is no table here."));
    return false;
}

void LensActions::writeTable(const Subject& subject, TableFormat format,
                             const std::function<void(const QByteArray&)>& done) {
    if (!hasTable(subject))
        return;
    auto* writing = new TableExport(*subject.table, format, this);
    auto* progress = new QProgressDialog(tr("Writing the table…"), tr("Cancel"), 0, 0, m_window);
    progress->setMinimumDuration(kProgressAfterMs);
    progress->setAutoClose(false);
    progress->reset(); // shown only if it takes long
    const auto end = [writing, progress] {
        writing->deleteLater();
        progress->deleteLater();
    };
    connect(progress, &QProgressDialog::canceled, writing, end);
    connect(writing, &TableExport::progressed, progress, [progress](qsizetype rows, qsizetype of) {
        progress->setMaximum(static_cast<int>(of));
        progress->setValue(static_cast<int>(rows));
    });
    connect(writing, &TableExport::finished, this, [done, end](const QByteArray& written) {
        done(written);
        end();
    });
    connect(writing, &TableExport::outdated, this, [this, end] {
        Q_EMIT said(tr("The table has changed meanwhile. Try again."));
        end();
    });
    writing->start();
}

void LensActions::writeDump(const Subject& subject, TableFormat format,
                            const std::function<void(const QByteArray&)>& done) {
    // From the palette of commands, another lens may have the focus.
    const ByteGrid& grid = subject.bytes != nullptr ? subject.bytes->grid() : m_window->grid();
    Document& document = grid.document();
    const ByteRange selected = grid.selection().range();
    const ByteRange range = selected.empty() ? ByteRange{0, document.size()} : selected;
    m_dump.setMonitor(document.jobs());
    m_dump.start(
        document.revision(),
        [dump = ByteDump(document, m_window->tabs().current().name(), range),
         format](const std::stop_token& stop, const ProgressCallback&) {
            return format == TableFormat::Html ? dump.asHtml(stop) : dump.asMarkdown(stop);
        },
        [done](std::uint64_t, const QByteArray& written) { done(written); });
}

void LensActions::copyDump(const Subject& subject, TableFormat format) {
    writeDump(subject, format, [this, format](const QByteArray& written) {
        toClipboard(written, format);
        Q_EMIT said(tr("The dump is on the clipboard."));
    });
}

void LensActions::exportDump(const Subject& subject, const QString& path) {
    const TableFormatInfo* info = tableFormatOf(path);
    if (info == nullptr ||
        (info->format != TableFormat::Html && info->format != TableFormat::Markdown))
        return Q_EMIT said(tr("A dump's name ends in .html or .md."));
    writeDump(subject, info->format,
              [this, path](const QByteArray& written) { writeFile(path, written); });
}

/// With the ending of the chosen filter where the reader has written none. The dialog asks before
/// it names a file that is there, but knows nothing of the ending.
QString LensActions::askForPath(const Subject& subject, const QString& title,
                                const QStringList& filters) const {
    QString chosen;
    QString path = QFileDialog::getSaveFileName(m_window, title, subject.id,
                                                filters.join(QStringLiteral(";;")), &chosen);
    if (path.isEmpty() || path.section(QLatin1Char('/'), -1).contains(QLatin1Char('.')))
        return path;
    path += chosen.section(QLatin1Char('*'), -1).remove(QLatin1Char(')'));
    return mayWriteTo(path, title, m_window) ? path : QString();
}

} // namespace moji::app
