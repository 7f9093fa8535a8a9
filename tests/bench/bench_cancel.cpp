// How soon a search that is cancelled comes back: for each expression the longest processor time
// from the request to stop until the search has returned, and that of compiling the expression,
// over texts and encodings that are hard in different ways. The time that passes is shorter where
// several threads search, and longer on a busy machine.
//
//     bench_cancel [PART OF AN EXPRESSION]

#include "bench/corpora.h"
#include "bench/table.h"

#include "bytes/borrowed_source.h"
#include "codec/codec_registry.h"
#include "search/all_hits.h"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <ctime>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <thread>
#include <vector>

namespace moji::bench {

namespace {

using namespace search;

constexpr std::size_t kBytes = 16 * 1024 * 1024;
constexpr std::size_t kShown = 2; // expressions with a row of their own

const std::vector<std::string>& expressions() {
    static const std::vector<std::string> kAll = {
        "\\w+",        ".",           "\\w+\\d",         "(a+)+[bc]",      "(a|aa)+$",
        "\\p{L}+z",    "[^a]*b",      "(\\w+\\s?)*$",    "(.)\\1",         "(?<=a)\\w+",
        "(a+)+\\1[b]", "(?=(\\w+))q", "\\b\\w{9,12}\\b", ".{1,500}needle", "(?:.*)*=(?!x)",
        "\\X",         "(?s).+",      "[\\p{L}--a]{20}"};
    return kAll;
}

const std::vector<std::string>& encodings() {
    static const std::vector<std::string> kAll = {"UTF-8",  "windows-1251", "UTF-16LE",
                                                  "EUC-JP", "Shift_JIS",    "GB18030",
                                                  "EUC-TW", "ISO-2022-JP",  "UTF-7"};
    return kAll;
}

std::vector<Corpus> texts() {
    std::vector<Corpus> all{{"lines", mixedScripts(kBytes)},
                            {"zeros", Bytes(kBytes, 0)},
                            {"FF", Bytes(kBytes, 0xFF)},
                            {"a", Bytes(kBytes, 'a')}};
    all.push_back({"one line", all[0].bytes});
    std::replace(all.back().bytes.begin(), all.back().bytes.end(), Byte{'\n'}, Byte{' '});
    return all;
}

double processorMs() {
    timespec time{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

struct Longest {
    double ms = 0;
    std::string where;
    void add(double other, const std::string& place) {
        if (other > ms)
            *this = {other, place};
    }
};

/// From the request until the search is back, where it has not ended before: `after` that much
/// processor time.
template <class Search>
std::optional<double> cancelled(double after, Search search) {
    std::stop_source stop;
    std::atomic<bool> isBack = false;
    double back = 0;
    const double start = processorMs();
    std::thread thread([&] {
        search(stop.get_token());
        back = processorMs();
        isBack = true;
    });
    while (!isBack && processorMs() - start < after)
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    const bool wasBack = isBack;
    const double requested = processorMs();
    stop.request_stop();
    thread.join();
    return wasBack ? std::nullopt : std::optional(back - requested);
}

std::u32string decoded(const CodecRegistry& codecs, const std::string& text) {
    std::u32string result;
    for (const Span& span : decodeAll(codecs.utf8(), asBytes(text)))
        result += span.text();
    return result;
}

/// The longest over all texts in all encodings, and of compiling.
std::pair<Longest, Longest> measured(const CodecRegistry& codecs, const std::string& expression,
                                     const std::vector<Corpus>& texts) {
    Longest cancelling;
    Longest compiling;
    for (const std::string& encoding : encodings()) {
        const double before = processorMs();
        const auto pattern = SearchPattern::compile(
            {SearchMode::Regex, decoded(codecs, expression), codecs.find(encoding)});
        compiling.add(processorMs() - before, encoding);
        if (!pattern)
            continue;
        AllHitsOptions options;
        options.threads = 1;
        for (const Corpus& text : texts) {
            const BorrowedSource source(text.bytes);
            for (const double after : {2.0, 60.0}) {
                const std::string place = encoding + ", " + text.name;
                const auto all = cancelled(after, [&](const std::stop_token& stop) {
                    (void)findAll({&source, nullptr}, *pattern, options, {stop, {}});
                });
                const auto previous = cancelled(after, [&](const std::stop_token& stop) {
                    (void)findPrevious({&source, nullptr}, *pattern, kBytes, {stop, {}});
                });
                cancelling.add(all.value_or(0), place + ", all hits");
                cancelling.add(previous.value_or(0), place + ", the last hit");
            }
        }
    }
    return {cancelling, compiling};
}

struct Row {
    std::string expression;
    Longest cancelling;
    Longest compiling;
};

/// The expressions that take longest, and what the others take at most.
void print(std::vector<Row> rows) {
    std::ranges::sort(rows, std::greater(), [](const Row& row) { return row.cancelling.ms; });
    printHeader({"expression", "cancelled within", "in", "compiled within", "in"});
    const auto shown = std::min(rows.size(), kShown);
    for (const Row& row : std::span(rows).first(shown))
        printRow({fmt::format("`{}`", row.expression), fmt::format("{:.0f} ms", row.cancelling.ms),
                  row.cancelling.where, fmt::format("{:.0f} ms", row.compiling.ms),
                  row.compiling.where});
    if (shown == rows.size())
        return;
    Longest cancelling;
    Longest compiling;
    for (const Row& row : std::span(rows).subspan(shown)) {
        cancelling.add(row.cancelling.ms, row.cancelling.where);
        compiling.add(row.compiling.ms, row.compiling.where);
    }
    printRow({fmt::format("{} others", rows.size() - shown),
              fmt::format("{:.0f} ms", cancelling.ms), cancelling.where,
              fmt::format("{:.0f} ms", compiling.ms), compiling.where});
}

} // namespace

} // namespace moji::bench

int main(int argc, char** argv) {
    using namespace moji;
    using namespace moji::bench;
    const std::string part = argc > 1 ? argv[1] : "";
    const CodecRegistry codecs;
    const auto all = texts();
    std::vector<Row> rows;
    for (const std::string& expression : expressions()) {
        if (expression.find(part) == std::string::npos)
            continue;
        const auto [cancelling, compiling] = measured(codecs, expression, all);
        rows.push_back({expression, cancelling, compiling});
    }
    print(std::move(rows));
    return 0;
}
