#pragma once
// The length lens: strings are not arrays. How long the selected text (without a selection: the
// document) is in every unit, what a cut leaves of it, what case and normal forms do to it, where
// it fits, what is hidden in it, and in which order its lines are.

#include "bytes/byte_source.h"
#include "codec/checkpoint_index.h"
#include "codec/codec.h"
#include "jobs/job.h"
#include "lenses/length/length_rows.h"
#include "lenses/lens.h"

#include <QTimer>

#include <memory>
#include <string>
#include <vector>

class QComboBox;
class QLabel;
class QModelIndex;
class QSpinBox;

namespace moji::app {

class Document;
class LengthModel;
class LensBar;
class NoticePages;
class PlainTable;
class Selection;

class LengthLens : public Lens {
    Q_OBJECT
public:
    /// Longer texts are looked at as far as this, in bytes.
    static constexpr std::uint64_t kMostBytes = 256 * 1024;

    LengthLens(Document* document, Selection* selection, QWidget* parent);

    [[nodiscard]] const LengthModel& model() const { return *m_model; }
    /// The line under the table.
    [[nodiscard]] QString sentence() const;

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// The text that is measured.
    struct ReadText {
        std::u32string text;
        std::vector<std::uint64_t> offsets; // of each code point's bytes
        std::uint64_t malformed = 0;        // sequences that are U+FFFD in `text`
        bool beginsWithin = false; // the first character is whole, though a part is asked for
    };
    struct Measured {
        std::shared_ptr<const ReadText> read;
        LengthPage page;
        std::vector<LengthRow> rows;
    };
    [[nodiscard]] LensBar* makeBar();
    void keepState();
    void noteChange();
    void refresh();
    [[nodiscard]] ByteRange chooseText();
    [[nodiscard]] static ReadText readText(const ByteSource& source, const Codec& codec,
                                           const CheckpointIndex* checkpoints, ByteRange range);
    void showMeasured(const Measured& measured);
    void describe();
    void showCancelled();
    [[nodiscard]] std::vector<const Codec*> codecs() const;
    [[nodiscard]] LengthPage page() const;
    void selectPlace(const QModelIndex& index);
    void layoutColumns();

    Document* m_document;
    Selection* m_selection;
    LengthModel* m_model;
    PlainTable* m_table;
    NoticePages* m_pages;
    QComboBox* m_page;
    QSpinBox* m_cut;
    QComboBox* m_locale;
    QLabel* m_sentence;
    QString m_which; // text is measured, in words
    QTimer m_delay;  // typing does not measure with every key
    bool m_isOutdated = true;
    std::shared_ptr<const ReadText> m_read; // nullptr: to be read
    Job<Measured> m_job;
};

[[nodiscard]] Panel* makeLengthLens(Document* document, Selection* selection, QWidget* parent);

} // namespace moji::app
