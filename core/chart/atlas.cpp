#include "chart/atlas.h"

#include "support/parallel_for.h"

#include <bit>
#include <mutex>

namespace moji::chart {

namespace {

bool isControl(char32_t codePoint) {
    return codePoint < 0x20 || (codePoint >= 0x7F && codePoint < 0xA0);
}

bool isSurrogate(char32_t codePoint) {
    return codePoint >= 0xD800 && codePoint <= 0xDFFF;
}

/// The nearest of `all`: those that contain no other of them.
template <class Contains>
std::vector<std::size_t> nearest(const std::vector<std::size_t>& all, Contains contains) {
    std::vector<std::size_t> result;
    for (const std::size_t one : all) {
        if (std::ranges::none_of(
                all, [&](std::size_t other) { return other != one && contains(one, other); }))
            result.push_back(one);
    }
    return result;
}

} // namespace

void Repertoire::insert(char32_t codePoint) {
    if (isControl(codePoint) || isSurrogate(codePoint) || contains(codePoint))
        return;
    m_bits[codePoint / 64] |= std::uint64_t{1} << (codePoint % 64);
    m_hasBlock[codePoint / 64 / kWordsOfBlock] = true;
    ++m_size;
}

Repertoire Repertoire::of(const Chart& chart) {
    Repertoire repertoire;
    for (const ChartCell& cell : chart.cells()) {
        if (const std::u32string text = chart.text(cell); text.size() == 1)
            repertoire.insert(text.front());
    }
    return repertoire;
}

Repertoire Repertoire::all() {
    Repertoire repertoire;
    for (char32_t codePoint = 0; codePoint <= 0x10FFFF; ++codePoint)
        repertoire.insert(codePoint);
    return repertoire;
}

std::size_t Repertoire::sharedWith(const Repertoire& other) const {
    std::size_t count = 0;
    for (std::size_t block = 0; block < m_hasBlock.size(); ++block) {
        if (!m_hasBlock[block] || !other.m_hasBlock[block])
            continue;
        for (std::size_t i = block * kWordsOfBlock; i < (block + 1) * kWordsOfBlock; ++i)
            count += static_cast<std::size_t>(std::popcount(m_bits[i] & other.m_bits[i]));
    }
    return count;
}

Result<Atlas> Atlas::of(std::vector<const Codec*> codecs, const std::stop_token& stop,
                        const ProgressCallback& progress) {
    Atlas atlas;
    atlas.m_codecs = std::move(codecs);
    const std::size_t count = atlas.size();
    atlas.m_charts.resize(count);
    atlas.m_repertoires.resize(count);
    std::mutex mutex;
    std::size_t done = 0;
    const Repertoire all = Repertoire::all();
    parallelFor(count, [&](std::size_t i) {
        const Codec& codec = *atlas.m_codecs[i];
        if (codec.info().family == CodecFamily::Unicode) {
            atlas.m_repertoires[i] = all;
        } else if (auto chart = chartOf(codec, stop)) {
            atlas.m_repertoires[i] = Repertoire::of(*chart);
            atlas.m_charts[i] = *std::move(chart);
        }
        const std::lock_guard lock(mutex);
        ++done;
        if (progress)
            progress(done, count);
    });
    if (stop.stop_requested())
        return Error{ErrorCode::Cancelled, {}, {}};
    atlas.m_shared.resize(count * count);
    parallelFor(count, [&](std::size_t i) {
        for (std::size_t j = 0; j < count; ++j)
            atlas.m_shared[i * count + j] =
                atlas.m_repertoires[i].sharedWith(atlas.m_repertoires[j]);
    });
    return atlas;
}

bool Atlas::contains(std::size_t whole, std::size_t part) const {
    if (whole == part)
        return true;
    if (shared(whole, part) != characters(part))
        return false;
    const ReaderPointer reader = codecReader(*m_codecs[whole]);
    const auto hasCode = [&](ByteView code, std::u32string_view text) {
        if (!m_charts[whole])
            return reader->textOf(code) == text;
        const ChartCell* cell = m_charts[whole]->find(code);
        return cell != nullptr && m_charts[whole]->text(*cell) == text;
    };
    if (m_charts[part])
        return std::ranges::all_of(m_charts[part]->cells(), [&](const ChartCell& cell) {
            return isControl(m_charts[part]->firstCodePoint(cell)) ||
                   hasCode(cell.code.view(), m_charts[part]->text(cell));
        });
    const ReaderPointer writer = codecReader(*m_codecs[part]);
    const Repertoire& repertoire = m_repertoires[part];
    for (char32_t codePoint = 0; codePoint <= 0x10FFFF; ++codePoint) {
        const std::u32string_view text(&codePoint, 1);
        if (repertoire.contains(codePoint) && !hasCode(writer->write(text), text))
            return false;
    }
    return true;
}

std::vector<SupersetNode> Atlas::supersets() const {
    const std::size_t count = size();
    std::vector<char> contained(count * count); // [part * count + whole]
    parallelFor(count, [&](std::size_t part) {
        for (std::size_t whole = 0; whole < count; ++whole)
            contained[part * count + whole] = contains(whole, part) ? 1 : 0;
    });
    const auto has = [&](std::size_t whole, std::size_t part) {
        return contained[part * count + whole] != 0;
    };

    std::vector<std::size_t> firsts; // one encoding of each class of equals
    for (std::size_t i = 0; i < count; ++i) {
        if (std::ranges::none_of(firsts, [&](std::size_t j) { return has(i, j) && has(j, i); }))
            firsts.push_back(i);
    }
    std::ranges::stable_sort(firsts, {}, [&](std::size_t i) { return characters(i); });

    std::vector<SupersetNode> nodes(firsts.size());
    for (std::size_t n = 0; n < nodes.size(); ++n) {
        nodes[n].characters = characters(firsts[n]);
        for (std::size_t i = 0; i < count; ++i) {
            if (has(i, firsts[n]) && has(firsts[n], i))
                nodes[n].names.push_back(name(i));
        }
        std::vector<std::size_t> wholes;
        for (std::size_t m = 0; m < nodes.size(); ++m) {
            if (m != n && has(firsts[m], firsts[n]))
                wholes.push_back(m);
        }
        nodes[n].supersets = nearest(wholes, [&](std::size_t one, std::size_t other) {
            return has(firsts[one], firsts[other]);
        });
        for (const std::size_t m : nodes[n].supersets)
            nodes[m].subsets.push_back(n);
    }
    return nodes;
}

} // namespace moji::chart
