#pragma once
// Errors outside the text itself: files, names, options. Malformed text is never such an error; it
// is data (see text/span.h).

#include <cassert>
#include <string>
#include <utility>
#include <variant>

namespace moji {

enum class ErrorCode {
    NotFound,         // no such file
    PermissionDenied, // the file may not be read
    IsDirectory,      // a directory instead of a file
    ReadFailed,       // the system refused or interrupted reading
    WriteFailed,      // the system refused or interrupted writing
    UnknownName,      // no encoding, decoder or style has this name
    Malformed,        // the user's input (hex, a range) could not be parsed
    TooLarge,         // above a documented limit
    Cancelled,        // a stop was requested
};

/// `subject` is what the error is about (a path, a name), `detail` what is known besides the code
/// (the system's message, the position). Both are raw bytes of any origin: escape them before
/// display.
struct Error {
    ErrorCode code;
    std::string subject;
    std::string detail;
};

/// A value or an error; shaped like std::expected, which the supported compilers lack.
template <class T, class E = Error>
class [[nodiscard]] Result {
public:
    Result(T value)
        : m_state(std::in_place_index<0>, std::move(value)) {}
    Result(E error)
        : m_state(std::in_place_index<1>, std::move(error)) {}

    [[nodiscard]] bool has_value() const { return m_state.index() == 0; }
    explicit operator bool() const { return has_value(); }

    T& value() & { return assert(has_value()), *std::get_if<0>(&m_state); }
    const T& value() const& { return assert(has_value()), *std::get_if<0>(&m_state); }
    T&& value() && { return assert(has_value()), std::move(*std::get_if<0>(&m_state)); }
    T& operator*() & { return value(); }
    const T& operator*() const& { return value(); }
    T&& operator*() && { return std::move(*this).value(); }
    T* operator->() { return &value(); }
    const T* operator->() const { return &value(); }

    E& error() & { return assert(!has_value()), *std::get_if<1>(&m_state); }
    const E& error() const& { return assert(!has_value()), *std::get_if<1>(&m_state); }

private:
    std::variant<T, E> m_state;
};

/// Success without a value.
struct Done {};

} // namespace moji
