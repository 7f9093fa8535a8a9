#pragma once
// A compiled catalogue of Qt Linguist (.qm), read without Qt: the sentences of `moji` are in the
// same catalogues as those of the window.

#include "bytes/byte_source.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace moji::cli {

class Catalogue {
public:
    /// `file`: the bytes of a .qm file, which must outlive the catalogue. A damaged file has no
    /// sentences.
    explicit Catalogue(ByteView file);

    /// The translation of an English sentence, in UTF-8. `count` chooses the plural form of a
    /// sentence that has several. Empty if there is none.
    [[nodiscard]] std::string find(std::string_view context, std::string_view english,
                                   std::uint64_t count = 1) const;

private:
    struct Phrase {
        std::string_view context;
        std::string_view english;
    };

    [[nodiscard]] std::size_t pluralForm(std::uint64_t count) const;
    [[nodiscard]] std::optional<std::string> read(std::size_t offset, const Phrase& sentence,
                                                  std::size_t form) const;

    ByteView m_hashes;   // (hash, offset) pairs, each 4 bytes big-endian, sorted
    ByteView m_messages; // what the offsets point into
    ByteView m_rules;    // the plural rules, in the code of Qt's lrelease
};

} // namespace moji::cli
