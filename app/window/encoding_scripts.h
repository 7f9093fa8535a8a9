#pragma once
// Which scripts an encoding can write, and for which languages and regions. The answers are a table
// (encoding_script_table.h): to find them, the tables of all encodings would have to be built.

#include "codec/codec_registry.h"

#include <QHash>
#include <QString>
#include <QStringList>

#include <cstdint>

namespace moji::app {

struct ScriptFacts {
    QStringList scripts; // "Cyrillic", in the reader's language
    QString searched;    // scripts, languages and regions, in the reader's language and in English
};

/// Of every encoding, by its canonical name.
[[nodiscard]] QHash<QString, ScriptFacts> scriptsOfEncodings(const CodecRegistry& codecs);

/// The scripts of an encoding as the table has them, a bit each; nothing if it has no row.
[[nodiscard]] std::optional<std::uint32_t> knownScripts(std::string_view encoding);
/// The same, found by encoding a few letters of each script.
[[nodiscard]] std::uint32_t scriptsWrittenBy(const Codec& codec);

} // namespace moji::app
