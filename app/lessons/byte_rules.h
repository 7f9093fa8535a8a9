#pragma once
// Rules that single out bytes of a document, for questions that ask for a byte. Each is computed
// from the bytes as they are now.

#include "bytes/byte_source.h"
#include "codec/codec_registry.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace moji::app {

/// What questions are answered from: a document, how it is read, and what a step selects in it.
struct LessonSubject {
    Bytes bytes;
    const Codec* codec = nullptr;
    ByteRange selection;
    const CodecRegistry* codecs = nullptr;

    /// The selected bytes; all if none are selected.
    [[nodiscard]] ByteView selected() const;
};

/// The names of the rules:
///   first-error   the first byte of the first malformed sequence
///   error         any byte of a malformed sequence
///   rejected      the byte at which the UTF-8 automaton first goes to REJECT
///   eaten         bytes that are lost if the automaton goes on after the rejected byte
///   failing-lane  bytes at which the lookup validator (simdjson's tables) reports an error
///   lead          the first byte of the character that the selection starts in
///   last          its last byte
///   continuation  any byte 80..BF
///   ascii         any byte 00..7F
///   character     any byte of the characters that the question names
///   mark          any byte of the byte-order mark
[[nodiscard]] const QStringList& byteRules();

/// The offsets that meet a rule, ascending.
[[nodiscard]] std::vector<std::uint64_t>
bytesThatMeet(const QString& rule, std::u32string_view characters, const LessonSubject& subject);

} // namespace moji::app
