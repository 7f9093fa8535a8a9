// What the strings lens says: in place of the table, and under it.

#include "document/document.h"
#include "lenses/strings/strings_lens.h"
#include "lenses/strings/strings_model.h"
#include "text/counts.h"
#include "text/list.h"
#include "text/qt_text.h"
#include "text/quotable.h"
#include "widgets/notice_pages.h"

#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSpinBox>

namespace moji::app {

void StringsLens::describe() {
    const bool hasRows = m_model->rowCount() > 0;
    if (hasRows)
        m_pages->showContent();
    else
        m_pages->showNotice(emptyNotice());
    m_sentence->setText(hasRows ? summary() : QString());
    m_again->setVisible(m_state == State::Cancelled || m_state == State::Failed);
}

QString StringsLens::emptyNotice() const {
    if (m_state == State::Failed)
        return m_failure;
    if (m_document->size() == 0)
        return tr("There are no bytes to look for text in. Open a file, or enter text or bytes.");
    if (m_model->isFiltering())
        return tr("Filtering the runs of text.");
    if (m_model->total() > 0)
        return tr("No run of text contains “%1”. Change or clear the filter.")
            .arg(quotable(m_model->filter()));
    if (m_state == State::Cancelled)
        return tr("The search was cancelled before it found any text.");
    return m_state == State::Complete ? nothingFound() : tr("Looking for text.");
}

QString StringsLens::nothingFound() const {
    QStringList names;
    for (const Codec* codec : codecs())
        names += fromUtf8(codec->name());
    const QString encodings = listText(names);
    if (m_hasUnlikely)
        return tr("No text was found in %1: there are runs of at least %2 characters, but they "
                  "read as no known language. “moji strings --least 0” prints these, too. For "
                  "misread text, open the Mojibake lens.")
            .arg(encodings, QLocale().toString(m_minimum->value()));
    // What is long enough but does not read as text no other minimum brings.
    if (m_minimum->value() == m_minimum->minimum())
        return tr("No text was found in %1. Choose other encodings. For misread text, open the "
                  "Mojibake lens.")
            .arg(encodings);
    return tr("No text was found in %1 with a minimum length of %2. Lower the minimum length for "
              "shorter text, or choose other encodings. For misread text, open the Mojibake "
              "lens.")
        .arg(encodings, QLocale().toString(m_minimum->value()));
}

QString StringsLens::summary() const {
    const QString total = numberText(m_model->total());
    switch (m_state) {
    case State::Failed:
        return m_failure;
    case State::Cancelled:
        return tr("Cancelled. Runs of text found before that: %1.").arg(total);
    case State::Limited:
        return tr("Showing the first %1 runs: raise the minimum length or choose fewer encodings.")
            .arg(total);
    case State::Outdated:
        return tr("Showing earlier results.");
    case State::Searching:
        return m_isCurrent ? tr("Searching, %1 found so far.").arg(total)
                           : tr("Showing earlier results.");
    case State::Complete:
        break;
    }
    return m_model->filter().isEmpty()
               ? tr("Runs of text: %1.").arg(total)
               : tr("Runs that contain “%1”: %2 of %3.")
                     .arg(quotable(m_model->filter()),
                          numberText(static_cast<std::size_t>(m_model->rowCount())), total);
}

} // namespace moji::app
