#include "cli/command.h"
#include "cli/phrase.h"

#include <fmt/format.h>

namespace moji::cli {

const Codec* Context::codec(std::string_view name, std::string_view option) const {
    if (const Codec* found = codecs.find(name))
        return found;
    if (name == "auto") {
        message(phrase("moji", "%1: auto is for decode, convert and diff; moji detect says which "
                               "encoding it is")
                    .with(option));
        return nullptr;
    }
    if (name.find("//") != std::string_view::npos) { // as iconv has it: ASCII//TRANSLIT
        message(phrase("moji", "%1: unknown encoding '%2'; where iconv takes //TRANSLIT or "
                               "//IGNORE, moji has --unmappable and --errors")
                    .with(option, name));
        return nullptr;
    }
    const auto nearest = codecs.suggestions(name);
    const Phrase sentence =
        nearest.empty()
            ? phrase("moji", "%1: unknown encoding '%2' (moji list names all)")
            : phrase("moji", "%1: unknown encoding '%2'; did you mean %3 (moji list names all)");
    message(sentence.with(option, name, fmt::join(nearest, ", ")));
    return nullptr;
}

} // namespace moji::cli
