#include "survey/content_checks.h"

#include "bytes/part_source.h"
#include "codec/transcoding_reader.h"
#include "detect/bom.h"
#include "detect/line_detector.h"
#include "repair/repairer.h"
#include "scan/codec_scan.h"
#include "support/ordered_work.h"
#include "support/parallel_for.h"
#include "survey/declarations.h"
#include "survey/decoded_facts.h"
#include "survey/line_mixture.h"
#include "survey/line_trust.h"
#include "survey/mojibake_signs.h"

#include <algorithm>
#include <set>

namespace moji {

namespace {

constexpr std::size_t kPiece = 1024 * 1024; // bytes of text that are looked at together

/// What browsers read where a document says so (WHATWG Encoding Standard, "Names and labels").
std::string_view asBrowsersRead(std::string_view name) {
    if (name == "ASCII" || name == "ISO-8859-1")
        return "windows-1252";
    if (name == "ISO-8859-9")
        return "windows-1254";
    if (name == "ISO-8859-11")
        return "windows-874";
    return name;
}

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

bool agrees(const Content& content, const Codec& declared, const FileRecord& record) {
    const Codec& found = *content.codec;
    if (declared.name() == found.name())
        return true;
    // The byte order is said by the mark.
    if (declared.name() == "UTF-16" || declared.name() == "UTF-32")
        return found.name().starts_with(declared.name());
    if (record.ascii)
        return declared.info().asciiCompatible;
    if (record.ambiguous) // then it is as good as any
        return decodes(content, declared);
    if (found.name() == "UTF-8")
        return declared.name() == "UTF-8-SIG";
    return readsTheSame(content, declared, found);
}

/// Whether a repair undoes a wrong decoding, not an escape or bytes that were never decoded.
bool isMojibake(const repair::RepairedSegment& segment) {
    return (segment.label == repair::Label::Lossless || segment.label == repair::Label::Partial) &&
           std::ranges::any_of(segment.chain, [](const repair::Step& step) {
               return step.kind == repair::StepKind::Encode;
           });
}

/// A text in UTF-8, in pieces that end with lines.
class TextPieces {
public:
    TextPieces(const Content& content, const CodecRegistry& registry)
        : m_size(content.source.size())
        , m_bytes(content.source) {
        if (content.codec != &registry.utf8())
            m_decoded.emplace(m_bytes, *content.codec, registry.utf8(),
                              TranscodingReader::Malformed::Replace);
    }

    /// Nothing at the end, or where the text cannot be read.
    [[nodiscard]] std::optional<std::string> next() {
        std::string text = std::move(m_cutLine);
        if (!fill(text) || text.empty())
            return std::nullopt;
        const std::size_t line = text.rfind('\n');
        const std::size_t end = m_atEnd || line == text.npos ? text.size() : line + 1;
        m_cutLine = text.substr(end);
        text.resize(end);
        return text;
    }
    [[nodiscard]] bool hasFailed() const { return m_hasFailed; }

private:
    [[nodiscard]] bool fill(std::string& text) {
        ByteReader& reader = m_decoded ? static_cast<ByteReader&>(*m_decoded) : m_bytes;
        std::size_t filled = text.size();
        text.resize(filled +
                    std::max<std::size_t>(1, std::min<std::uint64_t>(kPiece, 4 * m_size + 1)));
        while (filled < text.size() && !m_atEnd) {
            const auto count =
                reader.read({reinterpret_cast<Byte*>(text.data()) + filled, text.size() - filled});
            m_hasFailed = !count;
            m_atEnd = m_hasFailed || *count == 0;
            filled += m_hasFailed ? 0 : *count;
        }
        text.resize(filled);
        return !m_hasFailed;
    }

    std::uint64_t m_size; // of the source, bytes
    SourceReader m_bytes;
    std::optional<TranscodingReader> m_decoded;
    std::string m_cutLine; // by the end of the last piece
    bool m_atEnd = false;
    bool m_hasFailed = false;
};

bool isUnicode(const Codec& codec) {
    return codec.info().family == CodecFamily::Unicode || codec.name() == "gb18030";
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

} // namespace

MojibakeFinding ContentChecks::look(std::string_view text, const std::stop_token& stop) const {
    constexpr double kLikely = 0.8;
    MojibakeFinding found;
    if (!mayHaveMojibake(text))
        return found;
    const auto plans = m_repairer->repair(text, stop);
    if (plans.front().score < kLikely)
        return found;
    for (const repair::RepairedSegment& segment : plans.front().segments) {
        if (!isMojibake(segment))
            continue;
        ++found.places;
        if (found.chain.empty())
            found.chain = describe(segment.chain);
    }
    return found;
}

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
    const auto found = findDeclaration(head.substr(0, kDeclarationHead));
    if (!found)
        return;
    const auto name = m_registry.canonicalName(found->label);
    if (!name)
        return;
    record.declared = *name;
    if (!content.codec)
        return;
    const bool isWeb = found->form == DeclarationForm::Html || found->form == DeclarationForm::Css;
    const Codec* const declared = m_registry.find(*name);
    const Codec* const browsers = m_registry.find(isWeb ? asBrowsersRead(*name) : *name);
    record.declaredAgrees = agrees(content, *declared, record) ||
                            (browsers != declared && agrees(content, *browsers, record));
}

void ContentChecks::findMixed(const Content& content, FileRecord& record) const {
    LineDetector detector(content.source, m_registry, {});
    LineVotes votes(content.source, content.codec);
    for (auto lines = detector.next(content.stop); lines && !lines->empty();
         lines = detector.next(content.stop))
        votes.add(*std::move(lines));
    const auto counts = votes.encodings();
    if (counts.size() < 2)
        return;
    record.mixed.assign(counts.begin(), counts.end());
    record.ambiguous = true;
    record.score *= kOfMixed;
    if (counts.contains(record.encoding))
        return;
    record.encoding.clear();
    record.score = 0;
    record.valid = false;
    record.problems = content.facts.problems();
    record.damaged = 0;
    record.firstProblem.reset();
    record.declaredAgrees.reset();
    record.evidence = "lines are in different encodings";
}

void ContentChecks::findMojibake(const Content& content, FileRecord& record) const {
    constexpr std::size_t kMostHelpers = 7; // a repair of a piece takes some 20 MB
    if (!isUnicode(*content.codec))
        return;
    const std::size_t pieces = content.source.size() / kPiece;
    const Helpers helpers(std::min(pieces, kMostHelpers));
    const std::size_t threads = helpers.count() > 0 ? helpers.count() + 1 : 0;
    MojibakeFinding found;
    TextPieces texts(content, m_registry);
    OrderedWork<std::string, MojibakeFinding> work(
        static_cast<unsigned>(threads),
        [&] { return content.stop.stop_requested() ? std::nullopt : texts.next(); },
        [&] { return [&](const std::string& piece) { return look(piece, content.stop); }; });
    while (auto next = work.take()) {
        found.places += next->places;
        if (found.chain.empty())
            found.chain = std::move(next->chain);
    }
    if (found.places > 0 && !texts.hasFailed())
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
