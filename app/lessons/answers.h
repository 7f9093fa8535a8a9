#pragma once
// Checks answers to the questions of lessons, against the document as it is: the next state comes
// from the automaton, bytes from the encoding, numbers from a measurement. Needs no window.
//
// An answer is a text: the identifier of a state ("NEED2"), the offset of a byte ("3") or the first
// and the last of several ("0..2"), bytes in hexadecimal, or the number of an option, from 0.

#include "lessons/byte_rules.h"
#include "lessons/lesson.h"
#include "utf8/hoehrmann.h"

namespace moji::app {

struct Judgement {
    bool right = false;
    QString reason; // why not; never empty for a wrong answer
};

/// The answer that these bytes are; empty for none.
[[nodiscard]] QString answerOf(ByteRange selected);

[[nodiscard]] Judgement judge(const LessonQuestion& question, const LessonSubject& subject,
                              const QString& answer);

/// All answers that judge() accepts, in one form each. None: the question cannot be answered.
[[nodiscard]] QStringList rightAnswers(const LessonQuestion& question,
                                       const LessonSubject& subject);
/// Answers to be rejected: every other state, byte or option, or bytes that differ a little.
[[nodiscard]] QStringList wrongAnswers(const LessonQuestion& question,
                                       const LessonSubject& subject);

/// The states that a NextState question offers, and how they are called.
[[nodiscard]] const std::vector<utf8::DfaState>& offeredStates();
[[nodiscard]] QString idOf(utf8::DfaState state);
[[nodiscard]] QString nameOf(utf8::DfaState state);

} // namespace moji::app
