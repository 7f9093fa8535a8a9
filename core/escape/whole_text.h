#pragma once
// For styles that need the whole text before they can write the first byte. They keep it, up to a
// limit, and fail beyond.

#include "escape/transformer.h"

namespace moji::escape {

class WholeTextTransformer : public Transformer {
protected:
    WholeTextTransformer(std::string_view style, std::size_t bound)
        : m_style(style)
        , m_bound(bound) {}

    /// Writes all of it: pieces must cover `text`.
    virtual void transformWhole(ByteView text, PieceWriter& out) = 0;

private:
    std::size_t step(ByteView bytes, Tail, PieceWriter&) final {
        if (bytes.size() > m_bound - m_text.size())
            fail({ErrorCode::TooLarge, std::string(m_style),
                  "takes at most " + std::to_string(m_bound) + " bytes of text"});
        else
            m_text.insert(m_text.end(), bytes.begin(), bytes.end());
        return bytes.size();
    }
    void end(PieceWriter& out) final { transformWhole(m_text, out); }

    std::string_view m_style;
    std::size_t m_bound;
    Bytes m_text;
};

} // namespace moji::escape
