#pragma once
// Another language while the program runs: the windows are made anew in it. Their texts were
// translated when they were made, so the window closes, and the program opens it again with the
// same session.

#include <QObject>

class QWidget;

namespace moji::app {

class Banner;

class LanguageChange : public QObject {
    Q_OBJECT
public:
    /// What the event loop returns (QApplication::exec) when a window in another language is
    /// wanted.
    static constexpr int kWanted = 77;

    /// Offers it in the banner when the setting changes.
    LanguageChange(QWidget* window, Banner* banner);

    /// The language that the settings name: a code, or empty for the system's.
    [[nodiscard]] static QString chosen();

private:
    void settingChanged(const QString& key);
    void openAgain();

    QWidget* m_window;
    Banner* m_banner;
};

} // namespace moji::app
