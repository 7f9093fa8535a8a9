#pragma once
// Writes the document, or a part of it, to a file, in the background: wholly or not at all
// (bytes/save_file.h). While the document itself is being saved it refuses edits, so that what
// is on the disk afterwards is what the window shows.

#include "bytes/file_stamp.h"
#include "bytes/save_file.h"
#include "document/converted_places.h"
#include "document/document.h"
#include "jobs/job.h"

#include <QObject>

#include <memory>
#include <optional>
#include <vector>

namespace moji::app {

struct SaveRequest {
    QString path;
    std::optional<ByteRange> part = {}; // nothing: all, and the document continues as that file
    const Codec* encoding = nullptr;    // to convert to; nullptr: the bytes as they are
    const Codec* reading = nullptr;     // to convert from; nullptr: the document's encoding
    // Places that stay at their characters when it is converted, as bookmarks and notes do.
    std::vector<std::uint64_t> places = {};
    bool backup = false; // keep what the file holds now as FILE~
    // What the reader has agreed to.
    bool replaceReadOnly = false;
    bool leaveOtherNames = false;
    // The files that its bytes are read from and that were changed since, as they were when the
    // reader was asked.
    std::vector<FileStamp> mixed = {};
    // What was at `path` when the reader was asked; a default one: nobody was asked.
    FileStamp agreed = {};
};

class DocumentSaver : public QObject {
    Q_OBJECT
public:
    explicit DocumentSaver(Document* document, QObject* parent = nullptr);

    using Files = std::vector<std::shared_ptr<const FileSource>>;
    /// The document's own file and all others that the bytes to be saved are read from.
    [[nodiscard]] static Files filesFor(const Document& document,
                                        const std::optional<ByteRange>& part);

    /// Ends in one of the signals below. One at a time: a request during another one is
    /// ignored.
    void save(const SaveRequest& request);
    [[nodiscard]] bool isSaving() const { return m_job.isRunning(); }

Q_SIGNALS:
    /// `isDocument`: the document continues as that file. False for a part, and if another file
    /// was opened in its place meanwhile.
    void saved(const moji::app::SaveRequest& request, const moji::LostAttributes& lost,
               bool isDocument);
    /// Also after a cancellation; the file is unchanged.
    void failed(const moji::Error& error);

private:
    struct Outcome {
        std::optional<Error> error;
        LostAttributes lost;
        std::shared_ptr<const ByteSource> file; // as it was written
        ConvertedPlaces places = {};            // of the remarks, in that file
    };
    [[nodiscard]] static Outcome write(const SaveRequest& request, const ByteSource& source,
                                       const Files& files, const Codec& from,
                                       const SaveOptions& options);
    void finish(const SaveRequest& request, const Outcome& outcome, bool isCurrent);
    void becomeConverted(const SaveRequest& request, const Outcome& outcome);
    void fail(const Error& error);

    Document* m_document;
    Job<Outcome> m_job;
};

} // namespace moji::app
