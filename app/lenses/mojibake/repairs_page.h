#pragma once
// Backwards: what happened to the selected text, and what it was. The plans are sought in the
// background; the chosen one is shown step by step, and applied as one edit.

#include "lenses/mojibake/chain_table.h"
#include "lenses/mojibake/repairs_table.h"

#include <QComboBox>

class QLabel;
class QPushButton;

namespace moji::app {

class NoticePages;

class RepairsPage : public QWidget {
    Q_OBJECT
public:
    RepairsPage(Document* document, Selection* selection, QWidget* parent);

    /// The part of the page that is in the bar above the lens.
    [[nodiscard]] QList<QWidget*> controls() const;
    [[nodiscard]] QComboBox* depth() const { return m_depth; }
    /// Says what is examined; may be hidden there.
    [[nodiscard]] QWidget* caption() const;
    /// Looks at what is selected now.
    void refresh();

    [[nodiscard]] const RepairsModel& model() const { return *m_model; }
    [[nodiscard]] QWidget* evidence() const;
    [[nodiscard]] RepairsTable& list() { return *m_list; }
    [[nodiscard]] const ChainTable& chain() const { return *m_chain; }
    [[nodiscard]] QString sentence() const;
    /// Applies what the current row proposes.
    void applyCurrent();
    void applyAllLossless();

Q_SIGNALS:
    void updating(bool yes);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    using Plans = std::vector<repair::RepairPlan>;
    void makeControls();
    void show(std::uint64_t revision, const RepairText& text, Plans plans);
    void showCancelled();
    void showLossless();
    /// Whether the document is as it was when it was examined.
    [[nodiscard]] bool isCurrent() const;
    void showRow();
    void showEvidence(const RepairRow& row, const RepairEdit& edit, std::uint64_t left);
    void showSentence();
    [[nodiscard]] std::vector<std::size_t> losslessSegments() const;
    [[nodiscard]] QString noDamageText() const;
    [[nodiscard]] QString subjectText() const;
    void applySegments(std::size_t plan, const std::vector<std::size_t>& segments);
    void copyChain() const;
    void restyle();

    Document* m_document;
    Selection* m_selection;
    RepairText m_text; // that the plans are for
    Plans m_plans;
    std::uint64_t m_revision = 0; // of the document, when it was examined
    Job<Plans> m_job;

    RepairsModel* m_model;
    RepairsTable* m_list;
    ChainTable* m_chain;
    QLabel* m_evidence;
    QWidget* m_detail;
    QWidget* m_content;
    NoticePages* m_pages;
    QLabel* m_sentence;
    QComboBox* m_depth;
    QPushButton* m_copy;
    QPushButton* m_apply;
    QPushButton* m_applyAll;
};

} // namespace moji::app
