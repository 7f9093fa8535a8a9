#include "survey/file_surveyor.h"

#include "bytes/borrowed_source.h"
#include "bytes/file_source.h"
#include "detect/binary_data.h"
#include "detect/structure.h"
#include "support/system_reasons.h"
#include "survey/content_checks.h"
#include "survey/decoded_facts.h"
#include "survey/encoding_decision.h"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <mutex>
#include <optional>
#include <sys/stat.h>
#include <unistd.h>

namespace moji {

namespace {

constexpr std::size_t kBlock = 256 * 1024;

/// An open file that is closed in the end.
class OpenFile {
public:
    explicit OpenFile(const std::string& path)
        // O_NONBLOCK: what has become a FIFO meanwhile must not be waited for.
        : m_descriptor(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)) {}
    ~OpenFile() {
        if (m_descriptor >= 0)
            ::close(m_descriptor);
    }
    OpenFile(const OpenFile&) = delete;
    OpenFile& operator=(const OpenFile&) = delete;
    [[nodiscard]] int descriptor() const { return m_descriptor; }

private:
    int m_descriptor;
};

/// Whether lines end with the byte 0A. Mixed lines may read, as a whole, as text in an encoding
/// that has letters in the place of some controls (VISCII, TCVN).
bool keepsLineFeeds(const Codec& codec) {
    constexpr Byte kLineFeed[] = {0x0A};
    DecoderState state = codec.initialState();
    return codec.info().family == CodecFamily::SingleByte &&
           codec.next(kLineFeed, state, Tail::AtEnd).codePoints[0] == U'\n';
}

/// Remembers the first error: what is only found out of a text, beyond its encoding, does not tell
/// "no" from "cannot be read".
class WatchedSource final : public ByteSource {
public:
    explicit WatchedSource(const ByteSource& source)
        : m_source(source) {}
    [[nodiscard]] std::uint64_t size() const override { return m_source.size(); }
    [[nodiscard]] Result<std::size_t> read(std::uint64_t offset,
                                           std::span<Byte> out) const override {
        auto count = m_source.read(offset, out);
        if (!count) {
            const std::lock_guard lock(m_mutex);
            m_error = m_error.value_or(count.error());
        }
        return count;
    }
    [[nodiscard]] std::optional<ByteView> viewOf(ByteRange range) const override {
        return m_source.viewOf(range);
    }
    [[nodiscard]] std::optional<Error> error() const {
        const std::lock_guard lock(m_mutex);
        return m_error;
    }

private:
    const ByteSource& m_source;
    mutable std::mutex m_mutex; // helpers read too
    mutable std::optional<Error> m_error;
};

FileRecord unreadable(FileRecord record, std::string words) {
    record.kind = FileKind::Unreadable;
    record.error = std::move(words);
    return record;
}

} // namespace

struct FileSurveyor::Parts {
    Parts(const CodecRegistry& codecs, const SurveyOptions& wanted)
        : registry(codecs)
        , options(wanted)
        , checks(codecs) {}

    FileRecord surveyFile(FileRecord record, const std::stop_token& stop) {
        const OpenFile file(record.name);
        struct stat status {};
        if (file.descriptor() < 0 || ::fstat(file.descriptor(), &status) != 0)
            return unreadable(std::move(record), systemReason(errno));
        if (S_ISDIR(status.st_mode))
            return unreadable(std::move(record), systemReason(EISDIR));
        if (!S_ISREG(status.st_mode)) {
            record.kind = FileKind::Special;
            return record;
        }
        if (static_cast<std::uint64_t>(status.st_size) <= kInMemory) {
            buffer.resize(kInMemory + 1);
            const auto size = readAll(file.descriptor(), static_cast<std::size_t>(status.st_size));
            if (!size)
                return unreadable(std::move(record), systemReason(errno));
            if (*size <= kInMemory) { // those of /proc say that they have no bytes
                const ByteView bytes = ByteView(buffer).first(*size);
                return surveyBytes(BorrowedSource(bytes), bytes, std::move(record), stop);
            }
        }
        const auto source = openSource(record.name);
        if (!source)
            return unreadable(std::move(record), source.error().detail);
        return surveySource(**source, record, stop);
    }

    FileRecord surveySource(const ByteSource& given, const FileRecord& named,
                            const std::stop_token& stop) {
        const WatchedSource source(given);
        FileRecord record = surveyWatched(source, named, stop);
        const auto error = source.error();
        return error ? unreadable(named, error->detail) : record;
    }

    FileRecord surveyWatched(const ByteSource& source, FileRecord record,
                             const std::stop_token& stop) {
        const auto head =
            readRange(source, {0, std::min<std::uint64_t>(kBinaryHead, source.size())});
        if (!head)
            return unreadable(std::move(record), head.error().detail);
        if (source.size() <= kBinaryHead)
            return surveyBytes(source, *head, std::move(record), stop);
        record.bytes = source.size();
        if (beginsAsBinary(*head, registry)) {
            record.kind = FileKind::Binary;
            record.type = describeBinary(*head);
            return record;
        }
        ByteFacts facts;
        Bytes block(kBlock);
        while (facts.size() < source.size()) {
            const auto count = source.read(facts.size(), block);
            if (!count || stop.stop_requested())
                return unreadable(std::move(record), count ? "cancelled" : count.error().detail);
            if (*count == 0)
                break;
            facts.add(ByteView(block).first(*count));
        }
        facts.finish();
        return finish(source, *head, facts, std::move(record), stop);
    }

    /// `bytes` are all of the source.
    FileRecord surveyBytes(const ByteSource& source, ByteView bytes, FileRecord record,
                           const std::stop_token& stop) {
        record.bytes = bytes.size();
        if (bytes.empty()) {
            record.kind = FileKind::Empty;
            return record;
        }
        ByteFacts facts;
        facts.add(bytes);
        facts.finish();
        return finish(source, bytes, facts, std::move(record), stop);
    }

    /// `head`: the first bytes, or all.
    FileRecord finish(const ByteSource& source, ByteView head, const ByteFacts& facts,
                      FileRecord record, const std::stop_token& stop) {
        auto decision = decideByFacts(facts, head, registry, record);
        if (!decision) {
            const auto detected = decideByDetection(source, facts, registry, record, stop);
            if (!detected)
                return unreadable(std::move(record), detected.error().detail);
            decision = *detected;
        }
        if (record.kind != FileKind::Text)
            return record;
        const Codec* const codec = decision->codec;
        const bool keepsAscii = !codec || codec->info().asciiCompatible;
        if (keepsAscii) {
            record.lineEnds = facts.lineEnds();
            record.lines = facts.lines();
        } else if (const auto decoded = decodedFacts(source, *codec, stop)) {
            record.lineEnds = decoded->lineEnds;
            record.lines = decoded->lines;
            record.bidi = decoded->hasBidi;
        }
        Content content{source, head, facts, codec, stop};
        if (!record.valid && codec && codec != &registry.utf8()) {
            if (const auto counted = countProblems(content, record); !counted)
                return unreadable(std::move(record), counted.error().detail);
        }
        checks.checkDeclaration(content, record);
        if (record.firstProblem)
            locateFirstProblem(content, record);
        const bool isWholeUtf8 = codec == &registry.utf8() && record.valid;
        if (options.findsMixed && (keepsAscii || keepsLineFeeds(*codec)) && !isWholeUtf8 &&
            !record.ascii && record.lines > 1) {
            if (const Codec* const ofLines = checks.findMixed(content, record)) {
                content.codec = ofLines;
                record.encoding = ofLines->name();
                record.valid = true;
                record.problems = record.damaged = 0;
                record.firstProblem.reset();
                checks.checkDeclaration(content, record);
            }
        }
        findBidiAndMark(content, registry, record);
        if (options.findsMojibake && codec && !record.ascii)
            checks.findMojibake(content, record);
        return record;
    }

    /// Reads all that fits into the buffer; nothing where the system refuses. A file that has as
    /// many bytes as it says (`expected`) is not asked for more: that halves the reads.
    std::optional<std::size_t> readAll(int descriptor, std::size_t expected) {
        std::size_t filled = 0;
        while (filled < buffer.size()) {
            const ssize_t count =
                ::read(descriptor, buffer.data() + filled, buffer.size() - filled);
            if (count < 0 && errno != EINTR)
                return std::nullopt;
            filled += count > 0 ? static_cast<std::size_t>(count) : 0;
            if (count == 0 || (expected > 0 && filled == expected))
                break;
        }
        return filled;
    }

    const CodecRegistry& registry;
    SurveyOptions options;
    ContentChecks checks;
    Bytes buffer;
};

FileSurveyor::FileSurveyor(const CodecRegistry& registry, const SurveyOptions& options)
    : m_parts(std::make_unique<Parts>(registry, options)) {}
FileSurveyor::~FileSurveyor() = default;
FileSurveyor::FileSurveyor(FileSurveyor&&) noexcept = default;

FileRecord FileSurveyor::survey(const WalkedFile& file, const std::stop_token& stop) {
    FileRecord record;
    record.name = file.name;
    switch (file.kind) {
    case WalkedFile::Kind::Unreadable:
        return unreadable(std::move(record), file.error);
    case WalkedFile::Kind::Special:
    case WalkedFile::Kind::Folder:
    case WalkedFile::Kind::Link:
        record.kind = FileKind::Special;
        return record;
    case WalkedFile::Kind::StandardInput: {
        DescriptorReader reader(STDIN_FILENO, DescriptorReader::Ownership::Borrows, file.name);
        const auto source = spool(reader, file.name);
        if (!source)
            return unreadable(std::move(record), source.error().detail);
        return m_parts->surveySource(**source, record, stop);
    }
    case WalkedFile::Kind::Regular:
        break;
    }
    return m_parts->surveyFile(std::move(record), stop);
}

FileRecord FileSurveyor::survey(const ByteSource& source, std::string name,
                                const std::stop_token& stop) {
    FileRecord record;
    record.name = std::move(name);
    return m_parts->surveySource(source, record, stop);
}

} // namespace moji
