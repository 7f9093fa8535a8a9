#include "window/problems_button.h"

#include "document/document.h"
#include "document/scan_words.h"
#include "style/icons.h"
#include "style/palette.h"
#include "text/counts.h"
#include "text/qt_text.h"

namespace moji::app {

ProblemsButton::ProblemsButton(QWidget* parent)
    : QToolButton(parent) {
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setAutoRaise(true);
}

void ProblemsButton::setDocument(const Document& document) {
    m_failure = scanFailureText(document);
    setText({});
    showScan(document);
}

void ProblemsButton::showScan(const Document& document) {
    const DocumentScan& scan = document.scan();
    const QString failure = scanFailureText(document);
    const std::uint64_t problems = scan.index().text.index->totals().problems.count();
    if (!failure.isEmpty())
        showState(problems > 0 ? tr("%1 or more").arg(problemsText(problems))
                               : tr("not fully scanned"),
                  false, failure);
    else if (scan.isComplete() && problems == 0)
        showState(tr("valid %1").arg(fromUtf8(document.codec().name())), true, tr("No problems"));
    else if (scan.isComplete())
        showState(problemsText(problems), false, tr("Go to the next problem"));
    else if (scan.isCurrent() && problems > 0)
        showState(tr("%1…").arg(problemsText(problems)), false, tr("Go to the next problem"));
    else if (scan.isCurrent() || text().isEmpty())
        showState(tr("Scanning"), true, tr("No problems found so far"));
    if (!failure.isEmpty() && failure != m_failure)
        Q_EMIT scanFailed(failure.section(QLatin1Char('\n'), 0, 0));
    m_failure = failure;
}

void ProblemsButton::showState(const QString& text, bool valid, const QString& tip) {
    const Palette& p = colours();
    setText(text);
    setAccessibleName(text);
    setToolTip(tip);
    const QColor colour = valid ? p.good : p.bad;
    setIcon(moji::app::icon(valid ? "valid" : "problem", colour));
    setStyleSheet(QStringLiteral("QToolButton { color: %1; background: %2; border: none;"
                                 " padding: 1px 8px; border-radius: 3px; font-weight: %3 }")
                      .arg(colour.name(), valid ? QStringLiteral("transparent") : p.badBg.name())
                      .arg(valid ? 400 : 600));
}

} // namespace moji::app
