#pragma once
// The line above the two sides: what is compared and how, the result, and buttons that go from one
// difference to the next.

#include "compare/comparison.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QToolButton;

namespace moji::app {

class ElidedLabel;
class EncodingBox;

class CompareBar final : public QWidget {
    Q_OBJECT
public:
    /// Hidden and empty until something is compared.
    explicit CompareBar(QWidget* parent = nullptr);

    /// Borrowed until end().
    void begin(Comparison* comparison);
    void end();

Q_SIGNALS:
    void nextWanted();
    void previousWanted();
    void listWanted();
    void closeWanted();
    void said(const QString& sentence);

protected:
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] QToolButton* makeButton(const QString& name, void (CompareBar::*wanted)());
    void makeEncodingBox();
    void removeEncodingBox();
    void showNames();
    void showState();
    [[nodiscard]] QString stateText() const;
    [[nodiscard]] QString sameText() const;
    void restyle();

    Comparison* m_comparison = nullptr;
    ElidedLabel* m_left;
    QLabel* m_between;
    ElidedLabel* m_right;
    EncodingBox* m_encoding = nullptr; // one for each comparison
    QComboBox* m_mode;
    QLabel* m_state;
    QToolButton* m_again;
    QToolButton* m_asText; // where bytes of two encodings are compared
    QToolButton* m_previous;
    QToolButton* m_next;
    QToolButton* m_list;
    QToolButton* m_close;
};

} // namespace moji::app
