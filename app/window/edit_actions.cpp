#include "window/edit_actions.h"

#include "bytes/file_source.h"
#include "bytes/parse_range.h"
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

namespace moji::app {

EditActions::EditActions(ByteGrid& grid, QWidget& window, std::function<void(ByteRange)> jump)
    : QObject(&window)
    , m_grid(grid)
    , m_document(&grid.document())
    , m_selection(&grid.selection())
    , m_window(window)
    , m_jump(std::move(jump)) {
    followDocument();
}

void EditActions::followDocument() {
    connect(m_document, &Document::bytesChanged, this, [this](const BytesChange& change) {
        m_lastEdit = change.result();
        refresh();
    });
    connect(m_document, &Document::opened, this, [this] {
        m_lastEdit.reset();
        refresh();
    });
    connect(m_document, &Document::readOnlyChanged, this, &EditActions::refresh);
    connect(m_selection, &Selection::changed, this, &EditActions::refresh);
}

void EditActions::documentChanged() {
    m_document->disconnect(this);
    m_selection->disconnect(this);
    m_document = &m_grid.document();
    m_selection = &m_grid.selection();
    m_lastEdit.reset();
    followDocument();
    refresh();
}

void EditActions::addTo(QMenu& menu) {
    addCopyForms(menu);
    menu.addSeparator();
    QAction* range =
        named(menu.addAction(tr("Select ra&nge…")), QStringLiteral("edit.selectRange"));
    range->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_G));
    connect(range, &QAction::triggered, this, &EditActions::selectRange);
    m_fill = named(menu.addAction(tr("Fill selecti&on…")), QStringLiteral("edit.fill"));
    connect(m_fill, &QAction::triggered, this, &EditActions::fill);
    QAction* insert = named(menu.addAction(tr("&Insert file…")), QStringLiteral("edit.insertFile"));
    connect(insert, &QAction::triggered, this, &EditActions::insertFile);
    setPossible(insert, [this] { return !m_document->isReadOnly(); });
    m_lastEditAction =
        named(menu.addAction(tr("Go to the &last edit")), QStringLiteral("edit.lastEdit"));
    m_lastEditAction->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E));
    connect(m_lastEditAction, &QAction::triggered, this, [this] {
        if (m_lastEdit)
            m_jump(*m_lastEdit);
    });
    refresh();
}

void EditActions::addCopyForms(QMenu& menu) {
    m_copyAs = menu.addMenu(tr("Copy a&s"));
    for (const CopyForm& form : copyForms()) {
        QAction* action = named(m_copyAs->addAction(form.translatedName()),
                                QStringLiteral("edit.copyAs.%1").arg(QLatin1String(form.id)));
        connect(action, &QAction::triggered, this, [this, &form] {
            if (m_grid.editor().mayCopy())
                m_grid.editor().copyText(form.write);
        });
    }
}

void EditActions::refresh() {
    if (m_fill == nullptr)
        return;
    const bool selected = !m_selection->range().empty();
    m_copyAs->setEnabled(selected);
    m_fill->setEnabled(selected && !m_document->isReadOnly());
    m_lastEditAction->setEnabled(m_lastEdit.has_value());
}

void EditActions::selectRange() {
    const ByteRange now = m_selection->range();
    const auto offset = [](std::uint64_t at) {
        return QStringLiteral("0x") + QString::number(at, 16).toUpper();
    };
    ask(m_window,
        {tr("Select range"),
         tr("START:END, without the byte at END (0x10:0x20, 16:32, or 16: for the rest):"),
         offset(now.begin) + QLatin1Char(':') + offset(now.end), [this](const QString& answer) {
             const auto range = parseRange(toUtf8(answer));
             if (!range)
                 return tr("Use START:END, for example 0x10:0x20.");
             if (range->begin > m_document->size())
                 return tr("The range starts past the end of the document.");
             m_jump(range->clampedTo({0, m_document->size()}));
             return QString();
         }});
}

void EditActions::fill() {
    ask(m_window,
        {tr("Fill selection"), tr("Bytes to repeat, in hex or escapes (00, DE AD BE EF, \\n):"),
         QStringLiteral("00"), [this](const QString& answer) { return fillWith(answer); }});
}

QString EditActions::fillWith(const QString& pattern) {
    const auto reading = readingOf(pattern, *m_document);
    if (!reading || reading->bytes.empty())
        return tr("Enter hex bytes or escapes, for example DE AD or \\n.");
    const ByteRange range = m_selection->range();
    m_grid.editor().putSource(
        range, std::make_shared<const RepeatedSource>(reading->bytes, range.length()), tr("Fill"));
    return {};
}

void EditActions::insertFile() {
    const QString path = QFileDialog::getOpenFileName(&m_window, tr("Insert file"));
    if (path.isEmpty())
        return;
    // Not openSource(), which would block on a stream.
    auto source = FileSource::open(nativePath(path));
    if (!source)
        return Q_EMIT said(errorText(source.error()));
    m_grid.editor().putSource(m_selection->range(), std::move(*source), tr("Insert file"));
}

} // namespace moji::app
