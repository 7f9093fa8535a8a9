#pragma once
// The encoding of a file that was opened without a word about it: the file is shown as UTF-8 at
// once, looked at in the background, and read as what it is where that is sure. Nothing happens
// where the reader has changed bytes or encoding meanwhile. It is said what was decided, and why.

#include "document/document.h"
#include "document/file_encoding.h"

namespace moji::app {

class OpeningDetection : public QObject {
    Q_OBJECT
public:
    explicit OpeningDetection(Document* document, QObject* parent = nullptr);

    /// For the bytes that have just been opened.
    void start();

Q_SIGNALS:
    void said(const QString& sentence);

private:
    void finish(std::uint64_t revision, const Result<FileEncoding>& found);

    Document* m_document;
    Job<Result<FileEncoding>> m_job;
};

/// What was decided and why; empty where there is nothing to say (it is UTF-8, as shown).
[[nodiscard]] QString decisionText(const FileEncoding& found, const CodecRegistry& codecs);

} // namespace moji::app
