#include "codec/generator/graphic_table.h"

#include "codec/generator/correct_cells.h"
#include "codec/icu_probe.h"

#include <string>

namespace moji {

namespace {

/// Asks ICU for one position after another.
class Flattening {
public:
    explicit Flattening(const SetSource& source)
        : m_probe(std::string(source.converter).c_str())
        , m_question(source.prefix.begin(), source.prefix.end())
        , m_prefix(source.prefix.size())
        , m_mask(source.highBit ? 0x80 : 0x00) {}

    /// Stores the character at `code` (one or two bytes) in `table`.
    void ask(CodeTable& table, ByteView code) {
        m_question.resize(m_prefix);
        for (const Byte byte : code)
            m_question.push_back(byte | m_mask);
        const std::u32string text = m_probe.text(m_question);
        if (text.empty() || text.size() > Span::kMaxCodePoints || meansNothing(text[0]))
            table.setError(code, SpanStatus::Unmapped, code.size());
        else
            table.setText(code, text);
    }

private:
    static bool meansNothing(char32_t c) {
        const bool isPrivate = c >= 0xE000 && c <= 0xF8FF;
        return c == 0x1A || c == 0xFFFD || isPrivate;
    }

    IcuProbe m_probe;
    Bytes m_question;
    std::size_t m_prefix;
    Byte m_mask;
};

} // namespace

MadeSet makeGraphicSet(const SetSource& source) {
    Flattening flattening(source);
    CodeTable table;
    const Byte first = source.recipe == SetRecipe::Graphic96 ? 0x20 : 0x21;
    const Byte last = source.recipe == SetRecipe::Graphic96 ? 0x7F : 0x7E;
    for (Byte lead = first; lead <= last; ++lead) {
        std::array<Byte, 2> code{lead, 0};
        if (source.recipe != SetRecipe::Graphic94x94) {
            flattening.ask(table, ByteView(code).first(1));
            continue;
        }
        table.setPrefix(ByteView(code).first(1), Span::error(1, SpanStatus::Truncated));
        for (code[1] = first; code[1] <= last; ++code[1])
            flattening.ask(table, code);
    }
    correct(table, source.corrections);
    EncodeMap codes = firstCodes(table);
    return {std::move(table), std::move(codes)};
}

} // namespace moji
