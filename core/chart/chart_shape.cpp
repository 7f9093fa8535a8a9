// Which states an encoding has: those whose escapes and shifts its decoder takes.

#include "chart/chart.h"

namespace moji::chart {

namespace {

struct KnownState {
    std::string_view prefix;
    const char* name;
};

// The escapes are those of the international register (ISO-IR); the names are the sets'.
constexpr KnownState kStates[] = {
    {"\x1B(J", "JIS X 0201, Roman"},
    {"\x1B(I", "JIS X 0201, katakana"},
    {"\x1B$@", "JIS C 6226-1978"},
    {"\x1B$B", "JIS X 0208-1983"},
    {"\x1B$(D", "JIS X 0212-1990"},
    {"\x1B$A", "GB 2312-80"},
    {"\x1B$(C", "KS C 5601-1987"},
    {"\x1B.A\x1BN", "ISO 8859-1, right half, one character (ESC N)"},
    {"\x1B.F\x1BN", "ISO 8859-7, right half, one character (ESC N)"},
    {"\x1B)I\x0E", "JIS X 0201, katakana (SO)"},
    {"\x1B$)C\x0E", "KS C 5601-1987 (SO)"},
    {"\x1B$)A\x0E", "GB 2312-80 (SO)"},
    {"\x1B$)G\x0E", "CNS 11643, plane 1 (SO)"},
    {"\x1B$)E\x0E", "ISO-IR-165 (SO)"},
    {"\x1B$*H\x1BN", "CNS 11643, plane 2, one character (ESC N)"},
    {"\x1B$+I\x1BO", "CNS 11643, plane 3, one character (ESC O)"},
    {"\x1B$+J\x1BO", "CNS 11643, plane 4, one character (ESC O)"},
    {"\x1B$+K\x1BO", "CNS 11643, plane 5, one character (ESC O)"},
    {"\x1B$+L\x1BO", "CNS 11643, plane 6, one character (ESC O)"},
    {"\x1B$+M\x1BO", "CNS 11643, plane 7, one character (ESC O)"},
    {"\x0E", "two bytes a character (SO)"},
    {"~{", "GB 2312-80 (~{)"},
    {"\x1B-A", "ISO 8859-1, right half"},
    {"\x1B-B", "ISO 8859-2, right half"},
    {"\x1B-C", "ISO 8859-3, right half"},
    {"\x1B-D", "ISO 8859-4, right half"},
    {"\x1B-F", "ISO 8859-7, right half"},
    {"\x1B-G", "ISO 8859-6, right half"},
    {"\x1B-H", "ISO 8859-8, right half"},
    {"\x1B-L", "ISO 8859-5, right half"},
    {"\x1B-M", "ISO 8859-9, right half"},
    {"\x1B)J", "JIS X 0201, Roman, right half"},
    {"\x1B$)A", "GB 2312-80, right half"},
    {"\x1B$)B", "JIS X 0208, right half"},
    {"\x1B$)C", "KS C 5601, right half"},
    {"\x1B$)D", "JIS X 0212, right half"},
    {"\xEF\x42", "Devanagari"},
    {"\xEF\x43", "Bengali"},
    {"\xEF\x44", "Tamil"},
    {"\xEF\x45", "Telugu"},
    {"\xEF\x46", "Assamese"},
    {"\xEF\x47", "Oriya"},
    {"\xEF\x48", "Kannada"},
    {"\xEF\x49", "Malayalam"},
    {"\xEF\x4A", "Gujarati"},
    {"\xEF\x4B", "Gurmukhi"},
};

/// Whether a state is selected by SO after a designation: SO alone would select the same.
bool hasLockingShift(const ChartShape& shape) {
    return std::ranges::any_of(shape.states, [](const ChartState& state) {
        return !state.prefix.empty() && state.prefix.back() == 0x0E;
    });
}

} // namespace

ChartShape shapeOf(const Codec& codec) {
    ChartShape shape;
    const CodecInfo& info = codec.info();
    if (info.family == CodecFamily::Unicode) {
        shape.byCodePoint = true;
        shape.withSurrogates = info.yieldsSurrogates;
        return shape;
    }
    shape.states.push_back({{}, "initial state"});
    if (info.family != CodecFamily::Stateful)
        return shape;
    shape.shifts = {0x0E, 0x0F, 0x1B};
    const ReaderPointer reader = codecReader(codec);
    for (const KnownState& known : kStates) {
        const ByteView prefix = asBytes(known.prefix);
        const bool isShiftAlone = prefix.size() == 1;
        if ((isShiftAlone && hasLockingShift(shape)) || !reader->enter(prefix))
            continue;
        shape.states.push_back({{prefix.begin(), prefix.end()}, known.name});
        if (prefix[0] == '~')
            shape.shifts.push_back('~');
    }
    return shape;
}

} // namespace moji::chart
