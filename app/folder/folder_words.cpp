#include "folder/folder_words.h"

#include "folder/folder_survey.h"
#include "text/chain_text.h"
#include "text/core_words.h"
#include "text/counts.h"
#include "text/list.h"
#include "text/native_path.h"
#include "text/qt_text.h"
#include "text/safe_name.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

namespace moji::app {

namespace {

/// The translation context.
struct FolderWords {
    Q_DECLARE_TR_FUNCTIONS(FolderWords)
};

QString specialText(const std::string& type) {
    if (type.starts_with(special::kLink))
        return FolderWords::tr("symbolic link to %1, not followed")
            .arg(fileNameText(std::string_view(type).substr(special::kLink.size())));
    if (type == special::kFifo)
        return FolderWords::tr("FIFO, not opened");
    if (type == special::kSocket)
        return FolderWords::tr("socket, not opened");
    return FolderWords::tr("device, not opened");
}

QStringList textFindings(const FolderRow& row, const FolderRows& rows) {
    QStringList found;
    if (row.isAmbiguous && !row.troubles.has(Trouble::Mixed)) // which says so
        found += FolderWords::tr("encoding uncertain");
    if (row.problems > 0)
        found += FolderWords::tr("%1, the first in line %2")
                     .arg(problemsText(row.problems), numberText(row.firstLine));
    if (row.troubles.has(Trouble::Mixed))
        found += FolderWords::tr("lines differ: %1").arg(fromUtf8(rows.text(row.detail)));
    if (row.mojibake > 0)
        found += FolderWords::tr("mojibake in %1: %2")
                     .arg(placesText(row.mojibake), historyText(rows.text(row.chain)));
    if (row.troubles.has(Trouble::DeclaredOtherwise))
        found += FolderWords::tr("declares %1").arg(fromUtf8(rows.encoding(row.declared)));
    if (row.troubles.has(Trouble::Bidi))
        found += FolderWords::tr("has bidirectional controls");
    if (row.troubles.has(Trouble::MixedEol))
        found += FolderWords::tr("line ends differ");
    if (row.troubles.has(Trouble::Bom))
        found += FolderWords::tr("begins with a byte-order mark");
    return found;
}

} // namespace

QString groupText(FileGroup group, const std::string& encoding) {
    if (group >= kFirstEncoding)
        return encoding.empty() ? FolderWords::tr("No encoding fits") : fromUtf8(encoding);
    switch (static_cast<FileKind>(group)) {
    case FileKind::Binary:
        return FolderWords::tr("Binary");
    case FileKind::Empty:
        return FolderWords::tr("Empty");
    case FileKind::Special:
        return FolderWords::tr("Special");
    case FileKind::Unreadable:
        return FolderWords::tr("Unreadable");
    case FileKind::Text:
        break;
    }
    return FolderWords::tr("Text");
}

QString troubleText(Trouble trouble) {
    switch (trouble) {
    case Trouble::Invalid:
        return FolderWords::tr("Malformed bytes");
    case Trouble::Mixed:
        return FolderWords::tr("Lines in different encodings");
    case Trouble::Bom:
        return FolderWords::tr("Byte-order mark");
    case Trouble::Crlf:
        return FolderWords::tr("CR LF line ends");
    case Trouble::MixedEol:
        return FolderWords::tr("Line ends differ");
    case Trouble::NotUtf8:
        return FolderWords::tr("Not UTF-8");
    case Trouble::Mojibake:
        return FolderWords::tr("Mojibake");
    case Trouble::DeclaredOtherwise:
        return FolderWords::tr("Declares another encoding");
    case Trouble::Bidi:
        return FolderWords::tr("Bidirectional controls");
    case Trouble::Unreadable:
        break;
    }
    return FolderWords::tr("Unreadable");
}

QString lineEndsText(const FolderRow& row) {
    QStringList ends;
    if ((row.lineEnds & FolderRow::kLf) != 0)
        ends += QStringLiteral("LF");
    if ((row.lineEnds & FolderRow::kCrlf) != 0)
        ends += QStringLiteral("CR LF");
    if ((row.lineEnds & FolderRow::kCr) != 0)
        ends += QStringLiteral("CR");
    return ends.isEmpty() ? QStringLiteral("–") : listText(ends);
}

QString findingsText(const FolderRow& row, const FolderRows& rows) {
    switch (row.kind) {
    case FileKind::Binary:
        return fromUtf8(rows.text(row.detail));
    case FileKind::Unreadable:
        return reasonText(rows.text(row.detail));
    case FileKind::Special:
        return specialText(rows.text(row.detail));
    case FileKind::Empty:
        return {};
    case FileKind::Text:
        break;
    }
    return textFindings(row, rows).join(QStringLiteral(" · "));
}

QString refusalText(const FolderRow& row, const FolderRows& rows) {
    if (row.isOpenable())
        return {};
    const QString name = fileNameText(row.name());
    if (row.kind == FileKind::Unreadable)
        return FolderWords::tr("%1 cannot be read: %2.").arg(name, findingsText(row, rows));
    return FolderWords::tr("%1 is not a regular file: %2.").arg(name, findingsText(row, rows));
}

QString encodingsText(const std::string& names) {
    return fromUtf8(names).replace(QLatin1Char(','), QLatin1String(", "));
}

QString fileNameText(std::string_view name) {
    return safeName(pathFromNative(name));
}

QString sizeText(std::uint64_t bytes) {
    constexpr std::uint64_t kExactUpTo = 1000;
    return bytes < kExactUpTo ? bytesText(bytes)
                              : QLocale().formattedDataSize(static_cast<qint64>(bytes), 1,
                                                            QLocale::DataSizeSIFormat);
}

} // namespace moji::app
