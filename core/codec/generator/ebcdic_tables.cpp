#include "codec/generator/ebcdic_tables.h"

#include "codec/icu_probe.h"

namespace moji {

namespace {

constexpr Byte kShiftOut = 0x0E;
constexpr Byte kShiftIn = 0x0F;

using Answer = IcuProbe::Answer;

/// Stores ICU's answer for `code` in `table`.
void set(CodeTable& table, ByteView code, const Answer& answer) {
    const bool isText = answer.kind == Answer::Kind::Text && !answer.text.empty() &&
                        answer.text.size() <= Span::kMaxCodePoints;
    if (isText)
        table.setText(code, answer.text);
    else if (answer.kind == Answer::Kind::Illegal)
        table.setError(code, SpanStatus::Illegal, 1);
    else
        table.setError(code, SpanStatus::Unmapped, code.size());
}

CodeTable singlesOf(IcuProbe& probe) {
    CodeTable table;
    for (int byte = 0; byte < 256; ++byte) {
        const Byte code[] = {static_cast<Byte>(byte)};
        if (code[0] != kShiftOut && code[0] != kShiftIn)
            set(table, code, probe.decode(code));
    }
    return table;
}

CodeTable pairsOf(IcuProbe& probe) {
    CodeTable table;
    for (int lead = 0; lead < 256; ++lead) {
        std::array<Byte, 3> question{kShiftOut, static_cast<Byte>(lead), 0};
        const ByteView code = ByteView(question).subspan(1);
        const Answer alone = probe.decode(ByteView(question).first(2));
        if (alone.kind != Answer::Kind::Truncated) {
            if (question[1] != kShiftOut && question[1] != kShiftIn)
                set(table, code.first(1), alone);
            continue;
        }
        table.setPrefix(code.first(1), Span::error(1, SpanStatus::Truncated));
        for (int trail = 0; trail < 256; ++trail) {
            question[2] = static_cast<Byte>(trail);
            set(table, code, probe.decode(question));
        }
    }
    return table;
}

/// The code for every text in both tables: if there are several, the one that ICU writes.
EncodeMap codesOf(IcuProbe& probe, const CodeTable& singles, const CodeTable& pairs) {
    EncodeMap codes;
    const auto add = [&](ByteView code, std::u32string_view text) {
        const Bytes written = probe.encode(text);
        const std::size_t shift = !written.empty() && written[0] == kShiftOut ? 1 : 0;
        const ByteView icus = ByteView(written).subspan(shift);
        if (codes.lacks(text))
            codes.set(text, icus.empty() ? code : icus.first(shift + 1));
    };
    singles.forEachCode(add);
    pairs.forEachCode(add);
    return codes;
}

} // namespace

MadeSet makeEbcdicSingles(const std::string& converter) {
    IcuProbe probe(converter.c_str());
    CodeTable singles = singlesOf(probe);
    EncodeMap codes = codesOf(probe, singles, pairsOf(probe));
    return {std::move(singles), std::move(codes)};
}

MadeSet makeEbcdicPairs(const std::string& converter) {
    IcuProbe probe(converter.c_str());
    return {pairsOf(probe), {}};
}

} // namespace moji
