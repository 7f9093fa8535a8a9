#include "text_pieces.h"

#include "fuzz_input.h"
#include "utf8/utf8_writer.h"

#include <algorithm>
#include <array>

// libFuzzer's own mutations.
extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

namespace moji::fuzz {

namespace {

struct Sample {
    std::string_view text; // UTF-8
    std::vector<std::string_view> encodings;
};

const std::vector<Sample>& samples() {
    static const std::vector<Sample> all{
        {"Съешь же ещё этих мягких булок", {"windows-1251", "KOI8-R", "IBM866", "ISO-8859-5"}},
        {"Її їжак з'їв щось", {"windows-1251", "KOI8-U"}},
        {"Où déjà, garçon, cœur naïf", {"windows-1252", "ISO-8859-15", "macintosh"}},
        {"Größe, Übermaß und Öl", {"windows-1252", "ISO-8859-1", "IBM437", "IBM850"}},
        {"Zażółć gęślą jaźń", {"windows-1250", "ISO-8859-2", "IBM852"}},
        {"Ξεσκεπάζω την ψυχοφθόρα", {"windows-1253", "ISO-8859-7"}},
        {"שלום עולם טוב", {"windows-1255", "ISO-8859-8"}},
        {"نص عربي قصير", {"windows-1256", "ISO-8859-6"}},
        {"色は匂へど散りぬるを カタカナ", {"Shift_JIS", "EUC-JP", "ISO-2022-JP"}},
        {"키스의 고유조건은 입술끼리", {"EUC-KR", "ISO-2022-KR"}},
        {"天地玄黄宇宙洪荒", {"GBK", "gb18030", "HZ-GB-2312"}},
        {"天地玄黃宇宙洪荒", {"Big5", "EUC-TW"}},
        {"“It’s – plain”… € 5", {"windows-1252", "UTF-16LE", "UTF-16BE", "UTF-7"}},
        {"plain ASCII text, \\u00e9 %C3%A9 &amp;\n", {"ASCII", "UTF-16LE"}},
        {"😀👨‍👩‍👧 𝔘𝔫𝔦", {"UTF-16LE", "UTF-32LE", "CESU-8"}},
    };
    return all;
}

/// A stretch of a sample, at character borders.
std::u32string stretch(Random& random, const Sample& sample) {
    const std::u32string whole = fromUtf8(sample.text);
    const std::size_t begin = below(random, 3) == 0 ? below(random, whole.size()) : 0;
    return whole.substr(begin, 1 + below(random, whole.size()));
}

std::string encoded(std::string_view encoding, std::u32string_view text) {
    const auto bytes = encodeAll(*registry().find(encoding), text);
    return bytes ? std::string(asChars(*bytes)) : toUtf8(text);
}

/// How UTF-8 is misread most often.
std::string misread(const std::string& text, std::string_view encoding) {
    std::u32string characters;
    for (const Span& span : decodeAll(*registry().find(encoding), asBytes(text)))
        characters += isError(span.status) ? U"\uFFFD" : span.text();
    return toUtf8(characters);
}

} // namespace

std::string makeWords(Random& random) {
    return toUtf8(stretch(random, oneOf(random, samples())));
}

std::string makeEncodedWords(Random& random) {
    const Sample& sample = oneOf(random, samples());
    return encoded(oneOf(random, sample.encodings), stretch(random, sample));
}

std::string makeMojibake(Random& random) {
    constexpr std::array<std::string_view, 7> kWrong{
        "windows-1252", "windows-1252", "ISO-8859-1", "windows-1251", "KOI8-R", "IBM437", "EUC-KR"};
    std::string text = makeWords(random);
    for (std::size_t times = 1 + below(random, 3); times > 0; --times)
        text = misread(text, oneOf(random, kWrong));
    return text;
}

std::size_t mutatePieces(std::uint8_t* data, std::size_t size, std::size_t most, unsigned seed,
                         std::size_t tailLength, std::initializer_list<MakePiece> pieces) {
    Random random(seed);
    if (size < tailLength || below(random, 2) == 0)
        return LLVMFuzzerMutate(data, size, most);
    std::string text(reinterpret_cast<const char*>(data), size);
    const std::size_t front = size - tailLength;
    const std::size_t begin = below(random, front + 1);
    const std::size_t replaced = below(random, 2) == 0 ? below(random, front - begin + 1) : 0;
    text.replace(begin, replaced, oneOf(random, pieces)(random));
    if (text.size() > most) // the tail stays
        text.erase(most - tailLength, text.size() - most);
    std::copy_n(text.data(), text.size(), reinterpret_cast<char*>(data));
    return text.size();
}

} // namespace moji::fuzz
