#include "window/search_words.h"

#include "text/counts.h"
#include "text/qt_text.h"

#include <QCoreApplication>

#include <map>

namespace moji::app {

namespace {

struct SearchWords {
    Q_DECLARE_TR_FUNCTIONS(SearchWords)
};

/// ICU's names of what is wrong with a regular expression.
QString regexReason(const std::string& reason) {
    static const std::map<std::string, const char*, std::less<>> kReasons = {
        {"U_REGEX_RULE_SYNTAX", QT_TRANSLATE_NOOP("SearchWords", "this is not understood")},
        {"U_REGEX_BAD_ESCAPE_SEQUENCE", QT_TRANSLATE_NOOP("SearchWords", "no such escape")},
        {"U_REGEX_PROPERTY_SYNTAX", QT_TRANSLATE_NOOP("SearchWords", "no such property")},
        {"U_REGEX_UNIMPLEMENTED", QT_TRANSLATE_NOOP("SearchWords", "this is not supported")},
        {"U_REGEX_MISMATCHED_PAREN",
         QT_TRANSLATE_NOOP("SearchWords", "a parenthesis lacks its partner")},
        {"U_REGEX_NUMBER_TOO_BIG", QT_TRANSLATE_NOOP("SearchWords", "the number is too big")},
        {"U_REGEX_BAD_INTERVAL",
         QT_TRANSLATE_NOOP("SearchWords", "between braces stands no number of times")},
        {"U_REGEX_MAX_LT_MIN", QT_TRANSLATE_NOOP("SearchWords", "the most is less than the least")},
        {"U_REGEX_INVALID_BACK_REF", QT_TRANSLATE_NOOP("SearchWords", "there is no such group")},
        {"U_REGEX_INVALID_FLAG", QT_TRANSLATE_NOOP("SearchWords", "there is no such flag")},
        {"U_REGEX_LOOK_BEHIND_LIMIT",
         QT_TRANSLATE_NOOP("SearchWords", "what is looked back at may be of any length")},
        {"U_REGEX_MISSING_CLOSE_BRACKET",
         QT_TRANSLATE_NOOP("SearchWords", "a bracket [ lacks its partner")},
        {"U_REGEX_INVALID_RANGE",
         QT_TRANSLATE_NOOP("SearchWords", "the range ends before it begins")},
        {"U_REGEX_SET_CONTAINS_STRING",
         QT_TRANSLATE_NOOP("SearchWords", "the class contains more than single characters")},
        {"U_REGEX_INVALID_CAPTURE_GROUP_NAME",
         QT_TRANSLATE_NOOP("SearchWords", "this is no name for a group")},
    };
    const auto found = kReasons.find(reason);
    return found != kReasons.end() ? SearchWords::tr(found->second) : fromUtf8(reason);
}

} // namespace

QString faultSentence(const search::SearchFault& fault, const Codec& codec) {
    using Kind = search::SearchFault::Kind;
    const QString place = numberText(fault.position + 1);
    switch (fault.kind) {
    case Kind::Empty:
        return {};
    case Kind::NoHexDigit:
        return SearchWords::tr("Character %1 is no hexadecimal digit.").arg(place);
    case Kind::HalfByte:
        return SearchWords::tr("Half a byte at character %1: two digits make one.").arg(place);
    case Kind::NothingFixed:
        return SearchWords::tr("Wildcards alone are found everywhere. Say at least one digit.");
    case Kind::Unmappable:
        return SearchWords::tr("%1 (%2) cannot be written in %3.")
            .arg(toQString(fault.codePoint), codePointText(fault.codePoint),
                 fromUtf8(codec.name()));
    case Kind::BadRegex:
        return SearchWords::tr("No regular expression: at character %1, %2.")
            .arg(place, regexReason(fault.reason));
    case Kind::NoSuchGroup:
        return SearchWords::tr("$ at character %1 names no group of the expression. \\$ is a "
                               "dollar sign.")
            .arg(place);
    case Kind::BadEscape:
        return SearchWords::tr("\\ at character %1 begins no escape. \\\\ is a backslash.")
            .arg(place);
    }
    return {};
}

QString searchErrorSentence(const Error& error) {
    if (error.code == ErrorCode::TooLarge)
        return SearchWords::tr("The expression needs too much memory for this text.");
    return SearchWords::tr("The bytes could not be read: %1.").arg(fromUtf8(error.detail));
}

} // namespace moji::app
