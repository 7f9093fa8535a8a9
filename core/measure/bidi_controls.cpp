#include "measure/bidi_controls.h"

#include <unicode/uchar.h>

#include <algorithm>

namespace moji::measure {

namespace {

/// A paragraph as it is read.
class Paragraph {
public:
    void take(std::size_t at, char32_t c, UCharDirection direction) {
        switch (direction) {
        case U_RIGHT_TO_LEFT:
        case U_RIGHT_TO_LEFT_ARABIC:
            if (u_hasBinaryProperty(static_cast<UChar32>(c), UCHAR_BIDI_CONTROL) != 0)
                m_balanced.push_back(at); // RIGHT-TO-LEFT MARK, ARABIC LETTER MARK
            else
                m_hasRightToLeft = true;
            break;
        case U_LEFT_TO_RIGHT:
            m_balanced.push_back(at); // LEFT-TO-RIGHT MARK
            break;
        case U_POP_DIRECTIONAL_FORMAT:
            // It ends no isolate.
            if (!m_open.empty() && !m_open.back().isIsolate)
                close(at);
            break;
        case U_POP_DIRECTIONAL_ISOLATE:
            // It also ends the embeddings inside, which are then unbalanced (BD9, BD11).
            if (m_openIsolates > 0) {
                while (!m_open.back().isIsolate)
                    m_open.pop_back();
                close(at);
            }
            break;
        default:
            m_open.push_back(
                {at,
                 direction == U_LEFT_TO_RIGHT_ISOLATE || direction == U_RIGHT_TO_LEFT_ISOLATE ||
                     direction == U_FIRST_STRONG_ISOLATE,
                 direction == U_LEFT_TO_RIGHT_OVERRIDE || direction == U_RIGHT_TO_LEFT_OVERRIDE});
            m_openIsolates += m_open.back().isIsolate ? 1 : 0;
        }
    }

    void end(std::vector<std::size_t>& expected) {
        if (m_hasRightToLeft) {
            std::ranges::sort(m_balanced);
            expected.insert(expected.end(), m_balanced.begin(), m_balanced.end());
        }
        m_open.clear();
        m_openIsolates = 0;
        m_balanced.clear();
        m_hasRightToLeft = false;
    }

private:
    struct Opening {
        std::size_t at;
        bool isIsolate;
        bool isOverride;
    };
    void close(std::size_t at) {
        if (!m_open.back().isOverride)
            m_balanced.insert(m_balanced.end(), {m_open.back().at, at});
        m_openIsolates -= m_open.back().isIsolate ? 1 : 0;
        m_open.pop_back();
    }

    std::vector<Opening> m_open;
    std::size_t m_openIsolates = 0;
    std::vector<std::size_t> m_balanced;
    bool m_hasRightToLeft = false;
};

} // namespace

std::vector<std::size_t> expectedBidiControls(std::u32string_view text) {
    std::vector<std::size_t> expected;
    Paragraph paragraph;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const auto c = static_cast<UChar32>(text[at]);
        const UCharDirection direction = u_charDirection(c);
        const bool isRightToLeft =
            direction == U_RIGHT_TO_LEFT || direction == U_RIGHT_TO_LEFT_ARABIC;
        if (direction == U_BLOCK_SEPARATOR)
            paragraph.end(expected);
        else if (isRightToLeft || u_hasBinaryProperty(c, UCHAR_BIDI_CONTROL) != 0)
            paragraph.take(at, text[at], direction);
    }
    paragraph.end(expected);
    return expected;
}

} // namespace moji::measure
