#include "codec/transcoding_reader.h"

#include <algorithm>
#include <utility>

namespace moji {

TranscodingReader::TranscodingReader(ByteReader& reader, const Codec& from, const Codec& to,
                                     Malformed malformed, Marks marks)
    : m_reader(reader, from)
    , m_to(to)
    , m_dropsMark(marks == Marks::Owned && from.scheme().ownsMark)
    , m_addsMark(marks == Marks::Owned && to.scheme().ownsMark)
    , m_malformed(malformed)
    , m_state(to.initialEncoderState()) {}

Result<std::size_t> TranscodingReader::read(std::span<Byte> out) {
    while (m_given == m_bytes.size() && !m_atEnd) {
        m_bytes.clear();
        m_given = 0;
        if (auto produced = produce(); !produced)
            return produced.error();
    }
    const std::size_t count = std::min(out.size(), m_bytes.size() - m_given);
    std::copy_n(m_bytes.begin() + static_cast<std::ptrdiff_t>(m_given), count, out.begin());
    m_given += count;
    return count;
}

Result<Done> TranscodingReader::produce() {
    const auto more = decode();
    if (!more)
        return more.error();
    changeMark();
    if (*more) {
        encode(m_stopped ? Tail::AtEnd : Tail::MoreFollows);
    } else {
        encode(Tail::AtEnd);
        if (!m_stopped) {
            const EncodeStep last = m_to.finish(m_state);
            m_bytes.insert(m_bytes.end(), last.bytes.begin(), last.bytes.begin() + last.length);
        }
        m_atEnd = true;
    }
    m_atEnd = m_atEnd || m_stopped;
    return Done{};
}

Result<bool> TranscodingReader::decode() {
    if (m_malformed == Malformed::Replace)
        return m_reader.nextReplaced(m_text);
    const auto piece = m_reader.next(m_text);
    if (!piece)
        return piece.error();
    m_stopped = piece->error.length > 0;
    return !piece->atEnd;
}

void TranscodingReader::changeMark() {
    constexpr char32_t kMark = 0xFEFF;
    if (m_text.empty())
        return;
    if (std::exchange(m_dropsMark, false) && m_text.front() == kMark)
        m_text.erase(0, 1);
    if (m_text.empty())
        return; // more text may follow
    if (std::exchange(m_addsMark, false) && m_text.front() != kMark)
        m_text.insert(m_text.begin(), kMark);
}

void TranscodingReader::encode(Tail tail) {
    constexpr std::size_t kPiece = 16 * 1024;
    std::size_t done = 0;
    while (done < m_text.size()) {
        const std::size_t size = m_bytes.size();
        m_bytes.resize(size + kPiece);
        const auto step = m_to.encodeText(std::u32string_view(m_text).substr(done), m_state, tail,
                                          std::span(m_bytes).subspan(size));
        m_bytes.resize(size + step.written);
        done += step.consumed;
        m_stopped = m_stopped || step.stopped;
        if (step.stopped || step.consumed == 0)
            break;
    }
    m_text.erase(0, done);
}

} // namespace moji
