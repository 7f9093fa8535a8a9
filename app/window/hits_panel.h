#pragma once
// The list of all hits: a click or Enter selects the bytes in the document.

#include "document/document.h"
#include "document/hit_search.h"
#include "document/selection.h"
#include "jobs/job.h"
#include "widgets/panel.h"
#include "window/hits_model.h"

class QLabel;

namespace moji::app {

class PlainTable;

class HitsPanel : public Panel {
    Q_OBJECT
public:
    HitsPanel(Document* document, Selection* selection, HitSearch* search,
              QWidget* parent = nullptr);

    void setDocument(Document* document, Selection* selection, HitSearch* search);

    [[nodiscard]] PlainTable& table() { return *m_table; }
    [[nodiscard]] HitsModel& model() { return *m_model; }

Q_SIGNALS:
    void chosen(moji::ByteRange hit);

protected:
    void changeEvent(QEvent* event) override;

private:
    void followDocument();
    void refresh();
    void findLines();
    void followSelection();
    void restyle();
    [[nodiscard]] QString sentence() const;

    Document* m_document;
    Selection* m_selection;
    HitSearch* m_search;
    HitsModel* m_model;
    PlainTable* m_table;
    QLabel* m_sentence;
    Job<std::vector<std::uint64_t>> m_lines;
};

} // namespace moji::app
