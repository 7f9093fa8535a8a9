#include "window/encoding_box.h"

#include "text/qt_text.h"

#include <QCompleter>
#include <QLineEdit>
#include <QSignalBlocker>

namespace moji::app {

EncodingBox::EncodingBox(Document* document, QWidget* parent)
    : QComboBox(parent)
    , m_document(document) {
    setAccessibleName(tr("Encoding"));
    setToolTip(tr("The encoding that the bytes are read as"));
    setEditable(true);
    setInsertPolicy(QComboBox::NoInsert);
    setMinimumContentsLength(14);
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMaxVisibleItems(24);
    for (const CodecInfo& info : document->codecs().list())
        addItem(fromUtf8(info.name));
    completer()->setFilterMode(Qt::MatchContains);
    completer()->setCaseSensitivity(Qt::CaseInsensitive);
    completer()->setCompletionMode(QCompleter::PopupCompletion);
    lineEdit()->setAccessibleName(tr("Encoding"));
    connect(this, &QComboBox::activated, this, &EncodingBox::choose);
    connect(lineEdit(), &QLineEdit::editingFinished, this, &EncodingBox::chooseTyped);
    connect(document, &Document::codecChanged, this, &EncodingBox::showCurrent);
    showCurrent();
}

void EncodingBox::showCurrent() {
    const QSignalBlocker blocker(this);
    setCurrentIndex(findText(fromUtf8(m_document->codec().name()), Qt::MatchFixedString));
}

void EncodingBox::choose(int index) {
    if (const Codec* codec = m_document->codecs().find(toUtf8(itemText(index))))
        m_document->setCodec(*codec);
}

void EncodingBox::chooseTyped() {
    const QString typed = currentText().trimmed();
    const Codec* codec = m_document->codecs().find(toUtf8(typed));
    if (codec != nullptr)
        m_document->setCodec(*codec);
    else if (!typed.isEmpty())
        Q_EMIT refused(tr("No encoding is called “%1”.").arg(typed));
    showCurrent();
}

} // namespace moji::app
