#pragma once
// A QApplication that notices how long the window's thread works without looking for the next
// event. Times are processor time of that thread, which other programs cannot lengthen.
//
// MOJISCOPE_MONKEY_STACKS=MS prints where the thread is after so many milliseconds, as addresses
// for addr2line.

#include "support/processor_time.h"

#include <QApplication>
#include <QEvent>
#include <QMetaObject>
#include <QThread>

#include <chrono>
#include <csignal>
#include <ctime>
#include <execinfo.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <utility>
#include <vector>

namespace moji::app {

class WatchedApplication final : public QApplication {
public:
    struct Stretch {
        double ms = 0;
        QString of; // the receiver's class, and the kind of event
    };

    WatchedApplication(int& argc, char** argv)
        : QApplication(argc, argv)
        , m_stackMs(qEnvironmentVariableIntValue("MOJISCOPE_MONKEY_STACKS")) {
        if (m_stackMs > 0)
            makeTimer();
    }

    /// An event that comes from an event loop begins a stretch, also from the loop of a dialog; one
    /// that is sent while another is handled belongs to it.
    bool notify(QObject* receiver, QEvent* event) override {
        const int level = QThread::currentThread()->loopLevel();
        if (QThread::currentThread() != thread() || (m_isInside && level == m_level))
            return QApplication::notify(receiver, event);
        const QString name = QStringLiteral("%1 %2")
                                 .arg(QLatin1String(receiver->metaObject()->className()))
                                 .arg(static_cast<int>(event->type()));
        bool accepted = false;
        watch(name, [&] { accepted = QApplication::notify(receiver, event); });
        return accepted;
    }

    /// Runs `work` as one stretch.
    template <class Work>
    void watch(const QString& name, const Work& work) {
        const bool wasInside = std::exchange(m_isInside, true);
        const int level = std::exchange(m_level, QThread::currentThread()->loopLevel());
        const QString outer = std::exchange(m_name, name);
        if (wasInside)
            end(outer);
        begin();
        work();
        end(name);
        m_isInside = wasInside;
        m_level = level;
        m_name = outer;
        if (wasInside)
            begin();
    }

    /// The longest since the last call.
    [[nodiscard]] Stretch takeLongest() { return std::exchange(m_longest, {}); }

private:
    static double threadMs() {
        return std::chrono::duration<double, std::milli>(threadProcessorTime()).count();
    }
    void begin() {
        m_begin = threadMs();
        arm(m_stackMs);
    }
    void end(const QString& name) {
        arm(0);
        if (const double ms = threadMs() - m_begin; ms > m_longest.ms)
            m_longest = {ms, name};
    }

    void makeTimer() {
        void* first[1];
        backtrace(first, 1); // loads what it needs
        std::signal(SIGPROF, [](int) {
            constexpr int kMost = 60;
            void* frames[kMost];
            const int count = backtrace(frames, kMost);
            backtrace_symbols_fd(frames, count, STDERR_FILENO);
            constexpr char kEnd[] = "-- end of stack\n";
            static_cast<void>(!::write(STDERR_FILENO, kEnd, sizeof kEnd - 1));
        });
        sigevent to{};
        to.sigev_notify = SIGEV_THREAD_ID;
        to.sigev_signo = SIGPROF;
        to._sigev_un._tid = static_cast<pid_t>(::syscall(SYS_gettid));
        timer_create(CLOCK_THREAD_CPUTIME_ID, &to, &m_timer);
    }
    void arm(int ms) const {
        if (m_stackMs == 0)
            return;
        const itimerspec when{{}, {ms / 1000, ms % 1000 * 1'000'000L}};
        timer_settime(m_timer, 0, &when, nullptr);
    }

    const int m_stackMs;
    timer_t m_timer{};
    bool m_isInside = false;
    int m_level = 0;
    QString m_name;
    double m_begin = 0;
    Stretch m_longest;
};

} // namespace moji::app
