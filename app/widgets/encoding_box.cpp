#include "widgets/encoding_box.h"

#include "text/qt_text.h"

#include <QCompleter>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QSignalBlocker>

namespace moji::app {

namespace {

/// Gives up a typed name: at Escape, and when the focus leaves it before it is whole. The line edit
/// alone would choose what it holds, and "KOI" is another name of KOI8-R. The Return that ends a
/// name does nothing else: it presses no default button of a dialog.
class TypedName final : public QObject {
public:
    explicit TypedName(EncodingBox* box)
        : QObject(box)
        , m_box(box) {
        box->installEventFilter(this);
        box->completer()->popup()->installEventFilter(this);
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        const bool isKey =
            event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
        if (isKey && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape)
            return escape(watched, *event);
        if (watched == m_box && event->type() == QEvent::KeyPress && isTyped() && ends(*event)) {
            watched->event(event);
            event->accept();
            return true;
        }
        if (watched == m_box && event->type() == QEvent::FocusOut &&
            leaves(static_cast<QFocusEvent*>(event)->reason()) &&
            m_box->findText(m_box->currentText().trimmed(), Qt::MatchFixedString) < 0)
            m_box->setCodec(m_box->codec());
        return false;
    }

private:
    /// The list of completions closes by itself; without it, an Escape with nothing to give up is
    /// for others.
    bool escape(QObject* watched, QEvent& event) {
        if (!isTyped())
            return false;
        event.accept();
        if (event.type() == QEvent::KeyPress)
            m_box->setCodec(m_box->codec());
        return watched == m_box;
    }

    [[nodiscard]] bool isTyped() const {
        return m_box->currentText() != fromUtf8(m_box->codec().name());
    }

    static bool ends(QEvent& event) {
        const int key = static_cast<QKeyEvent&>(event).key();
        return key == Qt::Key_Return || key == Qt::Key_Enter;
    }

    static bool leaves(Qt::FocusReason reason) {
        return reason != Qt::ActiveWindowFocusReason && reason != Qt::PopupFocusReason;
    }

    EncodingBox* m_box;
};

} // namespace

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
    new TypedName(this);
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
