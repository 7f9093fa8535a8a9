#pragma once
// Every encoding, by each of its names. The names are constants of the program; a codec is made
// on first use, and so is the list.

#include "codec/codec.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace moji {

class CodecRegistry {
public:
    CodecRegistry();
    ~CodecRegistry();
    CodecRegistry(const CodecRegistry&) = delete;
    CodecRegistry& operator=(const CodecRegistry&) = delete;

    /// All encodings: the most likely ones first, then by name.
    [[nodiscard]] const std::vector<CodecInfo>& list() const;

    /// Finds an encoding by any label or name, ignoring case and punctuation; nullptr if there is
    /// none. Labels have the meaning of the WHATWG Encoding Standard, except that ASCII and
    /// ISO-8859-x are themselves. The codec lives as long as the registry. Callable from several
    /// threads.
    [[nodiscard]] const Codec* find(std::string_view name) const;

    /// The canonical name for `name`; does not make the codec.
    [[nodiscard]] std::optional<std::string> canonicalName(std::string_view name) const;

    /// Canonical names similar to `name`, nearest first, for "did you mean".
    [[nodiscard]] std::vector<std::string> suggestions(std::string_view name,
                                                       std::size_t count = 3) const;

    [[nodiscard]] const Codec& utf8() const;

private:
    struct Entries;
    std::unique_ptr<Entries> m_entries;
};

} // namespace moji
