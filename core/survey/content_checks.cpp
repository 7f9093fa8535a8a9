#include "survey/content_checks.h"

#include "bytes/part_source.h"
#include "detect/bom.h"
#include "detect/declared_encoding.h"
#include "detect/line_detector.h"
#include "repair/repairer.h"
#include "scan/codec_scan.h"
#include "survey/decoded_facts.h"
#include "survey/line_mixture.h"
#include "survey/line_trust.h"
#include "survey/misread_places.h"

#include <algorithm>
#include <set>

namespace moji {

namespace {

constexpr std::size_t kPiece = 1024 * 1024; // bytes of text that are looked at together

bool readsTheSame(const Content& content, const Codec& declared, const Codec& found) {
    const auto survey = surveyBytes(content.source, content.stop);
    if (!survey)
        return false;
    const auto disproof = findDisproof(content.source, *survey, declared, content.stop);
    if (!disproof || *disproof)
        return false;
    const auto same = readTheSame(content.source, *survey, declared, found, content.stop);
    return same && *same;
}

bool decodes(const Content& content, const Codec& codec) {
    const auto survey = surveyBytes(content.source, content.stop);
    if (!survey)
        return false;
    const auto disproof = findDisproof(content.source, *survey, codec, content.stop);
    return disproof && !*disproof;
}

/// Nothing: there is no telling, since another encoding is hardly more than a guess.
std::optional<bool> agrees(const Content& content, const Codec& declared,
                           const FileRecord& record) {
    const Codec& found = *content.codec;
    if (declared.name() == found.name())
        return true;
    // The byte order is said by the mark.
    if (declared.name() == "UTF-16" || declared.name() == "UTF-32")
        return found.name().starts_with(declared.name());
    if (record.ascii)
        return declared.info().asciiCompatible;
    if (found.name() == "UTF-8")
        return declared.name() == "UTF-8-SIG";
    if (readsTheSame(content, declared, found))
        return true;
    if (record.ambiguous && decodes(content, declared))
        return std::nullopt;
    return false;
}

/// Whether a line, read alone, is UTF-8 with a bidirectional control: compilers, editors and people
/// read lines, and one does not make a text mixed if it says too little of its encoding.
bool hasBidiInLineOfUtf8(const Content& content) {
    constexpr std::size_t kBlock = 64 * 1024;
    Bytes block(kBlock);
    SourceReader reader(content.source);
    ByteFacts line;
    const auto isFound = [&] {
        line.finish();
        return line.errors() == 0 && line.hasBidi();
    };
    for (;;) {
        const auto count = reader.read(block);
        if (!count || content.stop.stop_requested())
            return false;
        if (*count == 0)
            return isFound();
        for (ByteView rest = ByteView(block).first(*count); !rest.empty();) {
            const auto end =
                std::ranges::find_if(rest, [](Byte byte) { return byte == 0x0A || byte == 0x0D; });
            const auto length = static_cast<std::size_t>(end - rest.begin());
            line.add(rest.first(length));
            if (end == rest.end())
                break;
            if (isFound())
                return true;
            line = {};
            rest = rest.subspan(length + 1);
        }
    }
}

/// The end of the text for findDeclarationAtEnd (declarations.h); nothing where it is unreadable.
std::optional<std::string> tailOf(const Content& content) {
    constexpr std::uint64_t kLargestUnit = 4; // bytes
    constexpr std::uint64_t kMost = kDeclarationTail * kLargestUnit;
    const bool keepsAscii = !content.codec || content.codec->info().asciiCompatible;
    const std::uint64_t size = content.source.size();
    const std::uint64_t most = keepsAscii ? kDeclarationTail : kMost;
    const std::uint64_t begin = size < most ? 0 : (size - most) / kLargestUnit * kLargestUnit;
    Bytes read;
    ByteView bytes = content.head.last(std::min<std::uint64_t>(size - begin, content.head.size()));
    if (content.head.size() < size) {
        auto tail = readRange(content.source, {begin, size});
        if (!tail)
            return std::nullopt;
        read = *std::move(tail);
        bytes = read;
    }
    return keepsAscii ? std::string(asChars(bytes)) : asciiHead(bytes, *content.codec, kMost);
}

} // namespace

ContentChecks::ContentChecks(const CodecRegistry& registry)
    : m_registry(registry)
    , m_repairer(std::make_unique<const repair::Repairer>(registry)) {}
ContentChecks::~ContentChecks() = default;

void ContentChecks::checkDeclaration(const Content& content, FileRecord& record) const {
    std::string_view head = asChars(content.head);
    std::string decoded;
    if (content.codec && !content.codec->info().asciiCompatible) {
        decoded = asciiHead(content.head, *content.codec, kDeclarationHead);
        head = decoded;
    } else if (head.starts_with("\xEF\xBB\xBF")) {
        head.remove_prefix(3);
    }
    const auto tail = tailOf(content);
    if (!tail)
        return;
    const auto declared = declaredEncoding(head, *tail, m_registry);
    if (!declared)
        return;
    record.declared = declared->named->name();
    if (!content.codec)
        return;
    record.declaredAgrees = agrees(content, *declared->named, record);
    if (declared->inBrowsers != declared->named && record.declaredAgrees != true)
        if (const auto inBrowsers = agrees(content, *declared->inBrowsers, record);
            inBrowsers != false)
            record.declaredAgrees = inBrowsers;
    if (record.declaredAgrees == false && isVoid(*declared, head, *content.codec))
        record.declaredAgrees.reset();
}

const Codec* ContentChecks::findMixed(const Content& content, FileRecord& record) const {
    LineDetector detector(content.source, m_registry, {.areChecked = false});
    LineVotes votes(content.source, content.codec);
    for (auto lines = detector.next(content.stop); lines && !lines->empty();
         lines = detector.next(content.stop))
        votes.add(*std::move(lines));
    const auto counts = votes.encodings();
    if (counts.size() < 2) {
        const Codec* const other = votes.otherThanWhole();
        return other && decodes(content, *other) ? other : nullptr;
    }
    record.mixed.assign(counts.begin(), counts.end());
    record.ambiguous = true;
    record.score *= kOfMixed;
    if (counts.contains(record.encoding))
        return nullptr;
    record.encoding.clear();
    record.score = 0;
    record.valid = false;
    record.problems = content.facts.problems();
    record.damaged = 0;
    record.firstProblem.reset();
    record.declaredAgrees.reset();
    record.evidence = "lines are in different encodings";
    return nullptr;
}

void ContentChecks::findMojibake(const Content& content, FileRecord& record) const {
    MojibakeFinding found;
    const MisreadSearch search{content.source, *content.codec, m_registry, *m_repairer, false};
    const auto done = findMisreadPlaces(search, content.stop, [&](const MisreadPart& part) {
        found.places += part.places.size();
        if (found.chain.empty() && !part.places.empty())
            found.chain = describe(part.places.front().chain);
    });
    if (done && found.places > 0)
        record.mojibake = std::move(found);
}

void findBidiAndMark(const Content& content, const CodecRegistry& registry, FileRecord& record) {
    if (record.ascii)
        return;
    std::set<const Codec*> codecs{content.codec};
    for (const auto& [name, lines] : record.mixed)
        codecs.insert(registry.find(name));
    // Where no encoding fits, the problems are those of UTF-8.
    if (codecs.contains(&registry.utf8()) || record.encoding.empty()) {
        const auto mark = detectByteOrderMark(content.head);
        record.bom = record.bom || (mark && mark->encoding == registry.utf8().name());
        record.bidi = record.bidi || content.facts.hasBidi();
    }
    for (const Codec* const codec : codecs) {
        if (!codec || codec == &registry.utf8() || !codec->info().asciiCompatible)
            continue; // what the others say was decoded
        if (record.bidi || !encodeAll(*codec, U"\u202E"))
            continue;
        const auto decoded = decodedFacts(content.source, *codec, content.stop);
        record.bidi = decoded && decoded->hasBidi;
    }
    if (!record.bidi && content.facts.hasBidi() &&
        (!content.codec || content.codec->info().asciiCompatible))
        record.bidi = hasBidiInLineOfUtf8(content);
}

Result<Done> countProblems(const Content& content, FileRecord& record) {
    ScanOptions options;
    options.threads = 1; // files are surveyed beside each other
    options.maxErrors = 1;
    options.stop = content.stop;
    options.onError = [&](const ErrorRecord& error) {
        record.firstProblem = FirstProblem{error.offset, 1};
    };
    const auto summary = scanCodec(content.source, *content.codec, options);
    if (!summary)
        return summary.error();
    record.problems = summary->problems;
    record.valid = summary->valid();
    return Done{};
}

void locateFirstProblem(const Content& content, FileRecord& record) {
    const ByteRange before{0, record.firstProblem->offset};
    if (content.codec && !content.codec->info().asciiCompatible) { // a byte 0A may be any letter's
        const PartSource part(content.source, before);
        if (const auto facts = decodedFacts(part, *content.codec, content.stop))
            record.firstProblem->line += facts->lineEnds.lf + facts->lineEnds.crlf;
        return;
    }
    constexpr std::size_t kBlock = 64 * 1024;
    Bytes block(kBlock);
    SourceReader reader(content.source, before);
    for (;;) {
        const auto count = reader.read(block);
        if (!count || *count == 0)
            return;
        record.firstProblem->line += static_cast<std::uint64_t>(
            std::count(block.begin(), block.begin() + static_cast<std::ptrdiff_t>(*count), 0x0A));
    }
}

} // namespace moji
