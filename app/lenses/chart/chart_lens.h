#pragma once
// The chart lens: the document's encoding, or another, as a map; beside it another encoding or
// what ICU and iconv make of the same one. The code of the character at the caret is lit. A click
// or Space finds the character in the document, a double click or Enter writes it there. The codes
// are also a list, which a screen reader reads.

#include "chart/code_reader.h"
#include "jobs/job.h"
#include "lenses/chart/chart_pages.h"
#include "lenses/lens.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QToolButton;

namespace moji::app {

class ChartDifferences;
class ChartView;
class Document;
class EncodingBox;
class NoticePages;
class Selection;
class WrapRow;

class ChartLens : public Lens {
    Q_OBJECT
public:
    ChartLens(Document* document, Selection* selection, QWidget* parent);

    /// nullptr until the first map is there.
    [[nodiscard]] const ChartData* data() const { return m_data.get(); }
    [[nodiscard]] bool isWorking() const { return m_job.isRunning(); }
    /// The line above the map: counts.
    [[nodiscard]] QString sentence() const;
    /// The line under it: the current code.
    [[nodiscard]] QString cellSentence() const;
    [[nodiscard]] ChartView& view() const { return *m_view; }
    /// Those of two maps, in the block that the reader chose.
    [[nodiscard]] ChartDifferences& differences() const { return *m_differences; }

protected:
    void showEvent(QShowEvent* event) override;

private:
    /// With what the map is compared.
    struct Other {
        bool isWanted = false;
        chart::Library library = chart::Library::Whatwg;
        std::string name; // as the library calls it; empty: the one most like the encoding
        bool operator==(const Other&) const = default;
    };
    struct Request {
        const Codec* codec = nullptr;
        Other other;
        bool operator==(const Request&) const = default;
    };

    [[nodiscard]] WrapRow* makeBar();
    [[nodiscard]] static QString presetWords(const char* english);
    void addFinding(WrapRow& bar);
    void keepState();
    [[nodiscard]] Request request() const;
    void choose(int preset);
    void refresh();
    void take(std::shared_ptr<const ChartData> made);
    void listPages();
    void followSelection();
    void find();
    void step(bool forward);
    void select(std::int32_t cell);
    void showFound(const std::optional<ByteRange>& found, const QString& code);
    void write(std::int32_t cell);
    void showList();
    void describe();

    Document* m_document;
    Selection* m_selection;
    ChartView* m_view;
    NoticePages* m_notices;
    ChartDifferences* m_differences;
    EncodingBox* m_encoding;
    QComboBox* m_library;
    EncodingBox* m_against;
    QComboBox* m_preset;
    QComboBox* m_page;
    QToolButton* m_list;
    QLineEdit* m_wanted;
    QPushButton* m_previous;
    QPushButton* m_next;
    QLabel* m_counts;
    QLabel* m_cell;
    std::string m_presetName;       // of the other encoding, as its library calls it
    bool m_followsDocument = true;  // until the reader chooses an encoding
    std::optional<Request> m_shown; // what m_data answers, or the job will
    std::shared_ptr<const ChartData> m_data;
    Job<std::optional<ByteRange>> m_finding;
    Job<std::shared_ptr<const ChartData>> m_job; // last: it uses the members above
};

[[nodiscard]] Panel* makeChartLens(Document* document, Selection* selection, QWidget* parent);

} // namespace moji::app
