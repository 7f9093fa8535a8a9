#include "window/paste_dialog.h"

#include "document/document_part.h"
#include "grid/byte_editor.h"
#include "style/fonts.h"
#include "text/counts.h"
#include "text/qt_text.h"

#include <QButtonGroup>
#include <QDialogButtonBox>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

#include <algorithm>

namespace moji::app {

namespace {

constexpr std::size_t kPerRow = 8;
constexpr std::size_t kMostRows = 64;
constexpr QSize kSize{640, 360};

/// Rows of hex, each with what a document in this encoding reads there. A character that the end of
/// a row cuts is read whole in the row where it starts.
QString previewOf(const Bytes& bytes, const Document& like) {
    Document document(like.codecs());
    document.setCodec(like.codec());
    const std::size_t shown = std::min(bytes.size(), kPerRow * kMostRows);
    document.setBytes(ByteView(bytes).first(shown), {});
    QStringList rows;
    for (std::size_t at = 0; at < shown; at += kPerRow) {
        const std::size_t end = std::min(at + kPerRow, shown);
        ByteRange read{at, end};
        if (const auto first = document.spanAt(at); first && first->range().begin < at)
            read.begin = first->range().end;
        const QString hex = hexText(ByteView(bytes).subspan(at, end - at));
        const QString text = read.empty() ? QString() : DocumentPart(document, read).decodedText();
        rows += hex.leftJustified(3 * static_cast<qsizetype>(kPerRow) + 1) + text.simplified();
    }
    if (shown < bytes.size())
        rows += QStringLiteral("…");
    return rows.join(QLatin1Char('\n'));
}

} // namespace

PasteDialog::PasteDialog(Document* document, Selection* selection, ByteEditor* editor,
                         ClipboardContent content, QWidget* window)
    : QDialog(window)
    , m_document(document)
    , m_selection(selection)
    , m_editor(editor)
    , m_content(std::move(content))
    , m_forms(new QButtonGroup(this))
    , m_preview(new QPlainTextEdit)
    , m_sentence(new QLabel) {
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Paste as"));
    auto* box = new QGroupBox(tr("Read the clipboard as"));
    auto* choices = new QVBoxLayout(box);
    int id = 0;
    for (const PasteForm& form : pasteForms()) {
        auto* button = new QRadioButton(form.translatedName());
        button->setObjectName(QLatin1String(form.id));
        button->setEnabled(id > 0 || m_content.bytes.has_value());
        m_forms->addButton(button, id++);
        choices->addWidget(button);
    }
    choices->addStretch();
    m_preview->setReadOnly(true);
    m_preview->setFont(monoFont());
    m_preview->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_preview->setTabChangesFocus(true);
    m_preview->setAccessibleName(tr("Preview"));
    m_sentence->setWordWrap(true);
    m_sentence->setTextFormat(Qt::PlainText);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_paste = buttons->addButton(tr("Paste"), QDialogButtonBox::AcceptRole);
    auto* row = new QHBoxLayout;
    row->addWidget(box);
    row->addWidget(m_preview, 1);
    auto* column = new QVBoxLayout(this);
    column->addLayout(row, 1);
    column->addWidget(m_sentence);
    column->addWidget(buttons);
    resize(kSize);
    connect(buttons, &QDialogButtonBox::accepted, this, &PasteDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &PasteDialog::reject);
    connect(m_forms, &QButtonGroup::idToggled, this, [this](int form, bool checked) {
        if (checked)
            show(static_cast<std::size_t>(form));
    });
    connect(document, &Document::bytesChanged, this, &PasteDialog::reject);
    connect(document, &QObject::destroyed, this, &PasteDialog::reject);
    QAbstractButton* first = m_forms->button(static_cast<int>(likeliestForm(m_content, *document)));
    first->setChecked(true);
    first->setFocus();
}

void PasteDialog::choose(const QString& formId) {
    for (QAbstractButton* button : m_forms->buttons())
        if (button->objectName() == formId)
            button->setChecked(true);
}

void PasteDialog::show(std::size_t form) {
    auto bytes = pasteForms()[form].read(m_content, *m_document, m_selection->range());
    m_paste->setEnabled(bytes && !bytes->empty()); // nothing would only delete the selection
    if (!bytes) {
        m_bytes.clear();
        m_preview->clear();
        m_sentence->setText(bytes.error());
        return;
    }
    m_bytes = std::move(*bytes);
    m_preview->setPlainText(previewOf(m_bytes, *m_document));
    m_sentence->setText(consequence(m_bytes.size()));
}

QString PasteDialog::consequence(std::size_t bytes) const {
    const ByteRange range = m_selection->range();
    return range.empty()
               ? tr("%1 will be inserted at offset %2.")
                     .arg(bytesText(bytes), offsetText(range.begin))
               : tr("%1 will replace the %2 selected at offset %3.")
                     .arg(bytesText(bytes), bytesText(range.length()), offsetText(range.begin));
}

void PasteDialog::accept() {
    disconnect(m_document, nullptr, this, nullptr); // what follows is this paste itself
    m_editor->pasteBytes(m_bytes);
    QDialog::accept();
}

} // namespace moji::app
