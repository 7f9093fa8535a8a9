#pragma once
// Characters that a double-byte encoding has at several codes. Encoding such a character gives one
// of its codes, but the bytes of a damaged text may have had another one.

#include "repair/candidates.h"

#include <array>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace moji::repair {

/// The duplicates of one encoding.
class DuplicateCodes {
public:
    struct Code {
        std::array<Byte, 3> bytes{};
        std::uint8_t length = 0;
        [[nodiscard]] ByteView view() const { return ByteView(bytes).first(length); }
    };
    /// The codes of two bytes (and of three after 8F) that the encoding's tables name. Where it has
    /// none, every such sequence is decoded once: a few milliseconds.
    explicit DuplicateCodes(const Codec& codec);

    /// Whether of() has any.
    [[nodiscard]] bool has(char32_t codePoint) const {
        return codePoint < m_has.size() ? m_has[codePoint] : !of(codePoint).empty();
    }
    /// The codes of a character that encoding it does not give; mostly none. Includes codes that
    /// other readers of the encoding give the character: Python's Big5, Windows' code page 932.
    [[nodiscard]] std::vector<Code> of(char32_t codePoint) const;
    [[nodiscard]] bool occurIn(std::u32string_view text) const;

private:
    void addAll(const Codec& codec);
    void addThoseOfPythonsBig5();
    void addThoseOfWindows932();
    void add(char32_t codePoint, ByteView bytes);

    // By code point.
    std::span<const stored::UnwrittenCode> m_ofTables; // these, and others that do not count
    std::vector<stored::UnwrittenCode> m_others;       // tried after those
    std::vector<bool> m_has = std::vector<bool>(0x10000);
};

/// The duplicates of several encodings, each collected when it is first needed. Thread-safe.
class DuplicateCodesOfAll {
public:
    explicit DuplicateCodesOfAll(std::span<const Candidate> candidates);

    /// Nothing for an encoding that is not double-byte, or not among the candidates.
    [[nodiscard]] const DuplicateCodes* of(const Codec& codec) const;

private:
    struct Entry {
        std::once_flag once;
        std::unique_ptr<const DuplicateCodes> codes;
    };
    std::unordered_map<std::string, std::unique_ptr<Entry>> m_entries; // by name
};

/// A text written in one encoding and read in another.
struct Rereading {
    std::u32string text;
    /// Characters whose code was chosen because the text is likelier with it, though another code
    /// is possible too, or is the one that encoding gives.
    std::size_t chosenCodes = 0;
};

/// Writes `text` as `written` and reads the bytes as `read`. Of a character with several codes, the
/// code that makes the likeliest text is taken. Nothing where a character cannot be encoded, or no
/// code gives well-formed bytes.
[[nodiscard]] std::optional<Rereading> reread(std::u32string_view text, const Codec& written,
                                              const DuplicateCodes& duplicates, const Codec& read,
                                              Tail tail);

} // namespace moji::repair
