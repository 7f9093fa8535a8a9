#pragma once
// The strip beside the scroll bar: the whole document, invalid places standing out, the selection
// framed. A click goes there.

#include "document/document.h"
#include "document/selection.h"
#include "jobs/job.h"
#include "lenses/bytes/overview.h"

#include <QTimer>
#include <QWidget>

namespace moji::app {

class OverviewStrip : public QWidget {
    Q_OBJECT
public:
    OverviewStrip(Document* document, Selection* selection, QWidget* parent = nullptr);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

private:
    void compute();
    void goTo(int y);
    [[nodiscard]] ByteRange bytesAt(int y) const;
    [[nodiscard]] int yOf(std::uint64_t offset) const;

    Document* m_document;
    Selection* m_selection;
    Overview m_overview;
    Job<Overview> m_job;
    QTimer m_settle; // an edit is often followed by the next
};

} // namespace moji::app
