#pragma once
// Chooses the encoding of a document among all: by any name, script, language or region, with those
// detected on top.

#include "detect/detector.h"
#include "document/document.h"
#include "jobs/job.h"
#include "window/encodings_table.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QPushButton;
class QTableView;

namespace moji::app {

class EncodingChooser : public QDialog {
    Q_OBJECT
public:
    EncodingChooser(Document* document, QWidget* window);

    /// Detects the encoding of the document again.
    void detect();
    [[nodiscard]] QLineEdit& field() { return *m_field; }
    [[nodiscard]] QTableView& table() { return *m_table; }
    [[nodiscard]] EncodingsTable& model() { return *m_model; }
    /// What is said under the table.
    [[nodiscard]] QString fact() const;

Q_SIGNALS:
    /// By the reader, and set already.
    void chosen(const moji::Codec& codec);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void makeTable();
    QWidget* makeButtons();
    void find();
    void showDetection(const Result<Detection>& detection);
    void describe();
    void choose();
    void select(const QString& name);
    void setLook();

    Document* m_document;
    EncodingsTable* m_model;
    QLineEdit* m_field;
    QTableView* m_table;
    QLabel* m_fact;
    QPushButton* m_accept = nullptr;
    QString m_verdict;       // of the detection
    bool m_isByHand = false; // the reader chose the row, which a detection then leaves alone
    Job<Result<Detection>> m_detecting;
};

} // namespace moji::app
