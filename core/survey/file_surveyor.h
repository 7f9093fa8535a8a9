#pragma once
// Surveys one file after another: what kind it is, in which encoding, and what is wrong with it.
//
// Cheap questions go first: bytes that are all ASCII or valid UTF-8, as most are, are decided by
// one pass (byte_facts.h); only the rest goes through the detector. Files up to kInMemory are read
// whole, larger ones piece by piece. What it keeps between files are buffers and what the repairer
// needs, so that one surveyor serves one thread for a whole tree.

#include "codec/codec_registry.h"
#include "survey/file_record.h"
#include "survey/tree_walk.h"

#include <memory>
#include <stop_token>

namespace moji {

struct SurveyOptions {
    bool findsMixed = true;    // lines in several encodings
    bool findsMojibake = true; // and where it is
};

class FileSurveyor {
public:
    static constexpr std::size_t kInMemory = 1024 * 1024; // bytes

    /// Borrows the registry.
    explicit FileSurveyor(const CodecRegistry& registry, const SurveyOptions& options = {});
    ~FileSurveyor();
    FileSurveyor(FileSurveyor&&) noexcept;

    /// Errors are data: a record whose kind is Unreadable.
    [[nodiscard]] FileRecord survey(const WalkedFile& file, const std::stop_token& stop = {});
    /// Bytes that are not (or need not be) in a file.
    [[nodiscard]] FileRecord survey(const ByteSource& source, std::string name,
                                    const std::stop_token& stop = {});

private:
    struct Parts;
    std::unique_ptr<Parts> m_parts;
};

} // namespace moji
