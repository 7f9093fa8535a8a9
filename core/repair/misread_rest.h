#pragma once
// What else was misread in a text in which an encoding is proven beyond doubt: there, characters
// that are well-formed UTF-8 in that encoding are damage, though by themselves they prove nothing,
// or other letters of their word are whole.

#include "repair/byte_images.h"
#include "repair/misread_utf8.h"

#include <memory>
#include <span>
#include <string_view>

namespace moji::repair {

/// An encoding by its place in ByteImages::encodings(), and the chain that undoes it.
struct ProvenEncoding {
    std::size_t encoding = 0;
    std::shared_ptr<const Chain> chain;
    bool amidNoise = false; // then only several characters on end are more than chance
};

/// Adds to `found`, whose places are in order, those that are left: sequences that no other letter
/// of their alphabet is beside, but for single ones that may be a word.
void addRest(MisreadText& found, std::u32string_view text, const ByteImages& images,
             std::span<const ProvenEncoding> proven);

} // namespace moji::repair
