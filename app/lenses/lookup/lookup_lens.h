#pragma once
// The lookup lens: the sixteen lanes of the Keiser-Lemire validator over the block that contains
// the caret, with the tables of the paper, of simdjson, or of the misprint that circulates. A step
// is a block, of the selection, or of the document where no more than a block is selected. A lane
// is a byte: Left and Right go from lane to lane and take the selection along, as a click and, in
// the table, Home and End do; Page Up and Page Down go to the previous and next block.

#include "lenses/lookup/lookup_table.h"
#include "lenses/stepping_lens.h"

class QPushButton;
class QScrollArea;

namespace moji::app {

class LookupBand;
class LookupVerdict;

class LookupLens : public SteppingLens {
    Q_OBJECT
public:
    LookupLens(Document* document, Selection* selection, QWidget* parent);

    [[nodiscard]] const LookupStory& story() const { return m_model->story(); }
    /// The lane that is explained.
    [[nodiscard]] std::size_t lane() const { return m_look.lane; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    [[nodiscard]] std::uint64_t stepCount() const override;
    [[nodiscard]] std::uint64_t stepIndex() const override;
    [[nodiscard]] ByteRange stepRange() const override { return story().range(); }
    void goTo(std::uint64_t step) override;
    void refresh() override;
    void restyle() override;
    bool handleKey(int key) override;

private:
    void fillBar();
    [[nodiscard]] QString place() const;
    bool setPlace(const QString& place);
    [[nodiscard]] QWidget* makeContent();
    void makeTable();
    void fitTable();
    void chooseBlocks(); // which the transport goes through
    void showBlock(std::uint64_t block);
    void showStory();
    void explain(std::size_t lane);
    void describe();
    void goToFailingLane();
    void selectLane(std::size_t lane);
    void goToNextLane(bool forward);
    void hoverLane(std::optional<std::size_t> lane);
    [[nodiscard]] std::optional<std::size_t> nextFailingLane() const;
    bool handleTableKey(int key);

    LookupModel* m_model;
    LookupLook m_look;
    std::uint64_t m_first = 0; // block of the transport's range
    std::uint64_t m_count = 0;
    std::uint64_t m_block = 0;

    QLabel* m_range;
    QComboBox* m_tables;
    LookupVerdict* m_verdict;
    QPushButton* m_failing;
    QScrollArea* m_area;
    LookupTable* m_table;
    LookupBand* m_band;
};

[[nodiscard]] Panel* makeLookupLens(Document* document, Selection* selection, QWidget* parent);

} // namespace moji::app
