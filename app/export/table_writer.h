#pragma once
// Tables as CSV, TSV, Markdown, HTML and JSON in UTF-8, row by row. Fields are quoted as each
// format has it, and no character of a cell is obeyed by what opens the file: see visible_text.h;
// JSON has \u escapes instead. In CSV and TSV, which spreadsheets open, a cell that would be a
// formula (it begins with = + - @ and is no number) gets an apostrophe in front.

#include <QByteArray>
#include <QStringList>

#include <memory>
#include <span>

namespace moji::app {

enum class TableFormat { Csv, Tsv, Markdown, Html, Json };

struct TableFormatInfo {
    TableFormat format;
    const char* id;
    const char* name;   // of a menu; English source text, in the translation context "TableFormats"
    const char* ending; // of a file, with its dot

    [[nodiscard]] QString translatedName() const;
};

/// In the order of menus.
[[nodiscard]] std::span<const TableFormatInfo> tableFormats();
[[nodiscard]] const TableFormatInfo* tableFormatOf(const QString& path);

class TableWriter {
public:
    virtual ~TableWriter() = default;
    /// Called once and first. The columns' names are all different.
    virtual QByteArray begin(const QString& title, const QStringList& columns) = 0;
    virtual QByteArray row(const QStringList& cells) = 0;
    virtual QByteArray end() = 0;
};

[[nodiscard]] std::unique_ptr<TableWriter> makeTableWriter(TableFormat format);

/// The beginning of an HTML page without scripts or other files, up to its heading.
[[nodiscard]] QByteArray htmlHead(const QString& title, const char* moreStyle = "");

} // namespace moji::app
