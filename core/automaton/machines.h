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
[[nodiscard]] Machine replacementMachine();

// Escapes, shifts and compression with a memory.
[[nodiscard]] Machine utf7Machine();
[[nodiscard]] Machine imapMailboxMachine();
[[nodiscard]] Machine scsuMachine();
[[nodiscard]] Machine bocu1Machine();
/// ISO-2022-JP-1, ISO-2022-JP-2, JIS7, JIS8. The escapes are those that the codec answers to.
[[nodiscard]] std::optional<Machine> iso2022JapaneseMachine(const Codec& codec);
/// ISO-2022-CN and its extensions.
[[nodiscard]] std::optional<Machine> iso2022ChineseMachine(const Codec& codec);
/// IBM's pages with SO and SI; nothing if `codec` has no shifts.
[[nodiscard]] std::optional<Machine> ebcdicShiftMachine(const Codec& codec);

/// A multi-byte encoding without state, by the codec's answers for every sequence. Nothing if its
/// codes cannot be told apart by a few classes of bytes.
[[nodiscard]] std::optional<Machine> derivedMachine(const Codec& codec);

} // namespace moji::automaton
