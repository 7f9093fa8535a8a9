#pragma once
// "In selection" of the find bar: limits the search to the bytes that are selected when it is
// switched on. Each document has its own limit; closing the bar ends all of them.

#include "document/search_scope.h"
#include "document/selection.h"

#include <QObject>
#include <QPointer>

#include <vector>

class QToolButton;

namespace moji::app {

class ScopeToggle final : public QObject {
    Q_OBJECT
public:
    /// `button` is checkable.
    ScopeToggle(QToolButton* button, Document* document, Selection* selection, QObject* parent);

    void setDocument(Document* document, Selection* selection);
    /// Limits the search to the selected bytes, of which there is at least one.
    void limitToSelection();
    /// Says that nothing is selected.
    void refuse();
    void end();
    /// The search selected this hit.
    void setHit(ByteRange hit) { m_hit = hit; }
    [[nodiscard]] bool isOn() const { return m_scope->range().has_value(); }
    /// Whether the search is limited to exactly these bytes.
    [[nodiscard]] bool isLimitedTo(ByteRange range) const { return m_scope->range() == range; }

Q_SIGNALS:
    void refused(const QString& sentence);
    /// Switched on, off, or to other bytes.
    void switched();

private:
    void follow();
    /// Says so if nothing is selected, or only the hit that the search went to last.
    void toggle(bool isOn);
    void refresh();

    QToolButton* m_button;
    SearchScope* m_scope;
    Selection* m_selection;
    ByteRange m_hit;                              // selected by the search, not by the reader
    std::vector<QPointer<SearchScope>> m_limited; // those that may have a limit
};

} // namespace moji::app
