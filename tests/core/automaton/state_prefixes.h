#pragma once
// Bytes that lead the decoders with escapes, shifts or a memory into each of their states.

#include <QString>

#include <map>
#include <string_view>
#include <vector>

/// What to read before two bytes, so that they are read in every state.
inline std::vector<std::string_view> prefixesFor(const QString& name) {
    static const std::map<QString, std::vector<std::string_view>> kPrefixes = {
        {QStringLiteral("ISO-2022-JP"),
         {"", "\x1B(J", "\x1B(I", "\x1B$B", "\x1B$B\x21\x21", "\x1B"}},
        {QStringLiteral("ISO-2022-KR"), {"", "\x0E", "\x1B$"}},
        {QStringLiteral("HZ-GB-2312"), {"", "~{"}},
        {QStringLiteral("ISO-2022-CN"),
         {"", "\x1B$)A\x0E", "\x1B$)G\x0E", "\x1B$*H\x1BN", "\x1B$*H\x1B", "\x1B$"}},
        {QStringLiteral("ISO-2022-CN-EXT"),
         {"", "\x1B$)E\x0E", "\x1B$+I\x1BO", "\x1B$)A\x0E\x1B$+M\x1BO", "\x1B$+"}},
        {QStringLiteral("ISO-2022-JP-1"), {"", "\x1B(J", "\x1B(I", "\x1B$(D", "\x1B$("}},
        {QStringLiteral("ISO-2022-JP-2"),
         {"", "\x1B(J", "\x1B.A\x1BN", "\x1B$A\x1B.F\x1BN", "\x1B"}},
        {QStringLiteral("JIS7"), {"", "\x1B(J", "\x0E", "\x1B$B", "\x1B$B\x0E", "\x1B.F\x1BN"}},
        {QStringLiteral("JIS8"), {"", "\x1B(J", "\x1B$B", "\x1B.A\x1BN", "\x1B&@\x1B$"}},
        {QStringLiteral("UTF-7"), {"", "+", "+A", "+ABC", "+2D", "+2D3", "+AGEA", "+AGEAYg"}},
        {QStringLiteral("IMAP-mailbox-name"), {"", "&", "&A", "&AOk", "&2D3"}},
        {QStringLiteral("SCSU"),
         {"", "\x0F", "\x0E", "\x0E\xD8", "\x0F\xD8\x3D", "\x0B\xFF", "\x18", "\x01", "\x12",
          "\x0F\xF0", "\x0F\xE8", "\x0E\xD8\x3D\x0E"}},
        {QStringLiteral("BOCU-1"),
         {"", "\xD0", "\xFB", "\xFE", "\x21", "\xFB\x40", "\xFE\x21\x21"}},
        {QStringLiteral("ibm-933_P110-1995"), {"", "\x0E", "\x0E\x50"}},
    };
    const auto found = kPrefixes.find(name);
    return found != kPrefixes.end() ? found->second : std::vector<std::string_view>{""};
}
