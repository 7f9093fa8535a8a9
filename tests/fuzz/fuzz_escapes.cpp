// Escape styles, both ways: cuts of the input change nothing, pieces tile it, and what was escaped
// comes back or is said not to.

#include "escape/style_registry.h"
#include "fuzz_input.h"
#include "utf8/utf8_writer.h"

using namespace moji;
using namespace moji::escape;
using namespace moji::fuzz;

namespace {

class Collector final : public Sink {
public:
    void piece(const Piece& piece) override {
        require(piece.source.begin == m_covered && piece.source.end >= m_covered, "tiling");
        m_covered = piece.source.end;
        text += piece.output;
    }
    std::string text;

private:
    std::uint64_t m_covered = 0;
};

std::string inPieces(Transformer& transformer, ByteView bytes, std::size_t piece) {
    Collector collector;
    while (!bytes.empty()) {
        const auto count = std::min(piece, bytes.size());
        require(transformer.feed(bytes.first(count), collector).has_value(), "short input");
        bytes = bytes.subspan(count);
    }
    require(transformer.finish(collector).has_value(), "the end of short input");
    return collector.text;
}

bool isWellFormed(ByteView bytes) {
    for (const Span& span : decodeAll(registry().utf8(), bytes))
        if (isError(span.status))
            return false;
    return true;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    FuzzInput input(data, size);
    const Style& style = styles()[input.below(styles().size())];
    const std::size_t piece = 1 + input.below(9);
    const ByteView bytes = input.rest();
    const std::string name(style.name);
    const auto escaped = transform(*style.makeEscaper(), bytes);
    const auto unescaped = transform(*style.makeUnescaper(registry()), bytes);
    require(escaped && unescaped, "short input", name);
    require(inPieces(*style.makeEscaper(), bytes, piece) == escaped->text, "cuts, escaping", name);
    require(inPieces(*style.makeUnescaper(registry()), bytes, piece) == unescaped->text,
            "cuts, unescaping", name);
    (void)detectStyle(bytes, registry());
    if (style.alphabet == Alphabet::Characters && !isWellFormed(bytes))
        return 0;
    const auto back = transform(*style.makeUnescaper(registry()), asBytes(escaped->text));
    const bool isSaid = std::ranges::any_of(escaped->segments, [](const Segment& segment) {
        return segment.problem == Problem::NotInForm;
    });
    require(isSaid || (back && back->text == asChars(bytes)), "round trip", name);
    return 0;
}
