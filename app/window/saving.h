#pragma once
// Saves the document of a tab: asks for confirmation if necessary, writes in the background,
// reports the result. Also decides when the document may be left.

#include "document/document.h"
#include "document/document_saver.h"
#include "document/file_watch.h"
#include "document/selection.h"

#include <QObject>
#include <QSet>

#include <functional>

namespace moji::app {

class Saving : public QObject {
    Q_OBJECT
public:
    /// `window`: the parent of dialogs.
    Saving(Document* document, Selection* selection, FileWatch* watch, QWidget* window);

    void save();
    void saveAs();
    void saveInOtherEncoding();
    void exportSelection();
    /// Continues once the document may be left: it is unchanged, saved (waits for running saves),
    /// or the reader agreed.
    void leave(std::function<void()> goOn);
    [[nodiscard]] bool isSaving() const { return m_saver.isSaving(); }
    /// Says so if a save or export runs, or the document is being read: there is only one at a
    /// time.
    [[nodiscard]] bool isBusy();
    /// Whether the document is what its file has on the disk: save() would change nothing.
    [[nodiscard]] bool isOnDisk() const;

Q_SIGNALS:
    void said(const QString& sentence);
    /// `path` was written, with the document or with a part of it.
    void written(const QString& path);
    /// The document was saved and is that file now.
    void saved();

private:
    void refuse(const Error& error);
    [[nodiscard]] QString askForPath(const QString& title, const QString& proposal = {});
    /// Asks for confirmation if necessary, then saves.
    void start(SaveRequest request);
    /// Notes in `request` which changed files they are about.
    [[nodiscard]] QStringList doubts(const SaveTarget& target, SaveRequest& request) const;
    [[nodiscard]] bool agreed(const QStringList& doubts);
    [[nodiscard]] bool keepsBackup(const QString& path) const;
    void finish(const SaveRequest& request, const LostAttributes& lost, bool isDocument);

    Document* m_document;
    Selection* m_selection;
    FileWatch* m_watch;
    QWidget* m_window;
    DocumentSaver m_saver;
    QSet<QString> m_backedUp; // paths whose file was kept as FILE~
    std::function<void()> m_afterSaving;
};

} // namespace moji::app
