#pragma once
// The simulator: a text and what is done to it, step by step. The steps are edited as a list, and
// what each makes of the text is gone through as a trace is.

#include "lenses/mojibake/chain_table.h"
#include "lenses/mojibake/damage_recipe.h"

#include <QStringListModel>

class QComboBox;
class QLabel;
class QLineEdit;
class QListView;
class QPushButton;
class QSpinBox;

namespace moji::app {

class TransportBar;

class SimulatorPage : public QWidget {
    Q_OBJECT
public:
    SimulatorPage(Document* document, QWidget* parent);

    /// The part of the page that is in the bar above the lens.
    [[nodiscard]] QList<QWidget*> controls() const;
    /// Starts with its last state.
    void load(const DamageRecipe& recipe);
    [[nodiscard]] const DamageRecipe& recipe() const { return m_recipe; }
    [[nodiscard]] const ChainModel& chain() const { return m_chain->chain(); }
    [[nodiscard]] QString sentence() const;
    /// States shown.
    [[nodiscard]] std::size_t position() const { return m_position; }
    void goTo(std::size_t position);

    // Edits of the list of steps.
    void addStep(const repair::DamageStep& step);
    void removeStep();
    void moveStep(int by);
    /// By the clipboard.
    void copyJson() const;
    void pasteJson();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    /// Space, Left and Right step, in the list and in the table.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeControls();
    QWidget* makeList();
    QWidget* makeStepEditor();
    QPushButton* addButton(const QString& text, void (SimulatorPage::*does)());
    void showArgument();
    void addChosen();
    void moveUp() { moveStep(-1); }
    void moveDown() { moveStep(1); }
    [[nodiscard]] int currentStep() const;
    void rebuild(int current);
    void goBack();
    [[nodiscard]] bool handleKey(int key);
    void restyle();

    Document* m_document;
    DamageRecipe m_recipe;
    repair::Corruption m_corruption;
    QString m_problem; // why the steps cannot be done; empty
    std::size_t m_position = 0;

    QStringListModel* m_names;
    QListView* m_steps;
    QLineEdit* m_text;
    QComboBox* m_kind;
    QComboBox* m_codec;
    QSpinBox* m_offset;
    TransportBar* m_transport;
    ChainTable* m_chain;
    QLabel* m_sentence;
    QWidget* m_left;
    std::vector<QPushButton*> m_buttons;
    QPushButton* m_copy;
    QPushButton* m_paste;
};

} // namespace moji::app
