#include "chart/chart.h"

#include <utility>

namespace moji::chart {

/// Visits all codes, depth first.
class ChartBuilder {
public:
    ChartBuilder(CodeReader& reader, const ChartShape& shape, const std::stop_token& stop)
        : m_reader(reader)
        , m_shape(shape)
        , m_stop(stop) {
        m_chart.m_name = reader.name();
        m_chart.m_library = reader.library();
    }

    void addCodePoints(bool withSurrogates) {
        for (char32_t codePoint = 0; codePoint <= 0x10FFFF && !isCancelled(); ++codePoint) {
            if (codePoint == 0xD800 && !withSurrogates)
                codePoint = 0xE000;
            const Bytes code = m_reader.write({&codePoint, 1});
            if (code.empty() || code.size() > CellCode::kMost)
                continue;
            if (m_reader.textOf(code) == std::u32string_view(&codePoint, 1))
                add(code, {&codePoint, 1});
        }
    }

    void addState(const ChartState& state) {
        if (!m_reader.enter(state.prefix))
            return;
        m_prefix = state.prefix.size();
        std::ranges::copy(state.prefix, m_code.begin());
        addRow(0);
    }

    Chart finish() {
        (void)m_reader.enter({});
        auto& cells = m_chart.m_cells;
        if (!std::ranges::is_sorted(cells, {}, &ChartCell::code))
            std::ranges::sort(cells, {}, &ChartCell::code);
        return std::move(m_chart);
    }
    [[nodiscard]] bool isCancelled() const { return m_stop.stop_requested(); }

private:
    static constexpr std::size_t kDeepest = 4; // bytes of a code, without the prefix

    void addRow(std::size_t depth) {
        // GB 18030 has 1,587,600 codes of four bytes; only digits end them.
        const bool digitsOnly = depth == 3 && isDigit(m_code[m_prefix + 1]);
        const unsigned first = digitsOnly ? '0' : 0;
        const unsigned last = digitsOnly ? '9' : 0xFF;
        for (unsigned byte = first; byte <= last && !(depth == 1 && isCancelled()); ++byte) {
            m_code[m_prefix + depth] = static_cast<Byte>(byte);
            addCode(ByteView(m_code.data() + m_prefix, depth + 1));
        }
    }

    void addCode(ByteView code) {
        const Span span = m_reader.read(code, Tail::MoreFollows);
        if (span.length > 0) {
            addSpan(code, span);
            return;
        }
        if (isShift(code)) {
            addDoubled(code[0]);
            return;
        }
        const Span alone = m_reader.read(code, Tail::AtEnd);
        addSpan(code, alone);
        // A byte that is a character alone starts at most a pair; libraries may hold it back.
        const bool isText = alone.length == code.size() && alone.count > 0;
        if (code.size() == 1 || (code.size() < kDeepest && !isText && !m_isTextAlone)) {
            const bool before = std::exchange(m_isTextAlone, m_isTextAlone || isText);
            m_alone = alone;
            addRow(code.size());
            m_isTextAlone = before;
        }
    }

    [[nodiscard]] bool isShift(ByteView code) const {
        return code.size() == 1 && std::ranges::count(m_shape.shifts, code[0]) > 0;
    }

    /// HZ: ~~ is a tilde.
    void addDoubled(Byte shift) {
        if (shift != '~' || m_prefix > 0)
            return;
        m_code[1] = shift;
        addSpan(ByteView(m_code.data(), 2), m_reader.read(ByteView(m_code.data(), 2), Tail::AtEnd));
    }

    void addSpan(ByteView code, const Span& span) {
        if (span.length != code.size() || isError(span.status) || span.count == 0)
            return;
        // Two characters, of which the library held the first one back, or now the second.
        if (m_isTextAlone && code.size() > 1 && span.text().starts_with(m_alone.text()))
            return;
        // The controls, which every state has.
        if (m_prefix > 0 && code.size() == 1 && m_initial[code[0]] == span.text())
            return;
        add(ByteView(m_code.data(), m_prefix + code.size()), span.text());
        if (m_prefix == 0 && code.size() == 1)
            m_initial[code[0]] = span.text();
    }

    void add(ByteView code, std::u32string_view text) {
        ChartCell cell{CellCode(code), text.front()};
        if (text.size() > 1) {
            cell.text = Chart::kTexts + static_cast<char32_t>(m_chart.m_texts.size());
            m_chart.m_texts.emplace_back(text);
        }
        m_chart.m_cells.push_back(cell);
    }

    static bool isDigit(Byte byte) { return byte >= '0' && byte <= '9'; }

    CodeReader& m_reader;
    const ChartShape& m_shape;
    const std::stop_token& m_stop;
    std::array<Byte, 16> m_code{}; // the prefix and the code
    Span m_alone;                  // of the first byte, where more may follow
    bool m_isTextAlone = false;    // m_alone is text
    std::size_t m_prefix = 0;
    std::array<std::u32string, 256> m_initial; // texts of single bytes in the initial state
    Chart m_chart;
};

Result<Chart> Chart::of(CodeReader& reader, const ChartShape& shape, const std::stop_token& stop) {
    ChartBuilder builder(reader, shape, stop);
    if (shape.byCodePoint)
        builder.addCodePoints(shape.withSurrogates);
    for (const ChartState& state : shape.states)
        builder.addState(state);
    if (builder.isCancelled())
        return Error{ErrorCode::Cancelled, {}, {}};
    return builder.finish();
}

const ChartCell* Chart::find(ByteView code) const {
    if (code.empty() || code.size() > CellCode::kMost)
        return nullptr;
    const CellCode wanted(code);
    const auto found = std::ranges::lower_bound(m_cells, wanted, {}, &ChartCell::code);
    return found != m_cells.end() && found->code == wanted ? &*found : nullptr;
}

Result<Chart> chartOf(const Codec& codec, const std::stop_token& stop) {
    return Chart::of(*codecReader(codec), shapeOf(codec), stop);
}

} // namespace moji::chart
