#include "survey/converter.h"

#include "bytes/file_source.h"
#include "bytes/sha256.h"
#include "codec/owned_mark.h"
#include "codec/transcoding_reader.h"
#include "detect/bom.h"
#include "detect/declared_encoding.h"
#include "detect/line_detector.h"
#include "survey/converted_bytes.h"
#include "survey/journal_head.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace moji {

namespace {

void leave(PreparedFile& prepared, std::string reason, bool isDoubt) {
    prepared.outcome.action = ConvertAction::Left;
    prepared.outcome.isDoubt = isDoubt;
    prepared.outcome.reason = std::move(reason);
}

void fail(PreparedFile& prepared, const Error& error) {
    prepared.outcome.action = ConvertAction::Failed;
    prepared.outcome.reason = error.detail.empty() ? error.subject : error.detail;
}

/// Whether a reader gives exactly the bytes of a range.
Result<bool> gives(ByteReader& reader, const ByteSource& source, ByteRange range) {
    constexpr std::size_t kBlock = 64 * 1024;
    Bytes block(kBlock);
    Bytes wanted(kBlock);
    std::uint64_t at = range.begin;
    for (;;) {
        const auto count = reader.read(block);
        if (!count)
            return count.error();
        if (*count == 0)
            return at == range.end;
        if (*count > range.end - at)
            return false;
        const auto read = source.read(at, std::span(wanted).first(*count));
        if (!read)
            return read.error();
        if (*read != *count ||
            !std::equal(wanted.begin(), wanted.begin() + static_cast<std::ptrdiff_t>(*count),
                        block.begin()))
            return false;
        at += *count;
    }
}

bool hasMarks(const Codec& codec) {
    return codec.info().family == CodecFamily::Unicode || codec.name() == "gb18030";
}

std::string namesOf(const std::vector<EncodedPart>& parts) {
    std::set<std::string> names;
    for (const EncodedPart& part : parts)
        names.insert(part.codec->name());
    return fmt::format("{}", fmt::join(names, ","));
}

} // namespace

Converter::Converter(const CodecRegistry& registry, ConvertRequest request)
    : m_registry(registry)
    , m_request(std::move(request))
    , m_target(targetOf(m_request))
    , m_surveyor(registry, {true, false}) {}

Converter::Target Converter::targetOf(const ConvertRequest& request) const {
    Target target{m_registry.find(request.to), request.bom, {}};
    target.name = target.codec->name();
    // Names that mean an encoding with its mark, unless it is to be removed.
    if (target.codec->scheme().ownsMark) {
        target.codec = m_registry.find(nameWithoutMark(*target.codec));
        if (target.bom == BomWish::Remove)
            target.name = target.codec->name();
        else
            target.bom = BomWish::Add;
    }
    if (!hasMarks(*target.codec))
        target.bom = BomWish::Remove; // it has none
    return target;
}

const Codec* Converter::sourceCodec(std::string_view name, const ByteSource& source) const {
    const Codec* const codec = m_registry.find(name);
    if (!codec)
        return nullptr;
    if (!codec->scheme().markDecidesOrder)
        return m_registry.find(nameWithoutMark(*codec));
    const auto head =
        readRange(source, {0, std::min<std::uint64_t>(kLongestByteOrderMark, source.size())});
    const auto mark = head ? detectByteOrderMark(*head) : std::nullopt;
    const Codec* const marked = mark ? m_registry.find(mark->encoding) : nullptr;
    const bool isMarked = marked && marked->scheme().form == codec->scheme().form;
    return isMarked ? marked : m_registry.find(nameWithoutMark(*codec));
}

bool Converter::open(const WalkedFile& file, PreparedFile& prepared) const {
    prepared.outcome.name = file.name;
    prepared.outcome.to = m_target.name;
    if (file.kind == WalkedFile::Kind::Unreadable) {
        fail(prepared, {ErrorCode::ReadFailed, file.name, file.error});
        return false;
    }
    if (file.kind != WalkedFile::Kind::Regular) {
        leave(prepared, "not a regular file", false);
        return false;
    }
    auto source = openSource(file.name);
    if (!source) {
        fail(prepared, source.error());
        return false;
    }
    if (const auto* const opened = dynamic_cast<const FileSource*>(source->get()))
        prepared.stamp = opened->stamp();
    prepared.before = *std::move(source);
    prepared.outcome.bytesBefore = prepared.before->size();
    prepared.outcome.bytesAfter = prepared.before->size();
    if (prepared.before->size() == 0) {
        prepared.outcome.action = ConvertAction::Unchanged;
        prepared.outcome.reason = "empty";
        return false;
    }
    const auto isJournal = beginsAsJournal(*prepared.before);
    if (!isJournal)
        fail(prepared, isJournal.error());
    else if (*isJournal)
        leave(prepared, "a journal of moji convert", false);
    return isJournal && !*isJournal;
}

PreparedFile Converter::prepare(const WalkedFile& file) {
    PreparedFile prepared;
    std::vector<EncodedPart> parts;
    if (!open(file, prepared))
        return prepared;
    const auto hash = sha256Of(*prepared.before);
    if (!hash) {
        fail(prepared, hash.error());
        return prepared;
    }
    prepared.outcome.sha256 = *hash;
    if (decide(file, prepared, parts))
        convert(prepared, parts);
    return prepared;
}

PreparedFile Converter::carryOut(const WalkedFile& file, const std::string& from,
                                 const std::string& sha256) {
    PreparedFile prepared;
    if (!open(file, prepared))
        return prepared;
    const auto hash = sha256Of(*prepared.before);
    if (!hash) {
        fail(prepared, hash.error());
        return prepared;
    }
    prepared.outcome.sha256 = *hash;
    if (*hash != sha256) {
        leave(prepared, "the file has changed since the plan was made", true);
        return prepared;
    }
    std::vector<EncodedPart> parts;
    if (from.find(',') != std::string::npos) {
        if (decideLines(prepared, parts))
            convert(prepared, parts);
        return prepared;
    }
    const Codec* const codec = sourceCodec(from, *prepared.before);
    if (!codec) {
        fail(prepared,
             {ErrorCode::UnknownName, from, fmt::format("no encoding is called '{}'", from)});
        return prepared;
    }
    parts.push_back({{0, prepared.before->size()}, codec});
    convert(prepared, parts);
    return prepared;
}

bool Converter::decide(const WalkedFile& file, PreparedFile& prepared,
                       std::vector<EncodedPart>& parts) {
    const ByteRange whole{0, prepared.before->size()};
    if (!m_request.from.empty()) {
        parts.push_back({whole, sourceCodec(m_request.from, *prepared.before)});
        return true;
    }
    const FileRecord record = m_surveyor.survey(*prepared.before, file.name);
    prepared.outcome.from = record.encoding;
    if (record.kind == FileKind::Binary) {
        leave(prepared, "binary: " + record.type, false);
        return false;
    }
    if (record.kind == FileKind::Unreadable) {
        fail(prepared, {ErrorCode::ReadFailed, file.name, record.error});
        return false;
    }
    const bool isSure = !record.encoding.empty() && record.valid && !record.ambiguous &&
                        record.score >= m_request.least;
    if (m_request.lines && (!record.mixed.empty() || !isSure))
        return decideLines(prepared, parts);
    if (!record.mixed.empty()) {
        leave(prepared, "lines are in different encodings (see --lines)", true);
        return false;
    }
    if (!isSure) {
        leave(prepared,
              record.encoding.empty() ? "no encoding fits"
              : !record.valid
                  ? fmt::format(fmt::runtime(record.problems == 1 ? "{} problem in {}"
                                                                  : "{} problems in {}"),
                                record.problems, record.encoding)
                  : fmt::format("not sure enough: {} {:.2f}{}", record.encoding, record.score,
                                record.ambiguous ? ", ambiguous" : ""),
              true);
        return false;
    }
    // What a file says of itself is evidence too: only much of the other kind is against it.
    if (!record.declaredAgrees.value_or(true) && record.score < kAgainstDeclared) {
        leave(prepared,
              fmt::format("declares {}, reads as {} {:.2f}", record.declared, record.encoding,
                          record.score),
              true);
        return false;
    }
    parts.push_back({whole, m_registry.find(record.encoding)});
    return true;
}

Result<LineCounts> Converter::countLines(const ByteSource& source) const {
    LineCounts counts;
    LineDetector detector(source, m_registry, {});
    for (;;) {
        auto lines = detector.next();
        if (!lines)
            return lines.error();
        if (lines->empty())
            return counts;
        for (const DetectedLine& line : *lines)
            if (line.codec && !line.ascii && !line.ambiguous)
                ++counts[line.codec];
    }
}

bool Converter::decideLines(PreparedFile& prepared, std::vector<EncodedPart>& parts) {
    const auto counts = countLines(*prepared.before);
    if (!counts) {
        fail(prepared, counts.error());
        return false;
    }
    LineDetector detector(*prepared.before, m_registry, {});
    const auto add = [&](ByteRange range, const Codec* codec) {
        if (!parts.empty() && (parts.back().codec == codec || range.empty()))
            parts.back().range.end = range.end;
        else if (!range.empty())
            parts.push_back({range, codec});
    };
    for (;;) {
        auto lines = detector.next();
        if (!lines) {
            fail(prepared, lines.error());
            return false;
        }
        if (lines->empty())
            break;
        for (DetectedLine& line : *lines) {
            const std::uint64_t end =
                std::min(line.offset + line.length + 1, prepared.before->size());
            if (line.ascii) { // with what comes before it
                add({line.offset, end}, parts.empty() ? &m_registry.utf8() : parts.back().codec);
                continue;
            }
            joinAccidentalSegments(*prepared.before, line);
            const bool isDecided = line.codec || !line.segments.empty();
            if (!isDecided || line.ambiguous || line.damaged > 0 || line.score < m_request.least ||
                isOutlier(*prepared.before, line, *counts)) {
                leave(prepared, fmt::format("line {} is not sure enough", line.line), true);
                return false;
            }
            for (const DetectedSegment& segment : line.segments)
                add(segment.range, segment.codec);
            if (line.codec)
                add({line.offset, end}, line.codec);
            else
                parts.back().range.end = end;
        }
    }
    return true;
}

TextEdits Converter::edits() const {
    return {m_target.bom, m_request.eol, m_request.declarations ? m_target.name : std::string()};
}

void Converter::convert(PreparedFile& prepared, const std::vector<EncodedPart>& parts) {
    ConvertOutcome& outcome = prepared.outcome;
    outcome.from = namesOf(parts);
    DecodedText decoded(*prepared.before, parts);
    EditedText edited(decoded, edits());
    ConvertedBytes bytes(edited, *m_target.codec, m_request.unmappable);
    auto after = spool(bytes, outcome.name);
    if (!after)
        return fail(prepared, after.error());
    prepared.after = *std::move(after);
    outcome.bytesAfter = prepared.after->size();
    const auto hash = sha256Of(*prepared.after);
    if (!hash)
        return fail(prepared, hash.error());
    prepared.sha256After = *hash;
    if (*hash == outcome.sha256) {
        outcome.action = ConvertAction::Unchanged;
        return;
    }
    outcome.changed = true;
    if (bytes.replaced() > 0) {
        outcome.proof = Proof::Lossy;
        outcome.reason =
            fmt::format(fmt::runtime(bytes.replaced() == 1 ? "{} character that {} lacks"
                                                           : "{} characters that {} lacks"),
                        bytes.replaced(), outcome.to);
        outcome.action = ConvertAction::Converted;
        return;
    }
    const auto proven = isProven(prepared, parts);
    if (!proven)
        return fail(prepared, proven.error());
    if (!*proven) {
        outcome.changed = false;
        return leave(prepared, "converting back would not give the same bytes", true);
    }
    if (parts.size() == 1) {
        SourceReader written(*prepared.after);
        TranscodingReader back(written, *m_target.codec, *parts[0].codec,
                               TranscodingReader::Malformed::Stop);
        const auto given = gives(back, *prepared.before, parts[0].range);
        prepared.isPlain = given && *given;
    }
    outcome.proof = Proof::Reversible;
    outcome.action = ConvertAction::Converted;
}

Result<bool> Converter::isProven(const PreparedFile& prepared,
                                 const std::vector<EncodedPart>& parts) const {
    const std::vector<EncodedPart> target{{{0, prepared.after->size()}, m_target.codec}};
    DecodedText written(*prepared.after, target);
    DecodedText decoded(*prepared.before, parts);
    EditedText wanted(decoded, edits());
    auto same = isSameText(written, wanted);
    if (!same || !*same)
        return same;
    for (const EncodedPart& part : parts) {
        SourceReader bytes(*prepared.before, part.range);
        TranscodingReader back(bytes, *part.codec, *part.codec, TranscodingReader::Malformed::Stop);
        auto given = gives(back, *prepared.before, part.range);
        if (!given || !*given)
            return given;
    }
    return true;
}

} // namespace moji
