#include "preferences/setting_editor.h"

#include "preferences/encoding_list_edit.h"
#include "settings/settings.h"
#include "style/fonts.h"
#include "style/palette.h"
#include "text/qt_text.h"
#include "widgets/encoding_box.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QEvent>
#include <QFontComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace moji::app {

namespace {

constexpr int kTitleWidth = 200;
constexpr int kControlWidth = 260;
constexpr int kLeastLetters = 12;    // of a choice, in a narrow window
constexpr int kControlStretch = 100; // before the empty space after it

} // namespace

SettingEditor::SettingEditor(const SettingInfo& info, const CodecRegistry& codecs, QWidget* parent)
    : QWidget(parent)
    , m_info(&info)
    , m_help(new QLabel(info.translatedHelp(), this))
    , m_reset(new QToolButton(this)) {
    m_control = makeControl(codecs);
    if (m_control->accessibleName().isEmpty())
        m_control->setAccessibleName(info.translatedTitle());
    m_control->setAccessibleDescription(info.translatedHelp());
    if (m_control->focusPolicy() == Qt::WheelFocus)
        m_control->setFocusPolicy(Qt::StrongFocus);
    m_help->setWordWrap(true);
    m_help->setTextFormat(Qt::PlainText);
    m_reset->setObjectName(QStringLiteral("worded"));
    m_reset->setText(tr("Default"));
    m_reset->setAccessibleName(tr("Default of %1").arg(info.translatedTitle()));
    m_reset->setToolTip(tr("Go back to the usual value"));
    QSizePolicy keepsRoom = m_reset->sizePolicy();
    keepsRoom.setRetainSizeWhenHidden(true);
    m_reset->setSizePolicy(keepsRoom);
    connect(m_reset, &QToolButton::clicked, this, [this] {
        m_control->setFocus();
        settings().reset(QLatin1String(m_info->key));
    });
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    if (info.type != SettingType::Boolean) {
        m_title = new QLabel(info.translatedTitle(), this);
        m_title->setBuddy(m_control);
        m_title->setContentsMargins(0, 4, 0, 0); // in line with the text of the control
        row->addWidget(m_title, 0, Qt::AlignTop);
    }
    if (info.type == SettingType::Boolean) { // a check box does not wrap its text
        row->addWidget(m_control, 0, Qt::AlignTop);
        m_words = new QLabel(info.translatedTitle(), this);
        m_words->setTextFormat(Qt::PlainText);
        m_words->setWordWrap(true);
        m_words->installEventFilter(this);
        row->addWidget(m_words, 1);
    } else {
        row->addWidget(m_control, kControlStretch);
        row->addStretch(1);
    }
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addLayout(row);
    // Not a margin of the label: a style sheet takes that away.
    m_helpRow = new QHBoxLayout;
    m_helpRow->addWidget(m_help, 1);
    const bool isWide = info.type == SettingType::Encodings; // no room for the button beside it
    (isWide ? m_helpRow : row)->addWidget(m_reset, 0, Qt::AlignTop);
    column->addLayout(m_helpRow);
    setFocusProxy(m_control);
    m_control->installEventFilter(this);
    connect(&settings(), &Settings::changed, this, [this](const QString& key) {
        if (key == QLatin1String(m_info->key))
            show();
    });
    setLook();
    show();
}

QWidget* SettingEditor::makeControl(const CodecRegistry& codecs) {
    switch (m_info->type) {
    case SettingType::Boolean:
        return makeCheckBox();
    case SettingType::Number:
        return makeSpinBox();
    case SettingType::Choice:
        return makeComboBox();
    case SettingType::Font:
        return makeFontBox();
    case SettingType::Encoding:
        return makeEncodingBox(codecs);
    case SettingType::Encodings:
        return makeEncodingList(codecs);
    case SettingType::Shortcuts:
    case SettingType::Memory:
        break;
    }
    Q_UNREACHABLE();
}

QWidget* SettingEditor::makeCheckBox() {
    auto* box = new QCheckBox(this);
    connect(box, &QCheckBox::toggled, this, [this](bool on) { change(on); });
    m_showValue = [box](const QJsonValue& value) { box->setChecked(value.toBool()); };
    return box;
}

QWidget* SettingEditor::makeSpinBox() {
    auto* box = new QSpinBox(this);
    box->setRange(m_info->least, m_info->most);
    if (m_info->leastName != nullptr)
        box->setSpecialValueText(QCoreApplication::translate("Setting", m_info->leastName));
    connect(box, &QSpinBox::valueChanged, this, [this](int value) { change(value); });
    m_showValue = [box](const QJsonValue& value) { box->setValue(value.toInt()); };
    return box;
}

QWidget* SettingEditor::makeComboBox() {
    auto* box = new QComboBox(this);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(kLeastLetters); // the list itself is as wide as its entries
    for (const SettingChoice& choice : m_info->choices)
        box->addItem(choice.translatedName(), QLatin1String(choice.id));
    connect(box, &QComboBox::currentIndexChanged, this,
            [this, box] { change(box->currentData().toString()); });
    m_showValue = [box](const QJsonValue& value) {
        box->setCurrentIndex(box->findData(value.toString()));
    };
    return box;
}

/// An empty name is the program's own font.
QWidget* SettingEditor::makeFontBox() {
    auto* box = new QFontComboBox(this);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(kLeastLetters);
    const bool bytes = QLatin1String(m_info->key).contains(QLatin1String("byteFont"));
    box->setFontFilters(bytes ? QFontComboBox::MonospacedFonts | QFontComboBox::ScalableFonts
                              : QFontComboBox::ScalableFonts);
    box->lineEdit()->setPlaceholderText(tr("the program's own"));
    box->lineEdit()->setAccessibleName(m_info->translatedTitle());
    connect(box, &QComboBox::activated, this, [this, box] { change(box->currentText()); });
    connect(box->lineEdit(), &QLineEdit::editingFinished, this, [this, box] {
        const QString name = box->currentText().trimmed();
        if (name.isEmpty() || box->findText(name, Qt::MatchFixedString) >= 0)
            change(name);
        else
            show();
    });
    m_showValue = [box](const QJsonValue& value) { box->setEditText(value.toString()); };
    return box;
}

QWidget* SettingEditor::makeEncodingBox(const CodecRegistry& codecs) {
    auto* box = new EncodingBox(codecs, codecs.utf8(), this);
    box->setAccessibleName(m_info->translatedTitle());
    box->lineEdit()->setAccessibleName(m_info->translatedTitle());
    connect(box, &EncodingBox::chosen, this,
            [this](const Codec& codec) { change(fromUtf8(codec.name())); });
    m_showValue = [box, &codecs](const QJsonValue& value) {
        const Codec* codec = codecs.find(toUtf8(value.toString()));
        box->setCodec(codec != nullptr ? *codec : codecs.utf8());
    };
    return box;
}

QWidget* SettingEditor::makeEncodingList(const CodecRegistry& codecs) {
    auto* list = new EncodingListEdit(codecs, m_info->translatedTitle(), this);
    connect(list, &EncodingListEdit::edited, this,
            [this](const QStringList& names) { change(QJsonArray::fromStringList(names)); });
    m_showValue = [list](const QJsonValue& value) {
        list->setNames(value.toVariant().toStringList());
    };
    return list;
}

void SettingEditor::change(const QJsonValue& value) {
    settings().setValue(QLatin1String(m_info->key), value);
}

void SettingEditor::show() {
    const QSignalBlocker blocker(m_control);
    m_showValue(settings().value(QLatin1String(m_info->key)));
    m_reset->setVisible(!settings().isDefault(QLatin1String(m_info->key)));
}

bool SettingEditor::matches(const QStringList& words) const {
    QString all =
        QStringLiteral("%1 %2 %3")
            .arg(m_info->translatedTitle(), m_info->translatedHelp(), QLatin1String(m_info->key));
    for (const SettingChoice& choice : m_info->choices)
        all += QLatin1Char(' ') + choice.translatedName();
    return std::ranges::all_of(
        words, [&](const QString& word) { return all.contains(word, Qt::CaseInsensitive); });
}

void SettingEditor::setLook() {
    QPalette palette = m_help->palette();
    palette.setColor(QPalette::WindowText, colours().muted);
    m_help->setPalette(palette);
    m_help->setFont(uiFont(FontSize::Label));
    if (m_title != nullptr)
        m_title->setFixedWidth(scaled(kTitleWidth));
    if (m_info->type != SettingType::Boolean) // narrower in a narrow window
        m_control->setMaximumWidth(
            std::max(scaled(kControlWidth), m_control->minimumSizeHint().width()));
    m_helpRow->setContentsMargins(scaled(m_title != nullptr ? kTitleWidth + 8 : kTitleWidth / 10),
                                  0, 0, 0);
}

/// Turning the wheel scrolls the page; it changes no value that merely lies under the pointer. A
/// click on the words of a check box is one on the box.
bool SettingEditor::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_words && event->type() == QEvent::MouseButtonRelease)
        static_cast<QCheckBox*>(m_control)->click();
    if (watched == m_control && event->type() == QEvent::Wheel && !m_control->hasFocus()) {
        event->ignore();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void SettingEditor::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        setLook();
}

} // namespace moji::app
