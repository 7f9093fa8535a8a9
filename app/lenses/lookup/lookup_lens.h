#pragma once
// The lookup lens: the sixteen lanes of the Keiser-Lemire validator over the block that contains
// the caret, with the tables of the paper, of simdjson, or of the misprint that circulates. A lane
// is a byte: a click selects it, and the selection moves the block. The transport goes through the
// blocks of the selection, or of the document where no more than a block is selected. Space plays,
// Left and Right (in the table Page Up and Page Down) go to the block before and behind.

#include "lens.h"
#include "lenses/lookup/lookup_table.h"

class QComboBox;
class QLabel;
class QPushButton;
class QScrollArea;
class QStackedWidget;

namespace moji::app {

class LookupBand;
class LookupVerdict;
class Selection;
class TransportBar;

class LookupLens : public Lens {
    Q_OBJECT
public:
    LookupLens(Document* document, Selection* selection, QWidget* parent);

    [[nodiscard]] const LookupStory& story() const { return m_model->story(); }
    /// The lane that is explained.
    [[nodiscard]] std::size_t lane() const { return m_look.lane; }
    [[nodiscard]] QString sentence() const;

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeToolBar();
    QWidget* makePages();
    void makeTable();
    void refresh();
    void followSelection();
    void followHover();
    void chooseBlocks(); // which the transport goes through
    void showStory();
    void explain(std::size_t lane);
    void describe();
    void goTo(std::uint64_t block);
    void goBy(int blocks);
    void goToFailingLane();
    void selectLane(std::size_t lane);
    [[nodiscard]] std::optional<std::size_t> nextFailingLane() const;
    [[nodiscard]] bool handleKey(int key);
    void restyle();

    Document* m_document;
    Selection* m_selection;
    LookupModel* m_model;
    LookupLook m_look;
    std::uint64_t m_first = 0; // block of the transport's range
    std::uint64_t m_count = 0;
    std::uint64_t m_block = 0;
    bool m_stepping = false; // the selection changes because of a step

    TransportBar* m_transport;
    QLabel* m_range;
    QComboBox* m_tables;
    LookupVerdict* m_verdict;
    QPushButton* m_failing;
    QStackedWidget* m_pages;
    QScrollArea* m_area;
    LookupTable* m_table;
    LookupBand* m_band;
    QLabel* m_notice; // instead of everything
    QLabel* m_sentence;
};

[[nodiscard]] Lens* makeLookupLens(Document* document, Selection* selection, QWidget* parent);

} // namespace moji::app
