#pragma once
// Writes the document's unsaved edits to a journal in the state folder (bytes/edit_journal.h), half
// a second after each of them, so that they survive a killed program; and with them its bookmarks
// and notes, which belong to the edited bytes.

#include "bytes/edit_journal.h"
#include "document/document.h"
#include "jobs/job.h"

#include <QObject>
#include <QTimer>

#include <memory>

namespace moji::app {

class EditKeeper : public QObject {
    Q_OBJECT
public:
    /// `folder`: where journals are kept.
    EditKeeper(Document* document, QString folder, QObject* parent = nullptr);

    /// The folder that this user's journals are kept in.
    [[nodiscard]] static QString stateFolder();

Q_SIGNALS:
    /// They cannot be written: the disk is full, or nearly.
    void failed(const moji::Error& error);
    /// The edits so far are in a journal on disk, or there are none.
    void recorded();

private:
    struct Journal; // used by the job alone
    void wait();
    void record();

    Document* m_document;
    QString m_folder;
    std::shared_ptr<Journal> m_journal;
    bool m_keeps = false; // there may be a journal
    QTimer m_settle;
    Job<Result<Done>> m_job;
};

} // namespace moji::app
