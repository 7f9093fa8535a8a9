#include "codec/iscii_tables.h"

#include "codec/icu_probe.h"

#include <algorithm>

namespace moji::iscii {

namespace {

/// Asks ICU for the meaning of bytes in one script.
class ScriptProbe {
public:
    ScriptProbe(IcuProbe& probe, Byte scriptCode)
        : m_probe(probe)
        , m_scriptCode(scriptCode) {}

    [[nodiscard]] std::u32string text(std::initializer_list<int> bytes) const {
        Bytes question{kAttribute, m_scriptCode};
        for (const int byte : bytes)
            question.push_back(static_cast<Byte>(byte));
        return m_probe.text(question);
    }

private:
    IcuProbe& m_probe;
    Byte m_scriptCode;
};

void addCombination(IsciiScript& script, std::initializer_list<int> bytes,
                    std::u32string_view text) {
    IsciiScript::Combination combination{};
    combination.length = static_cast<std::uint8_t>(bytes.size());
    script.combining.set(static_cast<std::size_t>(*bytes.begin()));
    std::ranges::transform(bytes, combination.bytes.begin(),
                           [](int byte) { return static_cast<Byte>(byte); });
    combination.meaning = Span::character(combination.length, 0);
    combination.meaning.count = static_cast<std::uint8_t>(text.size());
    std::ranges::copy(text, combination.meaning.codePoints.begin());
    script.combinations.push_back(combination);
}

/// Letter, halant, the same letter: the addak of Gurmukhi.
void addDoubled(IsciiScript& script, const ScriptProbe& probe, int byte) {
    const std::u32string text = probe.text({byte, kHalant, byte});
    if (text.size() == 2)
        addCombination(script, {byte, kHalant, byte}, text);
}

/// Two bytes that do not decode to one character each.
void addPair(IsciiScript& script, const ScriptProbe& probe, int first, int second) {
    const std::u32string text = probe.text({first, second});
    if (text.size() == 1 || text.size() == 3)
        addCombination(script, {first, second}, text);
}

IsciiScript scriptFromIcu(IcuProbe& icu, Byte scriptCode) {
    const ScriptProbe probe(icu, scriptCode);
    IsciiScript script;
    const auto only = [](const std::u32string& text) { return text.size() == 1 ? text[0] : 0; };
    for (int byte = kFirstLetter; byte < 256; ++byte) {
        const auto at = static_cast<std::size_t>(byte);
        script.letters[at] = isOfScript(byte) ? only(probe.text({byte})) : 0;
        script.extended[at] = byte <= kLastLetter ? only(probe.text({kExtension, byte})) : 0;
    }
    for (int byte = kFirstLetter; byte <= kLastLetter; ++byte) {
        if (!isOfScript(byte) || byte == kHalant || byte == kNukta)
            continue;
        addDoubled(script, probe, byte);
        for (const int second : {int{kVowelSign}, int{kNukta}})
            addPair(script, probe, byte, second);
        const std::u32string nasal = probe.text({byte, kNasal});
        if (nasal.size() == 2 && nasal[1] != script.letters[kNasal]) {
            script.nasalised.set(static_cast<std::size_t>(byte));
            script.nasal = nasal[1];
        }
    }
    addPair(script, probe, kDanda, kDanda);
    std::ranges::stable_sort(script.combinations, std::ranges::greater{},
                             &IsciiScript::Combination::length);
    return script;
}

} // namespace

std::array<IsciiScript, IsciiCodec::kScripts> scriptsFromIcu() {
    IcuProbe probe("ISCII,version=0");
    std::array<IsciiScript, IsciiCodec::kScripts> scripts;
    for (std::size_t i = 0; i < scripts.size(); ++i)
        scripts[i] = scriptFromIcu(probe, kScriptCodes[i]);
    return scripts;
}

} // namespace moji::iscii
