#pragma once
// A text under random edits, with the index that the window's scan keeps of it: for the laws about
// what is kept of its blocks.

#include "bytes/piece_table.h"
#include "codec/codec_registry.h"
#include "scan/text_indexer.h"

#include "scan/block_walk.h"

#include <algorithm>
#include <random>
#include <vector>

namespace moji::test {

/// Counts the bytes that are read, and asks to stop after so many reads.
class WatchedSource final : public ByteSource {
public:
    explicit WatchedSource(std::shared_ptr<const ByteSource> source)
        : m_source(std::move(source)) {}
    [[nodiscard]] std::uint64_t size() const override { return m_source->size(); }
    [[nodiscard]] Result<std::size_t> read(std::uint64_t offset,
                                           std::span<Byte> out) const override {
        bytesRead += out.size();
        if (readsUntilStop > 0 && --readsUntilStop == 0)
            stop.request_stop();
        return m_source->read(offset, out);
    }

    mutable std::uint64_t bytesRead = 0;
    mutable unsigned readsUntilStop = 0; // 0: never
    mutable std::stop_source stop;

private:
    std::shared_ptr<const ByteSource> m_source;
};

class EditedText {
public:
    EditedText(const Codec& codec, std::uint64_t blockSize, const Bytes& bytes)
        : m_codec(&codec)
        , m_blockSize(blockSize) {
        open(bytes);
    }

    /// Another file.
    void open(const Bytes& bytes) {
        m_table = PieceTable(std::make_shared<const MemorySource>(bytes));
        m_undo.clear();
        m_parts = {{m_table.size(), nullptr}};
    }
    void readAs(const Codec& codec) {
        m_codec = &codec;
        m_parts = {{m_table.size(), nullptr}};
    }
    void replace(ByteRange removed, const Bytes& inserted) {
        m_undo.push_back(
            {m_table, {removed.begin, removed.begin + inserted.size()}, removed.length()});
        m_table.replace(removed, inserted);
        m_parts = spliced(m_parts, {removed, inserted.size()}, m_blockSize);
    }
    void undo() {
        if (m_undo.empty())
            return;
        const auto [table, removed, inserted] = m_undo.back();
        m_undo.pop_back();
        m_table = table;
        m_parts = spliced(m_parts, {removed, inserted}, m_blockSize);
    }
    [[nodiscard]] std::uint64_t size() const { return m_table.size(); }

    /// Scanned.
    [[nodiscard]] IndexedText text() {
        auto source = std::make_shared<const WatchedSource>(m_table.snapshot());
        IndexOptions options;
        options.blockSize = m_blockSize;
        options.threads = 1;
        TextIndexer indexer(*source, *m_codec, options, m_parts);
        if (!indexer.run({}, {}, {}))
            std::abort();
        m_parts = indexer.snapshot()->parts();
        source->bytesRead = 0;
        return {source, m_codec, indexer.snapshot(), indexer.snapshot()->checkpoints()};
    }
    [[nodiscard]] static const WatchedSource& watched(const IndexedText& text) {
        return dynamic_cast<const WatchedSource&>(*text.source);
    }

    /// Some edits of all kinds, with text from `next`.
    template <class Next>
    void change(std::mt19937& random, const Next& next) {
        for (unsigned n = random() % 3 + 1; n > 0; --n) {
            const std::uint64_t begin = random() % (size() + 1);
            const ByteRange removed{begin, std::min(size(), begin + random() % 20)};
            switch (random() % 10) {
            case 0:
                undo();
                break;
            case 1:
                replace({begin, std::min(size(), begin + random() % 900)}, {});
                break;
            case 2:
                replace(removed, next(random, 600));
                break;
            case 3:
                replace({begin, begin}, {0x0A});
                break;
            case 4:
            case 5: // typed over: what comes after stays where it is
                replace(removed, Bytes(removed.length(), static_cast<Byte>('a' + random() % 26)));
                break;
            default:
                replace(removed, next(random, random() % 12));
            }
        }
    }

private:
    struct Step {
        PieceTable table;
        ByteRange removed;
        std::uint64_t inserted;
    };
    const Codec* m_codec;
    std::uint64_t m_blockSize;
    PieceTable m_table;
    std::vector<Step> m_undo;
    std::vector<TextIndex::Part> m_parts;
};

/// Bytes that are text in an encoding, with malformed ones among them.
inline Bytes spoiltText(const Codec& codec, std::mt19937& random, std::size_t length) {
    constexpr std::u32string_view kAlphabets[] = {U"abc de.\n",      U"приветё ",   U"éßü ½",
                                                  U"日本語かなカナ", U"中文简体字", U"한글가각힣",
                                                  U"😀𠀀€",           U"\1\x7F\x0B"};
    Bytes bytes;
    while (bytes.size() < length) {
        const std::u32string_view alphabet = kAlphabets[random() % std::size(kAlphabets)];
        std::u32string word;
        for (unsigned n = random() % 12; n > 0; --n)
            word += alphabet[random() % alphabet.size()];
        const auto written = encodeAll(codec, word);
        if (written)
            bytes.insert(bytes.end(), written->begin(), written->end());
        for (unsigned n = random() % 6 == 0 ? random() % 4 : 0; n > 0; --n)
            bytes.push_back(static_cast<Byte>(random()));
    }
    bytes.resize(length);
    return bytes;
}

} // namespace moji::test
