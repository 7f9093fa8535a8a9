#include "cli/chart_report.h"

#include "bytes/hex.h"
#include "cli/csv.h"
#include "cli/phrase.h"
#include "cli/text_width.h"
#include "codec/encoding_name.h"
#include "unicode/character_info.h"
#include "utf8/utf8_writer.h"

#include <fmt/format.h>

#include <map>

namespace moji::cli {

using namespace chart;

namespace {

/// "U+FF5E ～ FULLWIDTH TILDE"; "-" for nothing.
std::string described(std::u32string_view text) {
    if (text.empty())
        return "-";
    std::string line;
    for (const char32_t codePoint : text)
        line += codePointName(codePoint) + ' ';
    line += visible(text);
    if (text.size() == 1)
        line += ' ' + unicode::name(text.front());
    return line;
}

std::string joined(std::u32string_view text) {
    std::string names;
    for (const char32_t codePoint : text)
        names += (names.empty() ? "" : " ") + codePointName(codePoint);
    return names;
}

void codePointsOrNull(JsonLine& line, std::string_view key, std::u32string_view text) {
    if (text.empty())
        line.null(key);
    else
        line.codePoints(key, text);
}

std::string sideName(const Chart& chart) {
    return chart.library().empty() ? chart.name()
                                   : fmt::format("{} ({})", visible(chart.name()), chart.library());
}

} // namespace

std::u32string ChartReport::hereText(const ComparedCell& cell) const {
    return cell.here == nullptr ? std::u32string() : m_here.text(*cell.here);
}

std::u32string ChartReport::thereText(const ComparedCell& cell) const {
    return cell.there == nullptr ? std::u32string() : m_there->text(*cell.there);
}

bool ChartReport::isWanted(const ComparedCell& cell) const {
    if (!asChars(cell.code().view()).starts_with(asChars(m_filter.lead)))
        return false;
    if (m_comparison != nullptr && !m_filter.verdicts.empty() &&
        !m_filter.verdicts.contains(cell.verdict))
        return false;
    if (!m_filter.block)
        return true;
    const auto isInBlock = [&](std::u32string_view text) {
        return std::ranges::any_of(
            text, [&](char32_t one) { return unicode::block(one) == m_filter.block; });
    };
    return isInBlock(hereText(cell)) || isInBlock(thereText(cell));
}

std::vector<ComparedCell> ChartReport::wantedCells() const {
    std::vector<ComparedCell> wanted;
    const auto take = [&](const ComparedCell& cell) {
        if (isWanted(cell))
            wanted.push_back(cell);
    };
    if (m_comparison != nullptr)
        std::ranges::for_each(m_comparison->cells, take);
    else
        for (const ChartCell& cell : m_here.cells())
            take({&cell, nullptr, CellVerdict::OnlyHere});
    return wanted;
}

void ChartReport::writeJson() const {
    for (const ComparedCell& cell : wantedCells()) {
        JsonLine line(m_context.out);
        line.hex("bytes", cell.code().view());
        codePointsOrNull(line, "code_points", hereText(cell));
        codePointsOrNull(line, "against", thereText(cell));
        if (m_comparison == nullptr)
            line.null("verdict");
        else
            line.string("verdict", identifier(cell.verdict));
    }
}

void ChartReport::writeCsv() const {
    m_context.out.write("bytes,code_points,character,name,against,verdict\r\n");
    for (const ComparedCell& cell : wantedCells()) {
        const std::u32string text = hereText(cell);
        const std::u32string shown = text.empty() ? thereText(cell) : text;
        const std::string name = shown.size() == 1 ? unicode::name(shown.front()) : std::string();
        m_context.out.write(
            fmt::format("{},{},{},{},{},{}\r\n", hexBytes(cell.code().view()), joined(text),
                        csvField(visible(shown)), csvField(name), joined(thereText(cell)),
                        m_comparison == nullptr ? std::string_view() : identifier(cell.verdict)));
    }
}

void ChartReport::writeText() const {
    writeHead();
    if (m_comparison != nullptr) {
        writeDifferences();
        return;
    }
    const std::vector<ComparedCell> cells = wantedCells();
    const bool isOneByteEach = std::ranges::all_of(
        m_here.cells(), [](const ChartCell& cell) { return cell.code.view().size() == 1; });
    if (isOneByteEach || !m_filter.lead.empty())
        writeTable(cells);
    else
        writeBlocks();
}

void ChartReport::writeHead() const {
    Output& out = m_context.out;
    if (m_comparison == nullptr) {
        std::map<std::size_t, std::size_t> lengths;
        for (const ChartCell& cell : m_here.cells())
            ++lengths[cell.code.view().size()];
        out.write(countedPhrase("moji chart", m_here.cells().size(),
                                MOJI_COUNTED("moji chart", "%2: %1 code"),
                                MOJI_COUNTED("moji chart", "%2: %1 codes"), sideName(m_here)) +
                  "\n");
        for (const auto& [length, count] : lengths)
            out.write(fmt::format("{:>9} {}\n", count,
                                  countedPhrase("moji chart", length,
                                                MOJI_COUNTED("moji chart", "of %1 byte"),
                                                MOJI_COUNTED("moji chart", "of %1 bytes"))));
        return;
    }
    out.write(phrase("moji chart", "%1 against %2").with(sideName(m_here), sideName(*m_there)) +
              "\n");
    const auto count = [&](CellVerdict verdict, const std::string& words) {
        out.write(fmt::format("{:>9} {}\n", m_comparison->count(verdict), words));
    };
    count(CellVerdict::Equal, phrase("moji chart", "equal"));
    count(CellVerdict::Different, phrase("moji chart", "different"));
    count(CellVerdict::OnlyHere, phrase("moji chart", "only in %1").with(sideName(m_here)));
    count(CellVerdict::OnlyThere, phrase("moji chart", "only in %1").with(sideName(*m_there)));
}

void ChartReport::writeDifferences() const {
    Output& out = m_context.out;
    std::vector<ComparedCell> cells = wantedCells();
    if (m_filter.verdicts.empty())
        std::erase_if(cells, [](const auto& cell) { return cell.verdict == CellVerdict::Equal; });
    const std::size_t shown = std::min<std::uint64_t>(cells.size(), m_filter.limit);
    if (shown > 0)
        out.write(fmt::format("\n{} {:<40} {}\n", padded(phrase("moji chart", "bytes"), 12),
                              m_here.name(), visible(m_there->name())));
    for (const ComparedCell& cell : std::span(cells).first(shown))
        out.write(fmt::format("{:<12} {} {}\n", hexBytes(cell.code().view()),
                              padded(described(hereText(cell)), 40), described(thereText(cell))));
    if (shown < cells.size())
        out.write(phrase("moji chart", "(%1 more; --all prints them)").with(cells.size() - shown) +
                  "\n");
}

void ChartReport::writeTable(const std::vector<ComparedCell>& cells) const {
    Output& out = m_context.out;
    std::size_t longest = 1; // code
    for (const ComparedCell& cell : cells)
        longest = std::max(longest, cell.code().view().size());
    const std::size_t lead = 3 * (longest - 1); // columns of "C7 "
    out.write("\n" + std::string(lead + 4, ' '));
    for (int column = 0; column < 16; ++column)
        out.write(fmt::format("  _{:X}", column));
    out.write("\n");
    // Rows of 16 codes that differ in their last digit only.
    for (std::size_t i = 0; i < cells.size();) {
        const auto rowOf = [&](std::size_t at) {
            const ByteView code = cells[at].code().view();
            return std::pair(asChars(code.first(code.size() - 1)), code.back() >> 4);
        };
        const auto row = rowOf(i);
        std::array<std::string, 16> texts;
        for (; i < cells.size() && rowOf(i) == row; ++i)
            texts[cells[i].code().view().back() & 0xF] = visible(hereText(cells[i]));
        const std::string before =
            row.first.empty() ? std::string() : hexBytes(asBytes(row.first)) + " ";
        out.write(fmt::format("{:<{}}{:X}_ ", before, lead, row.second));
        for (const std::string& text : texts) {
            const std::size_t columns = visibleColumns(fromUtf8(text));
            out.write(std::string(4 - std::min<std::size_t>(3, columns), ' ') + text);
        }
        out.write("\n");
    }
}

void ChartReport::writeBlocks() const {
    std::map<std::string, std::size_t> counts;
    for (const ComparedCell& cell : wantedCells())
        ++counts[unicode::block(hereText(cell).front()).value_or(phrase("moji chart", "no block"))];
    m_context.out.write("\n" + phrase("moji chart", "blocks") + "\n");
    std::vector<std::pair<std::string, std::size_t>> sorted(counts.begin(), counts.end());
    std::ranges::stable_sort(sorted, std::greater(), &std::pair<std::string, std::size_t>::second);
    for (const auto& [block, count] : sorted)
        m_context.out.write(fmt::format("{:>9} {}\n", count, block));
    m_context.out.write(
        "\n" + phrase("moji chart", "--lead 'B0' prints the codes that start with B0.") + "\n");
}

void ChartReport::writeOneWay(const OneWayMappings& mappings, bool isListed) const {
    Output& out = m_context.out;
    if (m_context.format == "text")
        out.write(
            "\n" +
            phrase("moji chart", "In %1: %2, %3, %4")
                .with(m_here.name(),
                      countedPhrase("moji chart", mappings.decodeOnly.size(),
                                    MOJI_COUNTED("moji chart", "%1 code decodes only"),
                                    MOJI_COUNTED("moji chart", "%1 codes decode only")),
                      countedPhrase("moji chart", mappings.encodeOnly.size(),
                                    MOJI_COUNTED("moji chart", "%1 character encodes only"),
                                    MOJI_COUNTED("moji chart", "%1 characters encode only")),
                      countedPhrase(
                          "moji chart", mappings.duplicates,
                          MOJI_COUNTED("moji chart", "%1 code repeats the text of another"),
                          MOJI_COUNTED("moji chart", "%1 codes repeat the text of another"))) +
            "\n");
    if (!isListed)
        return;
    const bool isCsv = m_context.format == "csv";
    if (isCsv)
        out.write("one_way,bytes,code_points,written,read\r\n");
    for (const auto& [cell, written] : mappings.decodeOnly) {
        const std::u32string text = m_here.text(*cell);
        if (m_context.jsonl) {
            JsonLine line(out);
            line.string("one_way", "decode_only").hex("bytes", cell->code.view());
            line.codePoints("code_points", text).hex("written", written);
        } else if (isCsv) {
            out.write(fmt::format("decode_only,{},{},{},\r\n", hexBytes(cell->code.view()),
                                  joined(text), hexBytes(written)));
        } else {
            out.write((written.empty()
                           ? phrase("moji chart", "%1 is read as %2, which is never written")
                           : phrase("moji chart", "%1 is read as %2, which is written as %3"))
                          .with(fmt::format("{:<12}", hexBytes(cell->code.view())), described(text),
                                hexBytes(written)) +
                      "\n");
        }
    }
    for (const auto& [codePoint, written, read] : mappings.encodeOnly) {
        const std::u32string text(1, codePoint);
        if (m_context.jsonl) {
            JsonLine line(out);
            line.string("one_way", "encode_only").hex("bytes", written);
            line.codePoints("code_points", text).codePoints("read", read);
        } else if (isCsv) {
            out.write(fmt::format("encode_only,{},{},,{}\r\n", hexBytes(written), joined(text),
                                  joined(read)));
        } else {
            out.write(phrase("moji chart", "%1 is written as %2, which is read as %3")
                          .with(described(text), hexBytes(written), described(read)) +
                      "\n");
        }
    }
}

std::optional<std::string> blockNamed(std::string_view name) {
    const std::string wanted = comparableName(name);
    for (char32_t codePoint = 0; codePoint <= 0x10FFFF; codePoint += 16) {
        if (auto block = unicode::block(codePoint); block && comparableName(*block) == wanted)
            return block;
    }
    return std::nullopt;
}

} // namespace moji::cli
