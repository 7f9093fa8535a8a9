#pragma once
// The tables lens: what the sources print, as tables made from the decoders' own. The entries
// about the character at the caret are lit; the line above the table says what the current entry
// does; its example can become the document.

#include "lenses/lens.h"

class QComboBox;
class QLabel;
class QModelIndex;
class QPushButton;

namespace moji::app {

class Document;
class LensBar;
class PlainTable;
class ReferenceModel;
class Selection;

class TablesLens : public Lens {
    Q_OBJECT
public:
    TablesLens(Document* document, Selection* selection, QWidget* parent);

    [[nodiscard]] const ReferenceModel& model() const { return *m_model; }
    /// The line above the table that explains the selected entry.
    [[nodiscard]] QString explanation() const;

    void adaptTo(QSize room) override;

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    [[nodiscard]] LensBar* makeBar();
    void makeTable();
    void keepState();
    void showTable();
    void lightFocus();
    void followSelection();
    void goToLit();
    void explain();
    void useExample(const QModelIndex& index);
    void layoutColumns();

    Document* m_document;
    Selection* m_selection;
    ReferenceModel* m_model;
    PlainTable* m_table;
    QComboBox* m_choice;
    QPushButton* m_use;
    QLabel* m_about;
    QLabel* m_explanation;
    QLabel* m_notes;
    bool m_hasFocus = false; // there are bytes at the caret
};

[[nodiscard]] Panel* makeTablesLens(Document* document, Selection* selection, QWidget* parent);

} // namespace moji::app
