#pragma once
// Many encodings at once: how many characters any two share, and which contain which, computed from
// their maps. Control codes (U+0000..001F, U+007F..009F) do not count.

#include "chart/chart.h"
#include "support/progress.h"

namespace moji::chart {

/// The code points that an encoding has.
class Repertoire {
public:
    [[nodiscard]] static Repertoire of(const Chart& chart);
    /// Every Unicode scalar value.
    [[nodiscard]] static Repertoire all();

    [[nodiscard]] bool contains(char32_t codePoint) const {
        return codePoint <= 0x10FFFF && (m_bits[codePoint / 64] >> (codePoint % 64) & 1) != 0;
    }
    [[nodiscard]] std::size_t size() const { return m_size; }
    [[nodiscard]] std::size_t sharedWith(const Repertoire& other) const;

private:
    void insert(char32_t codePoint);

    static constexpr std::size_t kWords = 0x110000 / 64;
    static constexpr std::size_t kWordsOfBlock = 64;
    std::vector<std::uint64_t> m_bits = std::vector<std::uint64_t>(kWords);
    std::array<bool, kWords / kWordsOfBlock> m_hasBlock{}; // blocks with any bits
    std::size_t m_size = 0;
};

/// Encodings that decode every code alike, and those that contain them.
struct SupersetNode {
    std::vector<std::string> names; // in the order of the list
    std::size_t characters = 0;
    std::vector<std::size_t> supersets; // the nearest ones: none contains another
    std::vector<std::size_t> subsets;   // the nearest ones
};

class Atlas {
public:
    /// Maps of all `codecs`, in parallel. Error: Cancelled.
    [[nodiscard]] static Result<Atlas> of(std::vector<const Codec*> codecs,
                                          const std::stop_token& stop = {},
                                          const ProgressCallback& progress = {});

    [[nodiscard]] std::size_t size() const { return m_codecs.size(); }
    [[nodiscard]] const std::string& name(std::size_t i) const { return m_codecs[i]->name(); }
    [[nodiscard]] std::size_t characters(std::size_t i) const { return m_repertoires[i].size(); }
    [[nodiscard]] std::size_t shared(std::size_t i, std::size_t j) const {
        return m_shared[i * size() + j];
    }
    [[nodiscard]] const Repertoire& repertoire(std::size_t i) const { return m_repertoires[i]; }

    /// Whether every code of `part` is a code of `whole`, with the same text.
    [[nodiscard]] bool contains(std::size_t whole, std::size_t part) const;
    /// The smallest first.
    [[nodiscard]] std::vector<SupersetNode> supersets() const;

private:
    std::vector<const Codec*> m_codecs;
    std::vector<std::optional<Chart>> m_charts; // nothing for encodings of all of Unicode
    std::vector<Repertoire> m_repertoires;
    std::vector<std::size_t> m_shared; // size() rows of size()
};

} // namespace moji::chart
