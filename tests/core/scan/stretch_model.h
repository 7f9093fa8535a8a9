#pragma once
// What a scan should find, by the strict decoder one character at a time; and sources that
// misbehave.

#include "bytes/byte_source.h"
#include "scan/error_reporter.h"
#include "utf8/strict.h"

#include <functional>
#include <random>
#include <vector>

namespace moji::test {

struct Found {
    CheckSummary summary;
    std::vector<ErrorRecord> errors;
    bool operator==(const Found&) const = default;
};

// The rule of problems (problem_counter.h), from the errors alone.

inline std::uint64_t bytesOfProblem(const std::vector<ErrorRecord>& errors, std::uint64_t problem) {
    std::uint64_t bytes = 0;
    for (auto error = errors.rbegin(); error != errors.rend() && error->problem == problem; ++error)
        bytes += error->bytes.size();
    return bytes;
}

inline Byte firstByteOfProblem(const std::vector<ErrorRecord>& errors) {
    auto first = errors.rbegin();
    while (first + 1 != errors.rend() && (first + 1)->problem == first->problem)
        ++first;
    return first->bytes[0];
}

inline std::uint64_t problemOf(const std::vector<ErrorRecord>& errors, std::uint64_t offset,
                               SpanStatus kind) {
    if (errors.empty())
        return 1;
    const ErrorRecord& last = errors.back();
    const bool touches = last.offset + last.bytes.size() == offset;
    const bool continues =
        kind == SpanStatus::TooLong && touches &&
        bytesOfProblem(errors, last.problem) < utf8::announcedLength(firstByteOfProblem(errors));
    return continues ? last.problem : last.problem + 1;
}

inline Found strictly(ByteView bytes) {
    Found found;
    CheckSummary& summary = found.summary;
    std::uint64_t line = 1;
    std::uint64_t column = 1;
    for (std::size_t at = 0; at < bytes.size();) {
        const Span span = utf8::decodeStrict(bytes.subspan(at), Tail::AtEnd);
        if (isError(span.status)) {
            const ByteView wrong = bytes.subspan(at, span.length);
            found.errors.push_back({at, Bytes(wrong.begin(), wrong.end()), span.status,
                                    problemOf(found.errors, at, span.status), line, column,
                                    expectedText(wrong[0], span.length)});
            ++summary.kinds[static_cast<std::size_t>(span.status)];
        }
        summary.replacementCharacters += span.count == 1 && span.codePoints[0] == 0xFFFD;
        ++summary.codePoints;
        ++column;
        if (bytes[at] == 0x0A) {
            ++line;
            column = 1;
        }
        at += span.length;
    }
    summary.bytes = bytes.size();
    summary.errors = found.errors.size();
    summary.problems = found.errors.empty() ? 0 : found.errors.back().problem;
    summary.lines = line - 1 + (column > 1 ? 1 : 0);
    summary.byteOrderMark =
        bytes.size() >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF;
    return found;
}

/// Text with line feeds, strays, cut and overlong sequences, and runs of continuations.
inline Bytes spoiltText(std::mt19937& random, std::size_t size, unsigned badIn100) {
    static const std::vector<std::string> good{"a", "\n", "é", "世", "😀", "\uFFFD", "text "};
    static const std::vector<std::string> bad{"\x80",
                                              "\x80\x80\x80\x80\x80\x80",
                                              "\xC0",
                                              "\xC0\xAF",
                                              "\xE4\xB8",
                                              "\xE0\x80",
                                              "\xE0",
                                              "\xED\xA0\x80",
                                              "\xF4\x90\x80\x80",
                                              "\xF0\x9F\x98",
                                              "\xF0",
                                              "\xFC\x80\x80\x80\x80\x80",
                                              "\xFF",
                                              "\xF0\x9F",
                                              "\xF8\x88"};
    Bytes bytes;
    while (bytes.size() < size) {
        const auto& list = random() % 100 < badIn100 ? bad : good;
        for (const char c : list[random() % list.size()])
            bytes.push_back(static_cast<Byte>(c));
    }
    bytes.resize(size);
    return bytes;
}

/// Bytes that are computed, so that a big source needs no memory.
class ComputedSource final : public ByteSource {
public:
    using ByteAt = std::function<Byte(std::uint64_t)>;
    ComputedSource(std::uint64_t size, ByteAt byteAt)
        : m_size(size)
        , m_byteAt(std::move(byteAt)) {}
    [[nodiscard]] std::uint64_t size() const override { return m_size; }
    [[nodiscard]] Result<std::size_t> read(std::uint64_t offset,
                                           std::span<Byte> out) const override {
        const auto left = m_size - std::min(offset, m_size);
        const auto count = static_cast<std::size_t>(std::min<std::uint64_t>(out.size(), left));
        for (std::size_t i = 0; i < count; ++i)
            out[i] = m_byteAt(offset + i);
        return count;
    }

private:
    std::uint64_t m_size;
    ByteAt m_byteAt;
};

/// A copy of bytes that must be read, not looked at.
class CopyingSource : public ByteSource {
public:
    explicit CopyingSource(Bytes bytes)
        : m_memory(std::move(bytes)) {}
    [[nodiscard]] std::uint64_t size() const override { return m_memory.size(); }
    [[nodiscard]] Result<std::size_t> read(std::uint64_t offset,
                                           std::span<Byte> out) const override {
        return m_memory.read(offset, out);
    }

private:
    MemorySource m_memory;
};

} // namespace moji::test
