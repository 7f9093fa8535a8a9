#include "grid/byte_dump.h"

#include "document/notes.h"
#include "export/table_writer.h"
#include "export/visible_text.h"
#include "grid/byte_description.h"
#include "style/cell_role.h"
#include "style/character_text.h"
#include "style/palette.h"
#include "text/counts.h"
#include "text/qt_text.h"
#include "unicode/character_info.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace moji::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ByteDump)
};

constexpr std::uint64_t kPerRow = 16;

QByteArray roleStyles() {
    QByteArray styles = "td small{display:block;font-size:.7em}\n"
                        ".bytes td,.bytes th{font-family:'Noto Sans Mono',monospace}\n";
    for (int role = 0; role < kCellRoles; ++role) {
        const RoleColours& look = colours().role(static_cast<CellRole>(role));
        styles += ".r" + QByteArray::number(role) +
                  "{background:" + look.background.name().toLatin1() +
                  ";color:" + look.foreground.name().toLatin1() + "}\n";
    }
    return styles;
}

QStringList columnsOfSpans() {
    return {Words::tr("Offset"),     Words::tr("Bytes"), Words::tr("Character"),
            Words::tr("Code point"), Words::tr("Name"),  Words::tr("Role")};
}

QStringList columnsOfNotes() {
    return {Words::tr("First byte"), Words::tr("Last byte"), Words::tr("Bytes"), Words::tr("Note")};
}

QString summaryOf(const Document& document, ByteRange shown, ByteRange range) {
    const QString encoding = fromUtf8(document.codec().name());
    if (shown.empty())
        return Words::tr("No bytes, read as %1.").arg(encoding);
    return shown.end < range.end
               ? Words::tr("Bytes %1 to %2, read as %3. Only the first %4 of %5 are shown.")
                     .arg(hexOffsetText(shown.begin), hexOffsetText(shown.end - 1), encoding,
                          bytesText(shown.length()), bytesText(range.length()))
               : Words::tr("Bytes %1 to %2 (%3), read as %4.")
                     .arg(hexOffsetText(shown.begin), hexOffsetText(shown.end - 1),
                          bytesText(shown.length()), encoding);
}

/// The bytes of a note are those in the document, even where the dump has only some of them.
QStringList noteCells(const Note& note, const Document& document) {
    constexpr std::uint64_t kMostBytes = 16;
    const ByteRange shown{note.range.begin,
                          std::min(note.range.end, note.range.begin + kMostBytes)};
    QString bytes = hexText(document.bytes(shown));
    if (shown.end < note.range.end)
        bytes += QStringLiteral(" …");
    return {hexOffsetText(note.range.begin), hexOffsetText(note.range.end - 1), bytes, note.text};
}

QByteArray element(const char* name, const QString& text, const char* attributes = "") {
    return QByteArray("<") + name + attributes + '>' + markupText(text).toUtf8() + "</" + name +
           '>';
}

} // namespace

/// A byte and the span that it belongs to.
struct ByteDump::DumpedByte {
    std::uint64_t offset;
    Byte byte;
    CellRole role;
    const QString* name; // of the role
};

ByteDump::ByteDump(const Document& document, QString title, ByteRange range)
    : m_title(std::move(title))
    , m_range{range.begin, std::min(range.end, range.begin + kMostDumped)}
    , m_spans(document.spansIn(m_range))
    , m_codec(&document.codec().info())
    , m_summary(summaryOf(document, m_range, range))
    , m_styles(roleStyles()) {
    for (const Note& note : document.notes().in(m_range))
        m_notes.push_back(noteCells(note, document));
    for (int role = 0; role < kCellRoles; ++role)
        m_roles[static_cast<std::size_t>(role)] = roleName(static_cast<CellRole>(role));
}

/// As byteRoleName() has it.
const QString& ByteDump::nameOf(CellRole role, Byte byte, const Span& span) const {
    return isOtherSingleByte(role, byte, span) ? m_singleByte
                                               : m_roles[static_cast<std::size_t>(role)];
}

QStringList ByteDump::cellsOf(const PlacedSpan& placed) const {
    QStringList points;
    QStringList names;
    for (const char32_t point : placed.span.text()) {
        points += codePointText(point);
        names += fromUtf8(unicode::name(point));
    }
    const QString& role = nameOf(roleOf(placed.span, *m_codec), placed.bytes.front(), placed.span);
    return {hexOffsetText(placed.offset),
            hexText(placed.bytes),
            placed.isError() ? QString() : characterText(placed.span, Fonts::Any).text,
            points.join(QLatin1Char(' ')),
            names.join(QStringLiteral(", ")),
            placed.isError()
                ? Words::tr("%1: %2", "role, error").arg(role, describeError(placed, 0))
                : role};
}

std::vector<ByteDump::DumpedByte> ByteDump::bytes() const {
    std::vector<DumpedByte> bytes;
    for (const PlacedSpan& placed : m_spans)
        for (std::size_t i = 0; i < placed.bytes.size(); ++i)
            if (m_range.contains(placed.offset + i)) {
                const CellRole role = roleOf(placed.span, i, *m_codec);
                bytes.push_back({placed.offset + i, placed.bytes[i], role,
                                 &nameOf(role, placed.bytes[i], placed.span)});
            }
    return bytes;
}

/// Nothing without notes.
QByteArray ByteDump::notesTable() const {
    if (m_notes.empty())
        return {};
    QByteArray table = element("h2", Words::tr("Notes")) + "\n<table>\n" +
                       element("caption", Words::tr("Notes on these bytes")) + "\n<thead><tr>";
    for (const QString& column : columnsOfNotes())
        table += element("th", column, " scope=\"col\"");
    table += "</tr></thead>\n<tbody>\n";
    for (const QStringList& cells : m_notes) {
        table += "<tr>" + element("th", cells.front(), " scope=\"row\"");
        for (const QString& cell : cells.mid(1))
            table += element("td", cell);
        table += "</tr>\n";
    }
    return table + "</tbody>\n</table>\n";
}

QByteArray ByteDump::bytesTable() const {
    QByteArray table = "<table class=\"bytes\">\n" +
                       element("caption", Words::tr("Bytes and their roles")) + "\n<thead><tr>" +
                       element("th", Words::tr("Offset"), " scope=\"col\"");
    for (std::uint64_t column = 0; column < kPerRow; ++column)
        table += element("th", QString::number(column, 16).toUpper(), " scope=\"col\"");
    table += "</tr></thead>\n<tbody>\n";
    const auto cell = [](const DumpedByte& at) {
        return "<td class=\"r" + QByteArray::number(static_cast<int>(at.role)) + "\">" +
               hexText(ByteView(&at.byte, 1)).toLatin1() + element("small", *at.name) + "</td>";
    };
    const std::vector<DumpedByte> bytes = this->bytes();
    for (std::size_t i = 0; i < bytes.size();) {
        const std::uint64_t row = bytes[i].offset - bytes[i].offset % kPerRow;
        table += "<tr>" + element("th", hexOffsetText(row), " scope=\"row\"");
        for (std::uint64_t offset = row; offset < row + kPerRow; ++offset)
            table += i < bytes.size() && bytes[i].offset == offset ? cell(bytes[i++])
                                                                   : QByteArray("<td></td>");
        table += "</tr>\n";
    }
    return table + "</tbody>\n</table>\n";
}

QByteArray ByteDump::asHtml(const std::stop_token& stop) const {
    QByteArray page = htmlHead(m_title, m_styles.constData()) + element("p", m_summary) + '\n' +
                      element("h2", Words::tr("Bytes")) + '\n' + bytesTable() + notesTable() +
                      element("h2", Words::tr("Characters")) + "\n<table>\n" +
                      element("caption", Words::tr("Characters and errors in order")) +
                      "\n<thead><tr>";
    for (const QString& column : columnsOfSpans())
        page += element("th", column, " scope=\"col\"");
    page += "</tr></thead>\n<tbody>\n";
    for (const PlacedSpan& placed : m_spans) {
        if (stop.stop_requested())
            return page;
        const QStringList cells = cellsOf(placed);
        const int role = static_cast<int>(roleOf(placed.span, *m_codec));
        page += "<tr class=\"r" + QByteArray::number(role) + "\">" +
                element("th", cells.front(), " scope=\"row\"");
        for (const QString& cell : cells.mid(1))
            page += element("td", cell);
        page += "</tr>\n";
    }
    return page + "</tbody>\n</table>\n</main></body></html>\n";
}

QByteArray ByteDump::asMarkdown(const std::stop_token& stop) const {
    QByteArray page =
        "# " + markupText(m_title).toUtf8() + "\n\n" + m_summary.toUtf8() + "\n\n```text\n";
    const std::vector<DumpedByte> bytes = this->bytes();
    for (std::size_t i = 0; i < bytes.size();) {
        const std::uint64_t row = bytes[i].offset - bytes[i].offset % kPerRow;
        page += hexOffsetText(row).toLatin1() + ' ';
        for (std::uint64_t offset = row; offset < row + kPerRow; ++offset)
            page += i < bytes.size() && bytes[i].offset == offset
                        ? ' ' + hexText(ByteView(&bytes[i++].byte, 1)).toLatin1()
                        : QByteArray("   ");
        page += '\n';
    }
    page += "```\n\n";
    if (!m_notes.empty()) {
        const auto noteWriter = makeTableWriter(TableFormat::Markdown);
        page += noteWriter->begin(Words::tr("Notes"), columnsOfNotes());
        for (const QStringList& cells : m_notes)
            page += noteWriter->row(cells);
        page += noteWriter->end() + '\n';
    }
    const auto writer = makeTableWriter(TableFormat::Markdown);
    page += writer->begin(m_title, columnsOfSpans());
    for (const PlacedSpan& placed : m_spans) {
        if (stop.stop_requested())
            return page;
        page += writer->row(cellsOf(placed));
    }
    return page + writer->end();
}

} // namespace moji::app
