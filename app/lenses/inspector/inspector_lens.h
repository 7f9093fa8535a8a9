#pragma once
// The inspector: everything about the character at the caret (or the malformed bytes), and how
// long the selection is.

#include "jobs/job.h"
#include "lenses/inspector/character_report.h"
#include "lenses/inspector/selection_lengths.h"
#include "lenses/lens.h"

#include <QTimer>

class QGridLayout;
class QLabel;

namespace moji::app {

class Document;
class LengthsView;
class ReportModel;
class ReportView;
class Selection;
class SpecimenView;

class InspectorLens : public Lens {
    Q_OBJECT
public:
    InspectorLens(Document* document, Selection* selection, QWidget* parent);

    [[nodiscard]] const CharacterReport& report() const { return m_report; }
    [[nodiscard]] const ReportModel& model() const { return *m_model; }
    [[nodiscard]] ReportView& view() { return *m_view; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// The last measurement; nothing while a new one is running.
    [[nodiscard]] const std::optional<SelectionLengths>& lengths() const { return m_lengths; }

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void invalidate();
    void refresh();
    void followHover();
    void measureSelection();
    void showLengths(std::uint64_t bytes, const std::optional<SelectionLengths>& lengths);
    [[nodiscard]] bool isWide() const;
    void place();
    void fitView();
    void restyle();

    Document* m_document;
    Selection* m_selection;
    CharacterReport m_report;
    ByteRange m_character; // that is reported on
    std::optional<SelectionLengths> m_lengths;
    SpecimenView* m_head;
    ReportModel* m_model;
    ReportView* m_view;
    LengthsView* m_lengthsView;
    QLabel* m_empty;
    QGridLayout* m_grid;
    bool m_isWide = false;
    QTimer m_refresh;     // several changes in one turn of the event loop are one
    bool m_waits = false; // until character boundaries are known (Document::isAligned)
    Job<SelectionLengths> m_measuring;
};

[[nodiscard]] Panel* makeInspectorLens(Document* document, Selection* selection, QWidget* parent);

} // namespace moji::app
