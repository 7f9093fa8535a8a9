#pragma once
// The preview of one file's conversion: before and after side by side, the first changed line in
// sight, the bytes of the line that is current, and what would be lost.

#include "folder/preview_model.h"
#include "jobs/job.h"

#include <QWidget>

class QLabel;

namespace moji::app {

class NoticePages;
class PlainTable;

class PreviewView final : public QWidget {
    Q_OBJECT
public:
    PreviewView(const CodecRegistry& codecs, JobMonitor& jobs, QWidget* parent = nullptr);

    /// Made in the background.
    void preview(const ConvertRequest& request, const ConvertOutcome& planned);
    /// Of no file.
    void clear(const QString& sentence);
    [[nodiscard]] PreviewModel& model() { return *m_model; }
    [[nodiscard]] PlainTable& table() { return *m_table; }

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void take(ConversionPreview preview);
    void describe();
    void fitColumns();

    const CodecRegistry& m_codecs;
    PreviewModel* m_model;
    PlainTable* m_table;
    NoticePages* m_pages;
    QLabel* m_sentence;
    Job<ConversionPreview> m_job;
};

/// "€ U+20AC (3, the first in line 2)": the most frequent of the characters that would be lost.
[[nodiscard]] QString lostText(const std::vector<LostCharacter>& lost);

} // namespace moji::app
