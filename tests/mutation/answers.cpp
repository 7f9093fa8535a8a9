// Which texts tell which mutants: part of telling.py, which compiles it with -DREPAIR or -DDETECT
// and links it with rewritten files.
//
//     answers TEXTS NUMBERS MOST SEED
//
// TEXTS has a text a line, NUMBERS a mutant a line. Answers all texts, then each mutant, in a
// process of its own, up to MOST of the texts that reach it, and prints "NUMBER REACHING: INDEX
// INDEX ..." of those whose answers differ (kEnough at most); -1 instead of an index where it
// crashed or hung. What is computed only once in a process may be wrong then too: a mutant that is
// reached by any text's first answer begins in a new process.

#include "mutant.h"

#ifdef REPAIR
#include "core/repair/answer.h"
#else
#include "core/detect/answer.h"
#endif

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <map>
#include <numeric>
#include <random>
#include <set>

#include <sys/wait.h>
#include <unistd.h>

namespace {

constexpr std::size_t kEnough = 12;
constexpr std::size_t kFirst = 300; // texts that are answered twice
constexpr unsigned kLimit = 120;    // seconds of a mutant

std::string answer(const std::string& text) {
#ifdef REPAIR
    static const moji::repair::Repairer repairer{moji::test::registry()};
    return moji::test::repairAnswer(repairer, text);
#else
    return moji::test::detectionAnswer(text);
#endif
}

std::vector<std::string> texts;

/// Prints the indices of texts that are not answered as they should be.
void findTelling(const std::vector<int>& indices, const std::vector<std::string>& answers) {
    alarm(kLimit);
    std::size_t found = 0;
    for (std::size_t i = 0; i < indices.size() && found < kEnough; ++i) {
        if (answer(texts[static_cast<std::size_t>(indices[i])]) == answers[i])
            continue;
        std::printf(" %d", indices[i]);
        std::fflush(stdout);
        ++found;
    }
}

std::vector<std::string> linesOf(const char* path) {
    std::vector<std::string> lines;
    std::ifstream file(path);
    for (std::string line; std::getline(file, line);)
        lines.push_back(line);
    return lines;
}

/// In a new process: the indices, and the answers that there should be, come from standard input.
int beginAnew() {
    std::vector<int> indices;
    std::vector<std::string> answers;
    for (std::string line; std::getline(std::cin, line);) {
        const auto tab = line.find('\t');
        indices.push_back(std::stoi(line.substr(0, tab)));
        answers.push_back(line.substr(tab + 1));
    }
    findTelling(indices, answers);
    return 0;
}

int runAnew(const char* program, const char* path, unsigned number, const std::vector<int>& indices,
            const std::vector<std::string>& answers) {
    const std::string command =
        fmt::format("MOJISCOPE_MUTANT={} '{}' '{}' ANEW", number, program, path);
    std::FILE* pipe = popen(command.c_str(), "w");
    for (std::size_t i = 0; i < indices.size(); ++i)
        fmt::print(pipe, "{}\t{}\n", indices[i], answers[i]);
    return pclose(pipe);
}

} // namespace

int main(int count, char** arguments) {
    std::signal(SIGPIPE, SIG_IGN);
    const char* const path = arguments[1];
    texts = linesOf(path);
    for (std::string& text : texts)
        text = moji::test::unescaped(text);
    if (count == 3)
        return beginAnew();
    const std::size_t most = std::stoul(arguments[3]);
    std::mt19937 random(static_cast<unsigned>(std::stoul(arguments[4])));
    std::vector<unsigned> numbers;
    for (const std::string& line : linesOf(arguments[2]))
        numbers.push_back(static_cast<unsigned>(std::stoul(line)));

    auto& mutants = moji::mutation::Mutants::all();
    // A text that is answered for the second time reaches what is not computed once.
    std::vector<std::string> answers;
    std::map<unsigned, std::vector<int>> reaching;
    std::set<unsigned> once;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        answers.push_back(answer(texts[i]));
        const auto first = mutants.takeReached(numbers);
        if (i < kFirst) {
            (void)answer(texts[i]);
            once.insert(first.begin(), first.end());
            for (const unsigned number : mutants.takeReached(numbers)) {
                once.erase(number);
                reaching[number].push_back(static_cast<int>(i));
            }
        } else {
            for (const unsigned number : first)
                reaching[number].push_back(static_cast<int>(i));
        }
    }
    std::vector<int> all(texts.size());
    std::iota(all.begin(), all.end(), 0);
    for (const unsigned number : numbers) {
        const bool isOnce = once.contains(number);
        std::vector<int> chosen = isOnce ? all : reaching[number];
        std::printf("%u %zu:", number, chosen.size());
        std::ranges::shuffle(chosen, random);
        chosen.resize(std::min(most, chosen.size()));
        std::vector<std::string> right;
        for (const int index : chosen)
            right.push_back(answers[static_cast<std::size_t>(index)]);
        std::fflush(stdout);
        int status = 0;
        if (isOnce) {
            status = runAnew(arguments[0], path, number, chosen, right);
        } else if (fork() == 0) {
            mutants.choose(number);
            findTelling(chosen, right);
            _exit(0);
        } else {
            wait(&status);
        }
        std::puts(status == 0 ? "" : " -1");
    }
    return 0;
}
