#include "codec/graphic_set.h"

#include "codec/icu_probe.h"

namespace moji {

namespace {

/// Asks ICU for one position after another.
class Flattening {
public:
    explicit Flattening(const IcuGraphicSet& source)
        : m_probe(source.converter)
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

std::vector<char16_t> GraphicSet::plainCells() const {
    const std::size_t rows = isDoubleByte() ? kCells : 1;
    std::vector<char16_t> cells;
    for (std::size_t row = 0; row < rows; ++row) {
        for (std::size_t cell = 0; cell < kCells; ++cell) {
            const std::array<Byte, 2> pair{static_cast<Byte>(0x21 + row),
                                           static_cast<Byte>(0x21 + cell)};
            const ByteView code = isDoubleByte() ? ByteView(pair) : ByteView(pair).subspan(1);
            const char32_t found = m_table.plainCharacter(code).value_or(0);
            cells.push_back(found <= 0xFFFF ? static_cast<char16_t>(found) : char16_t{0});
        }
    }
    return cells;
}

GraphicSet graphicSetFromIcu(GraphicKind kind, const IcuGraphicSet& source) {
    Flattening flattening(source);
    CodeTable table;
    const Byte first = kind == GraphicKind::Set96 ? 0x20 : 0x21;
    const Byte last = kind == GraphicKind::Set96 ? 0x7F : 0x7E;
    for (Byte lead = first; lead <= last; ++lead) {
        std::array<Byte, 2> code{lead, 0};
        if (kind != GraphicKind::Set94x94) {
            flattening.ask(table, ByteView(code).first(1));
            continue;
        }
        table.setPrefix(ByteView(code).first(1), Span::error(1, SpanStatus::Truncated));
        for (code[1] = first; code[1] <= last; ++code[1])
            flattening.ask(table, code);
    }
    correct(table, source.corrections);
    return {kind, std::move(table)};
}

GraphicSet gb2312Set() {
    return graphicSetFromIcu(GraphicKind::Set94x94, {"ISO_2022,locale=zh,version=0", "\x1B$)A\x0E",
                                                     false, kGb2312Corrections});
}

} // namespace moji
