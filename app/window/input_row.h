#pragma once
// The rows above the bytes: buttons and the two fields, and below them, each only when there is
// needed: the offer after a paste, Go to, the notices, Find.

#include <QToolBar>

#include <vector>

class QAction;
class QGridLayout;
class QToolButton;

namespace moji::app {

class DocumentTab;
class FindBar;
class GoToBar;
class InputBar;
class NoticeColumn;
class PasteOffer;

class InputRow : public QToolBar {
    Q_OBJECT
public:
    explicit InputRow(DocumentTab* tab, QWidget* window);

    [[nodiscard]] InputBar& fields() { return *m_fields; }
    /// What F6 stops at: the buttons, and the field to type in.
    [[nodiscard]] std::vector<QWidget*> panels() const;
    /// In the order of Tab: all of it, as the eye reads it.
    [[nodiscard]] std::vector<QWidget*> parts() const;
    [[nodiscard]] PasteOffer& pasteOffer() { return *m_pasteOffer; }
    [[nodiscard]] GoToBar& goTo() { return *m_goTo; }
    [[nodiscard]] NoticeColumn& notices() { return *m_notices; }

    void setTab(DocumentTab* tab);
    /// In the order given.
    void setButtons(const std::vector<QAction*>& actions);
    void setFindBar(FindBar* bar);
    /// Buttons and one field in a line, for small windows; else in two lines.
    void setCompact(bool compact);

Q_SIGNALS:
    void said(const QString& sentence);

protected:
    void changeEvent(QEvent* event) override;

private:
    void restyle();
    void fitButtonBox();
    void place();

    QWidget* m_row;
    QGridLayout* m_grid;
    QWidget* m_buttonBox;
    QGridLayout* m_buttonGrid;
    InputBar* m_fields;
    PasteOffer* m_pasteOffer;
    GoToBar* m_goTo;
    NoticeColumn* m_notices;
    FindBar* m_find = nullptr;
    std::vector<QToolButton*> m_buttons;
    bool m_compact = false;
};

} // namespace moji::app
