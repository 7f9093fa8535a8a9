#include "cli/encoding_list.h"

#include "repair/comparison.h"

#include <algorithm>

namespace moji::cli {

CLI::Option* addEncodingsOption(CLI::App& app, std::vector<std::string>& names,
                                const std::string& description, const std::string& option) {
    return app.add_option(option, names, description)
        ->type_name("A,B,...")
        ->delimiter(',')
        ->allow_extra_args(false);
}

std::vector<std::string> joinedNames(const CodecRegistry& codecs,
                                     const std::vector<std::string>& parts) {
    constexpr std::size_t kMostParts = 4; // of a name; no encoding has more commas
    std::vector<std::string> names;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        std::string name = parts[i];
        std::string longer = name;
        std::size_t last = i;
        const std::size_t end = std::min(parts.size(), i + kMostParts);
        for (std::size_t next = i + 1; next < end && !codecs.find(parts[next]); ++next) {
            longer += ',' + parts[next];
            if (codecs.find(longer)) {
                name = longer;
                last = next;
            }
        }
        names.push_back(std::move(name));
        i = last;
    }
    return names;
}

std::optional<std::vector<const Codec*>> namedEncodings(const Context& context,
                                                        const std::vector<std::string>& names,
                                                        std::span<const std::string_view> otherwise,
                                                        std::string_view option) {
    if (names.empty())
        return findCodecs(context.codecs, otherwise);
    std::vector<const Codec*> codecs;
    for (const std::string& name : joinedNames(context.codecs, names)) {
        const Codec* codec = context.codec(name, option);
        if (!codec)
            return std::nullopt;
        codecs.push_back(codec);
    }
    return codecs;
}

} // namespace moji::cli
