#pragma once
// What a conversion is asked to do with each file, and what it says of each.

#include "support/result.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace moji {

enum class BomWish : std::uint8_t { Keep, Add, Remove };
enum class EolWish : std::uint8_t { Keep, Lf, CrLf };
/// What becomes of a character that the target lacks.
enum class UnmappableWish : std::uint8_t {
    Error,    // the file is not converted
    Replace,  // ?
    Escape,   // \u4E16
    Translit, // what it sounds or looks like, in ASCII (transliterate.h)
};

struct ConvertRequest {
    std::string from; // empty: detected
    std::string to = "UTF-8";
    bool lines = false; // each line from its own encoding, where they differ
    BomWish bom = BomWish::Keep;
    EolWish eol = EolWish::Keep;
    bool declarations = false; // what the file says of itself is changed along
    UnmappableWish unmappable = UnmappableWish::Error;
    double least = 0.95; // a detected encoding must be so likely

    bool operator==(const ConvertRequest&) const = default;
};

[[nodiscard]] std::string_view identifier(BomWish wish);
[[nodiscard]] std::string_view identifier(EolWish wish);
[[nodiscard]] std::string_view identifier(UnmappableWish wish);
[[nodiscard]] std::optional<BomWish> findBomWish(std::string_view identifier);
[[nodiscard]] std::optional<EolWish> findEolWish(std::string_view identifier);
[[nodiscard]] std::optional<UnmappableWish> findUnmappableWish(std::string_view identifier);

enum class ConvertAction : std::uint8_t {
    Converted,
    Unchanged, // it is so already
    Left,      // not text, or not sure enough: see ConvertOutcome::reason
    Failed,
    Restored, // by undoing
};
[[nodiscard]] std::string_view identifier(ConvertAction action);

enum class Proof : std::uint8_t { None, Reversible, Lossy };

struct ConvertOutcome {
    std::string name; // bytes
    ConvertAction action = ConvertAction::Left;
    bool isDoubt = false; // of Left: because the encoding is not sure, or the file not as expected
    std::string from;     // canonical names, several with commas; empty: not known
    std::string to;
    bool changed = false;
    std::uint64_t bytesBefore = 0;
    std::uint64_t bytesAfter = 0;
    Proof proof = Proof::None;
    std::string reason;
    std::string sha256; // of the bytes before; empty where they were not read
    // Of names (name_survey.h); the byte counts are then those of the names.
    std::optional<std::string> entry; // in a ZIP file, as stored
    std::string newName;              // of the last part, or of the entry: its whole path
};

/// Says that the file was not converted, and why.
void fail(ConvertOutcome& outcome, std::string reason);
void fail(ConvertOutcome& outcome, const Error& error);

class JsonValue;

/// How a request changes texts, as members of a JSON object, and back. What is missing or unknown
/// is as in `otherwise`.
[[nodiscard]] std::string membersOf(const ConvertRequest& request);
[[nodiscard]] ConvertRequest requestIn(const JsonValue& value, ConvertRequest otherwise);

} // namespace moji
