#pragma once
// Every encoding by every one of its names. The list is made at once and cheaply; the tables of an
// encoding are made when it is first asked for.

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

    /// All encodings: the ones a person is likely to want first, then by name.
    [[nodiscard]] const std::vector<CodecInfo>& list() const;

    /// By any label or name, case- and punctuation-insensitive; nullptr if there is none. Labels
    /// mean what the WHATWG Encoding Standard says, except that ASCII and ISO-8859-x are
    /// themselves. The codec lives as long as the registry. Callable from several threads.
    [[nodiscard]] const Codec* find(std::string_view name) const;

    /// The canonical name that `name` stands for, without making its tables.
    [[nodiscard]] std::optional<std::string> canonicalName(std::string_view name) const;

    /// Canonical names like `name`, nearest first, for "did you mean".
    [[nodiscard]] std::vector<std::string> suggestions(std::string_view name,
                                                       std::size_t count = 3) const;

    [[nodiscard]] const Codec& utf8() const;

private:
    struct Entries;
    std::unique_ptr<Entries> m_entries;
};

} // namespace moji
