#pragma once
// A stepping lens over the trace of a decoder: a step is a row of a table and stands for a byte of
// the document. Going on behind the last step traces the next character, before the first one the
// character in front. Of a long selection only the beginning is traced, and the sentence says so.

#include "stepping_lens.h"

#include <optional>

namespace moji::app {

class PlainTable;
class StepTableModel;

class TraceLens : public SteppingLens {
    Q_OBJECT
public:
    using SteppingLens::SteppingLens;

    /// So many bytes of a selection are traced.
    static constexpr std::uint64_t kMostBytes = 4096;

    [[nodiscard]] std::optional<std::size_t> step() const { return m_step; }

protected:
    // What a lens has to say and do.

    /// Traces the characters that have a byte in `range` and gives the steps to the table's model.
    virtual void retrace(ByteRange range) = 0;
    /// The bytes of all steps, and those of the character that a step belongs to.
    [[nodiscard]] virtual ByteRange tracedRange() const = 0;
    [[nodiscard]] virtual ByteRange characterOf(std::size_t step) const = 0;
    [[nodiscard]] virtual std::optional<std::size_t> stepAt(std::uint64_t offset) const = 0;
    [[nodiscard]] virtual QString sentenceOf(std::size_t step) const = 0;
    /// Everything but the table of steps and the sentence. `moving`: what moves may do so.
    virtual void showStep(std::optional<std::size_t> step, bool moving) = 0;

    /// For the constructor: the table of all steps.
    [[nodiscard]] PlainTable* makeStepTable(StepTableModel* model, int rowHeight);
    /// The same bytes by another algorithm; the step at the same byte.
    void traceAgain();

    bool eventFilter(QObject* watched, QEvent* event) override;
    [[nodiscard]] std::uint64_t stepCount() const override;
    [[nodiscard]] std::uint64_t stepIndex() const override { return m_step.value_or(0); }
    [[nodiscard]] ByteRange stepRange() const override;
    void goTo(std::uint64_t step) override;
    bool goBeyond(bool forward) override;
    void refresh() override;

private:
    void traceSome(ByteRange range);
    void present(std::optional<std::size_t> step);
    void scrollToStep();
    void followRow(const QModelIndex& index);

    PlainTable* m_stepTable = nullptr;
    StepTableModel* m_steps = nullptr;
    std::optional<std::size_t> m_step;
    std::uint64_t m_wanted = 0; // bytes asked for, of which tracedRange() may be a part
};

} // namespace moji::app
