#pragma once
// The Folder panel: the survey of a folder as a table, live while it runs, and the conversion of
// its files with a preview and undo. What it does is the library's, the same as `moji survey` and
// `moji convert`.

#include "folder/first_trouble.h"
#include "folder/folder_conversion.h"
#include "folder/folder_model.h"
#include "folder/folder_survey.h"
#include "jobs/job_monitor.h"
#include "widgets/panel.h"

#include <QElapsedTimer>
#include <QMap>

#include <functional>
#include <set>
#include <string>

class QStackedWidget;

namespace moji::app {

class ConversionPage;
class FolderPage;
class ProgressRow;

/// A file to open, and how.
struct FileChoice {
    QString path;
    const Codec* codec = nullptr; // nullptr: what it looks like
    std::optional<ByteRange> place = {};
    bool forKeeps = false; // else the next one may take its tab
};

class FolderPanel final : public Panel {
    Q_OBJECT
public:
    explicit FolderPanel(const CodecRegistry& codecs, QWidget* parent = nullptr);
    ~FolderPanel() override;

    /// Surveys a folder, or several, or files.
    void open(const QStringList& paths);
    [[nodiscard]] const QStringList& paths() const { return m_paths; }
    void undoConversion() { m_conversion->undo(); }
    /// Conversions can be undone after the next start.
    void remember() { m_conversion->remember(); }

    [[nodiscard]] JobMonitor& jobs() { return m_jobs; }
    [[nodiscard]] FolderModel& model() { return *m_model; }
    [[nodiscard]] FolderPage& page() { return *m_page; }
    [[nodiscard]] ConversionPage& conversionPage() { return *m_conversionPage; }
    [[nodiscard]] FolderConversion& conversion() { return *m_conversion; }
    [[nodiscard]] bool isSurveying() const { return m_survey->isRunning(); }
    [[nodiscard]] QString sentence() const;

    /// What is shown, by key: name, encoding, trouble, sort (a column from 1, with - downwards),
    /// page (files or convert). Takes effect when the survey has ended. Returns what is wrong.
    QStringList setState(const QMap<QString, QString>& state);
    [[nodiscard]] const QMap<QString, QString>& state() const { return m_state; }

Q_SIGNALS:
    void chosen(const moji::app::FileChoice& file);
    void openFolderWanted();
    void said(const QString& sentence);
    void canUndoChanged(bool can);

private:
    [[nodiscard]] QWidget* makeEmptyPage();
    void connectSurvey();
    void connectConversion();
    void survey();
    void openFile(FolderModel::Number file, bool forKeeps);
    void openConversion();
    void surveyAgain(const std::vector<std::string>& names);
    void tellUndone(const std::vector<ConvertOutcome>& files, const QString& journal);
    void tell(const QString& sentence);
    void showProgress();
    void applyState();
    [[nodiscard]] QString surveySentence() const;

    const CodecRegistry& m_codecs;
    JobMonitor m_jobs;
    QStringList m_paths;
    std::size_t m_namePrefix = 0; // bytes
    FolderModel* m_model;
    FolderSurvey* m_survey;
    FolderConversion* m_conversion;
    QStackedWidget* m_pages;
    FolderPage* m_page;
    ConversionPage* m_conversionPage;
    ProgressRow* m_progress;
    QMap<QString, QString> m_state; // as set
    QElapsedTimer m_clock;          // since the survey began
    bool m_isCancelled = false;
    QString m_told;                             // about the last thing that was done
    std::vector<std::string> m_written;         // by the conversion at work
    std::set<std::string, std::less<>> m_stale; // written since their rows were made
    using Records = std::vector<std::pair<FolderModel::Number, FileRecord>>;
    Job<Records> m_again;
    Job<std::optional<ByteRange>> m_place;
};

} // namespace moji::app
