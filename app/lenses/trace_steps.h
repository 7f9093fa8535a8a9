#pragma once
// The steps of a decoder over the selected characters, and the table that lists them: a step is a
// row and belongs to a byte of the document. Stepping past the last step traces the next character,
// before the first one the previous character. Of a long selection only the start is traced,
// and the sentence says so. A stepping lens has one of these.

#include "bytes/byte_range.h"

#include <QObject>
#include <QString>

#include <functional>
#include <optional>

class QModelIndex;

namespace moji::app {

class Document;
class PlainTable;
class Selection;
class StepTableModel;

class TraceSteps : public QObject {
    Q_OBJECT
public:
    /// The most bytes of a selection that are traced.
    static constexpr std::uint64_t kMostBytes = 4096;

    /// What the lens provides for its decoder.
    struct Decoder {
        /// Traces the characters that have a byte in the range and gives the steps to the model.
        std::function<void(ByteRange)> retrace;
        /// The bytes of all steps, and those of the character that a step belongs to.
        std::function<ByteRange()> tracedRange;
        std::function<ByteRange(std::size_t step)> characterOf;
        std::function<std::optional<std::size_t>(std::uint64_t offset)> stepAt;
        /// Shows a step everywhere except in the table.
        std::function<void(std::optional<std::size_t> step)> show;
        /// Selects bytes of the document without going to another step.
        std::function<void(ByteRange)> select;
        /// Whether it reads the document's encoding; if not given, it reads UTF-8.
        std::function<bool()> reads = {};
    };
    TraceSteps(Document* document, Selection* selection, StepTableModel* model, int rowHeight,
               Decoder decoder, QObject* parent);

    /// To be put into a layout.
    [[nodiscard]] PlainTable* table() const { return m_table; }
    [[nodiscard]] std::optional<std::size_t> step() const { return m_step; }
    [[nodiscard]] std::uint64_t count() const;
    [[nodiscard]] std::uint64_t index() const { return m_step.value_or(0); }
    /// The bytes of the step's character; empty without a step.
    [[nodiscard]] ByteRange range() const;
    /// Says that only a part is traced; empty if everything is.
    [[nodiscard]] QString limitSentence() const;

    void goTo(std::uint64_t step);
    [[nodiscard]] bool goBeyond(bool forward);
    /// Traces what is selected.
    void followSelection();
    /// The same bytes by another algorithm; the step at the same byte.
    void traceAgain();

    /// "A:B STEP": the traced bytes and the step from 1; empty where there is none.
    [[nodiscard]] QString place() const;
    /// Also accepts only a step, of the current trace.
    bool setPlace(const QString& place);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] bool readsDocument() const;
    void traceSome(ByteRange range);
    void present(std::optional<std::size_t> step);
    void scrollToStep();
    void followRow(const QModelIndex& index);

    Document* m_document;
    Selection* m_selection;
    StepTableModel* m_model;
    Decoder m_decoder;
    PlainTable* m_table;
    std::optional<std::size_t> m_step;
    std::uint64_t m_wanted = 0; // bytes requested; tracedRange() may be a part of them
};

} // namespace moji::app
