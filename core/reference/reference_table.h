#pragma once
// The reference tables that the sources print, made from the decoders' own tables: the ranges of
// UTF-8, the bytes that never occur, the planes, Hoehrmann's utf8d, the nibble tables of Keiser and
// Lemire with the patterns they are made of, and the nineteen invalid patterns.
//
// A new table is one file that defines a maker, and one line in reference_registry.cpp.

#include "bytes/byte_source.h"
#include "support/words.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace moji::reference {

/// Values from `first` to `last`, both included; none if `last` is smaller.
struct Interval {
    std::uint64_t first = 1;
    std::uint64_t last = 0;
    [[nodiscard]] constexpr bool contains(std::uint64_t value) const {
        return value >= first && value <= last;
    }
};

struct Cell {
    Words text;               // as printed
    Words meaning = {};       // what the entry does; empty where the text says it all
    Bytes example = {};       // bytes that show it; empty: none
    Interval codePoints = {}; // the characters that the entry is about
    Interval leadBytes = {};  // the first bytes of a character that it is about
    /// A well-known misprint, or what differs from the correct table.
    bool isWrong = false;
    std::optional<std::uint64_t> number = {}; // the one that `text` is
};

struct Column {
    Words title;
    bool isRightAligned = false;
};

struct Table {
    std::vector<Column> columns;
    std::vector<std::vector<Cell>> rows; // each as long as `columns`
    // Sentences under the table. An argument that is decimal digits only is a number.
    std::vector<Words> notes;
};

/// An entry of the registry. `make` computes the table; it may take some milliseconds.
struct Entry {
    const char* id;    // as in `moji tables NAME`
    const char* title; // English literals, in the catalogue's context "Reference"
    const char* about; // what it shows and where it comes from
    Table (*make)();
};

} // namespace moji::reference
