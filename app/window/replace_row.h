#pragma once
// The row of the find bar that replaces hits: the replacement, Replace, Replace all. Enter in the
// field replaces.

#include <QWidget>

class QLineEdit;

namespace moji::app {

class ReplaceRow : public QWidget {
    Q_OBJECT
public:
    explicit ReplaceRow(QWidget* parent = nullptr);

    [[nodiscard]] QString replacement() const;
    void focusReplacement();

Q_SIGNALS:
    void replaceClicked();
    void replaceAllClicked();

private:
    QLineEdit* m_replacement;
};

} // namespace moji::app
