#pragma once
// The readings of one line under one encoding after another; those that are the same text are
// scored once.

#include "detect/byte_map.h"
#include "detect/line_bytes.h"
#include "detect/line_evidence.h"
#include "detect/line_tokens.h"
#include "detect/utf8_balance.h"

#include <limits>
#include <optional>
#include <string>
#include <vector>

namespace moji {

constexpr double kPlausibleLine = 0.6; // else all usual candidates are tried

class LineReadings {
public:
    /// Borrows all; readings go to `line`.
    LineReadings(const LineJudge& judge, const Codec& utf8, const JudgedBytes& judged,
                 LineEvidence& line);

    /// The line under a candidate, if it decodes.
    void add(std::uint16_t number);
    /// What the well-formed sequences of the line say for UTF-8 in it.
    void setBalance(const Utf8Balance& balance) {
        m_structureBits = balance.structureBits();
        m_sequences = balance.wellFormed;
    }
    /// The line as UTF-8, its malformed sequences as damage.
    void addDamagedUtf8(std::uint16_t utf8, const Utf8Balance& balance);
    /// The line under a candidate that does not decode all of it, if little is malformed.
    void addIfLittleDamaged(std::uint16_t number);

    [[nodiscard]] bool isDamageBest() const;
    [[nodiscard]] double bestPlausibility() const;
    /// Whether a reading as UTF-8 may be an accident.
    [[nodiscard]] bool isUtf8Doubtful() const;
    /// Whether the best reading has signs, which may be letters in an encoding not tried yet.
    [[nodiscard]] bool mayBeLetters() const;
    /// Puts the best reading behind one with capitals for its signs, or marks it if these may be
    /// letters (signs_for_letters.h).
    void doubtSigns();

private:
    /// A text of the line. Of what a ByteMap reads there is no copy.
    struct Scored {
        std::u32string text;
        const ByteMap* map = nullptr;
        ReadingScore score;
        bool isCut = false; // not scored to its end
    };

    [[nodiscard]] const Bytes& highBytes();
    void addSingleByte(std::uint16_t number, const ByteMap& map);
    [[nodiscard]] std::optional<std::u32string> decodeMixed(const Codec& codec) const;
    [[nodiscard]] const Scored& scored(std::uint16_t number, const ByteMap& map);
    [[nodiscard]] const Scored& scored(std::u32string text, double mostBits);
    const Scored& addScored(std::u32string text, const ByteMap* map, double mostBits);
    [[nodiscard]] bool isSame(const Scored& known, std::u32string_view text) const;
    [[nodiscard]] std::u32string textOf(const ByteMap& map) const;
    [[nodiscard]] std::u32string textOf(const LineReading& reading) const;
    [[nodiscard]] bool isOfSingleBytes(const LineReading& reading) const;
    [[nodiscard]] LineReading* bestWithSigns() const;
    [[nodiscard]] double mostBitsOf(std::uint16_t number, bool mixed) const;
    void add(std::uint16_t number, bool mixed, std::u32string text);
    void add(std::uint16_t number, bool mixed, const Scored& same);
    [[nodiscard]] bool isUtf8(std::uint16_t number) const {
        return m_judge.candidates()[number] == &m_utf8;
    }

    const LineJudge& m_judge;
    const Codec& m_utf8;
    ByteView m_bytes;
    Tail m_tail;
    bool m_isCutting; // else what follows may refute the best reading
    LineEvidence& m_line;
    double m_structureBits = 0;
    std::uint64_t m_sequences = 0;                           // of UTF-8
    double m_best = std::numeric_limits<double>::infinity(); // bits
    std::vector<Scored> m_texts;
    std::optional<Bytes> m_highBytes;   // the different ones of 80 and more; nothing: not asked for
    std::optional<LineTokens> m_tokens; // of m_bytes; nothing: not asked for
};

} // namespace moji
