#pragma once
// Pieces of text for mutators: in several languages, in the encodings that these are written in,
// and damaged as text is in practice.

#include "part_mutator.h"

namespace moji::fuzz {

/// A few words in UTF-8.
[[nodiscard]] std::string makeWords(Random& random);
/// The same in an encoding that has all of its characters, UTF-8 among them.
[[nodiscard]] std::string makeEncodedWords(Random& random);
/// The same in UTF-8, but decoded once to three times with a wrong encoding.
[[nodiscard]] std::string makeMojibake(Random& random);

using MakePiece = std::string (*)(Random&);
/// For LLVMFuzzerCustomMutator: libFuzzer's own mutations, or one of the pieces put at some place
/// before the last `tailLength` bytes, in addition or in the place of what is there.
[[nodiscard]] std::size_t mutatePieces(std::uint8_t* data, std::size_t size, std::size_t most,
                                       unsigned seed, std::size_t tailLength,
                                       std::initializer_list<MakePiece> pieces);

} // namespace moji::fuzz
