#pragma once
// Which scripts an encoding can write, and for which languages and regions: found by encoding a few
// letters of each, so that no list of encodings has to be kept.

#include "codec/codec_registry.h"

#include <QHash>
#include <QString>
#include <QStringList>

#include <stop_token>

namespace moji::app {

struct ScriptFacts {
    QStringList scripts; // "Cyrillic", in the reader's language
    QString searched;    // scripts, languages and regions, in the reader's language and in English
};

/// Of every encoding, by its canonical name. Builds the tables of all of them: work for the
/// background.
[[nodiscard]] QHash<QString, ScriptFacts> scriptsOfEncodings(const CodecRegistry& codecs,
                                                             const std::stop_token& stop);

} // namespace moji::app
