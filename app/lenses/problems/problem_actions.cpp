#include "lenses/problems/problem_actions.h"

#include "repair/comparison.h"
#include "text/qt_text.h"
#include "text/safe_name.h"

#include <QMenu>

#include <algorithm>

namespace moji::app {

ProblemActions::ProblemActions(Document* document, Selection* selection, QWidget* lens)
    : QObject(lens)
    , m_document(document)
    , m_selection(selection)
    , m_lens(lens) {}

void ProblemActions::addTo(QMenu& menu, const Problem& problem) {
    if (m_document->isReadOnly()) {
        menu.addAction(tr("The document is read-only"))->setEnabled(false);
        return;
    }
    addRepair(menu, tr("&Delete the bytes"), problem, {ProblemRepair::Way::Delete}, tr("Delete"));
    addRepair(menu, tr("Replace by &U+FFFD"), problem, {ProblemRepair::Way::Replace},
              tr("Replace by U+FFFD"));
    addReadings(menu, problem);
    menu.addAction(tr("&Keep, go to the next problem"), this, [this, problem] { keep(problem); });
    menu.addSeparator();
    menu.addAction(tr("Repair all of this kind…"), this,
                   [this, problem] { open(problem, ProblemRepairDialog::Scope::Kind); });
    menu.addAction(tr("Repair problems…"), this,
                   [this, problem] { open(problem, ProblemRepairDialog::Scope::All); });
}

void ProblemActions::addRepair(QMenu& menu, const QString& text, const Problem& problem,
                               const ProblemRepair& repair, const QString& name) {
    const Bytes before = m_document->bytes(problem.range());
    const auto after = repaired(before, repair, m_document->codec());
    QAction* action = menu.addAction(text, this, [this, range = problem.range(), after, name] {
        if (after && m_document->replace(range, *after, name))
            m_selection->select({range.begin, range.begin + after->size()});
    });
    action->setEnabled(after.has_value());
}

/// One entry per distinct text.
void ProblemActions::addReadings(QMenu& menu, const Problem& problem) {
    QMenu* readings = menu.addMenu(tr("&Read the bytes as"));
    const Bytes before = m_document->bytes(problem.range());
    std::vector<Bytes> seen{before};
    for (const Codec* codec : findCodecs(m_document->codecs(), usualEncodings())) {
        const ProblemRepair repair{ProblemRepair::Way::ReadAs, codec};
        const auto after = repaired(before, repair, m_document->codec());
        if (!after || std::ranges::find(seen, *after) != seen.end())
            continue;
        seen.push_back(*after);
        const QString name = fromUtf8(codec->name());
        QString text;
        for (const Span& span : decodeAll(m_document->codec(), *after))
            text += toQString(span.text());
        text = safeName(text).replace(QLatin1Char('&'), QStringLiteral("&&"));
        addRepair(*readings,
                  tr("%1, %2", "an encoding, and what the bytes are in it").arg(name, text),
                  problem, repair, tr("Convert from %1").arg(name));
    }
    readings->setEnabled(!readings->isEmpty());
}

void ProblemActions::keep(const Problem& problem) {
    const ProblemList list(m_document->scan().index().text);
    const auto number = list.countBefore(problem.range().end);
    if (!number)
        return;
    if (const auto next = list.problems(*number, 1); next && !next->empty())
        m_selection->select(next->front().range());
}

void ProblemActions::open(const std::optional<Problem>& one, ProblemRepairDialog::Scope scope) {
    if (m_document->mayEdit())
        (new ProblemRepairDialog(m_document, m_selection, one, scope, m_lens->window()))->open();
}

} // namespace moji::app
