#include "survey/convert_journal.h"

#include "bytes/file_source.h"
#include "bytes/hex.h"
#include "bytes/part_source.h"
#include "bytes/private_folder.h"
#include "bytes/sha256.h"
#include "bytes/state_folder.h"
#include "bytes/system_error.h"
#include "bytes/unnamed_file.h"
#include "bytes/write_all.h"
#include "codec/owned_mark.h"
#include "codec/transcoding_reader.h"
#include "support/json_reader.h"
#include "survey/done_names.h"
#include "survey/file_replacing.h"
#include "survey/half_overwritten.h"
#include "survey/line_reader.h"

#include <fmt/format.h>

#include <ctime>
#include <fcntl.h>
#include <map>
#include <sys/stat.h>
#include <unistd.h>

namespace moji {

namespace {

JournalRecord recordOf(const PreparedFile& file) {
    JournalRecord record;
    record.name = file.outcome.name;
    record.before = file.outcome.sha256;
    record.after = file.sha256After;
    record.from = file.outcome.from;
    record.to = file.outcome.to;
    record.modifiedSeconds = file.stamp.modifiedSeconds;
    record.modifiedNanoseconds = file.stamp.modifiedNanoseconds;
    return record;
}

/// `original`: how many old bytes follow it; 0: none do.
std::string recordLine(const JournalRecord& record, std::uint64_t original) {
    return fmt::format(R"({{"file_bytes":"{}","before":"{}","after":"{}","from":"{}","to":"{}",)"
                       R"("original":{},"modified_s":{},"modified_ns":{}}})"
                       "\n",
                       hexBytes(asBytes(record.name)), record.before, record.after, record.from,
                       record.to, original > 0 ? std::to_string(original) : "null",
                       record.modifiedSeconds, record.modifiedNanoseconds);
}

std::string overwritingLine(const std::string& name, std::uint64_t fresh) {
    return fmt::format(R"({{"overwriting":true,"file_bytes":"{}","new":{}}})"
                       "\n",
                       hexBytes(asBytes(name)), fresh);
}

} // namespace

Result<std::string> ConvertJournal::defaultPath() {
    const std::string folder = stateFolder();
    if (const auto made = makePrivateFolder(folder); !made)
        return made.error();
    return fmt::format("{}/convert-{}-{}.journal", folder, std::time(nullptr), ::getpid());
}

Error ConvertJournal::failure() const {
    return systemError(errno, path(), ErrorCode::WriteFailed);
}

Result<std::unique_ptr<ConvertJournal>>
ConvertJournal::create(const std::string& path, JournalHead head, const ByteSource* list) {
    auto file = LockedFile::open(path, LockedFile::Mode::Create);
    if (!file)
        return file.error();
    std::unique_ptr<ConvertJournal> journal(new ConvertJournal(*std::move(file)));
    head.hasList = list != nullptr;
    head.listBytes = list ? list->size() : 0;
    journal->m_head = std::move(head);
    const auto withoutFile = [&](Error error) {
        journal->m_file.remove();
        return error;
    };
    if (!writeAll(journal->descriptor(), asBytes(lineOf(journal->m_head) + "\n")))
        return withoutFile(journal->failure());
    if (list)
        if (auto done = journal->append(*list, "the list of names"); !done)
            return withoutFile(done.error());
    if (::fsync(journal->descriptor()) != 0)
        return withoutFile(journal->failure());
    return journal;
}

Result<std::unique_ptr<ConvertJournal>> ConvertJournal::open(const std::string& path) {
    if (auto named = FileSource::open(path); !named)
        return named.error(); // a FIFO would wait for ever
    const int descriptor = ::open(path.c_str(), O_RDWR | O_CLOEXEC | O_NONBLOCK);
    if (descriptor < 0)
        return systemError(errno, path, ErrorCode::ReadFailed);
    auto file = LockedFile::take(descriptor, path);
    if (!file)
        return Error{ErrorCode::ReadFailed, path, "another run is using it"};
    std::unique_ptr<ConvertJournal> journal(new ConvertJournal(*std::move(file)));
    if (auto done = journal->read(); !done)
        return done.error();
    return journal;
}

Result<Done> ConvertJournal::read() {
    auto source = FileSource::ofDescriptor(descriptor(), path());
    if (!source)
        return source.error();
    std::uint64_t whole = 0; // bytes
    for (std::uint64_t at = 0; at < (*source)->size();) {
        SourceReader reader(**source, {at, (*source)->size()});
        LineReader lines(reader, path());
        const auto line = lines.next();
        if (!line)
            return line.error();
        const auto value = *line ? JsonValue::parse(**line) : std::nullopt;
        if (!value || !lines.isWhole())
            break;
        at += (*line)->size() + 1;
        if (whole == 0) {
            auto head = parseJournalHead(**line);
            if (!head)
                break;
            m_head = *std::move(head);
            if (m_head.hasList) {
                if (m_head.listBytes >= (*source)->size() - at)
                    break;
                m_list =
                    std::make_shared<PartSource>(**source, ByteRange{at, at + m_head.listBytes});
                at += m_head.listBytes + 1; // a line feed follows the bytes
            }
            whole = at;
            continue;
        }
        if (value->find("overwriting")) {
            const std::uint64_t fresh = value->number("new");
            if (fresh >= (*source)->size() - at)
                break;
            readOverwriting(nameIn(*value), {at, at + fresh});
            at += fresh + 1; // a line feed follows the bytes
            whole = at;
            continue;
        }
        JournalRecord record;
        record.name = nameIn(*value);
        record.before = value->string("before");
        record.after = value->string("after");
        record.from = value->string("from");
        record.to = value->string("to");
        record.modifiedSeconds = value->signedNumber("modified_s");
        record.modifiedNanoseconds = value->signedNumber("modified_ns");
        const std::uint64_t original = value->number("original");
        record.hasOriginal = original > 0;
        if (record.hasOriginal && original >= (*source)->size() - at)
            break;
        record.original = {at, at + original};
        if (record.hasOriginal)
            at += original + 1; // a line feed follows the bytes
        m_records.push_back(std::move(record));
        whole = at;
    }
    if (whole == 0)
        return Error{ErrorCode::Malformed, path(), "is no journal of moji convert"};
    m_whole = whole;
    m_bytes = *std::move(source);
    return Done{};
}

void ConvertJournal::readOverwriting(const std::string& name, ByteRange bytes) {
    for (auto record = m_records.rbegin(); record != m_records.rend(); ++record) {
        if (record->name == name) {
            record->overwriting = bytes;
            return;
        }
    }
}

Result<Done> ConvertJournal::add(const PreparedFile& file) {
    const std::string& name = file.outcome.name;
    const bool keeps = !file.isPlain || hasOtherNames(name);
    const std::uint64_t original = keeps ? file.before->size() : 0;
    if (auto done = addRecord(recordLine(recordOf(file), original),
                              original > 0 ? file.before.get() : nullptr, name);
        !done)
        return done;
    const std::lock_guard lock(m_mutex);
    if (keeps)
        m_kept.insert(name);
    return Done{};
}

Result<Done> ConvertJournal::addOverwriting(const PreparedFile& file) {
    const std::string& name = file.outcome.name;
    {
        const std::lock_guard lock(m_mutex);
        if (!m_kept.contains(name))
            return Error{ErrorCode::WriteFailed, name, "the file has changed meanwhile"};
    }
    return addRecord(overwritingLine(name, file.after->size()), file.after.get(), name);
}

/// Undoing, too, overwrites a file with other names. Where converting it did not, because it got
/// them since, neither its old bytes nor its new ones may be in the journal.
Result<Done> ConvertJournal::addUndoing(const JournalRecord& record, const ByteSource& original,
                                        const ByteSource& now) {
    if (record.overwriting)
        return Done{};
    if (auto done = addRecord(recordLine(record, original.size()),
                              original.size() > 0 ? &original : nullptr, record.name);
        !done)
        return done;
    return addRecord(overwritingLine(record.name, now.size()), &now, record.name);
}

Result<Done> ConvertJournal::addRecord(const std::string& line, const ByteSource* bytes,
                                       const std::string& name) {
    const std::lock_guard lock(m_mutex);
    // What follows the last complete record is of a run that was killed.
    if (m_isTorn)
        return Error{ErrorCode::WriteFailed, path(), "is incomplete: an earlier write failed"};
    if (m_whole && ::ftruncate(descriptor(), static_cast<off_t>(*m_whole)) != 0)
        return failure();
    m_whole.reset();
    const off_t begin = ::lseek(descriptor(), 0, SEEK_END);
    const auto takeBack = [&](Error error) -> Result<Done> {
        if (begin < 0 || ::ftruncate(descriptor(), begin) != 0)
            m_isTorn = true; // readers would not find a later record
        return error;
    };
    if (!writeAll(descriptor(), asBytes(line)))
        return takeBack(failure());
    if (bytes)
        if (auto done = append(*bytes, name); !done)
            return takeBack(done.error());
    if (::fdatasync(descriptor()) != 0)
        return takeBack(failure());
    return Done{};
}

/// All bytes, and a line feed.
Result<Done> ConvertJournal::append(const ByteSource& bytes, const std::string& name) const {
    constexpr std::size_t kBlock = 256 * 1024;
    const std::uint64_t size = bytes.size();
    Bytes block(std::min<std::uint64_t>(kBlock, size + 1));
    for (std::uint64_t at = 0; at < size;) {
        const auto count = bytes.read(at, block);
        if (!count || *count == 0)
            return count ? Error{ErrorCode::ReadFailed, name, "has become shorter"} : count.error();
        if (!writeAll(descriptor(), ByteView(block).first(*count)))
            return failure();
        at += *count;
    }
    if (!writeAll(descriptor(), asBytes("\n")))
        return failure();
    return Done{};
}

/// One with other names is overwritten: killed meanwhile, it may be neither old nor new.
Result<bool> ConvertJournal::isHalfOverwritten(const JournalRecord& record,
                                               const ByteSource& now) const {
    if (!record.overwriting || !record.hasOriginal)
        return false;
    return moji::isHalfOverwritten(now, PartSource(*m_bytes, record.original),
                                   PartSource(*m_bytes, *record.overwriting));
}

ConvertOutcome ConvertJournal::undo(const JournalRecord& record, const CodecRegistry& registry) {
    ConvertOutcome outcome;
    outcome.name = record.name;
    outcome.from = record.to;
    outcome.to = record.from;
    const auto failed = [&](const Error& error) {
        fail(outcome, error);
        return outcome;
    };
    const auto now = openSource(record.name);
    if (!now)
        return failed(now.error());
    outcome.bytesBefore = outcome.bytesAfter = (*now)->size();
    const auto hash = sha256Of(**now);
    if (!hash)
        return failed(hash.error());
    outcome.sha256 = *hash;
    if (*hash == record.before) {
        // A run that was killed just before it replaced the file may have left a hidden one there.
        (void)UnnamedFile::beside(record.name);
        outcome.action = ConvertAction::Unchanged;
        return outcome;
    }
    const auto isTorn =
        *hash != record.after ? isHalfOverwritten(record, **now) : Result<bool>(false);
    if (!isTorn)
        return failed(isTorn.error());
    if (*hash != record.after && !*isTorn) {
        outcome.action = ConvertAction::Left;
        outcome.isDoubt = true;
        outcome.reason = "the file has changed since it was converted";
        return outcome;
    }
    std::unique_ptr<ByteSource> original;
    if (record.hasOriginal) {
        original = std::make_unique<PartSource>(*m_bytes, record.original);
    } else {
        const Codec* const named = registry.find(record.to);
        const Codec* const to = named ? registry.find(nameWithoutMark(*named)) : nullptr;
        const Codec* const from = registry.find(record.from);
        if (!to || !from)
            return failed({ErrorCode::UnknownName, path(), "names an unknown encoding"});
        SourceReader bytes(**now);
        TranscodingReader back(bytes, *to, *from, TranscodingReader::Malformed::Stop);
        auto spooled = spool(back, record.name);
        if (!spooled)
            return failed(spooled.error());
        original = *std::move(spooled);
    }
    const auto check = sha256Of(*original);
    if (!check)
        return failed(check.error());
    if (*check != record.before)
        return failed(
            {ErrorCode::Malformed, record.name, "the journal does not give its old bytes"});
    ReplaceOptions options;
    if (const auto* const opened = dynamic_cast<const FileSource*>(now->get()))
        options.stamp = opened->stamp(); // what was hashed
    options.overwriting = [&] { return addUndoing(record, *original, **now); };
    if (auto done = replaceFile(record.name, *original, options); !done)
        return failed(done.error());
    const struct timespec times[] = {
        {0, UTIME_OMIT}, {record.modifiedSeconds, static_cast<long>(record.modifiedNanoseconds)}};
    ::utimensat(AT_FDCWD, record.name.c_str(), times, 0);
    outcome.action = ConvertAction::Restored;
    outcome.changed = true;
    outcome.bytesAfter = original->size();
    return outcome;
}

void ConvertJournal::undoAll(const CodecRegistry& registry,
                             const std::function<void(ConvertOutcome)>& tell) {
    // The last record of a file counts: those before it were not acted upon, or were undone.
    std::map<std::string_view, const JournalRecord*> last;
    for (const JournalRecord& record : m_records)
        last[record.name] = &record;
    for (const auto& [name, record] : last)
        tell(undo(*record, registry));
}

} // namespace moji
