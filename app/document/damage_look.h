#pragma once
// A look at a whole document for what is no single malformed sequence: lines in different
// encodings, and text that was decoded with a wrong encoding. Only what the survey of folders would
// report too is reported (survey/content_checks.h): nothing is claimed without proof.

#include "document/document.h"
#include "repair/chain.h"

#include <stop_token>
#include <utility>
#include <vector>

namespace moji::app {

struct DamageReport {
    /// At most so many bytes are examined.
    static constexpr std::uint64_t kMostExamined = 64ull << 20;
    static constexpr std::size_t kMostPlaces = 10'000; // that are kept

    std::uint64_t examined = 0; // bytes
    bool isWhole = true;        // all of them: not where the rest cannot be read
    /// Lines by encoding, most lines first, where they differ; else nothing.
    std::vector<std::pair<QString, std::uint64_t>> lines;
    /// Places where text was decoded with a wrong encoding.
    std::uint64_t places = 0;
    repair::Chain chain;           // that brings the first one back
    std::vector<ByteRange> where;  // the first places, in the document
    const Codec* readAs = nullptr; // what it was read as, where that decidesDamage()

    [[nodiscard]] std::uint64_t lineCount() const;
    /// Lines that are not in the encoding of most lines.
    [[nodiscard]] std::uint64_t otherLines() const;
    [[nodiscard]] bool isClean() const { return lines.empty() && places == 0; }
};

/// In the calling thread alone.
[[nodiscard]] DamageReport lookForDamage(const ByteSource& source, const CodecRegistry& codecs,
                                         const std::stop_token& stop);

/// Whether what is found depends on the document being read as `codec`: UTF-16 and UTF-32.
[[nodiscard]] bool decidesDamage(const Codec& codec);

/// The same of a document that is read as `readAs`: where that is UTF-16 or UTF-32, it is taken as
/// such even without a mark at its beginning.
[[nodiscard]] DamageReport lookForDamage(const ByteSource& source, const CodecRegistry& codecs,
                                         const Codec& readAs, const std::stop_token& stop);

/// Looks at a document in the background, and again after it was edited.
class DamageLook : public QObject {
    Q_OBJECT
public:
    /// A larger document is not examined again after an edit: its report is dropped.
    static constexpr std::uint64_t kMostAgain = 16ull << 20;

    explicit DamageLook(Document* document, QObject* parent = nullptr);

    /// For the bytes that have just been opened.
    void start();
    /// Clean until something was found. After an edit it is that of the bytes before for a while,
    /// but its places have moved with those of their bytes that are left. After a change of the
    /// encoding it is never that of the encoding before.
    [[nodiscard]] const DamageReport& report() const { return m_report; }
    [[nodiscard]] bool isRunning() const { return m_job.isRunning(); }

Q_SIGNALS:
    void reported();

private:
    void look();
    void lookAsRead();
    void follow(const BytesChange& change);
    void drop();
    void forget();

    Document* m_document;
    const Codec* m_readAs = nullptr; // what the report depends on; nullptr: the bytes alone
    DamageReport m_report;
    bool m_isFollowing = false; // since start()
    Job<DamageReport> m_job;
};

} // namespace moji::app
