#pragma once
// What a survey asks of a text beyond its encoding: whether what it declares is so, whether its
// lines are in different encodings, and whether there is mojibake in it.

#include "codec/codec_registry.h"
#include "survey/byte_facts.h"
#include "survey/file_record.h"

#include <memory>
#include <stop_token>

namespace moji {

namespace repair {
class Repairer;
}

/// A text under examination; all is borrowed.
struct Content {
    const ByteSource& source;
    ByteView head; // its first bytes, or all
    const ByteFacts& facts;
    const Codec* codec = nullptr; // that it is in; nullptr: none fits
    const std::stop_token& stop;
};

class ContentChecks {
public:
    /// Borrows the registry.
    explicit ContentChecks(const CodecRegistry& registry);
    ~ContentChecks();

    /// Sets `declared` and `declaredAgrees`. It agrees where the text reads the same under what is
    /// declared; of HTML and CSS the names mean what browsers take them for. Where the encoding is
    /// ambiguous and what is declared decodes, there is no telling.
    void checkDeclaration(const Content& content, FileRecord& record) const;
    /// Sets `mixed`; then the encoding is ambiguous, and unknown where it is that of no line. The
    /// encoding that the text is in after all, if all lines are in another one than `content` says;
    /// nothing is set then.
    [[nodiscard]] const Codec* findMixed(const Content& content, FileRecord& record) const;
    /// Sets `mojibake`. Only text in Unicode can have any that shows.
    void findMojibake(const Content& content, FileRecord& record) const;

private:
    const CodecRegistry& m_registry;
    std::unique_ptr<const repair::Repairer> m_repairer;
};

/// Sets `bidi` and `bom` by all encodings that the text, or some of its lines, is in. After
/// findMixed: a line in another encoding must not hide them.
void findBidiAndMark(const Content& content, const CodecRegistry& registry, FileRecord& record);

/// Counts the problems of a text that is not valid, in an encoding other than UTF-8, as `moji
/// check` does, and finds the first one. Errors: those of the source, and Cancelled.
[[nodiscard]] Result<Done> countProblems(const Content& content, FileRecord& record);

/// Fills in the line of the first problem.
void locateFirstProblem(const Content& content, FileRecord& record);

} // namespace moji
