#pragma once
// All lessons: those of the program, in the order of :/lessons/index.json, and the reader's own
// from a folder. A broken lesson is left out, and its faults are kept.

#include "lessons/lesson_reader.h"

#include <vector>

namespace moji::app {

class LessonLibrary {
public:
    /// The lessons of the program alone.
    explicit LessonLibrary(const CodecRegistry& codecs);

    /// Reads the lessons of a folder again, in the order of their file names.
    void readFolder(const QString& path);

    struct Listed {
        Lesson lesson;
        QString path; // of its file
    };
    [[nodiscard]] const std::vector<Listed>& lessons() const { return m_lessons; }
    /// nullptr if there is none.
    [[nodiscard]] const Lesson* find(const QString& id) const;
    /// "FILE: FAULT", of all lessons that were left out.
    [[nodiscard]] const QStringList& faults() const { return m_faults; }

    /// ~/.local/share/mojiscope/lessons, whether it exists or not.
    [[nodiscard]] static QString userFolder();
    /// The files of the program's lessons, in order.
    [[nodiscard]] static QStringList builtInPaths();
    [[nodiscard]] const LessonVocabulary& vocabulary() const { return m_vocabulary; }

private:
    void read(const QString& path);

    LessonVocabulary m_vocabulary;
    std::vector<Listed> m_lessons;
    std::size_t m_builtIn = 0; // how many come first
    QStringList m_faults;
};

} // namespace moji::app
