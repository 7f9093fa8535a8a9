#pragma once
// Converts one file after another: decides from which encoding, converts, and proves it. Nothing is
// written to the file here; see file_replacing.h and convert_journal.h.
//
// The proof: the new bytes, decoded, are exactly the text that was asked for; and the text of the
// old bytes, encoded as they were, is the old bytes, every one of them. Then converting back gives
// them again.

#include "bytes/file_stamp.h"
#include "codec/codec_registry.h"
#include "survey/convert_request.h"
#include "survey/file_surveyor.h"
#include "survey/line_trust.h"
#include "survey/text_stream.h"

#include <memory>

namespace moji {

/// A file with what would become of it.
struct PreparedFile {
    ConvertOutcome outcome; // Converted: so it would be, if it were written
    std::unique_ptr<ByteSource> before;
    std::unique_ptr<ByteSource> after;
    FileStamp stamp; // when `before` was opened
    std::string sha256After;
    /// Whether encoding `after` from `to` to `from` gives `before`: one encoding, and no edits.
    bool isPlain = false;
};

class Converter {
public:
    /// Borrows the registry.
    Converter(const CodecRegistry& registry, ConvertRequest request);

    /// Only for names that are known: see findTarget.
    [[nodiscard]] PreparedFile prepare(const WalkedFile& file);
    /// What a plan says: `from` may be several names with commas (each line by itself then);
    /// nothing is asked of how sure it is. Left where the bytes are not those of `sha256`.
    [[nodiscard]] PreparedFile carryOut(const WalkedFile& file, const std::string& from,
                                        const std::string& sha256);

private:
    struct Target {
        const Codec* codec = nullptr;
        BomWish bom = BomWish::Keep;
        std::string name; // to report and to declare
    };
    [[nodiscard]] Target targetOf(const ConvertRequest& request) const;
    /// The parts of the source by encoding; nothing, with a reason in the outcome, where that is
    /// not sure enough.
    [[nodiscard]] bool decide(const WalkedFile& file, PreparedFile& prepared,
                              std::vector<EncodedPart>& parts);
    [[nodiscard]] bool decideLines(PreparedFile& prepared, std::vector<EncodedPart>& parts);
    [[nodiscard]] Result<LineCounts> countLines(const ByteSource& source) const;
    [[nodiscard]] const Codec* sourceCodec(std::string_view name, const ByteSource& source) const;
    void convert(PreparedFile& prepared, const std::vector<EncodedPart>& parts);
    [[nodiscard]] Result<bool> isProven(const PreparedFile& prepared,
                                        const std::vector<EncodedPart>& parts) const;
    [[nodiscard]] TextEdits edits() const;
    [[nodiscard]] bool open(const WalkedFile& file, PreparedFile& prepared) const;

    const CodecRegistry& m_registry;
    ConvertRequest m_request;
    Target m_target;
    FileSurveyor m_surveyor;
};

} // namespace moji
