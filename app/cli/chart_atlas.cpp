#include "cli/chart_atlas.h"

#include "cli/csv.h"
#include "cli/phrase.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace moji::cli {

using chart::Atlas;
using chart::SupersetNode;

namespace {

void writeMatrixLines(const Context& context, const Atlas& atlas) {
    for (std::size_t i = 0; i < atlas.size(); ++i) {
        for (std::size_t j = 0; j < atlas.size(); ++j) {
            if (context.jsonl)
                JsonLine(context.out)
                    .string("encoding", atlas.name(i))
                    .string("other", atlas.name(j))
                    .number("characters", atlas.characters(i))
                    .number("others", atlas.characters(j))
                    .number("shared", atlas.shared(i, j));
            else
                context.out.write(fmt::format("{},{},{},{},{}\r\n", csvField(atlas.name(i)),
                                              csvField(atlas.name(j)), atlas.characters(i),
                                              atlas.characters(j), atlas.shared(i, j)));
        }
    }
}

class SupersetTree {
public:
    SupersetTree(Output& out, const std::vector<SupersetNode>& nodes)
        : m_out(out)
        , m_nodes(nodes)
        , m_isShown(nodes.size()) {}

    void write() {
        for (std::size_t i = 0; i < m_nodes.size(); ++i) {
            if (m_nodes[i].subsets.empty())
                write(i, 0);
        }
    }

private:
    void write(std::size_t i, std::size_t depth) {
        const SupersetNode& node = m_nodes[i];
        const bool isRepeated = m_isShown[i] && !node.supersets.empty();
        m_out.write(
            fmt::format("{}{}  {}{}\n", std::string(depth * 2, ' '), fmt::join(node.names, " = "),
                        node.characters,
                        isRepeated ? " " + phrase("moji chart", "(its supersets are above)") : ""));
        if (m_isShown[i])
            return;
        m_isShown[i] = true;
        for (const std::size_t superset : node.supersets)
            write(superset, depth + 1);
    }

    Output& m_out;
    const std::vector<SupersetNode>& m_nodes;
    std::vector<bool> m_isShown;
};

} // namespace

void writeMatrix(const Context& context, const Atlas& atlas) {
    if (context.format == "csv")
        context.out.write("encoding,other,characters,others,shared\r\n");
    if (context.format != "text") {
        writeMatrixLines(context, atlas);
        return;
    }
    std::size_t nameWidth = 0;
    std::vector<std::size_t> widths;
    for (std::size_t i = 0; i < atlas.size(); ++i) {
        nameWidth = std::max(nameWidth, atlas.name(i).size());
        widths.push_back(std::max<std::size_t>(atlas.name(i).size(), 7));
    }
    std::string line(nameWidth, ' ');
    for (std::size_t j = 0; j < atlas.size(); ++j)
        line += fmt::format("  {:>{}}", atlas.name(j), widths[j]);
    context.out.write(line + "\n");
    for (std::size_t i = 0; i < atlas.size(); ++i) {
        line = fmt::format("{:<{}}", atlas.name(i), nameWidth);
        for (std::size_t j = 0; j < atlas.size(); ++j)
            line += fmt::format("  {:>{}}", atlas.shared(i, j), widths[j]);
        context.out.write(line + "\n");
    }
}

void writeSupersets(const Context& context, const Atlas& atlas) {
    const std::vector<SupersetNode> nodes = atlas.supersets();
    if (context.format == "text") {
        SupersetTree(context.out, nodes).write();
        return;
    }
    if (context.format == "csv")
        context.out.write("encoding,characters,equals,supersets\r\n");
    for (const SupersetNode& node : nodes) {
        std::vector<std::string> supersets;
        for (const std::size_t superset : node.supersets)
            supersets.push_back(nodes[superset].names.front());
        const std::vector<std::string> equals(node.names.begin() + 1, node.names.end());
        if (context.jsonl)
            JsonLine(context.out)
                .string("encoding", node.names.front())
                .number("characters", node.characters)
                .strings("equals", equals)
                .strings("supersets", supersets);
        else
            context.out.write(fmt::format("{},{},{},{}\r\n", csvField(node.names.front()),
                                          node.characters,
                                          csvField(fmt::format("{}", fmt::join(equals, " "))),
                                          csvField(fmt::format("{}", fmt::join(supersets, " ")))));
    }
}

} // namespace moji::cli
