// What the lines lens says: about the whole, about the current line.

#include "lenses/lines/line_export.h"
#include "lenses/lines/line_window_bar.h"
#include "lenses/lines/lines_lens.h"
#include "lenses/lines/lines_model.h"
#include "text/counts.h"
#include "text/list.h"
#include "text/qt_text.h"
#include "widgets/notice_pages.h"
#include "widgets/plain_table.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>

#include <algorithm>

namespace moji::app {

QString LinesLens::sentence() const {
    return m_sentence->text();
}

void LinesLens::describe() {
    const LineTable& table = m_model->table();
    const Codec& codec = m_document->codec();
    const QString name = fromUtf8(codec.name());
    const Codec* common = table.commonEncoding();
    const bool explained = common && !m_showAll && m_filter->currentIndex() == 0;
    if (m_document->size() == 0)
        m_pages->showNotice(tr("No lines: there are no bytes."));
    else if (table.size() == 0)
        m_pages->showNotice(isUpdating() || m_dirty ? tr("Judging the lines.")
                                                    : tr("There are no lines."));
    else if (!codec.info().asciiCompatible)
        m_pages->showNotice(tr("Lines end at the byte 0A, which is not a line end in %1. Read the "
                               "document as another encoding to look at its lines.")
                                .arg(name));
    else if (explained)
        m_pages->showNotice(
            tr("One encoding explains the whole file: %1.").arg(fromUtf8(common->name())));
    else if (m_model->rowCount() == 0)
        m_pages->showNotice(table.isCut()
                                ? tr("Every line from %1 to %2 of %3 is %4.")
                                      .arg(numberText(table.firstLine()), numberText(lastLine()),
                                           numberText(table.lineCount()), name)
                                : tr("Every line is %1.").arg(name));
    else
        m_pages->showContent();
    m_window->setTable(table);
    const bool any = table.size() > 0 && codec.info().asciiCompatible;
    m_show->setVisible(any && explained);
    m_filter->setEnabled(any && !explained);
    m_filter->setItemText(1, tr("lines that differ from %1").arg(name));
    m_exportButton->setEnabled(any);
    enableConvert();
    if (!m_outcome.isEmpty() && m_outcomeRevision == m_document->revision())
        setSentence(m_outcome);
    else
        setSentence(any && !explained ? summary() : QString());
    describeCurrent();
}

std::uint64_t LinesLens::lastLine() const {
    return m_model->table().firstLine() + m_model->table().size() - 1;
}

QString LinesLens::summary() const {
    const LineTable& table = m_model->table();
    auto counts = table.counts();
    std::ranges::stable_sort(counts, std::greater(), &LineTable::Count::lines);
    QStringList parts;
    for (const LineTable::Count& count : counts)
        parts += count.codec
                     ? tr("%1 %2", "lines, encoding")
                           .arg(numberText(count.lines), fromUtf8(count.codec->name()))
                     : tr("%1 in two encodings or none", "lines").arg(numberText(count.lines));
    const QString list = listText(parts);
    QString text = table.isCut()
                       ? tr("Lines %1 to %2 of %3 (%4). Converting and exporting take all.")
                             .arg(numberText(table.firstLine()), numberText(lastLine()),
                                  numberText(table.lineCount()), list)
                       : tr("Lines: %1 (%2).").arg(numberText(table.size()), list);
    if (m_document->size() > LineExport::kMostConverted)
        text += QLatin1Char(' ') +
                tr("Documents of more than %1 MiB are exported, not converted in place.")
                    .arg(numberText(LineExport::kMostConverted >> 20));
    return text;
}

/// The rows were those of other bytes.
void LinesLens::showCancelled() {
    setUpdating(false);
    m_wantsPins = nullptr;
    m_model->setTable({});
    describe();
    m_pages->showNotice(tr("Judging the lines was cancelled."), tr("Judge the lines"));
}

void LinesLens::describeCurrent() {
    const QModelIndex index = m_table->currentIndex();
    const bool shown = index.isValid() && m_pages->currentWidget() == m_table;
    m_pinRow->setVisible(shown);
    if (!shown)
        return;
    m_unpin->setEnabled(m_model->line(index.row()).pinned);
    fillChoices();
}

void LinesLens::fillChoices() {
    const int row = m_table->currentIndex().row();
    const DetectedLine line = m_model->line(row);
    const QSignalBlocker blocker(m_choices);
    m_choices->clear();
    for (const LineTable::Choice& choice : m_model->table().choices(m_model->place(row)))
        m_choices->addItem(choiceText(choice), fromUtf8(choice.codec->name()));
    m_choices->setPlaceholderText(encodingText(line));
    m_choices->setCurrentIndex(line.codec ? m_choices->findData(fromUtf8(line.codec->name())) : -1);
}

} // namespace moji::app
