// moji tables: the reference tables of UTF-8 and Unicode, made from the decoders' own tables.

#include "bytes/hex.h"
#include "cli/commands.h"
#include "cli/phrase.h"
#include "cli/text_width.h"
#include "reference/reference_registry.h"
#include "utf8/utf8_writer.h"

#include <fmt/format.h>

#include <algorithm>

namespace moji::cli {

namespace {

std::string said(const Words& words) {
    return phrase("Reference", words);
}

/// A cell as it is printed. A wrong one has a mark too, for those who see no colours.
std::string printed(const reference::Cell& cell) {
    return said(cell.text) + (cell.isWrong ? " !" : "");
}

std::size_t columnsOf(const std::string& text) {
    return visibleColumns(fromUtf8(text));
}

std::string aligned(const std::string& text, std::size_t width, bool isRightAligned) {
    return isRightAligned ? paddedLeft(text, width) : padded(text, width);
}

void writeTable(const Context& context, const reference::Entry& entry,
                const reference::Table& table) {
    context.out.write(
        fmt::format("{}\n{}\n\n", said(Words{entry.title}), said(Words{entry.about})));
    std::vector<std::size_t> widths;
    for (std::size_t column = 0; column < table.columns.size(); ++column) {
        std::size_t width = columnsOf(said(table.columns[column].title));
        for (const auto& row : table.rows)
            width = std::max(width, columnsOf(printed(row[column])));
        widths.push_back(width);
    }
    const auto writeRow = [&](const auto& textOf, const auto& paint) {
        std::string line;
        for (std::size_t column = 0; column < widths.size(); ++column) {
            const std::string text =
                aligned(textOf(column), widths[column], table.columns[column].isRightAligned);
            line += (column > 0 ? "  " : "") + paint(column, text);
        }
        line.erase(line.find_last_not_of(' ') + 1);
        context.out.write(line + "\n");
    };
    writeRow([&](std::size_t column) { return said(table.columns[column].title); },
             [&](std::size_t, const std::string& text) {
                 return context.palette.paint(Tint::Faint, text);
             });
    for (const auto& row : table.rows) {
        writeRow([&](std::size_t column) { return printed(row[column]); },
                 [&](std::size_t column, const std::string& text) {
                     return row[column].isWrong ? context.palette.paint(Tint::Error, text) : text;
                 });
    }
    if (!table.notes.empty())
        context.out.write("\n");
    for (const Words& note : table.notes)
        context.out.write(said(note) + "\n");
}

void writeTableRows(const Context& context, const reference::Entry& entry,
                    const reference::Table& table) {
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
        JsonLine line(context.out);
        line.string("table", entry.id).number("row", i + 1).key("cells").append("[");
        for (std::size_t column = 0; column < table.columns.size(); ++column) {
            const reference::Cell& cell = table.rows[i][column];
            line.append(column > 0 ? ",{\"column\":\"" : "{\"column\":\"")
                .appendUtf8(inEnglish(table.columns[column].title))
                .append("\",\"text\":\"")
                .appendUtf8(inEnglish(cell.text))
                .append("\",\"meaning\":\"")
                .appendUtf8(inEnglish(cell.meaning))
                .append("\",\"example\":\"")
                .appendUtf8(hexBytes(cell.example))
                .append(cell.isWrong ? "\",\"wrong\":true}" : "\",\"wrong\":false}");
        }
        line.append("]");
    }
}

void writeTableList(const Context& context) {
    std::size_t width = 0;
    for (const reference::Entry& entry : reference::allTables())
        width = std::max(width, std::string_view(entry.id).size());
    for (const reference::Entry& entry : reference::allTables()) {
        if (context.jsonl) {
            JsonLine(context.out)
                .string("table", entry.id)
                .string("title", entry.title)
                .string("about", entry.about);
        } else {
            context.out.write(
                fmt::format("{:<{}}  {}\n", entry.id, width, said(Words{entry.about})));
        }
    }
}

class TablesCommand final : public Command {
public:
    TablesCommand()
        : Command(
              "tables",
              MOJI_PHRASE("moji",
                          "reference tables: the ranges of UTF-8, its planes, utf8d, T1 to T3")) {}

    void addOptions(CLI::App& app) override {
        app.add_option("NAME", m_names,
                       phrase("moji tables", "the tables to print (default: a list of all)"))
            ->type_name("");
        app.add_flag("--all", m_all, phrase("moji tables", "print all tables"));
    }

    [[nodiscard]] bool takesInput() const override { return false; }

    ExitStatus run(Context& context) override {
        std::vector<const reference::Entry*> wanted;
        for (const std::string& name : m_names) {
            wanted.push_back(reference::findTable(name));
            if (wanted.back() == nullptr) {
                message(phrase("moji tables", "there is no table %1: moji tables lists them")
                            .with(visible(name)));
                return kTrouble;
            }
        }
        if (m_all) {
            wanted.clear();
            for (const reference::Entry& entry : reference::allTables())
                wanted.push_back(&entry);
        }
        if (wanted.empty())
            writeTableList(context);
        for (const reference::Entry* entry : wanted) {
            const reference::Table table = entry->make();
            if (context.jsonl)
                writeTableRows(context, *entry, table);
            else
                writeTable(context, *entry, table);
            if (!context.jsonl && entry != wanted.back())
                context.out.write("\n");
        }
        return kFine;
    }

private:
    std::vector<std::string> m_names;
    bool m_all = false;
};

} // namespace

std::unique_ptr<Command> makeTablesCommand() {
    return std::make_unique<TablesCommand>();
}

} // namespace moji::cli
