#pragma once
// The encoding of a file opened without naming one: the file is shown as UTF-8 at once, examined in
// the background, and switched if the result is certain. Nothing happens if the reader has changed
// bytes or chosen an encoding meanwhile, be it UTF-8. The decision is reported with its reason.

#include "document/document.h"
#include "document/file_encoding.h"

namespace moji::app {

class OpeningDetection : public QObject {
    Q_OBJECT
public:
    explicit OpeningDetection(Document* document, QObject* parent = nullptr);

    /// For the bytes that have just been opened: detects their encoding, or takes the default one
    /// where the reader does not want it detected.
    void begin();
    /// Detects the encoding, whatever the settings say.
    void start();

Q_SIGNALS:
    void said(const QString& sentence);
    /// The lines are in several encodings, which a look at the whole document may say too.
    void saidOfLines(const QString& sentence);

private:
    void finish(std::uint64_t revision, const Result<FileEncoding>& found);

    Document* m_document;
    Job<Result<FileEncoding>> m_job;
};

/// The decision and its reason; empty if it is UTF-8, as shown.
[[nodiscard]] QString decisionText(const FileEncoding& found, const CodecRegistry& codecs);

} // namespace moji::app
