#include "window/note_dialog.h"

#include "document/notes.h"
#include "text/counts.h"
#include "text/qt_text.h"
#include "widgets/dialog_size.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>

namespace moji::app {

namespace {

constexpr QSize kSize{420, 220};
constexpr std::uint64_t kMostShown = 16; // bytes

} // namespace

QString NoteDialog::bytesLine(const Document& document, ByteRange range) {
    const ByteRange shown{range.begin, std::min(range.end, range.begin + kMostShown)};
    const QString hex = hexText(document.bytes(shown));
    return tr("%1 from offset %2: %3")
        .arg(bytesText(range.length()), offsetText(range.begin),
             shown == range ? hex : hex + QStringLiteral(" …"));
}

NoteDialog::NoteDialog(Document* document, ByteRange range, QWidget* window)
    : QDialog(window)
    , m_document(document)
    , m_range(range)
    , m_text(new QPlainTextEdit) {
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Note"));
    auto* bytes = new QLabel(bytesLine(*document, range));
    bytes->setWordWrap(true);
    bytes->setTextFormat(Qt::PlainText);
    m_text->setAccessibleName(tr("Note"));
    m_text->setTabChangesFocus(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel);
    const auto notes = document->notes().in(range);
    const auto own = std::ranges::find(notes, range, &Note::range);
    if (own != notes.end()) {
        m_text->setPlainText(own->text);
        m_text->selectAll();
        QPushButton* remove =
            buttons->addButton(tr("Remove note"), QDialogButtonBox::DestructiveRole);
        connect(remove, &QPushButton::clicked, this, [this] { write({}); });
    }
    const auto save = [this] { write(m_text->toPlainText()); };
    const auto mayWrite = [this, save = buttons->button(QDialogButtonBox::Save)] {
        const QString text = m_text->toPlainText().trimmed();
        save->setEnabled(!text.isEmpty() && text.size() <= kMostNoteText);
    };
    connect(m_text, &QPlainTextEdit::textChanged, this, mayWrite);
    connect(buttons, &QDialogButtonBox::accepted, this, save);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    for (const int key : {Qt::Key_Return, Qt::Key_Enter})
        connect(new QShortcut(QKeySequence(Qt::CTRL | key), this), &QShortcut::activated,
                buttons->button(QDialogButtonBox::Save), &QPushButton::click);
    auto* column = new QVBoxLayout(this);
    column->addWidget(bytes);
    column->addWidget(m_text, 1);
    column->addWidget(buttons);
    openWithSize(*this, kSize);
    mayWrite();
    m_text->setFocus();
}

void NoteDialog::write(const QString& text) {
    m_document->notes().write(m_range, text);
    Q_EMIT edited();
    accept();
}

} // namespace moji::app
