#include "lessons/answers.h"

#include "bytes/hex.h"
#include "lessons/measures.h"
#include "lessons/question_reader.h"
#include "text/qt_text.h"
#include "utf8/accepted_bytes.h"

#include <algorithm>

namespace moji::app {

namespace {

using utf8::DfaState;

constexpr std::size_t kMostWrongBytes = 64;
constexpr const char* kTo = ".."; // between the first and the last of several bytes

QString byteText(Byte byte) {
    return hexText(ByteView(&byte, 1));
}

/// The states before and after the byte of the question, read after the selected bytes.
struct Transition {
    DfaState before;
    DfaState after;
    unsigned byteClass;
};

Transition transitionOf(const LessonQuestion& question, const LessonSubject& subject) {
    unsigned state = 0;
    if (!subject.selection.empty())
        for (const Byte byte : subject.selected())
            state = utf8::kDfaTransitions[state][utf8::kByteClass[byte]];
    const unsigned byteClass = utf8::kByteClass[question.byte];
    return {static_cast<DfaState>(state),
            static_cast<DfaState>(utf8::kDfaTransitions[state][byteClass]), byteClass};
}

QString acceptedText(DfaState state) {
    const std::string_view accepted = utf8::acceptedBytes(state);
    return accepted.empty() ? QStringLiteral("–") : fromUtf8(accepted);
}

Judgement judgeState(const LessonQuestion& question, const LessonSubject& subject,
                     const QString& answer) {
    const Transition made = transitionOf(question, subject);
    if (answer == idOf(made.after))
        return {true, {}};
    const auto bytes = utf8::kDfaClassBytes[made.byteClass];
    return {false,
            LessonText::tr("In the state %1 the decoder takes %2. The byte %3 is in class %4 (%5).")
                .arg(nameOf(made.before), acceptedText(made.before), byteText(question.byte),
                     QString::number(made.byteClass), fromUtf8(bytes))};
}

QString describeByte(const LessonSubject& subject, std::uint64_t offset) {
    std::uint64_t begin = 0;
    for (const Span& span : decodeAll(*subject.codec, subject.bytes)) {
        const std::uint64_t end = begin + span.length;
        if (offset < end) {
            const QString byte = byteText(subject.bytes[offset]);
            if (isError(span.status))
                return LessonText::tr("Offset %1 holds %2, in a malformed sequence.")
                    .arg(offsetText(offset, 2), byte);
            if (span.text().empty())
                return LessonText::tr("Offset %1 holds %2, which is no character.")
                    .arg(offsetText(offset, 2), byte);
            return LessonText::tr("Offset %1 holds %2, byte %3 of %4 of %5.")
                .arg(offsetText(offset, 2), byte, QString::number(offset - begin + 1),
                     QString::number(span.length), codePointText(span.codePoints[0]));
        }
        begin = end;
    }
    return LessonText::tr("Select a byte first.");
}

/// What is said where nothing was answered, which must not give the answer away.
QString missingText(QuestionKind kind) {
    switch (kind) {
    case QuestionKind::ClickByte:
        return LessonText::tr("Select a byte first.");
    case QuestionKind::TypeBytes:
        return LessonText::tr("Enter the bytes in hexadecimal, such as C3 A9.");
    case QuestionKind::NextState:
    case QuestionKind::Choose:
        break;
    }
    return LessonText::tr("Choose an answer first.");
}

/// What answerOf() made; nothing where it is not in `bytes`.
std::optional<ByteRange> selectedBy(const QString& answer, const Bytes& bytes) {
    const QStringList ends = answer.split(QLatin1String(kTo));
    bool isFirst = false;
    bool isLast = false;
    const std::uint64_t first = ends.front().toULongLong(&isFirst);
    const std::uint64_t last = ends.back().toULongLong(&isLast);
    if (ends.size() > 2 || !isFirst || !isLast || first > last || last >= bytes.size())
        return std::nullopt;
    return ByteRange{first, last + 1};
}

/// Several bytes are right if each of them is.
Judgement judgeByte(const LessonQuestion& question, const LessonSubject& subject,
                    const QString& answer) {
    const auto selected = selectedBy(answer, subject.bytes);
    if (!selected)
        return {false, missingText(question.kind)};
    const auto right = bytesThatMeet(question.which, question.characters, subject);
    std::optional<std::uint64_t> wrong;
    std::uint64_t count = 0; // of the right ones that are selected
    for (std::uint64_t offset = selected->begin; offset < selected->end; ++offset) {
        if (std::ranges::find(right, offset) != right.end())
            ++count;
        else if (!wrong)
            wrong = offset;
    }
    if (!wrong)
        return {true, {}};
    const QString description = describeByte(subject, *wrong);
    if (count == 0)
        return {false, LessonText::tr("%1 Look for another one.").arg(description)};
    if (right.size() == 1)
        return {false, LessonText::tr("Only one of the selected bytes is right. Select it alone.")};
    return {false, LessonText::tr("Not all of the selected bytes are right. %1").arg(description)};
}

std::optional<Bytes> expectedBytesOf(const LessonQuestion& question, const LessonSubject& subject) {
    const Codec* codec = subject.codecs->find(toUtf8(question.encoding));
    return codec == nullptr ? std::nullopt : encodeAll(*codec, question.characters);
}

Judgement judgeBytes(const LessonQuestion& question, const LessonSubject& subject,
                     const QString& answer) {
    const auto expected = expectedBytesOf(question, subject);
    const auto typed = parseHexBytes(toUtf8(answer));
    if (!typed || typed->empty())
        return {false, missingText(question.kind)};
    if (!expected)
        return {false, LessonText::tr("%1 cannot encode this text.").arg(question.encoding)};
    if (*typed == *expected)
        return {true, {}};
    const auto [wrong, right] = std::ranges::mismatch(*typed, *expected);
    const QString place = QString::number(wrong - typed->begin() + 1);
    if (wrong == typed->end())
        return {false, LessonText::tr("%1 is right so far, but bytes are missing after it.")
                           .arg(hexText(*typed))};
    if (right == expected->end())
        return {false, LessonText::tr("The text ends before byte %1, which is %2.")
                           .arg(place, byteText(*wrong))};
    return {false, LessonText::tr("Byte %1 is not %2.").arg(place, byteText(*wrong))};
}

bool isRight(const LessonQuestion& question, const LessonSubject& subject,
             const LessonOption& option) {
    if (question.measure.isEmpty())
        return option.right;
    const auto value = measured(question.measure, question.with, subject);
    return value && *value == option.value;
}

QString textOf(const LessonOption& option) {
    return option.text.empty() ? option.value : option.text.text();
}

Judgement judgeOption(const LessonQuestion& question, const LessonSubject& subject,
                      const QString& answer) {
    bool isNumber = false;
    const int chosen = answer.toInt(&isNumber);
    if (!isNumber || chosen < 0 || chosen >= static_cast<int>(question.options.size()))
        return {false, missingText(question.kind)};
    const LessonOption& option = question.options[static_cast<std::size_t>(chosen)];
    if (isRight(question, subject, option))
        return {true, {}};
    return {false,
            option.why.empty()
                ? LessonText::tr("“%1” is not right. Look again, and count.").arg(textOf(option))
                : option.why.text()};
}

QStringList optionsThat(const LessonQuestion& question, const LessonSubject& subject, bool right) {
    QStringList numbers;
    for (std::size_t i = 0; i < question.options.size(); ++i)
        if (isRight(question, subject, question.options[i]) == right)
            numbers += QString::number(i);
    return numbers;
}

QStringList bytesThat(const LessonQuestion& question, const LessonSubject& subject, bool right) {
    const auto meeting = bytesThatMeet(question.which, question.characters, subject);
    QStringList offsets;
    for (std::uint64_t i = 0; i < std::min(subject.bytes.size(), kMostWrongBytes); ++i)
        if ((std::ranges::find(meeting, i) != meeting.end()) == right)
            offsets += QString::number(i);
    return offsets;
}

/// One bit flipped, one byte more, one less.
QStringList nearly(const Bytes& right) {
    Bytes flipped = right;
    flipped.front() ^= 1;
    Bytes longer = right;
    longer.push_back(0);
    const Bytes shorter(right.begin(), right.end() - 1);
    return {hexText(flipped), hexText(longer), hexText(shorter), QStringLiteral("xyz")};
}

} // namespace

QString answerOf(ByteRange selected) {
    if (selected.empty())
        return {};
    const QString first = QString::number(selected.begin);
    if (selected.length() == 1)
        return first;
    return first + QLatin1String(kTo) + QString::number(selected.end - 1);
}

Judgement judge(const LessonQuestion& question, const LessonSubject& subject,
                const QString& answer) {
    if (answer.trimmed().isEmpty())
        return {false, missingText(question.kind)};
    Judgement made;
    switch (question.kind) {
    case QuestionKind::NextState:
        made = judgeState(question, subject, answer);
        break;
    case QuestionKind::ClickByte:
        made = judgeByte(question, subject, answer);
        break;
    case QuestionKind::TypeBytes:
        made = judgeBytes(question, subject, answer);
        break;
    case QuestionKind::Choose:
        made = judgeOption(question, subject, answer);
        break;
    }
    if (!made.right && !question.why.empty())
        made.reason = QStringLiteral("%1 %2").arg(made.reason, question.why.text());
    return made;
}

QStringList rightAnswers(const LessonQuestion& question, const LessonSubject& subject) {
    switch (question.kind) {
    case QuestionKind::NextState:
        return {idOf(transitionOf(question, subject).after)};
    case QuestionKind::ClickByte:
        return bytesThat(question, subject, true);
    case QuestionKind::TypeBytes:
        if (const auto bytes = expectedBytesOf(question, subject))
            return {hexText(*bytes)};
        return {};
    case QuestionKind::Choose:
        return optionsThat(question, subject, true);
    }
    return {};
}

QStringList wrongAnswers(const LessonQuestion& question, const LessonSubject& subject) {
    QStringList wrong;
    switch (question.kind) {
    case QuestionKind::NextState:
        for (const DfaState state : offeredStates())
            if (state != transitionOf(question, subject).after)
                wrong += idOf(state);
        break;
    case QuestionKind::ClickByte:
        return bytesThat(question, subject, false);
    case QuestionKind::TypeBytes:
        if (const auto bytes = expectedBytesOf(question, subject); bytes && !bytes->empty())
            return nearly(*bytes);
        break;
    case QuestionKind::Choose:
        return optionsThat(question, subject, false);
    }
    return wrong;
}

const std::vector<DfaState>& offeredStates() {
    static const std::vector<DfaState> states{
        DfaState::Accept,    DfaState::Need1,   DfaState::Need2,
        DfaState::AfterE0,   DfaState::AfterED, DfaState::AfterF0,
        DfaState::AfterF1F3, DfaState::AfterF4, DfaState::Reject};
    return states;
}

QString idOf(DfaState state) {
    return fromUtf8(identifier(state));
}

QString nameOf(DfaState state) {
    switch (state) {
    case DfaState::Accept:
        return LessonText::tr("accept");
    case DfaState::Reject:
        return LessonText::tr("reject");
    case DfaState::Need1:
        return LessonText::tr("need 1");
    case DfaState::Need2:
        return LessonText::tr("need 2");
    case DfaState::AfterE0:
        return LessonText::tr("after E0");
    case DfaState::AfterED:
        return LessonText::tr("after ED");
    case DfaState::AfterF0:
        return LessonText::tr("after F0");
    case DfaState::AfterF1F3:
        return QStringLiteral("F1..F3"); // as the diagram of the automaton has it
    case DfaState::AfterF4:
        return LessonText::tr("after F4");
    }
    return {};
}

} // namespace moji::app
