#pragma once
// A lesson as data: steps, each of which shows some bytes in the window, says what to see and may
// ask a question. What a lesson says is kept in every language that its author wrote.

#include "bytes/byte_range.h"
#include "bytes/byte_source.h"

#include <QMap>
#include <QString>
#include <QStringList>

#include <optional>
#include <string>
#include <vector>

namespace moji::app {

/// A text in several languages, by their codes ("en", "ru").
class LessonWords {
public:
    LessonWords() = default;
    explicit LessonWords(QMap<QString, QString> byLanguage)
        : m_byLanguage(std::move(byLanguage)) {}

    [[nodiscard]] bool empty() const { return m_byLanguage.empty(); }
    /// In this language, or else in English, or else in any.
    [[nodiscard]] QString in(const QString& language) const;
    /// In the language of the program, as it can be shown.
    [[nodiscard]] QString text() const;

private:
    QMap<QString, QString> m_byLanguage;
};

enum class QuestionKind {
    NextState, // in which state the UTF-8 automaton is after one more byte
    ClickByte, // select a byte of the document
    TypeBytes, // the bytes of a text in an encoding
    Choose,    // one of several options
};
[[nodiscard]] const char* identifier(QuestionKind kind);
[[nodiscard]] std::optional<QuestionKind> questionKind(const QString& name);

/// One answer of a Choose question. Whether it is right is computed where the question has a
/// measure.
struct LessonOption {
    QString value;    // what the measure yields if this is the answer
    LessonWords text; // empty: the value is the text
    LessonWords why;  // why it is wrong
    bool right = false;
};

struct LessonQuestion {
    QuestionKind kind = QuestionKind::Choose;
    LessonWords text;
    LessonWords why; // added to what is computed about a wrong answer

    Byte byte = 0;                     // NextState: read after the selected bytes
    QString which;                     // ClickByte: the rule that the byte meets (byte_rules.h)
    std::u32string characters;         // ClickByte: of the rule; TypeBytes: the text
    QString encoding;                  // TypeBytes
    QString measure;                   // Choose: see measures.h; empty: `right` counts
    QString with;                      // an encoding, decoder or style for the measure
    std::vector<LessonOption> options; // Choose
};

/// A remark on some bytes of a step, shown beside them.
struct LessonNote {
    ByteRange range;
    LessonWords text;
};

struct LessonStep {
    Bytes bytes;
    QString encoding; // a name that the registry knows
    ByteRange selection;
    QString lens; // the lens in front
    QMap<QString, QString> state;
    std::vector<LessonNote> notes;
    QStringList point; // {PLACE, PART, ITEM...}; empty: nothing
    LessonWords text;
    std::optional<LessonQuestion> question;
};

struct Lesson {
    QString id;
    LessonWords title;
    LessonWords topic;
    LessonWords summary;
    std::vector<LessonStep> steps; // at least one

    [[nodiscard]] int questions() const;
};

} // namespace moji::app
