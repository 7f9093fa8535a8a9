#pragma once
// "How fast?": the decoders race on the document or on a made text, round after round, while their
// bars show what has been measured so far. Says on which processor; exports CSV and SVG.

#include "jobs/job.h"
#include "lenses/decoders/race_model.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;

namespace moji::app {

class Document;
class PlainTable;
class WrapRow;

class RacePage : public QWidget {
    Q_OBJECT
public:
    static constexpr int kRounds = 25;

    RacePage(Document* document, QWidget* parent);

    [[nodiscard]] const RaceModel& model() const { return *m_model; }
    [[nodiscard]] PlainTable& table() const { return *m_table; }
    [[nodiscard]] QComboBox& text() const { return *m_text; }
    [[nodiscard]] QComboBox& errors() const { return *m_errors; }
    [[nodiscard]] bool isRunning() const { return m_job.isRunning(); }
    [[nodiscard]] QString sentence() const;

    void start();
    /// What has been measured stays.
    void cancel();
    /// By the ending of the name: .csv or .svg. Returns why it was not written.
    [[nodiscard]] std::optional<QString> exportTo(const QString& path) const;

protected:
    void changeEvent(QEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    /// The bytes and who races on them; only the job changes them.
    struct Course;

    [[nodiscard]] WrapRow* makeBar();
    [[nodiscard]] PlainTable* makePaper();
    void runRound();
    void take(std::shared_ptr<const race::Race> measured);
    void describe();
    void layoutColumns();
    [[nodiscard]] QString title() const;
    void exportByDialog();

    Document* m_document;
    RaceModel* m_model;
    PaperModel* m_paper;
    PlainTable* m_table;
    PlainTable* m_paperTable;
    QComboBox* m_text;
    QComboBox* m_errors;
    QPushButton* m_start;
    QPushButton* m_export;
    QLabel* m_sentence;
    QString m_subject; // what is raced on, as chosen when it started
    std::shared_ptr<Course> m_course;
    std::shared_ptr<const race::Race> m_measured;
    Job<std::shared_ptr<const race::Race>> m_job; // last: it uses the members above
};

} // namespace moji::app
