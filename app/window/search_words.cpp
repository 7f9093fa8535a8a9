#include "window/search_words.h"

#include "text/core_words.h"
#include "text/counts.h"
#include "text/qt_text.h"

#include <QCoreApplication>

#include <map>

namespace moji::app {

namespace {

struct SearchWords {
    Q_DECLARE_TR_FUNCTIONS(SearchWords)
};

/// ICU's error names for regular expressions.
QString regexReason(const std::string& reason) {
    static const std::map<std::string, const char*, std::less<>> kReasons = {
        {"U_REGEX_RULE_SYNTAX", QT_TRANSLATE_NOOP("SearchWords", "syntax error")},
        {"U_REGEX_BAD_ESCAPE_SEQUENCE", QT_TRANSLATE_NOOP("SearchWords", "unknown escape")},
        {"U_REGEX_PROPERTY_SYNTAX", QT_TRANSLATE_NOOP("SearchWords", "unknown property")},
        {"U_REGEX_UNIMPLEMENTED", QT_TRANSLATE_NOOP("SearchWords", "not supported")},
        {"U_REGEX_MISMATCHED_PAREN", QT_TRANSLATE_NOOP("SearchWords", "unbalanced parenthesis")},
        {"U_REGEX_NUMBER_TOO_BIG", QT_TRANSLATE_NOOP("SearchWords", "the number is too large")},
        {"U_REGEX_BAD_INTERVAL",
         QT_TRANSLATE_NOOP("SearchWords", "a repeat count is expected in {}")},
        {"U_REGEX_MAX_LT_MIN",
         QT_TRANSLATE_NOOP("SearchWords", "the maximum is below the minimum")},
        {"U_REGEX_INVALID_BACK_REF", QT_TRANSLATE_NOOP("SearchWords", "unknown group")},
        {"U_REGEX_INVALID_FLAG", QT_TRANSLATE_NOOP("SearchWords", "unknown flag")},
        {"U_REGEX_LOOK_BEHIND_LIMIT",
         QT_TRANSLATE_NOOP("SearchWords", "look-behind must have a bounded length")},
        {"U_REGEX_MISSING_CLOSE_BRACKET", QT_TRANSLATE_NOOP("SearchWords", "missing ]")},
        {"U_REGEX_INVALID_RANGE", QT_TRANSLATE_NOOP("SearchWords", "the range is reversed")},
        {"U_REGEX_SET_CONTAINS_STRING",
         QT_TRANSLATE_NOOP("SearchWords", "the class contains more than single characters")},
        {"U_REGEX_INVALID_CAPTURE_GROUP_NAME",
         QT_TRANSLATE_NOOP("SearchWords", "invalid group name")},
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
        return SearchWords::tr("Character %1 is not a hex digit.").arg(place);
    case Kind::HalfByte:
        return SearchWords::tr("Half a byte at character %1: a byte needs two digits.").arg(place);
    case Kind::NothingFixed:
        return SearchWords::tr("Enter at least one hex digit.");
    case Kind::Unmappable:
        return SearchWords::tr("%1 (%2) cannot be written in %3.")
            .arg(toQString(fault.codePoint), codePointText(fault.codePoint),
                 fromUtf8(codec.name()));
    case Kind::BadRegex:
        return SearchWords::tr("Invalid regular expression at character %1: %2.")
            .arg(place, regexReason(fault.reason));
    case Kind::NoSuchGroup:
        return SearchWords::tr("Unknown group after $ at character %1. Use \\$ for a "
                               "dollar sign.")
            .arg(place);
    case Kind::BadEscape:
        return SearchWords::tr("Unknown escape at character %1. Use \\\\ for a backslash.")
            .arg(place);
    }
    return {};
}

QString backtrackingSentence() {
    return SearchWords::tr("This pattern needs backtracking: it may be slow, and the search stops "
                           "where it takes too many steps.");
}

QString searchErrorSentence(const Error& error) {
    if (error.code == ErrorCode::TooLarge)
        return SearchWords::tr("Search stopped: the expression needs too many steps on this text. "
                               "Make it simpler, or avoid look-around and back-references.");
    return SearchWords::tr("The bytes could not be read: %1.").arg(reasonText(error.detail));
}

} // namespace moji::app
