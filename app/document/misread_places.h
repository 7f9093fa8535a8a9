#pragma once
// Finds the places of a text that was decoded with a wrong encoding at some time.

#include "codec/codec_registry.h"
#include "document/damage_look.h"

namespace moji::app {

/// Adds to `report` the places in `source`, a text in the encoding `codec`, and how the first of
/// them is brought back. Only text in Unicode can have mojibake that shows: others have no places.
void findMisreadPlaces(const ByteSource& source, const Codec& codec, const CodecRegistry& codecs,
                       const std::stop_token& stop, DamageReport& report);

} // namespace moji::app
