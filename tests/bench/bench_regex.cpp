// Speed of counting all matches of regular expressions on one thread, beside ripgrep (the whole
// process, on a file in memory), RE2 and Hyperscan. Hyperscan reports every end of a match, so it
// counts more. Of other encodings only ripgrep is asked, which converts the file.
//
// Rounds are interleaved; each figure is the median, in GB per second of processor time, which a
// busy machine changes least. Ends with status 1 if ripgrep is faster anywhere, and says on stderr
// where it counts something else.
//
//     bench_regex [ROUNDS [PART OF AN EXPRESSION]]

#include "bench/peers.h"
#include "bench/table.h"

#include "bytes/borrowed_source.h"
#include "codec/codec_registry.h"
#include "search/all_hits.h"

#include <fmt/format.h>
#include <hs/hs.h>
#include <re2/re2.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <map>
#include <memory>
#include <optional>
#include <random>

#include <sys/resource.h>
#include <unistd.h>

namespace moji::bench {

namespace {

using namespace search;

constexpr std::size_t kBytes = 64 * 1024 * 1024;
constexpr std::size_t kOtherBytes = 16 * 1024 * 1024; // of these, in other encodings

constexpr std::size_t kShown = 16; // expressions with a row of their own

struct Expression {
    std::string text;
    bool matchCase = true;
    std::string codec = "UTF-8";
};

const std::vector<Expression>& expressions() {
    static const std::vector<Expression> kAll = {
        {"Sherlock|Holmes|Watson"},
        {"\\w+@\\w+\\.\\w+"},
        {"[a-z]+ing\\b"},
        {"[가-힣]{4}"},
        {"sherlock", false},
        {"[А-Яа-я]+ский"},
        {"\\w+\\d"},
        {"(?:a|aa)+$"},
        {"[^\\x00-\\x7F]+"},
        {"МОСКОВСКИЙ|город", false},
        {"\\b\\w{9,12}\\b"},
        {"\\w+"},
        {"."},
        {"[А-Яа-я]+ский", true, "windows-1251"},
        {"\\b[кр]\\w+й\\b", true, "KOI8-R"},
        {"[А-Яа-я]+ский", true, "UTF-16LE"},
        {"\\bM\\w+s\\b"},
        {"^\\s*$"},
        {"(\\w+\\s?)*$"},
        {".*.*.*=.*"},
        {"\\p{Hangul}{2,}"},
        {"(?:[A-Z][a-z]+ ){2}"},
        {"^[А-Я]\\w+"},
        {"\\w+ing (?:the|was) \\w+"},
        {"\\w+", true, "windows-1251"},
        {"МОСКОВСКИЙ|город", false, "windows-1251"},
        {"[^\\x00-\\x7F]+", true, "windows-1251"},
        {"[A-Z]\\w+é?", true, "windows-1252"},
        {"\\d{4}-\\d{2}-\\d{2}"},
        {"[aeiou]{2}[^aeiou\\s]{3}"},
    };
    return kAll;
}

/// Lines of words, most of them frequent ones, with names, dates and addresses here and there.
Bytes prose(std::size_t size) {
    static const std::vector<std::string> kEnglish = {
        "the",     "of",        "and",     "to",      "in",     "that",       "was",     "his",
        "with",    "morning",   "had",     "walking", "this",   "Morris",     "evening", "street",
        "London",  "something", "Mrs",     "nothing", "window", "remarkable", "having",  "Miss",
        "himself", "question",  "Charles", "paper",   "doctor"};
    static const std::vector<std::string> kRussian = {
        "и",       "в",     "не",      "он",   "на",      "что",    "московский",    "город",
        "человек", "время", "русский", "дело", "который", "сказал", "Петербургский", "улица"};
    static const std::vector<std::string> kKorean = {"나는", "그리고",   "대한민국", "사람들이",
                                                     "오늘", "아름다운", "세계",     "이야기"};
    static const std::vector<std::string> kRare = {
        "Sherlock", "Holmes", "Watson", "1887-03-04", "j.watson@example.org", "room=221", "naïve"};
    std::mt19937 random(11);
    Bytes bytes;
    while (bytes.size() < size) {
        const auto kind = random() % 8;
        const auto& words = kind == 0 ? kRussian : kind == 1 ? kKorean : kEnglish;
        const auto count = random() % 40 == 0 ? 0 : 6 + random() % 10;
        for (unsigned i = 0; i < count; ++i) {
            const auto& from = random() % 300 == 0 ? kRare : words;
            // The square makes the first words frequent.
            const double place = static_cast<double>(random() % 1000) / 1000;
            const auto& word =
                from[static_cast<std::size_t>(place * place * static_cast<double>(from.size()))];
            bytes.insert(bytes.end(), word.begin(), word.end());
            bytes.push_back(i + 1 < count ? ' ' : '.');
        }
        bytes.push_back('\n');
    }
    return bytes;
}

/// Without the characters that the encoding lacks.
Bytes encoded(const CodecRegistry& codecs, ByteView utf8, const std::string& codec) {
    Bytes bytes;
    std::map<char32_t, std::optional<Bytes>> known;
    for (const Span& span : decodeAll(codecs.utf8(), utf8)) {
        const auto [entry, isNew] = known.try_emplace(span.codePoints[0]);
        if (isNew)
            entry->second = encodeAll(*codecs.find(codec), span.text());
        if (entry->second)
            bytes.insert(bytes.end(), entry->second->begin(), entry->second->end());
    }
    return bytes;
}

/// In a file that is removed at the end.
class Corpus {
public:
    explicit Corpus(Bytes bytes)
        : m_bytes(std::move(bytes)) {
        static int count = 0;
        m_file = fmt::format("/dev/shm/bench_regex.{}.{}", getpid(), ++count);
        if (FILE* const out = fopen(m_file.c_str(), "wb")) {
            fwrite(m_bytes.data(), 1, m_bytes.size(), out);
            fclose(out);
        }
    }
    ~Corpus() { std::remove(m_file.c_str()); }
    Corpus(const Corpus&) = delete;
    Corpus& operator=(const Corpus&) = delete;
    [[nodiscard]] ByteView bytes() const { return m_bytes; }
    [[nodiscard]] const std::string& file() const { return m_file; }

private:
    Bytes m_bytes;
    std::string m_file;
};

Peer ours(const CodecRegistry& codecs, const Expression& expression) {
    std::u32string text;
    for (const Span& span : decodeAll(codecs.utf8(), asBytes(expression.text)))
        text += span.text();
    const SearchRequest request{SearchMode::Regex, text, codecs.find(expression.codec),
                                expression.matchCase};
    return {"ours", [pattern = *SearchPattern::compile(request)](ByteView bytes) {
                const BorrowedSource source(bytes);
                AllHitsOptions options;
                options.threads = 1;
                return findAll({&source, nullptr}, pattern, options)->count;
            }};
}

Peer ripgrep(const std::string& file, const Expression& expression) {
    const std::string command =
        fmt::format("rg -j1 -a --count-matches -E {} {} -e '{}' {}",
                    expression.codec == "UTF-8" ? "none" : expression.codec,
                    expression.matchCase ? "" : "-i", expression.text, file);
    return {"ripgrep", [command](ByteView) {
                std::uint64_t count = 0;
                FILE* const output = popen(command.c_str(), "r");
                if (output == nullptr || fscanf(output, "%lu", &count) != 1)
                    count = 0;
                pclose(output);
                return count;
            }};
}

Peer plainRe2(const Expression& expression) {
    re2::RE2::Options options;
    options.set_case_sensitive(expression.matchCase);
    const auto regex = std::make_shared<re2::RE2>("(?m)" + expression.text, options);
    return {"RE2", [regex](ByteView bytes) {
                const std::string_view text = asChars(bytes);
                std::uint64_t count = 0;
                re2::StringPiece found;
                for (std::size_t at = 0;
                     at < text.size() &&
                     regex->Match(text, at, text.size(), re2::RE2::UNANCHORED, &found, 1);) {
                    at = static_cast<std::size_t>(found.data() - text.data()) +
                         std::max<std::size_t>(found.size(), 1);
                    ++count;
                }
                return count;
            }};
}

std::optional<Peer> hyperscan(const Expression& expression) {
    hs_database_t* database = nullptr;
    hs_compile_error_t* error = nullptr;
    const unsigned flags = HS_FLAG_UTF8 | HS_FLAG_UCP | HS_FLAG_MULTILINE | HS_FLAG_ALLOWEMPTY |
                           (expression.matchCase ? 0u : unsigned{HS_FLAG_CASELESS});
    if (hs_compile(expression.text.c_str(), flags, HS_MODE_BLOCK, nullptr, &database, &error) !=
        HS_SUCCESS) {
        hs_free_compile_error(error);
        return {};
    }
    const std::shared_ptr<hs_database_t> compiled(database, hs_free_database);
    return Peer{"Hyperscan", [compiled](ByteView bytes) {
                    hs_scratch_t* scratch = nullptr;
                    hs_alloc_scratch(compiled.get(), &scratch);
                    std::uint64_t count = 0;
                    const auto onMatch = [](unsigned, unsigned long long, unsigned long long,
                                            unsigned, void* counter) {
                        ++*static_cast<std::uint64_t*>(counter);
                        return 0;
                    };
                    hs_scan(compiled.get(), reinterpret_cast<const char*>(bytes.data()),
                            static_cast<unsigned>(bytes.size()), 0, scratch, onMatch, &count);
                    hs_free_scratch(scratch);
                    return count;
                }};
}

/// Seconds of this process and of those it has waited for.
double processorTime() {
    const auto seconds = [](const timeval& time) {
        return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
    };
    double sum = 0;
    for (const int who : {RUSAGE_SELF, RUSAGE_CHILDREN}) {
        rusage used{};
        getrusage(who, &used);
        sum += seconds(used.ru_utime) + seconds(used.ru_stime);
    }
    return sum;
}

struct Figures {
    std::vector<double> seconds;
    std::uint64_t count = 0;
    [[nodiscard]] double speed(std::size_t bytes) {
        std::ranges::sort(seconds);
        return static_cast<double>(bytes) / seconds[seconds.size() / 2] / 1e9;
    }
};

/// The expression in a cell of a table.
std::string label(const Expression& expression) {
    std::string text;
    for (const char c : expression.text)
        text += c == '|' ? std::string("\\|") : std::string(1, c);
    return fmt::format("`{}`{}{}", text, expression.matchCase ? "" : " without case",
                       expression.codec == "UTF-8" ? "" : " in " + expression.codec);
}

/// A row for each of the first expressions, and one for what the others reach at least and at most.
class Rows {
public:
    Rows() {
        printHeader(
            {"matches, GB/s", "Mojiscope", "ripgrep", "RE2", "Hyperscan", "Mojiscope / ripgrep"});
    }
    void add(const Expression& expression, std::size_t bytes,
             std::map<std::string, Figures>& figures) {
        std::vector<std::string> cells{label(expression)};
        for (const char* peer : {"ours", "ripgrep", "RE2", "Hyperscan"})
            cells.push_back(figures.contains(peer) ? figure(figures.at(peer).speed(bytes))
                                                   : std::string());
        if (figures.contains("ripgrep")) { // installed
            const double times =
                figures.at("ours").speed(bytes) / figures.at("ripgrep").speed(bytes);
            cells.push_back(figure(times));
            m_isAhead = m_isAhead && times >= 1;
            if (m_count >= kShown)
                m_others.push_back(times);
        }
        if (m_count++ < kShown)
            printRow(cells);
    }
    void end() const {
        if (m_others.empty())
            return;
        const auto [least, most] = std::ranges::minmax(m_others);
        printRow({fmt::format("{} others", m_others.size()), "", "", "", "",
                  fmt::format("{} to {}", figure(least), figure(most))});
    }
    [[nodiscard]] bool isAhead() const { return m_isAhead; }

private:
    std::size_t m_count = 0;
    std::vector<double> m_others; // Mojiscope / ripgrep
    bool m_isAhead = true;
};

std::map<std::string, Figures> measured(ByteView bytes, const std::vector<Peer>& peers,
                                        int rounds) {
    std::map<std::string, Figures> figures;
    for (int round = 0; round < rounds; ++round) {
        for (const Peer& peer : peers) {
            const double before = processorTime();
            figures[peer.name].count = peer.run(bytes);
            figures[peer.name].seconds.push_back(processorTime() - before);
        }
    }
    return figures;
}

void tellDifference(const Expression& expression, const std::map<std::string, Figures>& figures) {
    const auto ripgrep = figures.find("ripgrep");
    if (ripgrep != figures.end() && ripgrep->second.count != figures.at("ours").count)
        fmt::print(stderr, "bench_regex: {}: {} matches, {} by ripgrep\n", label(expression),
                   figures.at("ours").count, ripgrep->second.count);
}

} // namespace

} // namespace moji::bench

int main(int argc, char** argv) {
    using namespace moji;
    using namespace moji::bench;
    const int rounds = argc > 1 ? std::max(1, std::atoi(argv[1])) : 5;
    const std::string part = argc > 2 ? argv[2] : "";
    const CodecRegistry codecs;
    std::map<std::string, Corpus> corpora; // by encoding
    corpora.try_emplace("UTF-8", prose(kBytes));
    const bool hasRipgrep = std::system("command -v rg > /dev/null") == 0;
    Rows rows;
    for (const Expression& expression : expressions()) {
        if (expression.text.find(part) == std::string::npos)
            continue;
        const bool isUtf8 = expression.codec == "UTF-8";
        if (!isUtf8 && !corpora.contains(expression.codec))
            corpora.try_emplace(
                expression.codec,
                encoded(codecs, corpora.at("UTF-8").bytes().first(kOtherBytes), expression.codec));
        const Corpus& corpus = corpora.at(expression.codec);
        std::vector<Peer> peers{ours(codecs, expression)};
        if (hasRipgrep)
            peers.push_back(ripgrep(corpus.file(), expression));
        if (isUtf8)
            peers.push_back(plainRe2(expression));
        if (auto peer = isUtf8 ? hyperscan(expression) : std::nullopt)
            peers.push_back(*std::move(peer));
        auto figures = measured(corpus.bytes(), peers, rounds);
        rows.add(expression, corpus.bytes().size(), figures);
        tellDifference(expression, figures);
    }
    rows.end();
    return rows.isAhead() ? 0 : 1;
}
