// How often repair is right: for every pair of encodings, sentences written in one and read in the
// other, where nothing is lost by it; and how often it is wrong, on sentences and words that
// nothing has happened to.
//
//     bench_repair CORPUS.tsv [SENTENCES_A_PAIR] [FAILURES.txt]
//
// A line of the corpus is LANGUAGE, a kind and the text, with tabs between: a `sentence` is damaged
// and repaired, and it and all others (`word`, `clean`) are to be left alone.
// tests/bench/repair_corpus.py makes it.

#include "codec/codec_registry.h"
#include "codec/utf8_writer.h"
#include "repair/chain.h"
#include "repair/repairer.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <map>
#include <string>
#include <thread>
#include <vector>

using namespace moji;
using namespace moji::repair;

namespace {

constexpr const char* kEncodings[] = {
    "UTF-8",        "EUC-KR",     "GBK",    "Big5",   "Shift_JIS",  "EUC-JP", "windows-1251",
    "windows-1252", "ISO-8859-1", "KOI8-R", "IBM866", "ISO-8859-5", "IBM437", "macintosh",
};

struct Line {
    std::string language;
    bool sentence = false;
    std::string text;
};

std::vector<Line> readCorpus(const char* path) {
    std::ifstream file(path);
    std::vector<Line> lines;
    for (std::string line; std::getline(file, line);) {
        const std::size_t first = line.find('\t');
        const std::size_t second = line.find('\t', first + 1);
        if (second != line.npos)
            lines.push_back(
                {line.substr(0, first), line[first + 1] == 's', line.substr(second + 1)});
    }
    return lines;
}

/// A text to be repaired, and what must come out.
struct Case {
    const char* writtenAs;
    const char* readAs;
    const Line* line;
    std::string damaged;
    std::string got; // by the repairer
    Label label = Label::Clean;
};

/// The damage, where it can be undone and shows.
std::string damage(const std::string& text, const Codec& writtenAs, const Codec& readAs) {
    const std::u32string codePoints = fromUtf8(text);
    const auto bytes = encodeAll(writtenAs, codePoints);
    const auto read = bytes ? decodeWhole(readAs, *bytes) : std::nullopt;
    if (!read || *read == codePoints || encodeAll(readAs, *read) != bytes)
        return {};
    return toUtf8(*read);
}

std::vector<Case> damagedCases(const CodecRegistry& codecs, const std::vector<Line>& corpus,
                               std::size_t count) {
    std::vector<Case> cases;
    for (const char* written : kEncodings) {
        for (const char* read : kEncodings) {
            if (written == read)
                continue;
            std::size_t found = 0;
            // Languages take turns: the corpus is walked by a stride that shares no factor with it.
            for (std::size_t i = 0; i < corpus.size() && found < count; ++i) {
                const Line& line = corpus[i * 7919 % corpus.size()];
                if (!line.sentence)
                    continue;
                auto damaged = damage(line.text, *codecs.find(written), *codecs.find(read));
                if (!damaged.empty()) {
                    cases.push_back({written, read, &line, std::move(damaged), {}, {}});
                    ++found;
                }
            }
        }
    }
    return cases;
}

void repairAll(const Repairer& repairer, std::vector<Case>& cases) {
    std::atomic<std::size_t> next = 0;
    const auto work = [&] {
        for (std::size_t i = next++; i < cases.size(); i = next++) {
            auto plan = repairer.repair(cases[i].damaged).front();
            cases[i].got = std::move(plan.text);
            cases[i].label = plan.label;
        }
    };
    std::vector<std::jthread> helpers;
    for (unsigned i = 1; i < std::min(2u, std::thread::hardware_concurrency()); ++i)
        helpers.emplace_back(work);
    work();
}

bool isRight(const Case& one) {
    return one.got == one.line->text;
}

void printPairs(const std::vector<Case>& cases) {
    std::map<std::pair<std::string, std::string>, std::pair<int, int>> pairs;
    int right = 0;
    for (const Case& one : cases) {
        auto& [good, all] = pairs[{one.writtenAs, one.readAs}];
        good += isRight(one);
        right += isRight(one);
        ++all;
    }
    std::printf("%-13s", "written\\read");
    for (const char* read : kEncodings)
        std::printf(" %6.6s", read);
    for (const char* written : kEncodings) {
        std::printf("\n%-13s", written);
        for (const char* read : kEncodings) {
            const auto found = pairs.find({written, read});
            if (found == pairs.end())
                std::printf("      -");
            else
                std::printf(" %6.1f", 100.0 * found->second.first / found->second.second);
        }
    }
    std::printf("\nexactly restored: %d of %zu (%.2f %%)\n", right, cases.size(),
                100.0 * right / static_cast<double>(cases.size()));
}

void writeFailures(const char* path, const std::vector<Case>& cases) {
    std::ofstream file(path, std::ios::app);
    for (const Case& one : cases) {
        if (!isRight(one))
            file << one.writtenAs << " read as " << one.readAs << " (" << one.line->language << ", "
                 << identifier(one.label) << ")\n  " << one.line->text << "\n  " << one.damaged
                 << "\n  " << one.got << "\n";
    }
}

} // namespace

int main(int argc, char** argv) {
    if (argc < 2) {
        std::fprintf(stderr, "usage: bench_repair CORPUS.tsv [SENTENCES_A_PAIR] [FAILURES.txt]\n");
        return 2;
    }
    const std::vector<Line> corpus = readCorpus(argv[1]);
    const auto count = static_cast<std::size_t>(argc > 2 ? std::atoi(argv[2]) : 25);
    const CodecRegistry codecs;
    const Repairer repairer(codecs);
    const auto start = std::chrono::steady_clock::now();
    std::vector<Case> damaged = damagedCases(codecs, corpus, count);
    repairAll(repairer, damaged);
    printPairs(damaged);

    std::vector<Case> clean;
    for (const Line& line : corpus)
        clean.push_back({"", "", &line, line.text, {}, {}});
    repairAll(repairer, clean);
    const auto wrong = std::ranges::count_if(
        clean, [](const Case& one) { return !isRight(one) || one.label != Label::Clean; });
    std::printf("clean texts changed: %td of %zu\n", wrong, clean.size());
    std::printf("%.1f s\n",
                std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
    if (argc > 3) {
        writeFailures(argv[3], damaged);
        writeFailures(argv[3], clean);
    }
    return 0;
}
