#pragma once
// A QApplication that can say where the time of the window's thread goes, and the clocks that the
// benchmarks of the window read.

#include <QApplication>
#include <QMetaObject>

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdio>
#include <ctime>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace moji::bench {

inline double clockMs(clockid_t clock) {
    timespec now{};
    clock_gettime(clock, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

/// Processor time of this thread, which other programs on the machine cannot lengthen.
inline double threadMs() {
    return clockMs(CLOCK_THREAD_CPUTIME_ID);
}

/// Processor time of all threads of this program.
inline double processMs() {
    return clockMs(CLOCK_PROCESS_CPUTIME_ID);
}

/// The value that so many percent of the values do not exceed; 100: the largest.
inline double percentile(std::vector<double> values, std::size_t percent) {
    std::sort(values.begin(), values.end());
    return values[std::min(values.size() - 1, values.size() * percent / 100)];
}

/// Processor time by the class that was given an event and the kind of event, without what other
/// events took meanwhile.
class ProfilingApplication final : public QApplication {
public:
    using QApplication::QApplication;

    bool notify(QObject* receiver, QEvent* event) override {
        if (!m_enabled)
            return QApplication::notify(receiver, event);
        // The receiver may delete itself.
        const std::string key =
            fmt::format("{} {} of {} {}", receiver->metaObject()->className(),
                        receiver->objectName().toStdString(),
                        receiver->parent() ? receiver->parent()->metaObject()->className() : "none",
                        static_cast<int>(event->type()));
        const double outer = std::exchange(m_inner, 0);
        const double begin = threadMs();
        const bool accepted = QApplication::notify(receiver, event);
        const double all = threadMs() - begin;
        m_own[key] += all - m_inner;
        m_inner = outer + all;
        return accepted;
    }
    void setProfiling(bool enabled) { m_enabled = enabled; }
    /// Milliseconds per key.
    void printProfile(int keys) const {
        std::vector<std::pair<double, std::string>> rows;
        for (const auto& [key, ms] : m_own)
            rows.emplace_back(ms / keys, key);
        std::sort(rows.rbegin(), rows.rend());
        constexpr std::size_t kMost = 40;
        for (std::size_t i = 0; i < std::min(kMost, rows.size()); ++i)
            std::printf("%8.3f ms  %s\n", rows[i].first, rows[i].second.c_str());
    }

private:
    bool m_enabled = false;
    double m_inner = 0;
    std::map<std::string, double> m_own;
};

} // namespace moji::bench
