#pragma once
// The table of lanes as a view: its headers, and the size that shows all of its rows and lanes
// without scrolling in itself.

#include "lenses/lookup/lookup_delegate.h"
#include "widgets/plain_table.h"

namespace moji::app {

/// Numbers of lanes and names of rows.
class LookupHeader : public FlatHeader {
    Q_OBJECT
public:
    LookupHeader(Qt::Orientation orientation, const LookupModel& model, const LookupLook& look,
                 QWidget* parent);

protected:
    void paintEvent(QPaintEvent* event) override;
    void paintSection(QPainter* painter, const QRect& rect, int section) const override;

private:
    void paintLane(QPainter& painter, const QRect& rect, std::size_t lane) const;
    void paintRowName(QPainter& painter, const QRect& rect, LookupRow row) const;

    const LookupModel& m_model;
    const LookupLook& m_look;
};

class LookupTable : public PlainTable {
    Q_OBJECT
public:
    /// Borrows both.
    LookupTable(LookupModel& model, const LookupLook& look, QWidget* parent = nullptr);

    /// The look has another layout.
    void arrange();
    [[nodiscard]] std::optional<std::size_t> laneAt(const QPoint& position) const;
    /// Model or look changed.
    void repaintAll();

protected:
    void changeEvent(QEvent* event) override;

private:
    const LookupLook& m_look;
};

} // namespace moji::app
