#pragma once
// A dump of bytes with what each one is, for a page or a report: as one HTML file that needs no
// other and can be read aloud, and as Markdown. Roles are words, not only colours.

#include "document/document.h"
#include "style/cell_role.h"

#include <QByteArray>
#include <QStringList>

#include <array>
#include <stop_token>
#include <vector>

namespace moji::app {

/// The most bytes of one dump; of a longer range the first ones, and a sentence says so.
inline constexpr std::uint64_t kMostDumped = 64 * 1024;

/// What a dump is made from. Only values: it can be written on any thread.
class ByteDump {
public:
    /// `title`: what its page is called.
    ByteDump(const Document& document, QString title, ByteRange range);

    /// Two tables: sixteen bytes a row with the role of each, and every character or error with its
    /// bytes, name and role; with notes on the bytes a third one. Without scripts, in the language
    /// of the program. After a stop: a part of it.
    [[nodiscard]] QByteArray asHtml(const std::stop_token& stop = {}) const;
    /// The same in GitHub's Markdown.
    [[nodiscard]] QByteArray asMarkdown(const std::stop_token& stop = {}) const;

private:
    struct DumpedByte;
    [[nodiscard]] const QString& nameOf(CellRole role, Byte byte, const Span& span) const;
    [[nodiscard]] std::vector<DumpedByte> bytes() const;
    [[nodiscard]] QByteArray bytesTable() const;
    [[nodiscard]] QByteArray notesTable() const;
    [[nodiscard]] QStringList cellsOf(const PlacedSpan& placed) const;

    QString m_title;
    ByteRange m_range;
    std::vector<PlacedSpan> m_spans; // the whole characters of the range
    const CodecInfo* m_codec;
    QString m_summary;
    std::vector<QStringList> m_notes;        // the cells of each
    std::array<QString, kCellRoles> m_roles; // their names
    QString m_singleByte = singleByteName();
    QByteArray m_styles; // of the roles, for HTML
};

} // namespace moji::app
