#pragma once
// The strip under the grid: what the colours and shapes mean. Each entry goes to the next place of
// its kind.

#include "document/document.h"
#include "document/selection.h"
#include "jobs/job.h"
#include "style/cell_role.h"

#include <QWidget>

#include <optional>
#include <vector>

class QHBoxLayout;
class QLabel;

namespace moji::app {

class ByteLegend : public QWidget {
    Q_OBJECT
public:
    ByteLegend(Document* document, Selection* selection, QWidget* parent = nullptr);
    void setDocument(Document* document, Selection* selection);
    void setBytesPerRow(int count);
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// No byte of this kind comes before the end.
    void notFound(const QString& role);

protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void restyle();
    void followDocument();
    void rebuild();
    void goToNext(CellRole role);

    Document* m_document;
    Selection* m_selection;
    Job<std::optional<ByteRange>> m_search; // may read the whole file
    QHBoxLayout* m_entries;
    QLabel* m_perRow;
    std::vector<CellRole> m_roles;
};

} // namespace moji::app
