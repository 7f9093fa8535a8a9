#include "window/edit_actions.h"

#include "bytes/parse_range.h"
#include "document/inserted_file.h"
#include "document/paste_reading.h"
#include "document/repeated_source.h"
#include "grid/byte_grid.h"
#include "text/error_text.h"
#include "text/native_path.h"
#include "text/qt_text.h"
#include "window/action_icons.h"
#include "window/copy_forms.h"
#include "window/line_question.h"
#include "window/possible_entries.h"

#include <QAction>
#include <QFileDialog>
#include <QMenu>
#include <QPointer>

namespace moji::app {

namespace {

/// Says why not.
bool startsEdit(ByteGrid& grid) {
    return grid.mayEdit() && grid.document().mayEdit();
}

} // namespace

EditActions::EditActions(ByteGrid& grid, std::function<ByteGrid&()> withFocus, QWidget& window,
                         std::function<void(ByteRange)> jump, PositionHistory& history)
    : QObject(&window)
    , m_grid(grid)
    , m_withFocus(std::move(withFocus))
    , m_window(window)
    , m_jump(std::move(jump))
    , m_history(&history) {
    followHistory();
}

void EditActions::followHistory() {
    connect(m_history, &PositionHistory::lastEditChanged, this, &EditActions::refresh);
}

void EditActions::setHistory(PositionHistory& history) {
    m_history->disconnect(this);
    m_history = &history;
    followHistory();
    refresh();
}

bool EditActions::mayBeEdited() const {
    const ByteGrid& grid = m_withFocus();
    return !grid.isViewOnly() && !grid.document().isReadOnly();
}

bool EditActions::hasSelection() const {
    return !m_withFocus().selection().range().empty();
}

void EditActions::addTo(QMenu& menu) {
    addCopyForms(menu);
    menu.addSeparator();
    QAction* range =
        named(menu.addAction(tr("Select ra&nge…")), QStringLiteral("edit.selectRange"));
    range->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_G));
    connect(range, &QAction::triggered, this, &EditActions::selectRange);
    QAction* filling = named(menu.addAction(tr("Fill selecti&on…")), QStringLiteral("edit.fill"));
    connect(filling, &QAction::triggered, this, &EditActions::fill);
    setPossible(filling, [this] { return hasSelection() && mayBeEdited(); });
    QAction* insert = named(menu.addAction(tr("&Insert file…")), QStringLiteral("edit.insertFile"));
    connect(insert, &QAction::triggered, this, &EditActions::insertFile);
    setPossible(insert, [this] { return mayBeEdited(); });
    m_lastEditAction =
        named(menu.addAction(tr("Go to the &last edit")), QStringLiteral("edit.lastEdit"));
    m_lastEditAction->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E));
    connect(m_lastEditAction, &QAction::triggered, this, [this] {
        if (const auto edit = m_history->lastEdit())
            m_jump(*edit);
    });
    refresh();
}

void EditActions::addCopyForms(QMenu& menu) {
    QMenu* forms = menu.addMenu(tr("Copy a&s"));
    setPossible(forms->menuAction(), [this] { return hasSelection(); });
    for (const CopyForm& form : copyForms()) {
        QAction* action = named(forms->addAction(form.translatedName()),
                                QStringLiteral("edit.copyAs.%1").arg(QLatin1String(form.id)));
        connect(action, &QAction::triggered, this, [this, write = form.write] {
            ByteEditor& editor = m_withFocus().editor();
            if (editor.mayCopy())
                editor.copyText(write);
        });
        setPossible(action, [this] { return hasSelection(); });
    }
}

void EditActions::refresh() {
    if (m_lastEditAction != nullptr)
        m_lastEditAction->setEnabled(m_history->lastEdit().has_value());
}

void EditActions::selectRange() {
    ByteGrid& grid = m_withFocus();
    const ByteRange now = grid.selection().range();
    const auto offset = [](std::uint64_t at) {
        return QStringLiteral("0x") + QString::number(at, 16).toUpper();
    };
    ask(m_window,
        {tr("Select range"),
         tr("START:END, without the byte at END (0x10:0x20, 16:32, or 16: for the rest):"),
         offset(now.begin) + QLatin1Char(':') + offset(now.end),
         [this, asked = QPointer(&grid)](const QString& answer) {
             return asked ? select(*asked, answer) : QString();
         }});
}

QString EditActions::select(ByteGrid& grid, const QString& written) {
    const auto range = parseRange(toUtf8(written));
    if (!range)
        return tr("Use START:END, for example 0x10:0x20.");
    if (range->begin > grid.document().size())
        return tr("The range starts past the end of the document.");
    const ByteRange place = range->clampedTo({0, grid.document().size()});
    if (&grid == &m_grid)
        m_jump(place);
    else
        grid.selection().select(place);
    return {};
}

void EditActions::fill() {
    ByteGrid& grid = m_withFocus();
    if (!startsEdit(grid) || grid.selection().range().empty())
        return;
    ask(m_window,
        {tr("Fill selection"), tr("Bytes to repeat, in hex or escapes (00, DE AD BE EF, \\n):"),
         QStringLiteral("00"), [asked = QPointer(&grid)](const QString& answer) {
             return asked ? fillWith(answer, *asked) : QString();
         }});
}

QString EditActions::fillWith(const QString& pattern, ByteGrid& grid) {
    const auto reading = readingOf(pattern, grid.document());
    if (!reading || reading->bytes.empty())
        return tr("Enter hex bytes or escapes, for example DE AD or \\n.");
    const ByteRange range = grid.selection().range();
    grid.editor().putSource(
        range, std::make_shared<const RepeatedSource>(reading->bytes, range.length()), tr("Fill"));
    return {};
}

void EditActions::insertFile() {
    const QPointer grid(&m_withFocus());
    if (!startsEdit(*grid))
        return;
    const QString path = QFileDialog::getOpenFileName(&m_window, tr("Insert file"));
    if (path.isEmpty() || !grid)
        return;
    const auto source = fileToInsert(nativePath(path));
    if (!source)
        return Q_EMIT said(errorText(source.error()));
    grid->editor().putSource(grid->selection().range(), *source, tr("Insert file"));
}

} // namespace moji::app
