#pragma once
// The descriptions, by the part of the WHATWG Encoding Standard in which the decoders are defined.
// machineOf() chooses among them.

#include "automaton/machine.h"

namespace moji::automaton {

// One byte per character, UTF-8, UTF-16, UTF-32.
/// Nothing if some characters have two bytes after all (GSM 03.38).
[[nodiscard]] std::optional<Machine> singleByteMachine(const Codec& codec);
[[nodiscard]] Machine utf8Machine();
[[nodiscard]] Machine utf16Machine(ByteOrder order);
[[nodiscard]] Machine utf32Machine(ByteOrder order);

// Legacy multi-byte encodings.
[[nodiscard]] Machine eucKrMachine();
[[nodiscard]] Machine johabMachine();
[[nodiscard]] Machine big5Machine();
[[nodiscard]] Machine shiftJisMachine();
[[nodiscard]] Machine eucJpMachine();
[[nodiscard]] Machine gb18030Machine();

// Escapes and shifts.
[[nodiscard]] Machine iso2022JpMachine();
[[nodiscard]] Machine hzMachine();
[[nodiscard]] Machine iso2022KrMachine();

/// A multi-byte encoding without state, by the codec's answers for every sequence. Nothing if its
/// codes cannot be told apart by a few classes of bytes.
[[nodiscard]] std::optional<Machine> derivedMachine(const Codec& codec);

} // namespace moji::automaton
