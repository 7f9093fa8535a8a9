#pragma once
// The characters of a text, how often each occurs and where first. Constant memory for any size:
// what is kept grows with the number of different characters only.

#include "bytes/byte_source.h"
#include "codec/codec.h"
#include "support/progress.h"

#include <functional>
#include <memory>
#include <stop_token>

namespace moji::fits {

/// Receives a text in pieces: code points, the offset of each in the source, and whether the next
/// piece may combine with this one (not across malformed bytes, nor at the end).
using TextSink = std::function<void(std::u32string_view text,
                                    std::span<const std::uint64_t> offsets, Tail tail)>;
struct Malformed {
    std::uint64_t count = 0;
    std::uint64_t first = 0; // offset, if there are any
};
/// Without a byte-order mark at the start that `codec` owns. Error: that of the source, or
/// Cancelled.
[[nodiscard]] Result<Malformed> readText(const ByteSource& source, const Codec& codec,
                                         const TextSink& sink, const std::stop_token& stop,
                                         const ProgressCallback& progress);

class CharacterCensus {
public:
    static constexpr std::size_t kPlaces = 10;
    struct Entry {
        std::uint64_t count = 0;
        std::array<std::uint64_t, kPlaces> offsets{}; // of the first ones
        [[nodiscard]] std::span<const std::uint64_t> places() const {
            return std::span(offsets).first(std::min<std::uint64_t>(count, kPlaces));
        }
    };

    void add(char32_t codePoint, std::uint64_t offset);
    /// nullptr if it does not occur.
    [[nodiscard]] const Entry* find(char32_t codePoint) const;
    [[nodiscard]] std::uint64_t characters() const { return m_characters; }

    /// Calls `use(codePoint, entry)` for each, in code point order, until it returns false.
    template <class Use>
    void forEach(Use use) const {
        for (std::size_t page = 0; page < m_pages.size(); ++page) {
            for (std::size_t i = 0; m_pages[page] && i < kPage; ++i) {
                const Entry& entry = (*m_pages[page])[i];
                if (entry.count > 0 && !use(static_cast<char32_t>(page * kPage + i), entry))
                    return;
            }
        }
    }

private:
    static constexpr std::size_t kPage = 64;
    using Page = std::array<Entry, kPage>;
    std::vector<std::unique_ptr<Page>> m_pages =
        std::vector<std::unique_ptr<Page>>(0x110000 / kPage);
    std::uint64_t m_characters = 0;
};

} // namespace moji::fits
