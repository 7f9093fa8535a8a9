#include "widgets/encoding_box.h"

#include "text/qt_text.h"

#include <QCompleter>
#include <QLineEdit>
#include <QListView>
#include <QSignalBlocker>

namespace moji::app {

EncodingBox::EncodingBox(const CodecRegistry& codecs, const Codec& codec, QWidget* parent)
    : QComboBox(parent)
    , m_codecs(codecs)
    , m_codec(&codec) {
    setAccessibleName(tr("Encoding"));
    setEditable(true);
    setInsertPolicy(QComboBox::NoInsert);
    setMinimumContentsLength(14);
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMaxVisibleItems(24);
    for (const CodecInfo& info : codecs.list())
        addItem(fromUtf8(info.name));
    // Else Qt measures all names again whenever the style changes, also while nobody sees them.
    if (auto* list = qobject_cast<QListView*>(view()))
        list->setUniformItemSizes(true);
    completer()->setFilterMode(Qt::MatchContains);
    completer()->setCaseSensitivity(Qt::CaseInsensitive);
    completer()->setCompletionMode(QCompleter::PopupCompletion);
    completer()->popup()->setObjectName(QStringLiteral("completions"));
    lineEdit()->setAccessibleName(tr("Encoding"));
    connect(this, &QComboBox::activated, this, [this](int index) { choose(itemText(index)); });
    connect(lineEdit(), &QLineEdit::editingFinished, this,
            [this] { choose(currentText().trimmed()); });
    connect(this, &QComboBox::editTextChanged, this, &EncodingBox::chooseWritten);
    setCodec(codec);
}

void EncodingBox::setCodec(const Codec& codec) {
    const QSignalBlocker blocker(this);
    m_codec = &codec;
    setCurrentIndex(findText(fromUtf8(codec.name()), Qt::MatchFixedString));
}

/// Assistive technology writes a name at once, without the keyboard and its Return.
void EncodingBox::chooseWritten(const QString& text) {
    if (!hasFocus() && findText(text, Qt::MatchFixedString) >= 0)
        choose(text);
}

void EncodingBox::choose(const QString& name) {
    const Codec* codec = m_codecs.find(toUtf8(name));
    if (codec == nullptr && !name.isEmpty())
        Q_EMIT refused(tr("Unknown encoding: %1").arg(name));
    const bool other = codec != nullptr && codec != m_codec;
    setCodec(codec != nullptr ? *codec : *m_codec);
    if (other)
        Q_EMIT chosen(*codec);
}

} // namespace moji::app
