#pragma once
// Finds the places of a text that was decoded with a wrong encoding at some time.

#include "codec/codec_registry.h"
#include "document/damage_look.h"

namespace moji::app {

/// Adds to `report` the places in `source`, a text in the encoding `codec`, and how the first of
/// them is brought back. Only text in Unicode can have mojibake that shows: others have no places.
void findMisreadPlaces(const ByteSource& source, const Codec& codec, const CodecRegistry& codecs,
                       const std::stop_token& stop, DamageReport& report);

/// Whether what is found depends on the document being read as `codec`: UTF-16 and UTF-32.
[[nodiscard]] bool decidesDamage(const Codec& codec);

/// As lookForDamage(), of a document that is read as `readAs`: where that is UTF-16 or UTF-32, it
/// is taken as such even without a mark at its beginning.
[[nodiscard]] DamageReport lookForDamage(const ByteSource& source, const CodecRegistry& codecs,
                                         const Codec& readAs, const std::stop_token& stop);

} // namespace moji::app
