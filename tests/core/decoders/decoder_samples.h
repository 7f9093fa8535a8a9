#pragma once
// What the tests of the decoders' registry share: readings gathered, the strict ones, noise.

#include "bytes/hex.h"
#include "decoders/decoder_registry.h"
#include "utf8/strict.h"

#include <QString>

#include <functional>
#include <random>

namespace moji::test {

inline std::vector<Reading> readAll(const ReadingDecoder& decoder, const ByteSource& source) {
    std::vector<Reading> readings;
    const auto verdict = decoder.decode(source, [&](std::span<const Reading> batch) {
        readings.insert(readings.end(), batch.begin(), batch.end());
        return true;
    });
    return verdict ? readings : std::vector<Reading>();
}
inline std::vector<Reading> strictReadings(ByteView bytes) {
    std::vector<Reading> readings;
    for (std::uint64_t at = 0; at < bytes.size();) {
        const Span span = moji::utf8::decodeStrict(bytes.subspan(at), Tail::AtEnd);
        const bool replaced = isError(span.status);
        readings.push_back({at, span.length, replaced ? 0xFFFD : span.codePoints[0], replaced});
        at += span.length;
    }
    return readings;
}

inline Bytes noise(std::mt19937& random, std::size_t pieces) {
    static const std::string kPieces[] = {"a",
                                          "plain",
                                          "\xC3\xA9",
                                          "\xE4\xB8\x96",
                                          "\xF0\x9F\x98\x80",
                                          "\xEF\xBB\xBF",
                                          "\xEF\xBF\xBD",
                                          std::string(1, '\0'),
                                          "\x80",
                                          "\xBF",
                                          "\xC0\xAF",
                                          "\xC3",
                                          "\xE0\x80",
                                          "\xE4\xB8",
                                          "\xED\xA0\x80",
                                          "\xED\xB0\x80",
                                          "\xF0\x80",
                                          "\xF0\x9F\x98",
                                          "\xF4\x90",
                                          "\xF8\x88",
                                          "\xFC",
                                          "\xFF"};
    Bytes bytes;
    for (std::size_t i = 0; i < pieces; ++i) {
        const std::string& piece = kPieces[random() % std::size(kPieces)];
        bytes.insert(bytes.end(), piece.begin(), piece.end());
    }
    return bytes;
}

inline QString about(unsigned seed, int round, const ReadingDecoder& decoder, ByteView bytes) {
    return QStringLiteral("%1, seed %2, round %3: %4")
        .arg(QString::fromStdString(decoder.info().id))
        .arg(seed)
        .arg(round)
        .arg(QString::fromStdString(hexBytes(bytes)));
}

} // namespace moji::test
