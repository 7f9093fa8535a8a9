#include "export/table_writer.h"

#include "export/visible_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

#include <array>

namespace moji::app {

namespace {

constexpr std::array kFormats{
    TableFormatInfo{TableFormat::Csv, "csv", QT_TRANSLATE_NOOP("TableFormats", "&CSV"), ".csv"},
    TableFormatInfo{TableFormat::Tsv, "tsv", QT_TRANSLATE_NOOP("TableFormats", "&TSV"), ".tsv"},
    TableFormatInfo{TableFormat::Markdown, "markdown",
                    QT_TRANSLATE_NOOP("TableFormats", "&Markdown"), ".md"},
    TableFormatInfo{TableFormat::Html, "html", QT_TRANSLATE_NOOP("TableFormats", "&HTML"), ".html"},
    TableFormatInfo{TableFormat::Json, "json", QT_TRANSLATE_NOOP("TableFormats", "&JSON"), ".json"},
};

/// As a spreadsheet shows it, not computes it.
QString withoutFormula(const QString& cell) {
    static const QRegularExpression number(QStringLiteral("^[+-]?[0-9][0-9.,]*%?$"));
    static const QString kStarts = QStringLiteral("=+-@\uFF1D\uFF0B\uFF0D\uFF20");
    const bool isFormula =
        cell.size() > 1 && kStarts.contains(cell.front()) && !number.match(cell).hasMatch();
    return isFormula ? QLatin1Char('\'') + cell : cell;
}

/// RFC 4180: quoted where needed, lines end with CR LF.
class CsvWriter final : public TableWriter {
public:
    QByteArray begin(const QString&, const QStringList& columns) override { return row(columns); }
    QByteArray row(const QStringList& cells) override {
        QStringList fields;
        for (const QString& cell : cells) {
            QString field = withoutFormula(visibleText(cell));
            const bool isQuoted = field.contains(QLatin1Char('"')) ||
                                  field.contains(QLatin1Char(',')) ||
                                  field.contains(QLatin1Char(';')) || field != field.trimmed();
            field.replace(QLatin1String("\""), QLatin1String("\"\""));
            fields += isQuoted ? QLatin1Char('"') + field + QLatin1Char('"') : field;
        }
        return fields.join(QLatin1Char(',')).toUtf8() + "\r\n";
    }
    QByteArray end() override { return {}; }
};

/// Cells have neither tabs nor line ends: they are written out.
class TsvWriter final : public TableWriter {
public:
    QByteArray begin(const QString&, const QStringList& columns) override { return row(columns); }
    QByteArray row(const QStringList& cells) override {
        QStringList fields;
        for (const QString& cell : cells)
            fields += withoutFormula(visibleText(cell));
        return fields.join(QLatin1Char('\t')).toUtf8() + "\n";
    }
    QByteArray end() override { return {}; }
};

/// A table of GitHub's Markdown (GFM 4.10). Nothing in a cell is markup.
class MarkdownWriter final : public TableWriter {
public:
    QByteArray begin(const QString&, const QStringList& columns) override {
        QByteArray rule = "|";
        for (qsizetype i = 0; i < columns.size(); ++i)
            rule += " --- |";
        return row(columns) + rule + '\n';
    }
    QByteArray row(const QStringList& cells) override {
        QByteArray line = "|";
        for (const QString& cell : cells)
            line += ' ' + escaped(cell).toUtf8() + " |";
        return line + '\n';
    }
    QByteArray end() override { return {}; }

private:
    static QString escaped(const QString& cell) {
        static const QString kMarkup = QStringLiteral("\\`*_[]<>|&~#!$:");
        const QString text = visibleText(cell);
        QString result;
        for (const QChar c : text) {
            if (kMarkup.contains(c))
                result += QLatin1Char('\\');
            result += c;
        }
        return result;
    }
};

class HtmlWriter final : public TableWriter {
public:
    QByteArray begin(const QString& title, const QStringList& columns) override {
        QByteArray head = htmlHead(title) + "<table>\n<caption>" + markupText(title).toUtf8() +
                          "</caption>\n<thead><tr>";
        for (const QString& column : columns)
            head += "<th scope=\"col\">" + markupText(column).toUtf8() + "</th>";
        return head + "</tr></thead>\n<tbody>\n";
    }
    QByteArray row(const QStringList& cells) override {
        QByteArray line = "<tr>";
        for (const QString& cell : cells)
            line += "<td>" + markupText(cell).toUtf8() + "</td>";
        return line + "</tr>\n";
    }
    QByteArray end() override { return "</tbody>\n</table>\n</main></body></html>\n"; }
};

/// An array with an object for each row; its keys are the columns.
class JsonWriter final : public TableWriter {
public:
    QByteArray begin(const QString&, const QStringList& columns) override {
        for (const QString& column : columns)
            m_keys += quoted(column);
        return "[";
    }
    QByteArray row(const QStringList& cells) override {
        QByteArray object = m_isFirst ? "\n{" : ",\n{";
        m_isFirst = false;
        for (qsizetype i = 0; i < cells.size(); ++i)
            object += (i > 0 ? ", " : "") + m_keys[i] + ": " + quoted(cells[i]);
        return object + '}';
    }
    QByteArray end() override { return "\n]\n"; }

private:
    static QByteArray quoted(const QString& text) {
        QString result;
        const auto escape = [&](QChar unit) {
            result += QStringLiteral("\\u%1").arg(unit.unicode(), 4, 16, QLatin1Char('0'));
        };
        for (qsizetype i = 0; i < text.size(); ++i) {
            const QChar unit = text[i];
            const bool isPair =
                unit.isHighSurrogate() && i + 1 < text.size() && text[i + 1].isLowSurrogate();
            const char32_t point =
                isPair ? QChar::surrogateToUcs4(unit, text[i + 1]) : unit.unicode();
            if (isObeyed(point)) {
                escape(unit);
                if (isPair)
                    escape(text[i + 1]);
            } else if (isPair) {
                result += QStringView(text).mid(i, 2);
            } else {
                if (unit == QLatin1Char('"') || unit == QLatin1Char('\\'))
                    result += QLatin1Char('\\');
                result += unit;
            }
            i += isPair ? 1 : 0;
        }
        return '"' + result.toUtf8() + '"';
    }

    QList<QByteArray> m_keys;
    bool m_isFirst = true;
};

} // namespace

QString TableFormatInfo::translatedName() const {
    return QCoreApplication::translate("TableFormats", name);
}

std::span<const TableFormatInfo> tableFormats() {
    return kFormats;
}

const TableFormatInfo* tableFormatOf(const QString& path) {
    for (const TableFormatInfo& info : kFormats)
        if (path.endsWith(QLatin1String(info.ending), Qt::CaseInsensitive))
            return &info;
    return nullptr;
}

std::unique_ptr<TableWriter> makeTableWriter(TableFormat format) {
    switch (format) {
    case TableFormat::Csv:
        return std::make_unique<CsvWriter>();
    case TableFormat::Tsv:
        return std::make_unique<TsvWriter>();
    case TableFormat::Markdown:
        return std::make_unique<MarkdownWriter>();
    case TableFormat::Html:
        return std::make_unique<HtmlWriter>();
    case TableFormat::Json:
        break;
    }
    return std::make_unique<JsonWriter>();
}

QByteArray htmlHead(const QString& title, const char* moreStyle) {
    const QByteArray shown = markupText(title).toUtf8();
    return "<!DOCTYPE html>\n<html lang=\"" + QLocale().bcp47Name().toUtf8() +
           "\">\n<head>\n<meta charset=\"utf-8\">\n"
           "<meta name=\"viewport\" content=\"width=device-width\">\n<title>" +
           shown +
           "</title>\n<style>\n"
           ":root{color-scheme:light dark}\n"
           "body{font-family:'Noto Sans',sans-serif;margin:1.5em}\n"
           "table{border-collapse:collapse}\n"
           "caption{text-align:left;font-weight:600;padding-bottom:.5em}\n"
           "th,td{border:1px solid #7a828e;padding:.25em .5em;text-align:left;"
           "vertical-align:top;unicode-bidi:isolate;white-space:pre-wrap}\n" +
           moreStyle + "</style>\n</head>\n<body><main>\n<h1>" + shown + "</h1>\n";
}

} // namespace moji::app
