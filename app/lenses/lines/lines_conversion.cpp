// The lines lens: its lines written in UTF-8, to a file or into the document.

#include "document/line_pins.h"
#include "lenses/lines/line_export.h"
#include "lenses/lines/lines_lens.h"
#include "lenses/lines/lines_model.h"
#include "text/counts.h"

#include <QFileDialog>
#include <QMessageBox>
#include <QPushButton>

#include <algorithm>
#include <climits>
#include <utility>

namespace moji::app {

void LinesLens::connectExport() {
    m_export->setListener(this);
    connect(m_convert, &QPushButton::clicked, this,
            [this] { withPins([this](PinsByLine pins) { m_export->convert(std::move(pins)); }); });
    connect(m_exportButton, &QPushButton::clicked, this, &LinesLens::askAndExport);
    connect(m_export, &LineExport::saved, this,
            [this](const QString& path, const QString& report, quint64 lines) {
                setSentence(tr("Written to %1 in UTF-8: %2. The decisions are in %3.")
                                .arg(path, linesText(lines), report));
            });
    connect(m_export, &LineExport::doubtful, this, &LinesLens::askAndConvert);
    connect(m_export, &LineExport::converted, this, [this](quint64 damaged) {
        m_outcome = damaged == 0 ? tr("Converted to UTF-8. Undo brings the lines back.")
                    : damaged == 1
                        ? tr("Converted to UTF-8; one damaged line is as it was. Undo brings the "
                             "lines back.")
                        : tr("Converted to UTF-8; %n damaged lines are as they were. Undo brings "
                             "the lines back.",
                             nullptr, static_cast<int>(std::min<quint64>(damaged, INT_MAX)));
        m_outcomeRevision = m_document->revision();
        setSentence(m_outcome);
    });
    connect(m_export, &LineExport::failed, this, [this](const QString& reason) {
        setSentence(reason.isEmpty() ? tr("Cancelled; nothing was written.") : reason);
    });
}

void LinesLens::withPins(std::function<void(PinsByLine)> use) {
    if (isUpdating())
        m_wantsPins = std::move(use);
    else
        use(m_model->table().pinsByLine(m_document->linePins().all()));
}

void LinesLens::exportTo(const QString& path) {
    withPins([this, path](PinsByLine pins) { m_export->save(path, std::move(pins)); });
}

void LinesLens::askAndExport() {
    const QString suggestion = m_document->path().isEmpty()
                                   ? QStringLiteral("utf-8.txt")
                                   : m_document->path() + QStringLiteral(".utf-8.txt");
    const QString path = QFileDialog::getSaveFileName(this, tr("Export as UTF-8"), suggestion);
    if (!path.isEmpty())
        exportTo(path);
}

void LinesLens::askAndConvert(quint64 undecided, quint64 damaged, quint64 first) {
    const auto count = [](quint64 lines) {
        return static_cast<int>(std::min<quint64>(lines, INT_MAX));
    };
    QStringList reasons;
    if (undecided == 1)
        reasons += tr("One line could be in another encoding too, or in none.");
    else if (undecided > 1)
        reasons +=
            tr("%n lines could be in another encoding too, or in none.", nullptr, count(undecided));
    if (damaged == 1)
        reasons += tr("One line is damaged: its bytes stay as they are.");
    else if (damaged > 1)
        reasons +=
            tr("%n lines are damaged: their bytes stay as they are.", nullptr, count(damaged));
    reasons += tr("The first is line %1.").arg(numberText(static_cast<std::uint64_t>(first)));
    auto* question = new QMessageBox(QMessageBox::Question, tr("Convert the document"),
                                     tr("Convert the lines although not all are certain?"),
                                     QMessageBox::Cancel, window());
    question->setAttribute(Qt::WA_DeleteOnClose);
    question->setInformativeText(reasons.join(QLatin1Char(' ')));
    const QPushButton* convert = question->addButton(tr("Convert anyway"), QMessageBox::AcceptRole);
    question->setDefaultButton(QMessageBox::Cancel);
    connect(convert, &QPushButton::clicked, m_export, &LineExport::convertAnyway);
    connect(question, &QMessageBox::rejected, m_export, &LineExport::dropConversion);
    question->open();
}

void LinesLens::enableConvert() {
    m_convert->setEnabled(m_exportButton->isEnabled() &&
                          m_document->size() <= LineExport::kMostConverted &&
                          !m_document->isReadOnly());
}

} // namespace moji::app
