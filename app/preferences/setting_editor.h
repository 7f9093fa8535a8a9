#pragma once
// One setting in the preferences: its name, the control for its value, a button back to the default
// and the sentence that explains it. A change takes effect at once.

#include "codec/codec_registry.h"
#include "settings/setting.h"

#include <QWidget>

#include <functional>

class QHBoxLayout;
class QLabel;
class QToolButton;

namespace moji::app {

class SettingEditor : public QWidget {
    Q_OBJECT
public:
    SettingEditor(const SettingInfo& info, const CodecRegistry& codecs, QWidget* parent = nullptr);

    [[nodiscard]] const SettingInfo& info() const { return *m_info; }
    /// What the reader moves or types in.
    [[nodiscard]] QWidget& control() const { return *m_control; }
    /// Whether name, explanation, key or choices contain all these words.
    [[nodiscard]] bool matches(const QStringList& words) const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] QWidget* makeControl(const CodecRegistry& codecs);
    [[nodiscard]] QWidget* makeCheckBox();
    [[nodiscard]] QWidget* makeSpinBox();
    [[nodiscard]] QWidget* makeComboBox();
    [[nodiscard]] QWidget* makeFontBox();
    [[nodiscard]] QWidget* makeEncodingBox(const CodecRegistry& codecs);
    [[nodiscard]] QWidget* makeEncodingList(const CodecRegistry& codecs);
    void change(const QJsonValue& value);
    void show();
    void setLook();

    const SettingInfo* m_info;
    QWidget* m_control = nullptr;
    QLabel* m_title = nullptr; // not for a check box, which has its own
    QLabel* m_words = nullptr; // of a check box
    QLabel* m_help;
    QHBoxLayout* m_helpRow = nullptr;
    QToolButton* m_reset;
    std::function<void(const QJsonValue&)> m_showValue;
};

} // namespace moji::app
