#pragma once
// Opening, saving and leaving the document of a window: the questions that must be asked, the work
// in the background, and the banners that tell what became of the file.

#include "document/document.h"
#include "document/document_saver.h"
#include "document/edit_keeper.h"
#include "document/file_watch.h"
#include "document/selection.h"

#include <QObject>

#include <functional>

class QVBoxLayout;

namespace moji {
class OrphanedJournal;
}

namespace moji::app {

class Banner;
class LeftEdits;
class OpeningDetection;
class RecentFiles;

class FileActions : public QObject {
    Q_OBJECT
public:
    /// `window`: what dialogs stand before.
    FileActions(Document* document, Selection* selection, RecentFiles* recent, QWidget* window);

    /// The column of banners, to be put into the window; empty most of the time.
    [[nodiscard]] QWidget* notices() const { return m_notices; }
    /// Unsaved edits are kept in a journal in `folder`.
    void keepEdits(const QString& folder);
    /// Offers to bring back what programs that were killed left in `folder`.
    void offerLeftEdits(const QString& folder);
    /// Where files are opened once the document is the reader's own.
    void openElsewhereBy(std::function<FileActions*()> elsewhere);
    /// What is shown now (the sample, nothing) may make way for what is opened next.
    void setReplaceable() { m_replaceable = true; }

    void openByDialog();
    /// Says in the window what cannot be opened. `codec`: what it is to be read as; nullptr: what
    /// it looks like.
    void open(const QString& path, const Codec* codec = nullptr);
    /// Finds out what the bytes that were just opened are to be read as.
    void detectEncoding();
    void save();
    void saveAs();
    void saveInOtherEncoding();
    void exportSelection();
    /// Goes on once the document may go: it is unchanged, saved (what is under way is waited for),
    /// or the reader said so.
    void leave(std::function<void()> goOn);
    [[nodiscard]] bool isSaving() const { return m_saver.isSaving(); }

Q_SIGNALS:
    void said(const QString& sentence);
    /// A file was opened.
    void opened();
    /// The document was saved and is that file.
    void saved();

private:
    Banner* addBanner(QVBoxLayout* column);
    /// Those of the window that is free for another document.
    [[nodiscard]] FileActions& free();
    void openNow(const QString& path, const Codec* codec = nullptr);
    void readStream(const QString& path, const Codec* codec);
    void finishOpening(std::shared_ptr<const ByteSource> bytes, const QString& path,
                       const Codec* codec);
    void refuse(const QString& title, const Error& error);

    [[nodiscard]] QString askForPath(const QString& title);
    /// Asks what must be asked, then saves.
    void start(SaveRequest request);
    [[nodiscard]] bool agreed(const SaveTarget& target, SaveRequest& request);
    void finishSaving(const SaveRequest& request, const LostAttributes& lost);

    void protect();
    void showReadOnly();
    void showChange(FileChange change);
    /// The file as it is now; asks first where edits would be lost.
    void reload();
    [[nodiscard]] bool agreedToLoseEdits();
    void bringBack(const OrphanedJournal& journal);
    void showEdited(std::shared_ptr<const ByteSource> file, const JournalHead& head,
                    const PieceTable& table);

    Document* m_document;
    Selection* m_selection;
    RecentFiles* m_recent;
    QWidget* m_window;
    QWidget* m_notices;
    Banner* m_changed;
    Banner* m_readOnly;
    LeftEdits* m_leftEdits;
    DocumentSaver m_saver;
    FileWatch m_watch;
    std::unique_ptr<EditKeeper> m_keeper;
    Job<Result<std::shared_ptr<const ByteSource>>> m_reading;
    OpeningDetection* m_detection;
    std::function<void()> m_afterSaving;
    std::function<FileActions*()> m_elsewhere; // may be empty
    bool m_replaceable = false;
};

} // namespace moji::app
