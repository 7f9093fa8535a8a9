#include "escape/header_parameters.h"

#include <algorithm>

namespace moji::escape {

namespace {

constexpr std::string_view kSpace = " \t\r\n";

/// The closing quote of the quoted string that starts at `open`; the field's size if there is none.
std::size_t closingQuote(std::string_view field, std::size_t open) {
    std::size_t at = open + 1;
    while (at < field.size() && field[at] != '"')
        at += field[at] == '\\' ? 2 : 1;
    return std::min(at, field.size());
}

/// The end of the part that starts at `begin`: the next semicolon outside quotes.
std::size_t partEnd(std::string_view field, std::size_t begin) {
    std::size_t at = begin;
    while (at < field.size() && field[at] != ';')
        at = field[at] == '"' ? closingQuote(field, at) + 1 : at + 1;
    return std::min(at, field.size());
}

ByteRange trimmed(std::string_view field, std::size_t begin, std::size_t end) {
    while (begin < end && kSpace.find(field[begin]) != kSpace.npos)
        ++begin;
    while (end > begin && kSpace.find(field[end - 1]) != kSpace.npos)
        --end;
    return {begin, end};
}

} // namespace

std::vector<HeaderParameter> parseHeaderParameters(std::string_view field) {
    std::vector<HeaderParameter> parameters;
    for (std::size_t begin = 0; begin < field.size();) {
        const std::size_t end = partEnd(field, begin);
        const std::size_t equals = std::min(field.find('=', begin), end);
        if (equals < end) {
            const ByteRange name = trimmed(field, begin, equals);
            HeaderParameter parameter{field.substr(name.begin, name.length()),
                                      trimmed(field, equals + 1, end), false};
            ByteRange& value = parameter.value;
            parameter.quoted = !value.empty() && field[value.begin] == '"';
            if (parameter.quoted)
                value = {value.begin + 1, closingQuote(field, value.begin)};
            parameters.push_back(parameter);
        }
        begin = end + 1;
    }
    return parameters;
}

} // namespace moji::escape
