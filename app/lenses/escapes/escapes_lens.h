#pragma once
// The escapes lens: the selection (its first kMostEscaped bytes) in every escape style, or, where
// it looks escaped, unescaped; linked character by character to the document.

#include "lenses/escapes/escape_layers.h"
#include "lenses/lens.h"

#include <QTimer>

class QComboBox;
class QLabel;
class QPushButton;

namespace moji::app {

class EscapesModel;
class EscapesView;
class Selection;

class EscapesLens : public Lens {
    Q_OBJECT
public:
    EscapesLens(Document* document, Selection* selection, QWidget* parent);

    [[nodiscard]] const EscapesModel& model() const { return *m_model; }
    [[nodiscard]] EscapesView& view() { return *m_view; }
    void setDirection(EscapeDirection direction);
    [[nodiscard]] QString sentence() const;

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QWidget* makeToolBar();
    void invalidate();
    void refresh();
    void describe(const EscapeSource& source);
    void restyle();

    Document* m_document;
    Selection* m_selection;
    EscapesModel* m_model;
    EscapesView* m_view;
    QComboBox* m_direction;
    QPushButton* m_copy;
    QLabel* m_sentence;
    QTimer m_refresh; // several changes in one turn of the event loop are one
};

[[nodiscard]] Panel* makeEscapesLens(Document* document, Selection* selection, QWidget* parent);

} // namespace moji::app
