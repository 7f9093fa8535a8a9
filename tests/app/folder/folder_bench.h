#pragma once
// What tests of the Folder panel have in common: a folder of files of known bytes.

#include "codec/codec_registry.h"
#include "survey/file_record.h"

#include "patient.h"
#include <QDir>
#include <QFile>
#include <QTemporaryDir>

namespace moji::app {

inline const QByteArray kRussian1251 = // "Все счастливые семьи похожи друг на друга", twice
    QByteArray("\xC2\xF1\xE5 \xF1\xF7\xE0\xF1\xF2\xEB\xE8\xE2\xFB\xE5 \xF1\xE5\xEC\xFC\xE8 "
               "\xEF\xEE\xF5\xEE\xE6\xE8 \xE4\xF0\xF3\xE3 \xED\xE0 \xE4\xF0\xF3\xE3\xE0\n")
        .repeated(4);
inline const QByteArray kRussianUtf8 =
    QByteArray("Все счастливые семьи похожи друг на друга\n").repeated(4);

class FolderBench {
protected:
    [[nodiscard]] QString path(const char* name) const {
        return m_folder.filePath(QString::fromUtf8(name));
    }
    void write(const char* name, const QByteArray& bytes) const {
        QDir().mkpath(QFileInfo(path(name)).path());
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write %s", name);
    }
    [[nodiscard]] QByteArray read(const char* name) const {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(none)");
    }
    [[nodiscard]] std::string native(const char* name) const {
        return QFile::encodeName(path(name)).toStdString();
    }

    const CodecRegistry m_codecs;
    QTemporaryDir m_folder;
};

/// A text file as a survey would tell of it.
inline FileRecord textRecord(std::string name, std::string encoding, std::uint64_t bytes) {
    FileRecord record;
    record.name = std::move(name);
    record.encoding = std::move(encoding);
    record.bytes = bytes;
    record.score = 1;
    record.lines = 1;
    record.lineEnds.lf = 1;
    return record;
}

} // namespace moji::app
