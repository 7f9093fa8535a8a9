#pragma once
// Groups errors for people: where many follow one another closely, the bytes are in another
// encoding, and one line for all of them says more than one for each.

#include "scan/checker.h"

#include <functional>
#include <vector>

namespace moji::cli {

/// Errors near each other.
struct BadStretch {
    ErrorRecord first;
    std::uint64_t end = 0; // after the last error
    std::uint64_t problems = 0;
};

class BadStretches {
public:
    static constexpr std::uint64_t kNear = 32; // bytes from one error to the next in a stretch
    static constexpr std::uint64_t kMany = 8;  // problems that make a stretch

    using OnError = std::function<void(const ErrorRecord&)>;
    using OnStretch = std::function<void(const BadStretch&)>;
    /// `onStretch` gets errors that are many and near each other, `onError` each of the others.
    BadStretches(OnError onError, OnStretch onStretch)
        : m_onError(std::move(onError))
        , m_onStretch(std::move(onStretch)) {}

    /// In order.
    void add(const ErrorRecord& error);
    /// Once, at the end.
    void finish();

private:
    OnError m_onError;
    OnStretch m_onStretch;
    std::vector<ErrorRecord> m_few; // the errors that are open, while their problems are few
    BadStretch m_open;
    bool m_isOpen = false;
};

} // namespace moji::cli
