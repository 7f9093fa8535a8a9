#pragma once
// The head of the inspector: the character big, in the colours of its role, its number, its name
// and what kind of character it is.

#include <QWidget>

class QLabel;

namespace moji::app {

class SpecimenBox;
struct CharacterReport;

class SpecimenView : public QWidget {
    Q_OBJECT
public:
    explicit SpecimenView(QWidget* parent);

    void show(const CharacterReport& report);
    /// Whether the pointer rests on the character, in whatever lens.
    void setHovered(bool hovered);

Q_SIGNALS:
    /// The pointer came here, or left.
    void pointedAt(bool inside);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    void restyle();

    SpecimenBox* m_box;
    QLabel* m_title;
    QLabel* m_name;
    QLabel* m_nature;
};

} // namespace moji::app
